import type { HeadlessGame } from '@kurgan/games';
import { hillWith } from './games.ts';
import { cheat, steady } from './hill.ts';

/** The hill with a searching opponent. */
export const GAMES: readonly HeadlessGame[] = [
  hillWith({
    bots: [steady, cheat],
    searched: { insight: {}, levels: [{ id: 'scholar', title: 'Tries what could come', iterations: 200 }] },
  }),
];
