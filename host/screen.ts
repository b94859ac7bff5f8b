import type { AnyEquippedGame, Odds, Term } from '@kurgan/engine';
import type { MatchHost } from './host.ts';
import type { LogLine, Moment } from './moment.ts';
import type { Eyes } from './seen.ts';
import type { WhyNot } from './session.ts';

const NOBODY_THERE: WhyNot = { unreadable: 'the curtain is down' };

/**
 * One screen showing a match through the eyes of the player who sits there. When people share it, a curtain falls
 * between them, and until it is lifted the screen sees only what a spectator sees.
 */
export class Screen {
  readonly host: MatchHost;
  #seat: string | null = null;
  /** The viewer chooses whose eyes to use when only bots play. */
  #look: Eyes = null;
  /** Next at the screen when several may choose: the player who just took something back. */
  #expected: string | null = null;

  #isSwapped: boolean;

  constructor(host: MatchHost) {
    this.host = host;
    this.#isSwapped = host.isSwapped;
    this.lower();
  }

  /** Seat of the player at the screen; null while the curtain is down, and when only bots play. */
  get seat(): string | null {
    return this.#seat;
  }
  /** The eyes every answer is for. */
  get eyes(): Eyes {
    return this.#seat ?? this.#look;
  }
  /** The seat the curtain is waiting for. */
  get curtain(): string | null {
    if (this.#seat !== null) return null;
    const waiting = this.host.persons.filter((seat) => this.host.match.waiting.includes(seat));
    return waiting.find((seat) => seat === this.#expected) ?? waiting[0] ?? null;
  }

  /** Lowers the curtain, if people share the screen, so that someone else can sit down. */
  lower(): void {
    const [first = null, second] = this.host.persons;
    this.#seat = second === undefined ? first : null;
  }
  /** The player the curtain waits for has sat down. Nobody else can lift it. */
  lift(seat: string): void {
    if (seat === this.curtain) this.#seat = seat;
  }
  /** After the match is reread, keeps the same player at the screen, unless someone else has to choose by now. */
  stay(seat: string | null): void {
    this.#seat = seat;
    this.#handOver();
  }
  /** Watches through other eyes, when no person's hand has to stay hidden. */
  look(eyes: Eyes): void {
    if (this.host.persons.length === 0) this.#look = eyes;
  }

  moment(): Moment {
    const taker = this.#taker;
    return { ...this.host.moment(this.eyes), ...(taker === null ? { undoable: 0 } : this.host.undoing(taker)) };
  }
  log(from = 0): LogLine[] {
    return this.host.digest(this.eyes, from);
  }

  /** Lines the player at the screen missed, if acting after seeing only this many entries. */
  missed(seen: number): LogLine[] | null {
    return this.#seat === null ? null : this.host.missed(this.#seat, seen);
  }
  act(text: string): WhyNot | null {
    return this.#seat === null ? NOBODY_THERE : this.actAs(this.#seat, text);
  }
  /** Acts for a bot, or for another seat in a lesson. */
  actAs(seat: string, text: string): WhyNot | null {
    const whyNot = this.host.act(seat, text);
    if (whyNot === null) this.#handOver();
    return whyNot;
  }
  /** Lowers the curtain when another person has to choose and the one at the screen doesn't. */
  #handOver(): void {
    this.#expected = null;
    this.#changeSeats();
    const { waiting } = this.host.match;
    if (this.#seat === null || waiting.includes(this.#seat)) return;
    if (this.host.persons.some((seat) => waiting.includes(seat))) this.lower();
  }

  /** The player at the screen stays there when the players change seats. */
  #changeSeats(): void {
    const { isSwapped, game } = this.host;
    if (isSwapped === this.#isSwapped) return;
    this.#isSwapped = isSwapped;
    if (this.#seat !== null) this.#seat = game.seats.find((seat) => seat !== this.#seat) ?? null;
  }

  why(text: string): WhyNot | null {
    return this.#seat === null ? NOBODY_THERE : this.host.why(this.#seat, text);
  }
  odds(tools: Pick<AnyEquippedGame, 'odds'>, text: string): Odds | null {
    return this.#seat === null ? null : this.host.odds(tools, this.#seat, text);
  }

  /** The seat that can undo: the player at the screen or, before the curtain, the one who made it fall. */
  get #taker(): string | null {
    const last = this.host.match.last?.seat;
    return this.#seat ?? this.host.persons.find((seat) => seat === last) ?? null;
  }
  undo(): void {
    const seat = this.#taker;
    if (seat !== null && this.host.undo(seat)) this.#expected = seat;
  }
  redo(): void {
    if (this.#seat === null) return;
    this.host.redo(this.#seat);
    this.#handOver();
  }
  /** Announces that the player at the screen passes every window of a kind; false if there are none. */
  order(kind: string, until: Term): boolean {
    if (this.#seat === null || !this.host.match.order(this.#seat, kind, until)) return false;
    this.#handOver();
    return true;
  }
  /** Resigns for the player at the screen. */
  resign(): void {
    if (this.#seat !== null) this.host.match.end(this.#seat, 'resign');
  }
  offerDraw(): void {
    if (this.#seat !== null) this.host.offerDraw(this.#seat);
  }
  answerDraw(isAccepted: boolean): void {
    if (this.#seat !== null) this.host.answerDraw(this.#seat, isAccepted);
  }
}
