import type { Glance } from '@kurgan/kit';
import { scenarioOf } from '../rules/scenario.ts';
import { type Open, SEATS, type View } from '../rules/state.ts';
import { marksOf, pointsNow } from './facts.ts';
import { MiniBoard } from './mini-board.tsx';
import { words } from './words/table.ts';

/** A list carries views of any game. */
const openOf = (view: unknown): Open => (view as View).open;

export const Picture: Glance['Picture'] = ({ view }) => {
  const open = openOf(view);
  return <MiniBoard layout={scenarioOf(open).layout} marks={marksOf(open)} />;
};

export const standing: Glance['standing'] = ({ view }) => {
  const open = openOf(view);
  const points = SEATS.map((seat) => `${words.sides[seat]} ${pointsNow(open, seat)}`).join(', ');
  return `Turn ${Math.max(1, open.turn)} of ${scenarioOf(open).turns} · ${points}`;
};
