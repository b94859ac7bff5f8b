import type { Bot, Searched } from '@kurgan/engine';
import { Commander } from './bot/commander.ts';
import { planning } from './bot/planning.ts';
import { reasonFor } from './bot/reasons.ts';
import { SKILLS } from './bot/skill.ts';
import type { Heroes } from './rules/state.ts';

/** One activation in so many is wasted. */
const WASTED = 4;

/** Plays by the policy, too much in fear: now and then a unit that could act does nothing. */
const recruit: Bot<Heroes> = {
  id: 'recruit',
  title: 'Recruit: keeps its head down',
  choose(view, seat, legal, chance) {
    const isFrozen = view.flow.at(-1)?.step === 'activation' && chance.below(WASTED) === 0;
    const pass = isFrozen ? legal.find((action) => action.do === 'pass') : undefined;
    return pass ?? new Commander(SKILLS.timid).choose(view, seat, legal);
  },
};

/** Plays by the policy. */
const regular: Bot<Heroes> = {
  id: 'regular',
  title: 'Regular: goes for its goals',
  choose: (view, seat, legal) => new Commander(SKILLS.bold).choose(view, seat, legal),
  because: reasonFor,
};

export const bots: readonly Bot<Heroes>[] = [regular, recruit];

/** Tries are made for each activation, window and set of orders; their depth is in tokens called. */
export const searched: Searched<Heroes> = {
  insight: { because: reasonFor },
  planning,
  levels: [
    {
      id: 'veteran',
      title: 'Veteran: compares what could be done, a turn ahead',
      iterations: 48,
      thinks: 1600,
      depth: 12,
    },
  ],
};
