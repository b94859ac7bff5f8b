import { type Game, type GameTypes, Match, SeededChance, type Setup, SilentContext } from '@kurgan/engine';
import * as limit from './front-limit.ts';
import type { Work } from './race.ts';

const GAMES_A_BATCH = 10;

/** A game that random play doesn't end, as can happen in Undaunted, is abandoned after this many decisions. */
const MOST_DECISIONS = 5000;

/** Keeps the last view alive, so that the compiler can't skip making views. */
export let lastView: unknown;

/** The hand-written Front: setup, legal moves, a random one of them, and so on to the end. */
export function limitPlayer(): Work {
  const flat = limit.emptyGame();
  const rng = Int32Array.from(SeededChance.fromSeed('bench').save());
  return () => {
    let decisions = 0;
    for (let i = 0; i < GAMES_A_BATCH; i++) decisions += limit.playout(flat, rng);
    return decisions;
  };
}

function pick<T>(actions: readonly T[], chance: { below(n: number): number }): T {
  const action = actions[chance.below(actions.length)];
  if (action === undefined) throw new Error('somebody is to choose and has no legal action');
  return action;
}

/**
 * Plays a random game as a simulation does: setup, legal list, a random action, apply. Returns the number of decisions.
 */
function randomGame<G extends GameTypes>(game: Game<G>, setup: Setup, context: SilentContext<G>): number {
  const state = game.setup(setup, context);
  for (let made = 0; made < MOST_DECISIONS; made++) {
    const seat = game.waiting(state)[0];
    if (seat === undefined) return made;
    game.apply(state, seat, pick(game.legal(state, seat), context), context);
  }
  return MOST_DECISIONS;
}

/** Random play, counted in decisions. Nothing is kept. */
export function randomPlayer<G extends GameTypes>(game: Game<G>, setup: Setup): Work {
  const context = SilentContext.seeded<G>('bench');
  return () => {
    let decisions = 0;
    for (let i = 0; i < GAMES_A_BATCH; i++) decisions += randomGame(game, setup, context);
    return decisions;
  };
}

/** Random play, counted in games. */
export function gamePlayer<G extends GameTypes>(game: Game<G>, setup: Setup): Work {
  const context = SilentContext.seeded<G>('bench');
  return () => {
    for (let i = 0; i < GAMES_A_BATCH; i++) randomGame(game, setup, context);
    return GAMES_A_BATCH;
  };
}

/** Random play as a served match: each action is checked, journaled and hashed, then every seat's view is made. */
export function matchPlayer<G extends GameTypes>(game: Game<G>, setup: Setup): Work {
  const chance = SeededChance.fromSeed('bench');
  let seed = 0;
  return () => {
    let decisions = 0;
    for (let i = 0; i < GAMES_A_BATCH; i++) {
      const match = new Match(game, setup, `bench ${seed++}`);
      for (;;) {
        const seat = match.waiting[0];
        if (seat === undefined) break;
        const refusal = match.act(seat, pick(match.legal(seat), chance));
        if (refusal !== null) throw new Error(`${refusal.rule} refuses an action that is listed`);
        for (const each of game.seats) lastView = match.view(each);
      }
      decisions += match.length;
    }
    return decisions;
  };
}
