import type { Bot, GameTypes } from '@kurgan/engine';

/** Plays any legal action, all equally likely: the baseline for every other bot. */
export const random: Bot<GameTypes> = {
  id: 'random',
  title: 'Any legal action',
  choose(_view, seat, legal, chance) {
    const action = legal[chance.below(legal.length)];
    if (action === undefined) throw new Error(`${seat} has nothing to choose from`);
    return action;
  },
};
