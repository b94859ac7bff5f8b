import { draw, seeded } from '@kurgan/kit/drawing';
import { CITY_IDS, REGION_IDS, ZONE_IDS, ZONES, type ZoneId } from '../../data/zones.ts';
import { BOARDS, type BoardId, donPath, isZone, linesWhere } from '../board/outlines.ts';
import { group, outlinePath } from './drawing.ts';
import { INK, SECTORS, STEPPE, TAN } from './palette.ts';
import { roads } from './roads.ts';
import { steppe, thicket, village } from './steppe.ts';
import { farCity, town } from './town.ts';
import { vignetteSvg } from './vignette.ts';
import { don, donIce, lake, riverOf, volga, volgaIce, woodedBank } from './water.ts';

/** A board without a word on it: names, markers and units are laid over it live. */
function terrainSvg(board: BoardId): string {
  const roughened = [
    grounds(board),
    ...(board === 'region' ? REGION_IDS.map(steppe) : CITY_IDS.map(quarter)),
    borders(board),
    thicket(woodedBank(riverOf(board)), seeded('trees', board)),
    ...(board === 'region'
      ? [don(), lake(), draw({ fill: '#7d6a4a', stroke: INK, width: 2.4 }, outlinePath('stalingrad')), farCity()]
      : []),
    volga(board),
  ].join('');
  const towns = board === 'region' ? REGION_IDS.map(village).join('') : '';
  return sheetOf(board, group(roughened, 'filter="url(#rough)"') + roads(board) + towns + paper(board));
}

/** Ice lies over the board and is clear everywhere else. Roads cross the Don, so their bridges are drawn again over it. */
function donIceSvg(): string {
  const bridges = `<mask id="ice"><path d="${donPath()}" fill="none" stroke="#fff" stroke-width="16"/></mask>`;
  return sheetOf(
    'region',
    `${group(donIce(), 'filter="url(#rough)"')}${bridges}${group(roads('region'), 'mask="url(#ice)"')}`,
  );
}
const volgaIceSvg = (board: BoardId): string => sheetOf(board, group(volgaIce(board), 'filter="url(#rough)"'));

interface Drawing {
  readonly svg: () => string;
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels for a board unit. */
const SCALE = 1.7;

const picture = (board: BoardId, svg: () => string): Drawing => ({
  svg,
  width: Math.round(BOARDS[board].width * SCALE),
  height: Math.round(BOARDS[board].height * SCALE),
});

/** The pictures to bake. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  region: picture('region', () => terrainSvg('region')),
  city: picture('city', () => terrainSvg('city')),
  'don-ice': picture('region', donIceSvg),
  'volga-ice': picture('region', () => volgaIceSvg('region')),
  'lower-volga-ice': picture('city', () => volgaIceSvg('city')),
  vignette: { svg: () => vignetteSvg(terrainSvg('region')), width: 480, height: 460 },
};

function quarter(zone: ZoneId): string {
  const { sector } = ZONES[zone];
  return sector === null ? steppe(zone) : town(zone, sector);
}

function grounds(board: BoardId): string {
  return ZONE_IDS.filter((id) => ZONES[id].board === board)
    .map((id) => {
      const { sector, tan } = ZONES[id];
      const fill = sector !== null ? SECTORS[sector] : tan ? TAN : STEPPE;
      // A hair of its own color closes the seam to its neighbors.
      return draw({ fill, stroke: fill, width: 1 }, outlinePath(id));
    })
    .join('');
}

function borders(board: BoardId): string {
  const lines = linesWhere(board, (a, b) => isZone(a) && isZone(b));
  return draw({ stroke: '#4a3a26', width: 5, opacity: 0.22 }, lines) + draw({ stroke: '#2f2518', width: 2.1 }, lines);
}

function sheetOf(board: BoardId, content: string): string {
  const { width, height } = BOARDS[board];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${filters(board)}</defs>${content}</svg>`;
}

function filters(board: BoardId): string {
  const { width, height } = BOARDS[board];
  const whole = `x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`;
  return `<filter id="rough" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".028" numOctaves="2" seed="4"/>
<feDisplacementMap in="SourceGraphic" scale="4.6" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="wash" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".007" numOctaves="5" seed="3"/>
<feColorMatrix values="0 0 0 0 .33  0 0 0 0 .25  0 0 0 0 .12  0 0 0 .36 -.12"/></filter>
<filter id="grain" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="9"/>
<feColorMatrix values="0 0 0 0 .2  0 0 0 0 .15  0 0 0 0 .08  0 0 0 .3 -.1"/></filter>
<radialGradient id="edge" gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="${height / 2}" r="${Math.hypot(width, height) / 2}"><stop offset=".72" stop-color="#2a1c08" stop-opacity="0"/><stop offset="1" stop-color="#2a1c08" stop-opacity=".16"/></radialGradient>`;
}

/** Foxing, grain and the dark of the edges, over the finished board. */
function paper(board: BoardId): string {
  const { width, height } = BOARDS[board];
  const sheet = `width="${width}" height="${height}"`;
  return (
    `<rect ${sheet} filter="url(#wash)" style="mix-blend-mode:multiply"/>` +
    `<rect ${sheet} filter="url(#grain)" opacity=".28" style="mix-blend-mode:multiply"/>` +
    `<rect ${sheet} fill="url(#edge)"/>` +
    `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" fill="none" stroke="${INK}" stroke-width="2" opacity=".55"/>`
  );
}
