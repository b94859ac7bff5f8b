import { NEIGHBORS } from '../../data/borders.ts';
import { CROSSING_IDS, EAST_BANK, LANDING_ZONES } from '../../data/places.ts';
import { ROAD_NODES } from '../../data/roads.ts';
import { type Side, ZONE_IDS, ZONES, type ZoneId } from '../../data/zones.ts';
import { isFriendly, isOccupied } from '../../rules/board.ts';
import type { Open } from '../../rules/state.ts';
import { LINES } from '../data/lines.ts';
import { CROSSING_LINES, EXIT_LINES, LINKS, ROAD_LINES, TOWNS } from '../data/ways.ts';
import { type BoardId, boardOf, type Point, pointsOf } from './outlines.ts';

/** A stretch of a supply line, in the direction of the trains. */
export interface Haul {
  readonly board: BoardId;
  readonly line: readonly Point[];
}

/** Trains keep to the roads where they can. */
const OFF_ROAD = 2.2;

interface Way {
  readonly hauls: readonly Haul[];
  readonly cost: number;
}

const reversed = (hauls: readonly Haul[]): Haul[] =>
  hauls.map(({ board, line }) => ({ board, line: [...line].reverse() })).reverse();

const WAYS = new Map<string, Way>();

/** The way between two neighbors, as the first of them sees it. */
function wayBetween(from: ZoneId, to: ZoneId): Way {
  const name = `${from} ${to}`;
  const way = WAYS.get(name) ?? findWay(from, to);
  WAYS.set(name, way);
  return way;
}

function findWay(from: ZoneId, to: ZoneId): Way {
  const along = (a: ZoneId, b: ZoneId): Haul[] =>
    ROAD_LINES.filter(([start, end]) => ROAD_NODES[start] === a && ROAD_NODES[end] === b).map(([, , board, line]) => ({
      board,
      line: pointsOf(line),
    }));
  const road = [...along(from, to), ...reversed(along(to, from))];
  if (road.length > 0) return { hauls: road, cost: 1 };
  const link = LINKS.find(([a, b]) => (a === from && b === to) || (a === to && b === from));
  if (link !== undefined) {
    const [region, city, regionEnd, cityEnd] = link;
    const hauls: Haul[] = [
      { board: 'region', line: [TOWNS[region], regionEnd] },
      { board: 'city', line: [cityEnd, TOWNS[city]] },
    ];
    return { hauls: from === region ? hauls : reversed(hauls), cost: OFF_ROAD };
  }
  return { hauls: [{ board: boardOf(from), line: [TOWNS[from], borderBetween(from, to), TOWNS[to]] }], cost: OFF_ROAD };
}

/** The middle of a shared border. */
function borderBetween(from: ZoneId, to: ZoneId): Point {
  const [, , line = ''] = LINES.find(([a, b]) => (a === from && b === to) || (a === to && b === from)) ?? [];
  const steps = pointsOf(line);
  return steps.slice(0, Math.ceil(steps.length / 2)).reduce(([x, y], [right, down]) => [x + right, y + down], [0, 0]);
}

interface Reach {
  readonly cost: number;
  readonly from: ZoneId | null;
}

/** Cheapest ways from these zones through friendly ones; a hostile zone can be an end, never a stage (AA-SUP-06). */
function reachFrom(open: Open, side: Side, sources: readonly ZoneId[]): Map<ZoneId, Reach> {
  const reached = new Map<ZoneId, Reach>(sources.map((id) => [id, { cost: 0, from: null }]));
  const queue = [...sources];
  while (queue.length > 0) {
    queue.sort((a, b) => (reached.get(a)?.cost ?? 0) - (reached.get(b)?.cost ?? 0));
    const id = queue.shift();
    if (id === undefined || !isFriendly(open, side, id)) continue;
    for (const next of NEIGHBORS[id]) {
      const cost = (reached.get(id)?.cost ?? 0) + wayBetween(id, next).cost;
      if (cost >= (reached.get(next)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(next, { cost, from: id });
      queue.push(next);
    }
  }
  return reached;
}

export interface SupplyNet {
  /** Zones with units of the side that a line reaches. */
  readonly fed: readonly ZoneId[];
  readonly hauls: readonly Haul[];
}

/** The supply lines of a side to all its units: from exits along the roads, and for the Allies over the Volga. */
export function supplyNet(open: Open, side: Side): SupplyNet {
  const forces = ZONE_IDS.filter((id) => isOccupied(open, side, id));
  const isSource = (id: ZoneId): boolean => isFriendly(open, side, id) || forces.includes(id);
  const exits = ZONE_IDS.filter((id) => ZONES[id].exit === side && isSource(id));
  const ferries =
    side === 'axis' ? [] : CROSSING_IDS.filter((id) => open.crossings[id].ferry && isSource(LANDING_ZONES[id]));
  const byRoad = reachFrom(open, side, exits);
  const hauls = new Map<string, readonly Haul[]>();
  const fed = forces.filter((force) => {
    if (force === EAST_BANK) return true; // AA-R-32
    const ferry = ferries.find((id) => id === ZONES[force].sector);
    const byWater = ferry === undefined ? undefined : reachFrom(open, side, [LANDING_ZONES[ferry]]);
    const isByWater =
      (byWater?.get(force)?.cost ?? Number.POSITIVE_INFINITY) <= (byRoad.get(force)?.cost ?? Number.POSITIVE_INFINITY);
    const reached = isByWater ? byWater : byRoad;
    let at: ZoneId = force;
    for (let step = reached?.get(at); step !== undefined; step = reached?.get(at)) {
      if (step.from === null) break;
      hauls.set(`${step.from} ${at}`, wayBetween(step.from, at).hauls);
      at = step.from;
    }
    if (reached?.has(force) !== true) return false;
    if (isByWater && ferry !== undefined) hauls.set(ferry, ferryHaul(ferry));
    else hauls.set(at, exitHaul(at));
    return true;
  });
  return { fed, hauls: [...hauls.values()].flat() };
}

function ferryHaul(id: keyof typeof CROSSING_LINES): Haul[] {
  const [west, east] = CROSSING_LINES[id];
  return [{ board: 'city', line: [TOWNS[EAST_BANK], east, west, TOWNS[LANDING_ZONES[id]]] }];
}

function exitHaul(zone: ZoneId): Haul[] {
  const [, line = ''] = EXIT_LINES.find(([id]) => id === zone) ?? [];
  return [{ board: 'region', line: pointsOf(line).reverse() }];
}

/** Lines as one path. */
export const haulPath = (hauls: readonly Haul[]): string =>
  hauls.map(({ line }) => `M${line.map((point) => point.join(' ')).join('L')}`).join('');

const EVERY = 52;

/** Chevrons along the lines, pointing the way, as one path. */
export function chevronPath(hauls: readonly Haul[]): string {
  return hauls.flatMap(({ line }) => line.slice(1).map((end, i) => chevrons(line[i] ?? end, end))).join('');
}

function chevrons([ax, ay]: Point, [bx, by]: Point): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const count = Math.round(length / EVERY);
  return Array.from({ length: count }, (_, i) => {
    const far = ((i + 0.5) / count) * length;
    const at = (ahead: number, aside: number): string =>
      `${Math.round(ax + ux * (far + ahead) - uy * aside)} ${Math.round(ay + uy * (far + ahead) + ux * aside)}`;
    return `M${at(-6, -8)}L${at(7, 0)}L${at(-6, 8)}`;
  }).join('');
}
