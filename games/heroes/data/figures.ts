import type { DamageKind, SniperEffect, SniperTableId } from './vocabulary.ts';

/** Figures of the rules themselves. Source: README.md. */
export const LONG_RANGE_OVER = 7;
export const LONG_RANGE_PENALTY = 2;
export const SPOT_RANGE_IN_TERRAIN = 2;
export const MACHINE_GUNNER_SPREAD = 2;
/** A die of at least this gives a Destruction Point. */
export const DESTRUCTION_TARGET = 4;

/** Tokens a player may take at most; the bluffs include the one that everybody has. */
export const TOKEN_LIMITS = { numbered: 10, special: 2, bluff: 2 } as const;

/** By the modified location roll: index 1 to 5; 6 and more destroys (HS-DMG-06). */
export const DAMAGE_BY_ROLL: readonly (DamageKind | null)[] = [null, 'crew', 'tracks', 'hull', 'hull', 'primary'];

/** Effects by the modified roll: 1 and less first, 6 and more last. */
export const SNIPER_TABLES: Readonly<Record<SniperTableId, readonly SniperEffect[]>> = {
  standard: ['none', 'suppress', 'suppress', 'hit', 'hit', 'hitAndSuppress'],
  zaitsev: ['none', 'suppress', 'suppress', 'hit', 'hitAndSuppress', 'hitAndSuppress'],
  koenig: ['none', 'suppress', 'suppress', 'hit', 'hit', 'destroy'],
};
