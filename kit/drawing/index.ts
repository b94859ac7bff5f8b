/** SVG drawing tools for maps and tiles. Their output is baked into images, so no browser loads this. */
export {
  type Bounds,
  bend,
  beside,
  between,
  boundsOf,
  box,
  closed,
  degrees,
  distance,
  inside,
  type Line,
  type Place,
  type Point,
  pairs,
  placed,
  points,
  type Segments,
  TURN,
  toward,
  walk,
} from './geometry.ts';
export { at, blob, closedCurve, curve, num, open, shape } from './path.ts';
export { draw, type Pen } from './pen.ts';
export { type Random, range, seeded } from './random.ts';
