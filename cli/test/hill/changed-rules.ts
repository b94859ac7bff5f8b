import type { AnyEquippedGame } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { GAMES } from './games.ts';

/** The hill by the next version of its rules. */
export const withRules = (changes: (game: AnyEquippedGame) => Partial<AnyEquippedGame>): readonly GameEntry[] =>
  GAMES.map((entry) => ({ ...entry, game: { ...entry.game, version: '2', ...changes(entry.game) } }));
