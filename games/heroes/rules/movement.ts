import { no, type Refusal } from '@kurgan/engine';
import { allowance, leaveSquare, onTheMoveOf } from './abilities.ts';
import { refuseAssault } from './activation.ts';
import { squareCalled, squareName } from './areas.ts';
import { bonusCards, bonusOf, playBonus, refuseBonus } from './bonuses.ts';
import {
  allySquare,
  conceal,
  endOf,
  enemyOf,
  firstOf,
  isConcealed,
  of,
  onField,
  openProfile,
  profile,
  seatOf,
  turnUp,
  unitAt,
  unitCalled,
  unitName,
} from './counters.ts';
import { stopsAt } from './field/reach.ts';
import { square } from './field/squares.ts';
import { hasShot } from './fire-choices.ts';
import { DIRECTIONS, isDifficult, lay } from './ground.ts';
import type { RuleId } from './rule-ids.ts';
import { revealOthers, revealSelf } from './spotting.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  type Frame,
  type FrameOf,
  finish,
  type HeroesContext,
  NONE,
  type Open,
  only,
  proceed,
  type State,
  type View,
} from './state.ts';
import { canLaunch, canReachTarget, neighborsOf, refuseWalk, type Walker, walker } from './walk.ts';

type Moving = FrameOf<'moving'>;

/** One step ahead is enough unless an assault has to stay possible or a friend stands in the way. */
const walkerOf = (open: Open, { unit, left, target }: Moving): Walker => {
  const near = walker(open, unit, 1);
  const crowded = neighborsOf(near, of(open.units.at, unit)).some((to) => unitAt(open, to, unit) !== NONE);
  return target !== NONE || crowded ? walker(open, unit, left + 1) : near;
};

const targetStands = (open: Open, { target }: Moving): boolean => target !== NONE && onField(open, target);

/** The assault can be carried through, so it must be (HS-ASLT-06, HS-R-119). */
const mustAssault = (view: View, frame: Moving, walk: Walker): boolean =>
  targetStands(view.open, frame) &&
  !frame.halted &&
  refuseAssault(view, frame.unit, frame.target) === null &&
  canReachTarget(walk, view.open, of(view.open.units.at, frame.unit), frame.left, frame.target);

function refuseStep(view: View, frame: Moving, walk: Walker, to: number, must: boolean): Refusal<RuleId> | null {
  const { open } = view;
  const { unit, left, target } = frame;
  if (frame.charging && must) return no('HS-ASLT-06');
  if (frame.halted) return no('HS-TERR-10');
  if (left < 1) return no('HS-MOVE-01', { left });
  const at = of(open.units.at, unit);
  const barred = refuseWalk(walk, at, to, left);
  if (barred !== null || !must) return barred;
  const rest = stopsAt(walk.ground, square(to), walk.category) ? 0 : left - 1;
  return canReachTarget(walk, open, to, rest, target) ? null : no('HS-R-119', { target: unitName(open, target) });
}

/** A change of state comes first or last, once (HS-STATE-01, HS-STATE-03); crews turn over as they board. */
function refuseFlip(view: View, { unit, flipped, target }: Moving, must: boolean): Refusal<RuleId> | null {
  const { change } = profile(view, unit);
  if (change === null || change === 'crew') return no('HS-STATE-01');
  if (flipped) return no('HS-STATE-03');
  if (must || (target !== NONE && onField(view.open, target))) return no('HS-R-119');
  return allySquare(view.open, unit, of(view.open.units.at, unit)) ? no('HS-MOVE-04') : null;
}

function refuseStop(view: View, frame: Moving, must: boolean): Refusal<RuleId> | null {
  const { unit } = frame;
  if (must) return no('HS-ASLT-06');
  const shares =
    openProfile(view.open, unit).category === 0 && allySquare(view.open, unit, of(view.open.units.at, unit));
  return shares && canStepOn(view, frame, must) ? no('HS-MOVE-04') : null;
}

/** Before the first repetition, for a unit that can move at all (HS-CARD-10, HS-CARD-13, HS-MOVE-11). */
const mayGainMoves = (view: View, { unit, repeated, bonus, fired }: Moving): boolean =>
  repeated === 0 && !bonus && !fired && profile(view, unit).move > 0;

/** A step is left; if not, a unit that shares a square is put back (HS-R-117). */
function canStepOn(view: View, frame: Moving, must: boolean): boolean {
  const walk = walkerOf(view.open, frame);
  return neighborsOf(walk, of(view.open.units.at, frame.unit)).some(
    (to) => refuseStep(view, frame, walk, to, must) === null,
  );
}

/** Fire on the Move before the first square; later chances have a step of their own. */
const canFireFirst = (view: View, frame: Moving): boolean =>
  frame.repeated === 0 && !frame.fired && frame.kind === 'action' && hasChance(view, frame.unit);

/** A unit that can fire on the move has a target here. */
function hasChance(view: View, u: number): boolean {
  const { open } = view;
  if (!profile(view, u).weapons.some((weapon) => weapon.flames !== null || onTheMoveOf(open, u, weapon) !== null))
    return false;
  return hasShot(view, movingFire(u, false));
}

const movingFire = (unit: number, spent: boolean): FrameOf<'firing'> => ({
  step: 'firing',
  unit,
  mode: 'move',
  at: NONE,
  used: 0,
  ammo: 0,
  bonus: 0,
  wild: 0,
  spent,
  gentle: false,
});

/** One decision of a Movement Action (HS-MOVE-16). */
export const moving: Choosing<'moving', 'step' | 'flip' | 'stop' | 'charge' | 'fire' | 'assault' | 'bonus'> = {
  rule: 'HS-MOVE-16',
  verbs: ['step', 'flip', 'stop', 'charge', 'fire', 'assault', 'bonus'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, frame) {
    const { open } = view;
    const { unit } = frame;
    const walk = walkerOf(open, frame);
    const must = mustAssault(view, frame, walk);
    const at = of(open.units.at, unit);
    const actions: Action<'step' | 'flip' | 'stop' | 'charge' | 'fire' | 'assault' | 'bonus'>[] = [];
    if (refuseStop(view, frame, must) === null) actions.push({ do: 'stop' });
    if (must && canLaunch(walk, open, at, frame.target)) actions.push({ do: 'charge' });
    if (frame.left > 0 && !frame.halted)
      for (const to of neighborsOf(walk, at))
        if (refuseStep(view, frame, walk, to, must) === null) actions.push({ do: 'step', to: squareName(open, to) });
    if (refuseFlip(view, frame, must) === null) actions.push({ do: 'flip' });
    if (canFireFirst(view, frame)) actions.push({ do: 'fire' });
    if (mayGainMoves(view, frame))
      for (const card of bonusCards(view, seatOf(open, unit), ['move'])) actions.push({ do: 'bonus', card });
    if (frame.target !== NONE && !onField(open, frame.target)) {
      const enemy = enemyOf(open, unit);
      for (let u = firstOf(open, enemy); u < endOf(open, enemy); u++)
        if (refuseAssault(view, unit, u) === null) actions.push({ do: 'assault', unit: unitName(open, u) });
    }
    return actions;
  },
  refuse(view, frame, action) {
    const { open } = view;
    const walk = walkerOf(open, frame);
    const must = mustAssault(view, frame, walk);
    switch (action.do) {
      case 'step':
        return refuseStep(view, frame, walk, squareCalled(open, action.to), must);
      case 'flip':
        return refuseFlip(view, frame, must);
      case 'stop':
        return refuseStop(view, frame, must);
      case 'charge':
        return must && canLaunch(walk, open, of(open.units.at, frame.unit), frame.target) ? null : no('HS-ASLT-08');
      case 'fire':
        return canFireFirst(view, frame) ? null : no('HS-MOVE-15');
      case 'bonus':
        if (!mayGainMoves(view, frame)) return no(frame.bonus ? 'HS-CARD-09' : 'HS-CARD-10');
        return refuseBonus(view, seatOf(open, frame.unit), action.card, ['move'], frame.bonus);
      case 'assault':
        if (frame.target === NONE || onField(open, frame.target)) return no('HS-ASLT-12');
        return refuseAssault(view, frame.unit, unitCalled(open, action.unit));
    }
  },
  act(state, frame, action, context) {
    switch (action.do) {
      case 'step':
        step(state, frame, squareCalled(state.open, action.to), context);
        break;
      case 'flip':
        flip(state, frame, context);
        break;
      case 'stop':
        stop(state, frame, context);
        break;
      case 'charge':
        charge(state, frame);
        break;
      case 'fire':
        proceed(state, movingFire(frame.unit, frame.bonus), { ...frame, fired: true });
        break;
      case 'bonus': {
        const { value = 0 } = bonusOf(action.card, ['move']) ?? {};
        playBonus(state, seatOf(state.open, frame.unit), action.card, context);
        proceed(state, { ...frame, left: frame.left + value, allowed: frame.allowed + value, bonus: true });
        break;
      }
      case 'assault':
        context.log({
          event: 'assaultDeclared',
          rule: 'HS-ASLT-11',
          unit: unitName(state.open, frame.unit),
          target: action.unit,
        });
        proceed(state, { ...frame, target: unitCalled(state.open, action.unit) });
        break;
    }
  },
};

function step(state: State, frame: Moving, to: number, context: HeroesContext): void {
  const { open } = state;
  const { unit, left } = frame;
  const from = of(open.units.at, unit);
  open.units.at[unit] = to;
  leaveSquare(open, unit);
  context.log({
    event: 'moved',
    rule: 'HS-MOVE-01',
    unit: unitName(open, unit),
    from: squareName(open, from),
    to: squareName(open, to),
  });
  const halted = isDifficult(lay(open), to, openProfile(open, unit).category);
  const free = allySquare(open, unit, to) ? frame.free : to;
  proceed(
    state,
    { step: 'repetition', unit },
    { ...frame, left: left - 1, repeated: frame.repeated + 1, free, halted: frame.halted || halted },
  );
}

/** The new side is used at once; a side with an arc is pointed somewhere (HS-STATE-01, HS-R-148). */
function flip(state: State, frame: Moving, context: HeroesContext): void {
  const { open } = state;
  const { unit } = frame;
  const atStart = frame.repeated === 0;
  turnOver(state, unit, context);
  const { weapons } = profile(state, unit);
  const turn: Frame[] = (weapons[0]?.arc ?? 360) < 360 ? [{ step: 'turning', unit }] : [];
  if (!atStart) {
    proceed(
      state,
      ...turn,
      { step: 'repetition', unit },
      { step: 'ending', unit, fired: frame.fired, kind: frame.kind },
    );
    return;
  }
  const left = Math.max(0, allowance(state, unit) + frame.left - frame.allowed);
  proceed(
    state,
    ...turn,
    { step: 'repetition', unit },
    { ...frame, left, allowed: left, flipped: true, repeated: 1, free: of(open.units.at, unit) },
  );
}

function turnOver(state: State, u: number, context: HeroesContext): void {
  const { open } = state;
  const name = unitName(open, u);
  if (profile(state, u).change !== 'ambush') {
    open.units.up[u] = 1 - of(open.units.up, u);
    context.log({ event: 'flipped', rule: 'HS-STATE-01', unit: name, type: openProfile(open, u).type });
  } else if (isConcealed(open, u)) {
    turnUp(state, u);
    context.learn(enemyOf(open, u));
    context.log({ event: 'flipped', rule: 'HS-STATE-01', unit: name, type: openProfile(open, u).type });
  } else {
    conceal(state, u);
    context.log({ event: 'concealed', rule: 'HS-R-68', unit: name });
  }
}

/** An action without a step is one repetition all the same (HS-R-115). A limited arc may be turned (HS-MOVE-13). */
function stop(state: State, frame: Moving, context: HeroesContext): void {
  const { unit, kind, fired } = frame;
  putBack(state, frame, context);
  const { weapons, size } = profile(state, unit);
  const turns = size === 1 && (weapons[0]?.arc ?? 360) < 360 && !(frame.flipped && frame.repeated === 1);
  const frames: Frame[] = turns ? [{ step: 'turning', unit }] : [];
  if (frame.repeated === 0) frames.push({ step: 'repetition', unit });
  proceed(state, ...frames, { step: 'ending', unit, fired, kind });
}

/** Something has barred the way on from a friend's square: the unit returns to the last free one of its path. */
function putBack({ open }: State, { unit, free }: Moving, context: HeroesContext): void {
  const from = of(open.units.at, unit);
  if (openProfile(open, unit).category !== 0 || !allySquare(open, unit, from)) return;
  open.units.at[unit] = free;
  context.log({
    event: 'moved',
    rule: 'HS-R-117',
    unit: unitName(open, unit),
    from: squareName(open, from),
    to: squareName(open, free),
  });
}

/** From where it stands the windows come first (HS-R-120); the fight follows when it is still possible. */
function charge(state: State, frame: Moving): void {
  const { unit, target, kind, fired } = frame;
  if (frame.repeated === 0) {
    proceed(state, { step: 'repetition', unit }, { ...frame, repeated: 1, charging: true });
    return;
  }
  const launch = of(state.open.units.at, unit);
  proceed(state, { step: 'assault', unit, target, launch, spent: frame.bonus }, { step: 'ending', unit, fired, kind });
}

/** Reveal check of the mover, then the mover's chance to fire, then the enemy's (HS-MOVE-16). */
export const repetition: Automatic<'repetition'> = {
  run(state, { unit }, context) {
    const { open } = state;
    if (!onField(open, unit)) {
      finish(state);
      return;
    }
    revealSelf(state, unit, context);
    if (open.phase !== 'activation') finish(state);
    else if (!hasFired(state, unit) && hasChance(state, unit)) proceed(state, { step: 'fireChance', unit });
    else proceed(state, { step: 'opportunity', seat: enemyOf(open, unit), trigger: unit });
  },
};

/** The action under way knows whether it has fired on the move already. */
function hasFired({ flow }: View, unit: number): boolean {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i];
    if ((frame?.step === 'moving' || frame?.step === 'ending') && frame.unit === unit) return frame.fired;
  }
  return true;
}

/** Returns whether the action has used its bonus (HS-R-139). */
function noteFired({ flow }: State, unit: number): boolean {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i];
    if ((frame?.step === 'moving' || frame?.step === 'ending') && frame.unit === unit) {
      flow[i] = { ...frame, fired: true };
      return frame.step === 'ending' || frame.bonus;
    }
  }
  return true;
}

/** Fire on the Move from the square just entered (HS-FAB-20, HS-FAB-21). */
export const fireChance: Choosing<'fireChance', 'fire' | 'hold'> = {
  rule: 'HS-MOVE-15',
  verbs: ['fire', 'hold'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: () => [{ do: 'hold' }, { do: 'fire' }],
  refuse: () => null,
  act(state, { unit }, action) {
    if (action.do === 'hold') {
      proceed(state, { step: 'opportunity', seat: enemyOf(state.open, unit), trigger: unit });
      return;
    }
    proceed(state, movingFire(unit, noteFired(state, unit)));
  },
};

/** Asked only where an arc makes it matter (HS-MOVE-09). */
export const turning: Choosing<'turning', 'face'> = {
  rule: 'HS-MOVE-09',
  verbs: ['face'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: () => DIRECTIONS.map((direction) => ({ do: 'face', direction })),
  refuse: () => null,
  act(state, { unit }, { direction }, context) {
    finish(state);
    state.open.units.facing[unit] = DIRECTIONS.indexOf(direction);
    context.log({ event: 'faced', rule: 'HS-MOVE-09', unit: unitName(state.open, unit), direction });
  },
};

/** The end of a Movement Action: everybody else may be spotted (HS-R-133). */
export const ending: Automatic<'ending'> = {
  run(state, { unit }, context) {
    finish(state);
    revealOthers(state, unit, context);
  },
};
