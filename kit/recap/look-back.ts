import type { LogLine, Moment, Session, Still } from '@kurgan/host';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { SessionLayer } from '../session-layer.ts';

/** A session that can show an earlier moment while the match stays where it is. The present comes back as soon as it changes. */
export class LookBack extends SessionLayer {
  readonly moment: ReadonlySignal<Moment>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  readonly #past = signal<Still | null>(null);
  readonly #stop: () => void;
  #wanted: number | null = null;

  constructor(session: Session) {
    super(session);
    this.moment = computed(() => this.#past.value?.moment ?? session.moment.value);
    this.log = computed(() => this.#past.value?.log ?? session.log.value);
    this.#stop = effect(() => {
      session.moment.value; // other eyes, or something new
      this.#wanted = null;
      this.#past.value = null;
    });
  }

  /** True while an earlier moment is on screen. */
  get isBack(): boolean {
    return this.#past.value !== null;
  }

  /** Shows the match as the player saw it after a number of entries; null is the present. */
  async show(made: number | null): Promise<void> {
    const now = this.below.moment.peek();
    this.#wanted = made !== null && made < now.made ? made : null;
    const wanted = this.#wanted;
    const past = wanted === null ? null : await this.below.at(wanted);
    // Drop answers that arrive late, or for another seat.
    if (this.#wanted === wanted && this.below.moment.peek() === now) this.#past.value = past;
  }

  override close(): void {
    this.#stop();
    super.close();
  }
}
