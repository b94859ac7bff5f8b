import { squareName } from './areas.ts';
import { countLoss } from './army.ts';
import { released } from './captives.ts';
import { couldPlay } from './cards/usable.ts';
import { cardsFrame } from './cards/windows.ts';
import { isConcealed, isFalling, of, openProfile, seatOf, setAside, turnUp, unitName } from './counters.ts';
import { runOver } from './driving.ts';
import { isSunk } from './field/drive.ts';
import { square } from './field/squares.ts';
import { lay } from './ground.ts';
import { occupantsOf } from './passengers.ts';
import { HEAVY, INFANTRY } from './profiles.ts';
import { remove } from './removal.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Automatic,
  finish,
  first,
  type HeroesContext,
  NONE,
  type Open,
  type Seat,
  type State,
  WHERE,
} from './state.ts';
import { immediateCheck } from './victory.ts';

export interface HitBy {
  readonly roller: Seat;
  /** The unit that hit, if it was one. */
  readonly unit?: number;
  readonly piercing: boolean;
}

/** A Hit turns a counter over or destroys it; heavy vehicles are damaged instead (HS-HIT-01 to HS-HIT-04). */
export function hit(state: State, u: number, { roller, unit = NONE, piercing }: HitBy, context: HeroesContext): void {
  const { open } = state;
  const { category, flips } = openProfile(open, u);
  if (category === HEAVY) first(state, { step: 'damageRoll', unit, target: u, roller, plus: piercing ? 1 : 0 });
  else if (flips) {
    open.units.up[u] = 1;
    context.log({ event: 'reduced', rule: 'HS-HIT-02', unit: unitName(open, u) });
  } else destroy(state, u, 'HS-HIT-01', context);
}

/** An infantry flamethrower is only turned over where fire would destroy it (HS-FAB-17). */
export function destroyByFire(state: State, u: number, rule: RuleId, context: HeroesContext): void {
  const { open } = state;
  if (!isFlamethrower(open, u)) {
    destroy(state, u, rule, context);
    return;
  }
  open.units.up[u] = 1;
  context.log({ event: 'reduced', rule: 'HS-FAB-17', unit: unitName(open, u) });
}

/** Infantry on its flamethrower side. */
export function isFlamethrower(open: Open, u: number): boolean {
  const { category, weapons } = openProfile(open, u);
  return category === INFANTRY && weapons.some(({ flames }) => flames !== null);
}

/** A unit is lost. Its side may play cards as long as it is not yet removed (HS-CARD-16, HS-OP-31). */
export function destroy(state: State, u: number, rule: RuleId, context: HeroesContext): void {
  const { open } = state;
  if (of(open.units.where, u) === WHERE.destroyed || isFalling(state, u)) return;
  const window = cardsFrame('ownUnitDestroyed', seatOf(open, u), u);
  if (couldPlay(state, window.seat, window)) first(state, window, { step: 'fall', unit: u, rule });
  else takeOff(state, u, rule, context);
}

export const fall: Automatic<'fall'> = {
  run(state, { unit, rule }, context) {
    finish(state);
    takeOff(state, unit, rule, context);
  },
};

/** Takes a counter off the battlefield; a vehicle leaves its wreck (HS-HIT-05, HS-HIT-06). */
function takeOff(state: State, u: number, rule: RuleId, context: HeroesContext): void {
  const { open } = state;
  const { units } = open;
  if (isConcealed(open, u)) {
    turnUp(state, u);
    context.learn();
  }
  const { type, category } = openProfile(open, u);
  const at = of(units.at, u);
  const rear = of(units.rear, u);
  context.log({
    event: 'destroyed',
    rule,
    unit: unitName(open, u),
    type,
    at: at === NONE ? null : squareName(open, at),
  });
  setAside(state, u);
  const under = at === NONE ? [] : runOver(open, u);
  if (category !== INFANTRY && at !== NONE) leaveWreck(state, u, rear === NONE ? [at] : [at, rear], context);
  const freed = released(open, u);
  remove(state, u, WHERE.destroyed);
  first(state, ...freed);
  if (category !== INFANTRY) bailOut(state, u, rear === NONE ? [at] : [at, rear]);
  first(state, ...under); // HS-R-152
  countLoss(state, u, context);
  immediateCheck(state, 'event', context);
}

/** A wreck that lies wholly in water sinks at once (HS-HIT-06, HS-WRK-12). */
function leaveWreck({ open }: State, u: number, squares: number[], context: HeroesContext): void {
  const { kind, facing } = open.units;
  if (isSunk(lay(open), squares.map(square)))
    context.log({
      event: 'sank',
      rule: 'HS-WRK-12',
      unit: unitName(open, u),
      wreck: squareName(open, squares[0] ?? NONE),
    });
  else open.wrecks.push({ kind: of(kind, u), squares, facing: of(facing, u), points: 0 });
}

/** Everybody aboard is put beside the wreck (HS-TRAN-11, HS-STATE-28). */
function bailOut(state: State, vehicle: number, from: readonly number[]): void {
  const { where } = state.open.units;
  for (const u of occupantsOf(state.open, vehicle)) {
    const rule = where[u] === WHERE.crew ? 'HS-STATE-28' : 'HS-TRAN-11';
    first(state, { step: 'forced', unit: u, from: [...from], under: [], rule, markers: 1 });
  }
}
