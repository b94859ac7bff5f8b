import { LIMITS } from '../data/track.ts';
import { CITY_IDS, numberOf, type Side, ZONE_IDS, ZONES } from '../data/zones.ts';
import type { Open } from '../rules/state.ts';
import { type Army, armyOf, at, supplyOf, ZONE_COUNT } from './ground.ts';
import { OUTLOOK } from './outlook-weights.ts';

/** Chance that a side wins, from features of a position between two phases. The weights are fitted on games. */

const numbersOf = (zones: readonly (typeof ZONE_IDS)[number][]): readonly number[] => zones.map(numberOf);
const CITY_RP = numbersOf(CITY_IDS.filter((id) => ZONES[id].rp > 0));
const TAN = numbersOf(ZONE_IDS.filter((id) => ZONES[id].tan));
const GATES = numbersOf(['rynok', 'vertyachii', 'pitomnik']);
const [RYNOK = 0, VERTYACHII = 0, PITOMNIK = 0] = GATES;
const KALACH = numberOf('kalach');
const RP = ZONE_IDS.map((id) => ZONES[id].rp);

const axisSupply = new Uint8Array(ZONE_COUNT);
const alliedSupply = new Uint8Array(ZONE_COUNT);

function strength({ attack, defense }: Army, supplied: Uint8Array, zones: (zone: number) => boolean): [number, number] {
  let all = 0;
  let cut = 0;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const power = at(attack, zone) + at(defense, zone);
    if (power === 0 || !zones(zone)) continue;
    all += power;
    if (supplied[zone] === 0) cut += power;
  }
  return [all / 100, cut / 100];
}

const FIRST_CITY = numberOf('orlovka');
const isInCity = (zone: number): boolean => zone >= FIRST_CITY;

/** The Axis's side of the balance, between -1 and 1 for each fight that is still open. */
function hold(open: Open, axis: Army, allies: Army, zone: number): number {
  const holder = open.zones.control[zone] === 'axis' ? 1 : -1;
  if (open.zones.marker[zone] === null) return holder;
  const ours = (at(axis.attack, zone) + at(axis.defense, zone)) * at(axis.count, zone);
  const theirs = (at(allies.attack, zone) + at(allies.defense, zone)) * at(allies.count, zone);
  const tilt = ours + theirs === 0 ? 0 : (ours - theirs) / (ours + theirs);
  return 0.4 * holder + 0.6 * tilt;
}

const FEATURES = 24;

/** From the Axis's point of view. The last half are the same features late in the game. */
function featuresOf(open: Open, into: number[]): void {
  const { control } = open.zones;
  const axis = armyOf(open, 'axis');
  const allies = armyOf(open, 'allies');
  supplyOf(open, control, 'axis', axisSupply);
  supplyOf(open, control, 'allies', alliedSupply);
  let city = 0;
  let links = 0;
  for (const zone of CITY_RP) {
    const held = hold(open, axis, allies, zone);
    city += (held * at(RP, zone)) / 15;
    if (held > 0 && axisSupply[zone] === 1) links = Math.max(links, held);
  }
  let west = 0;
  for (const zone of TAN) west += hold(open, axis, allies, zone) / TAN.length;
  const [ours, oursCut] = strength(axis, axisSupply, () => true);
  const [theirs, theirsCut] = strength(allies, alliedSupply, () => true);
  const [oursCity] = strength(axis, axisSupply, isInCity);
  const [theirsCity] = strength(allies, alliedSupply, isInCity);
  const late = open.round / LIMITS.lastRound;
  const coming = open.uranus.launched ? 0 : 1;
  into[0] = 1;
  into[1] = city;
  into[2] = links;
  into[3] = hold(open, axis, allies, PITOMNIK);
  into[4] = hold(open, axis, allies, VERTYACHII) + hold(open, axis, allies, RYNOK);
  into[5] = hold(open, axis, allies, KALACH);
  into[6] = west;
  into[7] = ours - theirs;
  into[8] = theirsCut - oursCut;
  into[9] = oursCity - theirsCity;
  into[10] = (open.rpc.axis - open.rpc.allies) / 30;
  into[11] = coming;
  for (let i = 0; i < 12; i++) into[12 + i] = at(into, i) * late;
}

const features: number[] = Array.from({ length: FEATURES }, () => 0);

export function outlook(open: Open, side: Side): number {
  featuresOf(open, features);
  const weights = OUTLOOK[open.scenario];
  let sum = 0;
  for (let i = 0; i < FEATURES; i++) sum += at(weights, i) * at(features, i);
  const axis = 1 / (1 + Math.exp(-sum));
  return side === 'axis' ? axis : 1 - axis;
}
