import { MARKERS, type MarkerId } from '../data/markers.ts';
import { RECRUITMENT_TILES, STRIPES, type StripeId } from '../data/recruitment.ts';
import { isConcealed, openProfile, seatOf, unitName } from './counters.ts';
import { originOf } from './origins.ts';
import { INFANTRY } from './profiles.ts';
import type { HeroesContext, Open, State, View } from './state.ts';

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

export function gearLeft(view: View, u: number, marker: MarkerId): number {
  const { open } = view;
  if (MARKERS[marker].infantryOnly === true && openProfile(open, u).category !== INFANTRY) return 0;
  let left = 0;
  for (const each of open.stock[seatOf(open, u)])
    if (each.marker === marker && serves(view, each.tile, u)) left += each.left;
  return left;
}

/** By open facts: of a concealed unit the enemy can't exclude it (HS-R-134). */
export function mayUseGear(open: Open, u: number, marker: MarkerId): boolean {
  const stock = open.stock[seatOf(open, u)];
  if (!stock.some((each) => each.marker === marker && each.left > 0)) return false;
  return isConcealed(open, u) || gearLeft({ open, private: {}, flow: [] }, u, marker) > 0;
}

/** Takes a marker from the first tile that may serve the unit (HS-OPT-05). */
export function spend(state: State, u: number, marker: MarkerId, context: HeroesContext): void {
  const { open } = state;
  const from = open.stock[seatOf(open, u)].find(
    (each) => each.marker === marker && each.left > 0 && serves(state, each.tile, u),
  );
  if (from === undefined) return;
  from.left--;
  context.log({ event: 'used', rule: 'HS-OPT-05', unit: unitName(open, u), marker });
}
