import { lose } from '../matches/claims.ts';
import type { Tables } from '../matches/tables.ts';
import type { BotTurns } from './bot-turns.ts';
import type { Handler } from './runner.ts';

/** The tasks of matches: a bot is to choose, a clock has run out, a share was kept back. */
export const matchTasks = (tables: Tables, bots: BotTurns): Readonly<Record<string, Handler>> => ({
  bot: bots.turn,
  flag: async ({ payload }) => lose(await tables.find(payload)),
  deal: ({ payload }) => tables.dissolve(payload),
});
