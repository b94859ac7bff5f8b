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
