import { isInZone } from '../rules/areas.ts';
import { endOf, firstOf, of, onField, openProfile, totalOf } from '../rules/counters.ts';
import { lay } from '../rules/ground.ts';
import { INFANTRY } from '../rules/profiles.ts';
import { scenarioOf } from '../rules/scenario.ts';
import type { Open, Seat, View } from '../rules/state.ts';
import { goalsOf } from './goals.ts';
import { OUTLOOK } from './outlook-weights.ts';
import { FAR, stepsToZone } from './ways.ts';
import { WEIGHTS } from './weights.ts';
import { lossesOf, worthOf } from './worth.ts';

/** Chance that a side wins, from features of a position. The weights are fitted on games. */

const SIGNS = 4;
export const FEATURES = 3 * SIGNS;

/** Share of a unit's weight in a zone that is left one step away from it. */
const INFLUENCE = Float64Array.from({ length: FAR + 1 }, (_, steps) => (steps >= 20 ? 0 : 0.75 ** steps));

/** The side that would hold a zone if the turn ended now, as a sign for the Soviets. */
function holderOf(open: Open, zone: number): number {
  let soviet = 0;
  let german = 0;
  for (let u = 0; u < totalOf(open); u++) {
    if (!onField(open, u)) continue;
    if (!isInZone(open, zone, of(open.units.at, u)) && !isInZone(open, zone, of(open.units.rear, u))) continue;
    if (u < open.counts.soviet) soviet++;
    else german++;
  }
  if (soviet > 0 && german > 0) return 0;
  if (soviet + german > 0) return soviet > 0 ? 1 : -1;
  const holder = open.control[zone];
  return holder === 'soviet' ? 1 : holder === 'german' ? -1 : 0;
}

/** From the Soviets' point of view: four signs, the same late in the game, and the same at its very end. */
export function featuresOf(view: View, into: number[]): void {
  const { open } = view;
  const ground = lay(open);
  const { zones } = goalsOf(open);
  let held = 0;
  let near = 0;
  for (const [zone, { soviet: worth }] of zones.entries()) {
    if (worth === 0) continue;
    const points = worth / WEIGHTS.victoryPoint;
    held += points * holderOf(open, zone);
    let [ours, theirs] = [0.5, 0.5];
    for (let u = 0; u < totalOf(open); u++) {
      if (!onField(open, u)) continue;
      const onFoot = openProfile(open, u).category === INFANTRY;
      const steps = stepsToZone(open, ground, zone, onFoot)[of(open.units.at, u)] ?? FAR;
      const weight = worthOf(view, u) * (INFLUENCE[steps] ?? 0);
      if (u < open.counts.soviet) ours += weight;
      else theirs += weight;
    }
    near += (points * (ours - theirs)) / (ours + theirs);
  }
  const soviet = lossesOf(view, firstOf(open, 'soviet'), endOf(open, 'soviet'));
  const german = lossesOf(view, firstOf(open, 'german'), endOf(open, 'german'));
  const late = progressOf(open);
  into[0] = (german - soviet) / 50;
  into[1] = (open.scored.soviet - open.scored.german) / 3;
  into[2] = held / 3;
  into[3] = near / 3;
  for (let i = 0; i < SIGNS; i++) {
    into[SIGNS + i] = (into[i] ?? 0) * late;
    into[2 * SIGNS + i] = (into[i] ?? 0) * late ** 6;
  }
}

/** Share of the game that is over, from 0 to 1. */
function progressOf(open: Open): number {
  const { soviet, german } = open.orders;
  const called = (soviet.next + german.next - 2) / Math.max(1, soviet.numbers + german.numbers);
  const part = open.phase === 'supply' ? 0.9 : open.phase === 'activation' ? 0.8 * Math.min(1, called) : 0;
  return Math.min(1, Math.max(0, (open.turn - 1 + part) / (scenarioOf(open).turns - 0.1)));
}

const features: number[] = Array.from({ length: FEATURES }, () => 0);

export function outlook(view: View, seat: Seat): number {
  featuresOf(view, features);
  let sum = 0;
  for (let i = 0; i < FEATURES; i++) sum += (OUTLOOK[i] ?? 0) * (features[i] ?? 0);
  const soviet = 1 / (1 + Math.exp(-sum));
  return seat === 'soviet' ? soviet : 1 - soviet;
}
