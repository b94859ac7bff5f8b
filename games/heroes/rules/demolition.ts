import { no, type Refusal } from '@kurgan/engine';
import { DESTRUCTION_TARGET } from '../data/figures.ts';
import { leaveSquare } from './abilities.ts';
import { fieldFor, squareCalled, squareName } from './areas.ts';
import { of, onField, openProfile, profile, unitAt, unitName } from './counters.ts';
import { isInside } from './field/ground.ts';
import { isSquareInArc, squareRange } from './field/range.ts';
import { BLOCKED, structureSight, unitSight } from './field/sight.ts';
import { at, type Direction, NOWHERE, type Square, square } from './field/squares.ts';
import { canEnter, lay, placesOf } from './ground.ts';
import { destroy } from './losses.ts';
import { INFANTRY } from './profiles.ts';
import { withRerolls } from './rerolls.ts';
import type { RuleId } from './rule-ids.ts';
import { standing } from './scenario.ts';
import { refuseWeapon, turnsFreely } from './shots.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  type FrameOf,
  finish,
  type HeroesContext,
  NONE,
  type Open,
  only,
  other,
  proceed,
  type State,
  type View,
} from './state.ts';
import { suppress } from './suppression.ts';
import { withWild } from './wild-bonus.ts';
import { batter, wreckAt } from './wrecks.ts';

/** The intact part of a building a unit is in, or NONE. */
export function partOf(open: Open, u: number): number {
  const { field, ruined } = lay(open);
  const inside = placesOf(open, u).find((place) => isInside(field, ruined, place));
  return inside === undefined ? NONE : at(field.part, inside);
}

/** A part of a building, or a wreck by its first square; the other is NONE. */
interface Structure {
  readonly part: number;
  readonly wreck: number;
}

/** The Structure a unit is in, or null: a building, else a wreck or solid tile that it is completely on (HS-FAB-02, HS-TERR-03). */
export function structureAround(open: Open, u: number): Structure | null {
  const part = partOf(open, u);
  if (part !== NONE) return { part, wreck: NONE };
  const places = placesOf(open, u);
  const isOn = (squares: readonly number[]): boolean => places.every((place) => squares.includes(place));
  const wreck = open.wrecks.find(({ squares }) => isOn(squares));
  if (wreck !== undefined) return { part: NONE, wreck: wreck.squares[0] ?? NONE };
  const { field, ruined } = lay(open);
  const solid = field.parts.findIndex(({ squares }, i) => ((ruined >> i) & 1) === 0 && isOn(squares));
  return solid < 0 ? null : { part: solid, wreck: NONE };
}

/** A wreck is named by its first square, a part by its own (HS-R-56). */
function structureAt(open: Open, place: number): Structure | null {
  if (open.wrecks.some(({ squares }) => squares[0] === place)) return { part: NONE, wreck: place };
  const { field, ruined } = lay(open);
  const part = place < 0 ? NONE : at(field.part, place);
  if (part < 0 || (ruined >> part) & 1 || field.parts[part]?.squares[0] !== place) return null;
  return { part, wreck: NONE };
}

/** Squares of a wreck or a solid tile; those of a building are behind its walls. */
function bareSquares(open: Open, target: Structure): readonly number[] | null {
  if (target.wreck !== NONE) return open.wrecks.find(({ squares: [one] }) => one === target.wreck)?.squares ?? [];
  const { tiles, parts } = lay(open).field;
  const part = parts[target.part];
  return part !== undefined && tiles[part.tile]?.facts.kind === 'solid' ? part.squares : null;
}

/** Squares of a Structure by which it is seen by day; nobody sees the building he stands in (HS-GEO-21). */
function seenSquares(open: Open, u: number, target: Structure): readonly Square[] {
  const ground = lay(open);
  const { field } = ground;
  const [front = NOWHERE, rear = NOWHERE] = placesOf(open, u);
  const bare = bareSquares(open, target);
  if (bare !== null)
    return bare
      .map((each) => square(each))
      .filter((each) => unitSight(ground, front, rear, each, NOWHERE, false) !== BLOCKED);
  const own = partOf(open, u);
  if (own !== NONE && field.parts[own]?.tile === field.parts[target.part]?.tile) return [];
  return structureSight(ground, front, rear, target.part).map(({ behind }) => behind);
}

/** A reaction is fire at the unit that triggered it, and dice that were waived are none (HS-R-136, HS-R-126). */
function refuseStructures({ at: trigger, gentle }: FrameOf<'firing'>): Refusal<RuleId> | null {
  if (trigger !== NONE) return no('HS-R-136');
  return gentle ? no('HS-R-126') : null;
}

/** A Structure as a target: sight, range and arc, but no penalties (HS-R-56). */
export function refuseDemolish(
  view: View,
  frame: FrameOf<'firing'>,
  index: number,
  place: number,
): Refusal<RuleId> | null {
  const { open } = view;
  const { unit } = frame;
  const weapon = profile(view, unit).weapons[index];
  if (weapon === undefined || weapon.destruction === 0) return no('HS-FAB-02');
  const target = structureAt(open, place);
  if (target === null) return no('HS-R-56');
  const refusal = refuseStructures(frame) ?? refuseWeapon(view, frame, index);
  if (refusal !== null) return refusal;
  const { field } = lay(open);
  const [front = NOWHERE] = placesOf(open, unit);
  const distance = (each: Square): number =>
    Math.min(...placesOf(open, unit).map((from) => squareRange(field, from, each)));
  const night = standing(open, 'maxSight')?.squares ?? 99; // HS-SCN-14
  const seen = seenSquares(open, unit, target).filter((each) => distance(each) <= night);
  if (seen.length === 0) return no('HS-LOS-01');
  const near = seen.filter((each) => distance(each) <= (weapon.rangeInSquares ?? 99));
  if (near.length === 0) return no('HS-FAB-34');
  const facing = of(open.units.facing, unit) as Direction;
  if (turnsFreely(view, frame)) return null;
  return near.some((each) => isSquareInArc(field, front, facing, weapon.arc, each)) ? null : no('HS-RNG-06');
}

/** Every Structure a unit may fire at, with the weapon. */
export function* demolishable(view: View, frame: FrameOf<'firing'>): Generator<{ weapon: number; place: number }> {
  const { open } = view;
  const { weapons } = profile(view, frame.unit);
  if (refuseStructures(frame) !== null) return;
  for (const [weapon, { destruction }] of weapons.entries()) {
    if (destruction === 0) continue;
    const parts = fieldFor(open).parts.map(({ squares }) => squares[0] ?? NONE);
    for (const place of [...parts, ...open.wrecks.map(({ squares }) => squares[0] ?? NONE)])
      if (refuseDemolish(view, frame, weapon, place) === null) yield { weapon, place };
  }
}

export function demolitionOf(
  open: Open,
  frame: FrameOf<'firing'>,
  dice: number,
  place: number,
): FrameOf<'demolition'>[] {
  const target = structureAt(open, place);
  const seat = open.roster[frame.unit]?.seat ?? 'soviet';
  return target === null ? [] : [{ step: 'demolition', seat, unit: frame.unit, ...target, dice }];
}

/** Destruction dice suffer no penalties (HS-SUP-05). */
export const demolition: Automatic<'demolition'> = {
  run(state, frame) {
    const { open } = state;
    const stands =
      frame.part === NONE
        ? open.wrecks.some(({ squares }) => squares[0] === frame.wreck)
        : ((open.ruined >> frame.part) & 1) === 0;
    if (stands)
      proceed(state, ...withWild(state, frame.seat, { ...frame, step: 'demolitionResult', wild: 0, rolls: [] }));
    else finish(state);
  },
};

/** Each 4 or more is a Destruction Point; a bonus for any roll goes to the first die (HS-FAB-04, HS-R-138). */
export const demolitionResult: Automatic<'demolitionResult'> = {
  run(state, frame, context) {
    const { open } = state;
    const { part, wreck, wild } = frame;
    const dice = frame.rolls[0]?.dice;
    if (dice === undefined) {
      const thrown = Array.from({ length: frame.dice }, () => context.d(6));
      proceed(state, ...withRerolls(state, { ...frame, rolls: [{ seat: frame.seat, dice: thrown }] }));
      return;
    }
    const points = dice.filter((die, i) => die + (i === 0 ? wild : 0) >= DESTRUCTION_TARGET).length;
    const place = part === NONE ? wreck : (fieldFor(open).parts[part]?.squares[0] ?? NONE);
    finish(state);
    context.log({ event: 'demolition', rule: 'HS-FAB-04', at: squareName(open, place), dice: [...dice], points });
    if (part === NONE) batter(state, wreckAt(open, wreck), points, context);
    else damagePart(state, part, points, context);
  },
};

/**
 * A part with as many points as its value turns to rubble, and no other does (HS-FAB-05, HS-BLD-02). Only a building buries
 * those inside; nobody on a solid tile is hurt (HS-R-151).
 */
function damagePart(state: State, part: number, points: number, context: HeroesContext): void {
  const { open } = state;
  const { field } = lay(open);
  const facts = field.parts[part];
  if (facts === undefined) return;
  open.points[part] = of(open.points, part) + points;
  if (of(open.points, part) < facts.facts.structure) return;
  open.ruined |= 1 << part;
  context.log({ event: 'collapsed', rule: 'HS-FAB-05', at: squareName(open, facts.squares[0] ?? NONE) });
  if (field.tiles[facts.tile]?.facts.kind !== 'building') return;
  const inside = unitsInside(open, facts.squares);
  const infantry = inside.filter((u) => openProfile(open, u).category === INFANTRY);
  for (const u of inside) if (!infantry.includes(u)) destroy(state, u, 'HS-FAB-08', context);
  const seats = [open.initiative, other(open.initiative)]; // HS-FAB-07
  for (const seat of seats.reverse()) {
    const units = infantry.filter((u) => open.roster[u]?.seat === seat);
    if (open.outcome === null) state.flow.push({ step: 'resettle', seat, units, part });
  }
  for (const u of infantry) suppress(state, u, 1, context); // before they redeploy (HS-FAB-06)
}

const unitsInside = (open: Open, squares: readonly Square[]): number[] =>
  open.units.at.flatMap((place, u) =>
    onField(open, u) && [place, of(open.units.rear, u)].some((each) => squares.includes(each as Square)) ? [u] : [],
  );

/** Free squares of the rubble for a unit, its own included (HS-R-57). */
function freeSquares(open: Open, u: number, part: number): number[] {
  const ground = lay(open);
  const squares = ground.field.parts[part]?.squares ?? [];
  return squares.filter((place) => canEnter(ground, place, INFANTRY) && unitAt(open, place, u) === NONE);
}

/** Nobody is asked where a unit has no choice; without a square it is lost (HS-R-57). */
export const resettle: Automatic<'resettle'> = {
  run(state, frame, context) {
    const { open } = state;
    const [unit, ...rest] = frame.units.filter((u) => onField(open, u));
    if (unit === undefined) {
      finish(state);
      return;
    }
    const free = freeSquares(open, unit, frame.part);
    if (free.length > 1) {
      proceed(state, { ...frame, step: 'settle', units: [unit, ...rest] });
      return;
    }
    proceed(state, { ...frame, units: rest });
    const [place] = free;
    if (place === undefined) destroy(state, unit, 'HS-R-57', context);
    else settleOn(state, unit, place, context);
  },
};

function settleOn(state: State, u: number, place: number, context: HeroesContext): void {
  const { open } = state;
  if (of(open.units.at, u) === place) return;
  open.units.at[u] = place;
  leaveSquare(open, u);
  context.log({ event: 'settled', rule: 'HS-FAB-07', unit: unitName(open, u), to: squareName(open, place) });
}

/** The owner redeploys each unit within the fallen part (HS-FAB-07). */
export const settle: Choosing<'settle', 'settle'> = {
  rule: 'HS-FAB-07',
  verbs: ['settle'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: ({ open }, { units: [unit = NONE], part }) =>
    freeSquares(open, unit, part).map((place): Action<'settle'> => ({ do: 'settle', to: squareName(open, place) })),
  refuse: ({ open }, { units: [unit = NONE], part }, action) =>
    freeSquares(open, unit, part).includes(squareCalled(open, action.to)) ? null : no('HS-FAB-07', { to: action.to }),
  act(state, frame, action, context) {
    const [unit = NONE, ...units] = frame.units;
    proceed(state, { ...frame, step: 'resettle', units });
    settleOn(state, unit, squareCalled(state.open, action.to), context);
  },
};
