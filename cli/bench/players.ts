import { type Choice, type Game, type GameTypes, Match, SeededChance } from '@kurgan/engine';
import * as limit from './front-limit.ts';
import type { Contender } from './race.ts';
import { SilentTable } from './silent-table.ts';

const GAMES_A_RUN = 10;

/** The hand-written Front: set-up, legal moves, a random one, and so on to the end. */
export function limitPlayer(): Contender {
  const flat = limit.emptyGame();
  const rng = Int32Array.from(SeededChance.fromSeed('bench').save());
  return {
    name: 'front, hand-written limit',
    run() {
      let decisions = 0;
      for (let i = 0; i < GAMES_A_RUN; i++) decisions += limit.playout(flat, rng);
      return decisions;
    },
  };
}

/** Random play through the kernel, as a simulation does it: set-up, legal list, a random one, apply; nothing is kept. */
export function randomPlayer<G extends GameTypes>(game: Game<G>, choice: Choice): Contender {
  const table = new SilentTable<G>(SeededChance.fromSeed('bench').save());
  return {
    name: `${game.id}, random play`,
    run() {
      let decisions = 0;
      for (let i = 0; i < GAMES_A_RUN; i++) {
        const state = game.setup(choice, table);
        for (;;) {
          const seat = game.waiting(state)[0];
          if (seat === undefined) break;
          const legal = game.legal(state, seat);
          const action = legal[table.below(legal.length)];
          if (action === undefined) throw new Error(`${game.id}: ${seat} is to choose and has no legal action`);
          game.apply(state, seat, action, table);
          decisions++;
        }
      }
      return decisions;
    },
  };
}

/** Random play as a served match: every action validated, journalled and hashed, every seat's view made after it. */
export function matchPlayer<G extends GameTypes>(game: Game<G>, choice: Choice): Contender {
  const pick = SeededChance.fromSeed('bench');
  let seed = 0;
  return {
    name: `${game.id}, full path`,
    run() {
      let decisions = 0;
      for (let i = 0; i < GAMES_A_RUN; i++) {
        const match = new Match(game, choice, `bench ${seed++}`);
        for (;;) {
          const seat = match.waiting[0];
          if (seat === undefined) break;
          const legal = match.legal(seat);
          const action = legal[pick.below(legal.length)];
          if (action === undefined) throw new Error(`${game.id}: ${seat} is to choose and has no legal action`);
          const refusal = match.act(seat, action);
          if (refusal !== null) throw new Error(`${game.id}: ${refusal.rule} refuses a listed action`);
          for (const each of game.seats) lastView = match.view(each);
        }
        decisions += match.length;
      }
      return decisions;
    },
  };
}

/** Where views go, so that the compiler cannot leave out making them. */
export let lastView: unknown;
