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

/** A chance within a sentence; the figure and its sign stay on one line. What is possible is never called 0 or 100. */
export function percentWords(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 'under 1\u00a0%';
  if (rounded === 100 && chance < 1) return 'over 99\u00a0%';
  return `${rounded}\u00a0%`;
}

/** With its sign, and a true minus: `+1.3`, `−0.4`. */
export function signed(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}
