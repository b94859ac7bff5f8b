import { BotPool } from '@kurgan/bots/pool';
import { type Bot, type GameTypes, type Match, SeededChance } from '@kurgan/engine';
import { Fault } from '../command.ts';

type Action = GameTypes['action'];

/** Asks bots for their choices. Slow bots think in a thread, so that Ctrl-C still works. */
export class Thinker {
  readonly #registry: string;
  #pool: BotPool | null = null;

  constructor(registry: URL) {
    this.#registry = registry.href;
  }

  /** The bot's choice, with its own chance from this seed; null if the signal came first. */
  async choose(
    bot: Bot<GameTypes>,
    match: Match<GameTypes>,
    seat: string,
    seed: string,
    signal: AbortSignal,
  ): Promise<Action | null> {
    const view = match.view(seat);
    const legal = match.game.legal(view, seat);
    if (bot.slow !== true || legal.length === 1) {
      return bot.choose(view, seat, legal, SeededChance.fromSeed(seed));
    }
    this.#pool ??= new BotPool(1);
    const question = { registry: this.#registry, game: match.game.id, bot: bot.id, view, seat, seed };
    const answer = await this.#pool.choose(question, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (answer === null) return null;
    if ('problem' in answer) throw new Fault(`${answer.problem}.`);
    const action = match.game.notation.parse(answer.value);
    if (!action.ok) throw new Fault(`${match.game.id}: ${bot.id} answers "${answer.value}", which is no action.`);
    return action.value;
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
