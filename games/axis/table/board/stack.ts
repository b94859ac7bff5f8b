import { KINDS, type Kind } from '../../data/units.ts';
import type { Side, ZoneId } from '../../data/zones.ts';
import { countIn, landIn, movedOf, tokensIn } from '../../rules/stacks.ts';
import { type Open, SIDES } from '../../rules/state.ts';
import { isFed, isSupplied } from '../../rules/supply.ts';

/** Size of a chip in board units. */
export const CHIP = { width: 55, height: 29, gap: 3 } as const;
/** Between the columns of a fight stands its star. */
export const STAR = 30;
/** A stack may come this much closer to the border than its room, */
const SLACK = 14;
/** and where that isn't enough, run over the town below it. */
const BELOW = 16;
/** Stacks that don't fit shrink, but never below this. */
const LEAST = 0.72;

export interface ChipFacts {
  readonly side: Side;
  readonly kind: Kind | 'token';
  readonly count: number;
  /** Units of it that have moved in this phase. */
  readonly moved: number;
  readonly aloft: boolean;
}

/** Card on which each side moves. */
const MOVING: Readonly<Record<Side, number>> = { axis: 3, allies: 10 };
/** True while it matters who has moved: on a side's card, and when units are rearranged before the first. */
const isMoving = (open: Open, side: Side): boolean => open.card === 0 || open.card === MOVING[side];

/** The chips of a side in a zone: units on the ground, aircraft above it, supply tokens. */
export function chipsOf(open: Open, zone: ZoneId, side: Side): ChipFacts[] {
  const ground = KINDS.map((kind) => ({ kind, count: countIn(open, side, zone, kind) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({
      side,
      kind,
      count,
      moved: isMoving(open, side) ? Math.min(count, movedOf(open, zone, kind)) : 0,
      aloft: false,
    }));
  const tokens = tokensIn(open, side, zone);
  const token: ChipFacts = { side, kind: 'token', count: tokens, moved: 0, aloft: false };
  return [...ground, ...aloftOver(open, zone, side), ...(tokens > 0 ? [token] : [])];
}

/** Aircraft in the air over a zone or a crossing. */
export function aloftOver(open: Open, place: Open['sorties'][number]['at'], side: Side): ChipFacts[] {
  return (['fighter', 'bomber'] as const).flatMap((kind) => {
    const count = open.sorties.filter((each) => each.at === place && each.side === side && each.kind === kind).length;
    return count === 0 ? [] : [{ side, kind, count, moved: 0, aloft: true }];
  });
}

/** Sides with land units here that no supply line reaches, unless a token has fed them. */
export const cutOffIn = (open: Open, zone: ZoneId): Side[] =>
  SIDES.filter((side) => landIn(open, side, zone) > 0 && !isSupplied(open, side, zone) && !isFed(open, side, zone));

export interface Stacking {
  /** Columns of the left and of the right group. */
  readonly columns: readonly [left: number, right: number];
  /** The largest scale that leaves the neighbors' room alone; above 1 where there is more than enough. */
  readonly scale: number;
}

const span = (count: number, size: number): number => count * size + Math.max(0, count - 1) * CHIP.gap;

/** The largest arrangement of one or two groups of chips in a box. */
export function stackIn(width: number, height: number, left: number, right: number): Stacking {
  const inside = arranged(width + SLACK, height + SLACK, left, right);
  const best = inside.scale >= LEAST ? inside : arranged(width + SLACK, height + SLACK + BELOW, left, right);
  return { ...best, scale: Math.max(LEAST, best.scale) };
}

function arranged(width: number, height: number, left: number, right: number): Stacking {
  const between = left > 0 && right > 0 ? STAR : 0;
  let best: Stacking = { columns: [1, 1], scale: 0 };
  for (let first = 1; first <= Math.max(1, Math.min(4, left)); first++) {
    for (let second = 1; second <= Math.max(1, Math.min(4, right)); second++) {
      const rows = Math.max(Math.ceil(left / first), Math.ceil(right / second));
      const wide = (left > 0 ? span(first, CHIP.width) : 0) + between + (right > 0 ? span(second, CHIP.width) : 0);
      const scale = Math.min(width / wide, height / span(rows, CHIP.height));
      const isFull = Math.min(scale, best.scale) >= 1;
      if (!isFull && scale > best.scale) best = { columns: [first, second], scale };
      // Of those that fit, two columns: a row of four is hard to read, a column of two wastes the width.
      else if (isFull && between === 0 && Math.max(first, second) === 2) best = { columns: [first, second], scale };
    }
  }
  return best;
}
