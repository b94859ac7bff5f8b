import type { ListedGame } from '../pool/index.ts';
import { fair } from './fair.ts';

/** A registry that threads can open. */
export const GAMES: readonly ListedGame[] = [
  {
    id: fair.id,
    tools: async () => fair,
    bots: async () => ({
      bots: [],
      searched: { insight: {}, levels: [{ id: 'search', title: 'Search', iterations: 500 }] },
    }),
    terminal: async () => ({}),
  },
];
