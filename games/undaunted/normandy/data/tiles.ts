import type { TileFacts } from '../../rules/edition.ts';

/** Cover of the 36 faces (UN-TOK-15): published tiles. Labels: made for this project. */
export const TILES: Readonly<Record<string, TileFacts>> = {
  '1A': {
    number: 1,
    cover: 0,
    label: 'Stackyard',
  },
  '1B': {
    number: 1,
    cover: 1,
    label: 'Parish church',
  },
  '2A': {
    number: 2,
    cover: 'hill',
    label: 'Scrub hill',
  },
  '2B': {
    number: 2,
    cover: 2,
    label: 'Twin plowland',
  },
  '3A': {
    number: 3,
    cover: 3,
    label: 'Copse and pond',
  },
  '3B': {
    number: 3,
    cover: 0,
    label: 'Stubble field',
  },
  '4A': {
    number: 4,
    cover: 3,
    label: 'Thicket',
  },
  '4B': {
    number: 4,
    cover: 0,
    label: 'Wheat',
  },
  '5A': {
    number: 5,
    cover: 1,
    label: 'Barn and plowland',
  },
  '5B': {
    number: 5,
    cover: 1,
    label: 'Scattered cottages',
  },
  '6A': {
    number: 6,
    cover: 1,
    label: 'Farmhouse and field',
  },
  '6B': {
    number: 6,
    cover: 1,
    label: 'Shelled hamlet',
  },
  '7A': {
    number: 7,
    cover: 2,
    label: 'Pasture and plow',
  },
  '7B': {
    number: 7,
    cover: 1,
    label: 'Crossroads cottages',
  },
  '8A': {
    number: 8,
    cover: 2,
    label: 'Twin meadows',
  },
  '8B': {
    number: 8,
    cover: 1,
    label: 'Village street',
  },
  '9A': {
    number: 9,
    cover: 'hill',
    label: 'Rocky spur',
  },
  '9B': {
    number: 9,
    cover: 0,
    label: 'Open meadow',
  },
  '10A': {
    number: 10,
    cover: 1,
    label: 'Lone cottage',
  },
  '10B': {
    number: 10,
    cover: 0,
    label: 'Maize',
  },
  '11A': {
    number: 11,
    cover: 1,
    label: 'Two barns',
  },
  '11B': {
    number: 11,
    cover: 0,
    label: 'Rough grass',
  },
  '12A': {
    number: 12,
    cover: 1,
    label: 'Mortain lane',
  },
  '12B': {
    number: 12,
    cover: 0,
    label: 'Shell-torn ground',
  },
  '13A': {
    number: 13,
    cover: 0,
    label: 'River bend with islet',
  },
  '13B': {
    number: 13,
    cover: 1,
    label: 'Walled manor',
  },
  '14A': {
    number: 14,
    cover: 0,
    label: 'River reach',
  },
  '14B': {
    number: 14,
    cover: 1,
    label: 'Orchard farm',
  },
  '15A': {
    number: 15,
    cover: 0,
    label: 'Wooded river bank',
  },
  '15B': {
    number: 15,
    cover: 2,
    label: 'Bocage pasture',
  },
  '16A': {
    number: 16,
    cover: 'hill',
    label: 'Wooded knoll',
  },
  '16B': {
    number: 16,
    cover: 2,
    label: 'Hay meadow',
  },
  '17A': {
    number: 17,
    cover: 0,
    label: 'Footbridge',
  },
  '17B': {
    number: 17,
    cover: 3,
    label: 'Dense wood',
  },
  '18A': {
    number: 18,
    cover: 0,
    label: 'Stone bridge',
  },
  '18B': { number: 18, cover: 3, label: 'Deep forest' },
};
