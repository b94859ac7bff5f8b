import { SNIPER_TABLES } from '../data/figures.ts';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import type { SniperEffect, SniperTableId } from '../data/vocabulary.ts';
import { isConcealed, isDecoy, kindOf, seatOf } from './counters.ts';
import type { Weapon } from './profiles.ts';
import type { View } from './state.ts';

/** The table's first entry is for 1 and less, its last for 6 and more (HS-FAB-44). */
export function sniperEffect(table: SniperTableId, result: number): SniperEffect {
  return SNIPER_TABLES[table][Math.min(6, Math.max(1, result)) - 1] ?? 'none';
}

/** The table a unit snipes with, or null; a concealed decoy has that of its side's sniper (HS-FAB-45, HS-SCN-12). */
export function sniperTable(view: View, u: number, weapon: Weapon): SniperTableId | null {
  const { open } = view;
  if (weapon.sniper !== null) return weapon.sniper;
  if (!isConcealed(open, u) || !isDecoy(open, kindOf(view, u))) return null;
  for (const { tile } of open.army[seatOf(open, u)]) {
    const { sniperTable } = RECRUITMENT_TILES[tile];
    if (sniperTable !== undefined) return sniperTable;
  }
  return null;
}
