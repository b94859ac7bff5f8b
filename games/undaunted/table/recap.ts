import { type BoardMark, type LogLine, type RecapStep, type Rectangle, type Story, unionOf } from '@kurgan/kit';
import type { CardId, Seat, TileId, UnitId } from '../rules/edition.ts';
import type { Event } from '../rules/events.ts';
import { boundsOf, counterPositions, placesFor } from './board/index.ts';
import type { UndauntedModel } from './model.ts';
import { eventOf, FACES, faceText } from './shots.ts';
import { listed, plural } from './words/names.ts';

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** One card with all that came of it. */
interface Played {
  readonly seat: Seat;
  readonly lines: readonly { readonly after: number; readonly event: Event }[];
}

/** Tells the player what the other side has done since the player's own turn was over. */
export function recapOf(model: UndauntedModel, log: readonly LogLine[], reader: string): Story {
  const own = log.map(eventOf).findLastIndex((event) => event.event === 'turnOver' && event.seat === reader);
  const played = playedIn(log.slice(own + 1)).filter(({ seat }) => seat !== reader);
  return { steps: played.map((each) => stepOf(model, each, model.enemyOf(each.seat))) };
}

/** Everything that can be drawn of these lines. */
export const marksOf = (model: UndauntedModel, lines: readonly LogLine[]): readonly BoardMark[] =>
  lines.flatMap((line) => markOf(model, eventOf(line)) ?? []);

function playedIn(log: readonly LogLine[]): readonly Played[] {
  const played: { seat: Seat; lines: { after: number; event: Event }[] }[] = [];
  let isOpen = false;
  for (const { after, ...line } of log) {
    const event = eventOf({ after, ...line });
    if (event.event === 'played') played.push({ seat: event.seat, lines: [] });
    isOpen = event.event === 'played' || (isOpen && event.event !== 'turnOver');
    if (isOpen) played.at(-1)?.lines.push({ after, event });
  }
  return played;
}

function stepOf(model: UndauntedModel, { lines }: Played, reader: Seat): RecapStep {
  const events = lines.map(({ event }) => event);
  // The rule of what the card did says more than that it was played.
  const main = events.find((event) => markOf(model, event) !== null) ?? events[1] ?? events[0];
  return {
    first: lines[0]?.after ?? 0,
    last: lines.at(-1)?.after ?? 0,
    text: toldOf(model, events, reader),
    rule: main?.rule ?? '',
    marks: events.flatMap((event) => markOf(model, event) ?? []),
  };
}

function ofKind<Name extends Event['event']>(events: readonly Event[], name: Name): readonly Of<Name>[] {
  return events.filter((event): event is Of<Name> => event.event === name);
}

/** Outcome of a card in a sentence or two: first its unit's action, then its effect. */
function toldOf(model: UndauntedModel, events: readonly Event[], reader: Seat): string {
  const [played] = ofKind(events, 'played');
  const kind = played === undefined ? undefined : model.pieces.kindOf[played.card];
  const title = model.names.card(kind);
  const did = events.flatMap((event) => deedWords(model, event, model.names.unitOfCard(kind), reader) ?? []);
  const told = [wayWords(model, events), ...did, broughtWords(model, events, title), fogWords(events, reader)];
  const whole = told.filter((text) => text !== '').join(' ');
  return whole !== ''
    ? whole
    : played?.for === 'hunker'
      ? `${title} hunkers down.`
      : `${title} is played to ${played?.for}.`;
}

const VERBS = { move: 'move', scout: 'scout', stalk: 'stalk', guide: 'are guided' } as const;

/** The way of a unit, through all its tiles: `Scouts B scout 15A → 11B → 1B.` */
function wayWords({ names }: UndauntedModel, events: readonly Event[]): string {
  const marches = ofKind(events, 'marched');
  const [first] = marches;
  if (first === undefined) return '';
  const way = [first.from, ...marches.map(({ to }) => to)].join(' → ');
  return `${names.unit(first.unit)} ${VERBS[first.kind]} ${way}.`;
}

const ZONES = { play: 'the play area', hand: 'the hand', discard: 'the discard pile', deck: 'the deck' } as const;
const SHOTS: Readonly<Record<string, string>> = { attack: 'fire at', suppress: 'fire to suppress', blast: 'shell' };

/** A unit's action for the recap; null when told elsewhere or not worth telling. */
function deedWords({ names }: UndauntedModel, event: Event, unit: string, reader: Seat): string | null {
  switch (event.event) {
    case 'placed':
      return `${names.unit(event.unit)} enter at ${event.at}.`;
    case 'shot': {
      const { by, as, at, defence, dice, hit } = event;
      const target = `${at.seat === reader ? 'your' : names.side(at.seat).adjective} ${names.unit(at.unit)}`;
      const need = faceText(Math.min(defence.total, FACES.length));
      return `${names.unit(by)} ${SHOTS[as] ?? 'fire at'} ${target} on ${at.tile}: need ${need}, roll ${dice.map(faceText).join(' ')}. ${hit ? 'Hit.' : 'Miss.'}`;
    }
    case 'casualty':
      return `A card from ${ZONES[event.zone]} is lost.`;
    case 'counterLost':
      return `${names.unit(event.unit)} leave the board.`;
    case 'suppressed':
      return event.already ? 'Still suppressed.' : 'Suppressed.';
    case 'rallied':
      return `${names.unit(event.unit)} rally.`;
    case 'controlled':
      return `${unit} take ${event.tile}${event.points > 0 ? ` for ${plural(event.points, 'point')}` : ''}.`;
    case 'targeted':
      return `The Mortar aims at ${event.tile}.`;
    default:
      return null;
  }
}

/** Cards added to a side's hand and deck: `Squad Leader adds Rifleman A and Scout A to the deck.` */
function broughtWords({ names, pieces }: UndauntedModel, events: readonly Event[], title: string): string {
  const titles = (cards: readonly { readonly card: CardId }[]): string =>
    listed(cards.map(({ card }) => names.card(pieces.kindOf[card])));
  const [bolstered, returned] = [ofKind(events, 'bolstered'), ofKind(events, 'returned')];
  const drawn = ofKind(events, 'drew').reduce((sum, { count }) => sum + count, 0);
  const brought = [
    ...(ofKind(events, 'reconned').length > 0 ? ['clears a Fog of War'] : []),
    ...(bolstered.length > 0 ? [`adds ${titles(bolstered)} to the deck`] : []),
    ...(returned.length > 0 ? [`brings ${titles(returned)} back to hand`] : []),
    ...(drawn > 0 ? [`draws ${plural(drawn, 'card')}`] : []),
  ];
  return brought.length === 0 ? '' : `${title} ${listed(brought)}.`;
}

/** `You take 2 Fog of War cards.` */
function fogWords(events: readonly Event[], reader: Seat): string {
  const gained = ofKind(events, 'fogGained');
  const mine = gained.filter(({ seat }) => seat === reader).length;
  const takes = (who: string, count: number): readonly string[] =>
    count === 0 ? [] : [`${who} take ${plural(count, 'Fog of War card')}.`];
  return [...takes('You', mine), ...takes('They', gained.length - mine)].join(' ');
}

/** Marks an event leaves on the board. */
function markOf(model: UndauntedModel, event: Event): BoardMark | null {
  switch (event.event) {
    case 'marched': {
      const { seat: side, unit, from, to } = event;
      return { kind: 'moved', side, from: standing(model, side, unit, from), to: crowdOn(model, to) };
    }
    case 'shot': {
      const { seat: side, by, from, at, dice, hit } = event;
      return {
        kind: 'fired',
        side,
        from: standing(model, side, by, from),
        to: standing(model, at.seat, at.unit, at.tile),
        roll: `${faceText(Math.max(...dice))}, ${hit ? 'hit' : 'miss'}`,
      };
    }
    case 'placed':
      return { kind: 'happened', side: event.seat, to: standing(model, event.seat, event.unit, event.at) };
    case 'rallied': {
      const at = model.tileOf(event.seat, event.unit);
      if (at === undefined) return null;
      return { kind: 'happened', side: event.seat, to: standing(model, event.seat, event.unit, at) };
    }
    case 'controlled':
    case 'targeted':
      return { kind: 'happened', side: event.seat, to: middleOf(model, event.tile) };
    default:
      return null;
  }
}

/** Position of a counter on a tile, among those already there. */
function standing(model: UndauntedModel, seat: Seat, unit: UnitId, at: TileId): Rectangle {
  const { sides } = model.open.value;
  const counters = { ...sides[seat]?.counters, [unit]: { at, suppressed: false } };
  const places = counterPositions(model.facts.laid, { ...sides, [seat]: { counters } }, model.edition);
  const place = places.find((each) => each.seat === seat && each.unit === unit);
  return place === undefined ? middleOf(model, at) : squareAt(place.x, place.y, place.size);
}

/** All who stand on a tile: an arrow into their midst would lose its head under one of them. */
function crowdOn(model: UndauntedModel, tile: TileId): Rectangle {
  const { laid } = model.facts;
  const places = counterPositions(laid, model.open.value.sides, model.edition).filter((each) => each.tile === tile);
  const [first, ...others] = places.map(({ x, y, size }) => squareAt(x, y, size));
  return first === undefined ? middleOf(model, tile) : others.reduce(unionOf, first);
}

/** The middle of a tile, as large as a counter that stands there alone. */
function middleOf({ facts }: UndauntedModel, tile: TileId): Rectangle {
  const { x, y } = boundsOf(facts.laid, tile) ?? { x: 0, y: 0 };
  const [place] = placesFor(1);
  return place === undefined ? { x, y, width: 0, height: 0 } : squareAt(x + place.x, y + place.y, place.size);
}

const squareAt = (x: number, y: number, size: number): Rectangle => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});
