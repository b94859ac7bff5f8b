import { no, type Refusal } from '@kurgan/engine';
import { allowance, leaveSquare } from './abilities.ts';
import { refuseAssault } from './activation.ts';
import { isByObjective, squareCalled, squareName } from './areas.ts';
import { board, leave, refuseBoard } from './boarding.ts';
import { bonusCards, bonusOf, playBonus, refuseBonus } from './bonuses.ts';
import { canInspire, inspire } from './command.ts';
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
import { enter, isPush, refuseAnnouncement, refuseShove, type Way, waysOf, wayTo } from './driving.ts';
import { canEnd, reachOf, stopsAt } from './field/reach.ts';
import { square } from './field/squares.ts';
import { bodyOf, isDifficult, lay, placesOf } from './ground.ts';
import { INFANTRY } from './profiles.ts';
import { hasChance, movingFire } from './repetition.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Action,
  type Choosing,
  type Frame,
  type FrameOf,
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
  const crowded = placesOf(open, unit).some((from) =>
    neighborsOf(near, from).some((to) => unitAt(open, to, unit) !== NONE),
  );
  return target !== NONE || crowded ? walker(open, unit, left + 1) : near;
};

const targetStands = (open: Open, { target }: Moving): boolean => target !== NONE && onField(open, target);

/** The assault can be carried through, so it must be (HS-ASLT-06, HS-R-119). */
const mustAssault = (view: View, frame: Moving, walk: Walker): boolean =>
  targetStands(view.open, frame) &&
  !frame.halted &&
  refuseAssault(view, frame.unit, frame.target) === null &&
  placesOf(view.open, frame.unit).some((from) => canReachTarget(walk, view.open, from, frame.left, frame.target));

function refuseStep(view: View, frame: Moving, walk: Walker, to: number, must: boolean): Refusal<RuleId> | null {
  const { open } = view;
  const { unit, left, target } = frame;
  if (frame.charging && must) return no('HS-ASLT-06');
  if (frame.halted) return no(frame.pushed ? 'HS-WRK-08' : 'HS-TERR-10');
  if (left < 1) return no('HS-MOVE-01', { left });
  if (of(open.units.rear, unit) !== NONE) return no('HS-R-26');
  if (isPush(open, frame, to)) return refuseShove(open, frame, to);
  const barred = refuseOut(walk, placesOf(open, unit), to, left) ?? refuseScout(open, frame, walk, to);
  if (barred !== null || !must) return barred;
  const rest = stopsAt(walk.ground, square(to), walk.category) ? 0 : left - 1;
  return canReachTarget(walk, open, to, rest, target) ? null : no('HS-R-119', { target: unitName(open, target) });
}

/** A Scout keeps away from objectives, and goes only where it can still do so (HS-CMD-15). */
function refuseScout(open: Open, { kind, left }: Moving, walk: Walker, to: number): Refusal<RuleId> | null {
  if (kind !== 'scout') return null;
  const { steps } = reachOf(walk.ground, walk, square(to), left - 1);
  const ends = steps.some(
    (taken, place) => taken >= 0 && !isByObjective(open, place) && canEnd(walk.ground, walk.category, square(place)),
  );
  return ends ? null : no('HS-CMD-15');
}

/** Out of a vehicle the step may begin on any of its squares (HS-TRAN-03). */
function refuseOut(walk: Walker, starts: readonly number[], to: number, left: number): Refusal<RuleId> | null {
  let refused: Refusal<RuleId> | null = no('HS-GEO-04');
  for (const from of starts) {
    refused = refuseWalk(walk, from, to, left);
    if (refused === null) return null;
  }
  return refused;
}

/** One square ahead or astern, or a pivot (HS-R-26). */
function refuseDrive(open: Open, frame: Moving, front: number, rear: number): Refusal<RuleId> | null {
  if (frame.halted) return no(frame.pushed ? 'HS-WRK-08' : 'HS-TERR-10');
  if (frame.left < 1) return no('HS-MOVE-01', { left: frame.left });
  if (of(open.units.rear, frame.unit) === NONE) return no('HS-VEH-01');
  return waysOf(open, frame).some((way) => way.front === front && way.rear === rear) ? null : no('HS-R-26');
}

/** A change of state comes first or last, once (HS-STATE-01, HS-STATE-03); crews turn over as they board. */
function refuseFlip(view: View, { unit, flipped, target, kind }: Moving, must: boolean): Refusal<RuleId> | null {
  const { change } = profile(view, unit);
  if (change === null || change === 'crew') return no('HS-STATE-01');
  if (flipped) return no('HS-STATE-03');
  if (kind === 'scout') return no('HS-CMD-12');
  if (must || (target !== NONE && onField(view.open, target))) return no('HS-R-119');
  return allySquare(view.open, unit, of(view.open.units.at, unit)) ? no('HS-MOVE-04') : null;
}

const endsByObjective = (open: Open, { kind, repeated, unit }: Moving): boolean =>
  kind === 'scout' && repeated > 0 && isByObjective(open, of(open.units.at, unit));

function refuseStop(view: View, frame: Moving, must: boolean): Refusal<RuleId> | null {
  const { unit } = frame;
  if (must) return no('HS-ASLT-06');
  if (endsByObjective(view.open, frame)) return no('HS-CMD-15');
  const shares =
    openProfile(view.open, unit).category === INFANTRY && allySquare(view.open, unit, of(view.open.units.at, unit));
  return shares && canStepOn(view, frame, must) ? no('HS-MOVE-04') : null;
}

/** Before the first repetition, for a unit that can move at all (HS-CARD-10, HS-CARD-13, HS-MOVE-11). */
const mayGainMoves = (view: View, { unit, repeated, bonus, fired }: Moving): boolean =>
  repeated === 0 && !bonus && !fired && profile(view, unit).move > 0;

/** A step is left; if not, a unit that shares a square is put back (HS-R-117). */
function canStepOn(view: View, frame: Moving, must: boolean): boolean {
  const walk = walkerOf(view.open, frame);
  return waysOut(view.open, frame, walk).some((to) => refuseStep(view, frame, walk, to, must) === null);
}

/** Squares a step away from where it stands, or from the vehicle it is in. */
const waysOut = (open: Open, { unit }: Moving, walk: Walker): readonly number[] => [
  ...new Set(placesOf(open, unit).flatMap((from) => neighborsOf(walk, from))),
];

/** Fire on the Move before the first square; later chances have a step of their own. */
const canFireFirst = (view: View, frame: Moving): boolean =>
  frame.repeated === 0 && !frame.fired && frame.kind === 'action' && hasChance(view, frame.unit);

/** In the Supply Phase it comes with the Movement Action (HS-R-67). */
const canInspireFirst = (view: View, { unit, kind, repeated }: Moving): boolean =>
  kind === 'supply' && repeated === 0 && canInspire(view, unit);

type Verb = 'inspire' | 'step' | 'drive' | 'push' | 'board' | 'flip' | 'stop' | 'charge' | 'fire' | 'assault' | 'bonus';

/** One decision of a Movement Action (HS-MOVE-16). */
export const moving: Choosing<'moving', Verb> = {
  rule: 'HS-MOVE-16',
  verbs: ['inspire', 'step', 'drive', 'push', 'board', 'flip', 'stop', 'charge', 'fire', 'assault', 'bonus'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, frame) {
    const { open } = view;
    const { unit } = frame;
    const walk = walkerOf(open, frame);
    const must = mustAssault(view, frame, walk);
    const at = of(open.units.at, unit);
    const actions: Action<Verb>[] = [];
    if (refuseStop(view, frame, must) === null) actions.push({ do: 'stop' });
    if (must && canLaunch(walk, open, at, frame.target)) actions.push({ do: 'charge' });
    if (frame.left > 0 && !frame.halted) {
      if (of(open.units.rear, unit) === NONE) {
        for (const to of waysOut(open, frame, walk))
          if (refuseStep(view, frame, walk, to, must) === null) actions.push({ do: 'step', to: squareName(open, to) });
      } else
        for (const { front, rear } of waysOf(open, frame))
          actions.push({ do: 'drive', front: squareName(open, front), rear: squareName(open, rear) });
      if (!must)
        for (let u = firstOf(open, seatOf(open, unit)); u < endOf(open, seatOf(open, unit)); u++)
          if (refuseBoard(view, walk, frame, u) === null) actions.push({ do: 'board', unit: unitName(open, u) });
    }
    for (const { squares } of open.wrecks) {
      const wreck = squares[0] ?? NONE;
      if (refuseAnnouncement(open, frame, wreck) === null) actions.push({ do: 'push', wreck: squareName(open, wreck) });
    }
    if (refuseFlip(view, frame, must) === null) actions.push({ do: 'flip' });
    if (canInspireFirst(view, frame)) actions.push({ do: 'inspire' });
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
      case 'inspire':
        return canInspireFirst(view, frame) ? null : no('HS-R-67');
      case 'drive':
        return refuseDrive(open, frame, squareCalled(open, action.front), squareCalled(open, action.rear));
      case 'push':
        return refuseAnnouncement(open, frame, squareCalled(open, action.wreck));
      case 'board':
        return must ? no('HS-ASLT-06') : refuseBoard(view, walk, frame, unitCalled(open, action.unit));
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
      case 'inspire':
        inspire(state, frame.unit, context);
        break;
      case 'drive': {
        const front = squareCalled(state.open, action.front);
        const rear = squareCalled(state.open, action.rear);
        const way = waysOf(state.open, frame).find((each) => each.front === front && each.rear === rear);
        if (way !== undefined) drive(state, frame, way, context);
        break;
      }
      case 'push':
        context.log({
          event: 'announced',
          rule: 'HS-WRK-05',
          unit: unitName(state.open, frame.unit),
          wreck: action.wreck,
        });
        proceed(state, { ...frame, push: squareCalled(state.open, action.wreck) });
        break;
      case 'board':
        board(state, frame.unit, unitCalled(state.open, action.unit), context);
        proceed(state, { step: 'ending', unit: frame.unit, fired: frame.fired, kind: frame.kind });
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
  if (openProfile(open, unit).category !== INFANTRY) {
    drive(state, frame, wayTo(open, unit, to), context);
    return;
  }
  const from = of(open.units.at, bodyOf(open, unit));
  const vehicle = leave(state, unit);
  open.units.at[unit] = to;
  leaveSquare(open, unit);
  context.log({
    event: 'moved',
    rule: 'HS-MOVE-01',
    unit: unitName(open, unit),
    from: squareName(open, from),
    to: squareName(open, to),
  });
  const halted = frame.kind !== 'scout' && isDifficult(lay(open), to, openProfile(open, unit).category);
  const free = allySquare(open, unit, to) ? frame.free : to;
  proceed(
    state,
    { step: 'repetition', unit },
    {
      ...frame,
      left: left - 1,
      repeated: frame.repeated + 1,
      free,
      halted: frame.halted || halted,
      vehicle: vehicle === NONE ? frame.vehicle : vehicle,
    },
  );
}

/** A vehicle on its way; each square entered and each pivot is one repetition (HS-R-115). */
function drive(state: State, frame: Moving, way: Way, context: HeroesContext): void {
  const { open } = state;
  const { unit } = frame;
  const from = squareName(open, of(open.units.at, unit));
  const { frame: moved, forced } = enter(state, frame, way, context);
  leaveSquare(open, unit);
  context.log({
    event: 'moved',
    rule: way.rear === NONE ? 'HS-VEH-01' : way.from === NONE ? 'HS-VEH-06' : 'HS-R-26',
    unit: unitName(open, unit),
    from,
    to: squareName(open, way.front),
  });
  proceed(state, ...forced, { step: 'repetition', unit }, moved);
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
  const turns =
    size === 1 &&
    onField(state.open, unit) &&
    (weapons[0]?.arc ?? 360) < 360 &&
    !(frame.flipped && frame.repeated === 1);
  const frames: Frame[] = turns ? [{ step: 'turning', unit }] : [];
  if (frame.repeated === 0) frames.push({ step: 'repetition', unit });
  proceed(state, ...frames, { step: 'ending', unit, fired, kind });
}

/** Something has barred the way on from a friend's square: the unit returns to the last free one of its path. */
function putBack(state: State, { unit, free, vehicle }: Moving, context: HeroesContext): void {
  const { open } = state;
  const from = of(open.units.at, unit);
  if (openProfile(open, unit).category !== INFANTRY || !allySquare(open, unit, from)) return;
  if (free === NONE) {
    board(state, unit, vehicle, context);
    return;
  }
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
