import type { Choice, Moment, TouchPolicy } from '@kurgan/kit';
import type { KindId } from '../rules/edition.ts';
import type { TableEdition } from './edition.ts';
import { isStay, seatOf, viewOf } from './model.ts';
import { namedIn } from './named.ts';
import { listed, Names } from './words/names.ts';

/** Moves are made by a touch on the board. All else has dice, cards or a reveal behind it and waits for a button. */
const FINAL: ReadonlySet<string> = new Set([
  'bid',
  'attack',
  'suppress',
  'blast',
  'shell',
  'bolster',
  'take',
  'command',
  'draw',
  'inspire',
  'return',
  'conceal',
  'recon',
  'control',
  'rally',
  'hunker',
  'done',
  'halt',
  'end',
]);

/** Cards that could still do something. Hunkering down is always possible and not worth a question. */
function playable({ pieces }: TableEdition, { choices, view, seat }: Moment): KindId[] {
  const { open } = viewOf({ view });
  const cards = choices.flatMap((choice) => {
    const { card } = namedIn(choice.words);
    const isIdle = card === undefined || choice.verb === 'hunker' || isStay(pieces, open, seatOf({ seat }), choice);
    return isIdle ? [] : [card];
  });
  return [...new Set(cards)];
}

function unfinished(edition: TableEdition, { verb }: Choice, moment: Moment): string | null {
  if (verb === 'withdraw') return 'If you withdraw, the enemy wins this game. Withdraw?';
  if (verb !== 'end') return null;
  const names = new Names(edition);
  const cards = playable(edition, moment).map((card) => names.card(card));
  if (cards.length === 0) return null;
  return `You can still play ${listed(cards)}. The rest of your hand will be discarded. End your turn?`;
}

export const touchPolicyOf = (edition: TableEdition): TouchPolicy => ({
  final: new Set([...FINAL, ...(edition.extras?.final ?? [])]),
  unfinished: (choice, moment) => unfinished(edition, choice, moment),
});
