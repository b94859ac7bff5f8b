import type { GameManifest } from '@kurgan/kit/manifest';
import { nim } from './nim/manifest.ts';

/** A registry with the smallest possible game, for testing shared code. */
export const GAMES: readonly GameManifest[] = [nim];
