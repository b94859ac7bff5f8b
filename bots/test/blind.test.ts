import {
  type AnyGame,
  canonical,
  expectOk,
  type GameTypes,
  parseSetup,
  SeededChance,
  SilentContext,
  type StateOf,
  setupProblemText,
  viewOf,
} from '@kurgan/engine';
import { GAMES, loadEntry } from '@kurgan/games';
import { expect, test } from 'vitest';
import { opponent, opponents, type Playable } from '../opponents.ts';
import { random } from '../random.ts';
import { GAMES as FAIR } from './fair-games.ts';

/** Moments of each scenario, and of all of a game's together. */
const MOST_MOMENTS = { scenario: 6, game: 72 };
/** Enough to build a tree, few enough for a test. */
const TRIES = 24;

const playables: readonly Playable[] = await Promise.all([
  ...GAMES.map(loadEntry),
  ...FAIR.map(async ({ tools, bots }) => ({ game: await tools(), ...(await bots()) })),
]);

/** Every bot; searching bots get few tries. */
const cases = playables.flatMap((playable) =>
  opponents(playable).map(({ id, slow }) => ({
    playable,
    game: playable.game.id,
    bot: slow === true ? `${id}@${TRIES}` : id,
  })),
);

/** States of random games where somebody has a choice. */
function* moments(game: AnyGame): Iterable<StateOf<GameTypes>> {
  const most = Math.min(MOST_MOMENTS.scenario, Math.ceil(MOST_MOMENTS.game / game.scenarios.length));
  for (const { id } of game.scenarios) {
    const context = SilentContext.seeded<GameTypes>(`blind ${id}`);
    const chosen = expectOk(parseSetup(game.scenarios, id), setupProblemText);
    const state = game.setup(chosen, context);
    for (let found = 0, made = 0; found < most; made++) {
      const seat = game.waiting(state)[0];
      if (seat === undefined) break;
      const legal = game.legal(state, seat);
      if (legal.length > 1 && made % 5 === 0) {
        found++;
        yield game.clone(state);
      }
      game.apply(state, seat, random.choose(state, seat, legal, context), context);
    }
  }
}

/** Deeply frozen; reading a missing property is an error. */
function guarded<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const key of Object.keys(value)) Reflect.set(value, key, guarded(Reflect.get(value, key)));
  return Object.freeze(value);
}

const roomsOf = (game: AnyGame, state: StateOf<GameTypes>, seat: string) => {
  const { open, private: rooms, flow } = structuredClone(viewOf(state, seat));
  const closed = new Set(['sealed', ...game.seats.filter((each) => each !== seat)]);
  const refuse = <T extends object>(room: T): T =>
    new Proxy(room, {
      get(target, key) {
        if (closed.has(String(key))) throw new Error(`looked into ${String(key)}`);
        return Reflect.get(target, key);
      },
    });
  return refuse({ open: guarded(open), private: refuse(guarded(rooms)), flow: guarded(flow) });
};

test.each(cases)('$bot of $game chooses from what its seat sees, and does not touch it', ({ playable, bot: id }) => {
  const { game } = playable;
  const bot = opponent(playable, id);
  let asked = 0;
  for (const state of moments(game)) {
    const before = canonical(state);
    for (const seat of game.waiting(state)) {
      const choose = (view: ReturnType<typeof viewOf<GameTypes>>) => {
        const chosen = bot?.choose(view, seat, game.legal(view, seat), SeededChance.fromSeed(`blind ${asked}`));
        return chosen === undefined ? '' : game.notation.format(chosen);
      };
      const answer = choose(viewOf(state, seat));
      expect(game.legal(state, seat).map((action) => game.notation.format(action))).toContain(answer);
      expect(choose(roomsOf(game, state, seat))).toBe(answer);
      for (const other of ['1', '2']) {
        const imagined = game.imagine(viewOf(state, seat), seat, SeededChance.fromSeed(other));
        expect(choose(viewOf(imagined, seat))).toBe(answer);
      }
      asked++;
    }
    expect(canonical(state)).toBe(before);
  }
  expect(asked).toBeGreaterThan(0);
});
