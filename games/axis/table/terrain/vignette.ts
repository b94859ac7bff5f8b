import { draw } from '@kurgan/kit/drawing';
import type { Kind } from '../../data/units.ts';
import type { Side, ZoneId } from '../../data/zones.ts';
import { CHIP, STAR } from '../board/stack.ts';
import { PLACES } from '../data/places.ts';
import { EDGES, SYMBOLS } from '../data/symbols.ts';
import { outlinePath } from './drawing.ts';

/** The bend of the Don and the road to the city, in board units. */
const CORNER = { x: 340, y: 262, width: 600, height: 575 } as const;
/** Chips stand larger on the card of the game than on the board. */
const LARGER = 1.35;

const UNITS: readonly (readonly [zone: ZoneId, side: Side, column: number, kinds: readonly Kind[]])[] = [
  ['zimovskii', 'axis', 0, ['infantry', 'artillery']],
  ['kopania', 'axis', 0, ['minor-infantry', 'minor-artillery']],
  ['vertyachii', 'axis', -1, ['infantry', 'tank']],
  ['vertyachii', 'allies', 1, ['infantry', 'artillery']],
  ['kalach', 'axis', 0, ['mechanized', 'assault-gun']],
  ['kotluban', 'allies', 0, ['tank']],
  ['buzinovka', 'axis', 0, ['infantry']],
];

/** A corner of the Region Board with a few chips on it. It carries no words and no counts. */
export function vignetteSvg(terrain: string): string {
  const { x, y, width, height } = CORNER;
  const fight =
    draw({ stroke: '#17130c', width: 11 }, outlinePath('vertyachii')) +
    draw({ stroke: '#fbf5e4', width: 6 }, outlinePath('vertyachii'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${terrain}${fight}${UNITS.map(column).join('')}</svg>`;
}

function column([zone, side, aside, kinds]: (typeof UNITS)[number]): string {
  const [, , x, y] = PLACES[zone];
  const step = (CHIP.height + CHIP.gap) * LARGER;
  const left = x + aside * ((CHIP.width * LARGER + STAR) / 2) - (CHIP.width * LARGER) / 2;
  return kinds.map((kind, row) => chip(side, kind, left, y + row * step)).join('');
}

function chip(side: Side, kind: Kind, x: number, y: number): string {
  const { lines, full = '', isMinor = false } = SYMBOLS[kind];
  const face = isMinor ? '#c2c49c' : side === 'axis' ? '#a3aca0' : '#8f3226';
  const ink = side === 'axis' ? '#141a15' : '#f6efda';
  return `<g transform="translate(${x} ${y}) scale(${(CHIP.width / 33) * LARGER})"><g transform="translate(.9 1.9)">${draw({ fill: '#1a1208', opacity: 0.55 }, EDGES[side])}</g>${draw({ fill: face, stroke: '#17130c', width: 1.2 }, EDGES[side])}<g transform="translate(4 0)">${draw({ stroke: ink, width: 1.25 }, lines)}${draw({ fill: ink }, full)}</g></g>`;
}
