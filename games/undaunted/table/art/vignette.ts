import { laRaye } from '../../normandy/data/scenarios/01-la-raye.ts';
import { readScenario } from '../../rules/board.ts';
import { entry } from '../../rules/pieces.ts';
import { layTiles, type Spot, TILE } from '../board/geometry.ts';
import { COUNTER, soldier } from '../board/shapes.ts';
import { GERMANY, type SideLook, US } from '../sides.ts';
import { PICTURES } from './faces.ts';
import { tileSvg } from './tile.ts';

/** The part of the board that the card of the game shows: the hamlet and what lies before it. */
const WINDOW = { x: 161, y: 30, width: 460, height: 441 };
const SIDE = 54;

export type Standing = readonly [side: SideLook, type: string, tile: string, aside: number];

const STANDING: readonly Standing[] = [
  [US, 'riflemen', '17B', 14],
  [US, 'riflemen', '13B', -30],
  [US, 'scouts', '13B', 30],
  [US, 'riflemen', '12B', 0],
  [GERMANY, 'scouts', '8A', 0],
  [GERMANY, 'riflemen', '5B', -32],
  [GERMANY, 'scouts', '5B', 32],
];
const COLOURS: Readonly<Record<string, { readonly face: string; readonly glyph: string }>> = {
  us: { face: '#4f5f2c', glyph: '#f6efda' },
  german: { face: '#a3aca0', glyph: '#141a15' },
  soviet: { face: '#8f3226', glyph: '#f6efda' },
};

/** A corner of the real board with a few counters on it. */
export function vignetteSvg(): string {
  const { spots } = layTiles(readScenario(laRaye));
  return boardSvg(WINDOW, spots, pictureSvg, STANDING);
}

function pictureSvg({ tile, lie }: Spot): string {
  const picture = PICTURES.find((each) => each.face === tile && each.lie === lie);
  return picture === undefined ? '' : tileSvg(picture);
}

interface At {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
}

/** The part of a board that lies in a window, with counters standing on it. */
export function boardSvg<Tile extends At>(
  { x, y, width, height }: typeof WINDOW,
  spots: readonly Tile[],
  pictureOf: (spot: Tile) => string,
  standing: readonly Standing[],
): string {
  const tiles = spots
    .filter((spot) => spot.x < x + width && spot.x + TILE > x && spot.y < y + height && spot.y + TILE > y)
    .map((spot) => tileAt(spot, pictureOf(spot)));
  const counters = standing.map(([side, type, tile, aside]) => {
    const spot = spots.find((each) => each.tile === tile);
    return spot === undefined ? '' : counterAt(side, type, spot.x + TILE / 2 + aside, spot.y + TILE / 2);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#1d1812"/>${tiles.join('')}${counters.join('')}</svg>`;
}

function tileAt({ x, y }: At, svg: string): string {
  const placed = svg.replace('width="100" height="100"', `x="${x}" y="${y}" width="${TILE}" height="${TILE}"`);
  return `<rect x="${x + 1}" y="${y + 4}" width="${TILE}" height="${TILE}" rx="4" opacity=".5"/>${placed}`;
}

function counterAt(side: SideLook, type: string, x: number, y: number): string {
  const { face, glyph } = entry(COLOURS, side.class);
  const { solid, face: pale, carried } = soldier(side, type);
  const edge = side.plate(COUNTER);
  return (
    `<g transform="translate(${x} ${y}) scale(${SIDE / COUNTER})"><path d="${edge}" transform="translate(2 3)" opacity=".5"/>` +
    `<path d="${edge}" fill="${face}" stroke="#17130c" stroke-width="1.6"/><g transform="translate(-20.4 -17) scale(1.7)" fill="${glyph}">` +
    `<path d="${solid}"/><path d="${pale}" opacity=".72"/><path d="${carried}" stroke="${face}" stroke-width=".9" paint-order="stroke"/></g></g>`
  );
}
