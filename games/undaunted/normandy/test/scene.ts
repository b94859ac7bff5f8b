import { type Chance, DiceQueue, refusalText, SeededChance, viewOf } from '@kurgan/engine';
import { Bench, Recorder } from '@kurgan/engine/testing';
import { copyOf } from '../../rules/board.ts';
import type { CardId, KindId, Seat, TileId } from '../../rules/edition.ts';
import type { Event } from '../../rules/events.ts';
import { entriesOf, id, type Written } from '../../rules/ids.ts';
import { entry, orderOf } from '../../rules/pieces.ts';
import {
  countLost,
  deckOf,
  type Mark,
  marksOn,
  type Open,
  pointsOf,
  roomOf,
  setMark,
  sideOf,
  type Undaunted,
  type Unseen,
} from '../../rules/state.ts';
import { edition } from '../edition.ts';
import type { State, View } from '../game.ts';
import { normandy } from '../tools.ts';

export type Side = 'us' | 'german';
export const US = id.seat('us');
export const GERMAN = id.seat('german');
export const SIDES = [US, GERMAN] as const;

/** Kinds of cards, several copies as `fog-of-war x3`. */
type Cards = readonly string[];

/** A number of unseen cards, one by default, and what they are not. */
export type Ruled = Pick<Written<Unseen>, 'not'> & Partial<Written<Unseen>>;

/** A side's differences from the setup. Cards not named in any zone stay in the deck or supply where they start. */
export interface SideGiven {
  readonly hand?: Cards;
  readonly play?: Cards;
  readonly discard?: Cards;
  /** The whole deck, top card first; the cards that would otherwise be in it are in the supply. */
  readonly deck?: Cards;
  /** Lost to casualties, and Fog to Recon. */
  readonly removed?: Cards;
  /** The whole supply. Cards left without a place are in the deck, or removed if the deck is given too. */
  readonly supply?: Cards;
  /** Cards in the discard pile that everybody knows about. */
  readonly seen?: Cards;
  /** Cards in hand that everybody knows about. */
  readonly shown?: Cards;
  /** Things everybody knows that unseen cards in the hand and the discard pile are not. */
  readonly held?: readonly Ruled[];
  readonly piled?: readonly Ruled[];
  /** A tile, `13B suppressed`, or null for off the board. */
  readonly counters?: Readonly<Record<string, string | null>>;
  readonly scouted?: readonly string[];
  readonly controlled?: readonly string[];
  readonly unmarked?: readonly string[];
  readonly target?: string;
}

export interface Given {
  readonly scenario?: string;
  readonly us?: SideGiven;
  readonly german?: SideGiven;
  /** The side whose turn it is; `draw`, `bid` and `reveal` start before the turns. */
  readonly turn?: Side | 'draw' | 'bid' | 'reveal';
  /** The side with the initiative; by default the one whose turn it is. */
  readonly marker?: Side | Seat;
  readonly points?: Readonly<Record<string, number>>;
  readonly dice?: readonly number[];
  readonly seed?: string;
}

const kindsOf = (cards: readonly CardId[]): KindId[] => cards.map((card) => entry(edition.kindOf, card));

export class Scene extends Bench<Undaunted> {
  get outcome(): Open['outcome'] {
    return this.state.open.outcome;
  }
  get winner(): Seat | null {
    return this.state.open.outcome?.winner ?? null;
  }
  side = (seat: Side | Seat): State['open']['sides'][Seat] => sideOf(this.open, id.seat(seat));
  hand = (seat: Side | Seat): KindId[] => kindsOf(roomOf(this.state, id.seat(seat)).hand);
  discard = (seat: Side | Seat): KindId[] => kindsOf(roomOf(this.state, id.seat(seat)).discard);
  removed = (seat: Side | Seat): KindId[] => kindsOf(roomOf(this.state, id.seat(seat)).removed);
  /** Top card first. */
  deck = (seat: Side | Seat): KindId[] => kindsOf(deckOf(this.state, id.seat(seat))).reverse();
  inPlay = (seat: Side | Seat): KindId[] => kindsOf(this.side(seat).play);
  supply = (seat: Side | Seat): KindId[] => kindsOf(this.side(seat).supply);
  /** Number of Fog of War cards left in a supply. */
  fog = (seat: Side | Seat): number => this.supply(seat).filter((kind) => kind === edition.fog).length;

  /** A counter's tile, followed by `suppressed` if it is. */
  at(seat: Side | Seat, unit: string): string | null {
    const counter = this.side(seat).counters[id.unit(unit)] ?? null;
    return counter === null ? null : `${counter.at}${counter.suppressed ? ' suppressed' : ''}`;
  }
  mark = (seat: Side | Seat, tile: string): Mark | null => marksOn(this.open, id.tile(tile))[id.seat(seat)] ?? null;
  target = (seat: Side | Seat): TileId | null => this.side(seat).target;
  points = (seat: Side | Seat): number => pointsOf(this.open, id.seat(seat));
  view = (seat: Side | Seat | null): View => viewOf(this.state, seat === null ? null : id.seat(seat));

  events(seat?: Side | Seat): readonly Event[] {
    return this.heardBy(seat);
  }
  /** The refusal a player sees for an illegal action. */
  whyNot(line: string): string {
    const refusal = this.refusal(line);
    return refusal === null ? 'legal' : refusalText(refusal);
  }
}

/** `fog-of-war x3` written out. */
const spread = (cards: Cards): KindId[] =>
  cards.flatMap((text) => {
    const [kind = '', times = 'x1'] = text.split(' ');
    return Array.from({ length: Number(times.slice(1)) }, () => id.kind(kind));
  });

const ZONES = ['hand', 'play', 'discard', 'deck', 'removed', 'supply'] as const;

function deal(state: State, seat: Seat, given: SideGiven): void {
  const facts = entry(entry(edition.boards, state.open.scenario).scenario.sides, seat);
  const brought = entry(entry(edition.boards, state.open.scenario).cards, seat);
  const free = entriesOf(brought).flatMap(([kind, n]) => Array.from({ length: n }, (_, i) => copyOf(kind, i + 1)));
  const zones: Record<(typeof ZONES)[number], CardId[]> = {
    hand: [],
    play: [],
    discard: [],
    deck: [],
    removed: [],
    supply: [],
  };
  for (const zone of ZONES) {
    for (const kind of spread(given[zone] ?? [])) {
      const at = free.findIndex((card) => edition.kindOf[card] === kind);
      const [card] = at < 0 ? [] : free.splice(at, 1);
      if (card === undefined) throw new Error(`${seat} has not so many ${kind} in this scenario`);
      zones[zone].push(card);
    }
  }
  for (const card of free) {
    const kind = entry(edition.kindOf, card);
    const starts = Number(card.slice(kind.length + 1)) <= (facts.deck[kind] ?? 0) ? 'deck' : 'supply';
    const other = starts === 'deck' ? 'supply' : 'deck';
    const place = [starts, other].find((zone) => given[zone as 'deck' | 'supply'] === undefined) ?? 'removed';
    zones[place as 'deck' | 'supply' | 'removed'].push(card);
  }
  const inOrder = (a: CardId, b: CardId): number => orderOf(edition, a) - orderOf(edition, b);
  for (const zone of ['hand', 'play', 'discard', 'supply'] as const) zones[zone].sort(inOrder);
  const side = sideOf(state.open, seat);
  const room = roomOf(state, seat);
  Object.assign(room, { hand: zones.hand, discard: zones.discard, removed: zones.removed, bid: null });
  state.sealed.decks[seat] = zones.deck.reverse();
  Object.assign(side, { play: zones.play, supply: zones.supply, bid: false });
  for (const zone of ['hand', 'discard', 'removed'] as const) side[zone] = room[zone].length;
  side.deck = zones.deck.length;
  side.fogRemoved = 0;
  for (const card of zones.removed) {
    const group = entry(edition.groupOf, card);
    if (group === edition.fog) side.fogRemoved++;
    else countLost(side, group);
  }
  const known = (cards: Cards | undefined, zone: 'hand' | 'discard'): CardId[] => {
    const found: CardId[] = [];
    for (const kind of spread(cards ?? [])) {
      const card = room[zone].find((each) => edition.kindOf[each] === kind && !found.includes(each));
      if (card === undefined) throw new Error(`${seat} has no ${kind} to be seen in the ${zone}`);
      found.push(card);
    }
    return found.sort(inOrder);
  };
  const unseen = (zone: Unseen['zone'], all: readonly Ruled[] = []): Unseen[] =>
    all.map(({ count = 1, not }) => ({ zone, count, not: not.map(id.card) }));
  side.seen = known(given.seen, 'discard');
  side.shown = known(given.shown, 'hand');
  side.unseen = [...unseen('hand', given.held), ...unseen('discard', given.piled)];
}

function lay(open: Open, seat: Seat, given: SideGiven): void {
  const side = sideOf(open, seat);
  for (const [unit, where] of Object.entries(given.counters ?? {})) {
    const [at = '', state] = where?.split(' ') ?? [];
    side.counters[id.unit(unit)] = where === null ? null : { at: id.tile(at), suppressed: state === 'suppressed' };
  }
  for (const tile of given.scouted ?? []) setMark(open, seat, id.tile(tile), 'scouted');
  for (const tile of given.controlled ?? []) setMark(open, seat, id.tile(tile), 'controlled');
  for (const tile of given.unmarked ?? []) setMark(open, seat, id.tile(tile), null);
  side.target = given.target === undefined ? null : id.tile(given.target);
}

/** A position as a player would describe it: its differences from the scenario's setup. Without dice in it, `chance` rolls them. */
export function scene(given: Given = {}, chance?: Chance): Scene {
  const { scenario = '1', turn = 'us', seed = 'scene', dice = [] } = given;
  const state = normandy.setup({ scenario, options: {} }, new Recorder<Undaunted>());
  for (const side of ['us', 'german'] as const) {
    deal(state, id.seat(side), given[side] ?? {});
    lay(state.open, id.seat(side), given[side] ?? {});
  }
  const { open } = state;
  const seat = turn === 'us' || turn === 'german' ? id.seat(turn) : null;
  open.round = turn === 'draw' ? 0 : 1;
  open.active = seat;
  if (given.marker !== undefined) open.marker = id.seat(given.marker);
  else if (seat !== null) open.marker = seat;
  Object.assign(open.points, given.points);
  state.flow = [turn === 'us' || turn === 'german' ? { step: 'turn', seat: id.seat(turn) } : { step: turn }];
  const problems = normandy.audit(state);
  if (problems.length > 0) throw new Error(`no such position: ${problems.join('; ')}`);
  return new Scene(normandy, state, new Recorder(chance ?? new DiceQueue(dice, SeededChance.fromSeed(seed))));
}
