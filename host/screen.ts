import type { Odds, Term } from '@kurgan/engine';
import type { MatchHost } from './host.ts';
import type { LogLine, Moment } from './moment.ts';
import type { Eyes } from './seen.ts';
import type { WhyNot } from './session.ts';

const NOBODY_THERE: WhyNot = { unreadable: 'the curtain is down' };

/**
 * One screen at which a match is played. It shows what one seat sees, that of the player who sits there. Where persons share it a
 * curtain falls between them, and until it is lifted everything is answered as to a bystander.
 */
export class Screen {
  readonly host: MatchHost;
  #seat: string | null = null;
  /** Where only bots play, whoever looks on chooses through whose eyes. */
  #look: Eyes = null;
  /** Whose turn at the screen it is if several may choose: the one who has just taken something back. */
  #expected: string | null = null;

  constructor(host: MatchHost) {
    this.host = host;
    this.lower();
  }

  /** Whose player is at the screen; null while the curtain is down, and when only bots play. */
  get seat(): string | null {
    return this.#seat;
  }
  /** Through whose eyes everything is answered. */
  get eyes(): Eyes {
    return this.#seat ?? this.#look;
  }
  /** For whom the curtain waits. */
  get curtain(): string | null {
    if (this.#seat !== null) return null;
    const waiting = this.host.persons.filter((seat) => this.host.match.waiting.includes(seat));
    return waiting.find((seat) => seat === this.#expected) ?? waiting[0] ?? null;
  }

  /** Somebody else may sit down: a curtain falls wherever persons share the screen. */
  lower(): void {
    const [first = null, second] = this.host.persons;
    this.#seat = second === undefined ? first : null;
  }
  /** The player for whom the curtain waits has sat down. Nobody else can lift it. */
  lift(seat: string): void {
    if (seat === this.curtain) this.#seat = seat;
  }
  /** The match was read again: whoever sat here goes on sitting here, unless somebody else is to choose by now. */
  stay(seat: string | null): void {
    this.#seat = seat;
    this.#handOver();
  }
  /** Looks on through other eyes, where no person's hand is to be hidden. */
  look(eyes: Eyes): void {
    if (this.host.persons.length === 0) this.#look = eyes;
  }

  moment(): Moment {
    const taker = this.#taker;
    return { ...this.host.moment(this.eyes), ...(taker === null ? { undoable: 0 } : this.host.undoing(taker)) };
  }
  log(from = 0): LogLine[] {
    return this.host.log(this.eyes, from);
  }

  /** What the player at the screen has missed who has seen a number of entries and wants to act. */
  missed(seen: number): LogLine[] | null {
    return this.#seat === null ? null : this.host.missed(this.#seat, seen);
  }
  act(text: string): WhyNot | null {
    return this.#seat === null ? NOBODY_THERE : this.actAs(this.#seat, text);
  }
  /** What a bot does, or a lesson lets another seat do. */
  actAs(seat: string, text: string): WhyNot | null {
    const whyNot = this.host.act(seat, text);
    if (whyNot === null) this.#handOver();
    return whyNot;
  }
  /** The curtain falls when another person is to choose and the one at the screen is not. */
  #handOver(): void {
    this.#expected = null;
    const { waiting } = this.host.match;
    const isOthers = this.host.persons.some((seat) => seat !== this.#seat && waiting.includes(seat));
    if (isOthers && this.#seat !== null && !waiting.includes(this.#seat)) this.lower();
  }

  why(text: string): WhyNot | null {
    return this.#seat === null ? NOBODY_THERE : this.host.why(this.#seat, text);
  }
  odds(text: string): Odds | null {
    return this.#seat === null ? null : this.host.odds(this.#seat, text);
  }

  /** Who may take something back: the player at the screen, or before a curtain the one who made it fall. */
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
  /** The player at the screen declares to all that it passes the windows of a kind; false where there are none such. */
  order(kind: string, until: Term): boolean {
    if (this.#seat === null || !this.host.match.order(this.#seat, kind, until)) return false;
    this.#handOver();
    return true;
  }
  /** The player at the screen gives up. */
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
