import type { GameManifest, GameOutline } from '@kurgan/kit/manifest';
import { nim } from './nim/manifest.ts';

/** A registry with the smallest game there is, for tests of what serves every game. */
export const GAMES: readonly GameManifest[] = [nim];
export const COMING: readonly GameOutline[] = [];
