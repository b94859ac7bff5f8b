// Computes the places of names, identifiers and counters on the Volga map and writes games/volga/table/data/places.ts.
// Run it after changing the outlines, a name or the sizes of labels and counters: `node
// games/volga/scripts/place-labels.mjs`.
import { writeFileSync } from 'node:fs';
import { placeAll } from '../table/map/placing.ts';

/** @param {import('../table/map/place.ts').Place} place */
const row = ({ name, sign, counters }) =>
  [
    `'${name.lines.join('|')}'`,
    ...[name.x, name.y],
    `'${sign.modifier}'`,
    ...[sign.x, sign.y],
    ...[counters.x, counters.y, counters.width, counters.height],
  ].join(', ');

/** @param {'upright' | 'turned'} turn */
const rows = (turn) =>
  Object.entries(placeAll(turn))
    .map(([area, place]) => `    ${area}: [${row(place)}],`)
    .join('\n');

const text = `import type { AreaId } from '../../data/areas.ts';

/** Lines of the name are separated by |; x and y are top left corners; the box is room for the counters. */
export type PlaceRow = readonly [
  lines: string,
  nameX: number,
  nameY: number,
  modifier: 'beside' | 'under' | 'none',
  signX: number,
  signY: number,
  boxX: number,
  boxY: number,
  boxWidth: number,
  boxHeight: number,
];

/** Places of each Area's label and counters. Made by games/volga/scripts/place-labels.mjs; do not edit. */
export const PLACES: Readonly<Record<'upright' | 'turned', Readonly<Record<AreaId, PlaceRow>>>> = {
  upright: {
${rows('upright')}
  },
  turned: {
${rows('turned')}
  },
};
`;
writeFileSync(new URL('../table/data/places.ts', import.meta.url), text);
