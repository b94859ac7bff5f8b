import type { Odds, Term } from '@kurgan/engine';
import {
  acrossTheTable,
  type Eyes,
  type Gamble,
  type Hint,
  type Link,
  type LogLine,
  type Missed,
  type Moment,
  type Offer,
  type Players,
  type Session,
  type Still,
  type Thinking,
  type WhyNot,
} from '@kurgan/host';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { MatchInfo } from './match-info.ts';
import type { Opened, Update } from './protocol.ts';
import { type Trouble, troubleOf, type Unsaved } from './trouble.ts';
import { ask, askHearing } from './worker-client.ts';

const LIVE = signal<Link>('live');

/** A match that runs in this browser's worker. */
export class WorkerSession implements Session {
  readonly info: MatchInfo;
  /** It was led further by other rules than these, and can only be read. */
  readonly isHeld: boolean;
  readonly #moment: Signal<Moment>;
  readonly #log: Signal<readonly LogLine[]>;
  /** The seat whose player must sit down first. */
  readonly curtain: Signal<string | null>;
  readonly #thinking = signal<Thinking | null>(null);
  /** The reason the last action could not be stored; null while everything is safe. */
  readonly unsaved: Signal<Unsaved | null>;
  /** The match went on in another tab, so the last click did nothing. */
  readonly missed = signal<readonly LogLine[] | null>(null);
  readonly #offers: Signal<readonly Offer[]>;
  readonly link = LIVE;
  /** The last call that came to nothing. The match stands where it stood. */
  readonly trouble = signal<Trouble | null>(null);

  constructor({ info, isHeld, moment, curtain, offers, log, unsaved }: Opened) {
    this.info = info;
    this.isHeld = isHeld;
    this.#moment = signal(moment);
    this.curtain = signal(curtain);
    this.#offers = signal(offers);
    this.#log = signal(log.lines);
    this.unsaved = signal(unsaved);
  }

  static async open(id: string): Promise<WorkerSession> {
    return new WorkerSession(await ask('open', id));
  }

  get id(): string {
    return this.info.id;
  }
  get game(): string {
    return this.info.game;
  }
  get scenario(): string {
    return this.info.scenario;
  }
  get moment(): ReadonlySignal<Moment> {
    return this.#moment;
  }
  get log(): ReadonlySignal<readonly LogLine[]> {
    return this.#log;
  }
  get offers(): ReadonlySignal<readonly Offer[]> {
    return this.#offers;
  }
  get players(): Players {
    const { players } = this.info;
    return this.#moment.value.isSwapped === true ? acrossTheTable(players) : players;
  }
  get thinking(): ReadonlySignal<Thinking | null> {
    return this.#thinking;
  }

  #update({ moment, curtain, offers, log, unsaved, missed }: Update): void {
    this.#log.value = [...this.#log.value.filter(({ after }) => after < log.from), ...log.lines];
    this.curtain.value = curtain;
    this.#moment.value = moment;
    this.unsaved.value = unsaved;
    this.#offers.value = offers;
    this.missed.value = missed;
  }

  /** A table asks and forgets: what goes wrong is shown by the page, not thrown at the table. */
  async #safely<T>(asked: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      this.trouble.value = troubleOf(error);
      return otherwise;
    }
  }

  async act(action: string): Promise<WhyNot | Missed | null> {
    const answer = await this.#safely(ask('act', this.id, action, this.#moment.peek().made), null);
    if (answer === null) return null;
    if ('whyNot' in answer) return answer.whyNot;
    this.#update(answer);
    return answer.missed === null ? null : { missed: answer.missed };
  }
  /** Takes over what a call has changed. */
  async change(asked: Promise<Update | null>): Promise<void> {
    const update = await this.#safely(asked, null);
    if (update !== null) this.#update(update);
  }
  undo(): Promise<void> {
    return this.change(ask('undo', this.id));
  }
  redo(): Promise<void> {
    return this.change(ask('redo', this.id));
  }
  resign(): Promise<void> {
    return this.change(ask('resign', this.id));
  }
  order(kind: string, until: Term): Promise<void> {
    return this.change(ask('order', this.id, kind, until));
  }
  offer(): Promise<void> {
    return this.change(ask('offer', this.id));
  }
  answer(_offer: Offer, isAccepted: boolean): Promise<void> {
    return this.change(ask('answer', this.id, isAccepted));
  }
  /** The other seat's action in a lesson's script. */
  reply(seat: string, action: string): Promise<void> {
    return this.change(ask('reply', this.id, seat, action));
  }
  /** The player for whom the curtain waits has sat down. */
  lift(seat: string): Promise<void> {
    return this.change(ask('lift', this.id, seat));
  }
  why(action: string): Promise<WhyNot | null> {
    return this.#safely(ask('why', this.id, action), null);
  }
  odds(actions: readonly string[]): Promise<readonly (Odds | null)[]> {
    return this.#safely(ask('odds', this.id, actions), []);
  }
  hint(): Promise<Hint | null> {
    return this.thinks('hint', (tell) => this.#safely(askHearing(tell, 'botHint', this.id), null));
  }
  /** Says who thinks as long as it takes. */
  async thinks<T>(who: string, think: (tell: (progress: number) => void) => Promise<T>): Promise<T> {
    const since = performance.now();
    const tell = (progress: number): void => {
      this.#thinking.value = { who, since, progress };
    };
    tell(0);
    const answer = await think(tell);
    this.#thinking.value = null;
    return answer;
  }
  at(made: number, eyes?: Eyes): Promise<Still> {
    return ask('at', this.id, made, eyes);
  }
  review(): Promise<readonly Gamble[]> {
    return this.#safely(ask('review', this.id), []);
  }
  file(): Promise<string> {
    return ask('file', this.id);
  }
  close(): void {}
}
