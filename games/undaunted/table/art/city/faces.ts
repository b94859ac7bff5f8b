import { PLACES } from '../../../stalingrad/data/city.ts';

/** Every tile with its letter (`503-B`), in the order of the sheet of small pictures. */
export const CITY_FACES: readonly string[] = PLACES.flatMap(({ faces }) => faces.map(({ id }) => id));

/** The small pictures stand in rows of this many on one sheet, each this many pixels wide. */
export const CITY_THUMBS = { columns: 16, size: 96 } as const;
