import {
  type AnyGame,
  type Bot,
  type GameTypes,
  type Outcome,
  SeededChance,
  type Setup,
  SilentContext,
  type StateOf,
  viewOf,
} from '@kurgan/engine';

/** A whole game between bots and its outcome, which is null if the game wasn't over after `limit` decisions. */
export interface Playout {
  readonly outcome: Outcome | null;
  readonly decisions: number;
  /** The final state. */
  readonly state: StateOf<GameTypes>;
}

/** Far more decisions than any game takes: a game that reaches it runs in circles. */
const DECISION_LIMIT = 100_000;

/** A bot chose an illegal action; the message names game, seed and action. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
}

/**
 * Plays one game with the fast generator, whose dice differ from a match with the same seed; each bot has its own
 * chance.
 */
export function playOut(
  game: AnyGame,
  setup: Setup,
  seed: string,
  bots: ReadonlyMap<string, Bot<GameTypes>>,
  limit = DECISION_LIMIT,
): Playout {
  const context = SilentContext.seeded<GameTypes>(seed);
  const state = game.setup(setup, context);
  const chances = new Map(game.seats.map((seat) => [seat, SeededChance.fromSeed(`${seed} ${seat}`)]));
  for (let decisions = 0; ; decisions++) {
    const seat = game.waiting(state)[0];
    if (seat === undefined || decisions === limit) return { outcome: game.outcome(state), decisions, state };
    const view = viewOf(state, seat);
    const legal = game.legal(view, seat);
    const bot = bots.get(seat);
    const chance = chances.get(seat);
    if (bot === undefined || chance === undefined) throw new Error(`no bot sits at ${seat}`);
    const action = bot.choose(view, seat, legal, chance);
    if (!legal.includes(action) && game.refuse(view, seat, action) !== null) {
      const text = game.notation.format(action);
      throw new IllegalAnswer(
        `${game.id}, seed ${seed}, decision ${decisions + 1}: "${text}" by ${bot.id} is not legal`,
      );
    }
    game.apply(state, seat, action, context);
  }
}
