import {
  type AnyGame,
  type GameTypes,
  type Journal,
  type JournalFault,
  Match,
  notationErrorText,
  type Odds,
  ok,
  type Result,
  type Setup,
} from '@kurgan/engine';
import { choiceOf, type Eyes, logBy, stillMoment } from './eyes.ts';
import type { LogLine, Moment } from './moment.ts';
import { completePlayers, isPerson, type Players } from './players.ts';
import type { WhyNot } from './session.ts';

const NOBODY_THERE: WhyNot = { unreadable: 'the curtain is down' };

/**
 * A match being played on this machine: what runs inside the worker. It knows no page and no store. It answers for one seat at
 * a time, the one whose player sits at the screen: where persons share a screen, a curtain falls between them, and until it is
 * lifted everything is answered as to a bystander.
 */
export class MatchHost {
  readonly game: AnyGame;
  readonly players: Players;
  readonly match: Match<GameTypes>;
  readonly #persons: readonly string[];
  /** Bots always agree to forget what they were shown. */
  readonly #bots: readonly string[];
  #screen: string | null = null;
  /** Where only bots play, whoever looks on chooses through whose eyes. */
  #look: Eyes = null;
  /** Whose turn at the screen it is if several may choose: the one who has just taken something back. */
  #expected: string | null = null;
  #undone: { readonly seat: string; readonly text: string }[] = [];

  constructor(match: Match<GameTypes>, players: Players) {
    this.game = match.game;
    this.match = match;
    this.players = completePlayers(this.game.seats, players);
    this.#persons = this.game.seats.filter((seat) => isPerson(this.players, seat));
    this.#bots = this.game.seats.filter((seat) => !isPerson(this.players, seat));
    this.lower();
  }

  static start(game: AnyGame, players: Players, setUp: Setup, seed: string): MatchHost {
    return new MatchHost(new Match(game, setUp, seed), players);
  }

  static resume(game: AnyGame, players: Players, journal: Journal, to?: number): Result<MatchHost, JournalFault> {
    const match = Match.replay(game, journal, to);
    return match.ok ? ok(new MatchHost(match.value, players)) : match;
  }

  /** Whose player is at the screen; null while the curtain is down, and when only bots play. */
  get screen(): string | null {
    return this.#screen;
  }
  /** Through whose eyes everything is answered. */
  get eyes(): Eyes {
    return this.#screen ?? this.#look;
  }
  /** For whom the curtain waits. */
  get curtain(): string | null {
    if (this.#screen !== null || this.#persons.length === 0) return null;
    const waiting = this.#persons.filter((seat) => this.match.waiting.includes(seat));
    return waiting.find((seat) => seat === this.#expected) ?? waiting[0] ?? null;
  }
  /** The bot that is to choose. */
  get asked(): string | null {
    return this.match.waiting.find((seat) => this.#bots.includes(seat)) ?? null;
  }
  /** Whether nothing needs to be hidden: the match is over, or nobody plays against whoever looks on. */
  get isOpen(): boolean {
    return this.match.outcome !== null || this.#persons.length === 0;
  }

  /** Somebody else may sit down: a curtain falls wherever persons share the screen. */
  lower(): void {
    const [only] = this.#persons;
    this.#screen = this.#persons.length === 1 ? (only ?? null) : null;
  }
  /** The player for whom the curtain waits has sat down. Nobody else can lift it. */
  lift(seat: string): void {
    if (seat === this.curtain) this.#screen = seat;
  }
  /** Looks on through other eyes, where no person's hand is to be hidden. */
  look(eyes: Eyes): void {
    if (this.#persons.length === 0) this.#look = eyes;
  }

  moment(): Moment {
    const { game, match } = this;
    const seat = this.#screen;
    const still = stillMoment(match, this.eyes);
    const taker = this.#taker;
    return {
      ...still,
      curtain: this.curtain,
      since: seat === null ? still.since : this.#lastTurn(seat),
      choices: seat === null ? [] : match.legal(seat).map((action) => choiceOf(game, action)),
      undoable: taker === null ? 0 : match.undoable(taker, this.#bots),
      redoable: this.#undone.filter((undone) => undone.seat === seat).length,
    };
  }

  /** How many actions had been made when the seat last handed over: what came after it is new to its player. */
  #lastTurn(seat: string): number {
    const { actors } = this.match;
    const others = actors.findLastIndex((actor) => actor !== seat);
    return others < 0 ? 0 : actors.lastIndexOf(seat, others) + 1;
  }

  log(from = 0): LogLine[] {
    return logBy(this.match, this.eyes, from);
  }

  act(text: string): WhyNot | null {
    const seat = this.#screen;
    return seat === null ? NOBODY_THERE : this.actAs(seat, text);
  }

  /** An action of a seat, whoever holds it. */
  actAs(seat: string, text: string): WhyNot | null {
    const action = this.game.notation.parse(text);
    if (!action.ok) return { unreadable: notationErrorText(action.error) };
    const refusal = this.match.act(seat, action.value);
    if (refusal !== null) return refusal;
    const next = this.#undone.at(-1);
    if (next?.seat === seat && next.text === text) this.#undone.pop();
    else this.#undone = [];
    this.#expected = null;
    this.#handOver();
    return null;
  }

  /** The curtain falls when another person is to choose and the one at the screen is not. */
  #handOver(): void {
    const { waiting } = this.match;
    const isOthers = this.#persons.some((seat) => seat !== this.#screen && waiting.includes(seat));
    if (isOthers && this.#screen !== null && !waiting.includes(this.#screen)) this.lower();
  }

  why(text: string): WhyNot | null {
    const action = this.game.notation.parse(text);
    if (!action.ok) return { unreadable: notationErrorText(action.error) };
    return this.#screen === null ? NOBODY_THERE : this.match.refuse(this.#screen, action.value);
  }

  /** Who may take something back: the player at the screen, or before a curtain the one who made it fall. */
  get #taker(): string | null {
    const last = this.match.last?.seat;
    return this.#screen ?? this.#persons.find((seat) => seat === last) ?? null;
  }

  undo(): void {
    const last = this.match.last;
    const seat = this.#taker;
    if (last === null || seat === null || !this.match.undo(seat, this.#bots)) return;
    this.#undone.push({ seat, text: last.text });
    this.#expected = seat;
  }

  redo(): void {
    const next = this.#undone.at(-1);
    if (next !== undefined && next.seat === this.#screen) this.act(next.text);
  }

  odds(text: string): Odds | null {
    const action = this.game.notation.parse(text);
    const seat = this.#screen;
    if (!action.ok || seat === null || this.match.refuse(seat, action.value) !== null) return null;
    return this.game.odds(this.match.view(seat), seat, action.value);
  }
}
