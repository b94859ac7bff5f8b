import { expectOk, parseSetup, type Setup, SilentContext } from '@kurgan/engine';
import type { HeroesAction } from './rules/actions.ts';
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

/** Measurements for `kurgan bench`. */
export const bench = { setup, mostRatio: 15, mostGameMs: 15, gambles };
