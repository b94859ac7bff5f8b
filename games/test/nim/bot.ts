import type { Bot } from '@kurgan/engine';
import type { Nim } from './game.ts';

/** Leaves a multiple of four when the last stone wins, one more when it loses. It puts nothing back. */
const master: Bot<Nim> = {
  id: 'master',
  title: 'Master: counts in fours',
  choose({ open }, _seat, legal) {
    const left = open.stones - (open.lastLoses ? 1 : 0);
    const best = legal.find((action) => action.do === 'pass' || (action.do === 'take' && action.stones === left % 4));
    const action = best ?? legal[0];
    if (action === undefined) throw new Error('there is nothing to choose from');
    return action;
  },
  because: () => 'It leaves a multiple of four.',
};

export const bots: readonly Bot<Nim>[] = [master];
