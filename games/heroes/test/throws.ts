import { type Odds, SilentContext } from '@kurgan/engine';
import { damageOf, mildness } from '../odds/effects.ts';
import { effectName } from '../odds/words.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { unitCalled } from '../rules/counters.ts';
import { type Heroes, type State, WHERE } from '../rules/state.ts';
import { heroes, type Position } from './position.ts';

/** Dice that show every throw in turn, however many of them the rules ask for. */
class EveryThrow extends SilentContext<Heroes> {
  readonly #faces: number[] = [];
  #thrown = 0;

  constructor() {
    super([1, 0, 0, 0]);
  }
  override d(sides: number): number {
    if (sides !== 6) throw new RangeError(`a die of ${sides} sides`);
    if (this.#thrown === this.#faces.length) this.#faces.push(1);
    return this.#faces[this.#thrown++] ?? 1;
  }
  /** Chance of the throw just made. */
  get chance(): number {
    return 6 ** -this.#faces.length;
  }
  /** Goes on to the next throw; false after the last. */
  next(): boolean {
    this.#thrown = 0;
    while (this.#faces.at(-1) === 6) this.#faces.pop();
    const last = this.#faces.pop();
    if (last === undefined) return false;
    this.#faces.push(last + 1);
    return true;
  }
}

/** The choices that odds assume: windows pass, misses frighten, owners take the milder damage. */
function assumed(state: State, legal: readonly HeroesAction[]): HeroesAction | undefined {
  const frame = state.flow.at(-1);
  switch (frame?.step) {
    case 'frightening':
    case 'burstOrder':
    case 'landing':
    case 'retreat':
    case 'settle':
      return legal[0];
    case 'damageChoice': {
      const harm = (action: HeroesAction): number =>
        action.do === 'take' ? mildness(damageOf(state.open, frame.unit, action.die, frame.plus)) : 0;
      return legal.toSorted((a, b) => harm(a) - harm(b))[0];
    }
    case 'moving':
      return legal.find((action) => action.do === 'charge');
    case 'rerollWindow':
    case 'assaultBonusWindow':
      return { do: 'pass' };
    default:
      return undefined;
  }
}

/** Chance of each result of an action over every throw of the rules' own dice. */
export function everyThrow({ state }: Position, text: string, result: (after: State) => string) {
  const chances: Record<string, number> = {};
  const context = new EveryThrow();
  const first = heroes.notation.parse(text);
  if (!first.ok) throw new Error(`nobody can play ${text}`);
  do {
    const copy = heroes.clone(state);
    let action: HeroesAction | undefined = first.value;
    let [seat] = heroes.waiting(copy);
    while (action !== undefined && seat !== undefined) {
      heroes.apply(copy, seat, action, context);
      [seat] = heroes.waiting(copy);
      action = seat === undefined ? undefined : assumed(copy, heroes.legal(copy, seat));
    }
    const name = result(copy);
    chances[name] = (chances[name] ?? 0) + context.chance;
  } while (context.next());
  return chances;
}

/** Fate of a unit, in the words of the odds. */
export function fateOf(before: Position, name: string): (after: State) => string {
  const u = unitCalled(before.open, name);
  const { up, suppressed, damage } = before.unit(name);
  return ({ open: { units } }) => {
    const result =
      units.where[u] === WHERE.destroyed
        ? 'destroyed'
        : units.where[u] === WHERE.captive
          ? 'captured'
          : units.up[u] !== up
            ? 'reduced'
            : units.damage[u] !== damage
              ? 'damaged'
              : 'none';
    const markers = result === 'destroyed' ? 0 : (units.suppressed[u] ?? 0) - (suppressed ?? 0);
    return effectName({ result, markers, chance: 1 });
  };
}

export const toldOf = (odds: Odds | null): Record<string, number> => {
  if (odds === null) throw new Error('there are no odds');
  return Object.fromEntries(odds.outcomes.map(({ name, chance }) => [name, chance]));
};

/** Odds of an action at a position. */
export function oddsOf({ state, waiting: [seat] }: Position, text: string): Odds | null {
  const action = heroes.notation.parse(text);
  if (seat === undefined || !action.ok) throw new Error(`nobody can play ${text}`);
  return heroes.odds(state, seat, action.value);
}
