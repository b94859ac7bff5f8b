import type { Bot, GameTypes } from '@kurgan/engine';

/** Any legal action, each as likely as the other: the floor that every other bot is measured from. */
export const random: Bot<GameTypes> = {
  id: 'random',
  title: 'Any legal action',
  choose(_view, seat, legal, chance) {
    const action = legal[chance.below(legal.length)];
    if (action === undefined) throw new Error(`${seat} has nothing to choose from`);
    return action;
  },
};
