export { Board, type BoardProps, type Things } from './board.tsx';
export { UnitCounter } from './counter.tsx';
export { type BoardFacts, boardFacts } from './facts.ts';
export { boundsOf, type Corner, type Laid, TILE } from './geometry.ts';
export { ControlMark, CoverShield, Disc, ObjectiveMark, Sign } from './marks.tsx';
export { MiniMap } from './mini-map.tsx';
export type { BoardArrow } from './overlays.tsx';
export { soldier } from './shapes.ts';
export { SignPost } from './tile.tsx';
