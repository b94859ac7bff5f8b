import type { Missed, Moment, Session, WhyNot } from '@kurgan/host';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LessonScript, LessonStep } from './lesson-script.ts';
import { SessionLayer } from './session-layer.ts';

export { type LessonScript, type LessonStep, type PageWords, read, task } from './lesson-script.ts';

type Reply = (seat: string, action: string) => Promise<void>;

/** An action that happens by itself. */
const REPLIES = /^([a-z]+): (.+)$/;
/** Milliseconds before it happens: the eye follows what was done before. */
const REPLY = 800;

const isTask = (action: string): boolean => !REPLIES.test(action);

/**
 * A match under guidance: the same session, which offers only what the page asks for. The page follows from the number of
 * actions made, so that a reload finds the right one. Nothing is taken back: after an undo other dice would fall than the pages tell.
 * A player who leaves the script has the whole game to play.
 */
export class Lesson extends SessionLayer {
  readonly script: LessonScript;
  /** Number of actions before each page. */
  readonly #before: readonly number[];
  readonly #turnedTo: Signal<number>;
  readonly #isFree = signal(false);
  /** The shortcut plays everything itself. */
  readonly #isRushing = signal(false);
  readonly #reply: Reply;
  readonly #stop: () => void;
  readonly page: ReadonlySignal<number>;
  readonly moment: ReadonlySignal<Moment>;
  readonly log: Session['log'];

  /**
   * `reply` does what the script lets another seat do; a game for one needs none. `turnedTo` is the page that was read last,
   * for a lesson that goes on.
   */
  constructor(session: Session, script: LessonScript, reply: Reply = async () => {}, turnedTo = 0) {
    super(session);
    this.#turnedTo = signal(turnedTo);
    this.log = session.log;
    this.script = script;
    this.#reply = reply;
    let before = 0;
    this.#before = script.steps.map(({ actions }) => {
      before += actions.length;
      return before - actions.length;
    });
    this.page = computed(() => {
      const { made } = session.moment.value;
      return Math.min(Math.max(this.#turnedTo.value, this.#first(made)), this.#last(made));
    });
    this.moment = computed(() => {
      const moment = session.moment.value;
      if (this.#isFree.value) return moment;
      const wanted = this.wanted;
      const choices = moment.choices.filter(({ text }) => wanted.includes(text));
      return { ...moment, choices, guided: this.#ahead, undoable: 0, redoable: 0 };
    });
    this.#stop = effect(() => {
      const { due } = this;
      if (due === null || this.#isRushing.value) return;
      const isQuick = script.quick?.includes(due.action.split(' ')[0] ?? '') === true;
      const timer = setTimeout(() => void reply(due.seat, due.action), isQuick ? 0 : REPLY);
      return () => clearTimeout(timer);
    });
  }

  /** The pages that belong to a number of actions: those to read first, and the one that asks for the next action. */
  #first(made: number): number {
    const at = this.#before.indexOf(made);
    return at >= 0 ? at : this.#last(made);
  }
  #last(made: number): number {
    return this.#before.findLastIndex((before) => before <= made);
  }

  get step(): LessonStep {
    const step = this.script.steps[this.page.value];
    if (step === undefined) throw new Error('a lesson has at least one page');
    return step;
  }
  get isFree(): boolean {
    return this.#isFree.value;
  }
  get isLastPage(): boolean {
    return this.page.value === this.script.steps.length - 1;
  }
  /** Actions of this page that are still to be made. */
  get #left(): readonly string[] {
    const done = Math.max(0, this.below.moment.value.made - (this.#before[this.page.value] ?? 0));
    return this.step.actions.slice(done);
  }
  /** Actions that the page still asks the player for. */
  get #ahead(): readonly string[] {
    return this.#left.filter(isTask);
  }
  /** Tasks of this page, and how many of them are done. */
  get tasks(): { readonly done: number; readonly of: number } {
    const of = this.step.actions.filter(isTask).length;
    return { done: of - this.#ahead.length, of };
  }
  /** The action that the page accepts now. The order matters: what it draws follows from all that was done before. */
  get wanted(): readonly string[] {
    return this.#left.slice(0, 1);
  }
  /** The next action, if it happens by itself. */
  get due(): { readonly seat: string; readonly action: string } | null {
    const [, seat, action] = REPLIES.exec(this.#isFree.value ? '' : (this.wanted[0] ?? '')) ?? [];
    return seat === undefined || action === undefined ? null : { seat, action };
  }
  /** The match has gone another way: nothing that the page asks for can be done. */
  get isLost(): boolean {
    if (this.#isFree.value || this.step.actions.length === 0 || this.due !== null) return false;
    const { choices } = this.below.moment.value;
    return !choices.some(({ text }) => this.wanted.includes(text));
  }
  get canGoBack(): boolean {
    return this.page.value > this.#first(this.below.moment.value.made);
  }

  /** Turns a page that is only read. */
  next(): void {
    this.#turnedTo.value = this.page.value + 1;
  }
  /** Turns back to a page that was only read. */
  back(): void {
    if (this.canGoBack) this.#turnedTo.value = this.page.value - 1;
  }
  /** Plays the script up to the page that its shortcut leads to. */
  async takeShortcut(): Promise<void> {
    const to = this.script.steps.findIndex(({ title }) => title === this.script.shortcut?.to);
    const skipped = this.script.steps.slice(0, Math.max(0, to)).flatMap(({ actions }) => actions);
    this.#isRushing.value = true;
    for (const text of skipped.slice(this.below.moment.peek().made)) {
      const [, seat, action] = REPLIES.exec(text) ?? [];
      await (seat === undefined || action === undefined ? this.below.act(text) : this.#reply(seat, action));
    }
    this.#turnedTo.value = to;
    this.#isRushing.value = false;
  }
  leave(): void {
    this.#isFree.value = true;
  }

  override async why(action: string): Promise<WhyNot | null> {
    const whyNot = await this.below.why(action);
    if (whyNot !== null || this.#isFree.value || this.wanted.includes(action)) return whyNot;
    return { unreadable: this.script.notNow };
  }
  override async act(action: string): Promise<WhyNot | Missed | null> {
    const isWanted = this.#isFree.value || this.wanted.includes(action);
    return isWanted ? this.below.act(action) : this.why(action);
  }
  override async hint() {
    const { choices } = this.moment.value;
    if (this.#isFree.value) return this.below.hint();
    const [next] = choices;
    return next === undefined ? null : { action: next.text, because: this.step.hint, estimate: null };
  }

  override close(): void {
    this.#stop();
    super.close();
  }
}
