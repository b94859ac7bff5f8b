import { expectOk, notationErrorText } from '@kurgan/engine';
import type { VolgaEvent } from '../rules/events.ts';
import type { State, VolgaContext } from '../rules/state.ts';
import { volga } from '../tools.ts';

/** Dice that count through every possible throw, last die fastest. */
class Odometer implements VolgaContext {
  readonly faces: number[] = [];
  next = 0;
  result = 'no combat';

  d(): number {
    const face = this.faces[this.next] ?? 1;
    this.faces[this.next++] = face;
    return face;
  }
  /** The next throw; false when all have been seen. */
  turn(): boolean {
    this.faces.length = this.next;
    this.next = 0;
    this.result = 'no combat';
    while (this.faces.at(-1) === 6) this.faces.pop();
    const last = this.faces.pop();
    if (last === undefined) return false;
    this.faces.push(last + 1);
    return true;
  }
  log(event: VolgaEvent): void {
    if (event.event === 'fought') this.result = event.result;
  }
  below(): never {
    throw new Error('nothing is drawn in a combat');
  }
  shuffle(): never {
    throw new Error('nothing is shuffled in a combat');
  }
  learn(): void {}
}

/** Counts each result over all throws of the dice, playing the actions by the rules for each throw. */
export function everyThrow(start: State, ...actions: readonly string[]): Record<string, number> {
  const parsed = actions.map((text) => expectOk(volga.notation.parse(text), notationErrorText));
  const chances: Record<string, number> = {};
  const dice = new Odometer();
  do {
    const state = volga.clone(start);
    for (const action of parsed) volga.apply(state, 'german', action, dice);
    chances[dice.result] = (chances[dice.result] ?? 0) + 6 ** -dice.next;
  } while (dice.turn());
  return chances;
}
