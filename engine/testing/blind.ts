import { isDeepStrictEqual } from 'node:util';
import type { Bot } from '../bot.ts';
import { SeededChance } from '../chance.ts';
import type { EquippedGame, Game } from '../game.ts';
import { clonePlain } from '../json.ts';
import { parseSetup, setupProblemText } from '../options.ts';
import { expectOk } from '../result.ts';
import { SilentContext } from '../silent-context.ts';
import { type GameTypes, type StateOf, type ViewOf, viewOf } from '../state.ts';

/** Moments of each scenario, and of all of a game's together. */
const MOST_MOMENTS = { scenario: 6, game: 72 };

/** States of random games where somebody has a choice. */
function* moments<G extends GameTypes>(game: Game<G>): Iterable<StateOf<G>> {
  const most = Math.min(MOST_MOMENTS.scenario, Math.ceil(MOST_MOMENTS.game / game.scenarios.length));
  for (const { id } of game.scenarios) {
    const context = SilentContext.seeded<G>(`blind ${id}`);
    const state = game.setup(expectOk(parseSetup(game.scenarios, id), setupProblemText), context);
    for (let found = 0, made = 0; found < most; made++) {
      const seat = game.waiting(state)[0];
      if (seat === undefined) break;
      const legal = game.legal(state, seat);
      if (legal.length > 1 && made % 5 === 0) {
        found++;
        yield game.clone(state);
      }
      const action = legal[context.below(legal.length)];
      if (action === undefined) break;
      game.apply(state, seat, action, context);
    }
  }
}

/** Deeply frozen. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const key of Object.keys(value)) Reflect.set(value, key, frozen(Reflect.get(value, key)));
  return Object.freeze(value);
}

/** A view that can't be changed and has no way into closed rooms. */
function guarded<G extends GameTypes>(game: Game<G>, state: StateOf<G>, seat: G['seat']): ViewOf<G> {
  const { open, private: rooms, flow } = clonePlain(viewOf(state, seat));
  const closed = new Set<string>(['sealed', ...game.seats.filter((each) => each !== seat)]);
  const refuse = <T extends object>(room: T): T =>
    new Proxy(room, {
      get(target, key) {
        if (closed.has(String(key))) throw new Error(`looked into ${String(key)}`);
        return Reflect.get(target, key);
      },
    });
  return refuse({ open: frozen(open), private: refuse(frozen(rooms)), flow: frozen(flow) });
}

/**
 * Asks a bot in many moments, and fails unless it answers by what its seat sees, whatever the rest is, and leaves the
 * position alone. Returns how often it was asked.
 */
export function expectBlind<G extends GameTypes>(game: EquippedGame<G>, bot: Bot<G>): number {
  let asked = 0;
  for (const state of moments(game)) {
    const before = clonePlain(state);
    for (const seat of game.waiting(state)) {
      const choose = (view: ViewOf<G>): string =>
        game.notation.format(bot.choose(view, seat, game.legal(view, seat), SeededChance.fromSeed(`blind ${asked}`)));
      const answer = choose(viewOf(state, seat));
      const fault = (what: string): Error =>
        new Error(`${bot.id} of ${game.id} as ${seat} chose ${answer}, ${what} (${state.flow.at(-1)?.step})`);
      if (!game.legal(state, seat).some((action) => game.notation.format(action) === answer)) throw fault('illegal');
      const again = choose(guarded(game, state, seat));
      if (again !== answer) throw fault(`but ${again} from a copy of its view`);
      for (const other of ['1', '2']) {
        const imagined = game.imagine(viewOf(state, seat), seat, SeededChance.fromSeed(other));
        const elsewhere = choose(viewOf(imagined, seat));
        if (elsewhere !== answer) throw fault(`but ${elsewhere} where only hidden things differ`);
      }
      asked++;
    }
    if (!isDeepStrictEqual(state, before)) throw new Error(`${bot.id} of ${game.id} has changed the position`);
  }
  return asked;
}
