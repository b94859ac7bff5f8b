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
import type { CardId, KindId, Seat, TileId } from '../../rules/edition.ts';
import type { Event } from '../../rules/events.ts';
import { entry, orderOf } from '../../rules/pieces.ts';
import {
  deckOf,
  type Frame,
  type Mark,
  marksOn,
  type Open,
  roomOf,
  sideOf,
  type Undaunted,
  type UndauntedContext,
  type Unseen,
} from '../../rules/state.ts';
import { edition } from '../edition.ts';
import type { State, View } from '../game.ts';
import { normandy } from '../tools.ts';
import { pointsOf } from '../victory.ts';

export type Side = 'us' | 'german';
export const SIDES: readonly Side[] = ['us', 'german'];

/** Kinds of cards, several copies as `fog-of-war x3`. */
type Cards = readonly string[];

/** How many unseen cards, one unless it is told, and what they are not. */
export type Ruled = Pick<Unseen, 'not'> & Partial<Unseen>;

/** What of a side differs from the set-up. Cards that no zone names stay in the deck or the supply they start in. */
export interface SideGiven {
  readonly hand?: Cards;
  readonly play?: Cards;
  readonly discard?: Cards;
  /** The whole deck, the top card first; the cards that would be in it lie in the supply. */
  readonly deck?: Cards;
  /** Lost to casualties, and Fog to Recon. */
  readonly removed?: Cards;
  /** The whole supply. What then has no place is in the deck, or removed where the deck is given too. */
  readonly supply?: Cards;
  /** Of the discard pile, what everybody knows to be there. */
  readonly seen?: Cards;
  /** Of the hand, what everybody knows to be there. */
  readonly shown?: Cards;
  /** What everybody knows that unseen cards of the hand and of the discard pile are not. */
  readonly held?: readonly Ruled[];
  readonly piled?: readonly Ruled[];
  /** A tile, `13B suppressed`, or null for off the board. */
  readonly counters?: Readonly<Record<string, string | null>>;
  readonly scouted?: readonly TileId[];
  readonly controlled?: readonly TileId[];
  readonly unmarked?: readonly TileId[];
  readonly target?: TileId;
}

export interface Given {
  readonly scenario?: string;
  readonly us?: SideGiven;
  readonly german?: SideGiven;
  /** Whose turn it is; `draw`, `bid` and `reveal` begin before the turns. */
  readonly turn?: Side | 'draw' | 'bid' | 'reveal';
  /** Who has the initiative; the side whose turn it is unless it says otherwise. */
  readonly marker?: Side;
  readonly points?: Readonly<Record<TileId, number>>;
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

/** A game on the test bench: the position, the dice to come, and what has happened since. */
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

  hand = (seat: Side): KindId[] => kindsOf(roomOf(this.state, seat).hand);
  discard = (seat: Side): KindId[] => kindsOf(roomOf(this.state, seat).discard);
  removed = (seat: Side): KindId[] => kindsOf(roomOf(this.state, seat).removed);
  /** The top card first. */
  deck = (seat: Side): KindId[] => kindsOf(deckOf(this.state, seat)).reverse();
  inPlay = (seat: Side): KindId[] => kindsOf(sideOf(this.open, seat).play);
  supply = (seat: Side): KindId[] => kindsOf(sideOf(this.open, seat).supply);
  /** How many Fog of War cards are left in a supply. */
  fog = (seat: Side): number => this.supply(seat).filter((kind) => kind === 'fog-of-war').length;

  /** Where a counter stands, with `suppressed` behind it if it is. */
  at(seat: Side, unit: string): string | null {
    const counter = sideOf(this.open, seat).counters[unit] ?? null;
    return counter === null ? null : `${counter.at}${counter.suppressed ? ' suppressed' : ''}`;
  }
  mark = (seat: Side, tile: TileId): Mark | null => marksOn(this.open, tile)[seat] ?? null;
  target = (seat: Side): TileId | null => sideOf(this.open, seat).target;
  points = (seat: Side): number => pointsOf(this.open, seat);
  view = (seat: Side | null): View => viewOf(this.state, seat);

  /** What a seat reads of the log; what a bystander reads without one. */
  events(seat?: Side): readonly Event[] {
    return this.context.lines.map(({ event, more }): Event => Object.assign({}, event, more?.[seat ?? '']));
  }
  /** The events of one kind, typed. */
  all<E extends Event['event']>(event: E, seat?: Side): Extract<Event, { event: E }>[] {
    return this.events(seat).filter((each): each is Extract<Event, { event: E }> => each.event === event);
  }

  /** What may be done now, as text; only the actions that begin with `start` if it is given. */
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
  /** What a player is told who tries it all the same. */
  whyNot(line: string): string {
    const { seat, action } = this.#read(line);
    const refusal = normandy.refuse(this.state, seat, action);
    return refusal === null ? 'legal' : refusalText(refusal);
  }
  /** Does the actions in turn, each written `us: end` or, where one side alone is to choose, `end`. All must be legal. */
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
    const seat = named ?? (another === undefined ? alone : undefined) ?? 'us';
    const text = named === undefined ? line : line.slice(named.length + 2);
    return { seat, action: expectOk(normandy.notation.parse(text), notationErrorText) };
  }
}

/** `fog-of-war x3` written out. */
const spread = (cards: Cards): KindId[] =>
  cards.flatMap((text) => {
    const [kind = '', times = 'x1'] = text.split(' ');
    return Array.from({ length: Number(times.slice(1)) }, () => kind);
  });

const ZONES = ['hand', 'play', 'discard', 'deck', 'removed', 'supply'] as const;

function deal(state: State, seat: Side, given: SideGiven): void {
  const facts = entry(entry(edition.boards, state.open.scenario).scenario.sides, seat);
  const brought = entry(entry(edition.boards, state.open.scenario).cards, seat);
  const free = Object.entries(brought).flatMap(([kind, n]) => Array.from({ length: n }, (_, i) => `${kind}-${i + 1}`));
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
    else side.lost[group] = (side.lost[group] ?? 0) + 1;
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
    all.map(({ count = 1, not }) => ({ zone, count, not: [...not] }));
  side.seen = known(given.seen, 'discard');
  side.shown = known(given.shown, 'hand');
  side.unseen = [...unseen('hand', given.held), ...unseen('discard', given.piled)];
}

function lay(open: Open, seat: Side, given: SideGiven): void {
  const side = sideOf(open, seat);
  for (const [unit, where] of Object.entries(given.counters ?? {})) {
    const [at = '', state] = where?.split(' ') ?? [];
    side.counters[unit] = where === null ? null : { at, suppressed: state === 'suppressed' };
  }
  for (const tile of given.scouted ?? []) marksOn(open, tile)[seat] = 'scouted';
  for (const tile of given.controlled ?? []) marksOn(open, tile)[seat] = 'controlled';
  for (const tile of given.unmarked ?? []) marksOn(open, tile)[seat] = null;
  side.target = given.target ?? null;
}

/** A position told as a player would: what differs from the set-up of the scenario. */
export function scene(given: Given = {}): Scene {
  const { scenario = '1', turn = 'us', seed = 'scene', dice = [] } = given;
  const state = normandy.setup({ scenario, options: {} }, new Recorder([]));
  for (const seat of SIDES) {
    deal(state, seat, given[seat] ?? {});
    lay(state.open, seat, given[seat] ?? {});
  }
  const { open } = state;
  const isTurn = turn === 'us' || turn === 'german';
  open.round = turn === 'draw' ? 0 : 1;
  open.active = isTurn ? turn : null;
  if (given.marker !== undefined || isTurn) open.marker = given.marker ?? turn;
  Object.assign(open.points, given.points);
  state.flow = [isTurn ? { step: 'turn', seat: turn } : { step: turn }];
  const problems = normandy.audit(state);
  if (problems.length > 0) throw new Error(`no such position: ${problems.join('; ')}`);
  return new Scene(state, new Recorder(dice, SeededChance.fromSeed(seed)));
}
