import { type AnyGame, type GameTypes, type LogEntry, notationErrorText, type Odds, type Term } from '@kurgan/engine';
import {
  choicesOf,
  digestOf,
  type Eyes,
  type Gamble,
  type Hint,
  type Link,
  type LogLine,
  type Missed,
  type Moment,
  type Names,
  type Offer,
  PERSON,
  type Players,
  type Session,
  type Still,
  stillMoment,
  type Thinking,
  type WhyNot,
} from '@kurgan/host';
import {
  applyFrame,
  type Message,
  type OfferSeen,
  type Past,
  type SeatSeen,
  type Talk,
  type Whole,
} from '@kurgan/wire';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { gameOf } from '../../games.ts';
import { askBot } from '../../session/bot-client.ts';
import { Trouble, troubleOf } from '../../session/trouble.ts';
import { type Connection, Refused } from '../connection.ts';
import { keepSeal } from '../seals.ts';
import { randomHex } from '../shares.ts';

/** The part of a match that a message tells anew: its seats, offers or rematch. */
const changeIn = (message: Message): Partial<Whole> => Object.values(message)[0];

const offerOf = ({ seat }: OfferSeen): Offer => ({ kind: 'draw', by: seat });

/**
 * A match on a server. The server alone decides; choices, *why not?*, odds and hints come from the seat's own view, by
 * the same rules. Nothing is shown as done before the server has stored it.
 */
export class RemoteSession implements Session {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly #connection: Connection;
  readonly #rules: AnyGame;
  #whole: Whole;
  #entries: readonly LogEntry<GameTypes>[] = [];
  readonly #moment: Signal<Moment>;
  readonly #log: Signal<readonly LogLine[]>;
  readonly #seats: Signal<readonly SeatSeen[]>;
  readonly #offered: Signal<readonly OfferSeen[]>;
  readonly #offers: Signal<readonly Offer[]>;
  /** Names of everybody at the table, for the sides that the table shows. */
  readonly names: ReadonlySignal<Names>;
  /** People who watch without a seat. */
  readonly watchers: Signal<number>;
  /** The match that repeats this one, once somebody wants it. */
  readonly rematch: Signal<string | null>;
  /** The match was called off, and nothing counts. */
  readonly isCalledOff = signal(false);
  /** Lines of talk that came since the page is open. */
  readonly talk = signal<readonly Talk[]>([]);
  readonly #thinking = signal<Thinking | null>(null);
  /** An action is on its way and not stored yet. */
  readonly pending = signal(false);
  /** The last call that came to nothing. The match stands where it stood. */
  readonly trouble = signal<Trouble | null>(null);
  readonly #stop: () => void;

  private constructor(connection: Connection, rules: AnyGame, whole: Whole, stop: () => void) {
    this.id = whole.match;
    this.game = whole.game;
    this.scenario = whole.scenario;
    this.#connection = connection;
    this.#rules = rules;
    this.#whole = whole;
    this.#entries = whole.log.entries;
    this.#moment = signal(this.#momentNow());
    this.#log = signal(this.#logNow());
    this.#seats = signal(whole.seats);
    this.#offered = signal(whole.offers);
    this.#offers = signal(this.#drawOffers());
    this.names = computed(() =>
      Object.fromEntries(
        this.#seats.value.flatMap(({ seat, player }) => (player === null ? [] : [[seat, player.name]])),
      ),
    );
    this.watchers = signal(whole.watchers);
    this.rematch = signal(whole.rematch);
    this.#stop = stop;
  }

  /** Opens a match once it runs; `onWaiting` is told what is offered until then. */
  static open(connection: Connection, id: string, onWaiting: (whole: Whole) => void): Promise<RemoteSession> {
    return new Promise((resolve, reject) => {
      let session: RemoteSession | null = null;
      /** The match until it runs. */
      let before: Whole | null = null;
      /** Messages that came while the rules were loaded. */
      let meanwhile: (Message | Refused)[] | null = null;
      const stop = connection.listen(id, (message) => {
        if (session !== null) return session.#hear(message);
        if (meanwhile !== null) return void meanwhile.push(message);
        if (message instanceof Refused) return reject(new Trouble('not on server', id));
        if ('whole' in message) before = message.whole;
        else if (before !== null) before = { ...before, ...changeIn(message) };
        if (before === null) return;
        const whole = before;
        if (whole.phase !== 'running' && whole.phase !== 'over') return onWaiting(whole);
        meanwhile = [];
        gameOf(whole.game)
          .rules(whole.scenario)
          .then((rules) => {
            connection.rules[rules.id] = rules.version;
            void connection.hello();
            session = new RemoteSession(connection, rules, whole, stop);
            for (const message of meanwhile ?? []) session.#hear(message);
            resolve(session);
          }, reject);
      });
    });
  }

  #hear(message: Message | Refused): void {
    if ('whole' in message) this.#begin(message.whole);
    if ('frame' in message) {
      const { frame } = message;
      if (frame.n !== this.#whole.n + 1) {
        void this.#connection.call('watch', { match: this.id, from: null }); // a gap: everything comes again
        return;
      }
      const view = applyFrame(this.#whole, frame);
      const before = this.#entries.filter(({ after }) => after < frame.log.from);
      this.#take({ ...this.#whole, ...frame, view }, [...before, ...frame.log.entries]);
    }
    if ('seats' in message) {
      this.#seats.value = message.seats.seats;
      this.watchers.value = message.seats.watchers;
    }
    if ('rematch' in message) this.rematch.value = message.rematch.rematch;
    if ('talk' in message) this.talk.value = [...this.talk.value, ...message.talk.lines];
    if ('offers' in message) {
      this.#offered.value = message.offers.offers;
      this.#offers.value = this.#drawOffers();
    }
  }

  #begin(whole: Whole): void {
    this.#take(whole, whole.log.entries);
    this.#seats.value = whole.seats;
    this.watchers.value = whole.watchers;
    this.rematch.value = whole.rematch;
    this.isCalledOff.value = whole.phase === 'gone';
    this.#offered.value = whole.offers;
    this.#offers.value = this.#drawOffers();
  }

  #take(whole: Whole, entries: readonly LogEntry<GameTypes>[]): void {
    this.#whole = whole;
    keepSeal(whole);
    this.#entries = entries;
    this.#log.value = this.#logNow();
    this.#moment.value = this.#momentNow();
  }

  #momentNow(): Moment {
    const {
      seat,
      view,
      n: made,
      waiting,
      outcome,
      orders,
      since,
      hasActed,
      undoable,
      undoBarrier,
      redoable,
    } = this.#whole;
    const isOff = this.#whole.phase === 'gone';
    const seen = { game: this.#rules, eyes: seat, view, made, waiting: isOff ? [] : waiting, outcome, orders };
    const still = stillMoment(seen);
    if (seat === null || isOff) return still;
    const barrier = undoBarrier === null ? {} : { undoBarrier };
    return { ...still, since, hasActed, undoable, redoable, ...barrier, choices: choicesOf(seen, seat) };
  }
  #logNow(): readonly LogLine[] {
    return digestOf(this.#rules, this.#entries, this.#whole.n);
  }
  #drawOffers(): readonly Offer[] {
    return this.#offered.value.filter(({ kind }) => kind === 'draw').map(offerOf);
  }

  get moment(): ReadonlySignal<Moment> {
    return this.#moment;
  }
  get log(): ReadonlySignal<readonly LogLine[]> {
    return this.#log;
  }
  /** Everything the server has told about the match. */
  get whole(): Whole {
    return this.#whole;
  }
  get connection(): Connection {
    return this.#connection;
  }
  /** The scenario's title. */
  get title(): string {
    return this.#rules.scenarios.find(({ id }) => id === this.scenario)?.title ?? this.scenario;
  }
  /** The seats with their players, presence and clocks. */
  get seats(): ReadonlySignal<readonly SeatSeen[]> {
    return this.#seats;
  }
  /** Everything the other side asks. */
  get offered(): ReadonlySignal<readonly OfferSeen[]> {
    return this.#offered;
  }
  get offers(): ReadonlySignal<readonly Offer[]> {
    return this.#offers;
  }
  get link(): ReadonlySignal<Link> {
    return this.#connection.link;
  }
  get thinking(): ReadonlySignal<Thinking | null> {
    return this.#thinking;
  }
  /** True while other people hold the other seats: they can be asked and talked to. */
  get hasOpponent(): boolean {
    return this.#seats.value.every(({ player, isGone }) => player !== null && !isGone);
  }
  get players(): Players {
    return Object.fromEntries(this.#seats.value.map(({ seat, bot }) => [seat, bot ?? PERSON]));
  }

  get #call() {
    return { match: this.id, seat: this.#whole.seat, request: randomHex(16) };
  }

  /** A call of this seat; trouble is shown by the page, not thrown at the table. */
  async #do(asked: Promise<unknown>): Promise<WhyNot | Missed | null> {
    this.pending.value = true;
    try {
      await asked;
      return null;
    } catch (error) {
      return this.#reasonOf(error);
    } finally {
      this.pending.value = false;
    }
  }

  #reasonOf(error: unknown): WhyNot | Missed | null {
    if (!(error instanceof Refused)) {
      this.trouble.value = troubleOf(error);
      return null;
    }
    const { error: kind, rule, facts, detail } = error.reason;
    if (kind === 'stale') return { missed: this.#log.value.slice(-3) };
    if (kind === 'refused' && rule !== undefined) return { rule, facts: facts ?? {} } as WhyNot;
    if (kind === 'unreadable') return { unreadable: detail ?? '' };
    this.trouble.value = error;
    return null;
  }

  act(action: string): Promise<WhyNot | Missed | null> {
    return this.#do(this.#connection.call('act', { ...this.#call, after: this.#whole.n, text: action }));
  }
  async undo(): Promise<void> {
    await this.#do(this.#connection.call('undo', { ...this.#call, after: this.#whole.n }));
  }
  async redo(): Promise<void> {
    await this.#do(this.#connection.call('redo', { ...this.#call, after: this.#whole.n }));
  }
  async resign(): Promise<void> {
    await this.#do(this.#connection.call('resign', this.#call));
  }
  async order(kind: string, until: Term): Promise<void> {
    await this.#do(this.#connection.call('order', { ...this.#call, kind, until }));
  }
  async offer(): Promise<void> {
    await this.#do(this.#connection.call('offer', { ...this.#call, kind: 'draw', back: null }));
  }
  /** Ends the match without a result: at once while it is fresh, else if the other side agrees. */
  async callOff(): Promise<void> {
    await this.#do(this.#connection.call('offer', { ...this.#call, kind: 'call off', back: null }));
  }
  /** The other side is late: takes the win, gives time or calls a bot. */
  async claim(what: 'win' | 'time' | 'bot'): Promise<void> {
    await this.#do(this.#connection.call('claim', { ...this.#call, what }));
  }
  /** Asks to go back to a number of entries. */
  async askBack(back: number): Promise<void> {
    await this.#do(this.#connection.call('offer', { ...this.#call, kind: 'back', back }));
  }
  answer({ by }: Offer, isAccepted: boolean): Promise<void> {
    const offer = this.#offered.value.find(({ seat, kind }) => seat === by && kind === 'draw');
    return offer === undefined ? Promise.resolve() : this.answerTo(offer, isAccepted);
  }
  async answerTo({ id }: OfferSeen, isAccepted: boolean): Promise<void> {
    await this.#do(this.#connection.call('answer', { ...this.#call, offer: id, isAccepted }));
  }

  async why(action: string): Promise<WhyNot | null> {
    const { seat, view } = this.#whole;
    const read = this.#rules.notation.parse(action);
    if (!read.ok) return { unreadable: notationErrorText(read.error) };
    return seat === null ? { unreadable: 'only watching' } : this.#rules.refuse(view, seat, read.value);
  }
  async odds(actions: readonly string[]): Promise<readonly (Odds | null)[]> {
    const { seat, view } = this.#whole;
    if (seat === null) return [];
    const tools = await gameOf(this.game).tools();
    return actions.map((action) => {
      const read = this.#rules.notation.parse(action);
      if (!read.ok || this.#rules.refuse(view, seat, read.value) !== null) return null;
      return tools.odds(view, seat, read.value);
    });
  }
  async hint(): Promise<Hint | null> {
    const { seat, view, waiting } = this.#whole;
    if (seat === null || !waiting.includes(seat)) return null;
    const since = performance.now();
    const tell = (progress: number): void => {
      this.#thinking.value = { who: 'hint', since, progress };
    };
    tell(0);
    try {
      return await askBot({ game: this.game, bot: null, seat, view, seed: randomHex(8) }, tell).answer;
    } finally {
      this.#thinking.value = null;
    }
  }
  async at(made: number, eyes?: Eyes): Promise<Still> {
    const past = (await this.#connection.ask('past', { match: this.id, n: made, eyes: eyes ?? null })) as Past;
    const { n, ...seen } = past;
    return {
      moment: stillMoment({ ...seen, game: this.#rules, made: n }),
      log: digestOf(this.#rules, past.log, n),
    };
  }
  async review(): Promise<readonly Gamble[]> {
    return (await this.#connection.ask('review', { match: this.id })) as readonly Gamble[];
  }
  async file(): Promise<string> {
    return String(await this.#connection.ask('file', { match: this.id }));
  }
  close(): void {
    this.#stop();
  }
}
