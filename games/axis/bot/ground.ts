import { NEXT_TO } from '../data/borders.ts';
import { CROSSING_IDS, EAST_BANK, LANDING_ZONES } from '../data/places.ts';
import { KINDS, KINDS_OF, unitOf } from '../data/units.ts';
import { numberOf, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { entryAt, KIND_COUNT, LAND_COUNT, unitRow } from '../rules/stacks.ts';
import type { Marker, Open } from '../rules/state.ts';
import { GROUND, type Weights } from './weights.ts';

/** The boards as rows of numbers by zone, for quick arithmetic. */

export const ZONE_COUNT = ZONE_IDS.length;
/** A number for each zone. Arrays of this length are much cheaper to make than typed ones. */
export type Row = number[];
const ZEROS: Row = ZONE_IDS.map(() => 0.5).fill(0); // holds doubles from the start, so that no copy has to change
export const row = (): Row => ZEROS.slice();
export const at = (list: ArrayLike<number>, place: number): number => list[place] ?? 0;
export const zoneAt = (zone: number): ZoneId => entryAt(ZONE_IDS, zone);
export const neighborsOf = (zone: number): readonly number[] => entryAt(NEXT_TO, zone);

const factsOf = (kind: (typeof KINDS)[number]) => unitOf(KINDS_OF.axis.includes(kind) ? 'axis' : 'allies', kind);
/** By kind; both sides' units of a kind are alike. */
export const ATTACK: readonly number[] = KINDS.map((kind) => factsOf(kind).attack ?? 0);
export const DEFENSE: readonly number[] = KINDS.map((kind) => factsOf(kind).defense ?? 0);
/** Price in infantry. */
export const PRICE: readonly number[] = KINDS.map((kind) => (factsOf(kind).cost ?? 12) / 3);
const FAR: readonly boolean[] = KINDS.map((kind) => factsOf(kind).move === 2);

export const FORTIFIED: readonly boolean[] = ZONE_IDS.map((id) => ZONES[id].fortified);
export const CLOSED: readonly boolean[] = ZONE_IDS.map((id) => ZONES[id].base !== null || id === EAST_BANK);

/** Land units of a side: how many in each zone, how many of them fight, and the sums of their values. */
export interface Army {
  readonly count: Row;
  readonly fighters: Row;
  readonly attack: Row;
  readonly defense: Row;
}

const newArmy = (): Army => ({ count: row(), fighters: row(), attack: row(), defense: row() });

export function addTo(army: Army, zone: number, kind: number, count: number): void {
  army.count[zone] = at(army.count, zone) + count;
  const attack = at(ATTACK, kind);
  if (attack === 0) return;
  army.fighters[zone] = at(army.fighters, zone) + count;
  army.attack[zone] = at(army.attack, zone) + count * attack;
  army.defense[zone] = at(army.defense, zone) + count * at(DEFENSE, kind);
}

export function armyOf(open: Open, side: Side): Army {
  const army = newArmy();
  const units = unitRow(open, side);
  for (let zone = 0; zone < ZONE_COUNT; zone++)
    for (let kind = 0; kind < LAND_COUNT; kind++) {
      const count = at(units, zone * KIND_COUNT + kind);
      if (count > 0) addTo(army, zone, kind, count);
    }
  return army;
}

/** Units that could come to each zone in a Movement phase: neighbors, and fast units from one zone farther. */
export function reachOf(open: Open, side: Side, marker: readonly Marker[]): Army {
  const army = newArmy();
  const units = unitRow(open, side);
  const { control } = open.zones;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (marker[zone] !== null) continue; // locked
    for (let kind = 0; kind < LAND_COUNT; kind++) {
      const count = at(units, zone * KIND_COUNT + kind);
      if (count === 0 || at(ATTACK, kind) === 0) continue;
      for (const next of neighborsOf(zone)) {
        addTo(army, next, kind, count);
        if (FAR[kind] !== true || control[next] !== side || marker[next] !== null) continue;
        for (const far of neighborsOf(next)) if (far !== zone) addTo(army, far, kind, count * 0.5);
      }
    }
  }
  return army;
}

/** Sets of zones as bits: the first half of the zones in `low`, the others in `high`. */
const HALF = ZONE_COUNT / 2;
const ALL = 2 ** HALF - 1;
const lowOf = (zones: readonly number[]): number =>
  zones.reduce((bits, zone) => (zone < HALF ? bits | (1 << zone) : bits), 0);
const highOf = (zones: readonly number[]): number =>
  lowOf(zones.map((zone) => (zone < HALF ? ZONE_COUNT : zone - HALF)));
const NEXT_LOW = ZONE_IDS.map((_, zone) => lowOf(neighborsOf(zone)));
const NEXT_HIGH = ZONE_IDS.map((_, zone) => highOf(neighborsOf(zone)));

const zonesWhere = (test: (id: ZoneId) => boolean): number[] =>
  ZONE_IDS.flatMap((id, zone) => (test(id) ? [zone] : []));
const exitsOf = (side: Side): { readonly low: number; readonly high: number } => {
  const exits = zonesWhere((id) => ZONES[id].exit === side);
  return { low: lowOf(exits), high: highOf(exits) };
};
const EXITS: Readonly<Record<Side, { readonly low: number; readonly high: number }>> = {
  axis: exitsOf('axis'),
  allies: exitsOf('allies'),
};
/** Sectors lie in the city, and so in the high half. */
const SECTORS = CROSSING_IDS.map((crossing) => ({
  crossing,
  landing: highOf([numberOf(LANDING_ZONES[crossing])]),
  zones: highOf(zonesWhere((id) => ZONES[id].sector === crossing)),
}));
const EAST = highOf([numberOf(EAST_BANK)]);

/** Zones that hang together with the start of the last flood, and their neighbors. */
let nearLow = 0;
let nearHigh = 0;

/** Spreads from these zones over all zones of a side. */
function flood(low: number, high: number, startLow: number, startHigh: number): void {
  let todoLow = startLow & low;
  let todoHigh = startHigh & high;
  let linkedLow = todoLow;
  let linkedHigh = todoHigh;
  nearLow = todoLow;
  nearHigh = todoHigh;
  while ((todoLow | todoHigh) !== 0) {
    const isLow = todoLow !== 0;
    const place = 31 - Math.clz32(isLow ? todoLow : todoHigh);
    if (isLow) todoLow ^= 1 << place;
    else todoHigh ^= 1 << place;
    const zone = isLow ? place : place + HALF;
    const nextLow = at(NEXT_LOW, zone);
    const nextHigh = at(NEXT_HIGH, zone);
    nearLow |= nextLow;
    nearHigh |= nextHigh;
    const freshLow = nextLow & low & ~linkedLow;
    const freshHigh = nextHigh & high & ~linkedHigh;
    linkedLow |= freshLow;
    linkedHigh |= freshHigh;
    todoLow |= freshLow;
    todoHigh |= freshHigh;
  }
}

/** Zones where a force would be supplied, as the last trace found them. */
let suppliedLow = 0;
let suppliedHigh = 0;

/** Traces the supply of a side that holds these zones. */
function trace({ crossings }: Open, side: Side, low: number, high: number): void {
  const exits = EXITS[side];
  flood(low, high, exits.low, exits.high);
  suppliedLow = nearLow | exits.low;
  suppliedHigh = nearHigh | exits.high;
  if (side === 'axis') return;
  suppliedHigh |= EAST;
  for (const { crossing, landing, zones } of SECTORS) {
    if (!crossings[crossing].ferry) continue;
    suppliedHigh |= landing;
    if ((high & landing) === 0) continue;
    flood(low, high, 0, landing);
    suppliedHigh |= nearHigh & zones;
  }
}

const isIn = (low: number, high: number, zone: number): boolean =>
  ((zone < HALF ? low >> zone : high >> (zone - HALF)) & 1) === 1;

/** Marks every zone where a force of this side would be supplied. */
export function supplyOf(open: Open, control: readonly Side[], side: Side, supplied: Uint8Array): void {
  const zones = zonesOf(control, side);
  trace(open, side, zones.low, zones.high);
  for (let zone = 0; zone < ZONE_COUNT; zone++) supplied[zone] = isIn(suppliedLow, suppliedHigh, zone) ? 1 : 0;
}

function zonesOf(control: readonly Side[], side: Side): { low: number; high: number } {
  let low = 0;
  let high = 0;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (control[zone] !== side) continue;
    if (zone < HALF) low |= 1 << zone;
    else high |= 1 << (zone - HALF);
  }
  return { low, high };
}

/** Strength in supply, the Axis's less the Allies', if the Axis holds these zones. */
function balance(open: Open, low: number, high: number, axis: Army, allies: Army): number {
  let sum = 0;
  trace(open, 'axis', low, high);
  for (let zone = 0; zone < ZONE_COUNT; zone++)
    if (isIn(suppliedLow, suppliedHigh, zone)) sum += at(axis.fighters, zone);
  trace(open, 'allies', ALL & ~low, ALL & ~high);
  for (let zone = 0; zone < ZONE_COUNT; zone++)
    if (isIn(suppliedLow, suppliedHigh, zone)) sum -= at(allies.fighters, zone);
  return sum;
}

/** Zones that can change hands soon: next to the other side, or fought over. */
function isFront({ zones }: Open, zone: number, holder: Side): boolean {
  if (zones.marker[zone] !== null) return true;
  for (const next of neighborsOf(zone)) if (zones.control[next] !== holder || zones.marker[next] !== null) return true;
  return false;
}

/** Strength that changes between supplied and cut off when a zone changes hands. */
export function linesOf(open: Open, axis: Army, allies: Army): Row {
  const stake = row();
  const { control } = open.zones;
  const { low, high } = zonesOf(control, 'axis');
  const now = balance(open, low, high, axis, allies);
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const holder = control[zone];
    if (holder === undefined || CLOSED[zone] === true || !isFront(open, zone, holder)) continue;
    const then =
      zone < HALF
        ? balance(open, low ^ (1 << zone), high, axis, allies)
        : balance(open, low, high ^ (1 << (zone - HALF)), axis, allies);
    stake[zone] = holder === 'allies' ? then - now : now - then;
  }
  return stake;
}

const FRONTS = ZONE_IDS.map((id) => GROUND[id][0]);
const WORTHS = ZONE_IDS.map((id) => GROUND[id][1]);
const PITOMNIK = numberOf('pitomnik');
/** Pitomnik decides in the end (AA-VIC-06). */
const LATE = 8;

/** Worth of holding each zone. */
export function worthsOf(open: Open, lines: Row, weights: Weights): Row {
  const worth = row();
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (CLOSED[zone] === true) continue;
    const ground = at(WORTHS, zone) * weights[entryAt(FRONTS, zone)];
    worth[zone] = ground + weights.line * Math.max(0, at(lines, zone));
  }
  if (open.round > LATE) worth[PITOMNIK] = at(worth, PITOMNIK) + 2 * (open.round - LATE);
  return worth;
}
