import type { Direction, Square } from './squares.ts';

/** The present state of a side between two squares. */
export const EDGE = { open: 0, wall: 1, window: 2, door: 3, breach: 4, doorway: 5 } as const;

/** A side of a building's square where something may stand: an outer side, or one between two rooms. */
export interface Edge {
  /** The square inside. */
  readonly inside: Square;
  /** The square beyond an inner side or an aligned outer one; of an offset outer side none. */
  readonly beyond: Square;
  readonly side: Direction;
  readonly part: number;
  /** The part beyond an inner side; -1: this is an outer side. */
  readonly partBeyond: number;
  /** While every part stands. */
  readonly standing: number;
  /** Vehicles may pass. */
  readonly gate: boolean;
  /** A wall that outlives its part. */
  readonly rubbleWall: boolean;
  /** Squares that look at it from beyond: two for an offset outer side (HS-GEO-03). */
  readonly faces: readonly Square[];
  /** The incomplete square before each of them; none for aligned and inner sides. */
  readonly halves: readonly Square[];
  /** The square at the outer end of a door's arrow. */
  readonly arrow: Square;
  /** The opening's id on its tile; empty for walls and doorways. */
  readonly opening: string;
  /** Two ends in half-squares. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

const isRuined = (ruined: number, part: number): boolean => ((ruined >> part) & 1) === 1;

/** HS-R-58: a ruined part loses its walls, but an intact neighbor keeps its own, with breaches for doorways. */
function edgeState(edge: Edge, ruined: number): number {
  const gone = isRuined(ruined, edge.part);
  if (edge.partBeyond < 0) {
    if (!gone) return edge.standing;
    return edge.rubbleWall ? EDGE.wall : EDGE.open;
  }
  const goneBeyond = isRuined(ruined, edge.partBeyond);
  if (gone && goneBeyond) return EDGE.open;
  if (!gone && !goneBeyond) return edge.standing;
  return edge.standing === EDGE.doorway ? EDGE.breach : EDGE.wall;
}

/** The state of every edge while these parts are ruined (bits by part). */
export function edgeStates(edges: readonly Edge[], ruined: number): Uint8Array {
  return Uint8Array.from(edges, (edge) => edgeState(edge, ruined));
}
