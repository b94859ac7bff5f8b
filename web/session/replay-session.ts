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
import { ask } from './worker-client.ts';

/** Where the moments of a match come from: this browser's worker, or a server. */
export interface ReplaySource {
  readonly info: MatchInfo;
  /** It was led further by other rules than these: what can be read ends before. */
  readonly isHeld: boolean;
  readonly lines: readonly LogLine[];
  readonly names: Names;
  at(made: number, eyes?: Eyes): Promise<Still>;
  review(): Promise<readonly Gamble[]>;
  file(): Promise<string>;
  /** Takes the match up again in this browser, from a number of entries on. Returns the id of the new match. */
  branch(made: number): Promise<string>;
}

async function inThisBrowser(id: string): Promise<ReplaySource> {
  const { info, isHeld, log } = await ask('open', id);
  return {
    info,
    isHeld,
    lines: log.lines,
    names: {},
    at: (made, eyes) => ask('at', id, made, eyes),
    review: () => ask('review', id),
    file: () => ask('file', id),
    branch: async (made) => (await ask('branch', id, made)).info.id,
  };
}

const NOBODY_THINKS = signal(null);
const LIVE = signal<Link>('live');
const NOTHING_OFFERED = signal<readonly Offer[]>([]);

/** A match to look at: the same table, moved to any moment, with nothing to choose. */
export class ReplaySession implements Session {
  readonly source: ReplaySource;
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
  readonly names: ReadonlySignal<Names>;
  readonly #moment;
  readonly #log;
  #eyes: Eyes | undefined;
  #wanted: number;

  private constructor(source: ReplaySource, { moment, log }: Still) {
    this.source = source;
    this.info = source.info;
    this.isHeld = source.isHeld;
    this.wholeLog = source.lines;
    this.names = signal(source.names);
    this.moment = this.#moment = signal(moment);
    this.log = this.#log = signal(log);
    this.#wanted = moment.made;
  }

  static async open(id: string, made: number | null, opening = inThisBrowser(id)): Promise<ReplaySession> {
    const source = await opening;
    return new ReplaySession(source, await source.at(made ?? source.info.made));
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
    return this.source.at(made, eyes);
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
    return this.source.review();
  }
  file(): Promise<string> {
    return this.source.file();
  }
  close(): void {}
}
