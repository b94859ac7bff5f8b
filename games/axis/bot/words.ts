import { listed } from '@kurgan/engine';
import { kindNumber } from '../data/units.ts';
import { type Side, ZONES, type ZoneId } from '../data/zones.ts';
import { isContested, isFriendly } from '../rules/board.ts';
import type { View } from '../rules/state.ts';
import { ATTACK, at } from './ground.ts';
import type { Plan } from './planning.ts';

const MOST = 3;

/** Zones by the strength that a plan sends there, most first. */
function targetsOf(plan: Extract<Plan, { kind: 'movement' }>, isTarget: (zone: ZoneId) => boolean): ZoneId[] {
  const weight = new Map<ZoneId, number>();
  for (const { action } of plan.orders) {
    if (action.do !== 'move' && action.do !== 'blitz') continue;
    if (!isTarget(action.to)) continue;
    const strength = action.do === 'move' ? action.count * (1 + at(ATTACK, kindNumber(action.kind))) : 4;
    weight.set(action.to, (weight.get(action.to) ?? 0) + strength);
  }
  return [...weight].sort(([, a], [, b]) => b - a).map(([zone]) => zone);
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
      return '';
    case 'movement': {
      const attacked = targetsOf(plan, (zone) => !isFriendly(open, seat, zone) || isContested(open, zone));
      const held = targetsOf(plan, (zone) => isFriendly(open, seat, zone) && !isContested(open, zone));
      if (attacked.length === 0) return held.length === 0 ? 'Hold the line.' : `Hold, and strengthen ${namesOf(held)}.`;
      const rest = held.length === 0 ? '' : `, and strengthen ${namesOf(held)}`;
      return `Attack ${namesOf(attacked)}${rest}.`;
    }
  }
}
