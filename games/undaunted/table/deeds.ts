import type { CardId, KindId, Seat } from '../rules/edition.ts';
import type { StalingradEvent as Event } from '../stalingrad/state.ts';
import type { UndauntedModel } from './model.ts';
import { SHOT_VERBS } from './outcome.ts';
import { FACES, type Fired, faceText, firedIn } from './shots.ts';
import { listed, plural } from './words/names.ts';

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

function ofKind<Name extends Event['event']>(events: readonly Event[], name: Name): readonly Of<Name>[] {
  return events.filter((event): event is Of<Name> => event.event === name);
}

/** Outcome of a card in a sentence or two: first its unit's action, then its effect. */
export function toldOf(model: UndauntedModel, events: readonly Event[], reader: Seat): string {
  const [played] = ofKind(events, 'played');
  const kind = played === undefined ? undefined : model.pieces.kindOf[played.card];
  const title = model.names.card(kind);
  const did = events.flatMap((event) => deedWords(model, event, kind, reader) ?? []);
  const told = [wayWords(model, events), ...did, broughtWords(model, events, title), fogWords(events, reader)];
  const whole = told.filter((text) => text !== '').join(' ');
  return whole !== ''
    ? whole
    : played?.for === 'hunker'
      ? `${title} hunkers down.`
      : `${title} is played to ${played?.for}.`;
}

const VERBS = {
  move: ['move', 'moves'],
  scout: ['scout', 'scouts'],
  stalk: ['stalk', 'stalks'],
  guide: ['are guided', 'is guided'],
} as const;

/** The way of a unit, through all its tiles: `Scouts B scout 15A → 11B → 1B.` */
function wayWords({ names }: UndauntedModel, events: readonly Event[]): string {
  const marches = ofKind(events, 'marched');
  const [first] = marches;
  if (first === undefined) return '';
  const way = [first.from, ...marches.map(({ to }) => to)].join(' → ');
  const [many, one] = VERBS[first.kind];
  return `${names.does(first.unit, many, one)} ${way}.`;
}

const ZONES = { play: 'the play area', hand: 'the hand', discard: 'the discard pile', deck: 'the deck' } as const;

const FIRE = ['fire at', 'fires at'] as const;

function shotWords({ names }: UndauntedModel, { by, as, at, defence, dice, hit }: Fired, reader: Seat): string {
  const whose = at.what === 'unit' ? (at.seat === reader ? 'your' : names.side(at.seat).adjective) : '';
  const target = at.what === 'unit' ? `${whose} ${names.unit(at.unit)} on ${at.tile}` : names.target(at);
  const need = faceText(Math.min(defence.total, FACES.length));
  const byItself = as === 'bomb' ? 'Bombs fall on' : 'A mine goes off under';
  const who = by === null ? byItself : names.does(by, ...(SHOT_VERBS[as] ?? FIRE));
  return `${who} ${target}: need ${need}, roll ${dice.map(faceText).join(' ')}. ${hit ? 'Hit.' : 'Miss.'}`;
}

/** A unit's action for the recap; null when told elsewhere or not worth telling. */
function deedWords(model: UndauntedModel, event: Event, card: KindId | undefined, reader: Seat): string | null {
  const { names } = model;
  const fired = firedIn(event);
  if (fired !== null) return shotWords(model, fired, reader);
  switch (event.event) {
    case 'placed':
      return `${names.does(event.unit, 'enter', 'enters')} at ${event.at}.`;
    case 'casualty':
      return `A card from ${ZONES[event.zone]} is lost.`;
    case 'counterLost':
      return `${names.does(event.unit, 'leave', 'leaves')} the board.`;
    case 'suppressed':
      return event.already ? 'Still suppressed.' : 'Suppressed.';
    case 'rallied':
      return `${names.does(event.unit, 'rally', 'rallies')}.`;
    case 'controlled': {
      const unit = card === undefined ? null : model.kindNamed(card).unit;
      const who = unit === null ? `${names.card(card)} takes` : names.does(unit, 'take', 'takes');
      return `${who} ${event.tile}${event.points > 0 ? ` for ${plural(event.points, 'point')}` : ''}.`;
    }
    case 'targeted':
      return `The Mortar aims at ${event.tile}.`;
    default:
      return cityDeed(model, event);
  }
}

/** Deeds that only the second edition has. */
function cityDeed({ names, pieces }: UndauntedModel, event: Event): string | null {
  switch (event.event) {
    case 'routed':
      return `No card is left: ${names.does(event.unit, 'are', 'is')} routed.`;
    case 'recovered':
      return `${names.does(event.unit, 'recover', 'recovers')}.`;
    case 'readied':
      return `${names.does(event.unit, 'are', 'is')} ready again.`;
    case 'pushed':
      return `${names.does(event.unit, 'are', 'is')} pushed to ${event.to}.`;
    case 'damaged':
      return `${names.tile(event.tile)} is ${names.extras?.stateOf(event.tile, event.letter) ?? 'damaged'}.`;
    case 'tunnelLost':
      return `The tunnel on ${event.tile} caves in.`;
    case 'mineLaid':
      return `They lay an ${event.mine.kind} mine between ${event.mine.edge.join(' and ')}.`;
    case 'mineFound':
      return `A hidden ${event.mine.kind} mine lies between ${event.mine.edge.join(' and ')}.`;
    case 'smoked':
      return `${names.does(event.unit, 'lay', 'lays')} smoke on ${event.tile}.`;
    case 'watching':
      return `${names.does(event.unit, 'watch', 'watches')} ${event.tile}.`;
    case 'watchLost':
      return `${names.does(event.unit, 'no longer watch', 'no longer watches')}.`;
    case 'inspired':
      return `${names.card(pieces.kindOf[event.card])} acts again.`;
    case 'shotDown':
      return 'A Bomber is shot down.';
    case 'gained':
      return `${plural(event.points, 'mission point')} gained: ${event.total} in all.`;
    default:
      return null;
  }
}

/** Cards added to a side's hand and deck: `Squad Leader adds Rifleman A and Scout A to the deck.` */
function broughtWords({ names, pieces }: UndauntedModel, events: readonly Event[], title: string): string {
  const titles = (cards: readonly { readonly card: CardId }[]): string =>
    listed(cards.map(({ card }) => names.card(pieces.kindOf[card])));
  const [bolstered, returned] = [ofKind(events, 'bolstered'), ofKind(events, 'returned')];
  const supported = ofKind(events, 'supported');
  const drawn = ofKind(events, 'drew').reduce((sum, { count }) => sum + count, 0);
  const brought = [
    ...(ofKind(events, 'reconned').length > 0 ? ['clears a Fog of War'] : []),
    ...(bolstered.length > 0 ? [`adds ${titles(bolstered)} to the deck`] : []),
    ...(supported.length > 0 ? [`brings ${titles(supported)} to hand`] : []),
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
