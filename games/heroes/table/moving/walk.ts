import type { Controller } from '@kurgan/kit';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { squareName } from '../../rules/areas.ts';
import { of } from '../../rules/counters.ts';
import { type Square, square } from '../../rules/field/squares.ts';
import type { View } from '../../rules/state.ts';

/** Carries out what takes several actions, such as a way of several squares. It ends when anything happens to the unit. */
export class Walk {
  readonly #controller: Controller;
  readonly #view: ReadonlySignal<View>;
  /** Squares that are still to be entered. */
  readonly ahead = signal<readonly Square[]>([]);
  #number = 0;

  constructor(controller: Controller, view: ReadonlySignal<View>) {
    this.#controller = controller;
    this.#view = view;
  }

  cancel(): void {
    this.#number++;
    this.ahead.value = [];
  }

  /** Does one action after the other, as long as they are offered and nothing happens to the unit meanwhile. */
  async go(unit: number, actions: readonly string[], way: readonly Square[] = []): Promise<void> {
    const number = ++this.#number;
    const before = this.#health(unit);
    this.ahead.value = way;
    for (const action of actions) {
      if (!(await this.#offered(action)) || number !== this.#number || this.#health(unit) !== before) break;
      await this.#controller.do(action);
      const at = square(of(this.#view.peek().open.units.at, unit));
      if (number === this.#number) this.ahead.value = way.slice(way.indexOf(at) + 1);
    }
    if (number === this.#number) this.ahead.value = [];
  }

  /** Whatever an enemy can do to it on the way. */
  #health(unit: number): string {
    const { where, up, suppressed } = this.#view.peek().open.units;
    return [of(where, unit), of(up, unit), of(suppressed, unit)].join();
  }

  /** Waits while others choose; false when something else is asked, or the match is over. */
  #offered(action: string): Promise<boolean> {
    const { moment } = this.#controller.session;
    return new Promise((resolve) => {
      let stop = (): void => {};
      let isDone = false;
      const end = (answer: boolean): void => {
        isDone = true;
        resolve(answer);
        stop();
      };
      stop = effect(() => {
        const { choices, outcome } = moment.value;
        if (isDone) return;
        if (choices.some(({ text }) => text === action)) end(true);
        else if (choices.length > 0 || outcome !== null) end(false);
      });
      if (isDone) stop();
    });
  }
}

/** Steps along a way, as actions. */
export const stepsAlong = ({ open }: View, way: readonly Square[]): readonly string[] =>
  way.map((place) => `step ${squareName(open, place)}`);
