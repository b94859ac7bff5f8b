export type Random = () => number;

/** Numbers in [0, 1) that depend on the key alone (mulberry32), so that a drawing is always the same. */
export function seeded(...key: (string | number)[]): Random {
  let state = 2166136261;
  for (const char of key.join('/')) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function range(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}
