import { plural } from '@kurgan/engine';
import type { Unit } from './edition.ts';
import type { Event } from './events.ts';
import { type CardId, entriesOf, type Seat, type TileId, type UnitId } from './ids.ts';
import { cardName, narrateOpening, type OpeningEvent } from './narrate-opening.ts';
import { type Edition, entry } from './pieces.ts';

const ZONES = { play: 'the play area', hand: 'hand', discard: 'the discard pile', deck: 'the deck' } as const;
const VERBS = { move: 'move', scout: 'scout', stalk: 'stalk', guide: 'follow the Platoon Guide' } as const;
const SHOTS: Readonly<Record<string, string>> = { attack: 'attack', suppress: 'fire to suppress', blast: 'shell' };

/** A verb that agrees with a unit: Riflemen `move`, a Mortar `moves`. */
export function agree({ type }: Unit, verb: string): string {
  if (/(?:men|s)$/.test(type.title)) return verb;
  if (verb === 'are') return 'is';
  return verb.replace(/^\w+/, (word) =>
    /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /ch$/.test(word) ? `${word}es` : `${word}s`,
  );
}

/** A library event in words; an edition with more kinds of attack names them in the plural. */
export function narrate(edition: Edition, event: Event, shots = SHOTS): string {
  const name = (seat: Seat): string => edition.sideNames[seat] ?? seat;
  const side = (seat: Seat): string => edition.seatNames[seat] ?? seat;
  const unit = (seat: Seat, id: UnitId): string => `${name(seat)} ${entry(edition.units, id).title}`;
  const does = (seat: Seat, id: UnitId, verb: string): string =>
    `${unit(seat, id)} ${agree(entry(edition.units, id), verb)}`;
  const tile = (id: TileId): string => `${id} ${entry(edition.tiles, id).label}`;
  const card = (seat: Seat, id: CardId): string => cardName(edition, seat, id);
  switch (event.event) {
    case 'bids': {
      const bids = entriesOf(event.bids).map(([seat, kind]) => {
        if (kind === null) return `${side(seat)} has no card to bid.`;
        const { title, initiative } = entry(edition.kinds, kind);
        const more = event.added?.[seat];
        return `${side(seat)} bids ${title}, ${initiative}${more === undefined ? '' : ` + ${more}`}.`;
      });
      return `${bids.join(' ')} ${side(event.marker)} has the initiative.`;
    }
    case 'turn':
      return `${name(event.seat)} turn.`;
    case 'played': {
      const played = card(event.seat, event.card);
      return event.for === 'hunker'
        ? `${name(event.seat)} ${played} hunkers down.`
        : `${side(event.seat)} plays ${played} to ${event.for}.`;
    }
    case 'placed':
      return `${does(event.seat, event.unit, 'enter')} at ${tile(event.at)}.`;
    case 'marched':
      return `${does(event.seat, event.unit, VERBS[event.kind])} from ${event.from} to ${tile(event.to)}.`;
    case 'stayed':
      return `${does(event.seat, event.unit, 'stay')} at ${tile(event.at)}.`;
    case 'scouted':
      return `${side(event.seat)} scouts ${tile(event.tile)}.`;
    case 'fogGained':
      return `${side(event.seat)} gains a Fog of War; ${event.left} left in the supply.`;
    case 'noFogLeft':
      return `${side(event.seat)} has no Fog of War left in the supply.`;
    case 'bolstered':
      return `${side(event.seat)} takes ${card(event.seat, event.card)} from the supply.`;
    case 'returned':
      return `${side(event.seat)} returns ${card(event.seat, event.card)} to hand.`;
    case 'reconned':
      return `${side(event.seat)} removes a Fog of War from the game.`;
    case 'controlled':
      return `${side(event.seat)} takes control of ${tile(event.tile)}${event.points > 0 ? `: ${plural(event.points, 'point')}` : ''}.`;
    case 'controlLost':
      return `${side(event.seat)} loses control of ${tile(event.tile)}${event.points > 0 ? `: ${plural(event.points, 'point')}` : ''}.`;
    case 'raised':
      return `The radio at ${tile(event.tile)} is now worth ${event.value}.`;
    case 'targeted':
      return `${name(event.seat)} Mortar targets ${tile(event.tile)}.`;
    case 'targetLost':
      return `${name(event.seat)} Mortar no longer has a target.`;
    case 'shot': {
      const dice = event.dice.map((die) => (die === edition.dieSides ? 0 : die)).join(', ');
      const { base, cover, range, extra, total } = event.defence;
      const more = [extra?.smoke, extra?.scenario].filter((n) => n !== undefined && n !== 0);
      const sum = `${[base, cover, ...(range === null ? [] : [range]), ...more].join(' + ')} = ${total}`;
      const verb = shots[event.as] ?? event.as;
      return `${does(event.seat, event.by, verb)} ${unit(event.at.seat, event.at.unit)} on ${event.at.tile}: defense ${sum}, ${event.dice.length === 1 ? 'die' : 'dice'} ${dice}. ${event.hit ? 'Hit' : 'Miss'}.`;
    }
    case 'casualty': {
      const who = event.card === undefined ? '' : `: ${card(event.seat, event.card)}`;
      return `${does(event.seat, event.unit, 'lose')} a card from ${ZONES[event.zone]}${who}.`;
    }
    case 'counterLost':
      return `${does(event.seat, event.unit, 'leave')} the board from ${tile(event.from)}.`;
    case 'suppressed':
      return `${does(event.seat, event.unit, 'are')} ${event.already ? 'still ' : ''}suppressed.`;
    case 'rallied':
      return `${does(event.seat, event.unit, 'rally')}.`;
    case 'turnOver':
      return `${side(event.seat)} ends its turn.`;
    default:
      return narrateOpening(edition, event satisfies OpeningEvent);
  }
}
