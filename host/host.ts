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
import type { Offer, WhyNot } from './session.ts';

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
  /** What each seat has taken back and can do again, the last first in turn. */
  readonly #undone = new Map<string, string[]>();
  #drawOffer: string | null = null;

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
      ...this.undoing(eyes),
      redoable: this.#undone.get(eyes)?.length ?? 0,
    };
  }

  /** How many entries there were when the seat last handed over: what came after it is new to its player. */
  #lastTurn(seat: string): number {
    const { actors } = this.match;
    const others = actors.findLastIndex((actor) => actor !== seat);
    return others < 0 ? 0 : actors.lastIndexOf(seat, others) + 1;
  }

  /** The log as these eyes may read it, in words, from the entry of a number on. */
  log(eyes: Eyes, from = 0): LogLine[] {
    return linesOf(this.game, eyes === ALL ? this.match.wholeLog(from) : this.match.log(eyes, from));
  }

  /** From which entry on the log reads otherwise than after a number of entries: what was taken back stands there no more. */
  logChangedSince(made: number): number {
    return this.match.kept(made).reduce((from, { deed }) => {
      if ('undo' in deed) return Math.min(from, deed.undo + 1);
      return 'back' in deed ? Math.min(from, deed.back + 1) : from;
    }, made + 1);
  }

  /** What a seat has missed that has seen a number of entries and wants to act; null when it acts on the present. */
  missed(seat: string, seen: number): LogLine[] | null {
    const stale = this.match.stale(seat, seen);
    return stale && linesOf(this.game, stale.missed);
  }

  /** Does an action of a seat, whoever holds it. */
  act(seat: string, text: string): WhyNot | null {
    const action = this.game.notation.parse(text);
    if (!action.ok) return { unreadable: notationErrorText(action.error) };
    const refusal = this.match.act(seat, action.value);
    if (refusal !== null) return refusal;
    if (this.#undone.get(seat)?.at(-1) === text) this.#undone.get(seat)?.pop();
    else this.#undone.delete(seat);
    // What others have taken back can be done again as long as they choose at the same time.
    for (const other of this.#undone.keys()) {
      if (other !== seat && this.match.stale(other, this.match.length - 1) !== null) this.#undone.delete(other);
    }
    if (this.#drawOffer !== seat) this.#drawOffer = null;
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

  /** How many actions a seat can take back, and if none, why not. */
  undoing(seat: string): Pick<Moment, 'undoable' | 'undoBarrier'> {
    const barrier = this.match.undoBarrier(seat, this.bots);
    return barrier === null
      ? { undoable: this.match.undoable(seat, this.bots) }
      : { undoable: 0, undoBarrier: barrier };
  }

  /** Whether the seat's last action was taken back. */
  undo(seat: string): boolean {
    const undoing = this.match.undoing(seat, this.bots);
    if (undoing === null) return false;
    this.match.undo(seat, this.bots);
    this.#undone.set(seat, [...(this.#undone.get(seat) ?? []), undoing.text]);
    return true;
  }

  /** Does once more what the seat has taken back. */
  redo(seat: string): void {
    const text = this.#undone.get(seat)?.at(-1);
    if (text !== undefined) this.act(seat, text);
  }

  /** What is offered and not answered yet. */
  get offers(): readonly Offer[] {
    return this.#drawOffer === null || this.match.outcome !== null ? [] : [{ kind: 'draw', by: this.#drawOffer }];
  }

  /** Offers a draw to the other persons. It stands until one of them answers or acts; bots play every match to its end. */
  offerDraw(seat: string): void {
    if (this.persons.length > 1 && this.bots.length === 0) this.#drawOffer = seat;
  }

  answerDraw(seat: string, isAccepted: boolean): void {
    if (this.#drawOffer === null || this.#drawOffer === seat) return;
    this.#drawOffer = null;
    if (isAccepted) this.match.end(seat, 'draw');
  }
}

/** What these eyes see of a match as it stands, or stood. Nobody sees the sealed room. */
export function seenBy(
  game: AnyGame,
  {
    length: made,
    waiting,
    outcome,
    orders,
    state,
  }: Pick<Past<GameTypes>, 'length' | 'waiting' | 'outcome' | 'orders' | 'state'>,
  eyes: Eyes,
): Seen {
  const view = eyes === ALL ? { open: state.open, private: state.private, flow: state.flow } : viewOf(state, eyes);
  return { game, eyes, view, made, waiting, outcome, orders };
}
