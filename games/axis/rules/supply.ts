import { NEIGHBORS } from '../data/borders.ts';
import { EAST_BANK, LANDING_ZONES } from '../data/places.ts';
import { isCity, type Side, ZONES, type ZoneId } from '../data/zones.ts';
import { isFriendly } from './board.ts';
import type { Open } from './state.ts';

/**
 * Zones that a force can trace to: its own, whoever holds it, and all that hang together with it through friendly ones
 * (AA-SUP-04, AA-SUP-06). Borders and links only, so never across the Volga (AA-SUP-09).
 */
export function traceFrom(open: Open, side: Side, zone: ZoneId): ZoneId[] {
  const found: ZoneId[] = [zone];
  for (const id of found) {
    for (const next of NEIGHBORS[id]) if (isFriendly(open, side, next) && !found.includes(next)) found.push(next);
  }
  return found;
}

/** True if a force of this side in this zone has a supply line. */
export function isSupplied(open: Open, side: Side, zone: ZoneId): boolean {
  if (zone === EAST_BANK) return true; // AA-R-32
  const sector = side === 'allies' ? ZONES[zone].sector : null;
  const landing = sector !== null && open.crossings[sector].ferry ? LANDING_ZONES[sector] : null; // AA-SUP-12
  return traceFrom(open, side, zone).some((id) => ZONES[id].exit === side || id === landing);
}

/** True if an unbroken chain of Axis zones leads from this one to an exit (AA-R-15). */
export const hasAxisLine = (open: Open, zone: ZoneId): boolean =>
  isFriendly(open, 'axis', zone) && isCity(zone) && isSupplied(open, 'axis', zone);

/**
 * Zones whose supply token a force can spend (AA-TOK-02). The token's zone may be hostile, but nothing passes through a
 * hostile zone; bases and the east bank are out of reach (AA-TOK-03).
 */
export function tokensInReach(open: Open, side: Side, zone: ZoneId): ZoneId[] {
  const reached = traceFrom(open, side, zone);
  const found: ZoneId[] = [];
  const note = (id: ZoneId): void => {
    if (open.zones[id].tokens[side] === 0 || ZONES[id].base !== null || id === EAST_BANK) return;
    if (!found.includes(id)) found.push(id);
  };
  for (const id of reached) {
    note(id);
    for (const next of NEIGHBORS[id]) note(next);
  }
  return found;
}

/** True if a token has fed this force in this phase (AA-R-33). */
export const isFed = (open: Open, side: Side, zone: ZoneId): boolean =>
  open.fed.some((each) => each.side === side && each.zone === zone);

/** Spends a token for a force. */
export function feed(open: Open, side: Side, zone: ZoneId, token: ZoneId): void {
  open.zones[token].tokens[side]--;
  open.pool.allies++; // AA-TOK-08
  open.fed.push({ side, zone });
}
