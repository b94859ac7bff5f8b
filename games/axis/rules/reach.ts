import { isAcrossTheDon, NEIGHBORS } from '../data/borders.ts';
import { ROAD_NODES, ROADS_FROM, type RoadNode, roadNodesIn } from '../data/roads.ts';
import { LIMITS } from '../data/track.ts';
import { LAND_KINDS_OF, type LandKind, unitOf } from '../data/units.ts';
import { isCity, numberOf, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { donFrozen, isContested, isFriendly, isNextToEnemy, markersLeft } from './board.ts';
import type { RuleId } from './rule-ids.ts';
import { entryAt } from './stacks.ts';
import type { Open } from './state.ts';

/** Where land units can go, and which rule keeps them from going elsewhere. */

/** A border that land units can cross. */
export interface Step {
  readonly to: ZoneId;
  /** Number of that zone. */
  readonly end: number;
  readonly leavesCity: boolean;
  readonly don: boolean;
}

const stepTo = (from: ZoneId, to: ZoneId): Step => ({
  to,
  end: numberOf(to),
  leavesCity: isCity(from) && !isCity(to),
  don: isAcrossTheDon(from, to),
});

/** Steps out of each zone, bases left out (AA-MOVE-04). */
const STEPS: readonly (readonly Step[])[] = ZONE_IDS.map((from) =>
  NEIGHBORS[from].filter((to) => ZONES[to].base === null).map((to) => stepTo(from, to)),
);

export const stepsFrom = (zone: number): readonly Step[] => entryAt(STEPS, zone);

const ROAD_IDS = Object.keys(ROAD_NODES) as RoadNode[];

/** Steps along each road, with the place on the road where they end. */
const ROAD_STEPS: readonly (readonly { readonly next: number; readonly step: Step }[])[] = ROAD_IDS.map((node) =>
  ROADS_FROM[node]
    .filter((next) => ZONES[ROAD_NODES[next]].base === null)
    .map((next) => ({ next: ROAD_IDS.indexOf(next), step: stepTo(ROAD_NODES[node], ROAD_NODES[next]) })),
);

const ROAD_STARTS: readonly (readonly number[])[] = ZONE_IDS.map((zone) =>
  roadNodesIn(zone).map((node) => ROAD_IDS.indexOf(node)),
);

/** German infantry and mechanized infantry leave the city only in pairs (AA-FM-04). */
export const isPairBound = (side: Side, kind: LandKind): boolean =>
  side === 'axis' && (kind === 'infantry' || kind === 'mechanized');

/** How a kind of land unit moves. */
interface Gait {
  readonly far: boolean;
  readonly road: boolean;
  readonly pairBound: boolean;
  /** Never leaves friendly ground (AA-BOM-08). */
  readonly rear: boolean;
}

function gaitOf(side: Side, kind: LandKind): Gait {
  const { move, characteristics } = unitOf(side, kind);
  return {
    far: move === 2,
    road: move === 2 && characteristics.includes('roadMovement'),
    pairBound: isPairBound(side, kind),
    rear: characteristics.includes('rearEchelon'),
  };
}

const gaitsOf = (side: Side): ReadonlyMap<LandKind, Gait> =>
  new Map(LAND_KINDS_OF[side].map((kind) => [kind, gaitOf(side, kind)]));

const AXIS_GAITS = gaitsOf('axis');
const ALLIED_GAITS = gaitsOf('allies');

/** Facts that hold for all units that move from one zone. */
export interface March {
  readonly open: Open;
  readonly side: Side;
  readonly from: ZoneId;
  /** Number of that zone. */
  readonly start: number;
  /** Nobody leaves the city (AA-NSB-03). */
  readonly noStepBack: boolean;
  /** Held by Not One Step Back (AA-NSB-01). */
  readonly held: boolean;
  readonly hasMarker: boolean;
}

const isNotOneStepBack = (open: Open, side: Side): boolean => side === 'allies' && open.round <= LIMITS.notOneStepBack;

export const isHeld = (open: Open, side: Side, zone: ZoneId): boolean =>
  isNotOneStepBack(open, side) && isNextToEnemy(open, side, zone);

export const marchFrom = (open: Open, side: Side, from: ZoneId, markers = markersLeft(open)): March => ({
  open,
  side,
  from,
  start: numberOf(from),
  noStepBack: isNotOneStepBack(open, side),
  held: isHeld(open, side, from),
  hasMarker: markers > 0,
});

/** The rule against a step, or null. `paired` units may step out of the city. */
function forbidden(march: March, gait: Gait, step: Step, paired: boolean): RuleId | null {
  const { open, side } = march;
  if (step.leavesCity) {
    if (march.noStepBack) return 'AA-NSB-03';
    if (gait.pairBound && !paired) return 'AA-FM-04';
  }
  const friendly = entryAt(open.zones.control, step.end) === side;
  const contested = entryAt(open.zones.marker, step.end) !== null;
  if (march.held && friendly && !contested) return 'AA-NSB-01';
  if (gait.rear && (!friendly || open.taken.includes(step.to))) return 'AA-BOM-08';
  return friendly || contested || march.hasMarker ? null : 'AA-COMP-04';
}

/** The rule against a unit of a side taking one step, or null. */
export function takeForbidden(march: March, kind: LandKind, step: Step): RuleId | null {
  const gait = (march.side === 'axis' ? AXIS_GAITS : ALLIED_GAITS).get(kind);
  return gait === undefined ? 'AA-MOVE-01' : forbidden(march, gait, step, false);
}

/** The rule against one step between neighbors, or null. */
export const stepForbidden = (march: March, kind: LandKind, from: ZoneId, to: ZoneId): RuleId | null =>
  ZONES[to].base === null ? takeForbidden(march, kind, stepTo(from, to)) : 'AA-MOVE-04';

export const crossesUnfrozenDon = (open: Open, from: ZoneId, to: ZoneId): boolean =>
  !donFrozen(open) && isAcrossTheDon(from, to);

/** Land units stop on entering a hostile or contested zone (AA-MOVE-03). */
const isPassable = ({ open, side }: March, zone: number): boolean =>
  entryAt(open.zones.control, zone) === side && entryAt(open.zones.marker, zone) === null;

/** Zones on a road move: two more than on foot (AA-ROAD-01). */
const ROAD_MOVE = 4;

/** The last search that came to each zone, and the last that came there over the Don: see `traceFrom` in `supply.ts`. */
const FOUND_BY = ZONE_IDS.map(() => 0);
const FOUND_WET_BY = ZONE_IDS.map(() => 0);
let searches = 0;

/** The last step to every zone a unit can move to, each zone once, over a dry border if there is one. */
export function reach(march: March, kind: LandKind, paired = false): Step[] {
  const ends: Step[] = [];
  const gait = (march.side === 'axis' ? AXIS_GAITS : ALLIED_GAITS).get(kind);
  if (gait === undefined) return ends;
  FOUND_BY[march.start] = ++searches;
  for (const step of stepsFrom(march.start)) {
    if (forbidden(march, gait, step, paired) !== null) continue;
    note(ends, step);
    if (!gait.far || !isPassable(march, step.end)) continue;
    for (const last of stepsFrom(step.end)) if (forbidden(march, gait, last, paired) === null) note(ends, last);
  }
  if (gait.road) followRoads(march, gait, paired, ends);
  return ends;
}

function note(ends: Step[], step: Step): void {
  const { end, don } = step;
  if (FOUND_BY[end] !== searches) {
    FOUND_BY[end] = searches;
    if (don) FOUND_WET_BY[end] = searches;
    ends.push(step);
  } else if (!don && FOUND_WET_BY[end] === searches) {
    FOUND_WET_BY[end] = 0;
    for (let i = 0; i < ends.length; i++) if (ends[i]?.end === end) ends[i] = step; // a closure would cost every call
  }
}

function followRoads(march: March, gait: Gait, paired: boolean, ends: Step[]): void {
  const reached = entryAt(ROAD_STARTS, march.start).slice();
  let from = 0;
  for (let length = 1; length <= ROAD_MOVE && from < reached.length; length++) {
    const end = reached.length;
    for (; from < end; from++) {
      for (const { next, step } of entryAt(ROAD_STEPS, entryAt(reached, from))) {
        if (forbidden(march, gait, step, paired) !== null) continue;
        note(ends, step);
        if (!reached.includes(next) && isPassable(march, step.end)) reached.push(next);
      }
    }
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
