import type { GameManifest, GameOutline } from '@kurgan/kit/manifest';
import { nim } from './nim/manifest.ts';

/** A registry with the smallest possible game, for testing shared code. */
export const GAMES: readonly GameManifest[] = [nim];
export const COMING: readonly GameOutline[] = [];
