import type { Event } from './events.ts';
import { type CardId, entriesOf, type Seat, type TileId, type UnitId } from './ids.ts';
import { type Edition, entry } from './pieces.ts';

const ZONES = { play: 'the play area', hand: 'the hand', discard: 'the discard pile', deck: 'the deck' } as const;
const VERBS = { move: 'move', scout: 'scout', stalk: 'stalk', guide: 'are guided' } as const;
const SHOTS: Readonly<Record<string, string>> = { attack: 'attack', suppress: 'fire to suppress', blast: 'shell' };

const some = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** A log line in words, of an event of the library. */
export function narrate(edition: Edition, event: Event): string {
  const name = (seat: Seat): string => edition.sideNames[seat] ?? seat;
  const unit = (seat: Seat, id: UnitId): string => `${name(seat)} ${entry(edition.units, id).title}`;
  const tile = (id: TileId): string => `${id} ${entry(edition.tiles, id).label}`;
  const card = (seat: Seat, id: CardId): string => {
    const soldier = edition.names[seat]?.[id];
    const { title } = entry(edition.kinds, entry(edition.kindOf, id));
    return soldier === undefined ? title : `${title} (${soldier})`;
  };
  switch (event.event) {
    case 'round':
      return `Round ${event.round}.`;
    case 'drew':
      return event.cards === undefined
        ? `${name(event.seat)}: ${some(event.count, 'card')} drawn.`
        : `${name(event.seat)}: ${event.cards.map((id) => card(event.seat, id)).join(', ') || 'no card'} drawn.`;
    case 'reshuffled':
      return `${name(event.seat)}: the discard pile of ${some(event.count, 'card')} becomes the deck.`;
    case 'locked':
      return `${name(event.seat)}: a bid is chosen.`;
    case 'bids': {
      const bids = entriesOf(event.bids).map(([seat, kind]) => {
        if (kind === null) return `${name(seat)} none`;
        const { title, initiative } = entry(edition.kinds, kind);
        return `${name(seat)} ${title} ${initiative}`;
      });
      return `Bids: ${bids.join(', ')}. ${name(event.marker)} has the initiative.`;
    }
    case 'turn':
      return `${name(event.seat)} turn.`;
    case 'played': {
      const what = event.for === 'hunker' ? 'hunkers down' : `played to ${event.for}`;
      return `${name(event.seat)}: ${card(event.seat, event.card)} ${what}.`;
    }
    case 'placed':
      return `${unit(event.seat, event.unit)} enter at ${tile(event.at)}.`;
    case 'marched':
      return `${unit(event.seat, event.unit)} ${VERBS[event.kind]} from ${event.from} to ${tile(event.to)}.`;
    case 'stayed':
      return `${unit(event.seat, event.unit)} stay at ${tile(event.at)}.`;
    case 'scouted':
      return `${tile(event.tile)} scouted by the ${name(event.seat)} side.`;
    case 'fogGained':
      return `${name(event.seat)}: a Fog of War joins the discard pile, ${event.left} left in the supply.`;
    case 'noFogLeft':
      return `${name(event.seat)}: no Fog of War is left in the supply.`;
    case 'bolstered':
      return `${name(event.seat)}: ${card(event.seat, event.card)} bolsters the deck.`;
    case 'returned':
      return `${name(event.seat)}: ${card(event.seat, event.card)} returns to the hand.`;
    case 'reconned':
      return `${name(event.seat)}: a Fog of War leaves the game.`;
    case 'controlled':
      return `${tile(event.tile)} controlled by the ${name(event.seat)} side${event.points > 0 ? `: ${some(event.points, 'point')}` : ''}.`;
    case 'controlLost':
      return `${tile(event.tile)} lost by the ${name(event.seat)} side${event.points > 0 ? `: ${some(event.points, 'point')}` : ''}.`;
    case 'raised':
      return `The radio at ${tile(event.tile)} is worth ${event.value} now.`;
    case 'targeted':
      return `${name(event.seat)} Mortar aims at ${tile(event.tile)}.`;
    case 'targetLost':
      return `${name(event.seat)} Mortar has no target any more.`;
    case 'shot': {
      const dice = event.dice.map((die) => (die === edition.dieSides ? 0 : die)).join(', ');
      const { base, cover, range, total } = event.defence;
      const sum = `${base} + ${cover}${range === null ? '' : ` + ${range}`} = ${total}`;
      const verb = SHOTS[event.as] ?? event.as;
      return `${unit(event.seat, event.by)} ${verb} ${unit(event.at.seat, event.at.unit)} on ${event.at.tile}: defence ${sum}, dice ${dice}. ${event.hit ? 'Hit' : 'Miss'}.`;
    }
    case 'casualty': {
      const who = event.card === undefined ? '' : `: ${card(event.seat, event.card)}`;
      return `${unit(event.seat, event.unit)} lose a card from ${ZONES[event.zone]}${who}.`;
    }
    case 'counterLost':
      return `${unit(event.seat, event.unit)} leave the board from ${tile(event.from)}.`;
    case 'suppressed':
      return `${unit(event.seat, event.unit)} are ${event.already ? 'still ' : ''}suppressed.`;
    case 'rallied':
      return `${unit(event.seat, event.unit)} rally.`;
    case 'turnOver':
      return `${name(event.seat)} turn over.`;
    case 'gameOver':
      return `${name(event.winner)} victory: ${entry(edition.endings, event.how).told}.`;
  }
}
