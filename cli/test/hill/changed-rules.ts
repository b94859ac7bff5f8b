import type { AnyEquippedGame } from '@kurgan/engine';
import type { HeadlessGame } from '@kurgan/games';
import { GAMES } from './games.ts';

/** The hill under the next version of its rules. */
export const withRules = (changes: (game: AnyEquippedGame) => Partial<AnyEquippedGame>): readonly HeadlessGame[] =>
  GAMES.map((listed) => ({
    ...listed,
    tools: async () => {
      const game = await listed.tools();
      return { ...game, version: '2', ...changes(game) };
    },
  }));
