import type { Hits } from '../rules/state.ts';
import type { Group } from '../rules/volley.ts';

/** Chance of each number, from 0 on. */
export type Chances = readonly number[];

/** Hits of dice that hit with this value or less. */
export function hitsOf(dice: number, value: number): Chances {
  const hit = Math.min(value, 6) / 6;
  let chances = [1];
  for (let n = 0; n < dice; n++) chances = convolved(chances, [1 - hit, hit]);
  return chances;
}

/** Two independent numbers added. */
export function convolved(a: Chances, b: Chances): number[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      sum[i + j] = (sum[i + j] ?? 0) + x * y;
    });
  });
  return sum;
}

/** Surplus counts as the most that can happen. */
export function capped(chances: Chances, most: number): number[] {
  const all = Array.from({ length: Math.min(chances.length, most + 1) }, () => 0);
  chances.forEach((chance, n) => {
    const kept = Math.min(n, most);
    all[kept] = (all[kept] ?? 0) + chance;
  });
  return all;
}

export const meanOf = (chances: Chances): number => chances.reduce((sum, chance, n) => sum + n * chance, 0);

type Sort = keyof Hits;

/**
 * Every result of a volley's targeted fire, each with the chances of its plain hits, which fall last (AA-R-64). `as`
 * says as which sort a hit counts.
 */
export function eachVolley(
  groups: readonly Group[],
  as: (sort: Sort) => Sort,
  take: (targeted: Hits, chance: number, plain: Chances) => void,
): void {
  const all = (sort: Sort): Chances =>
    groups.reduce<Chances>(
      (sum, { count, value, hits }) => (as(hits) === sort ? convolved(sum, hitsOf(count, value)) : sum),
      [1],
    );
  const plain = all('plain');
  const [byAir, byNamed, byForced] = [all('air'), all('named'), all('forced')];
  all('tanks').forEach((a, tanks) => {
    byAir.forEach((b, air) => {
      byNamed.forEach((c, named) => {
        byForced.forEach((d, forced) => {
          take({ plain: 0, tanks, air, named, forced }, a * b * c * d, plain);
        });
      });
    });
  });
}
