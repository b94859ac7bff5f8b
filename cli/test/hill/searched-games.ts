import type { GameEntry } from '@kurgan/games';
import { GAMES as QUICK } from './games.ts';

/** The hill with an opponent that searches. */
export const GAMES: readonly GameEntry[] = QUICK.map((entry) => ({
  ...entry,
  searched: { insight: {}, levels: [{ id: 'scholar', title: 'Tries what could come', iterations: 200 }] },
}));
