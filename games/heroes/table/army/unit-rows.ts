import { UNITS, type UnitType } from '../../data/units.ts';
import { ACTIVE_SIDE, kindNumber, PROFILES, X } from '../../rules/profiles.ts';
import { type ArmyList, countersOf } from '../../rules/recruitment/lists.ts';
import { abilityNames } from '../words/unit.ts';

/** A line of the muster roll: a kind of counter with what is printed on it. */
export interface UnitRow {
  readonly unit: UnitType;
  readonly name: string;
  readonly count: number;
  readonly move: string;
  /** Front, side and rear where they differ. */
  readonly defense: string;
  /** Combat Values against infantry, light and heavy vehicles, a line for each weapon. */
  readonly weapons: readonly { readonly name: string; readonly values: readonly [string, string, string] }[];
  readonly abilities: string;
}

const figure = (value: number): string => (value <= X ? '×' : value < 0 ? `−${-value}` : `+${value}`);

function rowOf(unit: UnitType, count: number): UnitRow {
  const kind = kindNumber(unit);
  // A unit that changes its state is shown in action.
  const profile = PROFILES[2 * kind + (ACTIVE_SIDE[kind] ?? 0)];
  const { name } = UNITS[unit];
  if (profile === undefined) return { unit, name, count, move: '', defense: '', weapons: [], abilities: '' };
  const { move, defense, weapons, stars, inspiration, change } = profile;
  const CHANGES = { ambush: 'Ambush', crew: 'Crew', tripod: 'Tripod' } as const;
  return {
    unit,
    name,
    count,
    move: move <= X ? '×' : String(move),
    defense: [...new Set(defense)].length === 1 ? String(defense[0]) : defense.join('/'),
    weapons: weapons.map(({ name: weapon, combat: [infantry, light, heavy] }) => ({
      name: weapons.length > 1 ? weapon : '',
      values: [figure(infantry), figure(light), figure(heavy)],
    })),
    abilities: [
      ...(stars > 0 ? [`Order ${stars}`] : []),
      ...(inspiration > 0 ? [`Inspiration ${inspiration}`] : []),
      ...(change === null ? [] : [CHANGES[change]]),
      ...abilityNames(profile),
    ].join(', '),
  };
}

export const unitRows = (army: ArmyList): UnitRow[] => [...countersOf(army)].map(([unit, count]) => rowOf(unit, count));
