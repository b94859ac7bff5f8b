import { no, type Refusal } from '@kurgan/engine';
import { inPlay, of, onField, openProfile, profile, unitName } from './counters.ts';
import type { Profile } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { type HeroesContext, NONE, type Open, type State, type View, WHERE } from './state.ts';

const isInside = (open: Open, u: number): boolean => inPlay(open, u) && !onField(open, u);

/** Room that a unit takes: 1 for Characters and whoever a Hit destroys, 2 for others (HS-TRAN-01). */
const roomFor = ({ flips, character }: Profile): number => (flips && !character ? 2 : 1);

/** Units in a vehicle, as passengers or as its crew. */
function aboard(open: Open, vehicle: number, where: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < open.units.carrier.length; u++)
    if (of(open.units.carrier, u) === vehicle && of(open.units.where, u) === where) found.push(u);
  return found;
}

/** Everybody in a vehicle, in whatever part. */
export const occupantsOf = (open: Open, vehicle: number): number[] =>
  open.units.carrier.flatMap((by, u) => (by === vehicle && isInside(open, u) ? [u] : []));

/** A crew unit serves any vehicle; others need room in one with Transport. */
export const servesAsCrew = (view: View, u: number): boolean => profile(view, u).change === 'crew';

export function refuseRoom(view: View, u: number, vehicle: number): Refusal<RuleId> | null {
  const { open } = view;
  if (!servesAsCrew(view, u)) return refuseSeat(view, u, vehicle);
  const { capacity } = openProfile(open, vehicle);
  return capacity === 0 && aboard(open, vehicle, WHERE.crew).length > 0 ? no('HS-STATE-25') : null;
}

/** Room for a passenger in a vehicle with Transport (HS-TRAN-01, HS-TRAN-02). */
export function refuseSeat(view: View, u: number, vehicle: number): Refusal<RuleId> | null {
  const { open } = view;
  const { capacity } = openProfile(open, vehicle);
  if (capacity === 0) return no('HS-TRAN-01', { capacity });
  const load = aboard(open, vehicle, WHERE.aboard).map((each) => profile(view, each));
  const own = profile(view, u);
  if (own.large && load.some(({ large }) => large)) return no('HS-TRAN-02');
  const taken = load.reduce((sum, each) => sum + roomFor(each), 0);
  return taken + roomFor(own) > capacity ? no('HS-TRAN-01', { capacity, taken }) : null;
}

export function board(state: State, unit: number, vehicle: number, context: HeroesContext): void {
  const { units } = state.open;
  const crew = servesAsCrew(state, unit);
  takeIn(state, unit, vehicle, crew ? 'HS-STATE-22' : 'HS-TRAN-03', context);
  if (!crew) return;
  units.up[unit] = 1 - of(units.up, unit);
  units.where[unit] = WHERE.crew;
}

/** A unit becomes a passenger. */
export function takeIn(state: State, unit: number, vehicle: number, rule: RuleId, context: HeroesContext): void {
  const { open } = state;
  open.units.where[unit] = WHERE.aboard;
  open.units.at[unit] = NONE;
  open.units.carrier[unit] = vehicle;
  context.log({ event: 'boarded', rule, unit: unitName(open, unit), vehicle: unitName(open, vehicle) });
}

/** A unit steps out; a crew turns to its Inactive side first (HS-STATE-27). Returns the vehicle it left, or NONE. */
export function leave({ open }: State, unit: number): number {
  const { units } = open;
  if (!isInside(open, unit)) return NONE;
  const vehicle = of(units.carrier, unit);
  if (of(units.where, unit) === WHERE.crew) units.up[unit] = 1 - of(units.up, unit);
  units.where[unit] = WHERE.field;
  units.carrier[unit] = NONE;
  return vehicle;
}

export const crewOf = (open: Open, vehicle: number): number[] => aboard(open, vehicle, WHERE.crew);

/** A vehicle or somebody in its crew has an ability (HS-STATE-23). */
export const crewHas = (open: Open, vehicle: number, ability: (profile: Profile) => boolean): boolean =>
  ability(openProfile(open, vehicle)) || crewOf(open, vehicle).some((u) => ability(openProfile(open, u)));
