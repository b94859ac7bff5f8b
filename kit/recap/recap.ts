import type { LogLine, Still } from '@kurgan/host';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Rectangle, unionOf } from '../board/camera.ts';
import { panelWords } from '../en-panels.ts';
import type { TableModel } from '../shell/model.ts';
import type { BoardMark, RecapStep, Story } from './step.ts';

/** A step with its number; one that left nothing on the board has none. */
export interface NumberedStep extends RecapStep {
  readonly number: number | null;
}

/** A mark with the number of its line, on the first mark of that line. */
export interface NumberedMark extends BoardMark {
  readonly number: number | null;
}

/** A teller who has the table before it. */
interface Teller {
  recapOf(log: readonly LogLine[], reader: string): Story;
  marksOf(lines: readonly LogLine[]): readonly BoardMark[];
}

const NOTHING: Story = { steps: [] };

/** Nobody reads more lines than these. */
const MOST = 5;

/** Joins what left no trace on the board to the line before it, until few enough lines are left. */
function condensed(steps: readonly RecapStep[]): readonly RecapStep[] {
  const kept = [...steps];
  for (let i = kept.length - 1; i > 0 && kept.length > MOST; i--) {
    const [before, step] = [kept[i - 1], kept[i]];
    if (before === undefined || step === undefined || step.marks.length > 0) continue;
    kept.splice(i - 1, 2, { ...before, last: step.last, text: `${before.text} ${step.text}` });
  }
  return kept;
}

function numbered(steps: readonly RecapStep[]): readonly NumberedStep[] {
  let last = 0;
  return steps.map((step) => ({ ...step, number: step.marks.length === 0 ? null : ++last }));
}

/** Milliseconds: even at the fastest pace, whoever watches again wants to see something. */
const LEAST = 600;
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Recap of what others did since the player's last turn: a few lines, arrows on the board, and stepping through. */
export class Recap {
  readonly title: ReadonlySignal<string>;
  readonly steps: ReadonlySignal<readonly NumberedStep[]>;
  /** Arrows on the board. */
  readonly marks: ReadonlySignal<readonly NumberedMark[]>;
  /** Arrows of the last action, for spectators. */
  readonly latest: ReadonlySignal<readonly BoardMark[]>;
  /** The part of the board to look at. */
  readonly focus: ReadonlySignal<Rectangle | null>;
  /** Steps done on the board as shown; null means all. */
  readonly position = signal<number | null>(null);
  readonly isPlaying = signal(false);
  readonly #model: TableModel;
  /** The match as far as the table has shown it. */
  readonly #now: Signal<Still>;
  /** The recap that was hidden, by its first entry. */
  readonly #hidden = signal<number | null>(null);
  /** Watched again at this many entries: its arrows stay until the next action. */
  readonly #watchedAt = signal<number | null>(null);
  #isGoing = false;
  #plays = 0;

  constructor(model: TableModel, { recapOf, marksOf }: Teller) {
    this.#model = model;
    const { session, lookBack } = model.controller;
    const { below: live } = lookBack;
    this.#now = signal({ moment: session.moment.peek(), log: session.log.peek() });
    const story = computed((): Story => {
      const { moment, log } = this.#now.value;
      const { seat, outcome } = moment;
      return seat === null || outcome !== null || model.use.value !== 'play' ? NOTHING : recapOf(log, seat);
    });
    this.title = computed(() => story.value.title ?? panelWords.recap.title);
    this.steps = computed(() => numbered(condensed(story.value.steps)));
    this.marks = computed(() => {
      const done = this.steps.value.slice(0, this.position.value ?? undefined);
      const { made } = session.moment.value;
      const isStamped = model.controller.stage.scene.value.outcomes.length > 0;
      return done.flatMap(({ marks, number, last }) =>
        marks.map(({ roll, ...mark }, i) => ({
          ...mark,
          number: i === 0 ? number : null,
          // A roll that is still stamped on its target is not told twice.
          ...(roll !== undefined && !(isStamped && last === made) && { roll }),
        })),
      );
    });
    this.latest = computed(() => {
      const { made } = session.moment.value;
      return model.use.value === 'play' ? [] : marksOf(session.log.value.filter(({ after }) => after === made));
    });
    this.focus = computed(() => {
      const { position } = this;
      const marks = this.isDrawn
        ? (this.steps.value[(position.value ?? 0) - 1] ?? this.steps.value.at(-1))?.marks
        : this.latest.value;
      return (marks ?? [])
        .flatMap(({ from = [], to }) => [from, to].flat())
        .reduce<Rectangle | null>((all, each) => (all === null ? each : unionOf(all, each)), null);
    });
    // Nothing is told before the table has shown it: while dice roll, and while it looks back, the match is ahead.
    effect(() => {
      const moment = live.moment.value;
      if (session.moment.value === moment) this.#now.value = { moment, log: live.log.peek() };
    });
    // Anything else that brings back the present ends the recap, too.
    effect(() => {
      live.moment.value;
      if (!lookBack.isBack && !this.#isGoing) this.#end();
    });
  }

  /** Steps done, and steps in all. */
  get done(): number {
    return this.position.value ?? this.steps.value.length;
  }
  get isHidden(): boolean {
    return this.#hidden.value === this.steps.value[0]?.first;
  }
  /** Numbered arrows lie on the board until the player acts, and again after the recap was watched. */
  get isDrawn(): boolean {
    const last = this.steps.value.at(-1)?.last;
    if (last === undefined || this.isHidden) return false;
    const { made, hasActed } = this.#now.value.moment;
    return this.position.value !== null || !hasActed || made === last || this.#watchedAt.value === made;
  }
  /** It can be gone through as soon as nobody else acts. */
  get isStill(): boolean {
    return this.#now.value.moment.choices.length > 0;
  }

  /** Shows the board after so many steps; after all of them is now. */
  go(done: number): void {
    this.#end();
    const steps = this.steps.peek();
    if (done >= steps.length) return void this.#show(null);
    this.position.value = Math.max(0, done);
    void this.#show(done <= 0 ? (steps[0]?.first ?? 1) - 1 : (steps[done - 1]?.last ?? null));
  }

  /** Plays it once more, entry by entry, at the player's pace. */
  async watchAgain(): Promise<void> {
    this.#end();
    const mine = this.#plays;
    const steps = this.steps.peek();
    const before = (steps[0]?.first ?? 1) - 1;
    this.unfold();
    this.isPlaying.value = true;
    this.position.value = 0;
    await Promise.all([this.#show(before), wait(LEAST)]);
    let made = before;
    for (const [i, { last }] of steps.entries()) {
      do {
        if (mine !== this.#plays) return;
        this.position.value = i + 1;
        if (made < last) await this.#show(++made);
        await Promise.all([this.#model.controller.beats.seen(), wait(LEAST)]);
      } while (made < last);
    }
    if (mine === this.#plays) this.stop();
  }

  /** Back to the present. */
  stop(): void {
    this.#end();
    void this.#show(null);
  }

  /** Puts its lines and arrows back. */
  unfold(): void {
    this.#hidden.value = null;
    this.#watchedAt.value = this.#now.peek().moment.made;
  }
  hide(): void {
    this.stop();
    this.#hidden.value = this.steps.peek()[0]?.first ?? null;
    this.#watchedAt.value = null;
  }

  #end(): void {
    this.#plays++;
    this.isPlaying.value = false;
    this.position.value = null;
  }

  #show(made: number | null): Promise<void> {
    this.#isGoing = true;
    const shown = this.#model.controller.lookBack.show(made);
    this.#isGoing = false;
    return shown;
  }
}
