import type { AnyEquippedGame, AnyGame } from '@kurgan/engine';
import { Trouble } from './session/trouble.ts';

const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  normandy: async () => (await import('@kurgan/undaunted/normandy')).normandy,
  volga: async () => (await import('@kurgan/volga')).volga,
};

const EQUIPPED: Readonly<Record<string, () => Promise<AnyEquippedGame>>> = {
  normandy: async () => (await import('@kurgan/undaunted/normandy/tools')).normandy,
  volga: async () => (await import('@kurgan/volga/tools')).volga,
};

/** The rules of a game, loaded when it is first played. */
export async function rulesOf(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load === undefined) throw new Trouble('unknown game', id);
  return load();
}

/** The rules of a game with its tools, for the bots: a search imagines what it cannot see. */
export async function equippedOf(id: string): Promise<AnyEquippedGame> {
  const load = Object.hasOwn(EQUIPPED, id) ? EQUIPPED[id] : undefined;
  if (load === undefined) throw new Trouble('unknown game', id);
  return load();
}
