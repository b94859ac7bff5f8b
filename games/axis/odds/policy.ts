import { isAir } from '../data/units.ts';
import type { Side } from '../data/zones.ts';
import type { AxisAction } from '../rules/actions.ts';
import { isTransport, victims } from '../rules/air-defense.ts';
import { aloft } from '../rules/aloft.ts';
import { isFriendly } from '../rules/board.ts';
import { leftOf } from '../rules/casualties.ts';
import { forceIn } from '../rules/stacks.ts';
import {
  type BattleForce,
  type BattleKind,
  type FrameOf,
  type Hits,
  type Open,
  other,
  type View,
} from '../rules/state.ts';
import {
  type Among,
  type Demand,
  demandsOf,
  isAmong,
  isSelective,
  takesAircraft,
  totalHits,
  useDemand,
} from '../rules/toll.ts';
import { combatOf, kindOf } from '../rules/volley.ts';

/** One stated way to choose casualties: exact odds assume it, and a player can leave the choice to it. */
export const POLICY = [
  'targeted hits take the dearest unit they may',
  'the owner gives up its cheapest units first, and aircraft only to save its last land unit',
] as const;

const CHEAPEST_FIRST: readonly BattleKind[] = [
  'minor-infantry',
  'infantry',
  'rocket-launcher',
  'mechanized',
  'minor-artillery',
  'artillery',
  'assault-gun',
  'tank',
  'bomber',
  'bomber-aloft',
  'fighter',
  'fighter-aloft',
];

const DEAREST_FIRST: readonly Demand[] = [
  'air',
  'tank',
  'assault-gun',
  'artillery',
  'mechanized',
  'rocket-launcher',
  'infantry',
];

const isLand = (unit: BattleKind): boolean => !isAir(kindOf(unit));

/** The unit its owner gives up first. */
function firstToFall(left: BattleForce, side: Side, among: Among): BattleKind | null {
  let land = 0;
  let cheapest: BattleKind | null = null;
  for (const unit of CHEAPEST_FIRST) {
    const count = left[unit];
    if (count === 0) continue;
    if (isLand(unit)) land += count;
    if (!isAmong(side, unit, among)) continue;
    if (cheapest === null) cheapest = unit;
    if (land > 1) return cheapest;
    if (land === 1 && isLand(cheapest) && !isLand(unit)) return unit;
  }
  return cheapest;
}

const favorite = (demands: readonly Demand[]): Demand | undefined =>
  DEAREST_FIRST.find((what) => demands.includes(what));

/** The owner gives up one unit. */
export function loseOne(left: BattleForce, side: Side, among: Among): void {
  const unit = firstToFall(left, side, among);
  if (unit !== null) left[unit]--;
}

/** Takes casualties from a force as the policy chooses them. Uses up the hits. */
export function takeToll(left: BattleForce, side: Side, hits: Hits): void {
  while (isSelective(left, side, hits)) {
    if (takesAircraft(left, side, hits)) {
      hits.forced--;
      loseOne(left, side, 'air');
      continue;
    }
    const what = favorite(demandsOf(left, side, hits));
    if (what === undefined) break;
    useDemand(hits, what);
    loseOne(left, side, what);
  }
  for (let n = totalHits(hits); n > 0; n--) loseOne(left, side, null);
}

/** The policy's choice where hits are assigned; null at any other choice. */
export function policyChoice({ open, flow }: View): AxisAction | null {
  const frame = flow.at(-1);
  switch (frame?.step) {
    case 'demand': {
      const target = other(frame.firing);
      const what = favorite(demandsOf(leftOf(open, target), target, combatOf(open).hits));
      return what === undefined ? { do: 'waive' } : { do: 'demand', what };
    }
    case 'casualty': {
      const left = leftOf(open, frame.side);
      const kind = firstToFall(left, frame.side, frame.among);
      return kind === null ? null : { do: 'lose', count: Math.min(frame.hits, readily(left, kind)), kind };
    }
    case 'losing': {
      const kind = lossOf(open, frame);
      return kind === undefined ? null : { do: 'lose', count: 1, kind };
    }
    case 'downing':
      return { do: 'down', sortie: firstDown(open, victims(open, frame.side, frame.at, frame.interdicted)) };
    case 'naming':
      return { do: 'down', sortie: firstDown(open, aloft(open, frame, false)) };
    case 'crossingDemand':
      return { do: 'demand', what: frame.bombers > 0 && !frame.sunk ? 'crossing' : 'air' };
    case 'crossingLoss':
      return { do: 'lose', count: 1, kind: 'fighter-aloft' };
    case 'raiderLoss':
      return { do: 'lose', count: 1, kind: 'bomber-aloft' };
    default:
      return null;
  }
}

/** So many of a kind fall before the policy looks at another: not the last land unit with them. */
function readily(left: BattleForce, kind: BattleKind): number {
  const others = CHEAPEST_FIRST.some((unit) => unit !== kind && isLand(unit) && left[unit] > 0);
  return others || !isLand(kind) ? left[kind] : Math.max(1, left[kind] - 1);
}

/** An owner gives up its cheapest unit, the enemy picks the dearest. */
function lossOf(open: Open, { chooser, side, zone, air }: FrameOf<'losing'>): BattleKind | undefined {
  const force = forceIn(open, side, zone);
  if (chooser !== side) return CHEAPEST_FIRST.findLast((unit) => isLand(unit) && force[unit] > 0);
  if (!air) for (const unit of ['fighter', 'bomber'] as const) force[unit] = 0;
  return firstToFall(force, side, null) ?? undefined;
}

/** Aircraft with cargo go last, fighters after bombers, and interceptors that have lost their home first (AA-R-94). */
function firstDown(open: Open, list: readonly number[]): number {
  const worth = (index: number): number => {
    const sortie = open.sorties[index];
    if (sortie === undefined) return 0;
    const { side, kind, home } = sortie;
    const isHomeless = home !== null && !isFriendly(open, side, home);
    return (isTransport(sortie) ? 2 : 0) + (kind === 'fighter' && !isHomeless ? 1 : 0);
  };
  return list.toSorted((a, b) => worth(a) - worth(b))[0] ?? 0;
}
