import { readFileSync } from 'node:fs';
import { parseRulebook, problemText, type Rule, type Rulebook } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { Fault } from './command.ts';
import { wrap } from './text.ts';

export function readRulebook(entry: GameEntry): Rulebook {
  const book = parseRulebook(readFileSync(entry.rulebook, 'utf8'));
  if (book.ok) return book.value;
  throw new Fault(`The rulebook of ${entry.game.id} is broken: ${book.error.map(problemText).join('; ')}.`);
}

export const ruleText = ({ id, title, text }: Rule): string => `${id} ${title}\n${wrap(text, 2, '  ')}`;
