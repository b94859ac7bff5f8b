import type { PlayerSeen } from '@kurgan/wire';
import { fault } from './fault.ts';

/** A browser that calls: the player it is known as, and where it comes from. */
export interface Visit {
  /** Null for a browser that is not known here. */
  readonly player: PlayerSeen | null;
  /** Hash of the browser's key. */
  readonly device: string | null;
  /** Address on the network; kept nowhere. */
  readonly address: string;
  /** This server as the browser calls it, `https://play.example.org`. */
  readonly origin: string;
}

export function playerOf({ player }: Pick<Visit, 'player'>): PlayerSeen {
  if (player === null) throw fault('not yours', 'This browser is not known here yet.');
  return player;
}
