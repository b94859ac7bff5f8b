import { DiceQueue, expectOk, parseSetup, parseShape, problemText } from '@kurgan/engine';
import { Bench, Recorder } from '@kurgan/engine/testing';
import type { CardId } from '../data/cards.ts';
import type { UnitType } from '../data/units.ts';
import { squareCalled, squareName } from '../rules/areas.ts';
import { conceal, unitCalled } from '../rules/counters.ts';
import { DIRECTIONS } from '../rules/ground.ts';
import { kindNumber, PROFILES } from '../rules/profiles.ts';
import {
  type Battle,
  type Frame,
  type Heroes,
  NONE,
  type Open,
  type Own,
  type Seat,
  SPECIAL,
  type State,
  UNKNOWN,
  WHERE,
} from '../rules/state.ts';
import { audit } from '../tools/audit.ts';
import { heroes } from '../tools.ts';

export { heroes };

/** A counter: its type, its square, and whatever else matters. */
interface Placed {
  readonly is: UnitType;
  readonly at: string;
  /** Rear square of a two-square vehicle. */
  readonly rear?: string;
  /** Handle of the vehicle it is in; `at` doesn't count then. */
  readonly aboard?: string;
  readonly up?: 0 | 1;
  readonly facing?: (typeof DIRECTIONS)[number];
  readonly suppressed?: number;
  /** Kinds of Damage, as bits. */
  readonly damage?: number;
  readonly acted?: boolean;
  readonly concealed?: boolean;
  /** Value of the token that lies on it face down. */
  readonly token?: number;
}

export interface Given {
  readonly scenario?: string;
  /** Boards of a Free Battle. */
  readonly battle?: Battle;
  readonly soviet?: readonly Placed[];
  readonly german?: readonly Placed[];
  readonly dice?: readonly number[];
  readonly flow?: readonly Frame[];
  readonly phase?: Open['phase'];
  readonly initiative?: Seat;
  readonly turn?: number;
  readonly open?: Partial<Open>;
  /** Facts that only their side knows. */
  readonly rooms?: { readonly soviet?: Partial<Own>; readonly german?: Partial<Own> };
  /** Cards in hand, taken from the decks; none by default. */
  readonly hands?: { readonly soviet?: CardId[]; readonly german?: CardId[] };
  readonly stock?: Partial<Open['stock']>;
  readonly wrecks?: readonly { readonly is: UnitType; readonly at: readonly string[] }[];
}

export class Position extends Bench<Heroes> {
  /** Whatever comes of an action can be saved and read again. */
  override play(...lines: readonly string[]): this {
    for (const line of lines) {
      super.play(line);
      expectShape(this.state);
    }
    return this;
  }

  /** Kind of the open window, with the side that is asked. */
  get asked(): string | null {
    const kind = this.game.window(this.state)?.kind;
    return kind === undefined ? null : `${this.waiting[0]} ${kind}`;
  }

  unit(name: string) {
    const u = unitCalled(this.open, name);
    const { units } = this.open;
    const where = units.where[u];
    return {
      at: squareName(this.open, units.at[u] ?? NONE),
      up: units.up[u],
      suppressed: units.suppressed[u],
      acted: units.acted[u] === 1,
      alive: where !== WHERE.destroyed,
      facing: DIRECTIONS[units.facing[u] ?? 0],
      rear: squareName(this.open, units.rear[u] ?? NONE),
      where,
      damage: units.damage[u],
      token: units.token[u] === 1,
      kind: units.kind[u],
    };
  }
}

const expectShape = (state: State): State =>
  expectOk(parseShape(heroes.shape, state), (problems) => problems.map(problemText).join('; '));

/** Wrecks by the names of their squares. */
export const wrecksOf = ({ open }: Position): string[] =>
  open.wrecks.map(({ squares }) => squares.map((place) => squareName(open, place)).join(' '));

const choose = (options: Readonly<Record<string, unknown>>, scenario: string) =>
  expectOk(parseSetup(heroes.scenarios, scenario, options), (problems) => problems.map(problemText).join('; '));

/** A new game, of the first scenario by default, up to its first decision. */
export function newGame(options: Readonly<Record<string, unknown>> = {}, scenario = '1'): Position {
  const context = new Recorder<Heroes>(new DiceQueue([]));
  return new Position(heroes, heroes.setup(choose(options, scenario), context), context);
}

/** Counters as given on the battlefield of a scenario, the first by default, in the middle of an Activation Phase. */
export function position(given: Given): Position {
  const state = heroes.setup(choose({}, given.scenario ?? '1'), new Recorder<Heroes>(new DiceQueue([])));
  const { open } = state;
  if (given.battle !== undefined) open.battle = given.battle;
  const sides = { soviet: given.soviet ?? [], german: given.german ?? [] };
  const all = [...sides.soviet, ...sides.german];
  open.counts = { soviet: sides.soviet.length, german: sides.german.length };
  open.roster = all.map((_, i) => {
    const seat = i < sides.soviet.length ? 'soviet' : 'german';
    const stripe = seat === 'soviet' ? 'sov-volga' : 'ger-26';
    return { seat, hides: false, tile: 0, slot: null, stripe, due: 0 };
  });
  const fill = (value: number): number[] => all.map(() => value);
  open.units = {
    kind: all.map(({ is }) => kindNumber(is)),
    where: fill(WHERE.field),
    at: all.map(({ at }) => squareCalled(open, at)),
    rear: all.map(({ rear }) => (rear === undefined ? NONE : squareCalled(open, rear))),
    facing: all.map(({ facing = 'N' }) => DIRECTIONS.indexOf(facing)),
    up: all.map(({ up = 0 }) => up),
    suppressed: all.map(({ suppressed = 0 }) => suppressed),
    acted: all.map(({ acted = false }) => (acted ? 1 : 0)),
    token: fill(0),
    shown: fill(0),
    damage: all.map(({ damage = 0 }) => damage),
    fired: fill(0),
    carrier: fill(NONE),
  };
  for (const seat of ['soviet', 'german'] as const) {
    state.private[seat].tokens = fill(0);
    state.private[seat].faces = fill(UNKNOWN);
    state.private[seat].known = fill(0);
  }
  for (const [u, { aboard, is, up = 0 }] of all.entries()) {
    if (aboard === undefined) continue;
    open.units.at[u] = NONE;
    open.units.carrier[u] = unitCalled(open, aboard);
    const { change, active } = PROFILES[2 * kindNumber(is) + up] ?? {};
    open.units.where[u] = change === 'crew' && active === true ? WHERE.crew : WHERE.aboard;
  }
  for (const [u, { token = 0 }] of all.entries()) {
    if (token === 0) continue;
    const seat = u < sides.soviet.length ? 'soviet' : 'german';
    const orders = open.orders[seat];
    open.units.token[u] = 1;
    state.private[seat].tokens[u] = token;
    if (token < SPECIAL) orders.numbers = Math.max(orders.numbers, token);
    else if (token === SPECIAL) orders.specials++;
    else orders.bluffs++;
  }
  for (const [u, { concealed, is }] of all.entries()) {
    if (concealed !== true) continue;
    open.hiders[u < sides.soviet.length ? 'soviet' : 'german'].push(kindNumber(is));
    conceal(state, u);
  }
  for (const seat of ['soviet', 'german'] as const) {
    const hand = given.hands?.[seat] ?? [];
    const deck = state.sealed.decks[seat];
    for (const card of hand) deck.splice(deck.indexOf(card), 1);
    state.private[seat].hand = [...hand];
    open.hands[seat] = hand.length;
    open.decks[seat] = deck.length;
  }
  Object.assign(open.stock, given.stock);
  open.turn = given.turn ?? 2;
  open.phase = given.phase ?? 'activation';
  open.initiative = given.initiative ?? 'soviet';
  open.wrecks = (given.wrecks ?? []).map(({ is, at }) => ({
    kind: kindNumber(is),
    squares: at.map((name) => squareCalled(open, name)),
    facing: 0,
    points: 0,
  }));
  Object.assign(open, given.open);
  for (const seat of ['soviet', 'german'] as const) Object.assign(state.private[seat], given.rooms?.[seat]);
  state.flow = [{ step: 'turn', stage: 4 }, ...(given.flow ?? [])];
  const problems = audit(state);
  if (problems.length > 0) throw new Error(`no such position: ${problems.join('; ')}`);
  return new Position(heroes, expectShape(state), new Recorder(new DiceQueue(given.dice ?? [])));
}

/** Somebody's activation by a token. */
export const acting = (unit: number): Frame => ({ step: 'activation', unit, by: 'token' });

/** A game in which the first unit given acts. */
export const act = (given: Given): Position => position({ flow: [acting(0)], ...given });

/** A Soviet fire group, and a German one. */
export const group = (at: string, more: Partial<Placed> = {}): Placed => ({ is: 'sov-fire-group', at, ...more });
export const enemy = (at: string, more: Partial<Placed> = {}): Placed => ({ is: 'ger-fire-group', at, ...more });

/** Plays on without Fire on the Move. */
export function go(at: Position, ...lines: readonly string[]): Position {
  for (const line of lines) {
    at.play(line);
    if (at.step === 'fireChance') at.play('hold');
  }
  return at;
}

/** Plays the first legal action until a step comes. */
export function until(
  at: Position,
  step: string,
  prefer: readonly string[] = ['pass', 'confirm', 'done', 'draw'],
): Position {
  for (let i = 0; i < 400 && at.step !== step && at.step !== 'placing'; i++) {
    const legal = at.legal();
    at.play(prefer.find((each) => legal.includes(each)) ?? legal[0] ?? '');
  }
  return at;
}
