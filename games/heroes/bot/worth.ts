import { OPTIONS } from '../data/options.ts';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import { UNIT_TYPES, UNITS } from '../data/units.ts';
import type { Effect } from '../odds/effects.ts';
import { kindOf, of, openProfile, seatOf } from '../rules/counters.ts';
import { HEAVY } from '../rules/profiles.ts';
import { scenarioOf } from '../rules/scenario.ts';
import { type Open, UNKNOWN, type View } from '../rules/state.ts';
import { goalsOf } from './goals.ts';
import { WEIGHTS } from './weights.ts';

const PRICES: readonly number[] = UNIT_TYPES.map((type) => UNITS[type].points);
/** A concealed counter of the enemy may be anything. */
const UNSEEN = 12;

/** Worth of a counter as it is. */
export function worthOf(view: View, u: number): number {
  const { open } = view;
  const kind = kindOf(view, u);
  if (kind === UNKNOWN) return UNSEEN;
  const { reduced, category } = openProfile(open, u);
  const price = (PRICES[kind] ?? UNSEEN) + (goalsOf(open).marked.get(kind) ?? 0);
  if (category === HEAVY) return price * (1 - WEIGHTS.damaged * bits(of(open.units.damage, u)));
  return reduced ? price * WEIGHTS.reduced : price;
}

const bits = (flags: number): number => (flags & 1) + ((flags >> 1) & 1) + ((flags >> 2) & 1) + ((flags >> 3) & 1);

/** Loss by a Hit: a step, the whole counter, or a part of a vehicle. */
export function hitLoss(view: View, u: number, worth: number): number {
  const { flips, category } = openProfile(view.open, u);
  if (category === HEAVY) return worth * (WEIGHTS.damaged + 0.15);
  return flips ? worth * (1 - WEIGHTS.reduced) : destructionLoss(view, u, worth);
}

/** Loss by destruction, with the Victory Points of a tile that breaks. */
export const destructionLoss = (view: View, u: number, worth: number): number =>
  worth + breakage(view, u) + ordersWorth(view.open, u, openProfile(view.open, u).stars);

/** Worth of the orders that go with a counter or a tile; without any, a side has lost (HS-ORD-06). */
function ordersWorth(open: Open, u: number, stars: number): number {
  const { numbers } = open.orders[seatOf(open, u)];
  return stars === 0 || numbers === 0 ? 0 : WEIGHTS.orders * Math.min(1, stars / numbers) ** 2;
}

const TILE_STARS = new Map(
  Object.entries(RECRUITMENT_TILES).map(([id, { abilities }]) => [
    id,
    abilities.reduce((sum, ability) => (ability.key === 'order' ? sum + ability.stars : sum), 0),
  ]),
);

function breakage(view: View, u: number): number {
  const { open } = view;
  const entry = open.roster[u];
  const tile = entry === undefined || entry.hides ? undefined : open.army[entry.seat][entry.tile];
  if (entry === undefined || tile === undefined) return 0;
  const option = tile.options.find(({ slot }) => slot === entry.slot);
  const facts = option === undefined ? RECRUITMENT_TILES[tile.tile] : OPTIONS[option.option];
  const { lost, broken } = option ?? tile;
  if (broken || !('breakingPoint' in facts)) return 0;
  const left = facts.breakingPoint - lost;
  if (left < 1) return 0;
  const points = scenarioOf(open).victory.breakingPoints ? facts.victoryPoints * WEIGHTS.victoryPoint : 0;
  const stars = option === undefined ? (TILE_STARS.get(tile.tile) ?? 0) : 0;
  return (points + ordersWorth(open, u, stars)) / (left * left);
}

/** Expected cost of an attack to its target. */
export function harmOf(view: View, u: number, effects: readonly Effect[]): number {
  const worth = worthOf(view, u);
  const shaken = of(view.open.units.suppressed, u);
  let harm = 0;
  for (const { result, markers, chance } of effects) {
    let loss = 0;
    if (result === 'destroyed') loss = destructionLoss(view, u, worth);
    else if (result !== 'none') loss = hitLoss(view, u, worth);
    if (result !== 'destroyed' && markers > 0) loss += worth * WEIGHTS.suppressed * fresh(shaken, markers);
    harm += chance * loss;
  }
  return harm;
}

/** Markers beyond the second change little. */
const fresh = (has: number, more: number): number =>
  Math.max(0, Math.min(2, has + more) - Math.min(2, has)) + 0.1 * more;
