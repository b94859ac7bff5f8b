import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import type { UnitId } from '../data/units.ts';
import { entryCost, isBarred, isVacant, movementFactor, roomIn } from '../rules/board.ts';
import type { Open } from '../rules/state.ts';

/** Areas a unit can reach, each with the first step of the cheapest way there. */
type Reach = ReadonlyMap<AreaId, AreaId>;

/** `closed`: Areas attacked in this round. `left`: the rest of the unit's Movement Factor. */
export function reachOf(
  open: Open,
  unit: UnitId,
  from: AreaId,
  closed: readonly AreaId[],
  left = movementFactor(open, unit),
): Reach {
  const firstStep = new Map<AreaId, AreaId>();
  const spent = new Map<AreaId, number>([[from, 0]]);
  const line: AreaId[] = [from];
  for (const at of line) {
    const used = spent.get(at) ?? 0;
    if (at !== from && !isVacant(open.areas[at])) continue;
    for (const to of AREAS[at].adjacent) {
      const target = open.areas[to];
      if (closed.includes(to) || roomIn(target) === 0 || isBarred(open, unit, to)) continue;
      if (!isVacant(target) && !isVacant(open.areas[at])) continue;
      const cost = used + entryCost(open, to);
      if (cost > left || cost >= (spent.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      spent.set(to, cost);
      firstStep.set(to, firstStep.get(at) ?? to);
      if (to !== from) line.push(to);
    }
  }
  firstStep.delete(from);
  return firstStep;
}

/** Steps from each Area to the nearest Soviet unit, over any ground. */
export function distancesToFront(open: Open): ReadonlyMap<AreaId, number> {
  const distance = new Map<AreaId, number>();
  for (const id of AREA_IDS) if (!isVacant(open.areas[id])) distance.set(id, 0);
  for (const [id, steps] of distance) {
    for (const next of AREAS[id].adjacent) if (!distance.has(next)) distance.set(next, steps + 1);
  }
  return distance;
}
