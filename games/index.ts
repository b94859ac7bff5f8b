import { axis } from '@kurgan/axis';
import { heroes } from '@kurgan/heroes';
import type { GameManifest } from '@kurgan/kit/manifest';
import { normandy } from '@kurgan/undaunted/normandy';
import { stalingrad } from '@kurgan/undaunted/stalingrad';
import { volga } from '@kurgan/volga';

export type * from '@kurgan/kit/manifest';
export { type GameEntry, loadEntry } from './entry.ts';

/** Playable games, in lobby order. */
export const GAMES: readonly GameManifest[] = [volga, normandy, stalingrad, axis, heroes];
