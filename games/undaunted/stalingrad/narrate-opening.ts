import type { CardId, Seat } from '../rules/ids.ts';
import { narrateOpening as libraryNarrate } from '../rules/narrate-opening.ts';
import { entry } from '../rules/pieces.ts';
import { factsOf, scenarioFacts } from './box.ts';
import { faceOf, PLACE } from './data/city.ts';
import { openingEdition as edition } from './opening-edition.ts';
import type { StalingradEvent } from './state.ts';

export const side = (seat: Seat): string => entry(edition.seatNames, seat);
const platoon = (seat: Seat): string => `the ${entry(edition.sideNames, seat)} platoon`;
export const tileName = (tile: string): string => {
  const name = PLACE.get(tile)?.name;
  return name ? `${tile} (${name})` : tile;
};
export const soldier = (card: CardId): string => {
  const { name, title, squad } = factsOf(card);
  const what = squad === null ? title : `${title} ${squad}`;
  return name === null ? what : `${what} (${name})`;
};
export const list = (cards: readonly CardId[]): string => cards.map(soldier).join(', ');

/** A line of the log until the first bids. */
export function narrateOpening(event: StalingradEvent): string {
  switch (event.event) {
    case 'briefed':
      return `Game ${Number.parseInt(event.state, 10)}: ${scenarioFacts(event.scenario).title}.`;
    case 'unlocked':
      if (event.cards === undefined)
        return event.rule === 'US-INTEG-05'
          ? `${side(event.seat)} calls on the reserves.`
          : `New orders reach ${platoon(event.seat)}.`;
      if (event.cards.length === 0) return 'No reserve is needed.';
      return `${list(event.cards)} ${event.cards.length === 1 ? 'joins' : 'join'} the platoon.`;
    case 'fortified':
      return `${tileName(event.tile)} is fortified.`;
    case 'damaged':
      return `${tileName(event.tile)} is now ${faceOf(event.tile, event.letter).state}.`;
    case 'integrated':
      return `${side(event.seat)} integrates two squads.`;
    case 'picked':
      return `${side(event.seat)} is ready.`;
    case 'reinforced':
      return `${soldier(event.card)} reinforces ${platoon(event.seat)}.`;
    case 'round':
    case 'drew':
    case 'reshuffled':
    case 'locked':
    case 'gameOver':
      return libraryNarrate(edition, event);
    default:
      throw new Error(`"${event.event}" comes after the opening`);
  }
}
