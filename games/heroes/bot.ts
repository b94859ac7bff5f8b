import type { Bot } from '@kurgan/engine';
import { played } from './bot/commander.ts';
import { reasonFor } from './bot/reasons.ts';
import { SKILLS } from './bot/skill.ts';
import type { Heroes } from './rules/state.ts';

const veteran: Bot<Heroes> = {
  id: 'veteran',
  title: 'Veteran: makes the most of its cards',
  choose: (view, seat, legal, chance) => played(view, seat, legal, SKILLS.sharp, chance),
  because: reasonFor,
};

const regular: Bot<Heroes> = {
  id: 'regular',
  title: 'Regular: goes for its goals',
  choose: (view, seat, legal, chance) => played(view, seat, legal, SKILLS.bold, chance),
  because: reasonFor,
};

/** One activation in so many is wasted. */
const WASTED = 4;

/** Plays by the policy, too much in fear: now and then a unit that could act does nothing. */
const recruit: Bot<Heroes> = {
  id: 'recruit',
  title: 'Recruit: keeps its head down',
  choose(view, seat, legal, chance) {
    const isFrozen = view.flow.at(-1)?.step === 'activation' && chance.below(WASTED) === 0;
    const pass = isFrozen ? legal.find((action) => action.do === 'pass') : undefined;
    return pass ?? played(view, seat, legal, SKILLS.timid, chance);
  },
};

export const bots: readonly Bot<Heroes>[] = [veteran, regular, recruit];
