import {
  type AnyEquippedGame,
  type AnyGame,
  type GameTypes,
  type LogEntry,
  type Match,
  notationErrorText,
  type Odds,
  type Past,
  viewOf,
} from '@kurgan/engine';
import type { LogLine, Moment } from './moment.ts';
import { acrossTheTable, completePlayers, isPerson, type Players } from './players.ts';
import { ALL, choicesOf, digestOf, type Eyes, linesOf, type Seen, stillMoment } from './seen.ts';
import type { Offer, WhyNot } from './session.ts';

/**
 * A match and its players. It answers for a given pair of eyes, using only what they can see. The caller must make sure
 * those eyes are its own: a screen by its curtain, a server by who is signed in.
 */
export class MatchHost {
  readonly match: Match<GameTypes>;
  /** The players as they sat down, which is how a file names them. */
  readonly seated: Players;
  /** Actions each seat has undone and can redo; the next one to redo is last. */
  readonly #undone = new Map<string, string[]>();
  #drawOffer: string | null = null;

  constructor(match: Match<GameTypes>, players: Players) {
    this.match = match;
    this.seated = completePlayers(match.game.seats, players);
  }

  /** True once the two players have changed seats. */
  get isSwapped(): boolean {
    return this.game.seatsSwapped?.(this.match.state) === true;
  }
  /** The player in each seat now. */
  get players(): Players {
    return this.isSwapped ? acrossTheTable(this.seated) : this.seated;
  }
  get persons(): readonly string[] {
    const { players } = this;
    return this.game.seats.filter((seat) => isPerson(players, seat));
  }
  /** Bots always agree to forget what they learned. */
  get bots(): readonly string[] {
    const { players } = this;
    return this.game.seats.filter((seat) => !isPerson(players, seat));
  }

  get game(): AnyGame {
    return this.match.game;
  }
  /** The bot that has to choose now. */
  get asked(): string | null {
    const { players } = this;
    return this.match.waiting.find((seat) => !isPerson(players, seat)) ?? null;
  }
  /** True if there is nothing to hide: the match is over, or the viewer has no opponent. */
  get isOpen(): boolean {
    return this.match.outcome !== null || this.persons.length === 0;
  }

  seenBy(eyes: Eyes): Seen {
    return seenBy(this.game, this.match, eyes);
  }

  /** The moment as these eyes see it, with choices for a person's own eyes. */
  moment(eyes: Eyes): Moment {
    const seen = this.seenBy(eyes);
    const still = stillMoment(seen);
    if (eyes === null || !this.persons.includes(eyes)) return still;
    return { ...still, ...this.turnOf(eyes), choices: choicesOf(seen, eyes) };
  }

  /** Facts about a person's turn that come from the journal and not from the view. */
  turnOf(seat: string): Pick<Moment, 'since' | 'hasActed' | 'undoable' | 'undoBarrier' | 'redoable'> {
    return {
      since: this.match.handedOver(seat), // everything after it is new to its player
      hasActed: this.match.last?.seat === seat,
      ...this.undoing(seat),
      redoable: this.#undone.get(seat)?.length ?? 0,
    };
  }

  /** The log as these eyes may read it, in words. */
  log(eyes: Eyes): LogLine[] {
    return linesOf(this.game, this.#entries(eyes, 0));
  }
  /** The same from a given entry on, as far as a table needs it. */
  digest(eyes: Eyes, from: number): LogLine[] {
    return digestOf(this.game, this.#entries(eyes, from), this.match.length);
  }
  #entries(eyes: Eyes, from: number): readonly LogEntry<GameTypes>[] {
    return eyes === ALL ? this.match.wholeLog(from) : this.match.log(eyes, from);
  }

  /** First entry where the log differs from the log after `made` entries, because later lines were taken back. */
  logChangedSince(made: number): number {
    return this.match.kept(made).reduce((from, { deed }) => {
      if ('undo' in deed) return Math.min(from, deed.undo + 1);
      return 'back' in deed ? Math.min(from, deed.back + 1) : from;
    }, made + 1);
  }

  /** Lines a seat missed, if it acts after seeing only this many entries; null when it is up to date. */
  missed(seat: string, seen: number): LogLine[] | null {
    const stale = this.match.stale(seat, seen);
    return stale && linesOf(this.game, stale.missed);
  }

  /** Does an action for a seat, whether a person or a bot holds it. */
  act(seat: string, text: string): WhyNot | null {
    const action = this.game.notation.parse(text);
    if (!action.ok) return { unreadable: notationErrorText(action.error) };
    const refusal = this.match.act(seat, action.value);
    if (refusal !== null) return refusal;
    if (this.#undone.get(seat)?.at(-1) === text) this.#undone.get(seat)?.pop();
    else this.#undone.delete(seat);
    // In a simultaneous choice, others can still redo what they took back.
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

  odds({ odds }: Pick<AnyEquippedGame, 'odds'>, seat: string, text: string): Odds | null {
    const action = this.game.notation.parse(text);
    if (!action.ok || this.match.refuse(seat, action.value) !== null) return null;
    return odds(this.match.view(seat), seat, action.value);
  }

  /** Number of actions a seat can take back, and the reason if it is none. */
  undoing(seat: string): Pick<Moment, 'undoable' | 'undoBarrier'> {
    const { bots } = this;
    const barrier = this.match.undoBarrier(seat, bots);
    return barrier === null ? { undoable: this.match.undoable(seat, bots) } : { undoable: 0, undoBarrier: barrier };
  }

  /** Takes back the seat's last action; false if it can't. */
  undo(seat: string): boolean {
    const undoing = this.match.undoing(seat, this.bots);
    if (undoing === null) return false;
    this.match.undo(seat, this.bots);
    this.#undone.set(seat, [...(this.#undone.get(seat) ?? []), undoing.text]);
    return true;
  }

  /** Redoes the seat's last undone action. */
  redo(seat: string): void {
    const text = this.#undone.get(seat)?.at(-1);
    if (text !== undefined) this.act(seat, text);
  }

  /** Forgets what could be redone and what was offered: entries were made elsewhere. */
  forget(): void {
    this.#undone.clear();
    this.#drawOffer = null;
  }

  /** Offers still waiting for an answer. */
  get offers(): readonly Offer[] {
    return this.#drawOffer === null || this.match.outcome !== null ? [] : [{ kind: 'draw', by: this.#drawOffer }];
  }

  /** Offers a draw to the other people. It stands until one of them answers or acts. Bots never accept a draw. */
  offerDraw(seat: string): void {
    if (this.persons.length > 1 && this.bots.length === 0) this.#drawOffer = seat;
  }

  answerDraw(seat: string, isAccepted: boolean): void {
    if (this.#drawOffer === null || this.#drawOffer === seat) return;
    this.#drawOffer = null;
    if (isAccepted) this.match.end(seat, 'draw');
  }
}

/** A match as these eyes see it, now or earlier. Nobody sees the sealed room. */
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
