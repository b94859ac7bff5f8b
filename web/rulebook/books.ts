import { parseRulebook, problemText, type Rule, type Rulebook } from '@kurgan/engine';
import { gameOfRule } from '../catalogue.ts';
import { gameOf } from '../games.ts';
import { Trouble } from '../session/trouble.ts';

const books = new Map<string, Promise<Rulebook>>();

async function read(game: string): Promise<Rulebook> {
  const answer = await fetch(gameOf(game).rulebook);
  if (!answer.ok) throw new Trouble('not loaded', `${game}: ${answer.status}`);
  const book = parseRulebook(await answer.text());
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
