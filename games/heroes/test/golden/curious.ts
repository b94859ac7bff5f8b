import type { SeededChance } from '@kurgan/engine';
import type { HeroesAction } from '../../rules/actions.ts';
import type { Seat, View } from '../../rules/state.ts';
import { choose } from './player.ts';

/** Ways out of a choice, and of what has been done: of so many chances to take one, one is used. */
const OUT: readonly HeroesAction['do'][] = ['pass', 'done', 'stop', 'draw', 'lift', 'hold', 'none', 'cease', 'forgo'];
const RESTLESS = 5;

/**
 * A player for the golden games who tries everything: every second time it picks one of the kinds of actions, then one of that kind,
 * so that rare ones come as often as steps and shots; else it plays like the others.
 */
export class CuriousPlayer {
  readonly #chance: SeededChance;
  /** By side and kind: the last list of them that was legal. */
  readonly #last = new Map<string, readonly HeroesAction[]>();

  constructor(chance: SeededChance) {
    this.#chance = chance;
  }

  choose(view: View, seat: Seat, legal: readonly HeroesAction[]): HeroesAction {
    if (this.#chance.below(2) === 0) return choose(view, seat, legal, this.#chance);
    const verbs = [...new Set(legal.map((action) => action.do))];
    const busy = verbs.filter((verb) => !OUT.includes(verb));
    const isIdle = busy.length === 0 || (busy.length < verbs.length && this.#chance.below(RESTLESS) === 0);
    const verb = this.#one(isIdle ? verbs.filter((each) => OUT.includes(each)) : busy);
    const chosen = this.#one(legal.filter((action) => action.do === verb));
    if (chosen === undefined) throw new Error(`${seat} has nothing to choose from`);
    return chosen;
  }

  /** Of two of these kinds, something that was possible a while ago; it may still be. */
  wishes(seat: Seat, verbs: readonly string[], legal: readonly HeroesAction[]): readonly HeroesAction[] {
    const known = verbs.filter((verb) => this.#last.has(`${seat} ${verb}`));
    const wanted = new Set([this.#one(known), this.#one(known)]);
    const wishes = [...wanted].flatMap((verb) => this.#one(this.#last.get(`${seat} ${verb}`) ?? []) ?? []);
    for (const verb of new Set(legal.map((action) => action.do))) {
      this.#last.set(
        `${seat} ${verb}`,
        legal.filter((action) => action.do === verb),
      );
    }
    return wishes;
  }

  #one<T>(items: readonly T[]): T | undefined {
    return items[this.#chance.below(Math.max(1, items.length))];
  }
}
