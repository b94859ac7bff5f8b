import type { Bot, Searched } from '@kurgan/engine';
import { Commander } from './bot/commander.ts';
import { planning } from './bot/planning.ts';
import type { Heroes } from './rules/state.ts';

/** Plays by the policy alone. */
const recruit: Bot<Heroes> = {
  id: 'recruit',
  title: 'Recruit: does what looks best at once',
  choose: (view, seat, legal) => new Commander().choose(view, seat, legal),
};

export const bots: readonly Bot<Heroes>[] = [recruit];

/** Tries are made for each activation, window and set of orders; their depth is in tokens called. */
export const searched: Searched<Heroes> = {
  insight: {},
  planning,
  levels: [
    {
      id: 'veteran',
      title: 'Veteran: compares what could be done, a turn ahead',
      iterations: 320,
      thinks: 1600,
      depth: 24,
    },
    { id: 'regular', title: 'Regular: looks before it acts', iterations: 80, thinks: 600, depth: 24 },
  ],
};
