import type { Arc } from '../../data/vocabulary.ts';
import type { Field } from './field.ts';
import { at, type Direction, DX, DY, type Interspace, NOWHERE, type Square } from './squares.ts';

/** Squares from one to the other: each end in an offset square of another grid saves half a square (HS-GEO-09). */
export function squareRange(field: Field, a: Square, b: Square): number {
  if (a === b) return 0;
  const far = Math.max(Math.abs(at(field.x, a) - at(field.x, b)), Math.abs(at(field.y, a) - at(field.y, b)));
  const [gridA, gridB] = [at(field.grid, a), at(field.grid, b)];
  const offsets = gridA === gridB ? 0 : Number(gridA > 0) + Number(gridB > 0);
  return Math.max(1, (far - offsets) / 2);
}

/** The smallest range between any squares of two units (HS-GEO-10). */
export function rangeBetween(field: Field, a: Square, a2: Square, b: Square, b2: Square): number {
  let best = squareRange(field, a, b);
  if (a2 !== NOWHERE) best = Math.min(best, squareRange(field, a2, b));
  if (b2 !== NOWHERE) best = Math.min(best, squareRange(field, a, b2));
  if (a2 !== NOWHERE && b2 !== NOWHERE) best = Math.min(best, squareRange(field, a2, b2));
  return best;
}

/** Interspaces from a square to a point, the point itself counted (HS-GEO-12). Throws out of buildings: `throwRange`. */
export function pointRange(field: Field, a: Square, point: Interspace): number {
  const dx = Math.abs(at(field.x, a) - at(field.pointX, point));
  const dy = Math.abs(at(field.y, a) - at(field.pointY, point));
  return Math.max(1, Math.ceil(Math.max(dx, dy) / 2));
}

/** A vector lies within an arc; its edges belong to it (HS-GEO-15). */
export function isInArc(facing: Direction, arc: Arc | 360, dx: number, dy: number): boolean {
  if (arc === 360) return true;
  const ahead = dx * DX[facing] + dy * DY[facing];
  const aside = Math.abs(dx * DY[facing] - dy * DX[facing]);
  return arc === 180 ? ahead >= 0 : ahead > 0 && aside <= ahead;
}

/** The square that is aimed at lies within the firer's arc; a vehicle's is measured from its front square (HS-R-16). */
export function isSquareInArc(field: Field, from: Square, facing: Direction, arc: Arc | 360, to: Square): boolean {
  return isInArc(facing, arc, at(field.x, to) - at(field.x, from), at(field.y, to) - at(field.y, from));
}

export function isPointInArc(field: Field, from: Square, facing: Direction, arc: Arc | 360, to: Interspace): boolean {
  return isInArc(facing, arc, at(field.pointX, to) - at(field.x, from), at(field.pointY, to) - at(field.y, from));
}

export interface Faces {
  readonly front: boolean;
  readonly side: boolean;
  readonly rear: boolean;
}

/** Faces of a heavy vehicle that a shot at one of its squares can strike; on a diagonal two count (HS-GEO-16). */
export function facesStruck(field: Field, aimed: Square, facing: Direction, from: Square): Faces {
  const [dx, dy] = [at(field.x, from) - at(field.x, aimed), at(field.y, from) - at(field.y, aimed)];
  const ahead = dx * DX[facing] + dy * DY[facing];
  const aside = Math.abs(dx * DY[facing] - dy * DX[facing]);
  return { front: ahead >= aside, rear: -ahead >= aside, side: Math.abs(ahead) <= aside };
}
