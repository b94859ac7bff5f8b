import { NEXT_TO } from '../data/borders.ts';
import { CROSSING_IDS, EAST_BANK, LANDING_ZONES } from '../data/places.ts';
import { KINDS, KINDS_OF, unitOf } from '../data/units.ts';
import { numberOf, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { entryAt, KIND_COUNT, LAND_COUNT, unitRow } from '../rules/stacks.ts';
import { type Marker, type Open, other } from '../rules/state.ts';
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

const EXITS: Readonly<Record<Side, readonly number[]>> = {
  axis: ZONE_IDS.flatMap((id, zone) => (ZONES[id].exit === 'axis' ? [zone] : [])),
  allies: ZONE_IDS.flatMap((id, zone) => (ZONES[id].exit === 'allies' ? [zone] : [])),
};
const SECTORS = CROSSING_IDS.map((crossing) => ({
  crossing,
  landing: numberOf(LANDING_ZONES[crossing]),
  zones: ZONE_IDS.flatMap((id, zone) => (ZONES[id].sector === crossing ? [zone] : [])),
}));

const queue = new Int16Array(ZONE_COUNT);
const linked = new Uint8Array(ZONE_COUNT);

/** Marks in `linked` all zones of a side that hang together with these. */
function flood(control: readonly Side[], side: Side, starts: readonly number[]): void {
  linked.fill(0);
  let end = 0;
  for (const start of starts) {
    if (control[start] !== side) continue;
    linked[start] = 1;
    queue[end++] = start;
  }
  for (let from = 0; from < end; from++) {
    for (const next of neighborsOf(at(queue, from))) {
      if (linked[next] === 1 || control[next] !== side) continue;
      linked[next] = 1;
      queue[end++] = next;
    }
  }
}

function touches(zone: number): boolean {
  if (linked[zone] === 1) return true;
  for (const next of neighborsOf(zone)) if (linked[next] === 1) return true;
  return false;
}

/** Marks every zone where a force of this side would be supplied. */
export function supplyOf(open: Open, control: readonly Side[], side: Side, supplied: Uint8Array): void {
  flood(control, side, EXITS[side]);
  for (let zone = 0; zone < ZONE_COUNT; zone++) supplied[zone] = touches(zone) ? 1 : 0;
  for (const exit of EXITS[side]) supplied[exit] = 1;
  if (side === 'axis') return;
  supplied[EAST] = 1;
  for (const { crossing, landing, zones } of SECTORS) {
    if (!open.crossings[crossing].ferry) continue;
    supplied[landing] = 1;
    if (control[landing] !== side) continue;
    START[0] = landing;
    flood(control, side, START);
    for (const zone of zones) if (supplied[zone] === 0 && touches(zone)) supplied[zone] = 1;
  }
}

const EAST = numberOf(EAST_BANK);
const START = [0];
const axisSupply = new Uint8Array(ZONE_COUNT);
const alliedSupply = new Uint8Array(ZONE_COUNT);

/** Strength in supply, the Axis's less the Allies'. */
function balance(open: Open, control: readonly Side[], axis: Army, allies: Army): number {
  supplyOf(open, control, 'axis', axisSupply);
  supplyOf(open, control, 'allies', alliedSupply);
  let sum = 0;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (axisSupply[zone] === 1) sum += at(axis.fighters, zone);
    if (alliedSupply[zone] === 1) sum -= at(allies.fighters, zone);
  }
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
  const control = open.zones.control.slice();
  const now = balance(open, control, axis, allies);
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const holder = control[zone];
    if (holder === undefined || CLOSED[zone] === true || !isFront(open, zone, holder)) continue;
    control[zone] = other(holder);
    const swing = balance(open, control, axis, allies) - now;
    stake[zone] = holder === 'allies' ? swing : -swing;
    control[zone] = holder;
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
