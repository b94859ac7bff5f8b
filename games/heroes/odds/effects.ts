import { DAMAGE_BY_ROLL, DESTRUCTION_TARGET } from '../data/figures.ts';
import { of, openProfile } from '../rules/counters.ts';
import { isFlamethrower } from '../rules/losses.ts';
import { crewHas } from '../rules/passengers.ts';
import { HEAVY } from '../rules/profiles.ts';
import { DAMAGE, type DamageKind, type Open } from '../rules/state.ts';

/** Effects of an attack on one unit, besides the Suppressed markers. */
export type Result = 'none' | 'reduced' | 'damaged' | 'captured' | 'destroyed';

/** One way an attack can end; the chances of all ways add up to 1. */
export interface Effect {
  readonly result: Result;
  readonly markers: number;
  readonly chance: number;
}

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Chance of each face as the better of some dice; index 0 is never rolled. */
const ONE: readonly number[] = [0, ...FACES.map(() => 1 / 6)];
const BETTER_OF_TWO: readonly number[] = [0, ...FACES.map((face) => (2 * face - 1) / 36)];
export const faceChances = (dice: number): readonly number[] => (dice === 2 ? BETTER_OF_TWO : ONE);

/** Adds up what comes to the same. */
export function merged(effects: readonly Effect[]): Effect[] {
  const found: { result: Result; markers: number; chance: number }[] = [];
  for (const { result, markers, chance } of effects) {
    if (chance === 0) continue;
    const same = found.find((each) => each.result === result && each.markers === markers);
    if (same === undefined) found.push({ result, markers, chance });
    else same.chance += chance;
  }
  return found;
}

/** The ways a roll can end, by what each face does. */
export function overFaces(dice: number, by: (face: number) => readonly Effect[]): Effect[] {
  const chances = faceChances(dice);
  return merged(
    FACES.flatMap((face) => by(face).map((each) => ({ ...each, chance: each.chance * (chances[face] ?? 0) }))),
  );
}

/** Afterwards the unit gets more markers, if it is still there. */
export const withMarkers = (effects: readonly Effect[], more: number): Effect[] =>
  effects.map((each) => (each.result === 'destroyed' ? each : { ...each, markers: each.markers + more }));

export const surely = (result: Result, markers = 0): readonly Effect[] => [{ result, markers, chance: 1 }];

/** A Hit turns a unit over, destroys it or damages it (HS-HIT-01, HS-HIT-02, HS-HIT-03). */
export function hitEffects(open: Open, u: number, piercing: boolean): readonly Effect[] {
  const { category, flips } = openProfile(open, u);
  if (category === HEAVY) return damageEffects(open, u, piercing ? 1 : 0);
  return surely(flips ? 'reduced' : 'destroyed');
}

/** Destruction by fire, which only turns a flamethrower over (HS-FAB-17). */
export const lossEffects = (open: Open, u: number): readonly Effect[] =>
  surely(isFlamethrower(open, u) ? 'reduced' : 'destroyed');

/** The marker of a location roll; null: it destroys the vehicle (HS-DMG-06, HS-DMG-07). */
export function damageOf(open: Open, u: number, die: number, plus: number): DamageKind | null {
  const kind = DAMAGE_BY_ROLL[die + plus] ?? null;
  return kind === null || of(open.units.damage, u) & DAMAGE[kind] ? null : kind;
}

/** Damage an owner with Positive Waves would rather have, the mildest first. */
const MILDEST: readonly (DamageKind | null)[] = ['crew', 'hull', 'tracks', 'primary', null];
export const mildness = (kind: DamageKind | null): number => MILDEST.indexOf(kind);

const hasPositiveWaves = (open: Open, u: number): boolean => crewHas(open, u, ({ positiveWaves }) => positiveWaves);

/** Damage Location; with Positive Waves the owner takes the milder of two dice (HS-CMD-04). */
function damageEffects(open: Open, u: number, plus: number): readonly Effect[] {
  const effectOf = (kind: DamageKind | null, chance: number): Effect => ({
    result: kind === null ? 'destroyed' : 'damaged',
    markers: kind === 'hull' ? 2 : 0,
    chance,
  });
  const kinds = FACES.map((die) => damageOf(open, u, die, plus));
  if (!hasPositiveWaves(open, u)) return merged(kinds.map((kind) => effectOf(kind, 1 / 6)));
  return merged(
    kinds.flatMap((one) => kinds.map((two) => effectOf(mildness(one) <= mildness(two) ? one : two, 1 / 36))),
  );
}

/** Chance that at least this many of some destruction dice give a point; a bonus goes to the first (HS-FAB-04, HS-R-138). */
export function pointsChance(dice: number, needed: number, wild = 0): number {
  const first = Math.min(1, (7 - DESTRUCTION_TARGET + wild) / 6);
  return first * fromOthers(dice - 1, needed - 1) + (1 - first) * fromOthers(dice - 1, needed);
}

/** The same for dice without a bonus, each with 1 in 2. */
function fromOthers(dice: number, needed: number): number {
  let chance = 0;
  for (let points = Math.max(0, needed); points <= dice; points++) chance += choose(dice, points) / 2 ** dice;
  return chance;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
