import { SNIPER_TABLES } from '../data/figures.ts';
import type { SniperEffect, SniperTableId } from '../data/vocabulary.ts';

/** The table's first entry is for 1 and less, its last for 6 and more (HS-FAB-44). */
export function sniperEffect(table: SniperTableId, result: number): SniperEffect {
  return SNIPER_TABLES[table][Math.min(6, Math.max(1, result)) - 1] ?? 'none';
}
