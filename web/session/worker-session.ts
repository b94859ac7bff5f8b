import type { Odds } from '@kurgan/engine';
import type { Chanced, Hint, LogLine, MatchInfo, Moment, Session, WhyNot } from '@kurgan/kit/session';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Opened, Update } from './protocol.ts';
import { type Trouble, troubleOf, type Unsaved } from './trouble.ts';
import { ask } from './worker-client.ts';

/** A match that runs in this browser's worker. */
export class WorkerSession implements Session {
  readonly info: MatchInfo;
  readonly #moment: Signal<Moment>;
  readonly #log: Signal<readonly LogLine[]>;
  readonly #thinking = signal<{ readonly who: string; readonly since: number } | null>(null);
  /** Why the last action could not be stored; null while everything is safe. */
  readonly unsaved: Signal<Unsaved | null>;
  /** The match was found further on: it is being played in another tab as well. */
  readonly elsewhere = signal(false);
  /** The last call that came to nothing. The match stands where it stood. */
  readonly trouble = signal<Trouble | null>(null);

  constructor({ info, moment, log, unsaved }: Opened) {
    this.info = info;
    this.#moment = signal(moment);
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
  get thinking(): ReadonlySignal<{ readonly who: string; readonly since: number } | null> {
    return this.#thinking;
  }

  #update({ moment, log, unsaved, elsewhere }: Update): void {
    this.#log.value = [...this.#log.value.slice(0, log.from), ...log.lines];
    this.#moment.value = moment;
    this.unsaved.value = unsaved;
    this.elsewhere.value = elsewhere;
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

  async act(action: string): Promise<WhyNot | null> {
    const answer = await this.#safely(ask('act', this.id, action), null);
    if (answer === null) return null;
    if ('whyNot' in answer) return answer.whyNot;
    this.#update(answer);
    return null;
  }
  async #change(call: 'undo' | 'redo'): Promise<void> {
    const update = await this.#safely(ask(call, this.id), null);
    if (update !== null) this.#update(update);
  }
  undo(): Promise<void> {
    return this.#change('undo');
  }
  redo(): Promise<void> {
    return this.#change('redo');
  }
  why(action: string): Promise<WhyNot | null> {
    return this.#safely(ask('why', this.id, action), null);
  }
  odds(actions: readonly string[]): Promise<readonly (Odds | null)[]> {
    return this.#safely(ask('odds', this.id, actions), []);
  }
  async hint(): Promise<Hint | null> {
    this.#thinking.value = { who: 'hint', since: performance.now() };
    const hint = await this.#safely(ask('hint', this.id), null);
    this.#thinking.value = null;
    return hint;
  }
  at(made: number): Promise<{ moment: Moment; log: readonly LogLine[] }> {
    return ask('at', this.id, made);
  }
  review(): Promise<readonly Chanced[]> {
    return this.#safely(ask('review', this.id), []);
  }
  file(): Promise<string> {
    return ask('file', this.id);
  }
  close(): void {}
}
