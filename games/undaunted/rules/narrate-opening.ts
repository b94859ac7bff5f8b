import { plural } from '@kurgan/engine';
import type { Event } from './events.ts';
import type { CardId, Seat } from './ids.ts';
import { entry, type OpeningEdition } from './pieces.ts';

/** Events up to the first bids. */
export type OpeningEvent = Extract<Event, { event: 'round' | 'drew' | 'reshuffled' | 'locked' | 'gameOver' }>;

/** A card with its soldier: `Rifleman (Allen)`. */
export function cardName({ names, kinds, kindOf }: OpeningEdition, seat: Seat, card: CardId): string {
  const soldier = names[seat]?.[card];
  const { title } = entry(kinds, entry(kindOf, card));
  return soldier === undefined || soldier === title ? title : `${title} (${soldier})`;
}

/** An event of the opening in words. */
export function narrateOpening(edition: OpeningEdition, event: Event): string {
  const side = (seat: Seat): string => edition.seatNames[seat] ?? seat;
  switch (event.event) {
    case 'round':
      return `Round ${event.round}.`;
    case 'drew':
      return event.cards === undefined
        ? `${side(event.seat)} draws ${plural(event.count, 'card')}.`
        : `${side(event.seat)} draws ${event.cards.map((card) => cardName(edition, event.seat, card)).join(', ') || 'no card'}.`;
    case 'reshuffled':
      return `${side(event.seat)} shuffles ${plural(event.count, 'discarded card')} into a new deck.`;
    case 'locked':
      return `${side(event.seat)} has chosen a bid.`;
    case 'gameOver':
      return `${side(event.winner)} wins: ${entry(edition.endings, event.how).told}.`;
    default:
      throw new Error(`"${event.event}" comes after the opening`);
  }
}
