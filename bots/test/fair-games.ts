import type { Playable } from '../opponents.ts';
import { fair } from './fair.ts';

/** A registry as threads open it. */
export const GAMES: readonly Playable[] = [
  { game: fair, bots: [], searched: { insight: {}, levels: [{ id: 'search', title: 'Search', iterations: 500 }] } },
];
