import type { Seat, Verdict } from '../rules/edition.ts';
import { entry, otherSeat, type Pieces } from '../rules/pieces.ts';
import { type Open, pointsOf, sideOf } from '../rules/state.ts';
import { mostPoints } from './hope.ts';
import { goalOf } from './mission.ts';
import type { RuleId } from './rule-ids.ts';

/** Riflemen counters on the board: without any, the side is pinned, whatever else it has there (UN-END-04). */
export function riflemenOf(pieces: Pieces, open: Open, seat: Seat): number {
  const { counters } = sideOf(open, seat);
  let count = 0;
  for (const unit of pieces.unitIds) if (counters[unit] && entry(pieces.units, unit).type.id === 'riflemen') count++;
  return count;
}

/** In the order of UN-R-39: a goal reached, the enemy pinned, a hopeless enemy that is behind, both pinned. */
export function judge(pieces: Pieces, open: Open, active: Seat): (Verdict & { rule: RuleId }) | null {
  const order = [active, otherSeat(pieces, active)];
  const points = order.map((seat) => pointsOf(open, seat));
  const [own = 0, theirs = 0] = points;

  for (const [i, seat] of order.entries()) {
    const wanted = goalOf(open, seat);
    if (wanted !== null && (points[i] ?? 0) >= wanted) return { winner: seat, how: 'objectives', rule: 'UN-END-03' };
  }
  const hopeless = order.map((seat) => {
    const wanted = goalOf(open, seat);
    return wanted !== null && mostPoints(pieces, open, seat) < wanted;
  });
  const pinned = order.map((seat, i) => hopeless[i] === true || riflemenOf(pieces, open, seat) === 0);
  for (const [i, seat] of order.entries()) {
    if (goalOf(open, seat) !== null || !pinned[1 - i]) continue;
    return hopeless[1 - i]
      ? { winner: seat, how: 'hopeless', rule: 'UN-HOPE-02' }
      : { winner: seat, how: 'pinned', rule: 'UN-END-05' };
  }
  for (const [i, seat] of order.entries()) {
    const behind = (points[1 - i] ?? 0) < (points[i] ?? 0);
    if (hopeless[1 - i] && behind) return { winner: seat, how: 'hopeless', rule: 'UN-HOPE-03' };
  }
  if (!pinned[0] || !pinned[1]) return null;
  if (own === theirs) return { winner: open.marker, how: 'bothPinned', rule: 'UN-END-08' };
  const winner = own > theirs ? active : otherSeat(pieces, active);
  return { winner, how: 'bothPinned', rule: 'UN-END-07' };
}
