import { expectOk, journalFaultText, Match, parseSetup, reopenMatch, SeededChance } from '@kurgan/engine';
import { isPerson } from '@kurgan/host';
import { edition, stalingrad } from '@kurgan/undaunted/stalingrad/rules';
import type { Page } from 'playwright-core';
import { keptOn } from '../kept.ts';

export type Action = Parameters<typeof stalingrad.notation.format>[0];
export const textOf = (action: Action): string => stalingrad.notation.format(action);

const begin = (scenario: string, seed: string) =>
  new Match(stalingrad, expectOk(parseSetup(stalingrad.scenarios, scenario, {})), seed);
export type Played = ReturnType<typeof begin>;
export type Seat = Played['waiting'][number];

export async function storedOn(page: Page): Promise<{ readonly match: Played; readonly isForPersons: boolean }> {
  const kept = await keptOn(page);
  const match = expectOk(reopenMatch(stalingrad, kept.match), journalFaultText);
  return { match, isForPersons: match.waiting.every((seat) => isPerson(kept.players, seat)) };
}

const MOVES: ReadonlySet<string> = new Set(['move', 'scout', 'stalk', 'guide']);

/** Choices the board offers: all that is legal, without cards played for nothing, and nobody withdraws. */
function offered(match: Played, seat: Seat): readonly Action[] {
  const counters = match.view(seat).open.sides[seat]?.counters;
  return match.legal(seat).filter((action) => {
    if (action.do === 'withdraw' || action.do === 'pick' || action.do === 'drop') return false;
    if (!MOVES.has(action.do) || !('to' in action)) return true;
    const unit = 'unit' in action ? action.unit : 'card' in action ? edition.kinds[action.card]?.unit : null;
    return !unit || counters?.[unit]?.at !== action.to;
  });
}

/** Worth of an action to somebody who wants a lively game: shots, ground, cards, and rarely nothing. */
const WORTH: Readonly<Record<string, number>> = { control: 9, end: 1, hunker: 1, halt: 2, done: 2, stay: 2 };
const USUAL = 5;

/** A pick of them, the same for a match of this length. */
export function wishOf(match: Played, seat: Seat): Action {
  const choices = offered(match, seat);
  const chance = SeededChance.fromSeed(`${match.length} ${seat}`);
  const weights = choices.map(({ do: verb }) => WORTH[verb] ?? USUAL);
  let at = chance.below(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
  const wish = choices[index];
  if (wish === undefined) throw new Error('there is nothing to choose from');
  return wish;
}

const SEEDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const MOST = 900;

/** A match up to a moment at which somebody has a choice that is wanted, and that choice. */
export function momentWith(
  scenario: string,
  isWanted: (action: Action, match: Played, seat: Seat) => boolean,
): { readonly match: Played; readonly action: Action; readonly seat: Seat } | null {
  for (const seed of SEEDS) {
    const match = begin(scenario, seed);
    for (let [seat] = match.waiting; seat !== undefined && match.length < MOST; [seat] = match.waiting) {
      const who = seat;
      const action = offered(match, who).find((each) => isWanted(each, match, who));
      if (action !== undefined) return { match, action, seat };
      match.act(seat, wishOf(match, seat));
    }
  }
  return null;
}
