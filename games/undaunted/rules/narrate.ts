import { plural } from '@kurgan/engine';
import type { Event } from './events.ts';
import { type CardId, entriesOf, type Seat, type TileId, type UnitId } from './ids.ts';
import { type Edition, entry } from './pieces.ts';

const ZONES = { play: 'the play area', hand: 'hand', discard: 'the discard pile', deck: 'the deck' } as const;
const VERBS = { move: 'move', scout: 'scout', stalk: 'stalk', guide: 'follow the Platoon Guide' } as const;
const SHOTS: Readonly<Record<string, string>> = { attack: 'attack', suppress: 'fire to suppress', blast: 'shell' };

/** How an edition speaks of sides with a plural name, of units named for one soldier, and of its own attacks. */
export interface Speech {
  readonly pluralSides: readonly Seat[];
  readonly hasSingularUnits: boolean;
  readonly shots: Readonly<Record<string, string>>;
}
const SPEECH: Speech = { pluralSides: [], hasSingularUnits: false, shots: SHOTS };

/** "moves to" of "move to", "has" of "have". */
const inSingular = (words: string): string =>
  words.replace(/^\w+/, (verb) => {
    if (verb === 'are') return 'is';
    if (verb === 'have') return 'has';
    return verb.replace(/([^aeiou])y$/, '$1ie').concat('s');
  });

/** A library event in words. */
export function narrate(edition: Edition, event: Event, speech: Speech = SPEECH): string {
  const name = (seat: Seat): string => edition.sideNames[seat] ?? seat;
  const side = (seat: Seat): string => edition.seatNames[seat] ?? seat;
  const isPlural = (seat: Seat): boolean => speech.pluralSides.includes(seat);
  const sideDoes = (seat: Seat, verb: string): string => `${side(seat)} ${isPlural(seat) ? verb : inSingular(verb)}`;
  const unit = (seat: Seat, id: UnitId): string => `${name(seat)} ${entry(edition.units, id).title}`;
  const unitDoes = (seat: Seat, id: UnitId, verb: string): string =>
    `${unit(seat, id)} ${speech.hasSingularUnits ? inSingular(verb) : verb}`;
  const tile = (id: TileId): string => `${id} ${entry(edition.tiles, id).label}`;
  const card = (seat: Seat, id: CardId): string => {
    const soldier = edition.names[seat]?.[id];
    const { title } = entry(edition.kinds, entry(edition.kindOf, id));
    return soldier === undefined || soldier === title ? title : `${title} (${soldier})`;
  };
  switch (event.event) {
    case 'round':
      return `Round ${event.round}.`;
    case 'drew':
      return event.cards === undefined
        ? `${sideDoes(event.seat, 'draw')} ${plural(event.count, 'card')}.`
        : `${sideDoes(event.seat, 'draw')} ${event.cards.map((id) => card(event.seat, id)).join(', ') || 'no card'}.`;
    case 'reshuffled':
      return `${sideDoes(event.seat, 'shuffle')} ${plural(event.count, 'discarded card')} into a new deck.`;
    case 'locked':
      return `${sideDoes(event.seat, 'have')} chosen a bid.`;
    case 'bids': {
      const bids = entriesOf(event.bids).map(([seat, kind]) => {
        if (kind === null) return `${sideDoes(seat, 'have')} no card to bid.`;
        const { title, initiative } = entry(edition.kinds, kind);
        return `${sideDoes(seat, 'bid')} ${title}, ${initiative}.`;
      });
      return `${bids.join(' ')} ${sideDoes(event.marker, 'have')} the initiative.`;
    }
    case 'turn':
      return `${name(event.seat)} turn.`;
    case 'played': {
      const played = card(event.seat, event.card);
      return event.for === 'hunker'
        ? `${name(event.seat)} ${played} hunkers down.`
        : `${sideDoes(event.seat, 'play')} ${played} to ${event.for}.`;
    }
    case 'placed':
      return `${unitDoes(event.seat, event.unit, 'enter')} at ${tile(event.at)}.`;
    case 'marched':
      return `${unitDoes(event.seat, event.unit, VERBS[event.kind])} from ${event.from} to ${tile(event.to)}.`;
    case 'stayed':
      return `${unitDoes(event.seat, event.unit, 'stay')} at ${tile(event.at)}.`;
    case 'scouted':
      return `${sideDoes(event.seat, 'scout')} ${tile(event.tile)}.`;
    case 'fogGained':
      return `${sideDoes(event.seat, 'gain')} a Fog of War; ${event.left} left in the supply.`;
    case 'noFogLeft':
      return `${sideDoes(event.seat, 'have')} no Fog of War left in the supply.`;
    case 'bolstered':
      return `${sideDoes(event.seat, 'take')} ${card(event.seat, event.card)} from the supply.`;
    case 'returned':
      return `${sideDoes(event.seat, 'return')} ${card(event.seat, event.card)} to hand.`;
    case 'reconned':
      return `${sideDoes(event.seat, 'remove')} a Fog of War from the game.`;
    case 'controlled':
      return `${sideDoes(event.seat, 'take')} control of ${tile(event.tile)}${event.points > 0 ? `: ${plural(event.points, 'point')}` : ''}.`;
    case 'controlLost':
      return `${sideDoes(event.seat, 'lose')} control of ${tile(event.tile)}${event.points > 0 ? `: ${plural(event.points, 'point')}` : ''}.`;
    case 'raised':
      return `The radio at ${tile(event.tile)} is now worth ${event.value}.`;
    case 'targeted':
      return `${name(event.seat)} Mortar targets ${tile(event.tile)}.`;
    case 'targetLost':
      return `${name(event.seat)} Mortar no longer has a target.`;
    case 'shot': {
      const dice = event.dice.map((die) => (die === edition.dieSides ? 0 : die)).join(', ');
      const { base, cover, range, extra, total } = event.defence;
      const added = [range ?? 0, extra?.smoke ?? 0, extra?.scenario ?? 0].filter((n, i) =>
        i === 0 ? range !== null : n !== 0,
      );
      const sum = `${[base, cover, ...added].join(' + ')} = ${total}`;
      const shot = unitDoes(event.seat, event.by, speech.shots[event.as] ?? event.as);
      return `${shot} ${unit(event.at.seat, event.at.unit)} on ${event.at.tile}: defense ${sum}, ${event.dice.length === 1 ? 'die' : 'dice'} ${dice}. ${event.hit ? 'Hit' : 'Miss'}.`;
    }
    case 'casualty': {
      const who = event.card === undefined ? '' : `: ${card(event.seat, event.card)}`;
      return `${unitDoes(event.seat, event.unit, 'lose')} a card from ${ZONES[event.zone]}${who}.`;
    }
    case 'counterLost':
      return `${unitDoes(event.seat, event.unit, 'leave')} the board from ${tile(event.from)}.`;
    case 'suppressed':
      return `${unitDoes(event.seat, event.unit, 'are')} ${event.already ? 'still ' : ''}suppressed.`;
    case 'rallied':
      return `${unitDoes(event.seat, event.unit, 'rally')}.`;
    case 'turnOver':
      return `${sideDoes(event.seat, 'end')} ${isPlural(event.seat) ? 'their' : 'its'} turn.`;
    case 'gameOver':
      return `${sideDoes(event.winner, 'win')}: ${entry(edition.endings, event.how).told}.`;
  }
}
