import { CARDS, type CardId } from '../../data/cards.ts';
import { MARKERS, type MarkerId } from '../../data/markers.ts';
import { UNIT_TYPES, UNITS, type UnitType } from '../../data/units.ts';
import { squareName } from '../../rules/areas.ts';
import { kindOf, of, unitCalled } from '../../rules/counters.ts';
import { frontOf } from '../../rules/ground.ts';
import { NONE, type Seat, UNKNOWN, type View, WHERE } from '../../rules/state.ts';

/** As they stand in a sentence. */
export const SIDE_NAMES: Readonly<Record<Seat, string>> = { soviet: 'Soviet', german: 'German' };

/** Type of a counter as this view knows it; null while it is concealed. */
export function typeOf(view: View, u: number): UnitType | null {
  const kind = kindOf(view, u);
  return kind === UNKNOWN ? null : (UNIT_TYPES[kind] ?? null);
}

/** `Maxim Team`, or `concealed unit`. */
export function unitTitle(view: View, u: number): string {
  const type = typeOf(view, u);
  return type === null ? 'concealed unit' : UNITS[type].name;
}

/** Persons have a name, all others an article. */
const isPerson = (type: UnitType | null): boolean => {
  const facts = type === null ? null : UNITS[type];
  return facts?.category === 'infantry' && facts.character === true;
};

/** `the Maxim Team`, `Boris`. */
export const theUnit = (view: View, u: number): string =>
  `${isPerson(typeOf(view, u)) ? '' : 'the '}${unitTitle(view, u)}`;

/** `the Maxim Team at C4`. */
export function unitPlaced(view: View, u: number): string {
  if (u === NONE) return 'nobody';
  const isThere = of(view.open.units.where, u) !== WHERE.waiting && frontOf(view.open, u) !== NONE;
  return `${theUnit(view, u)}${isThere ? ` at ${squareName(view.open, frontOf(view.open, u))}` : ''}`;
}

/** The same for a handle, as actions and events name units. */
export const unitWords = (view: View, name: string | undefined): string =>
  unitPlaced(view, unitCalled(view.open, name ?? ''));

export const isCard = (word: string | undefined): word is CardId => word !== undefined && Object.hasOwn(CARDS, word);
export const cardWords = (word: string | undefined): string => (isCard(word) ? CARDS[word].name : 'a card');
export const markerWords = (word: string | undefined): string =>
  word !== undefined && Object.hasOwn(MARKERS, word) ? MARKERS[word as MarkerId].name : 'a marker';

const DIRECTIONS: Readonly<Record<string, string>> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
};
export const directionWords = (word: string | undefined): string => DIRECTIONS[word ?? ''] ?? '';

/** `1`, `Special`, `Bluff`. */
export const tokenWords = (value: number): string =>
  value === 11 ? 'Special' : value === 12 ? 'Bluff' : String(value);
