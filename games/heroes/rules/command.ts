import { no, type Refusal } from '@kurgan/engine';
import {
  endOf,
  firstOf,
  inPlay,
  isInfantry,
  of,
  onField,
  openProfile,
  profile,
  seatOf,
  unitCalled,
  unitName,
} from './counters.ts';
import { BLOCKED } from './field/sight.ts';
import { square } from './field/squares.ts';
import { lay, placesOf, stepsFrom } from './ground.ts';
import { settleDamage } from './location.ts';
import { crewOf } from './passengers.ts';
import { HEAVY, INFANTRY } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { rangeBetween, sightBetween } from './sight-lines.ts';
import {
  type Action,
  type Choosing,
  DAMAGE,
  DAMAGE_KINDS,
  type DamageKind,
  finish,
  type HeroesContext,
  type Open,
  only,
  type Seat,
  type State,
  type View,
} from './state.ts';

/** Mechanic, Inspiration and Positive Waves. */

const hasDone = (open: Open, what: 'repaired' | 'inspired', u: number): boolean =>
  open.effects.some((effect) => effect.what === what && effect.unit === u);

function note(open: Open, what: 'repaired' | 'inspired', unit: number): void {
  open.effects = [...open.effects, { what, unit, amount: 0, ability: null, until: 'turn' }];
}

/** A unit has this skill itself, or of its crew (HS-STATE-23). */
const mechanicsOf = (view: View, u: number): number[] =>
  [u, ...crewOf(view.open, u)].filter((each) => profile(view, each).mechanic);

/** One marker per Mechanic and per vehicle each turn; a Mechanic aboard is beside its vehicle (HS-CMD-03, HS-R-61). */
function refuseRepair(view: View, u: number, vehicle: number, kind: DamageKind): Refusal<RuleId> | null {
  const { open } = view;
  const mechanics = mechanicsOf(view, u);
  if (mechanics.length === 0) return no('HS-CMD-01');
  if (seatOf(open, vehicle) !== seatOf(open, u) || !onField(open, vehicle)) return no('HS-CMD-01');
  if (openProfile(open, vehicle).category !== HEAVY) return no('HS-CMD-01');
  if ((of(open.units.damage, vehicle) & DAMAGE[kind]) === 0) return no('HS-CMD-01', { damage: kind });
  if (vehicle !== u && of(open.units.carrier, u) !== vehicle && !isBeside(open, u, vehicle)) return no('HS-CMD-01');
  const isDone = (each: number): boolean => hasDone(open, 'repaired', each);
  return mechanics.every(isDone) || isDone(vehicle) ? no('HS-CMD-03') : null;
}

/** A step away from the vehicle: walls count (HS-GEO-04). */
const isBeside = (open: Open, u: number, vehicle: number): boolean =>
  placesOf(open, u).some((from) =>
    stepsFrom(lay(open), from, INFANTRY).some((to) => placesOf(open, vehicle).includes(square(to))),
  );

/** A card takes any one marker off a heavy vehicle of its side (HS-OP-19). */
export const refuseMend = (open: Open, seat: Seat, u: number, kind: DamageKind): Refusal<RuleId> | null =>
  seatOf(open, u) === seat && onField(open, u) && (of(open.units.damage, u) & DAMAGE[kind]) !== 0
    ? null
    : no('HS-OP-19', { damage: kind });

export function repairs(view: View, u: number): Action<'repair'>[] {
  const { open } = view;
  if (mechanicsOf(view, u).length === 0) return [];
  const seat = seatOf(open, u);
  const found: Action<'repair'>[] = [];
  for (let v = firstOf(open, seat); v < endOf(open, seat); v++)
    for (const damage of DAMAGE_KINDS)
      if (refuseRepair(view, u, v, damage) === null)
        found.push({ do: 'repair', by: unitName(open, u), unit: unitName(open, v), damage });
  return found;
}

export const refuseRepairBy = (
  view: View,
  u: number,
  { by, unit, damage }: Action<'repair'>,
): Refusal<RuleId> | null =>
  unitCalled(view.open, by) === u ? refuseRepair(view, u, unitCalled(view.open, unit), damage) : no('HS-CMD-01');

export function repair(state: State, { by, unit, damage }: Action<'repair'>, context: HeroesContext): void {
  const { open } = state;
  const vehicle = unitCalled(open, unit);
  const mechanic = mechanicsOf(state, unitCalled(open, by)).find((each) => !hasDone(open, 'repaired', each));
  open.units.damage[vehicle] = of(open.units.damage, vehicle) & ~DAMAGE[damage];
  note(open, 'repaired', vehicle);
  if (mechanic !== undefined) note(open, 'repaired', mechanic);
  context.log({ event: 'repaired', rule: 'HS-CMD-01', unit: by, vehicle: unit, damage });
}

/** Suppressed infantry of its side that the unit sees within its range, itself excepted (HS-CMD-08, HS-CMD-09). */
function heartened(view: View, u: number): number[] {
  const { open } = view;
  const { inspiration } = profile(view, u);
  const seat = seatOf(open, u);
  const found: number[] = [];
  if (inspiration === 0 || hasDone(open, 'inspired', u)) return found;
  for (let v = firstOf(open, seat); v < endOf(open, seat); v++) {
    if (v === u || of(open.units.suppressed, v) === 0 || !inPlay(open, v) || !isInfantry(open, v)) continue;
    if (rangeBetween(open, u, v) <= inspiration && sightBetween(open, u, v) !== BLOCKED) found.push(v);
  }
  return found;
}

export const canInspire = (view: View, u: number): boolean => heartened(view, u).length > 0;

export function inspire(state: State, u: number, context: HeroesContext): void {
  const { open } = state;
  const helped = heartened(state, u);
  for (const v of helped) open.units.suppressed[v] = of(open.units.suppressed, v) - 1;
  note(open, 'inspired', u);
  const units = helped.map((v) => unitName(open, v));
  context.log({ event: 'rallied', rule: 'HS-CMD-08', seat: seatOf(open, u), units });
}

/** With Positive Waves the owner picks one of two dice for the location (HS-CMD-04). */
export const damageChoice: Choosing<'damageChoice', 'take'> = {
  rule: 'HS-CMD-04',
  verbs: ['take'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: (_view, { dice }) => [...new Set(dice)].map((die): Action<'take'> => ({ do: 'take', die })),
  refuse: (_view, { dice }, { die }) => (dice.includes(die) ? null : no('HS-CMD-04', { die })),
  act(state, { unit, plus }, { die }, context) {
    finish(state);
    settleDamage(state, unit, die, plus, context);
  },
};
