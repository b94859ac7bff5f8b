import { CARD_TYPES, NAMES } from '../normandy/data/cards.ts';
import { SCENARIOS } from '../normandy/data/scenarios.ts';
import { TILES } from '../normandy/data/tiles.ts';
import { SPAWN_MARKERS, UNIT_TYPES } from '../normandy/data/units.ts';
import type { CardId, Kind, KindId, Seat, Unit, UnitId } from '../rules/edition.ts';
import { entry, layOut, type Pieces } from '../rules/pieces.ts';
import type { Open } from '../rules/state.ts';

/** What lies on this table: the one place that says of which edition. */
export const PIECES: Pieces = layOut({
  seats: ['us', 'german'],
  sideNames: { us: 'the United States', german: 'Germany' },
  cardTypes: CARD_TYPES,
  names: NAMES,
  unitTypes: UNIT_TYPES,
  spawnMarkers: SPAWN_MARKERS,
  tiles: TILES,
  scenarios: SCENARIOS,
});

export const kindOf = (card: string): Kind => entry(PIECES.kinds, entry(PIECES.kindOf, card));
export const kindNamed = (kind: KindId): Kind => entry(PIECES.kinds, kind);
export const unitNamed = (unit: UnitId): Unit => entry(PIECES.units, unit);
export const enemyOf = (seat: Seat): Seat => (seat === PIECES.seats[0] ? PIECES.seats[1] : PIECES.seats[0]);
export const broughtBy = ({ scenario }: Open, seat: Seat): readonly CardId[] =>
  entry(entry(PIECES.boards, scenario).brought, seat).cards;
