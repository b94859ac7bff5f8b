import {
  type AnyGame,
  type GameTypes,
  type Journal,
  type JournalFault,
  Match,
  notationErrorText,
  type Odds,
  ok,
  type Past,
  type Result,
  type Setup,
  viewOf,
} from '@kurgan/engine';
import type { LogLine, Moment } from './moment.ts';
import { completePlayers, isPerson, type Players } from './players.ts';
import { ALL, choicesOf, type Eyes, linesOf, type Seen, stillMoment } from './seen.ts';
import type { WhyNot } from './session.ts';

/**
 * A match and who holds its seats. It answers for the eyes it is asked for, from what they see and nothing else; whoever asks
 * must know that they are theirs: a screen's curtain sees to it at home, a server by who is signed in.
 */
export class MatchHost {
  readonly match: Match<GameTypes>;
  readonly players: Players;
  readonly persons: readonly string[];
  /** Bots always agree to forget what they were shown. */
  readonly bots: readonly string[];
  #undone: { readonly seat: string; readonly text: string }[] = [];

  constructor(match: Match<GameTypes>, players: Players) {
    const { seats } = match.game;
    this.match = match;
    this.players = completePlayers(seats, players);
    this.persons = seats.filter((seat) => isPerson(this.players, seat));
    this.bots = seats.filter((seat) => !isPerson(this.players, seat));
  }

  static start(game: AnyGame, players: Players, setUp: Setup, seed: string): MatchHost {
    return new MatchHost(new Match(game, setUp, seed), players);
  }

  static resume(game: AnyGame, players: Players, journal: Journal, to?: number): Result<MatchHost, JournalFault> {
    const match = Match.replay(game, journal, to);
    return match.ok ? ok(new MatchHost(match.value, players)) : match;
  }

  get game(): AnyGame {
    return this.match.game;
  }
  /** The bot that is to choose. */
  get asked(): string | null {
    return this.match.waiting.find((seat) => this.bots.includes(seat)) ?? null;
  }
  /** Whether nothing needs to be hidden: the match is over, or nobody plays against whoever looks on. */
  get isOpen(): boolean {
    return this.match.outcome !== null || this.persons.length === 0;
  }

  seenBy(eyes: Eyes): Seen {
    return seenBy(this.game, this.match, eyes);
  }

  /** The moment as these eyes see it; a person's own are offered what there is to choose. */
  moment(eyes: Eyes): Moment {
    const seen = this.seenBy(eyes);
    const still = stillMoment(seen);
    if (eyes === null || !this.persons.includes(eyes)) return still;
    return {
      ...still,
      since: this.#lastTurn(eyes),
      choices: choicesOf(seen, eyes),
      undoable: this.undoable(eyes),
      redoable: this.#undone.filter(({ seat }) => seat === eyes).length,
    };
  }

  /** How many actions had been made when the seat last handed over: what came after it is new to its player. */
  #lastTurn(seat: string): number {
    const { actors } = this.match;
    const others = actors.findLastIndex((actor) => actor !== seat);
    return others < 0 ? 0 : actors.lastIndexOf(seat, others) + 1;
  }

  /** The log as these eyes may read it, in words, from a number of actions on. */
  log(eyes: Eyes, from = 0): LogLine[] {
    return linesOf(this.game, eyes === ALL ? this.match.wholeLog(from) : this.match.log(eyes, from));
  }

  /** Does an action of a seat, whoever holds it. */
  act(seat: string, text: string): WhyNot | null {
    const action = this.game.notation.parse(text);
    if (!action.ok) return { unreadable: notationErrorText(action.error) };
    const refusal = this.match.act(seat, action.value);
    if (refusal !== null) return refusal;
    const next = this.#undone.at(-1);
    if (next?.seat === seat && next.text === text) this.#undone.pop();
    else this.#undone = [];
    return null;
  }

  why(seat: string, text: string): WhyNot | null {
    const action = this.game.notation.parse(text);
    return action.ok ? this.match.refuse(seat, action.value) : { unreadable: notationErrorText(action.error) };
  }

  odds(seat: string, text: string): Odds | null {
    const action = this.game.notation.parse(text);
    if (!action.ok || this.match.refuse(seat, action.value) !== null) return null;
    return this.game.odds(this.match.view(seat), seat, action.value);
  }

  undoable(seat: string): number {
    return this.match.undoable(seat, this.bots);
  }

  /** Whether the seat's last action was taken back. */
  undo(seat: string): boolean {
    const undoing = this.match.undoing(seat, this.bots);
    if (undoing === null) return false;
    this.match.undo(seat, this.bots);
    this.#undone.push({ seat, text: undoing.text });
    return true;
  }

  /** Does once more what the seat has taken back. */
  redo(seat: string): void {
    const next = this.#undone.at(-1);
    if (next?.seat === seat) this.act(seat, next.text);
  }
}

/** What these eyes see of a match as it stands, or stood. Nobody sees the sealed room. */
export function seenBy(
  game: AnyGame,
  { length: made, waiting, outcome, state }: Pick<Past<GameTypes>, 'length' | 'waiting' | 'outcome' | 'state'>,
  eyes: Eyes,
): Seen {
  const view = eyes === ALL ? { open: state.open, private: state.private, flow: state.flow } : viewOf(state, eyes);
  return { game, eyes, view, made, waiting, outcome };
}
