import { columnOf, faceOf, type Letter, PLACES, rowOf } from '../../../stalingrad/data/city.ts';
import { TILE } from '../../board/geometry.ts';
import { GERMANY, SOVIETS } from '../../sides.ts';
import { boardSvg, type Standing } from '../vignette.ts';
import { cityTileSvg } from './tile.ts';

const PITCH = TILE + 4;
/** Pavlov's House, the square before it and the mill behind it. */
const WINDOW = { x: 5.36 * PITCH, y: 4.42 * PITCH, width: 460, height: 441 };

/** Tiles that the fighting has changed. */
const WORN: Readonly<Record<string, Letter>> = { 506: 'B', 606: 'B', 607: 'B', 407: 'B', 508: 'B' };

const STANDING: readonly Standing[] = [
  [SOVIETS, 'riflemen', '506', -28],
  [SOVIETS, 'gunners', '506', 32],
  [SOVIETS, 'scouts', '607', -2],
  [SOVIETS, 'riflemen', '507', 10],
  [GERMANY, 'riflemen', '605', 14],
  [GERMANY, 'scouts', '406', 0],
  [GERMANY, 'riflemen', '505', 26],
];

/** A corner of the city with a few counters on it. */
export function cityVignetteSvg(): string {
  const spots = PLACES.map(({ code }) => ({
    tile: code,
    x: (columnOf(code) + (rowOf(code) % 2 === 0 ? 0.5 : 0)) * PITCH,
    y: rowOf(code) * PITCH,
  }));
  return boardSvg(WINDOW, spots, ({ tile }) => cityTileSvg(tile, faceOf(tile, WORN[tile] ?? 'A')), STANDING);
}
