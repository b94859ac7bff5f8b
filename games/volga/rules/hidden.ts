import type { Chance } from '@kurgan/engine';
import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import { COUNTERS, type CounterId } from '../data/counters.ts';
import { cloneFrame, cloneOpen } from './clone.ts';
import { deal, mixOf } from './setup.ts';
import { areasWhere, type Open, type State, type View } from './state.ts';

/** Counters nobody has seen yet: the open mix minus those Revealed so far (AV-R-74). */
function unseen(open: Open): CounterId[] {
  const seen = new Set<string>(open.eliminated);
  for (const id of AREA_IDS) {
    const { soviet } = open.areas[id];
    if (soviet !== null) seen.add(soviet);
  }
  return mixOf(open).filter((id) => !seen.has(id));
}

/** Possible counters of an Unrevealed unit in this Area, all equally likely. */
export const candidates = (open: Open, area: AreaId): CounterId[] =>
  unseen(open).filter((id) => COUNTERS[id].terrain === AREAS[area].terrain);

/** A state that looks the same to the player, with the unseen counters dealt anew. */
export function imagine(view: View, _seat: 'german', chance: Chance): State {
  const open = cloneOpen(view.open);
  const hidden = areasWhere(open, (area) => area.soviet === 'hidden');
  return {
    open,
    private: { german: {} },
    sealed: deal(unseen(open), hidden, chance),
    flow: view.flow.map(cloneFrame),
  };
}
