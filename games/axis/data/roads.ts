import { ROAD_NODES, type RoadNode, STRETCHES } from './road-list.ts';
import type { ZoneId } from './zones.ts';

export { ROAD_EXITS, ROAD_NODES, type RoadNode } from './road-list.ts';

const NODE_IDS = Object.keys(ROAD_NODES) as RoadNode[];

export const ROADS_FROM: Readonly<Record<RoadNode, readonly RoadNode[]>> = (() => {
  const all = Object.fromEntries(NODE_IDS.map((id) => [id, [] as RoadNode[]])) as Record<RoadNode, RoadNode[]>;
  for (const [a, b] of STRETCHES) {
    all[a].push(b);
    all[b].push(a);
  }
  return all;
})();

export const roadNodesIn = (zone: ZoneId): readonly RoadNode[] => NODE_IDS.filter((id) => ROAD_NODES[id] === zone);
