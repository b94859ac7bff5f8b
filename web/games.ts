import type { AnyGame, Bot, GameTypes } from '@kurgan/engine';
import { Trouble } from './session/trouble.ts';

/** What the worker needs of a game. */
interface GameCode {
  rules(): Promise<AnyGame>;
  /** The best one first. */
  bots(): Promise<readonly Bot<GameTypes>[]>;
}

const GAMES: Readonly<Record<string, GameCode>> = {
  volga: {
    rules: async () => (await import('@kurgan/volga')).volga,
    bots: async () => (await import('@kurgan/volga/bot')).bots,
  },
};

function codeOf(id: string): GameCode {
  const code = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (code === undefined) throw new Trouble('unknown game', id);
  return code;
}

/** The rules of a game, loaded when it is first played. */
export const rulesOf = async (id: string): Promise<AnyGame> => codeOf(id).rules();

/** Its bots, loaded when the first is asked for something. */
export const botsOf = async (id: string): Promise<readonly Bot<GameTypes>[]> => codeOf(id).bots();
