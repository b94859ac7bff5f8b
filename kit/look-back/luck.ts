/** Something that could succeed or fail. */
interface Try {
  readonly chance: number;
}

/** Exact distribution of successes for the same attempts. */
export function successDistribution(tries: readonly Try[]): number[] {
  let chances = [1];
  for (const { chance } of tries) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [successes, p] of chances.entries()) {
      next[successes] = (next[successes] ?? 0) + p * (1 - chance);
      next[successes + 1] = (next[successes + 1] ?? 0) + p * chance;
    }
    chances = next;
  }
  return chances;
}

/** The chance that the very same tries succeed at least, and at most, so often. */
interface Rarity {
  readonly atLeast: number;
  readonly atMost: number;
}

export function rarityOf(tries: readonly Try[], came: number): Rarity {
  const chances = successDistribution(tries);
  return { atLeast: sum(chances.slice(came)), atMost: sum(chances.slice(0, came + 1)) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const MOST = 3;

interface Extremes<Tried> {
  readonly luckiest: readonly Tried[];
  readonly unluckiest: readonly Tried[];
}

/** Memorable rolls, the most extreme first; `luckOf` rates them for the reader. */
export function extremesOf<Tried>(tries: readonly Tried[], luckOf: (tried: Tried) => number): Extremes<Tried> {
  const byLuck = tries.toSorted((a, b) => luckOf(b) - luckOf(a));
  return {
    luckiest: byLuck.filter((tried) => luckOf(tried) > 0).slice(0, MOST),
    unluckiest: byLuck
      .filter((tried) => luckOf(tried) < 0)
      .slice(-MOST)
      .toReversed(),
  };
}
