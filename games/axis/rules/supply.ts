import { NEIGHBORS, NEXT_TO } from '../data/borders.ts';
import { type CrossingId, EAST_BANK, LANDING_ZONES } from '../data/places.ts';
import { CITY_IDS, isCity, numberOf, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { isFriendly } from './board.ts';
import { addTokens, countAt, entryAt, landIn, tokenRow } from './stacks.ts';
import type { Open } from './state.ts';

/** By zone number. */
const EXITS = ZONE_IDS.map((id) => ZONES[id].exit);

/** The last trace that came to each zone: a note within one call, kept between calls so that none has to be made. */
const SEEN_BY = ZONE_IDS.map(() => 0);
let traces = 0;

/**
 * Numbers of the zones that a force can trace to: its own, whoever holds it, and all that hang together with it through
 * friendly ones (AA-SUP-04, AA-SUP-06). Borders and links only, so never across the Volga (AA-SUP-09). The search ends
 * where `isEnd` says so; that zone is then the last.
 */
function traceFrom({ zones }: Open, side: Side, zone: ZoneId, isEnd: (zone: number) => boolean): readonly number[] {
  const start = numberOf(zone);
  const found = [start];
  const trace = ++traces;
  SEEN_BY[start] = trace;
  if (isEnd(start)) return found;
  for (const id of found) {
    for (const next of entryAt(NEXT_TO, id)) {
      if (SEEN_BY[next] === trace || entryAt(zones.control, next) !== side) continue;
      SEEN_BY[next] = trace;
      found.push(next);
      if (isEnd(next)) return found;
    }
  }
  return found;
}

/** True if a force of this side in this zone has a supply line. */
export function isSupplied(open: Open, side: Side, zone: ZoneId): boolean {
  if (zone === EAST_BANK) return true; // AA-R-32
  const sector = side === 'allies' ? ZONES[zone].sector : null;
  const landing = sector !== null && open.crossings[sector].ferry ? numberOf(LANDING_ZONES[sector]) : null; // AA-SUP-12
  const isEnd = (id: number): boolean => EXITS[id] === side || id === landing;
  const end = traceFrom(open, side, zone, isEnd).at(-1);
  return end !== undefined && isEnd(end);
}

/** True if an unbroken chain of Axis zones leads from this one to an exit (AA-R-15). */
export const hasAxisLine = (open: Open, zone: ZoneId): boolean =>
  isFriendly(open, 'axis', zone) && isCity(zone) && isSupplied(open, 'axis', zone);

/**
 * Zones whose supply token a force can spend (AA-TOK-02). The token's zone may be hostile, but nothing passes through a
 * hostile zone; bases and the east bank are out of reach (AA-TOK-03).
 */
export function tokensInReach(open: Open, side: Side, zone: ZoneId): ZoneId[] {
  const stocked = TOKEN_STORES.filter((id) => countAt(tokenRow(open, side), id) > 0);
  if (stocked.length === 0) return [];
  const reached = traceFrom(open, side, zone, () => false);
  return stocked
    .filter((id) => reached.includes(id) || entryAt(NEXT_TO, id).some((next) => reached.includes(next)))
    .map((id) => entryAt(ZONE_IDS, id));
}

/** Numbers of the zones whose tokens can be spent. */
const TOKEN_STORES = ZONE_IDS.filter((id) => ZONES[id].base === null && id !== EAST_BANK).map(numberOf);

/** True if a token has fed this force in this phase (AA-R-33). */
export const isFed = (open: Open, side: Side, zone: ZoneId): boolean =>
  open.fed.some((each) => each.side === side && each.zone === zone);

/** True if a force fights as a supplied one, by a line or by a token. */
export const isReady = (open: Open, side: Side, zone: ZoneId): boolean =>
  isSupplied(open, side, zone) || isFed(open, side, zone);

/** Spends a token for a force. */
export function feed(open: Open, side: Side, zone: ZoneId, token: ZoneId): void {
  addTokens(open, side, token, -1);
  open.pool.allies++; // AA-TOK-08
  open.fed.push({ side, zone });
}

/** Forces without a supply line: where Unsupplied Markers lie (AA-SUP-18). */
export const unsuppliedForces = (open: Open, side: Side): ZoneId[] =>
  ZONE_IDS.filter((zone) => landIn(open, side, zone) > 0 && !isSupplied(open, side, zone));

/** The same as markers: one in the STALINGRAD rectangle if no force of the city is supplied (AA-SUP-17). */
export function unsuppliedMarkers(open: Open, side: Side): (ZoneId | 'stalingrad')[] {
  const cut = unsuppliedForces(open, side);
  const inCity = CITY_IDS.filter((zone) => zone !== EAST_BANK && landIn(open, side, zone) > 0);
  const isCityCut = inCity.length > 1 && inCity.every((zone) => cut.includes(zone));
  return isCityCut ? [...cut.filter((zone) => !isCity(zone)), 'stalingrad'] : cut;
}

/** A supply line, or what breaks it. */
export interface SupplyLine {
  readonly supplied: boolean;
  /** From the force to the end of the line; without supply, the line that fails least. */
  readonly path: readonly ZoneId[];
  /** Hostile zones on that line. */
  readonly broken: readonly ZoneId[];
  /** The exit, or the crossing whose landing zone is the end; a crossing without a ferry breaks the line too. */
  readonly end: ZoneId | CrossingId;
}

/**
 * Answers why a force is supplied or cut off: the line through the fewest hostile zones, and of those the shortest. On the
 * east bank, which has no neighbors, it is the force's own zone (AA-R-32).
 */
export function supplyLine(open: Open, side: Side, zone: ZoneId): SupplyLine {
  const sector = side === 'allies' ? ZONES[zone].sector : null;
  const cost = new Map<ZoneId, number>([[zone, 0]]);
  const before = new Map<ZoneId, ZoneId>();
  const queue: ZoneId[] = [zone];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    for (const next of NEIGHBORS[id]) {
      const price = (cost.get(id) ?? 0) + (isFriendly(open, side, next) ? 1 : ZONE_IDS.length);
      if (price >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, price);
      before.set(next, id);
      queue.push(next);
    }
  }
  const landing = sector === null ? null : LANDING_ZONES[sector];
  const ends = [...cost.keys()].filter((id) => ZONES[id].exit === side || id === landing);
  const priceOf = (id: ZoneId): number => {
    const closed = id === landing && sector !== null && !open.crossings[sector].ferry;
    return (cost.get(id) ?? 0) + (closed ? ZONE_IDS.length : 0);
  };
  const [end = zone] = ends.sort((a, b) => priceOf(a) - priceOf(b));
  const path = [end];
  for (let id = before.get(end); id !== undefined; id = before.get(id)) path.unshift(id);
  const broken = path.slice(1).filter((id) => !isFriendly(open, side, id));
  const byCrossing = end === landing && sector !== null;
  return { supplied: priceOf(end) < ZONE_IDS.length, path, broken, end: byCrossing ? sector : end };
}
