import type { Odds } from '@kurgan/engine';
import type {
  Eyes,
  Gamble,
  Hint,
  Link,
  LogLine,
  Moment,
  Names,
  Offer,
  Players,
  Session,
  Still,
  WhyNot,
} from '@kurgan/host';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { MatchInfo } from './match-info.ts';
import type { Opened } from './protocol.ts';
import { ask } from './worker-client.ts';

const NOBODY_THINKS = signal(null);
const LIVE = signal<Link>('live');
const NO_NAMES = signal<Names>({});
const NOTHING_OFFERED = signal<readonly Offer[]>([]);

/** A match to look at: the same table, moved to any moment, with nothing to choose. */
export class ReplaySession implements Session {
  readonly info: MatchInfo;
  readonly moment: ReadonlySignal<Moment>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** It was led further by other rules than these: what can be read ends before. */
  readonly isHeld: boolean;
  /** The whole log of the match, for the marks of the scrubber. */
  readonly wholeLog: readonly LogLine[];
  readonly thinking = NOBODY_THINKS;
  readonly link = LIVE;
  readonly offers = NOTHING_OFFERED;
  readonly names = NO_NAMES;
  readonly #moment;
  readonly #log;
  #eyes: Eyes | undefined;
  #wanted: number;

  private constructor({ info, isHeld, log: { lines } }: Opened, { moment, log }: Still) {
    this.info = info;
    this.isHeld = isHeld;
    this.wholeLog = lines;
    this.moment = this.#moment = signal(moment);
    this.log = this.#log = signal(log);
    this.#wanted = moment.made;
  }

  static async open(id: string, made: number | null): Promise<ReplaySession> {
    const opened = await ask('open', id);
    return new ReplaySession(opened, await ask('at', id, made ?? opened.info.made));
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
  get players(): Players {
    return this.info.players;
  }

  /** Looks at it through other eyes, where nothing needs to be hidden any more. */
  lookAs(eyes: Eyes): Promise<void> {
    this.#eyes = eyes;
    return this.goTo(this.#wanted);
  }

  /** Moves to a number of entries. While one answer is on its way only the last wish counts. */
  async goTo(made: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(made, this.info.made));
    const [wanted, eyes] = [this.#wanted, this.#eyes];
    const { moment, log } = await this.at(wanted);
    if (this.#wanted !== wanted || this.#eyes !== eyes) return;
    this.#log.value = log;
    this.#moment.value = moment;
  }

  at(made: number, eyes = this.#eyes): Promise<Still> {
    return ask('at', this.id, made, eyes);
  }
  async act(): Promise<WhyNot | null> {
    return null;
  }
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}
  async resign(): Promise<void> {}
  async order(): Promise<void> {}
  async offer(): Promise<void> {}
  async answer(): Promise<void> {}
  async why(): Promise<WhyNot | null> {
    return null;
  }
  async odds(actions: readonly string[]): Promise<readonly (Odds | null)[]> {
    return actions.map(() => null);
  }
  async hint(): Promise<Hint | null> {
    return null;
  }
  review(): Promise<readonly Gamble[]> {
    return ask('review', this.id);
  }
  file(): Promise<string> {
    return ask('file', this.id);
  }
  close(): void {}
}
