import { capital, listed } from '@kurgan/engine';
import { kindNumber } from '../data/units.ts';
import { numberOf, type Side, ZONES, type ZoneId } from '../data/zones.ts';
import type { AxisAction } from '../rules/actions.ts';
import { isContested, isFriendly } from '../rules/board.ts';
import { landIn } from '../rules/stacks.ts';
import { type Open, other, type View } from '../rules/state.ts';
import { ATTACK, at, neighborsOf, zoneAt } from './ground.ts';
import type { Plan } from './planning.ts';

type MovementPlan = Extract<Plan, { kind: 'movement' }>;

const MOST = 3;

/** Zones by the strength that a plan sends there, most first. */
function targetsOf(plan: MovementPlan, isTarget: (zone: ZoneId) => boolean): ZoneId[] {
  const weight = new Map<ZoneId, number>();
  for (const { action } of plan.orders) {
    if (action.do !== 'move' && action.do !== 'blitz') continue;
    if (!isTarget(action.to)) continue;
    const strength = action.do === 'move' ? action.count * (1 + at(ATTACK, kindNumber(action.kind))) : 4;
    weight.set(action.to, (weight.get(action.to) ?? 0) + strength);
  }
  return [...weight].sort(([, a], [, b]) => b - a).map(([zone]) => zone);
}

/** Zones next to the enemy from which everybody falls back. */
function givenUp(open: Open, seat: Side, plan: MovementPlan, isSafe: (zone: ZoneId) => boolean): ZoneId[] {
  const leaving = new Map<ZoneId, number>();
  for (const { from, action } of plan.orders)
    if (from !== null && action.do === 'move' && isSafe(action.to))
      leaving.set(from, (leaving.get(from) ?? 0) + action.count);
  return [...leaving].flatMap(([zone, count]) => {
    const isFront = neighborsOf(numberOf(zone)).some((next) => landIn(open, other(seat), zoneAt(next)) > 0);
    return isFront && count === landIn(open, seat, zone) ? [zone] : [];
  });
}

const namesOf = (zones: readonly ZoneId[]): string => listed(zones.slice(0, MOST).map((zone) => ZONES[zone].name));

/** A plan in one sentence. */
export function sentenceFor({ open }: View, seat: Side, plan: Plan): string {
  switch (plan.kind) {
    case 'purchases':
      return {
        city: 'Reinforce the city, and the armies outside with the rest.',
        field: 'Reinforce the armies outside the city.',
        armor: 'Buy tanks.',
        save: 'Save the points.',
      }[plan.spending];
    case 'action':
      return sentenceForAction(plan.action);
    case 'movement': {
      const isSafe = (zone: ZoneId): boolean => isFriendly(open, seat, zone) && !isContested(open, zone);
      const attacked = targetsOf(plan, (zone) => !isSafe(zone));
      const held = targetsOf(plan, isSafe);
      const left = givenUp(open, seat, plan, isSafe).filter((zone) => !held.includes(zone));
      const parts = [
        attacked.length === 0 ? [] : `attack ${namesOf(attacked)}`,
        left.length === 0 ? [] : `give up ${namesOf(left)}`,
        held.length === 0 ? [] : `strengthen ${namesOf(held)}`,
      ].flat();
      if (parts.length === 0) return 'Hold the line.';
      if (attacked.length + left.length === 0) parts.unshift('hold');
      return `${capital(parts.slice(0, 2).join(', and '))}.`;
    }
  }
}

function sentenceForAction(action: AxisAction): string {
  switch (action.do) {
    case 'launch':
      return 'Launch the counter-offensive now.';
    case 'wait':
      return 'Gather more armies before the counter-offensive.';
    case 'all':
      return `Send these armies to the ${action.area}.`;
    default:
      return '';
  }
}
