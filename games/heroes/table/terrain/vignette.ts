import { draw } from '@kurgan/kit/drawing';
import type { Side } from '../../data/vocabulary.ts';
import { fieldOf } from '../../rules/field/layouts.ts';
import { BODY, FACE, FIGURES, type Figure, type FigureId, HELMETS } from '../board/data/figures.ts';
import { MARGIN, move, SIDE, type Spot } from '../board/geometry.ts';
import { COUNTER, HEXAGON, plate } from '../board/plates.ts';
import { wallsOf } from '../board/walls.ts';

/** The face and the building on the card of the game. */
export const VIGNETTE = { face: 'A1', tile: 'bld-pavlov', at: [2, 1] } as const;
/** The part of the board that is shown: the west of the house and the square before it. */
const WINDOW = { x: 92, y: 18, width: 384, height: 368 } as const;
/** Counters stand larger on the card of the game than on the board. */
const LARGER = 1.16;
const INK = '#17130c';

/** Squares are counted in halves, from the north-west. */
const UNITS: readonly (readonly [side: Side, figure: FigureId, at: Spot, token: boolean])[] = [
  ['soviet', 'machineGun', [6, 4], true],
  ['soviet', 'rifle', [8, 4], false],
  ['soviet', 'officer', [10, 6], false],
  ['soviet', 'rifle', [6, 8], true],
  ['german', 'rifle', [5, 11], true],
  ['german', 'rifle', [9, 11], false],
  ['german', 'machineGun', [13, 11], true],
];

/** A corner of a board with a few counters on it. It carries no words and no figures. */
export function vignetteSvg(face: string, house: string): string {
  const { x, y, width, height } = WINDOW;
  const [column, row] = VIGNETTE.at;
  const corner: Spot = [(column + 0.5) * SIDE - MARGIN, (row + 0.5) * SIDE - MARGIN];
  // Both drawings bring filters of the same names.
  const own = house
    .replaceAll('rough', 'rough-house')
    .replaceAll('wash', 'wash-house')
    .replaceAll('soft', 'soft-house');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${face}<g transform="${move(corner)}">${own}</g>${walls()}${UNITS.map(counter).join('')}</svg>`;
}

function walls(): string {
  const field = fieldOf([[VIGNETTE.face]]);
  const { outer, inner, windows, windowMarks, leaves, doorMarks } = wallsOf(field, field.startsRuined);
  const course = (path: string, width: number): string =>
    draw({ stroke: '#2f2518', width: width + 2.4 }, path) +
    draw({ stroke: '#8a4a36', width }, path) +
    `<path d="${path}" fill="none" stroke="#d9b79a" stroke-width="${width}" stroke-dasharray="1 6" opacity=".75"/>`;
  return (
    course(inner.brick, 5) +
    course(outer.brick, 8) +
    draw({ stroke: '#2f2518', width: 4 }, windows) +
    draw({ stroke: '#f6efda', width: 2 }, windows) +
    draw({ stroke: '#2f2518', width: 5 }, leaves) +
    draw({ stroke: '#6b4a2a', width: 3.4 }, leaves) +
    draw({ fill: '#f6efda', stroke: '#2f2518', width: 1.3 }, windowMarks) +
    draw({ fill: '#38576b', stroke: '#f6efda', width: 1.2 }, doorMarks)
  );
}

function counter([side, figure, [column, row], token]: (typeof UNITS)[number]): string {
  const { alone, hat = HELMETS[side], carried = '' }: Figure = FIGURES[figure];
  const [face, ink] = side === 'soviet' ? ['#8f3226', '#f6efda'] : ['#a3aca0', '#141a15'];
  const outline = plate(side, COUNTER);
  const soldier =
    draw({ fill: ink }, alone ?? BODY + hat) +
    (alone === undefined ? draw({ fill: ink, opacity: 0.78 }, FACE) : '') +
    draw({ fill: ink }, carried);
  const order = token
    ? `<g transform="translate(22 -22)">${draw({ fill: face, stroke: INK, width: 1.3 }, HEXAGON)}${draw({ stroke: ink, width: 1.3 }, 'M-5.5-3.5L0-7 5.5-3.5V3.5L0 7-5.5 3.5ZM-3 0H3')}</g>`
    : '';
  return `<g transform="${move([(column * SIDE) / 2, (row * SIDE) / 2])} scale(${LARGER})"><g transform="translate(1.2 2.4)">${draw({ fill: '#140d04', opacity: 0.45 }, outline)}</g>${draw({ fill: face, stroke: INK, width: 1.5 }, outline)}<g transform="translate(-17 -17) scale(1.42)">${soldier}</g>${order}</g>`;
}
