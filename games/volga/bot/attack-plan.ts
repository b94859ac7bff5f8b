import type { AreaId } from '../data/areas.ts';
import type { UnitId } from '../data/units.ts';
import { groupIn } from '../rules/round.ts';
import { actors, type Target, targetsOf } from './blows.ts';
import type { Kind } from './force.ts';
import type { Reckoning } from './reckoning.ts';

/** One attack of a plan. */
export interface Attack {
  readonly area: AreaId;
  readonly kind: Kind;
  /** Units still to send; units that have already entered attack with them. */
  readonly units: readonly UnitId[];
  readonly value: number;
}

/**
 * The best way to spread an Area's units over their possible attacks, most valuable attack first. Targets meant for
 * other stacks are worth less.
 */
export function attackPlan(reckoning: Reckoning, from: AreaId, claimed: ReadonlySet<AreaId>): Attack[] {
  const { open, weights } = reckoning;
  const units = actors(open, from);
  const everybody = (1 << units.length) - 1;
  const targets = withGroups(targetsOf(open, from, units), reckoning);
  const values = targets.map((target) => valuesOf(reckoning, target, units, claimed));
  const best = targets.map(() => new Map<number, { value: number; take: number }>());

  /** Best value for the targets from the i-th on, with the remaining units. Sets of units are bit masks. */
  function spread(i: number, left: number): { value: number; take: number } {
    const own = values[i];
    const known = best[i];
    if (own === undefined || known === undefined) return { value: size(left) * weights.idle, take: 0 };
    let found = known.get(left);
    if (found === undefined) {
      found = { value: Number.NEGATIVE_INFINITY, take: 0 };
      for (const [take, value] of own) {
        if ((take & left) !== take) continue;
        const sum = value + spread(i + 1, left & ~take).value;
        if (sum > found.value) found = { value: sum, take };
      }
      known.set(left, found);
    }
    return found;
  }

  const attacks: Attack[] = [];
  let left = everybody;
  targets.forEach(({ area, kind }, i) => {
    const { take } = spread(i, left);
    left &= ~take;
    const value = values[i]?.get(take) ?? 0;
    const begun = open.activation !== null && groupIn(open.activation, area) !== undefined;
    if (take !== 0 || begun) attacks.push({ area, kind, units: units.filter((_, bit) => take & (1 << bit)), value });
  });
  return attacks.sort((a, b) => b.value - a.value);
}

/** Groups waiting in an Area must attack even if nobody can join them. */
function withGroups(targets: readonly Target[], { open }: Reckoning): Target[] {
  const alone = (open.activation?.groups ?? []).filter(({ area }) => targets.every((target) => target.area !== area));
  return [
    ...targets,
    ...alone.map(({ area }): Target => {
      const contested = open.activation?.contested.includes(area) ?? false;
      return { area, kind: contested ? 'optional' : 'mandatory', able: [], room: 0 };
    }),
  ];
}

/** Value of sending each set of units to a target. */
function valuesOf(
  reckoning: Reckoning,
  { area, kind, able, room }: Target,
  units: readonly UnitId[],
  claimed: ReadonlySet<AreaId>,
): Map<number, number> {
  const { open, weights } = reckoning;
  const round = open.activation;
  const waiting =
    (round === null || kind === 'inside' ? undefined : groupIn(round, area))?.units.map(({ unit }) => unit) ?? [];
  const share = claimed.has(area) ? weights.claimed : 1;
  const values = new Map<number, number>();
  const mask = units.reduce((bits, unit, bit) => (able.includes(unit) ? bits | (1 << bit) : bits), 0);
  for (let take = mask; ; take = (take - 1) & mask) {
    if (size(take) <= room) {
      const going = [...waiting, ...units.filter((_, bit) => take & (1 << bit))];
      const value = going.length === 0 ? 0 : reckoning.prospect(area, kind, going).value - weights.threshold;
      values.set(take, value > 0 ? value * share : value);
    }
    if (take === 0) return values;
  }
}

function size(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
}
