import { columnOf, faceOf, type Letter, PLACES, rowOf } from '../../../stalingrad/data/city.ts';
import { TILE } from '../../board/geometry.ts';
import { GERMANY, SOVIETS } from '../../sides.ts';
import { boardSvg, type Standing } from '../vignette.ts';
import { cityTileSvg } from './tile.ts';

const PITCH = TILE + 4;
/** The mill, the trench before it and the river behind. */
const WINDOW = { x: 7.3 * PITCH, y: 4.5 * PITCH, width: 460, height: 441 };

/** Tiles that the fighting has changed. */
const WORN: Readonly<Record<string, Letter>> = { 407: 'B', 508: 'B', 607: 'B', 707: 'C', 709: 'B' };

const STANDING: readonly Standing[] = [
  [GERMANY, 'riflemen', '507', 34],
  [GERMANY, 'scouts', '606', 58],
  [SOVIETS, 'gunners', '508', -4],
  [SOVIETS, 'scouts', '509', -40],
  [SOVIETS, 'riflemen', '608', 0],
  [SOVIETS, 'riflemen', '609', -44],
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
