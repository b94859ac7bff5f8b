import type { Pieces } from '../../rules/pieces.ts';
import { pieces } from '../../stalingrad/box.ts';

/** A squad's soldiers are many; a gun or a tank is one. */
const MANY: Readonly<Record<string, string>> = {
  Rifleman: 'Riflemen',
  Scout: 'Scouts',
  'Machine Gunner': 'Gunners',
  Engineer: 'Engineers',
};

const unitTitle = (title: string, squad: string | null): string =>
  [MANY[title] ?? title, squad].filter((part) => part !== null).join(' ');

/** The pieces of the box, with units named as players name them: `Riflemen A`. */
export const PIECES: Pieces = {
  ...pieces,
  units: Object.fromEntries(
    Object.values(pieces.units).map((unit) => [unit.id, { ...unit, title: unitTitle(unit.type.title, unit.squad) }]),
  ),
};
