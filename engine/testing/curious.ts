import { type Chance, SeededChance } from '../chance.ts';
import type { EquippedGame } from '../game.ts';
import { Match } from '../match.ts';
import type { Setup } from '../options.ts';
import { refusalText } from '../refusal.ts';
import type { GameTypes } from '../state.ts';
import { pick } from './random.ts';

/** A way out of a choice is taken once in so many times. */
const RESTLESS = 5;

/**
 * A player who tries everything. Every second time it picks one of the kinds of actions, then one of that kind, so that rare
 * ones come as often as common ones; else any action.
 */
class Curious<A extends { readonly do: string }> {
  readonly #chance: Chance;
  readonly #waysOut: readonly string[];
  /** By seat and kind: the last list of them that was legal. */
  readonly #last = new Map<string, readonly A[]>();

  constructor(chance: Chance, waysOut: readonly string[]) {
    this.#chance = chance;
    this.#waysOut = waysOut;
  }

  choose(legal: readonly A[]): A {
    if (this.#chance.below(2) === 0) return pick(this.#chance, legal);
    const verbs = [...new Set(legal.map((action) => action.do))];
    const busy = verbs.filter((verb) => !this.#waysOut.includes(verb));
    const isIdle = busy.length === 0 || (busy.length < verbs.length && this.#chance.below(RESTLESS) === 0);
    const verb = pick(this.#chance, isIdle ? verbs.filter((each) => !busy.includes(each)) : busy);
    return pick(
      this.#chance,
      legal.filter((action) => action.do === verb),
    );
  }

  /** One of the kinds of the step: an action that was legal when there was one last, and the same with a word of another. */
  wishes(seat: string, verbs: readonly string[], legal: readonly A[]): readonly A[] {
    const known = verbs.filter((verb) => this.#last.has(`${seat} ${verb}`));
    const wishes: A[] = [];
    if (known.length > 0) {
      const before = this.#last.get(`${seat} ${pick(this.#chance, known)}`) ?? [];
      const wish = pick(this.#chance, before);
      const words = Object.entries(pick(this.#chance, before)).filter(([field]) => field !== 'do' && field in wish);
      wishes.push(wish);
      if (words.length > 0) {
        const [field, word] = pick(this.#chance, words);
        if (wish[field as keyof A] !== word) wishes.push({ ...wish, [field]: word });
      }
    }
    for (const verb of new Set(legal.map((action) => action.do))) {
      this.#last.set(
        `${seat} ${verb}`,
        legal.filter((action) => action.do === verb),
      );
    }
    return wishes;
  }
}

/** How a game of curious players is played and told. */
export interface Curiosity<G extends GameTypes> {
  readonly seed: string;
  /** Actions that only end a choice. */
  readonly waysOut: readonly G['action']['do'][];
  /** An action that is never taken, because it gives up the game. */
  readonly shuns?: G['action']['do'];
  /** Stops after this many actions if the game is not over before. */
  readonly most: number;
}

/** Actions of a seat that nothing follows share a line. */
function tellAction(lines: string[], seat: string, action: string): void {
  const before = lines.at(-1);
  if (before?.startsWith(`${seat}> `)) lines[lines.length - 1] = `${before}, ${action}`;
  else lines.push(`${seat}> ${action}`);
}

/**
 * A game of curious players as text: each action with the number of choices there were, its consequences with their
 * rules, and before it what a player wished in vain, with the reason.
 */
export function curiousGame<G extends GameTypes>(
  game: EquippedGame<G>,
  setup: Setup,
  { seed, waysOut, shuns, most }: Curiosity<G>,
): string {
  const match = new Match(game, setup, seed);
  const player = new Curious<G['action']>(SeededChance.fromSeed(`player of ${seed}`), waysOut);
  const { format } = game.notation;
  const options = Object.keys(setup.options);
  const lines = [`${game.title}: ${[setup.scenario, ...options].join(', ')}, seed "${seed}"`];
  const tell = (from: number): void => {
    for (const { event } of match.wholeLog(from))
      if ('rule' in event) lines.push(`    ${event.rule}  ${game.narrate(event)}`);
  };
  tell(0);
  while (match.outcome === null && match.length < most) {
    const [seat] = match.waiting;
    if (seat === undefined) throw new Error('nobody can do anything, but the match is not over');
    const view = match.view(seat);
    const legal = match.legal(seat);
    for (const wish of player.wishes(seat, game.now(view)?.verbs ?? [], legal)) {
      const refusal = game.refuse(view, seat, wish);
      if (refusal !== null) lines.push(`    not ${format(wish)}: ${refusalText(refusal)}`);
    }
    const action = player.choose(legal.filter(({ do: verb }) => verb !== shuns));
    tellAction(lines, seat, legal.length === 1 ? format(action) : `${format(action)} (of ${legal.length})`);
    match.act(seat, action);
    tell(match.length);
  }
  const end = match.outcome === null ? 'Stopped' : `${match.outcome.title} (${match.outcome.rule})`;
  return `${[...lines, '', `${end} after ${match.length} actions.`].join('\n')}\n`;
}
