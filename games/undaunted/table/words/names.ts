import type { Seat } from '../../rules/edition.ts';
import { type CounterId, counterParts } from '../../rules/state.ts';
import { PIECES } from '../pieces.ts';

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const SIDES: Readonly<Record<Seat, { readonly name: string; readonly adjective: string; readonly letters: string }>> = {
  us: { name: 'United States', adjective: 'US', letters: 'US' },
  german: { name: 'Germany', adjective: 'German', letters: 'DE' },
};
export const sideName = (seat: Seat): string => SIDES[seat]?.name ?? seat;
/** The name in a sentence where room is scarce. */
export const sideShort = (seat: Seat): string => (seat === 'us' ? 'US' : sideName(seat));
export const sideAdjective = (seat: Seat): string => SIDES[seat]?.adjective ?? seat;
export const sideLetters = (seat: Seat): string => SIDES[seat]?.letters ?? seat;

/** `Rifleman A`. */
export const cardName = (kind: string | undefined): string => PIECES.kinds[kind ?? '']?.title ?? '';
/** `Riflemen A`. */
export const unitName = (unit: string | undefined): string => PIECES.units[unit ?? '']?.title ?? '';
/** `5B Scattered cottages`. */
export const tileName = (tile: string | undefined): string =>
  tile === undefined ? '' : `${tile} ${PIECES.tiles[tile]?.label ?? ''}`;
/** `German Riflemen A`. */
export const counterName = (counter: string | undefined): string => {
  if (counter === undefined) return '';
  const [seat, unit] = counterParts(counter as CounterId);
  return `${sideAdjective(seat)} ${unitName(unit)}`;
};
/** `1 die`, `3 dice`. */
export const dice = (count: number): string => plural(count, 'die', 'dice');

const DATES = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** `15 June 1944`, from `1944-06-15`. */
export const dateWords = (date: string): string => DATES.format(new Date(date));
