// Computes the places of names and units on both boards and writes games/axis/table/data/places.ts. Run it after
// changing the outlines, a name or the sizes of labels and chips: `node games/axis/scripts/place-labels.mjs`.
import { writeFileSync } from 'node:fs';
import { placeAll } from '../table/board/placing.ts';

const rows = Object.entries(placeAll()).map(([zone, { name, units, width, height }]) => {
  const numbers = [...name, ...units, width, height].map(Math.round).join(', ');
  return `  ${zone.includes('-') ? `'${zone}'` : zone}: [${numbers}],`;
});
const text = `import type { ZoneId } from '../../data/zones.ts';

/** The middle of the name; the middle of the upper edge of the room for units, and its size. */
export type PlaceRow = readonly [
  nameX: number,
  nameY: number,
  unitsX: number,
  unitsY: number,
  width: number,
  height: number,
];

/** Places of each zone's name and units. Made by games/axis/scripts/place-labels.mjs; do not edit. */
export const PLACES: Readonly<Record<ZoneId, PlaceRow>> = {
${rows.join('\n')}
};
`;
writeFileSync(new URL('../table/data/places.ts', import.meta.url), text);
