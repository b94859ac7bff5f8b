/** A chance as players read it. What is possible is never called 0 or 100. */
export const percent = (chance: number): string => {
  const value = chance * 100;
  if (value > 0 && value < 1) return '<1 %';
  return value > 99 && value < 100 ? '>99 %' : `${Math.round(value)} %`;
};

/** Chances that make up a whole, as players read them: what is shown adds up to 100. */
export function percents(chances: readonly number[]): string[] {
  const whole = chances.map((chance) => Math.floor(chance * 100));
  const missing = 100 - whole.reduce((sum, value) => sum + value, 0);
  const rest = (index: number): number => (chances[index] ?? 0) * 100 - (whole[index] ?? 0);
  const rounded = new Set([...chances.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, missing));
  return chances.map((chance, index) => {
    const told = percent(chance);
    return /^\d/.test(told) ? `${(whole[index] ?? 0) + (rounded.has(index) ? 1 : 0)} %` : told;
  });
}
