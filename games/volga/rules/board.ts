import { AREA_IDS, AREAS, type AreaId, NORTHERN_SHOULDER } from '../data/areas.ts';
import { EVENTS, MORALE, MOVEMENT_COSTS, ORDINARY_TURN, type TurnEffects } from '../data/charts.ts';
import { HOME_ONLY_AREAS } from '../data/scenarios.ts';
import { type DivisionId, UNIT_IDS, UNITS, type UnitId } from '../data/units.ts';
import type { RuleId } from './rule-ids.ts';
import type { AreaState, Open, State, VolgaContext } from './state.ts';

/** AV-STK-01. */
export const STACKING = 4;

export const isContested = (area: AreaState): boolean =>
  area.soviet !== null && (area.fresh.length > 0 || area.spent.length > 0);
export const isVacant = (area: AreaState): boolean => area.soviet === null;
export const isUrban = (id: AreaId): boolean =>
  AREAS[id].terrain === 'lightUrban' || AREAS[id].terrain === 'heavyUrban';
export const germans = (area: AreaState): number => area.fresh.length + area.spent.length;
export const roomIn = (area: AreaState): number => STACKING - area.fresh.length - area.spent.length;

export function contestedAreas(open: Open): AreaId[] {
  const contested: AreaId[] = [];
  for (const id of AREA_IDS) if (isContested(open.areas[id])) contested.push(id);
  return contested;
}

/** Areas counted on the Record Track (AV-MAP-13). */
export function controlled(open: Open): number {
  let count = 0;
  for (const id of AREA_IDS) if (open.areas[id].control === 'german') count++;
  return count;
}

/** Any Soviet unit counts, even Unrevealed or in a Contested Area (AV-R-69). */
function isNextToSoviet(open: Open, id: AreaId): boolean {
  for (const neighbour of AREAS[id].adjacent) if (open.areas[neighbour].soviet !== null) return true;
  return false;
}

/** AV-MOVE-03 to AV-MOVE-07: checked from the highest cost down, because the highest that fits applies. */
export function entryCost(open: Open, id: AreaId): number {
  const { soviet } = open.areas[id];
  if (soviet === 'hidden') return MOVEMENT_COSTS.unrevealed;
  if (soviet !== null) return MOVEMENT_COSTS.revealed;
  return isNextToSoviet(open, id) ? MOVEMENT_COSTS.vacantNextToSoviet : MOVEMENT_COSTS.vacant;
}

/** Effects of this Turn's event (AV-EVT-10). */
export const effects = (open: Open): TurnEffects => (open.event === null ? ORDINARY_TURN : EVENTS[open.event].effects);

export const isPaused = (open: Open, unit: UnitId): boolean => effects(open).pausedCorps === UNITS[unit].corps;

/** AV-MOVE-20. */
export const movementFactor = (open: Open, unit: UnitId): number => effects(open).move ?? UNITS[unit].move;

const NORTHERN: ReadonlySet<UnitId> = new Set(
  UNIT_IDS.filter((unit) => HOME_ONLY_AREAS.some((area) => area === UNITS[unit].home)),
);

/** Units whose home is 48, 49 or 50: they return only there (AV-SUP-13), and option 12.2 keeps them in the north. */
export const isNorthern = (unit: UnitId): boolean => NORTHERN.has(unit);

/** AV-OPT-03, AV-R-43. */
export const isBarred = (open: Open, unit: UnitId, to: AreaId): boolean =>
  open.options.northernShoulder && isNorthern(unit) && !NORTHERN_SHOULDER.includes(to);

export const isStrong = (open: Open): boolean => open.morale >= MORALE.strongFrom;

/** AV-MARK-02: the track ends at 0 and 19. */
export function changeMorale(state: State, by: number, rule: RuleId, context: VolgaContext): void {
  if (by === 0) return;
  const { open } = state;
  open.morale = Math.min(MORALE.max, Math.max(MORALE.min, open.morale + by));
  context.log({ event: 'morale', rule, by, now: open.morale });
}

export function without<T>(items: T[], item: T): void {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
}

export function spend(area: AreaState, unit: UnitId): void {
  without(area.fresh, unit);
  if (!area.spent.includes(unit)) area.spent.push(unit);
}

export function takeOff(area: AreaState, unit: UnitId): void {
  without(area.fresh, unit);
  without(area.spent, unit);
}

export function putOutOfAction(state: State, area: AreaState, unit: UnitId, rule: RuleId, context: VolgaContext): void {
  takeOff(area, unit);
  state.open.outOfAction.push(unit);
  context.log({ event: 'outOfAction', rule, unit });
}

/** Takes a division's units off the map and returns them. Control doesn't change (AV-DAWN-10). */
export function takeDivisionOff(open: Open, division: DivisionId): UnitId[] {
  const taken: UnitId[] = [];
  for (const id of AREA_IDS) {
    const area = open.areas[id];
    for (const unit of [...area.fresh, ...area.spent]) {
      if (UNITS[unit].division !== division) continue;
      takeOff(area, unit);
      taken.push(unit);
    }
  }
  return taken;
}
