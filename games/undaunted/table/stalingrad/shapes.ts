/** Signs of markers in 24 x 24. */
export const SIGN = {
  /** A ring with a ladder. */
  ladder: 'M6 22V8a6 6 0 0 1 12 0V22M6 12h12M6 17h12',
  /** A disc with prongs: an antipersonnel mine. */
  prongs: 'M12 10.5a5.7 5.7 0 1 0 .01 0zM12 10V2M8.4 11L5.2 3.6M15.6 11l3.2-7.4',
  /** A drum: an antitank mine. */
  drum: 'M3 10c0-2.6 18-2.6 18 0v6c0 2.6-18 2.6-18 0zM3 10c0 2.6 18 2.6 18 0M9 8h6',
} as const;

const puff = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Smoke over a tile, from the back to the front. */
export const SMOKE: readonly string[] = [
  puff(44, 62, 30) + puff(104, 58, 28),
  puff(74, 48, 32),
  puff(34, 98, 24) + puff(116, 96, 25),
  puff(76, 88, 38),
  puff(58, 118, 22) + puff(98, 120, 20),
];
