import { isAcrossTheDon, NEIGHBORS } from '../data/borders.ts';
import { ROAD_NODES, ROADS_FROM, type RoadNode, roadNodesIn } from '../data/roads.ts';
import { LIMITS } from '../data/track.ts';
import { type LandKind, unitOf } from '../data/units.ts';
import { isCity, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { donFrozen, isContested, isFriendly, isNextToEnemy, markersLeft } from './board.ts';
import type { RuleId } from './rule-ids.ts';
import type { Open } from './state.ts';

/** Where land units can go, and which rule keeps them from going elsewhere. */

export interface Way {
  readonly to: ZoneId;
  /** Its last step crosses the unfrozen Don. */
  readonly river: boolean;
}

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

export const marchFrom = (open: Open, side: Side, from: ZoneId): March => ({
  open,
  side,
  from,
  held: isHeld(open, side, from),
  hasMarker: markersLeft(open) > 0,
});

/** German infantry and mechanized infantry leave the city only in pairs (AA-FM-04). */
export const isPairBound = (side: Side, kind: LandKind): boolean =>
  side === 'axis' && (kind === 'infantry' || kind === 'mechanized');

/** The rule against one step, or null. `paired` units may step out of the city. */
export function stepForbidden(march: March, kind: LandKind, from: ZoneId, to: ZoneId, paired = false): RuleId | null {
  const { open, side, held, hasMarker } = march;
  if (ZONES[to].base !== null) return 'AA-MOVE-04';
  const leaves = isCity(from) && !isCity(to);
  if (leaves && isNotOneStepBack(open, side)) return 'AA-NSB-03';
  if (leaves && !paired && isPairBound(side, kind)) return 'AA-FM-04';
  const friendly = isFriendly(open, side, to);
  const contested = isContested(open, to);
  if (held && friendly && !contested) return 'AA-NSB-01';
  if (kind === 'rocket-launcher' && (!friendly || open.taken.includes(to))) return 'AA-BOM-08';
  if (!friendly && !contested && !hasMarker) return 'AA-COMP-04';
  return null;
}

export const crossesUnfrozenDon = (open: Open, from: ZoneId, to: ZoneId): boolean =>
  !donFrozen(open) && isAcrossTheDon(from, to);

/** Land units stop on entering a hostile or contested zone (AA-MOVE-03). */
const isPassable = ({ open, side }: March, zone: ZoneId): boolean =>
  isFriendly(open, side, zone) && !isContested(open, zone);

/** Zones an unlimited unit passes on the road: two more than on foot (AA-ROAD-01). */
const ROAD_MOVE = 4;

/** Every zone a unit can move to, each once, over a dry last step if there is one. */
export function reach(march: March, kind: LandKind, paired = false): Way[] {
  const ways: Way[] = [];
  const note = (from: ZoneId, to: ZoneId): void => {
    if (to === march.from) return;
    const river = crossesUnfrozenDon(march.open, from, to);
    const at = ways.findIndex((way) => way.to === to);
    if (at < 0) ways.push({ to, river });
    else if (!river && ways[at]?.river) ways[at] = { to, river };
  };
  const { move, characteristics } = unitOf(march.side, kind);
  const far = move === 2 && !march.held; // AA-NSB-02
  for (const next of NEIGHBORS[march.from]) {
    if (stepForbidden(march, kind, march.from, next, paired) !== null) continue;
    note(march.from, next);
    if (!far || !isPassable(march, next)) continue;
    for (const last of NEIGHBORS[next]) if (stepForbidden(march, kind, next, last, paired) === null) note(next, last);
  }
  if (far && characteristics.includes('roadMovement')) followRoads(march, kind, paired, note);
  return ways;
}

const ROAD_STARTS = Object.fromEntries(ZONE_IDS.map((id) => [id, roadNodesIn(id)])) as Record<
  ZoneId,
  readonly RoadNode[]
>;

function followRoads(march: March, kind: LandKind, paired: boolean, note: (from: ZoneId, to: ZoneId) => void): void {
  let ends: readonly RoadNode[] = ROAD_STARTS[march.from];
  const seen: RoadNode[] = [...ends];
  for (let step = 1; step <= ROAD_MOVE && ends.length > 0; step++) {
    const next: RoadNode[] = [];
    for (const end of ends) {
      const from = ROAD_NODES[end];
      for (const node of ROADS_FROM[end]) {
        const to = ROAD_NODES[node];
        if (stepForbidden(march, kind, from, to, paired) !== null) continue;
        note(from, to);
        if (seen.includes(node) || !isPassable(march, to)) continue;
        seen.push(node);
        next.push(node);
      }
    }
    ends = next;
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
