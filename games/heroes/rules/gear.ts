import { no, type Refusal } from '@kurgan/engine';
import { MARKERS, type MarkerId } from '../data/markers.ts';
import { RECRUITMENT_TILES, STRIPES, type StripeId } from '../data/recruitment.ts';
import { actionAt } from './bonuses.ts';
import { isConcealed, openProfile, seatOf, unitName } from './counters.ts';
import { originOf } from './origins.ts';
import { INFANTRY } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import type { HeroesContext, Seat, State, View } from './state.ts';

/**
 * A unit may use the markers of a tile if it has the tile's own stripe; those of a command tile serve everybody, those
 * of a character tile only its own units (HS-OPT-03, HS-OPT-04, HS-R-146).
 */
function serves(view: View, tile: number, u: number): boolean {
  const { open } = view;
  const entry = originOf(view, u);
  const facts = open.army[seatOf(open, u)][tile];
  if (entry === undefined || facts === undefined) return false;
  const { kind, stripe } = RECRUITMENT_TILES[facts.tile];
  if (kind === 'command') return true;
  if (kind === 'character') return entry.tile === tile;
  return entry.stripe === stripe && STRIPES[stripe as StripeId].scope === 'specific';
}

/** Markers of a kind that a side has used in the action under way. */
function usedInAction({ flow }: View, seat: Seat, marker: MarkerId): number {
  const action = flow[actionAt(flow)];
  if (action?.step !== 'wholeAction') return 0;
  return action.markers.filter((each) => each.seat === seat && each.marker === marker).length;
}

/** Reason a unit can't use such a marker now: it has none, or one action takes no more of them (HS-OPT-03, HS-OPT-07). */
export function refuseMarker(view: View, u: number, marker: MarkerId): Refusal<RuleId> | null {
  const used = usedInAction(view, seatOf(view.open, u), marker);
  if (used >= MARKERS[marker].maxPerAction) return no('HS-OPT-07', { used });
  return stockOf(view, u, marker) > 0 ? null : no('HS-OPT-03', { marker });
}

/** Markers of a kind that a unit may still use, in this action (HS-OPT-07). */
export function gearLeft(view: View, u: number, marker: MarkerId): number {
  const more = MARKERS[marker].maxPerAction - usedInAction(view, seatOf(view.open, u), marker);
  return Math.min(more, stockOf(view, u, marker));
}

function stockOf(view: View, u: number, marker: MarkerId): number {
  const { open } = view;
  if (MARKERS[marker].infantryOnly === true && openProfile(open, u).category !== INFANTRY) return 0;
  let left = 0;
  for (const each of open.stock[seatOf(open, u)])
    if (each.marker === marker && serves(view, each.tile, u)) left += each.left;
  return left;
}

/** By open facts: of a concealed unit the enemy can't exclude it (HS-R-134). */
export function mayUseGear({ open, flow }: View, u: number, marker: MarkerId): boolean {
  const seat = seatOf(open, u);
  const bare = { open, private: {}, flow };
  if (!open.stock[seat].some((each) => each.marker === marker && each.left > 0)) return false;
  if (!isConcealed(open, u)) return gearLeft(bare, u, marker) > 0;
  return usedInAction(bare, seat, marker) < MARKERS[marker].maxPerAction;
}

/** Takes a marker from the first tile that may serve the unit (HS-OPT-05). */
export function spend(state: State, u: number, marker: MarkerId, context: HeroesContext): void {
  const { open, flow } = state;
  const seat = seatOf(open, u);
  const from = open.stock[seat].find((each) => each.marker === marker && each.left > 0 && serves(state, each.tile, u));
  if (from === undefined) return;
  from.left--;
  const action = flow[actionAt(flow)];
  if (action?.step === 'wholeAction')
    flow[actionAt(flow)] = { ...action, markers: [...action.markers, { seat, marker }] };
  // Whoever throws a marker says so with the place it goes to.
  if (MARKERS[marker].alternateFire !== true)
    context.log({ event: 'used', rule: 'HS-OPT-05', unit: unitName(open, u), marker });
}
