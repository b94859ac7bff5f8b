import type { Odds } from '@kurgan/engine';
import type { Choice, Hint, Moment, Session, WhyNot } from '@kurgan/host';
import { effect, signal } from '@preact/signals';
import type { Beats } from './beats.ts';
import { ClickPath, type Touch } from './click-path.ts';
import { words } from './en.ts';
import type { LookBack } from './recap/look-back.ts';
import { Stage } from './scene/stage.ts';

/** Presentation of a game's actions; never a rule. */
export interface TouchPolicy {
  /** Actions that bring dice or a reveal: a touch on the map only proposes them, a button does them. */
  readonly final: ReadonlySet<string>;
  /** Other things a touch may stand for when the thing itself is not lit: a counter for its Area. */
  insteadOf?(touch: Touch, view: unknown): readonly Touch[];
  /** An action that makes way for a touch that isn't lit: the round under way ends, and another Area acts. */
  makesWay?(touch: Touch, moment: Moment): Choice | null;
  /** A question to ask first when an action would leave something undone; null when it leaves nothing. */
  unfinished?(choice: Choice, moment: Moment, odds: OddsOf): string | null | Promise<string | null>;
  /** The action to take without asking, where there is only one answer. */
  unasked?(moment: Moment): Choice | null;
  /** True if the action between two moments only prepared another one: undo and redo go on to that one. */
  isPreparation?(before: Moment, after: Moment): boolean;
}

/** Looks up the exact odds of an action. */
export type OddsOf = (action: string) => Promise<Odds | null>;

/** Screen position of a question, so the answer can stand beside it. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

export interface Refused {
  readonly action: string;
  readonly whyNot: WhyNot;
  readonly anchor: Anchor | null;
}

export interface Question {
  readonly choice: Choice;
  readonly text: string;
}

/** A hint that was asked for: on its way, there, or none to be had. */
export type Asked = { readonly state: 'thinking' | 'none' } | { readonly state: 'there'; readonly hint: Hint };

/** True while the player's choices are unchanged. */
const isSameChoice = (before: Moment, now: Moment): boolean =>
  before.seat === now.seat &&
  now.choices.length > 0 &&
  before.choices.length === now.choices.length &&
  before.choices.every(({ text }, i) => text === now.choices[i]?.text);

/**
 * One controller for every presentation of a table: map, buttons, keyboard and the list of choices all end here. It owns
 * no rule; it asks the session.
 */
export class Controller {
  /** The match as the table shows it: as it is, or as it was a while ago. */
  readonly session: Session;
  /** Lets dice land before the table shows what they brought. */
  readonly stage: Stage;
  readonly path: ClickPath;
  readonly touchPolicy: TouchPolicy;
  readonly refused = signal<Refused | null>(null);
  readonly hint = signal<Asked | null>(null);
  readonly question = signal<Question | null>(null);
  readonly busy = signal(false);
  /** The action that a touch has proposed and a button will do. */
  readonly proposed = signal<Choice | null>(null);
  /** The action under the pointer or with the focus: its odds are shown. */
  readonly looking = signal<string | null>(null);
  readonly #odds = signal<ReadonlyMap<string, Odds | null>>(new Map());
  readonly #asked = new Set<string>();
  readonly #stop: () => void;

  /** `stage` is the one that the session stands on; without one, the session is put on a stage here. */
  constructor(session: Session, touchPolicy: TouchPolicy, stage?: Stage) {
    this.stage = stage ?? new Stage(session);
    this.session = stage === undefined ? this.stage : session;
    this.touchPolicy = touchPolicy;
    this.path = new ClickPath(this.session.moment);
    let before: Moment | null = null;
    this.#stop = effect(() => {
      const moment = this.session.moment.value;
      const isUntouched = before !== null && !this.busy.peek() && isSameChoice(before, moment);
      before = moment;
      if (!this.#isHintWanted(moment)) this.hint.value = null;
      // Touches and questions belonged to the moment before, unless only somebody else has chosen at the same time.
      if (!isUntouched) {
        this.path.clear();
        this.refused.value = null;
        this.question.value = null;
        this.proposed.value = null;
        this.looking.value = null;
      }
      this.#asked.clear();
      this.#odds.value = new Map();
    });
  }

  /** Shows the match as it was a while ago. */
  get lookBack(): LookBack {
    return this.stage.below;
  }
  /** The part of the last action on screen. */
  get beats(): Beats {
    return this.stage.beats;
  }

  /** A thing on the table was touched: narrow, act, or say why not. Touched again, it is let go. */
  async touch(touch: Touch, anchor: Anchor | null = null): Promise<void> {
    if (this.lookBack.isBack) return this.lookBack.show(null);
    this.refused.value = null;
    const wasProposed = this.proposed.value !== null;
    this.proposed.value = null;
    const candidates = [touch, ...(this.touchPolicy.insteadOf?.(touch, this.session.moment.value.view) ?? [])];
    // A proposed action holds nobody back: touching anything else starts a new choice.
    if (wasProposed && !candidates.some((each) => this.path.isLit(each))) this.path.clear();
    const find = (): Touch | undefined => candidates.find((each) => this.path.isLit(each));
    const isFree = this.path.touched.value.length === 0 || find() === undefined;
    if (isFree && !this.path.isLit(touch)) await this.#makeWay(touch);
    const lit = find();
    if (lit === undefined) return this.#explain(candidates, anchor);
    if (this.path.isTouched(lit)) return this.path.letGo(lit);
    const only = this.path.touch(lit);
    if (only === null) return;
    if (this.touchPolicy.final.has(only.verb)) {
      this.proposed.value = only;
      return;
    }
    await this.do(only.text, anchor);
    // A counter that stood for its Area is itself chosen as soon as it can be.
    if (lit !== touch && this.path.isLit(touch)) this.path.touch(touch);
  }

  async #makeWay(touch: Touch): Promise<void> {
    const first = this.touchPolicy.makesWay?.(touch, this.session.moment.value);
    if (first) await this.do(first.text);
  }

  async #explain(candidates: readonly Touch[], anchor: Anchor | null): Promise<void> {
    const { now } = this.session.moment.value;
    for (const touch of candidates) {
      const action = this.path.meant(touch);
      const whyNot = action === null ? null : await this.session.why(action);
      if (action === null || whyNot === null) continue;
      this.refused.value = { action, whyNot, anchor };
      return;
    }
    if (now !== null) this.refused.value = { action: '', whyNot: { rule: now.rule, facts: {} }, anchor };
  }

  /** Does an action. Only one is under way at a time; a second click on the same button does nothing. */
  async do(action: string, anchor: Anchor | null = null): Promise<void> {
    if (this.busy.value || this.lookBack.isBack) return;
    this.busy.value = true;
    this.#dropThought();
    try {
      if (await this.#asks(action)) return;
      const touched = this.path.touched.peek();
      const answer = await this.session.act(action);
      if (answer === null) await this.#goOn();
      else if ('missed' in answer) this.path.resume(touched);
      else this.refused.value = { action, whyNot: answer, anchor };
    } finally {
      this.busy.value = false;
    }
  }

  /** Asks before an action that leaves something undone, unless the question stands already. */
  async #asks(action: string): Promise<boolean> {
    const moment = this.session.moment.value;
    const choice = moment.choices.find(({ text }) => text === action);
    if (choice === undefined || this.question.value?.choice.text === action) return false;
    const oddsOf: OddsOf = async (of) => (await this.session.odds([of]))[0] ?? null;
    const text = await this.touchPolicy.unfinished?.(choice, moment, oddsOf);
    if (typeof text !== 'string') return false;
    this.question.value = { choice, text };
    return true;
  }

  /** Answers for the player as long as there is only one answer. */
  async #goOn(): Promise<void> {
    for (;;) {
      const only = this.touchPolicy.unasked?.(this.session.moment.value) ?? null;
      if (only === null || (await this.session.act(only.text)) !== null) return;
    }
  }

  /** Several actions in a row; those that can't be done when their time comes are left out. */
  async doAll(actions: readonly string[]): Promise<void> {
    for (const action of actions) {
      if (this.session.moment.value.choices.some(({ text }) => text === action)) await this.do(action);
    }
  }

  /** Takes back the last action, or says why it can't. */
  async undo(anchor: Anchor | null = null): Promise<void> {
    if (this.busy.value) return;
    const { noUndo } = this;
    if (noUndo !== null) {
      this.refused.value = { action: '', whyNot: { unreadable: noUndo }, anchor };
      return;
    }
    this.#dropThought();
    const { unasked, isPreparation } = this.touchPolicy;
    // An answer given without asking is taken back with the choice before it, and so is a mere preparation.
    for (;;) {
      const before = this.session.moment.value;
      await this.session.undo();
      const after = this.session.moment.value;
      if (after.undoable === 0 || !(unasked?.(after) || isPreparation?.(before, after))) return;
    }
  }
  /** The reason nothing can be taken back, in words; null when something can. */
  get noUndo(): string | null {
    const { undoable, undoBarrier = 'nothing', guided } = this.session.moment.value;
    if (undoable > 0) return null;
    return guided === undefined ? words.noUndo[undoBarrier] : words.noUndo.lesson;
  }
  async redo(): Promise<void> {
    if (this.busy.value || this.session.moment.value.redoable === 0) return;
    this.#dropThought();
    for (;;) {
      const before = this.session.moment.value;
      await this.session.redo();
      const after = this.session.moment.value;
      if (after.redoable === 0 || !this.touchPolicy.isPreparation?.(before, after)) return;
    }
  }

  /** Asks for a hint, and again if somebody else acts before it is there: it was for the moment before. */
  async showHint(): Promise<void> {
    if (this.hint.value?.state === 'thinking') return;
    const thought: Asked = { state: 'thinking' };
    this.hint.value = thought;
    while (this.hint.value === thought) {
      const { made } = this.session.moment.value;
      const hint = await this.session.hint();
      if (this.hint.value !== thought) return;
      if (this.session.moment.value.made === made) {
        this.hint.value = hint === null ? { state: 'none' } : { state: 'there', hint };
      }
    }
  }
  /** Another moment has come, but whoever waits for a hint is still to choose. */
  #isHintWanted({ choices }: Moment): boolean {
    return this.hint.peek()?.state === 'thinking' && choices.length > 0;
  }
  /** An action cancels a pending hint. */
  #dropThought(): void {
    if (this.hint.value?.state === 'thinking') this.hint.value = null;
  }
  /** The action that the hint names, while it is shown. */
  get hinted(): Choice | null {
    const asked = this.hint.value;
    if (asked?.state !== 'there') return null;
    return this.session.moment.value.choices.find(({ text }) => text === asked.hint.action) ?? null;
  }

  /** Closes what is open; with nothing open, takes back the last touch. */
  back(): void {
    const open = [this.refused, this.question, this.hint].find(({ value }) => value !== null);
    if (open !== undefined) {
      open.value = null;
      return;
    }
    this.proposed.value = null;
    this.path.back();
  }
  /** Closes whatever is open and lets go of everything chosen. */
  clear(): void {
    void this.lookBack.show(null);
    for (const open of [this.refused, this.question, this.hint, this.proposed]) open.value = null;
    this.path.clear();
  }

  /** Exact odds of an action, asked for once; undefined until the answer is there. */
  oddsOf(action: string): Odds | null | undefined {
    this.wantOdds([action]);
    return this.#odds.value.get(action);
  }

  /** The odds of several actions in one question, for every lit target at once. */
  wantOdds(actions: readonly string[]): void {
    const unknown = actions.filter((action) => !this.#asked.has(action));
    if (unknown.length === 0) return;
    for (const action of unknown) this.#asked.add(action);
    void this.#askOdds(unknown);
  }

  async #askOdds(actions: readonly string[]): Promise<void> {
    const { made } = this.session.moment.peek();
    const odds = await this.session.odds(actions);
    if (this.session.moment.peek().made !== made) return;
    const known = new Map(this.#odds.peek());
    for (const [i, action] of actions.entries()) known.set(action, odds[i] ?? null);
    this.#odds.value = known;
  }

  dispose(): void {
    this.#stop();
    this.session.close();
  }
}
