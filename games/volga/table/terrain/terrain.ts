import { draw } from '@kurgan/kit/drawing';
import { FRAME } from '../map/shapes.ts';
import { borders } from './borders.ts';
import { group } from './drawing.ts';
import { calm, washes } from './ground.ts';
import { hills, kurgan, openGround } from './hills.ts';
import { FILTERS, GRADIENTS, paper } from './paper.ts';
import { places } from './places.ts';
import { railways } from './rail.ts';
import { ravines } from './ravines.ts';
import { reliefGrid } from './relief.ts';
import { bluff, dryLand, ferries, river, waterOutline } from './river.ts';
import { roads } from './roads.ts';
import { VIGNETTE, vignetteCounters } from './vignette.ts';
import { craters, soot } from './war.ts';
import { willows } from './woods.ts';

/** The whole map without a word on it: numbers, names and counters are laid over it live. */
export function terrainSvg(): string {
  const clips =
    `<clipPath id="open-ground">${openGround()}</clipPath>` +
    `<clipPath id="water">${draw({}, waterOutline())}</clipPath>`;
  const defs = `<defs>${FILTERS}${GRADIENTS}${clips}</defs>`;
  return sheetOf({ x: 0, y: 0, ...FRAME }, `${defs}${group(map(), 'filter="url(#rough)"')}${paper()}`);
}

/** A corner of the map with a few counters on it, for the card of the game. */
export function vignetteSvg(terrain: string): string {
  return sheetOf(VIGNETTE, terrain + vignetteCounters());
}

function sheetOf(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  content: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/** From the ground up. All of it is displaced by one roughness, so that neighbours still fit. */
function map(): string {
  return [
    washes(),
    hills(reliefGrid()),
    ravines(),
    soot(),
    river(),
    dryLand(),
    willows(),
    bluff(),
    ferries(),
    roads(),
    places(),
    craters(),
    railways(),
    kurgan(),
    calm(),
    borders(),
  ].join('');
}
