import { assaultOf } from '../rules/abilities.ts';
import { retreatSquares } from '../rules/aftermath.ts';
import { isCaptured } from '../rules/captives.ts';
import { cloneOpen } from '../rules/clone.ts';
import { combatAgainst, fightValue, isFromBehind } from '../rules/close-combat.ts';
import { isConcealed, kindOf, of, openProfile, seatOf } from '../rules/counters.ts';
import { coverInAssault } from '../rules/cover.ts';
import { canEnd, reachOf, stopsAt } from '../rules/field/reach.ts';
import { square } from '../rules/field/squares.ts';
import { hasCharge, valueInFight } from '../rules/fight-aids.ts';
import { isFlamethrower } from '../rules/losses.ts';
import { ACTIVE_SIDE, HEAVY, INFANTRY, X } from '../rules/profiles.ts';
import { ramsOf } from '../rules/ramming.ts';
import { NONE, type Open, type Seat, UNKNOWN, type View } from '../rules/state.ts';
import { canLaunch, walker } from '../rules/walk.ts';
import { type Effect, faceChances, hitEffects, merged, surely } from './effects.ts';

/** The two units of a fight and their parts in it. */
export interface Fight {
  readonly unit: number;
  readonly target: number;
  /** The square it is launched from. */
  readonly launch: number;
  /** Added to the results by cards. */
  readonly attack: number;
  readonly defense: number;
  /** Sides that use a Magnetic Charge already. */
  readonly charges?: readonly Seat[];
  /** Dice that lie on the table already; null: still to be rolled. */
  readonly attackDice?: readonly number[];
  readonly defenseDice?: readonly number[];
}

export interface FightOdds {
  readonly wins: number;
  readonly draws: number;
  readonly loses: number;
  /** The ways it can end for the defender where the attacker wins, and for the attacker where it loses. */
  readonly defender: readonly Effect[];
  readonly attacker: readonly Effect[];
  /** A beaten defender falls back. */
  readonly fallsBack: boolean;
  /** Sides that fight with a Magnetic Charge: whoever has used one, or could do nothing without it (HS-ASLT-04). */
  readonly charges: Seat[];
  /** The position with whoever shows itself, and the marker of an attack from behind. */
  readonly view: View;
}

/** The fight of two units whose kinds are known; null where they are not (HS-ASLT-15 to HS-ASLT-27). */
export function fightOdds(before: View, fight: Fight): FightOdds | null {
  const view = atDeclaration(before, fight);
  if (view === null) return null;
  const { open } = view;
  const { unit, target, launch } = fight;
  const { category, flips } = openProfile(open, target);
  const charges = [...(fight.charges ?? []), ...needed(view, unit, target), ...needed(view, target, unit)];
  const isOverrun = valueInFight(view, { charges }, target, unit) === X; // HS-ASLT-20
  const fallsBack =
    category === INFANTRY &&
    !isOverrun &&
    flips &&
    !isFlamethrower(open, target) &&
    !isCaptured(open, target, unit) &&
    retreatSquares(view, target, launch).length > 0;
  const beaten = category === INFANTRY ? surely(fallsBack ? 'reduced' : 'destroyed') : hitEffects(open, target, false);
  const repelled = isFlamethrower(open, unit) ? surely('destroyed') : hitEffects(open, unit, false);
  const defender = isCaptured(open, target, unit) ? surely('captured') : merged(beaten);
  const attacker = isCaptured(open, unit, target) ? surely('captured') : merged(repelled);
  if (isOverrun) {
    const lost = category === HEAVY || isCaptured(open, target, unit) ? defender : surely('destroyed');
    return { wins: 1, draws: 0, loses: 0, defender: lost, attacker: [], fallsBack: false, charges, view };
  }
  const ahead =
    fightValue(view, unit, target, valueInFight(view, { charges }, unit, target)) +
    fight.attack -
    fightValue(view, target, unit, valueInFight(view, { charges }, target, unit)) -
    coverInAssault(open, target, launch) -
    fight.defense;
  const attack = fight.attackDice === undefined ? faceChances(2) : lying(fight.attackDice);
  const twice = assaultOf(view, target) !== null;
  const defense = fight.defenseDice === undefined ? faceChances(twice ? 2 : 1) : lying(fight.defenseDice);
  let [wins, draws, loses] = [0, 0, 0];
  for (let a = 1; a <= 6; a++)
    for (let d = 1; d <= 6; d++) {
      const chance = (attack[a] ?? 0) * (defense[d] ?? 0);
      const margin = a + ahead - d;
      if (margin > 0) wins += chance;
      else if (margin < 0) loses += chance;
      else draws += chance;
    }
  return { wins, draws, loses, defender, attacker, fallsBack, charges, view };
}

/** A unit that can do nothing to its enemy uses a charge against it, if it has one. */
function needed(view: View, u: number, against: number): Seat[] {
  const { category } = openProfile(view.open, against);
  return combatAgainst(view, u, category) === X && hasCharge(view, u, category) ? [seatOf(view.open, u)] : [];
}

const lying = (dice: readonly number[]): readonly number[] =>
  Array.from({ length: 7 }, (_, face) => (face === Math.max(...dice) ? 1 : 0));

/** Concealed units turn over as the fight begins, and one attacked from behind is suppressed (HS-STATE-10, HS-ASLT-39). */
function atDeclaration(view: View, { unit, target, launch, attackDice, defenseDice }: Fight): View | null {
  const isUnderWay = attackDice !== undefined || defenseDice !== undefined;
  if (isUnderWay) return view;
  const hidden = [unit, target].filter((u) => isConcealed(view.open, u));
  const behind = hidden.includes(target) || isFromBehind(view.open, target, launch);
  if (hidden.length === 0 && !behind) return view;
  const open = cloneOpen(view.open);
  for (const u of hidden) {
    const kind = kindOf(view, u);
    if (kind === UNKNOWN) return null;
    open.units.kind[u] = kind;
    open.units.up[u] = 1 - (ACTIVE_SIDE[kind] ?? 0);
  }
  if (isFromBehind(open, target, launch)) open.units.suppressed[target] = of(open.units.suppressed, target) + 1;
  return { ...view, open };
}

/** Squares from which a unit can attack another within so many squares of movement, the nearest first (HS-R-119). */
export function launchesFor(open: Open, unit: number, target: number, left: number): number[] {
  if (left < 1) return [];
  const walk = walker(open, unit, left + 1);
  const { ground, category, transport } = walk;
  const start = of(open.units.at, unit);
  if (start === NONE) return transport.filter((place) => canLaunch(walk, open, place, target));
  if (of(open.units.rear, unit) !== NONE)
    return ramsOf(open, unit, target).map(({ kind, front, rear }) => (kind === 'back' ? front : rear));
  const { steps } = reachOf(ground, walk, square(start), left - 1);
  const found: number[] = canLaunch(walk, open, start, target) ? [start] : [];
  steps.forEach((taken, place) => {
    const stops = stopsAt(ground, square(place), category) || !canEnd(ground, category, square(place));
    if (taken > 0 && !stops && canLaunch(walk, open, place, target)) found.push(place);
  });
  return found.sort((a, b) => (steps[a] ?? 0) - (steps[b] ?? 0));
}
