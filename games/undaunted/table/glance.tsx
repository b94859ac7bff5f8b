import type { ViewOf } from '@kurgan/engine';
import type { Glance } from '@kurgan/kit';
import { entry } from '../rules/pieces.ts';
import { type Open, pointsOf, type Undaunted } from '../rules/state.ts';
import { MiniMap } from './board/mini-map.tsx';
import type { TableEdition } from './edition.ts';
import { Names } from './words/names.ts';
import { words } from './words/table.ts';

/** A list carries views of any game. */
const openOf = (view: unknown): Open => (view as ViewOf<Undaunted>).open;

/** A match of an edition at a glance, for a list. */
export function glanceOf(edition: TableEdition): Glance {
  const names = new Names(edition);
  return {
    Picture({ view }) {
      const open = openOf(view);
      const facts = entry(edition.pieces.boards, open.scenario).scenario;
      return <MiniMap scenario={facts} edition={edition} open={open} />;
    },
    standing({ view }) {
      const open = openOf(view);
      const { goals } = edition.mission(open.scenario);
      const scores = edition.pieces.seats.map((seat) => {
        const { points, progress } = entry(goals, seat);
        const goal = points === null ? '' : ` ${words.of(points)}`;
        return `${names.side(seat).short} ${progress?.(open) ?? pointsOf(open, seat)}${goal}`;
      });
      return `${words.round} ${open.round} · ${scores.join(', ')}`;
    },
  };
}
