import type { CardId, Seat } from '../../rules/ids.ts';
import { designation, SEATS, sideNamed } from '../box.ts';
import { CARDS } from '../data/cards.ts';
import { BITS, LETTERS, lengthOf } from './platoon-code.ts';

/** The text from which a scenario reads two platoons. */
export const encodePlatoons = (available: (seat: Seat) => readonly CardId[]): string =>
  SEATS.map((seat) => {
    const cards = new Set<string>(available(seat).map(designation));
    const side = sideNamed(seat);
    return Array.from({ length: lengthOf(side) }, (_, at) => {
      const six = CARDS[side].slice(at * BITS, (at + 1) * BITS);
      return LETTERS[six.reduce((bits, card, i) => bits | (cards.has(card.id) ? 1 << i : 0), 0)];
    }).join('');
  }).join('.');
