import { undaunted } from '../rules/game.ts';
import { sideOf } from '../rules/state.ts';
import { CITES } from './cites.ts';
import { CARD_TYPES, NAMES } from './data/cards.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { TILES } from './data/tiles.ts';
import { SPAWN_MARKERS, UNIT_TYPES } from './data/units.ts';
import { judge } from './victory.ts';

/** Cover of a hill, and what is left of it against another hill or a Blast (UN-HILL-01 to UN-HILL-03). */
const HILL = 3;
const HILL_SEEN_INTO = 1;

export const { edition, game: normandy } = undaunted({
  id: 'normandy',
  title: 'Undaunted: Normandy',
  version: '1',
  seats: ['us', 'german'],
  seatNames: { us: 'The US', german: 'Germany' },
  sideNames: { us: 'US', german: 'German' },
  cardTypes: CARD_TYPES,
  names: NAMES,
  unitTypes: UNIT_TYPES,
  spawnMarkers: SPAWN_MARKERS,
  tiles: TILES,
  scenarios: SCENARIOS,
  handSize: 4,
  targetDistance: 3,
  dieSides: 10,
  cites: CITES,
  casualtySearch: ['hand', 'discard', 'deck'],
  cover(tile, from) {
    if (tile.cover !== 'hill') return { value: tile.cover, rule: 'UN-TOK-14' };
    if (from === null) return { value: HILL_SEEN_INTO, rule: 'UN-BLAST-05' };
    return from.cover === 'hill' ? { value: HILL_SEEN_INTO, rule: 'UN-HILL-02' } : { value: HILL, rule: 'UN-HILL-01' };
  },
  /** Any enemy counter, ready or suppressed (UN-CTRL-03). */
  isHeld(open, seat, tile) {
    const { counters } = sideOf(open, seat === 'us' ? 'german' : 'us');
    for (const unit in counters) if (counters[unit]?.at === tile) return true;
    return false;
  },
  judge: (open, active) => judge(edition, open, active),
});
