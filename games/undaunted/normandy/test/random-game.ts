import { type Game, SeededChance, SilentContext } from '@kurgan/engine';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import type { Undaunted } from '../../rules/state.ts';
import type { State } from '../game.ts';
import { normandy } from '../tools.ts';

class CountingContext extends SilentContext<Undaunted> {
  readonly counts: Partial<Record<Event['event'], number>> = {};
  override log({ event }: Event): void {
    this.counts[event] = (this.counts[event] ?? 0) + 1;
  }
}

/** Plays a random game and calls `look` before each action and at its end. */
export function playAtRandom(
  scenario: string,
  seed: string,
  most: number,
  look: (state: State, counts: Partial<Record<Event['event'], number>>, action: Action | null) => void,
  game: Game<Undaunted> = normandy,
): State {
  const context = new CountingContext(SeededChance.fromSeed(seed).save());
  const player = SeededChance.fromSeed(`player of ${seed}`);
  const state = game.setup({ scenario, options: {} }, context);
  for (let i = 0; i < most; i++) {
    const [seat] = game.waiting(state);
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    const action = legal[player.below(legal.length)];
    if (action === undefined) throw new Error(`${seat} is to choose, but has nothing to choose from`);
    look(state, context.counts, action);
    game.apply(state, seat, action, context);
  }
  look(state, context.counts, null);
  return state;
}
