import { fightOdds, launchesFor } from '../odds/assault.ts';
import { allowance } from '../rules/abilities.ts';
import { isConcealed, of, openProfile } from '../rules/counters.ts';
import { INFANTRY } from '../rules/profiles.ts';
import type { View } from '../rules/state.ts';
import { goalsOf } from './goals.ts';
import { Judge } from './moves.ts';
import type { Skill } from './skill.ts';
import { harmOf, worthOf } from './worth.ts';

/** An assault: what it is worth, and where it would be launched from. */
export function assaultValue(
  view: View,
  unit: number,
  target: number,
  skill: Skill,
  left = allowance(view, unit),
): number {
  const { open } = view;
  const [launch] = launchesFor(open, unit, target, left);
  if (launch === undefined) return Number.NEGATIVE_INFINITY;
  const odds = isConcealed(open, target) ? null : fightOdds(view, { unit, target, launch, attack: 0, defense: 0 });
  if (odds === null) return 0.1 * worthOf(view, target) - 0.1 * worthOf(view, unit);
  const wanted = goalsOf(open).wanted.has(of(open.units.kind, target)) ? 1.5 : 1;
  const judge = new Judge(view, unit, skill);
  const taken = judge.at(of(open.units.at, target));
  const kept = judge.at(launch);
  const here = judge.at(of(open.units.at, unit));
  const isInfantry = openProfile(open, target).category === INFANTRY;
  const gained = odds.wins * (isInfantry ? taken : kept) + (1 - odds.wins) * kept - here;
  return (
    odds.wins * harmOf(odds.view, target, odds.defender) * wanted -
    odds.loses * harmOf(odds.view, unit, odds.attacker) +
    0.7 * gained
  );
}
