import { type Chance, DiceQueue } from '../chance.ts';
import type { EquippedGame, Odds } from '../game.ts';
import { notationErrorText } from '../notation.ts';
import { type Refusal, refusalText } from '../refusal.ts';
import { expectOk } from '../result.ts';
import type { GameTypes, StateOf } from '../state.ts';
import type { Context, More } from '../steps.ts';

/** Passes chance on, a queue of dice or a seeded one, and records everything the rules do. */
export class Recorder<G extends GameTypes> implements Context<G> {
  readonly lines: { readonly event: G['event']; readonly more: More<G> | undefined }[] = [];
  readonly chance: Chance;
  /** Sides of each die rolled. */
  readonly sides: number[] = [];
  readonly learners: (G['seat'] | 'everybody')[] = [];
  shuffles = 0;

  constructor(chance: Chance = new DiceQueue([])) {
    this.chance = chance;
  }
  d(sides: number): number {
    this.sides.push(sides);
    return this.chance.d(sides);
  }
  below(n: number): number {
    return this.chance.below(n);
  }
  shuffle<T>(items: T[]): void {
    this.shuffles++;
    this.chance.shuffle(items);
  }
  log(event: G['event'], more?: More<G>): void {
    this.lines.push({ event, more });
  }
  learn(seat?: G['seat']): void {
    this.learners.push(seat ?? 'everybody');
  }
}

/** A game on the test bench: the position, the coming dice, and the events so far. */
export class Bench<G extends GameTypes> {
  readonly game: EquippedGame<G>;
  readonly state: StateOf<G>;
  readonly context: Recorder<G>;

  constructor(game: EquippedGame<G>, state: StateOf<G>, context: Recorder<G>) {
    this.game = game;
    this.state = state;
    this.context = context;
    game.settle(state, context);
  }

  get open(): G['open'] {
    return this.state.open;
  }
  get step(): G['frame']['step'] | null {
    return this.state.flow.at(-1)?.step ?? null;
  }
  get waiting(): readonly G['seat'][] {
    return this.game.waiting(this.state);
  }
  get diceLeft(): number {
    const { chance } = this.context;
    return chance instanceof DiceQueue ? chance.left : 0;
  }

  /** The log as a seat reads it; without a seat, as a spectator does. */
  heardBy(seat?: string): readonly G['event'][] {
    return this.context.lines.map(({ event, more }) => Object.assign({}, event, seat && more?.[seat as G['seat']]));
  }
  /** Events of one kind, typed. */
  all<E extends G['event']['event']>(event: E, seat?: string): Extract<G['event'], { event: E }>[] {
    return this.heardBy(seat).filter((each): each is Extract<G['event'], { event: E }> => each.event === event);
  }

  /** Legal actions as text; only those that begin with `start` if it is given. */
  legal(start = ''): string[] {
    const [seat] = this.waiting;
    if (seat === undefined) return [];
    const all = this.game.legal(this.state, seat).map((action) => this.game.notation.format(action));
    return all.filter((text) => start === '' || text === start || text.startsWith(`${start} `));
  }
  /** Reason an action is illegal; null when it is legal. */
  refusal(line: string): Refusal<G['rule']> | null {
    const { seat, action } = this.read(line);
    return this.game.refuse(this.state, seat, action);
  }
  /** The rule that forbids an action; null when it is legal. */
  why(line: string): G['rule'] | null {
    return this.refusal(line)?.rule ?? null;
  }
  /** Plays the actions in order, each written `us: end` or, if only one side can choose, `end`. All must be legal. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const { seat, action } = this.read(line);
      const refusal = this.game.refuse(this.state, seat, action);
      if (refusal !== null) throw new Error(`${line} is refused: ${refusalText(refusal)}`);
      this.game.apply(this.state, seat, action, this.context);
      const problems = this.game.audit(this.state);
      if (problems.length > 0) throw new Error(`after ${line}: ${problems.join('; ')}`);
    }
    return this;
  }
  odds(line: string): Odds | null {
    const { seat, action } = this.read(line);
    return this.game.odds(this.state, seat, action);
  }

  read(line: string): { readonly seat: G['seat']; readonly action: G['action'] } {
    const { seat, text } = this.split(line);
    return { seat, action: expectOk(this.game.notation.parse(text), notationErrorText) };
  }
  protected split(line: string): { readonly seat: G['seat']; readonly text: string } {
    const { seats } = this.game;
    const named = seats.find((seat) => line.startsWith(`${seat}: `));
    const [alone, another] = this.waiting;
    const seat = named ?? (another === undefined ? alone : undefined) ?? seats[0];
    if (seat === undefined) throw new Error('a game has at least one seat');
    return { seat, text: named === undefined ? line : line.slice(named.length + 2) };
  }
}
