/** More counters than any side has. */
export const MOST_UNITS = 80;
const named = (letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

export const SOVIET_NAMES = named('s', MOST_UNITS);
export const GERMAN_NAMES = named('g', MOST_UNITS);
/** Handles: `s1` is the first Soviet counter. They tell nothing about kinds (HS-R-70). */
export const UNIT_NAMES = [...SOVIET_NAMES, ...GERMAN_NAMES];
/** Recruitment tiles of an army. */
export const TILE_NAMES = named('t', 10);
/** Everything a token can lie on. */
export const PLACE_NAMES = [...UNIT_NAMES, ...TILE_NAMES];
