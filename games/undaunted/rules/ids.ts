/*
 * Ids are strings parsed as one of their kind: from an edition's data, an action, a position or the table. Each edition has
 * its own, so the library has no list of them; the brand keeps plain strings, and ids of another kind, from passing.
 */
declare const brand: unique symbol;
type Id<What extends string> = string & { readonly [brand]: Readonly<Record<What, true>> };

export type Seat = Id<'seat'>;
export type TileId = Id<'tile'>;
export type UnitId = Id<'unit'>;
/** A kind of card, as named by an action. Copies of a kind differ only by the soldier's name. */
export type KindId = Id<'kind'>;
/**
 * Kinds that only their owner can tell apart: the others learn only the group of a lost card. By default, a group is a
 * kind.
 */
export type GroupId = Id<'group'>;
export type CardId = Id<'card'>;
/** A unit with its side: `us/riflemen-A`. */
export type CounterId = Id<'counter'>;
/** Each edition has its own rulebook and list of these: `UN-MOVE-01`. */
export type RuleId = `${Uppercase<string>}-${string}`;

/** Turns text into ids. Only for code that parses text. */
export const id = {
  seat: (text: string): Seat => text as Seat,
  tile: (text: string): TileId => text as TileId,
  unit: (text: string): UnitId => text as UnitId,
  kind: (text: string): KindId => text as KindId,
  group: (text: string): GroupId => text as GroupId,
  /** Fog of War is a separate kind, and the only one in its group. */
  fog: (text: string): KindId & GroupId => text as KindId & GroupId,
  card: (text: string): CardId => text as CardId,
  counter: (text: string): CounterId => text as CounterId,
} as const;

/** Made once each: comparing the same text twice is much quicker than building it twice. */
const counterIds = new Map<Seat, Map<UnitId, CounterId>>();
export function counterId(seat: Seat, unit: UnitId): CounterId {
  let ofSeat = counterIds.get(seat);
  if (ofSeat === undefined) {
    ofSeat = new Map();
    counterIds.set(seat, ofSeat);
  }
  let counter = ofSeat.get(unit);
  if (counter === undefined) {
    counter = id.counter(`${seat}/${unit}`);
    ofSeat.set(unit, counter);
  }
  return counter;
}
export function counterParts(counter: CounterId): readonly [Seat, UnitId] {
  const slash = counter.indexOf('/');
  return [id.seat(counter.slice(0, slash)), id.unit(counter.slice(slash + 1))];
}

/** Facts as written in an edition's data, with ids still as plain text. */
export type Written<T> =
  T extends Id<string>
    ? string
    : T extends readonly unknown[]
      ? { readonly [K in keyof T]: Written<T[K]> }
      : T extends object
        ? { readonly [K in keyof T as K extends Id<string> ? string : K]: Written<T[K]> }
        : T;

/** Keys of a record, typed as ids: Object.keys and Object.entries lose their type. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];
export const entriesOf = <K extends string, T>(record: Readonly<Record<K, T>>): [K, T][] =>
  Object.entries(record) as [K, T][];
