/** Two-sided 95 %. */
const Z = 1.959963984540054;

/** Wilson's interval for `hits` out of `n`: honest at 0, at n and for few games. */
export function wilson(hits: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1];
  const share = hits / n;
  const centre = share + (Z * Z) / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return [Math.max(0, (centre - reach) / scale), Math.min(1, (centre + reach) / scale)];
}
