import { AREA_IDS, AREAS } from '../data/areas.ts';
import { MARKERS } from '../data/charts.ts';
import { COUNTERS, type CounterId } from '../data/counters.ts';
import type { UnitId } from '../data/units.ts';
import { germans, STACKING } from '../rules/board.ts';
import type { State } from '../rules/state.ts';

/** Finds states that the rules make impossible but a position file could contain. */
export function audit({ open, sealed }: State): string[] {
  const problems: string[] = [];
  const units: UnitId[] = [...open.outOfAction, ...open.arriving.flatMap((group) => group.units)];
  const counters: CounterId[] = [...open.eliminated, ...sealed.leftOver];
  for (const id of AREA_IDS) {
    const area = open.areas[id];
    units.push(...area.fresh, ...area.spent);
    if (germans(area) > STACKING) problems.push(`open.areas.${id}: more than ${STACKING} units (AV-STK-01)`);
    if ((area.control === 'soviet') !== (area.soviet !== null)) {
      problems.push(`open.areas.${id}: an Area is Soviet exactly if a Soviet unit stands there (AV-STK-10)`);
    }
    if ((area.soviet === 'hidden') !== (sealed.counters[id] !== null)) {
      problems.push(`sealed.counters.${id}: a counter stands there exactly if the unit is hidden`);
    }
    const counter = area.soviet === 'hidden' ? sealed.counters[id] : area.soviet;
    if (counter !== null) {
      counters.push(counter);
      if (COUNTERS[counter].terrain !== AREAS[id].terrain)
        problems.push(`open.areas.${id}: ${counter} is of another terrain (AV-SOV-01)`);
    }
    if (area.isolated && area.soviet === null) problems.push(`open.areas.${id}: nobody there to be Isolated`);
    const entering = open.activation?.groups.some((group) => group.area === id) ?? false;
    if (area.soviet === 'hidden' && germans(area) > 0 && !entering && open.battle?.area !== id) {
      problems.push(`open.areas.${id}: a Contested Area holds a Revealed unit (AV-R-65)`);
    }
  }
  for (const unit of repeated(units)) problems.push(`${unit} is in two places`);
  for (const counter of repeated(counters)) problems.push(`the counter ${counter} is in two places`);
  for (const marker of ['artillery', 'engineer', 'air'] as const) {
    const out = open.available[marker] + (open.battle?.support[marker] ?? 0);
    if (out > MARKERS[marker]) problems.push(`open.available.${marker}: there are only ${MARKERS[marker]} (AV-R-04)`);
  }
  return problems;
}

const repeated = <T>(items: readonly T[]): T[] => items.filter((item, i) => items.indexOf(item) !== i);
