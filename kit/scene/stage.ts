import type { LogLine, Missed, Moment, Session, Still, WhyNot } from '@kurgan/host';
import { batch, effect, type Signal, signal, untracked } from '@preact/signals';
import { Beats, chosenPace } from '../beats.ts';
import { wantsMotion } from '../motion.ts';
import { LookBack } from '../recap/look-back.ts';
import { SessionLayer } from '../session-layer.ts';
import type { Loss, Outcome } from './outcome.ts';

/** Dice are in the air; the result is being stamped and told; it stands; it was put away, and only the stamp is left. */
type Phase = 'rolling' | 'stamping' | 'still' | 'closed';

export interface Scene {
  /** Rolls of the last action, if any. */
  readonly outcomes: readonly Outcome[];
  readonly phase: Phase;
}

interface Waiting extends Still {
  /** True when there is time for the dice to land. */
  readonly isPlayed: boolean;
}

/** Reads rolls out of lines of the log. */
type OutcomeReader = (lines: readonly LogLine[]) => readonly Outcome[];

const EMPTY: Scene = { outcomes: [], phase: 'closed' };

/** Milliseconds until dice have landed, and until the stamp has fallen and the words have come. */
export const LANDING = 650;
export const TELLING = 650;

/**
 * The match as the table shows it, now or looking back. The session below is ahead while dice roll: nothing on the table may tell
 * how they fell before they lie. Whatever happens meanwhile waits its turn.
 */
export class Stage extends SessionLayer<LookBack> {
  readonly moment: Signal<Moment>;
  readonly log: Signal<readonly LogLine[]>;
  /** The scene on screen; it holds its beat open. */
  readonly beats = new Beats();
  readonly scene = signal<Scene>(EMPTY);
  /** Losses since the player's last turn, until the player acts. */
  readonly fallen = signal<readonly Loss[]>([]);
  readonly #mayMove: () => boolean;
  #read: OutcomeReader = () => [];
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #release: () => void = () => {};
  #whenCaughtUp: (() => void)[] = [];
  #isActing = false;
  readonly #stops: readonly (() => void)[];

  constructor(session: Session, mayMove: () => boolean = wantsMotion) {
    super(new LookBack(session));
    const { moment, log } = this.below;
    this.#mayMove = mayMove;
    this.moment = signal(moment.peek());
    this.log = signal(log.peek());
    this.#stops = [
      this.beats.follow(this.below, () => this.#isActing),
      effect(() => {
        const next = moment.value;
        untracked(() => this.#arrive({ moment: next, log: log.peek() }));
      }),
    ];
  }

  /** The table says how its log is read. What was rolled last is stamped there from the start. */
  readWith(read: OutcomeReader): void {
    this.#read = read;
    const shown = { moment: this.moment.peek(), log: this.log.peek() };
    this.#show(shown, { ...this.#standing(shown), phase: 'closed' });
  }

  /** Resolves when the table shows what came of the action. */
  override async act(action: string): Promise<WhyNot | Missed | null> {
    this.#isActing = true;
    try {
      return await this.below.act(action);
    } finally {
      this.#isActing = false;
      if (this.#waiting.length > 0) await new Promise<void>((resolve) => this.#whenCaughtUp.push(resolve));
    }
  }

  /** Ends the scene that is playing: its dice lie, its words are there. */
  #skip(): void {
    if (this.scene.peek().phase === 'rolling') this.#land();
    if (this.scene.peek().phase === 'stamping') this.#settle();
  }

  /** Puts the result away; its stamp stays until the next action. */
  dismiss(): void {
    const { outcomes, phase } = this.scene.peek();
    if (phase === 'still') this.scene.value = { outcomes, phase: 'closed' };
  }

  /** The player has read the losses. */
  forget(): void {
    this.fallen.value = [];
  }

  #arrive(next: Still): void {
    const { seat } = next.moment;
    // Other eyes must not see what the last ones saw.
    if (seat !== this.moment.peek().seat) {
      this.#waiting = [];
      this.#end();
      this.#show(next, this.#standing(next));
      return;
    }
    const isPlayed = this.#mayMove() && (this.#isActing || chosenPace() !== 'instant');
    this.#waiting.push({ ...next, isPlayed });
    if (this.#timer === undefined) this.#goOn();
  }

  /** Shows what waits, up to the next roll. */
  #goOn(): void {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const scene = this.#standing(next);
      if (next.isPlayed && scene.outcomes.length > 0 && next.moment.made === this.moment.peek().made + 1) {
        this.scene.value = { ...scene, phase: 'rolling' };
        this.#release = this.beats.hold();
        this.beats.now.peek()?.hurried.addEventListener('abort', () => this.#skip(), { once: true });
        this.#timer = setTimeout(() => this.#land(), LANDING);
        return;
      }
      this.#waiting.shift();
      this.#show(next, scene);
    }
    this.#tellCaughtUp();
  }

  #land(): void {
    clearTimeout(this.#timer);
    const landed = this.#waiting.shift();
    this.#timer = setTimeout(() => this.#settle(), TELLING);
    if (landed !== undefined) this.#show(landed, { ...this.scene.peek(), phase: 'stamping' });
    if (this.#waiting.length === 0) this.#tellCaughtUp();
  }

  #settle(): void {
    this.#end();
    this.scene.value = { ...this.scene.peek(), phase: 'still' };
    this.#goOn();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#release();
    if (this.#waiting.length === 0) this.#tellCaughtUp();
  }

  #tellCaughtUp(): void {
    const waiting = this.#whenCaughtUp;
    this.#whenCaughtUp = [];
    for (const tell of waiting) tell();
  }

  #standing({ moment, log }: Still): Scene {
    const outcomes = this.#read(log.filter(({ after }) => after === moment.made));
    return outcomes.length === 0 ? EMPTY : { outcomes, phase: 'still' };
  }

  #show({ moment, log }: Still, scene: Scene): void {
    const { choices, hasActed, since } = moment;
    const lost = choices.length === 0 || hasActed ? [] : this.#read(log.filter(({ after }) => after > since));
    batch(() => {
      this.log.value = log;
      this.moment.value = moment;
      this.scene.value = scene;
      this.fallen.value = lost.flatMap(({ losses }) => losses);
    });
  }

  override close(): void {
    for (const stop of this.#stops) stop();
    this.#end();
    super.close();
  }
}
