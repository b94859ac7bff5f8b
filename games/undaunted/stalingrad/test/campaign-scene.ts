import { SeededChance, type Setup, viewOf } from '@kurgan/engine';
import { Bench, Recorder } from '@kurgan/engine/testing';
import { type CardId, id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import type { Side as SideState } from '../../rules/state.ts';
import { factsOf, SEATS, sideNamed } from '../box.ts';
import { wayTo } from '../campaign/city.ts';
import { discharge, integrateBest, obey, unlock } from '../campaign/platoon.ts';
import type { Side } from '../data/types.ts';
import { edition } from '../edition.ts';
import { campaignState } from '../effects.ts';
import { type Room, roomIn, type Stalingrad, type State, type View } from '../state.ts';
import { stalingrad } from '../tools.ts';

export const [SOVIET, GERMAN] = SEATS;
export const other = (side: Side): Side => (side === 'soviet' ? 'german' : 'soviet');

const seeded = (seed: string) => new Recorder<Stalingrad>(SeededChance.fromSeed(seed));

/** The choice of a player who wants to get on. */
const EASY: readonly string[] = ['confirm', 'done', 'stay', 'end', 'street', 'keep'];

/** A campaign, or a single game, on the test bench. */
export class Campaign extends Bench<Stalingrad> {
  room = (side: Side): Room => roomIn(this.state, id.seat(side));
  side = (side: Side): SideState => entry(this.open.sides, id.seat(side));
  deck = (side: Side): readonly CardId[] => entry(this.state.sealed.decks, id.seat(side));
  view = (side: Side): View => viewOf(this.state, id.seat(side));
  /** How many available cards of a unit a side has. */
  count = (side: Side, unit: string): number =>
    this.room(side).available.filter((card) => factsOf(card).unit === unit).length;

  legalFor(side: Side, start = ''): string[] {
    const all = stalingrad.legal(this.state, id.seat(side)).map((action) => stalingrad.notation.format(action));
    return all.filter((text) => text.startsWith(start));
  }
  /** Everybody takes the easy way until a step; `round` 1 or more waits for that round. */
  until(step: string, round = 0): this {
    while (this.step !== step || this.open.round < round) this.#easy();
    return this;
  }
  /** The side withdraws from the game that is being played, or about to be. */
  withdraw(side: Side): this {
    for (;;) {
      if (this.step === 'turn' && this.legalFor(side).includes('withdraw')) return this.play(`${side}: withdraw`);
      this.#easy();
    }
  }
  /** Plays games to these winners. */
  won(...winners: readonly Side[]): this {
    for (const winner of winners) this.withdraw(other(winner));
    return this;
  }

  #easy(): void {
    const [seat] = this.waiting;
    if (seat === undefined) throw new Error(`nobody has anything to do in ${this.step}`);
    const side = seat === SOVIET ? 'soviet' : 'german';
    const all = this.legalFor(side);
    const line = EASY.find((each) => all.includes(each)) ?? all[0];
    this.play(`${side}: ${line}`);
  }
}

interface Given {
  /** The state it stands in; the platoons have what the briefings on the way there brought. */
  readonly at?: string;
  readonly seed?: string;
  readonly options?: Setup['options'];
  /** Changes the state before the first step. */
  readonly but?: (state: State) => void;
}

/** A campaign that stands before the game of a state. */
export function campaign({ at = '1a', seed = 'campaign', options = {}, but }: Given = {}): Campaign {
  const context = seeded(seed);
  const state = stalingrad.setup({ scenario: 'campaign', options }, seeded(seed));
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
  return new Campaign(stalingrad, state, context);
}

/** A single game of a scenario. */
export function single(
  scenario: string,
  { seed = 'single', options = {} }: { readonly seed?: string; readonly options?: Setup['options'] } = {},
): Campaign {
  const context = seeded(seed);
  return new Campaign(stalingrad, stalingrad.setup({ scenario, options }, context), context);
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
