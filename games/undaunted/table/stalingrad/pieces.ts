import type { Kind, Unit } from '../../rules/edition.ts';
import type { Pieces } from '../../rules/pieces.ts';
import { pieces } from '../../stalingrad/box.ts';
import { slug } from '../../stalingrad/data/cards.ts';
import { FIGURES } from './figures.ts';

/** A squad's soldiers are many; a gun or a tank is one. */
const MANY: Readonly<Record<string, string>> = {
  Rifleman: 'Riflemen',
  Scout: 'Scouts',
  'Machine Gunner': 'Gunners',
  Engineer: 'Engineers',
};

function unitOf(unit: Unit): Unit {
  const { type, squad } = unit;
  const title = [MANY[type.title] ?? type.title, squad].filter((part) => part !== null).join(' ');
  const figure = FIGURES[type.id];
  return { ...unit, title, type: figure === undefined ? type : { ...type, ...{ figure } } };
}

function kindOf(kind: Kind): Kind {
  const figure = FIGURES[slug(kind.type.title)];
  return figure === undefined ? kind : { ...kind, type: { ...kind.type, ...{ figure } } };
}

const mapped = <K extends string, T>(record: Readonly<Record<K, T>>, change: (value: T) => T): Record<K, T> =>
  Object.fromEntries(Object.entries<T>(record).map(([key, value]) => [key, change(value)])) as Record<K, T>;

/** The pieces of the box, drawn, and with units named as players name them: `Riflemen A`. */
export const PIECES: Pieces = {
  ...pieces,
  kinds: mapped(pieces.kinds, kindOf),
  units: mapped(pieces.units, unitOf),
};
