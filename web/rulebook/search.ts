import type { Rule, Rulebook } from '@kurgan/engine';

const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const wordsOf = (query: string): readonly string[] =>
  folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Score of a word for a rule, 0 for no match. The id counts more than the title, and the title more than the text. */
function fit({ id, title, text }: Rule, word: string): number {
  const name = folded(id);
  if (name === word) return 8;
  if (folded(title).startsWith(word)) return 5;
  if (folded(title).includes(word)) return 4;
  if (name.includes(word)) return 3;
  return folded(text).includes(word) ? 1 : 0;
}

/** The rules that hold every word of a query, the best first, otherwise in reading order. */
export function search({ rules }: Rulebook, query: string): readonly Rule[] {
  const all = wordsOf(query);
  if (all.length === 0) return [];
  return [...rules.values()]
    .map((rule) => ({ rule, fits: all.map((word) => fit(rule, word)) }))
    .filter(({ fits }) => fits.every((each) => each > 0))
    .map(({ rule, fits }) => ({ rule, total: fits.reduce((sum, each) => sum + each, 0) }))
    .sort((a, b) => b.total - a.total)
    .map(({ rule }) => rule);
}
