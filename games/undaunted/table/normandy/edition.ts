import { CARD_TYPES, NAMES } from '../../normandy/data/cards.ts';
import { SCENARIOS } from '../../normandy/data/scenarios.ts';
import { TILES } from '../../normandy/data/tiles.ts';
import { SPAWN_MARKERS, UNIT_TYPES } from '../../normandy/data/units.ts';
import { pointsOf } from '../../normandy/victory.ts';
import { layOut } from '../../rules/pieces.ts';
import type { TableEdition } from '../edition.ts';

/** Normandy as its table shows it: its pieces and their names, without its rules. */
export const NORMANDY: TableEdition = {
  title: 'Undaunted: Normandy',
  pieces: layOut({
    seats: ['us', 'german'],
    sideNames: { us: 'US', german: 'German' },
    cardTypes: CARD_TYPES,
    names: NAMES,
    unitTypes: UNIT_TYPES,
    spawnMarkers: SPAWN_MARKERS,
    tiles: TILES,
    scenarios: SCENARIOS,
  }),
  sides: {
    us: {
      name: 'United States',
      inSentence: 'the United States',
      short: 'US',
      adjective: 'US',
      turn: 'US turn',
      letters: 'US',
    },
    german: {
      name: 'Germany',
      inSentence: 'Germany',
      short: 'Germany',
      adjective: 'German',
      turn: 'Germany’s turn',
      letters: 'DE',
    },
  },
  pointsOf,
};
