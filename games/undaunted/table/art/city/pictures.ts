import { CITY_FACES, CITY_THUMBS } from './faces.ts';
import sheet from './thumbs.webp';

const FILES = import.meta.glob<string>('./tiles/*.webp', { eager: true, query: '?url', import: 'default' });

/** Address of a tile's picture: `cityPicture('503-B')`. */
export const cityPicture = (face: string): string => FILES[`./tiles/${face}.webp`] ?? '';

const { columns } = CITY_THUMBS;
const rows = Math.ceil(CITY_FACES.length / columns);

/** Where a tile's small picture lies on the sheet, row by row. */
export const cityThumb = (face: string) => ({ sheet, columns, rows, index: CITY_FACES.indexOf(face) });

interface Background {
  readonly backgroundImage: string;
  readonly backgroundSize: string;
  readonly backgroundPosition: string;
}

/** The small picture of a tile, as the background of a square of any size. */
export function cityBackground(face: string): Background {
  const { index } = cityThumb(face);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return {
    backgroundImage: `url(${sheet})`,
    backgroundSize: `${columns * 100}% ${rows * 100}%`,
    backgroundPosition: `${(column / (columns - 1)) * 100}% ${(row / (rows - 1)) * 100}%`,
  };
}
