import type { LogLine } from '@kurgan/kit';
import { isAir, unitOf } from '../../data/units.ts';
import type { Side, ZoneId } from '../../data/zones.ts';
import { loseOne } from '../../odds/policy.ts';
import { fightsLeft } from '../../rules/attack.ts';
import { leftOf } from '../../rules/casualties.ts';
import { combatIn } from '../../rules/combat.ts';
import type { AxisEvent, Rolled } from '../../rules/events.ts';
import {
  type BattleForce,
  type BattleKind,
  type Combat,
  type FrameOf,
  type Open,
  other,
  type View,
} from '../../rules/state.ts';
import { candidatesIn } from '../../rules/toll.ts';
import { type Group, kindOf, musterOf, unitsOf, volleyOf } from '../../rules/volley.ts';
import { eventOf } from '../event-of.ts';

/** A fight in figures, for its card: nothing here is drawn. */

/** The parts of a fight in their order (AA-CMB-01). */
export const PARTS = ['supply', 'attack', 'defenderLosses', 'reply', 'attackerLosses'] as const;
export type FightPart = (typeof PARTS)[number];

/** A fight to be chosen or under way. */
export interface Fight {
  readonly combat: Combat;
  /** Null before its first step. */
  readonly part: FightPart | null;
  /** Fights that can be chosen instead. */
  readonly others: readonly ZoneId[];
  /** Its number in this phase and how many there are; null where that is not known any more. */
  readonly number: number;
  readonly of: number;
}

/** The fight under way, or the one that the attacker looks at; null at any other time. */
export function fightOf({ open, flow }: View, considered: ZoneId | null): Fight | null {
  const frame = flow.at(-1);
  if (open.combat !== null) {
    const battles = flow.findLast((each): each is FrameOf<'battles'> => each.step === 'battles');
    const fought = battles?.fought ?? [open.combat.zone];
    const left = fightsLeft(open, fought);
    return {
      combat: open.combat,
      part: partOf(open.combat, frame),
      others: [],
      number: fought.length,
      of: fought.length + left.length,
    };
  }
  if (frame?.step !== 'battleChoice') return null;
  const { side, fought } = frame;
  const left = fightsLeft(open, fought);
  const zone = left.find((each) => each === considered) ?? left[0];
  if (zone === undefined) return null;
  return {
    combat: combatIn(open, side, zone),
    part: null,
    others: left,
    number: fought.length + 1,
    of: fought.length + left.length,
  };
}

function partOf({ attacker }: Combat, frame: View['flow'][number] | undefined): FightPart | null {
  switch (frame?.step) {
    case 'feeding':
      return 'supply';
    case 'demand':
      return frame.firing === attacker ? 'attack' : 'reply';
    case 'casualty':
      return frame.side === attacker ? 'attackerLosses' : 'defenderLosses';
    case 'naming':
      return 'defenderLosses';
    default:
      return null;
  }
}

/** Units that hit with the same number. */
export interface ValueRow {
  /** 0: they roll no die. */
  readonly value: number;
  readonly units: readonly { readonly unit: BattleKind; readonly count: number }[];
}

interface RolledRow extends ValueRow {
  readonly dice: readonly { readonly face: number; readonly isHit: boolean }[];
}

/** A side's force in groups by value, those without a die last. */
export function forceRows(open: Open, combat: Combat, side: Side): readonly ValueRow[] {
  const groups = volleyOf(open, combat, side);
  const muster = musterOf(open, combat, side);
  const silent = unitsOf(side).flatMap((unit) => {
    const count = muster[unit] - (groups.find(({ kind }) => kind === unit)?.count ?? 0);
    return count > 0 ? [{ kind: unit, count, value: 0 }] : [];
  });
  return byValue([...groups, ...silent]);
}

function byValue(groups: readonly Pick<Group, 'kind' | 'count' | 'value'>[]): readonly ValueRow[] {
  const values = [...new Set(groups.map(({ value }) => value))].toSorted((a, b) => (a || 9) - (b || 9));
  return values.map((value) => ({
    value,
    units: groups.filter((group) => group.value === value).map(({ kind, count }) => ({ unit: kind, count })),
  }));
}

export const diceOf = (rows: readonly ValueRow[]): number =>
  rows.reduce(
    (sum, { value, units }) => (value === 0 ? sum : sum + units.reduce((all, { count }) => all + count, 0)),
    0,
  );

export interface RolledVolley {
  readonly side: Side;
  readonly hits: number;
  readonly rows: readonly RolledRow[];
}

/** The volleys of the fight under way, as they fell. */
export function rolledIn(log: readonly LogLine[], zone: ZoneId): readonly RolledVolley[] {
  const events = log.map(eventOf);
  const begun = events.findLastIndex((event) => event.event === 'combat' && event.zone === zone);
  if (begun < 0) return [];
  return events.slice(begun).flatMap((event) => (isVolley(event, zone) ? [volleyRows(event)] : []));
}

type Volley = Extract<AxisEvent, { event: 'volley' }>;
const isVolley = (event: AxisEvent, zone: ZoneId): event is Volley => event.event === 'volley' && event.at === zone;

function volleyRows({ side, groups, hits }: Volley): RolledVolley {
  const rows = byValue(groups.map(({ kind, value, dice }) => ({ kind, value, count: dice.length })));
  const diceFor = (value: number): readonly Rolled[] => groups.filter((group) => group.value === value);
  return {
    side,
    hits,
    rows: rows.map((row) => ({
      ...row,
      dice: diceFor(row.value).flatMap(({ dice }) => dice.map((face) => ({ face, isHit: face <= row.value }))),
    })),
  };
}

/** Losses picked so far, by unit. */
export type Picks = Readonly<Partial<Record<BattleKind, number>>>;

export const picked = (picks: Picks): number => Object.values(picks).reduce((sum, count) => sum + count, 0);

/** Units among which the owner of the casualties chooses. */
export const candidatesOf = (open: Open, { side, among }: FrameOf<'casualty'>) =>
  candidatesIn(leftOf(open, side), side, among);

/** The losses that the stated policy would choose. */
export function suggestedLosses(open: Open, { side, hits, among }: FrameOf<'casualty'>): Picks {
  const before = leftOf(open, side);
  const left = { ...before };
  for (let n = 0; n < hits; n++) loseOne(left, side, among);
  const picks: Partial<Record<BattleKind, number>> = {};
  for (const unit of unitsOf(side)) if (before[unit] > left[unit]) picks[unit] = before[unit] - left[unit];
  return picks;
}

/** A side's force after these losses. */
export function without(open: Open, side: Side, picks: Picks): BattleForce {
  const left = leftOf(open, side);
  for (const unit of unitsOf(side)) left[unit] -= picks[unit] ?? 0;
  return left;
}

/** The price of these losses in RP; aircraft have none, because nobody can buy them. */
export function costOf(side: Side, picks: Picks): { readonly rp: number; readonly aircraft: number } {
  let rp = 0;
  let aircraft = 0;
  for (const unit of unitsOf(side)) {
    const count = picks[unit] ?? 0;
    const kind = kindOf(unit);
    if (isAir(kind)) aircraft += count;
    else rp += count * (unitOf(side, kind).cost ?? 0);
  }
  return { rp, aircraft };
}

const landLeft = (force: BattleForce, side: Side): number =>
  unitsOf(side).reduce((sum, unit) => (isAir(kindOf(unit)) ? sum : sum + force[unit]), 0);

/** The actions that give up these losses. */
export const lossActions = (picks: Picks): readonly string[] =>
  (Object.entries(picks) as [BattleKind, number][]).flatMap(([unit, count]) =>
    count > 0 ? [`lose ${count} ${unit}`] : [],
  );

/** One more of a unit, in place of another where no hit is left; none again when no more of it can fall. */
export function pickOne(open: Open, frame: FrameOf<'casualty'>, picks: Picks, unit: BattleKind): Picks {
  const candidates = candidatesOf(open, frame);
  const most = candidates.find((each) => each.unit === unit)?.count ?? 0;
  const count = picks[unit] ?? 0;
  if (most === 0) return picks;
  if (count >= Math.min(most, frame.hits)) return { ...picks, [unit]: 0 };
  const spared =
    picked(picks) < frame.hits
      ? undefined
      : candidates.find((each) => each.unit !== unit && (picks[each.unit] ?? 0) > 0);
  const rest = spared === undefined ? picks : { ...picks, [spared.unit]: (picks[spared.unit] ?? 1) - 1 };
  return { ...rest, [unit]: count + 1 };
}

/** How a fight ends for those who are left on both sides, once no die is to come. */
export function endOf(
  open: Open,
  combat: Combat,
  side: Side,
  left: BattleForce,
): 'holds' | 'takes' | 'goesOn' | 'loses' {
  const own = landLeft(left, side);
  const theirs = landLeft(leftOf(open, other(side)), other(side));
  if (own > 0 && theirs > 0) return 'goesOn';
  if (own === 0) return 'loses';
  return side === combat.attacker ? 'takes' : 'holds';
}
