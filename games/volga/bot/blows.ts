import { AREA_IDS, type AreaId } from '../data/areas.ts';
import type { UnitId } from '../data/units.ts';
import { isContested, isNorthern, isPaused, isVacant, movementFactor, roomIn } from '../rules/board.ts';
import { groupIn, idle } from '../rules/round.ts';
import type { Open } from '../rules/state.ts';
import type { Kind } from './force.ts';
import { reachOf } from './reach.ts';
import type { Prospect, Reckoning } from './reckoning.ts';

/** An Area that units can attack from another Area, or from inside. */
export interface Target {
  readonly area: AreaId;
  readonly kind: Kind;
  /** Units that can get there. */
  readonly able: readonly UnitId[];
  readonly room: number;
}

/** The heaviest attack that one stack can make on one target. */
export interface Blow {
  readonly from: AreaId;
  readonly area: AreaId;
  readonly kind: Kind;
  readonly units: readonly UnitId[];
}

/** Units of an Area that may still act. */
export function actors(open: Open, area: AreaId): UnitId[] {
  const round = open.activation;
  if (round !== null && round.area === area) return idle(open, round);
  const fighting = open.battle?.area === area || (round !== null && groupIn(round, area) !== undefined);
  return fighting ? [] : open.areas[area].fresh.filter((unit) => !isPaused(open, unit));
}

export function targetsOf(open: Open, from: AreaId, units: readonly UnitId[]): Target[] {
  const round = open.activation?.area === from ? open.activation : null;
  const closed = round?.attacked ?? [];
  const able = new Map<AreaId, UnitId[]>();
  const reach = new Map<string, AreaId[]>();
  for (const unit of units) {
    const sort = `${movementFactor(open, unit)} ${isNorthern(unit)}`;
    let within = reach.get(sort);
    if (within === undefined) {
      within = [...reachOf(open, unit, from, closed).keys()].filter((area) => !isVacant(open.areas[area]));
      reach.set(sort, within);
    }
    for (const area of within) {
      const others = able.get(area);
      if (others === undefined) able.set(area, [unit]);
      else others.push(unit);
    }
  }
  const targets: Target[] = [];
  for (const [area, each] of able) {
    const contested = round === null ? isContested(open.areas[area]) : round.contested.includes(area);
    targets.push({ area, kind: contested ? 'optional' : 'mandatory', able: each, room: roomIn(open.areas[area]) });
  }
  if (units.length > 0 && !isVacant(open.areas[from]) && !closed.includes(from)) {
    targets.push({ area: from, kind: 'inside', able: units, room: units.length });
  }
  return targets;
}

/** Every blow that can still be struck this Turn. Areas that a group is entering are left to that group. */
export function blowsOf(open: Open): Blow[] {
  const blows: Blow[] = [];
  for (const from of AREA_IDS) {
    if (open.areas[from].fresh.length === 0) continue;
    const units = actors(open, from);
    for (const { area, kind, able, room } of targetsOf(open, from, units)) {
      const engaged = open.activation !== null && groupIn(open.activation, area) !== undefined;
      if (!engaged && area !== open.battle?.area) blows.push({ from, area, kind, units: able.slice(0, room) });
    }
  }
  return blows;
}

export interface Assignment extends Blow {
  readonly prospect: Prospect;
}

/**
 * One target for each stack and one stack for each target, best first. The stack that would lose most by settling for
 * its second choice chooses first.
 */
export function assign(reckoning: Reckoning, blows: readonly Blow[]): Assignment[] {
  const { threshold, idle: kept } = reckoning.weights;
  let open = blows.flatMap((blow): Assignment[] => {
    const prospect = reckoning.prospect(blow.area, blow.kind, blow.units);
    return prospect.value > threshold + kept * blow.units.length ? [{ ...blow, prospect }] : [];
  });
  const assigned: Assignment[] = [];
  while (open.length > 0) {
    const best = new Map<AreaId, { first: Assignment; regret: number }>();
    for (const each of open) {
      const known = best.get(each.from);
      const { value } = each.prospect;
      if (known === undefined) best.set(each.from, { first: each, regret: value });
      else if (value > known.first.prospect.value)
        best.set(each.from, { first: each, regret: value - known.first.prospect.value });
      else known.regret = Math.min(known.regret, known.first.prospect.value - value);
    }
    let next: { first: Assignment; regret: number } | null = null;
    for (const each of best.values()) if (next === null || each.regret > next.regret) next = each;
    if (next === null) break;
    const { first } = next;
    assigned.push(first);
    open = open.filter(({ from, area }) => from !== first.from && area !== first.area);
  }
  return assigned.sort((a, b) => b.prospect.value - a.prospect.value);
}
