import type { Thumb } from '../../edition.ts';
import { CITY_FACES, CITY_THUMBS } from './faces.ts';
import sheet from './thumbs.webp';
import { address } from './tiles?folder';

/** Address of a tile's picture: `cityPicture('503-B')`. */
export const cityPicture = (face: string): string => `${address}/${face}.webp`;

const { columns } = CITY_THUMBS;
const ROWS = Math.ceil(CITY_FACES.length / columns);

/** The small picture of a tile, as the background of a square of any size. */
export function cityThumb(face: string): Thumb {
  const index = CITY_FACES.indexOf(face);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return {
    backgroundImage: `url(${sheet})`,
    backgroundSize: `${columns * 100}% ${ROWS * 100}%`,
    backgroundPosition: `${(column / (columns - 1)) * 100}% ${(row / (ROWS - 1)) * 100}%`,
  };
}
