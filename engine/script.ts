import type { Chance } from './chance.ts';
import type { Game, GameTools } from './game.ts';
import { canonical } from './json.ts';
import { SilentContext } from './silent-context.ts';
import { type GameTypes, type ViewOf, viewOf } from './state.ts';

/**
 * A seat's answers for a stretch of decisions in which nothing is left to chance, by the view it will have at each. A
 * bot that plans a whole phase writes one and looks its answers up, so it may be asked twice, or about something else.
 */
export class Script<G extends GameTypes> {
  readonly #answers = new Map<string, G['action']>();

  /** Carries out a plan in an imagined world, until `choose` has no more to say or another seat chooses. */
  static write<G extends GameTypes>(
    game: Pick<Game<G>, 'waiting' | 'legal' | 'apply'> & Pick<GameTools<G>, 'imagine'>,
    view: ViewOf<G>,
    seat: G['seat'],
    chance: Chance,
    choose: (view: ViewOf<G>, legal: () => readonly G['action'][]) => G['action'] | null,
  ): Script<G> {
    const script = new Script<G>();
    const state = game.imagine(view, seat, chance);
    const context = new SilentContext<G>([1, 0, 0, 1]);
    while (game.waiting(state)[0] === seat) {
      const action = choose(state, () => game.legal(state, seat));
      if (action === null) break;
      script.#answers.set(canonical(viewOf(state, seat)), action);
      game.apply(state, seat, action, context);
    }
    return script;
  }

  answer(view: ViewOf<G>): G['action'] | undefined {
    return this.#answers.size === 0 ? undefined : this.#answers.get(canonical(view));
  }
}
