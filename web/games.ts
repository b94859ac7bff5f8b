import type { AnyGame } from '@kurgan/engine';
import { Trouble } from './session/trouble.ts';

const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  normandy: async () => (await import('@kurgan/undaunted/normandy')).normandy,
  volga: async () => (await import('@kurgan/volga')).volga,
};

/** The rules of a game, loaded when it is first played. */
export async function rulesOf(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load === undefined) throw new Trouble('unknown game', id);
  return load();
}
