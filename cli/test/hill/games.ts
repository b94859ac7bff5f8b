import type { HeadlessGame, Opponents } from '@kurgan/games';
import { board, cheat, hill, status, steady } from './hill.ts';

export const hillWith = (opponents: Opponents): HeadlessGame => ({
  id: hill.id,
  rulebook: new URL('./rules.md', import.meta.url),
  tools: async () => hill,
  bots: async () => opponents,
  terminal: async () => ({ board, status }),
});

export const GAMES: readonly HeadlessGame[] = [hillWith({ bots: [steady, cheat] })];
