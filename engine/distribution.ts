/**
 * Exact chances of whole numbers: `ways[i]` of `total` equally likely cases give `min + i`. Counting cases instead of
 * adding fractions keeps every figure exact; 6^20 cases still fit a double.
 */
export interface Distribution {
  readonly min: number;
  readonly ways: readonly number[];
  readonly total: number;
}

export const fixed = (value: number): Distribution => ({ min: value, ways: [1], total: 1 });

export const die = (sides: number): Distribution => ({
  min: 1,
  ways: Array.from({ length: sides }, () => 1),
  total: sides,
});

/** Builds a distribution from counted cases, in any order. */
export function count(cases: Iterable<readonly [value: number, ways: number]>): Distribution {
  const ways = new Map<number, number>();
  let total = 0;
  for (const [value, n] of cases) {
    ways.set(value, (ways.get(value) ?? 0) + n);
    total += n;
  }
  const min = Math.min(...ways.keys());
  const max = Math.max(...ways.keys());
  return { min, ways: Array.from({ length: max - min + 1 }, (_, i) => ways.get(min + i) ?? 0), total };
}

export const entries = (d: Distribution): [value: number, ways: number][] => d.ways.map((n, i) => [d.min + i, n]);

/** The distribution of f(value). */
export const map = (d: Distribution, f: (value: number) => number): Distribution =>
  count(entries(d).map(([value, ways]) => [f(value), ways]));

function combine(a: Distribution, b: Distribution, f: (x: number, y: number) => number): Distribution {
  return count(entries(a).flatMap(([x, n]) => entries(b).map(([y, m]): [number, number] => [f(x, y), n * m])));
}

export const shift = (d: Distribution, by: number): Distribution => ({ ...d, min: d.min + by });
export const negate = (d: Distribution): Distribution => map(d, (value) => -value);
/** Two independent rolls, combined by sum or by maximum. */
export const sum = (a: Distribution, b: Distribution): Distribution => combine(a, b, (x, y) => x + y);
export const max = (a: Distribution, b: Distribution): Distribution => combine(a, b, Math.max);

export const dice = (n: number, sides: number): Distribution =>
  Array.from({ length: n }, () => die(sides)).reduce(sum, fixed(0));

/** Sum of n dice without the `drop` lowest. */
export function dropLowest(n: number, sides: number, drop: number): Distribution {
  const faces = Array.from({ length: sides }, (_, i) => sides - i);
  /** Ways to roll `left` dice with faces no higher than faces[at], when `kept` of them still count toward the sum. */
  const split = (left: number, at: number, kept: number): Map<number, number> => {
    if (left === 0) return new Map([[0, 1]]);
    const face = faces[at];
    const all = new Map<number, number>();
    if (face === undefined) return all;
    for (let here = 0; here <= left; here++) {
      const counted = Math.min(here, kept);
      for (const [value, ways] of split(left - here, at + 1, kept - counted)) {
        const key = value + counted * face;
        all.set(key, (all.get(key) ?? 0) + ways * choose(left, here));
      }
    }
    return all;
  };
  return count(split(n, 0, n - drop));
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Equally likely alternatives, such as the counters that might stand in an Area. */
export function either(alternatives: readonly Distribution[]): Distribution {
  const total = alternatives.reduce((multiple, d) => (multiple / gcd(multiple, d.total)) * d.total, 1);
  return count(
    alternatives.flatMap((d) => entries(d).map(([value, n]): [number, number] => [value, (n * total) / d.total])),
  );
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

export function chanceOf(d: Distribution, test: (value: number) => boolean): number {
  let ways = 0;
  for (const [value, n] of entries(d)) if (test(value)) ways += n;
  return ways / d.total;
}

export const atLeast = (d: Distribution, threshold: number): number => chanceOf(d, (value) => value >= threshold);

export const mean = (d: Distribution): number =>
  entries(d).reduce((total, [value, n]) => total + value * n, 0) / d.total;
