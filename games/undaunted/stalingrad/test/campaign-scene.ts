import {
  type Chance,
  expectOk,
  type More,
  notationErrorText,
  refusalText,
  SeededChance,
  type Setup,
  viewOf,
} from '@kurgan/engine';
import { type CardId, id, type Seat } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import type { Side as SideState } from '../../rules/state.ts';
import { factsOf, SEATS, sideNamed } from '../box.ts';
import { discharge, integrateBest, obey, unlock, wayTo } from '../campaign/platoon.ts';
import type { Side } from '../data/types.ts';
import { edition } from '../edition.ts';
import { campaignState } from '../effects.ts';
import {
  type Room,
  roomIn,
  type Stalingrad,
  type StalingradContext,
  type StalingradEvent,
  type StalingradOpen,
  type State,
  type View,
} from '../state.ts';
import { stalingrad } from '../tools.ts';

export const [SOVIET, GERMAN] = SEATS;
export const other = (side: Side): Side => (side === 'soviet' ? 'german' : 'soviet');

/** Seeded chance, and every line of the log with what each side alone reads. */
class Recorder implements StalingradContext {
  readonly lines: { readonly event: StalingradEvent; readonly more: More<Stalingrad> | undefined }[] = [];
  readonly chance: Chance;
  constructor(seed: string) {
    this.chance = SeededChance.fromSeed(seed);
  }
  d = (sides: number): number => this.chance.d(sides);
  below = (n: number): number => this.chance.below(n);
  shuffle = <T>(items: T[]): void => this.chance.shuffle(items);
  log(event: StalingradEvent, more?: More<Stalingrad>): void {
    this.lines.push({ event, more });
  }
  learn(): void {}
}

/** What a player does who wants to get on. */
const EASY: readonly string[] = ['confirm', 'done', 'stay', 'end', 'street', 'keep'];

/** A campaign, or a single game, on the test bench. */
export class Campaign {
  readonly state: State;
  readonly context: Recorder;

  constructor(state: State, context: Recorder) {
    this.state = state;
    this.context = context;
    stalingrad.settle(state, context);
  }

  get open(): StalingradOpen {
    return this.state.open;
  }
  get step(): string | null {
    return this.state.flow.at(-1)?.step ?? null;
  }
  get waiting(): readonly Seat[] {
    return stalingrad.waiting(this.state);
  }
  room = (side: Side): Room => roomIn(this.state, id.seat(side));
  side = (side: Side): SideState => entry(this.open.sides, id.seat(side));
  deck = (side: Side): readonly CardId[] => entry(this.state.sealed.decks, id.seat(side));
  view = (side: Side): View => viewOf(this.state, id.seat(side));
  /** How many available cards of a unit a side has. */
  count = (side: Side, unit: string): number =>
    this.room(side).available.filter((card) => factsOf(card).unit === unit).length;

  legal(side: Side, start = ''): string[] {
    const all = stalingrad.legal(this.state, id.seat(side)).map((action) => stalingrad.notation.format(action));
    return all.filter((text) => text.startsWith(start));
  }
  /** The rule that forbids an action; null when it is legal. */
  why(line: string): string | null {
    const { seat, action } = this.#read(line);
    return stalingrad.refuse(this.state, seat, action)?.rule ?? null;
  }
  /** Does the actions in turn, each written `soviet: confirm`. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const { seat, action } = this.#read(line);
      const refusal = stalingrad.refuse(this.state, seat, action);
      if (refusal !== null) throw new Error(`${line} is refused: ${refusalText(refusal)}`);
      stalingrad.apply(this.state, seat, action, this.context);
      const problems = stalingrad.audit(this.state);
      if (problems.length > 0) throw new Error(`after ${line}: ${problems.join('; ')}`);
    }
    return this;
  }
  /** Everybody takes the easy way until a step; `round` 1 or more waits for that round. */
  until(step: string, round = 0): this {
    while (this.step !== step || this.open.round < round) this.#easy();
    return this;
  }
  /** The side withdraws from the game that is being played, or about to be. */
  withdraw(side: Side): this {
    for (;;) {
      if (this.step === 'turn' && this.legal(side).includes('withdraw')) return this.play(`${side}: withdraw`);
      this.#easy();
    }
  }
  /** Plays games to these winners. */
  won(...winners: readonly Side[]): this {
    for (const winner of winners) this.withdraw(other(winner));
    return this;
  }

  /** What a side reads of the log. */
  told<E extends StalingradEvent['event']>(event: E, side?: Side): Extract<StalingradEvent, { event: E }>[] {
    return this.context.lines
      .map(({ event: line, more }): StalingradEvent => Object.assign({}, line, side && more?.[id.seat(side)]))
      .filter((line): line is Extract<StalingradEvent, { event: E }> => line.event === event);
  }

  #easy(): void {
    const [seat] = this.waiting;
    if (seat === undefined) throw new Error(`nobody has anything to do in ${this.step}`);
    const side = seat === SOVIET ? 'soviet' : 'german';
    const all = this.legal(side);
    const line = EASY.find((each) => all.includes(each)) ?? all[0];
    this.play(`${side}: ${line}`);
  }
  #read(line: string) {
    const [, side = '', text = ''] = /^(soviet|german): (.*)$/.exec(line) ?? [];
    return { seat: id.seat(side), action: expectOk(stalingrad.notation.parse(text), notationErrorText) };
  }
}

interface Given {
  /** The state it stands in; the platoons have what the briefings on the way there brought. */
  readonly at?: string;
  readonly seed?: string;
  /** Changes the state before the first step. */
  readonly but?: (state: State) => void;
}

/** A campaign that stands before the game of a state. */
export function campaign({ at = '1a', seed = 'campaign', but }: Given = {}): Campaign {
  const context = new Recorder(seed);
  const state = stalingrad.setup({ scenario: 'campaign', options: {} }, new Recorder(seed));
  const way = wayTo(at);
  for (const before of way) {
    state.open.record.push({ state: before.code, scenario: before.scenario, winner: SOVIET, how: 'withdrawn' });
    for (const seat of SEATS) obey(roomIn(state, seat), before, seat);
  }
  if (way.some(({ rules }) => rules?.some(({ effect }) => effect === 'integrate-squads'))) {
    state.open.integrated = true;
    for (const seat of SEATS) integrateBest(roomIn(state, seat), sideNamed(seat));
  }
  state.open.state = at;
  state.open.scenario = campaignState(at).scenario;
  state.flow = [{ step: 'campaign' }];
  but?.(state);
  return new Campaign(state, context);
}

/** A single game of a scenario. */
export function single(
  scenario: string,
  { seed = 'single', options = {} }: { readonly seed?: string; readonly options?: Setup['options'] } = {},
): Campaign {
  const context = new Recorder(seed);
  return new Campaign(stalingrad.setup({ scenario, options }, context), context);
}

/** These soldiers lie in the casualty pile, taken from the supply or the deck. */
export function bury(game: Campaign, side: Side, ...cards: readonly string[]): Campaign {
  const { state } = game;
  const seat = id.seat(side);
  const own = game.side(side);
  for (const text of cards) {
    const card = id.card(text);
    const zones = [
      own.supply,
      own.play,
      game.room(side).hand,
      game.room(side).discard,
      entry(state.sealed.decks, seat),
    ];
    const zone = zones.find((each) => each.includes(card));
    if (zone === undefined) throw new Error(`${card} is not in the game`);
    zone.splice(zone.indexOf(card), 1);
    edition.bury(state, seat, card);
  }
  own.hand = game.room(side).hand.length;
  own.discard = game.room(side).discard.length;
  own.deck = entry(state.sealed.decks, seat).length;
  own.seen = own.seen.filter((card) => !cards.includes(card));
  own.shown = own.shown.filter((card) => !cards.includes(card));
  return game;
}

/** Cards of a platoon change before a game: these are gone, those have come. */
export function platoon(
  state: State,
  side: Side,
  change: { gone?: readonly string[]; come?: readonly string[] },
): void {
  const room = roomIn(state, id.seat(side));
  discharge(room, (change.gone ?? []).map(id.card));
  unlock(room, (change.come ?? []).map(id.card));
}
