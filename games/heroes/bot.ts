import type { Bot, Searched } from '@kurgan/engine';
import { Commander } from './bot/commander.ts';
import { planning } from './bot/planning.ts';
import { SKILLS } from './bot/skill.ts';
import type { Heroes } from './rules/state.ts';

/** Plays by a plain policy. */
const recruit: Bot<Heroes> = {
  id: 'recruit',
  title: 'Recruit: does what looks best at once',
  choose: (view, seat, legal) => new Commander(SKILLS.plain).choose(view, seat, legal),
};

/** Plays by the whole policy. */
const regular: Bot<Heroes> = {
  id: 'regular',
  title: 'Regular: weighs the dangers before it acts',
  choose: (view, seat, legal) => new Commander(SKILLS.careful).choose(view, seat, legal),
};

export const bots: readonly Bot<Heroes>[] = [regular, recruit];

/** Tries are made for each activation, window and set of orders; their depth is in tokens called. */
export const searched: Searched<Heroes> = {
  insight: {},
  planning,
  levels: [
    {
      id: 'veteran',
      title: 'Veteran: compares what could be done, a turn ahead',
      iterations: 48,
      thinks: 1600,
      depth: 10,
    },
  ],
};
