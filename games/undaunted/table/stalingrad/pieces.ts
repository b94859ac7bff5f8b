import type { Unit } from '../../rules/edition.ts';
import { entriesOf } from '../../rules/ids.ts';
import type { Pieces } from '../../rules/pieces.ts';
import { pieces } from '../../stalingrad/box.ts';

/** A squad's soldiers are many; a gun or a tank is one. */
const MANY: Readonly<Record<string, string>> = {
  Rifleman: 'Riflemen',
  Scout: 'Scouts',
  'Machine Gunner': 'Gunners',
  Engineer: 'Engineers',
};

const titleOf = ({ type, squad }: Unit): string =>
  [MANY[type.title] ?? type.title, squad].filter((part) => part !== null).join(' ');

/** The pieces of the box, with units named as players name them: `Riflemen A`. */
export const PIECES: Pieces = {
  ...pieces,
  units: Object.fromEntries(entriesOf(pieces.units).map(([id, unit]) => [id, { ...unit, title: titleOf(unit) }])),
};
