import {
  type Chance,
  DiceQueue,
  expectOk,
  type More,
  notationErrorText,
  type Odds,
  refusalText,
  SeededChance,
  viewOf,
} from '@kurgan/engine';
import type { Action } from '../../rules/actions.ts';
import { copyOf } from '../../rules/board.ts';
import type { CardId, KindId, Seat, TileId } from '../../rules/edition.ts';
import type { Event } from '../../rules/events.ts';
import { entriesOf, id, type Written } from '../../rules/ids.ts';
import { entry, orderOf } from '../../rules/pieces.ts';
import {
  countLost,
  deckOf,
  type Frame,
  type Mark,
  marksOn,
  type Open,
  pointsOf,
  roomOf,
  setMark,
  sideOf,
  type Undaunted,
  type UndauntedContext,
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

class Recorder implements UndauntedContext {
  readonly lines: { readonly event: Event; readonly more: More<Undaunted> | undefined }[] = [];
  readonly dice: DiceQueue;
  readonly learners: (Seat | 'everybody')[] = [];
  shuffles = 0;
  constructor(dice: readonly number[], chance?: Chance) {
    this.dice = new DiceQueue(dice, chance);
  }
  d(sides: number): number {
    return this.dice.d(sides);
  }
  below(n: number): number {
    return this.dice.below(n);
  }
  shuffle<T>(items: T[]): void {
    this.shuffles++;
    this.dice.shuffle(items);
  }
  log(event: Event, more?: More<Undaunted>): void {
    this.lines.push({ event, more });
  }
  learn(seat?: Seat): void {
    this.learners.push(seat ?? 'everybody');
  }
}

const kindsOf = (cards: readonly CardId[]): KindId[] => cards.map((card) => entry(edition.kindOf, card));

/** A game on the test bench: the position, the coming dice, and the events so far. */
export class Scene {
  readonly state: State;
  readonly context: Recorder;

  constructor(state: State, context: Recorder) {
    this.state = state;
    this.context = context;
    normandy.settle(state, context);
  }

  get open(): Open {
    return this.state.open;
  }
  get step(): Frame['step'] | null {
    return this.state.flow.at(-1)?.step ?? null;
  }
  get waiting(): readonly Seat[] {
    return normandy.waiting(this.state);
  }
  get outcome(): Open['outcome'] {
    return this.state.open.outcome;
  }
  get winner(): Seat | null {
    return this.state.open.outcome?.winner ?? null;
  }
  get diceLeft(): number {
    return this.context.dice.left;
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

  /** The log as a seat reads it; without a seat, as a spectator does. */
  events(seat?: Side | Seat): readonly Event[] {
    return this.context.lines.map(({ event, more }): Event => Object.assign({}, event, seat && more?.[id.seat(seat)]));
  }
  /** Events of one kind, typed. */
  all<E extends Event['event']>(event: E, seat?: Side | Seat): Extract<Event, { event: E }>[] {
    return this.events(seat).filter((each): each is Extract<Event, { event: E }> => each.event === event);
  }

  /** Legal actions as text; only those that begin with `start` if it is given. */
  legal(start = ''): string[] {
    const [seat] = this.waiting;
    if (seat === undefined) return [];
    const all = normandy.legal(this.state, seat).map((action) => normandy.notation.format(action));
    return all.filter((text) => start === '' || text === start || text.startsWith(`${start} `));
  }
  /** The rule that forbids an action; null when it is legal. */
  why(line: string): string | null {
    const { seat, action } = this.#read(line);
    return normandy.refuse(this.state, seat, action)?.rule ?? null;
  }
  /** The refusal a player sees for an illegal action. */
  whyNot(line: string): string {
    const { seat, action } = this.#read(line);
    const refusal = normandy.refuse(this.state, seat, action);
    return refusal === null ? 'legal' : refusalText(refusal);
  }
  /** Plays the actions in order, each written `us: end` or, if only one side can choose, `end`. All must be legal. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const { seat, action } = this.#read(line);
      const refusal = normandy.refuse(this.state, seat, action);
      if (refusal !== null) throw new Error(`${line} is refused: ${refusalText(refusal)}`);
      normandy.apply(this.state, seat, action, this.context);
      const problems = normandy.audit(this.state);
      if (problems.length > 0) throw new Error(`after ${line}: ${problems.join('; ')}`);
    }
    return this;
  }
  odds(line: string): Odds | null {
    const { seat, action } = this.#read(line);
    return normandy.odds(this.state, seat, action);
  }

  #read(line: string): { seat: Seat; action: Action } {
    const named = SIDES.find((side) => line.startsWith(`${side}: `));
    const [alone, another] = this.waiting;
    const seat = named ?? (another === undefined ? alone : undefined) ?? US;
    const text = named === undefined ? line : line.slice(named.length + 2);
    return { seat, action: expectOk(normandy.notation.parse(text), notationErrorText) };
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

/** A position as a player would describe it: its differences from the scenario's setup. */
export function scene(given: Given = {}): Scene {
  const { scenario = '1', turn = 'us', seed = 'scene', dice = [] } = given;
  const state = normandy.setup({ scenario, options: {} }, new Recorder([]));
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
  return new Scene(state, new Recorder(dice, SeededChance.fromSeed(seed)));
}
