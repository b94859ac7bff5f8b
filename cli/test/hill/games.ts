import type { GameEntry } from '@kurgan/games';
import { board, cheat, hill, status, steady } from './hill.ts';

export const GAMES: readonly GameEntry[] = [
  { game: hill, bots: [steady, cheat], rulebook: new URL('./rules.md', import.meta.url), board, status },
];
