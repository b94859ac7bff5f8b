import { parseRulebook, problemText, type Rule, type Rulebook } from '@kurgan/engine';
import { gameOfRule } from '../catalogue.ts';
import { Trouble } from '../session/trouble.ts';

const texts: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  normandy: () => import('@kurgan/undaunted/normandy/rules.md?raw'),
  volga: () => import('@kurgan/volga/rules.md?raw'),
};

const books = new Map<string, Promise<Rulebook>>();

async function read(game: string): Promise<Rulebook> {
  const load = Object.hasOwn(texts, game) ? texts[game] : undefined;
  if (load === undefined) throw new Trouble('unknown game', game);
  const book = parseRulebook((await load()).default);
  if (book.ok) return book.value;
  throw new Trouble('defect', book.error.map(problemText).join('; '));
}

/** The rulebook of a game, fetched and read once. */
export function bookOf(game: string): Promise<Rulebook> {
  let book = books.get(game);
  if (book === undefined) {
    book = read(game);
    books.set(game, book);
    book.catch(() => books.delete(game)); // without a network it can be tried again
  }
  return book;
}

/** A rule by its name, whatever game it is of; null when there is none. */
export async function ruleOf(id: string): Promise<Rule | null> {
  const game = gameOfRule(id);
  return game === undefined ? null : ((await bookOf(game)).rules.get(id) ?? null);
}
