export { Board, type Things } from './board.tsx';
export { UnitCounter } from './counter.tsx';
export { boundsOf, type Laid, TILE } from './geometry.ts';
export { ControlMark, CoverShield, Disc, GroundMark, ObjectiveMark, Sign } from './marks.tsx';
export type { BoardArrow } from './overlays.tsx';
export { counterPositions, placesFor } from './positions.ts';
export { soldier } from './shapes.ts';
