import { isAcrossTheDon, NEIGHBORS } from '../data/borders.ts';
import { ROAD_NODES, ROADS_FROM, type RoadNode, roadNodesIn } from '../data/roads.ts';
import { LIMITS } from '../data/track.ts';
import { type LandKind, unitOf } from '../data/units.ts';
import { isCity, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { donFrozen, isContested, isFriendly, isNextToEnemy, markersLeft } from './board.ts';
import { recordOf } from './record.ts';
import type { RuleId } from './rule-ids.ts';
import type { Open } from './state.ts';

/** Where land units can go, and which rule keeps them from going elsewhere. */

export interface Way {
  readonly to: ZoneId;
  /** Its last step crosses the unfrozen Don. */
  readonly river: boolean;
}

/** A border that land units can cross. */
interface Step {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly leavesCity: boolean;
  readonly don: boolean;
}

const stepTo = (from: ZoneId, to: ZoneId): Step => ({
  from,
  to,
  leavesCity: isCity(from) && !isCity(to),
  don: isAcrossTheDon(from, to),
});

/** Steps out of each zone, bases left out (AA-MOVE-04). */
const STEPS = recordOf(ZONE_IDS, (from): readonly Step[] =>
  NEIGHBORS[from].filter((to) => ZONES[to].base === null).map((to) => stepTo(from, to)),
);

/** Steps along each road, with the place on the road where they end. */
const ROAD_STEPS = recordOf(Object.keys(ROAD_NODES) as RoadNode[], (node) =>
  ROADS_FROM[node]
    .filter((next) => ZONES[ROAD_NODES[next]].base === null)
    .map((next) => ({ next, step: stepTo(ROAD_NODES[node], ROAD_NODES[next]) })),
);

const ROAD_STARTS = recordOf(ZONE_IDS, roadNodesIn);

/** Facts that hold for all units that move from one zone. */
export interface March {
  readonly open: Open;
  readonly side: Side;
  readonly from: ZoneId;
  /** Held by Not One Step Back (AA-NSB-01). */
  readonly held: boolean;
  readonly hasMarker: boolean;
}

export const isNotOneStepBack = (open: Open, side: Side): boolean =>
  side === 'allies' && open.round <= LIMITS.notOneStepBack;

export const isHeld = (open: Open, side: Side, zone: ZoneId): boolean =>
  isNotOneStepBack(open, side) && isNextToEnemy(open, side, zone);

export const marchFrom = (open: Open, side: Side, from: ZoneId, markers = markersLeft(open)): March => ({
  open,
  side,
  from,
  held: isHeld(open, side, from),
  hasMarker: markers > 0,
});

/** German infantry and mechanized infantry leave the city only in pairs (AA-FM-04). */
export const isPairBound = (side: Side, kind: LandKind): boolean =>
  side === 'axis' && (kind === 'infantry' || kind === 'mechanized');

/** The rule against a step, or null. `paired` units may step out of the city. */
function forbidden({ open, side, held, hasMarker }: March, kind: LandKind, step: Step, paired: boolean): RuleId | null {
  if (step.leavesCity) {
    if (isNotOneStepBack(open, side)) return 'AA-NSB-03';
    if (!paired && isPairBound(side, kind)) return 'AA-FM-04';
  }
  const { control, marker } = open.zones[step.to];
  const friendly = control === side;
  if (held && friendly && marker === null) return 'AA-NSB-01';
  if (kind === 'rocket-launcher' && (!friendly || open.taken.includes(step.to))) return 'AA-BOM-08';
  return friendly || marker !== null || hasMarker ? null : 'AA-COMP-04';
}

/** The rule against one step between neighbors, or null. */
export const stepForbidden = (march: March, kind: LandKind, from: ZoneId, to: ZoneId): RuleId | null =>
  ZONES[to].base === null ? forbidden(march, kind, stepTo(from, to), false) : 'AA-MOVE-04';

export const crossesUnfrozenDon = (open: Open, from: ZoneId, to: ZoneId): boolean =>
  !donFrozen(open) && isAcrossTheDon(from, to);

/** Land units stop on entering a hostile or contested zone (AA-MOVE-03). */
function isPassable({ open, side }: March, zone: ZoneId): boolean {
  const { control, marker } = open.zones[zone];
  return control === side && marker === null;
}

/** Zones on a road move: two more than on foot (AA-ROAD-01). */
const ROAD_MOVE = 4;

/** Every zone a unit can move to, each once, over a dry last step if there is one. */
export function reach(march: March, kind: LandKind, paired = false): Way[] {
  const ways: Way[] = [];
  const { move, characteristics } = unitOf(march.side, kind);
  const far = move === 2;
  for (const step of STEPS[march.from]) {
    if (forbidden(march, kind, step, paired) !== null) continue;
    note(march, ways, step);
    if (!far || !isPassable(march, step.to)) continue;
    for (const last of STEPS[step.to]) if (forbidden(march, kind, last, paired) === null) note(march, ways, last);
  }
  if (far && characteristics.includes('roadMovement')) followRoads(march, kind, paired, ways);
  return ways;
}

function note({ open, from }: March, ways: Way[], step: Step): void {
  if (step.to === from) return;
  const river = step.don && !donFrozen(open);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i];
    if (way?.to !== step.to) continue;
    if (way.river && !river) ways[i] = { to: step.to, river };
    return;
  }
  ways.push({ to: step.to, river });
}

function followRoads(march: March, kind: LandKind, paired: boolean, ways: Way[]): void {
  let ends: readonly RoadNode[] = ROAD_STARTS[march.from];
  const seen: RoadNode[] = [...ends];
  for (let length = 1; length <= ROAD_MOVE && ends.length > 0; length++) {
    const nextEnds: RoadNode[] = [];
    for (const end of ends) {
      for (const { next, step } of ROAD_STEPS[end]) {
        if (forbidden(march, kind, step, paired) !== null) continue;
        note(march, ways, step);
        if (seen.includes(next) || !isPassable(march, step.to)) continue;
        seen.push(next);
        nextEnds.push(next);
      }
    }
    ends = nextEnds;
  }
}

/** Zones a tank can take in passing: hostile, uncontested, without a unit of either side (AA-BLITZ-02, AA-R-38). */
export function blitzForbidden(march: March, through: ZoneId, isEmpty: boolean): RuleId | null {
  const { open, side, from, held, hasMarker } = march;
  if (held) return 'AA-NSB-02';
  if (!NEIGHBORS[from].includes(through) || ZONES[through].base !== null) return 'AA-BLITZ-01';
  if (isFriendly(open, side, through) || isContested(open, through)) return 'AA-BLITZ-03';
  if (!isEmpty) return 'AA-BLITZ-02';
  return hasMarker ? null : 'AA-R-28';
}
