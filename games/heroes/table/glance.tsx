import type { Glance } from '@kurgan/kit';
import { fieldFor } from '../rules/areas.ts';
import { of, seatOf, totalOf } from '../rules/counters.ts';
import { at } from '../rules/field/squares.ts';
import { scenarioOf } from '../rules/scenario.ts';
import { type Open, SEATS, type View, WHERE } from '../rules/state.ts';
import { pointsNow } from './facts.ts';
import { MiniBoard } from './mini-board.tsx';
import { words } from './words/table.ts';

/** A list carries views of any game. */
const openOf = (view: unknown): Open => (view as View).open;

export const Picture: Glance['Picture'] = ({ view }) => {
  const open = openOf(view);
  const field = fieldFor(open);
  const marks = Array.from({ length: totalOf(open) }, (_, u) => u)
    .filter((u) => of(open.units.where, u) === WHERE.field && of(open.units.at, u) >= 0)
    .map((u) => {
      const place = of(open.units.at, u);
      return { side: seatOf(open, u), x: at(field.x, place), y: at(field.y, place) };
    });
  return <MiniBoard layout={scenarioOf(open).layout} marks={marks} />;
};

export const standing: Glance['standing'] = ({ view }) => {
  const open = openOf(view);
  const points = SEATS.map((seat) => `${words.side[seat]} ${pointsNow(open, seat)}`).join(', ');
  return `Turn ${Math.max(1, open.turn)} of ${scenarioOf(open).turns} · ${points}`;
};
