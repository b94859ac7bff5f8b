import { DAMAGE_BY_ROLL } from '../data/figures.ts';
import { squareName } from './areas.ts';
import { countLoss } from './army.ts';
import { crewHas } from './boarding.ts';
import { isConcealed, of, openProfile, setAside, suppress, turnUp, unitName } from './counters.ts';
import { HEAVY, INFANTRY } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Automatic,
  DAMAGE,
  type DamageKind,
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
  readonly piercing: boolean;
}

/** A Hit turns a counter over or destroys it; heavy vehicles are damaged instead (HS-HIT-01 to HS-HIT-04). */
export function hit(state: State, u: number, { roller, piercing }: HitBy, context: HeroesContext): void {
  const { open } = state;
  const { category, flips } = openProfile(open, u);
  if (category === HEAVY) first(state, { step: 'damageRoll', unit: u, roller, plus: piercing ? 1 : 0 });
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

/** Frames of an action that ends with the unit that takes it. */
const OWN_STEPS = new Set([
  'activation',
  'moving',
  'repetition',
  'fireChance',
  'turning',
  'ending',
  'firing',
  'nextWeapon',
  'aim',
]);

/** Takes a counter off the battlefield; a vehicle leaves its wreck (HS-HIT-05, HS-HIT-06). */
export function destroy(state: State, u: number, rule: RuleId, context: HeroesContext): void {
  const { open, flow } = state;
  const { units } = open;
  if (of(units.where, u) === WHERE.destroyed) return;
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
  if (category !== INFANTRY && at !== NONE) {
    const squares = rear === NONE ? [at] : [at, rear];
    open.wrecks.push({ kind: of(units.kind, u), squares, facing: of(units.facing, u), points: 0 });
  }
  remove(state, u, WHERE.destroyed);
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i];
    if (frame !== undefined && 'unit' in frame && frame.unit === u && OWN_STEPS.has(frame.step)) flow.splice(i, 1);
  }
  if (category !== INFANTRY) bailOut(state, u, rear === NONE ? [at] : [at, rear]);
  countLoss(state, u, context);
  immediateCheck(state, 'event', context);
}

/** Everybody aboard is put beside the wreck (HS-TRAN-11, HS-STATE-28). */
function bailOut(state: State, vehicle: number, from: readonly number[]): void {
  const { where, carrier } = state.open.units;
  for (let u = 0; u < carrier.length; u++) {
    if (carrier[u] !== vehicle || (where[u] !== WHERE.aboard && where[u] !== WHERE.crew)) continue;
    const rule = where[u] === WHERE.crew ? 'HS-STATE-28' : 'HS-TRAN-11';
    first(state, { step: 'forced', unit: u, from: [...from], rule, markers: 1 });
  }
}

/** Off its square, for whatever reason; markers go with it. */
export function remove({ open }: State, u: number, where: number): void {
  const { units } = open;
  units.where[u] = where;
  units.at[u] = NONE;
  units.rear[u] = NONE;
  units.suppressed[u] = 0;
  units.acted[u] = 0;
  units.damage[u] = 0;
  units.carrier[u] = NONE;
  if (open.effects.length > 0) open.effects = open.effects.filter(({ unit }) => unit !== u);
}

/** Damage Location: the marker of the number, or the end of the vehicle (HS-DMG-01 to HS-DMG-07). */
export const damageRoll: Automatic<'damageRoll'> = {
  run(state, { unit, plus }, context) {
    finish(state);
    if (of(state.open.units.where, unit) !== WHERE.field) return;
    const die = context.d(6);
    if (crewHas(state.open, unit, ({ positiveWaves }) => positiveWaves))
      first(state, { step: 'damageChoice', unit, plus, dice: [die, context.d(6)] });
    else settleDamage(state, unit, die, plus, context);
  },
};

export const settleDamage = (state: State, u: number, die: number, plus: number, context: HeroesContext): void =>
  damage(state, u, DAMAGE_BY_ROLL[die + plus] ?? null, die, context);

export function damage(state: State, u: number, kind: DamageKind | null, die: number, context: HeroesContext): void {
  const { open, flow } = state;
  const has = of(open.units.damage, u);
  context.log({ event: 'damaged', rule: 'HS-DMG-01', unit: unitName(open, u), die, kind });
  if (kind === null) destroy(state, u, 'HS-DMG-06', context);
  else if (has & DAMAGE[kind]) destroy(state, u, 'HS-DMG-07', context);
  else {
    open.units.damage[u] = has | DAMAGE[kind];
    if (kind === 'hull') suppress(state, u, 2, context);
    if (kind === 'tracks' || kind === 'hull')
      for (const [i, frame] of flow.entries())
        if (frame.step === 'moving' && frame.unit === u) flow[i] = { ...frame, halted: true }; // HS-R-60
  }
}
