import type { Bot, GameTypes, Searched } from '@kurgan/engine';
import { Trouble } from './session/trouble.ts';

/** The opponents that a game offers: those with a policy of their own, and how it is searched. */
export interface Opponents {
  /** The best one first. */
  readonly bots: readonly Bot<GameTypes>[];
  readonly searched?: Searched<GameTypes>;
}

const OPPONENTS: Readonly<Record<string, () => Promise<Opponents>>> = {
  normandy: () => import('@kurgan/undaunted/bot'),
  volga: () => import('@kurgan/volga/bot'),
};

/** The opponents of a game, loaded by the bots' own worker when the first is asked for something. */
export async function opponentsOf(id: string): Promise<Opponents> {
  const load = Object.hasOwn(OPPONENTS, id) ? OPPONENTS[id] : undefined;
  if (load === undefined) throw new Trouble('unknown game', id);
  return load();
}
