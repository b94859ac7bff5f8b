import '@kurgan/kit/kit.css';
import type { GameTable } from '@kurgan/kit';
import { Trouble } from './session/trouble.ts';

const tables: Readonly<Record<string, () => Promise<GameTable>>> = {
  normandy: () => import('@kurgan/undaunted/table'),
  volga: () => import('@kurgan/volga/table'),
};

/** The table of a game, fetched when first asked for. */
export async function tableOf(game: string): Promise<GameTable> {
  const load = Object.hasOwn(tables, game) ? tables[game] : undefined;
  if (load === undefined) throw new Trouble('unknown game', game);
  return load();
}
