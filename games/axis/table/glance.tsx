import type { Glance } from '@kurgan/kit';
import { LIMITS, ORDER_CARDS } from '../data/track.ts';
import { controlOf, landIn } from '../rules/stacks.ts';
import type { Open, View } from '../rules/state.ts';
import { MiniBoards } from './mini-boards.tsx';

/** A list carries views of any game. */
const openOf = (view: unknown): Open => (view as View).open;

export const Picture: Glance['Picture'] = ({ view }) => {
  const open = openOf(view);
  return (
    <MiniBoards holder={(zone) => controlOf(open, zone)} hasForce={(side, zone) => landIn(open, side, zone) > 0} />
  );
};

export const standing: Glance['standing'] = ({ view }) => {
  const { round, card } = openOf(view);
  return `Round ${round} of ${LIMITS.lastRound} · ${ORDER_CARDS[card - 1] ?? 'Set-up'}`;
};
