/** Edit distance: letters added, dropped or changed to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (letter === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The known word that was probably meant. */
export function nearest(word: string, known: readonly string[]): string | null {
  const wanted = word.slice(0, 80).toLowerCase();
  let best: string | null = null;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const apart = distance(wanted, candidate.toLowerCase());
    if (apart < least) {
      best = candidate;
      least = apart;
    }
  }
  return best;
}

/** `, did you mean "volga"` without the question mark; the whole list when it is short; else nothing. */
export function didYouMean(word: string, known: readonly string[], prefix = ''): string {
  const near = nearest(word, known);
  if (near !== null) return `, did you mean ${prefix}${near}`;
  return known.length > 0 && known.length <= 8 ? ` (choose from ${known.map((each) => prefix + each).join(', ')})` : '';
}
