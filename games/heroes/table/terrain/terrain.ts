import { draw, seeded } from '@kurgan/kit/drawing';
import { BOARD_COLUMNS, BOARD_FACES, BOARD_ROWS, BOARDS, type BoardFace } from '../../data/boards.ts';
import { TERRAIN_CODES, type TerrainCode } from '../../data/terrain.ts';
import type { Cell } from '../../data/tile-facts.ts';
import { TILES, type TileId } from '../../data/tiles.ts';
import { MARGIN, SIDE, tileSize } from '../board/geometry.ts';
import { soot } from './debris.ts';
import { cobbles, GROUNDS, SOOTY, sootOf } from './grounds.ts';
import { STREET } from './palette.ts';
import { regionsOf } from './regions.ts';
import { ruined, standing } from './tiles.ts';
import { VIGNETTE, vignetteSvg } from './vignette.ts';

const WIDTH = BOARD_COLUMNS * SIDE;
const HEIGHT = BOARD_ROWS * SIDE;
/** Pixels for a unit of the drawing. */
const SCALE = 1.6;

interface Drawing {
  readonly svg: () => string;
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Flat ground is drawn first, then everything that stands on it. */
const ORDER: readonly TerrainCode[] = [',', 'm', '~', '=', 'c', 'C', 'T', 'r', 'F', 's', 'w', 'R', 'B', 't'];
/** Nothing grows and no cobbles show on these. */
const BARE: ReadonlySet<string> = new Set(['~', 'm', ',', 'B', '=']);

const CELLS: readonly Cell[] = Array.from({ length: BOARD_COLUMNS * BOARD_ROWS }, (_, i) => [
  i % BOARD_COLUMNS,
  Math.floor(i / BOARD_COLUMNS),
]);

const codeAt = (face: BoardFace, [column, row]: Cell): string => BOARDS[face].grid[row]?.[column] ?? '.';

/** A board's face without its tiles and without a word on it: walls, names and counters are laid over it live. */
function faceSvg(face: BoardFace): string {
  const random = seeded('face', face);
  const street = CELLS.filter((cell) => !BARE.has(codeAt(face, cell))).map((cell) => cobbles(cell, random));
  const flat = ORDER.slice(0, 1);
  const drawn = (codes: readonly TerrainCode[]): string =>
    codes
      .flatMap((code) => {
        const cells = CELLS.filter((cell) => codeAt(face, cell) === code);
        return regionsOf(cells).map((region, index) => GROUNDS[code]?.(region, random, `in-${index}`) ?? '');
      })
      .join('');
  const soots = [
    ...CELLS.filter((cell) => SOOTY.has(codeAt(face, cell))).map((cell) => sootOf(cell, random)),
    ...BOARDS[face].tiles.map(({ tile, at: [column, row] }) => {
      const [width, height] = TILES[tile].size;
      return TILES[tile].startsRuined
        ? soot([(column + width / 2) * SIDE, (row + height / 2) * SIDE], 145, random)
        : '';
    }),
  ];
  return sheet(
    WIDTH,
    HEIGHT,
    [0, 0],
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${STREET}"/>` +
      rough(street.join('') + drawn(flat)) +
      `<g filter="url(#soft)">${soots.join('')}</g>` +
      gridLines() +
      rough(drawn(ORDER.slice(1))) +
      `<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#wash)" style="mix-blend-mode:multiply"/>`,
  );
}

/** A tile's picture, clear around it. */
function tileSvg(id: TileId, state: 'standing' | 'ruined'): string {
  const [columns, rows] = tileSize(TILES[id]);
  return sheet(
    columns * SIDE + 2 * MARGIN,
    rows * SIDE + 2 * MARGIN,
    [-MARGIN, -MARGIN],
    rough(state === 'standing' ? standing(id) : ruined(id)),
  );
}

const rough = (content: string): string => `<g filter="url(#rough)">${content}</g>`;

function gridLines(): string {
  let lines = '';
  for (let column = 1; column < BOARD_COLUMNS; column++) lines += `M${column * SIDE} 0V${HEIGHT}`;
  for (let row = 1; row < BOARD_ROWS; row++) lines += `M0 ${row * SIDE}H${WIDTH}`;
  let crosses = '';
  for (let row = 0; row <= BOARD_ROWS; row++)
    for (let column = 0; column <= BOARD_COLUMNS; column++)
      crosses += `M${column * SIDE - 3} ${row * SIDE}h6M${column * SIDE} ${row * SIDE - 3}v6`;
  return (
    draw({ stroke: '#7d7158', width: 0.8, opacity: 0.45 }, lines) +
    draw({ stroke: '#4a3d2a', width: 1.1, opacity: 0.65 }, crosses)
  );
}

function sheet(width: number, height: number, [left, top]: readonly [number, number], content: string): string {
  const whole = `x="${left}" y="${top}" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`;
  // Stitched noise goes on over the seam between two boards.
  const defs =
    `<filter id="rough" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="12"/>` +
    '<feDisplacementMap in="SourceGraphic" scale="2.2" xChannelSelector="R" yChannelSelector="G"/></filter>' +
    `<filter id="wash" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="4" seed="3" stitchTiles="stitch"/>` +
    '<feColorMatrix values="0 0 0 0 .33  0 0 0 0 .25  0 0 0 0 .12  0 0 0 .5 -.15"/></filter>' +
    `<filter id="soft" ${whole}><feGaussianBlur stdDeviation="12"/></filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${content}</svg>`;
}

const picture = (width: number, height: number, svg: () => string): Drawing => ({
  svg,
  width: Math.round(width * SCALE),
  height: Math.round(height * SCALE),
});

function tilePictures(id: TileId): [string, Drawing][] {
  const [columns, rows] = tileSize(TILES[id]);
  const size = [columns * SIDE + 2 * MARGIN, rows * SIDE + 2 * MARGIN] as const;
  const inRuins: [string, Drawing] = [`${id}-ruined`, picture(...size, () => tileSvg(id, 'ruined'))];
  return TILES[id].startsRuined ? [inRuins] : [[id, picture(...size, () => tileSvg(id, 'standing'))], inRuins];
}

/** The pictures to bake: every face, every tile standing and in ruins, and the card of the game. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = Object.fromEntries([
  ...BOARD_FACES.map((face) => [face, picture(WIDTH, HEIGHT, () => faceSvg(face))] as const),
  ...(Object.keys(TILES) as TileId[]).flatMap(tilePictures),
  [
    'vignette',
    { svg: () => vignetteSvg(faceSvg(VIGNETTE.face), tileSvg(VIGNETTE.tile, 'standing')), width: 480, height: 460 },
  ] as const,
]);

/** Terrain that some face has and nothing draws. */
export const undrawn = (): TerrainCode[] =>
  TERRAIN_CODES.filter(
    (code) =>
      BOARD_FACES.some((face) => BOARDS[face].grid.some((row) => row.includes(code))) &&
      (GROUNDS[code] === undefined || (code !== '.' && !ORDER.includes(code))),
  );
