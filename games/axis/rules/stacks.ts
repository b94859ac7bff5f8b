import { KINDS, type Kind, kindNumber, LAND_KINDS } from '../data/units.ts';
import { numberOf, type Side, type ZoneId } from '../data/zones.ts';
import type { BattleForce, Marker, Open } from './state.ts';

/** The contents of a zone, by its name. Loops over the boards read the rows of the state by number instead. */

/** Length of a zone's part in a row of stacks, and of its land units, which come first. */
export const KIND_COUNT = KINDS.length;
export const LAND_COUNT = LAND_KINDS.length;

/** The row of a side. Spelled out because this is asked most: a property by its literal name is found much faster. */
export const unitRow = ({ zones }: Open, side: Side): number[] => (side === 'axis' ? zones.axis : zones.allies);
export const tokenRow = ({ zones }: Open, side: Side): number[] =>
  side === 'axis' ? zones.tokens.axis : zones.tokens.allies;

const placeOf = (zone: ZoneId, kind: Kind): number => numberOf(zone) * KIND_COUNT + kindNumber(kind);

/** An entry of a row of counts. */
export const countAt = (row: readonly number[], place: number): number => row[place] ?? 0;

/** Sum of a zone's counts from one kind to another. */
function sum(row: readonly number[], zone: number, first: number, end: number): number {
  let all = 0;
  for (let place = zone * KIND_COUNT + first; place < zone * KIND_COUNT + end; place++) all += countAt(row, place);
  return all;
}

/** An entry of any other row. */
export function entryAt<T>(row: readonly T[], place: number): T {
  const entry = row[place];
  if (entry === undefined) throw new RangeError(`a row of ${row.length} has no entry ${place}`);
  return entry;
}

export const controlOf = (open: Open, zone: ZoneId): Side => entryAt(open.zones.control, numberOf(zone));
export const markerOf = (open: Open, zone: ZoneId): Marker => entryAt(open.zones.marker, numberOf(zone));
export const isOverRiver = (open: Open, zone: ZoneId): boolean => entryAt(open.zones.river, numberOf(zone));

/** Units of a kind on the ground. */
export const countIn = (open: Open, side: Side, zone: ZoneId, kind: Kind): number =>
  countAt(unitRow(open, side), placeOf(zone, kind));
export const landIn = (open: Open, side: Side, zone: ZoneId): number => landAt(open, side, numberOf(zone));
/** The same for the zone of this number. */
export const landAt = (open: Open, side: Side, zone: number): number => sum(unitRow(open, side), zone, 0, LAND_COUNT);
export const airIn = (open: Open, side: Side, zone: ZoneId): number =>
  sum(unitRow(open, side), numberOf(zone), LAND_COUNT, KIND_COUNT);

/** Guns that can fire Air Defense (AA-AD-09). */
export const gunsIn = (open: Open, side: Side, zone: ZoneId): number =>
  countIn(open, side, zone, 'artillery') + countIn(open, side, zone, 'minor-artillery');

export const tokensIn = (open: Open, side: Side, zone: ZoneId): number => countAt(tokenRow(open, side), numberOf(zone));

/** True if a side has a unit on the ground in the zone of this number. */
export function isOccupiedAt(open: Open, side: Side, zone: number): boolean {
  const row = unitRow(open, side);
  for (let place = zone * KIND_COUNT; place < (zone + 1) * KIND_COUNT; place++)
    if (countAt(row, place) > 0) return true;
  return false;
}

/** All units of a side on the ground. Written out for speed, with the keys of `emptyBattleForce` in their order. */
export function forceIn(open: Open, side: Side, zone: ZoneId): BattleForce {
  const row = unitRow(open, side);
  const place = numberOf(zone) * KIND_COUNT;
  return {
    infantry: countAt(row, place),
    'minor-infantry': countAt(row, place + 1),
    mechanized: countAt(row, place + 2),
    artillery: countAt(row, place + 3),
    'minor-artillery': countAt(row, place + 4),
    tank: countAt(row, place + 5),
    'assault-gun': countAt(row, place + 6),
    'rocket-launcher': countAt(row, place + 7),
    fighter: countAt(row, place + 8),
    bomber: countAt(row, place + 9),
    'fighter-aloft': 0,
    'bomber-aloft': 0,
  };
}

export function setControl(open: Open, zone: ZoneId, side: Side): void {
  open.zones.control[numberOf(zone)] = side;
}

export function setMarker(open: Open, zone: ZoneId, marker: Marker, overRiver = false): void {
  open.zones.marker[numberOf(zone)] = marker;
  open.zones.river[numberOf(zone)] = overRiver;
}

/** Puts units on the ground, or takes them away where `count` is negative. */
export function addUnits(open: Open, side: Side, zone: ZoneId, kind: Kind, count: number): void {
  const row = unitRow(open, side);
  const place = placeOf(zone, kind);
  row[place] = countAt(row, place) + count;
}

export function addTokens(open: Open, side: Side, zone: ZoneId, count: number): void {
  const row = tokenRow(open, side);
  const place = numberOf(zone);
  row[place] = countAt(row, place) + count;
}

/** Units of a kind that have moved in this phase, or may not move in it. */
export const movedOf = (open: Open, zone: ZoneId, kind: Kind): number => countAt(open.moved, placeOf(zone, kind));

/** Units that can still move in this phase. */
export function readyIn(open: Open, side: Side, zone: ZoneId, kind: Kind): number {
  const place = placeOf(zone, kind);
  return Math.max(0, countAt(unitRow(open, side), place) - countAt(open.moved, place));
}

export function noteMoved(open: Open, zone: ZoneId, kind: Kind, count: number): void {
  const place = placeOf(zone, kind);
  open.moved[place] = countAt(open.moved, place) + count;
}

/** Removes units; those that have moved go last. */
export function removeUnits(open: Open, side: Side, zone: ZoneId, kind: Kind, count: number): void {
  const place = placeOf(zone, kind);
  const left = countAt(unitRow(open, side), place) - count;
  unitRow(open, side)[place] = left;
  if (countAt(open.moved, place) > left) open.moved[place] = left;
  if (kind !== 'infantry') return;
  for (const each of open.raised) if (each.zone === zone) each.count = Math.min(each.count, left);
}
