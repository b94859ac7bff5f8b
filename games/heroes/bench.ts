import { expectOk, parseSetup, type Setup, SilentContext } from '@kurgan/engine';
import { SCENARIOS } from './data/scenarios/scenarios.ts';
import type { HeroesAction } from './rules/actions.ts';
import { newGround } from './rules/field/ground.ts';
import { fieldOf } from './rules/field/layouts.ts';
import { sight } from './rules/field/sight.ts';
import { at, type Square } from './rules/field/squares.ts';
import { heroes } from './rules/game.ts';
import type { Heroes, Seat, State } from './rules/state.ts';

const setup: Setup = expectOk(parseSetup(heroes.scenarios, '1'));

const GAMBLES = 50;
const ROLLS: readonly HeroesAction['do'][] = ['shoot', 'suppress', 'distract', 'snipe', 'charge'];

/** Attacks about to be made in random games. */
function gambles(): readonly { state: State; seat: Seat; action: HeroesAction }[] {
  const found: { state: State; seat: Seat; action: HeroesAction }[] = [];
  const context = SilentContext.seeded<Heroes>('gambles');
  while (found.length < GAMBLES) {
    const state = heroes.setup(setup, context);
    for (let [seat] = heroes.waiting(state); seat !== undefined; [seat] = heroes.waiting(state)) {
      const legal = heroes.legal(state, seat);
      for (const action of legal)
        if (ROLLS.includes(action.do) && found.length < GAMBLES)
          found.push({ state: heroes.clone(state), seat, action });
      const action = legal[context.below(legal.length)];
      if (action === undefined) break;
      heroes.apply(state, seat, action, context);
    }
  }
  return found;
}

/** Questions of sight between squares all over the largest field. */
const looks = {
  title: 'a line of sight',
  most: 2,
  unit: 'µs',
  prepare() {
    const field = fieldOf(SCENARIOS[7].layout);
    const ground = newGround(field);
    const stands = [...field.kind.keys()].filter((place) => at(field.kind, place) % 2 === 1) as Square[];
    const pairs = stands.flatMap((a, i) =>
      stands.filter((_, j) => j > i && (7 * i + j) % 29 === 0).map((b) => [a, b] as const),
    );
    return () => {
      for (const [a, b] of pairs) sight(ground, a, b, true);
      return pairs.length;
    };
  },
} as const;

/** Measurements for `kurgan bench`. */
export const bench = { setup, mostRatio: 15, mostGameMs: 15, gambles, chores: [looks] };
