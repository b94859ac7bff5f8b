import { allowance, leaveSquare } from './abilities.ts';
import type { Lunge } from './aftermath.ts';
import { squareName } from './areas.ts';
import { cardsFrame } from './cards/windows.ts';
import {
  allySquare,
  conceal,
  enemyOf,
  isConcealed,
  of,
  onField,
  openProfile,
  profile,
  turnUp,
  unitName,
} from './counters.ts';
import { enter, type Way, wayTo } from './driving.ts';
import { bodyOf, isDifficult, lay } from './ground.ts';
import { board, leave } from './passengers.ts';
import { INFANTRY } from './profiles.ts';
import { type Frame, type FrameOf, type HeroesContext, NONE, type Open, proceed, type State } from './state.ts';

/** Each part of a Movement Action, carried out. */

type Moving = FrameOf<'moving'>;

export function step(state: State, frame: Moving, to: number, context: HeroesContext): void {
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
  proceed(state, { step: 'repetition', unit }, ...trapFor(open, frame, to), {
    ...frame,
    left: left - 1,
    repeated: frame.repeated + 1,
    free,
    halted: frame.halted || halted,
    vehicle: vehicle === NONE ? frame.vehicle : vehicle,
  });
}

/** A vehicle on its way; each square entered and each pivot is one repetition (HS-R-115). */
export function drive(state: State, frame: Moving, way: Way, context: HeroesContext): void {
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
  const traps = way.from === NONE ? [] : trapFor(open, frame, way.entered);
  proceed(state, ...forced, { step: 'repetition', unit }, ...traps, moved);
}

/** The enemy may have rigged the square just entered; not in the Supply Phase (HS-OP-29, HS-R-147). */
const trapFor = (open: Open, { unit }: Moving, place: number): Frame[] =>
  open.phase === 'activation' ? [cardsFrame('enemyStep', enemyOf(open, unit), unit, place)] : [];

/** The new side is used at once; a side with an arc is pointed somewhere (HS-STATE-01, HS-R-148). */
export function flip(state: State, frame: Moving, context: HeroesContext): void {
  const { open } = state;
  const { unit } = frame;
  const atStart = frame.repeated === 0;
  turnOver(state, unit, context);
  if (!onField(open, unit)) return; // a decoy (HS-SCN-12)
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
  const left = allowance(state, unit, frame.bonus);
  proceed(
    state,
    ...turn,
    { step: 'repetition', unit },
    { ...frame, left, flipped: true, repeated: 1, free: of(open.units.at, unit) },
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
export function stop(state: State, frame: Moving, context: HeroesContext): void {
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
export function charge(state: State, frame: Moving, lunge: Pick<Lunge, 'launch' | 'front' | 'rear'>): void {
  const { unit, target, kind, fired } = frame;
  if (frame.repeated === 0) {
    proceed(state, { step: 'repetition', unit }, { ...frame, repeated: 1, charging: true });
    return;
  }
  proceed(
    state,
    { step: 'assault', unit, target, ...lunge, crushed: frame.crushed },
    { step: 'ending', unit, fired, kind },
  );
}
