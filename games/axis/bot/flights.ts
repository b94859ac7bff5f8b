import { CROSSING_IDS } from '../data/places.ts';
import { AIR_KINDS, type AirKind, kindNumber } from '../data/units.ts';
import { AIRFIELDS, isBase, numberOf, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { isFriendly, volgaFrozen } from '../rules/board.ts';
import { gunsIn, KIND_COUNT, tokensIn, unitRow } from '../rules/stacks.ts';
import { type Open, other, type Place } from '../rules/state.ts';
import { tokensInReach } from '../rules/supply.ts';
import { at, supplyOf, ZONE_COUNT, zoneAt } from './ground.ts';
import type { Order } from './marches.ts';
import type { Situation } from './situation.ts';

/** Aircraft go where they change most: into fights, over ferries, or with supplies to those who are cut off. */

interface Wing {
  readonly kind: AirKind;
  readonly from: ZoneId;
  readonly hovers: boolean;
}

function wingsOf({ open, side }: Situation): Wing[] {
  const wings: Wing[] = [];
  const units = unitRow(open, side);
  for (const kind of AIR_KINDS)
    for (let zone = 0; zone < ZONE_COUNT; zone++)
      for (let n = at(units, zone * KIND_COUNT + kindNumber(kind)); n > 0; n--)
        wings.push({ kind, from: zoneAt(zone), hovers: false });
  for (const { side: owner, kind, at: place, mission } of open.sorties)
    if (owner === side && mission === 'hover' && isZone(place)) wings.push({ kind, from: place, hovers: true });
  return wings;
}

export const isZone = (place: Place): place is ZoneId => place !== 'gray' && place !== 'brown' && place !== 'white';

const VALUE = 3;
/** Worth of an aircraft, against the chance that guns shoot it down. */
const PRICE = 3;
const LEAST = 0.15;

/** Gain of one more aircraft in a fight for a zone. */
function strike(situation: Situation, zone: number, kind: AirKind, guns: number): number {
  const marker = situation.marker[zone];
  if (at(situation.theirs.count, zone) + at(situation.grounded, zone) === 0) return 0;
  if (kind === 'bomber' && (marker === 'battle' || situation.open.zones.marker[zone] === 'battle')) return 0;
  const risk = (PRICE * Math.min(1, guns / 6)) / (1 + at(situation.air, zone) / VALUE);
  if (at(situation.mine.fighters, zone) < 0.5) return 0.5 * situation.weights.kill * 0.8 - risk - 0.25;
  const now = situation.fight(zone, 0, 0, 0, at(situation.air, zone), false);
  return situation.fight(zone, 0, 0, 0, at(situation.air, zone) + VALUE, false) - now - risk;
}

/** Allied guns of the city, which fire at any aircraft there. */
function gunsOver({ open, side }: Situation): (zone: number) => number {
  const enemy = other(side);
  let city = 0;
  for (const zone of ZONE_IDS) if (ZONES[zone].board === 'city') city += gunsIn(open, enemy, zone);
  return (zone) => (ZONES[zoneAt(zone)].board === 'city' ? city * 0.4 : gunsIn(open, enemy, zoneAt(zone)));
}

/** Worth of sinking a ferry: its price, its cargo, and the fights that its sector would fight without supply. */
function raid(situation: Situation, crossing: (typeof CROSSING_IDS)[number]): number {
  const { open, side } = situation;
  const { ferry, cargo } = open.crossings[crossing];
  if (side !== 'axis' || !ferry) return 0;
  const load = cargo === null ? 0 : 1;
  if (volgaFrozen(open)) return load;
  const control = open.zones.control;
  const without: Open = {
    ...open,
    crossings: { ...open.crossings, [crossing]: { ...open.crossings[crossing], ferry: false } },
  };
  const cut = new Uint8Array(ZONE_COUNT);
  supplyOf(without, control, 'allies', cut);
  let gain = 0.7 + load;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (cut[zone] === 1 || situation.theirSupply[zone] === 0) continue;
    gain += (situation.marker[zone] === null ? 0.05 : 0.45) * at(situation.theirs.fighters, zone);
  }
  return gain;
}

export function planFlights(situation: Situation, orders: Order[]): void {
  const { open } = situation;
  const wings = wingsOf(situation);
  if (wings.length === 0) return;
  const flown = new Set<Wing>();
  if (!open.badWeather || open.options.sorties) planStrikes(situation, wings, flown, orders);
  planSupplies(situation, wings, flown, orders);
  for (const wing of wings) if (wing.hovers && !flown.has(wing)) goHome(situation, wing, orders);
}

function planStrikes(situation: Situation, wings: readonly Wing[], flown: Set<Wing>, orders: Order[]): void {
  const gunsAt = gunsOver(situation);
  const raids = CROSSING_IDS.map((crossing) => ({ crossing, gain: raid(situation, crossing), sent: 0 }));
  for (let left = wings.length; left > 0; left--) {
    let best = LEAST;
    let chosen: Wing | null = null;
    let target: Place | null = null;
    for (const kind of AIR_KINDS) {
      const wing = wings.find((each) => each.kind === kind && !flown.has(each));
      if (wing === undefined) continue;
      for (let zone = 0; zone < ZONE_COUNT; zone++) {
        if (isBase(zoneAt(zone))) continue;
        const gain = strike(situation, zone, kind, gunsAt(zone));
        if (gain <= best) continue;
        best = gain;
        chosen = wing;
        target = zoneAt(zone);
      }
      for (const { crossing, gain: all, sent } of raids) {
        const gain = all * 0.5 ** (sent + 1) - 0.1;
        if (gain <= best) continue;
        best = gain;
        chosen = wing;
        target = crossing;
      }
    }
    if (chosen === null || target === null) return;
    flown.add(chosen);
    orders.push({ from: chosen.from, action: { do: 'attack', kind: chosen.kind, target } });
    if (isZone(target)) situation.air[numberOf(target)] = at(situation.air, numberOf(target)) + VALUE;
    else for (const each of raids) if (each.crossing === target) each.sent++;
  }
}

/** Tokens for forces in a fight that have no supply and no token in reach. */
function planSupplies(situation: Situation, wings: readonly Wing[], flown: Set<Wing>, orders: Order[]): void {
  const { open, side } = situation;
  const needy: { zone: number; need: number }[] = [];
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (situation.marker[zone] === null || situation.supplied[zone] === 1) continue;
    const need = at(situation.mine.fighters, zone);
    if (need >= 3 && tokensInReach(open, side, zoneAt(zone)).length === 0) needy.push({ zone, need });
  }
  needy.sort((a, b) => b.need - a.need);
  const used = new Map<ZoneId, number>();
  for (const wing of wings) {
    if (wing.kind !== 'bomber' || flown.has(wing) || wing.hovers) continue;
    const spent = used.get(wing.from) ?? 0;
    const next = needy.find(({ zone }) => zoneAt(zone) !== wing.from);
    if (next === undefined || tokensIn(open, side, wing.from) <= spent) continue;
    used.set(wing.from, spent + 1);
    needy.splice(needy.indexOf(next), 1);
    flown.add(wing);
    orders.push({ from: wing.from, action: { do: 'drop', to: zoneAt(next.zone) } });
  }
}

/** A place to land: the farther from the enemy the better. */
function goHome({ open, side, threat }: Situation, wing: Wing, orders: Order[]): void {
  const fields = AIRFIELDS.filter((zone) => isFriendly(open, side, zone));
  const [safest] = fields.toSorted((a, b) => at(threat.count, numberOf(a)) - at(threat.count, numberOf(b)));
  if (safest !== undefined) orders.push({ from: wing.from, action: { do: 'relocate', kind: wing.kind, to: safest } });
}
