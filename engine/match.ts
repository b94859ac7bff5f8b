import { type ChanceState, SeededChance } from './chance.ts';
import type { Game, Outcome } from './game.ts';
import { commitmentOf, type Entry, genesis, type Journal, link } from './journal.ts';
import { hasLearnt, type Learnt, NOBODY_LEARNT, withLearner } from './learnt.ts';
import { notationErrorText } from './notation.ts';
import { parseSetup, type Setup, setupProblemText } from './options.ts';
import { no, type Refusal, refusalText } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Digest, hex } from './sha256.ts';
import { type GameTypes, type StateOf, type ViewOf, viewOf } from './state.ts';
import type { Context, More } from './steps.ts';

export interface LogEntry<G extends GameTypes> {
  /** How many actions had been made when it happened; 0 is the set-up. */
  readonly after: number;
  readonly event: G['event'];
}

/** An event as it was logged: what everybody reads, and what single seats read more. */
interface LogRecord<G extends GameTypes> extends LogEntry<G> {
  readonly more?: More<G>;
}

interface Move<G extends GameTypes> {
  readonly seat: G['seat'];
  /** Null when the seat gave up. */
  readonly action: G['action'] | null;
  readonly text: string;
  readonly previous: Digest;
  /** To whom it brought something to light: undo does not go behind it unless they agree. */
  readonly learnt: Learnt<G['seat']>;
}

interface Snapshot<G extends GameTypes> {
  readonly moves: number;
  readonly state: StateOf<G>;
  readonly chance: ChanceState;
}

/** A rebuild replays at most this many actions. */
const SNAPSHOT_EVERY = 64;

/** How giving up is written in a journal: no game has an action of this name. */
const RESIGN = 'resign';

/** Why a journal is not a true record of a match: where, and what is wrong. */
export interface JournalFault {
  readonly error:
    | 'wrong game'
    | 'other version'
    | 'bad set-up'
    | 'no seed'
    | 'seed does not fit its commitment'
    | 'chain broken'
    | 'action refused';
  /** The action's number, counted from 1; 0 is the head of the journal. */
  readonly at: number;
  readonly detail: string;
}

export const journalFaultText = ({ error, at, detail }: JournalFault): string =>
  `${error}${at > 0 ? ` at action ${at}` : ''}: ${detail}`;

/** The context of a running match: seeded chance, a log, and a note of who has learnt something. */
class MatchContext<G extends GameTypes> implements Context<G> {
  readonly chance: SeededChance;
  readonly entries: LogRecord<G>[] = [];
  after = 0;
  learnt: Learnt<G['seat']> = NOBODY_LEARNT;
  silent = false;

  constructor(chance: SeededChance) {
    this.chance = chance;
  }
  d(sides: number): number {
    this.learnt = 'everybody';
    return this.chance.d(sides);
  }
  below(n: number): number {
    this.learnt = 'everybody';
    return this.chance.below(n);
  }
  shuffle<T>(items: T[]): void {
    this.learnt = 'everybody';
    this.chance.shuffle(items);
  }
  learn(seat?: G['seat']): void {
    this.learnt = withLearner(this.learnt, seat);
  }
  log(event: G['event'], more?: More<G>): void {
    if (this.silent) return;
    this.entries.push(more === undefined ? { after: this.after, event } : { after: this.after, event, more });
  }
}

/** A match being played: it checks actions, keeps the journal and the log, and can go back. */
export class Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly setup: Setup;
  readonly seed: string;
  #state: StateOf<G>;
  #context: MatchContext<G>;
  #head: Digest;
  #moves: Move<G>[] = [];
  #snapshots: Snapshot<G>[] = [];
  /** Who has given up. */
  #quitter: G['seat'] | null = null;

  constructor(game: Game<G>, setup: Setup, seed: string) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.#context = new MatchContext(SeededChance.fromSeed(seed));
    this.#state = game.setup(setup, this.#context);
    this.#head = genesis(game.id, game.version, setup, seed);
    this.#keepSnapshot();
  }

  /** Replays a journal, to its end or to a given number of actions, and checks every link on the way. */
  static replay<G extends GameTypes>(
    game: Game<G>,
    journal: Journal,
    to = Number.POSITIVE_INFINITY,
  ): Result<Match<G>, JournalFault> {
    const fault = (error: JournalFault['error'], at: number, detail: string) => fail({ error, at, detail });
    if (journal.game !== game.id)
      return fault('wrong game', 0, `the journal is of "${journal.game}", not of "${game.id}"`);
    if (journal.version !== game.version) {
      return fault('other version', 0, `played by rules version ${journal.version}, these are ${game.version}`);
    }
    const setup = parseSetup(game.scenarios, journal.setup.scenario, journal.setup.options);
    if (!setup.ok) return fault('bad set-up', 0, setupProblemText(setup.error));
    if (journal.seed === null) return fault('no seed', 0, 'the seed is published when the match is over');
    if (commitmentOf(journal.seed) !== journal.commitment) {
      return fault('seed does not fit its commitment', 0, `${commitmentOf(journal.seed)} is not ${journal.commitment}`);
    }
    const match = new Match(game, setup.value, journal.seed);
    for (const [i, entry] of journal.actions.entries()) {
      if (i >= to) return ok(match);
      if (hex(match.#head) !== entry.previous) return fault('chain broken', i + 1, 'what came before it was changed');
      const seat = game.seats.find((each) => each === entry.seat);
      if (seat === undefined) return fault('action refused', i + 1, `there is no seat "${entry.seat}"`);
      if (entry.action === RESIGN) {
        if (match.resign(seat)) continue;
        return fault('action refused', i + 1, 'this match could not be given up there');
      }
      const action = game.notation.parse(entry.action);
      if (!action.ok) return fault('action refused', i + 1, notationErrorText(action.error));
      const text = game.notation.format(action.value);
      if (text !== entry.action) return fault('chain broken', i + 1, `"${entry.action}" is written "${text}"`);
      const refusal = match.act(seat, action.value);
      if (refusal !== null) return fault('action refused', i + 1, `${entry.action}: ${refusalText(refusal)}`);
    }
    if (hex(match.#head) !== journal.head)
      return fault('chain broken', journal.actions.length, 'the last action was changed');
    return ok(match);
  }

  /** The whole state: for the server, tests and tools, never for a seat. */
  get state(): StateOf<G> {
    return this.#state;
  }
  /** How many actions have been made. */
  get length(): number {
    return this.#moves.length;
  }
  /** Who made each action. */
  get actors(): readonly G['seat'][] {
    return this.#moves.map(({ seat }) => seat);
  }
  /** The last action made, and by whom. */
  get last(): { readonly seat: G['seat']; readonly text: string } | null {
    return this.#moves.at(-1) ?? null;
  }
  get waiting(): readonly G['seat'][] {
    return this.#quitter === null ? this.game.waiting(this.#state) : [];
  }
  get outcome(): Outcome | null {
    const quitter = this.#quitter;
    return quitter === null ? this.game.outcome(this.#state) : (this.game.resigned?.(quitter) ?? null);
  }

  view(seat: G['seat'] | null): ViewOf<G> {
    return viewOf(this.#state, seat);
  }
  legal(seat: G['seat']): G['action'][] {
    return this.#quitter === null ? this.game.legal(this.#state, seat) : [];
  }
  refuse(seat: G['seat'], action: G['action']): Refusal<G['rule']> | null {
    const quitter = this.#quitter;
    if (quitter === null) return this.game.refuse(this.#state, seat, action);
    return no(this.outcome?.rule ?? '', { 'given up by': quitter });
  }
  /** What a seat (null: a bystander) may read of the log, from a given number of actions on. */
  log(seat: G['seat'] | null, from = 0): LogEntry<G>[] {
    return this.#read(seat === null ? [] : [seat], from);
  }

  /** The log as all seats together read it: for a match that is over, and for tools. */
  wholeLog(from = 0): LogEntry<G>[] {
    return this.#read(this.game.seats, from);
  }

  #read(seats: readonly G['seat'][], from: number): LogEntry<G>[] {
    const { entries } = this.#context;
    let first = entries.length;
    while (first > 0 && (entries[first - 1]?.after ?? 0) >= from) first--;
    return entries.slice(first).map(({ after, event, more }) => {
      if (more === undefined) return { after, event };
      return { after, event: Object.assign({}, event, ...seats.map((seat) => more[seat])) };
    });
  }

  /** Does the action, or says why not and leaves everything as it was. */
  act(seat: G['seat'], action: G['action']): Refusal<G['rule']> | null {
    const refusal = this.refuse(seat, action);
    if (refusal !== null) return refusal;
    const context = this.#context;
    context.after = this.#moves.length + 1;
    context.learnt = NOBODY_LEARNT;
    try {
      this.game.apply(this.#state, seat, action, context);
    } catch (error) {
      this.#rewind(this.#moves.length); // a defect in a rule must not leave half an action behind
      throw error;
    }
    this.#note(seat, action, this.game.notation.format(action), context.learnt);
    return null;
  }

  /** The seat gives up, whoever is to choose. False where the game is over or knows no giving up. */
  resign(seat: G['seat']): boolean {
    if (this.game.resigned === undefined || this.waiting.length === 0) return false;
    this.#note(seat, null, RESIGN, 'everybody');
    this.#quitter = seat;
    return true;
  }

  #note(seat: G['seat'], action: G['action'] | null, text: string, learnt: Learnt<G['seat']>): void {
    const previous = this.#head;
    this.#head = link(previous, seat, text);
    this.#moves.push({ seat, action, text, previous, learnt });
    if (this.#moves.length % SNAPSHOT_EVERY === 0) this.#keepSnapshot();
  }

  /**
   * How many of its last actions a seat may take back: its own, as long as nobody has learnt anything but seats that
   * agree to forget it. Nobody agrees for the seat itself, and dice are never forgotten.
   */
  undoable(seat: G['seat'], agreeing: readonly G['seat'][] = []): number {
    let n = 0;
    for (let i = this.#moves.length - 1; i >= 0; i--) {
      const move = this.#moves[i];
      if (move === undefined || move.seat !== seat || hasLearnt(move.learnt, seat)) break;
      if (move.learnt === 'everybody' || !move.learnt.every((each) => agreeing.includes(each))) break;
      n++;
    }
    return n;
  }

  /** Takes back the seat's last action; false when that would unlearn something. */
  undo(seat: G['seat'], agreeing: readonly G['seat'][] = []): boolean {
    if (this.undoable(seat, agreeing) === 0) return false;
    this.#rewind(this.#moves.length - 1);
    return true;
  }

  /** Goes back to a number of actions, past any barrier: only when every other seat has agreed. */
  rewind(to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.#moves.length) {
      throw new RangeError(`cannot go back to action ${to}: ${this.#moves.length} have been made`);
    }
    this.#rewind(to);
  }

  /** The match as a file. `sealed` keeps the seed back while seats must not know it. */
  journal(sealed = false): Journal {
    return {
      kurgan: 'match',
      game: this.game.id,
      version: this.game.version,
      setup: this.setup,
      commitment: commitmentOf(this.seed),
      seed: sealed ? null : this.seed,
      actions: this.#moves.map(({ seat, text, previous }): Entry => ({ seat, action: text, previous: hex(previous) })),
      head: hex(this.#head),
    };
  }

  #keepSnapshot(): void {
    this.#snapshots.push({
      moves: this.#moves.length,
      state: this.game.clone(this.#state),
      chance: this.#context.chance.save(),
    });
  }

  #rewind(to: number): void {
    while (this.#snapshots.length > 1 && (this.#snapshots.at(-1)?.moves ?? 0) > to) this.#snapshots.pop();
    const snapshot = this.#snapshots.at(-1);
    if (snapshot === undefined) throw new Error('a match always has its first snapshot');
    const state = this.game.clone(snapshot.state);
    const context = new MatchContext<G>(new SeededChance(snapshot.chance));
    context.silent = true;
    for (const { seat, action } of this.#moves.slice(snapshot.moves, to)) {
      if (action !== null) this.game.apply(state, seat, action, context);
    }
    context.silent = false;
    context.entries.push(...this.#context.entries.filter((entry) => entry.after <= to));
    this.#head = this.#moves[to]?.previous ?? this.#head;
    this.#moves.length = to;
    const last = this.#moves.at(-1);
    this.#quitter = last?.action === null ? last.seat : null;
    this.#state = state;
    this.#context = context;
  }
}
