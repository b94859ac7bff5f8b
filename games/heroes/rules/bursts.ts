import { no } from '@kurgan/engine';
import { defenseBonus, penalties } from './abilities.ts';
import { flameSight, sightTo, unitsOn } from './aims.ts';
import { pointCalled, pointName } from './areas.ts';
import { endOf, firstOf, onField, openProfile, profile, suppress, unitCalled, unitName } from './counters.ts';
import { at, type Interspace, interspace, type Square } from './field/squares.ts';
import { type Landing, SCATTER, scatter as scattered, structuresUnder, templateSquares } from './field/templates.ts';
import { coverAgainstFire, coverFromTemplate, lay } from './ground.ts';
import { destroyByFire, hit } from './losses.ts';
import { X } from './profiles.ts';
import { withRerolls } from './rerolls.ts';
import { defenseAgainst } from './shots.ts';
import {
  type Automatic,
  type Choosing,
  type Frame,
  type FrameOf,
  finish,
  NONE,
  type Open,
  only,
  proceed,
  type Seat,
  type State,
} from './state.ts';

export type Charge = Omit<FrameOf<'burstAttack'>, 'step' | 'target'>;

/** One of the side's spotters has a clear line to the point (HS-FAB-01). */
function isSpotted(state: State, seat: Seat, point: Interspace): boolean {
  const { open } = state;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (onField(open, u) && profile(state, u).spotter && sightTo(open, u, point) === 0) return true;
  return false;
}

export const scatterFrom = (state: State, charge: Charge, point: Interspace, distance: number): FrameOf<'scatter'> => ({
  ...charge,
  step: 'scatter',
  point,
  distance: Math.max(0, distance - (isSpotted(state, charge.seat, point) ? 1 : 0)),
});

/** Suppressed markers don't touch this die (HS-FAB-31). */
export const scatter: Automatic<'scatter'> = {
  run(state, frame, context) {
    const rolls = [{ seat: frame.seat, dice: [context.d(6)] }];
    proceed(state, ...withRerolls(state, { ...frame, step: 'scatterResult', rolls }));
  },
};

export const scatterResult: Automatic<'scatterResult'> = {
  run(state, frame, context) {
    const { open } = state;
    const { step: _step, point, distance, rolls, ...charge } = frame;
    const die = rolls[0]?.dice[0] ?? 6;
    const direction = SCATTER[die] ?? null;
    const from = interspace(point);
    const landing: Landing =
      direction === null || distance === 0
        ? { on: 'point', point: from }
        : scattered(lay(open), from, direction, distance);
    context.log({
      event: 'scattered',
      rule: 'HS-FAB-30',
      die,
      from: pointName(open, from),
      to: landing.on === 'point' ? pointName(open, landing.point) : null,
    });
    proceed(state, ...landingOf(open, charge, landing));
  },
};

function landingOf(open: Open, charge: Charge, landing: Landing): Frame[] {
  switch (landing.on) {
    case 'nothing':
      return [];
    case 'building':
      return [{ ...charge, step: 'burst', targets: [], parts: [...landing.parts], wrecks: [] }]; // HS-R-20
    case 'point':
      return [burstAt(open, charge, landing.point)];
    case 'square':
      return landing.points.length > 0
        ? [{ ...charge, step: 'landing', corners: [...landing.points] }]
        : [landed(open, charge, targetsOf(open, charge, unitsOn(open, [landing.square], false)), [landing.square])];
  }
}

/** In the middle of a ruin's square the attacker moves the template to a corner (HS-R-112). */
export const landing: Choosing<'landing', 'place'> = {
  rule: 'HS-R-112',
  verbs: ['place'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: ({ open }, { corners }) => corners.map((corner) => ({ do: 'place', at: pointName(open, corner) })),
  refuse: ({ open }, { corners }, action) => {
    const point = pointCalled(open, action.at);
    return point !== null && corners.includes(point) ? null : no('HS-R-112', { point: action.at });
  },
  act(state, { step: _step, corners: _corners, ...charge }, action) {
    const point = pointCalled(state.open, action.at);
    if (point !== null) proceed(state, burstAt(state.open, charge, point));
  },
};

/** A template on a point: everybody under it, then the Structures it touches (HS-FAB-26, HS-R-21). */
export function burstAt(open: Open, charge: Charge, point: Interspace): FrameOf<'burst'> {
  const ground = lay(open);
  const squares = templateSquares(ground, point);
  const burst = landed(open, charge, unitsOn(open, squares, false), squares);
  return charge.destruction === 0 ? burst : { ...burst, parts: [...structuresUnder(ground, point)] };
}

/** A charge goes off on squares; the units it attacks are settled now (HS-R-140). */
export function landed(
  open: Open,
  charge: Charge,
  targets: readonly number[],
  squares: readonly Square[],
): FrameOf<'burst'> {
  const { field, ruined } = lay(open);
  const wrecks = open.wrecks.filter(({ squares: under }) => under.some((place) => squares.includes(place as Square)));
  const parts = squares.map((place) => at(field.part, place)).filter((part) => part >= 0 && !((ruined >> part) & 1));
  const breaks = charge.destruction > 0;
  return {
    ...charge,
    step: 'burst',
    targets: targetsOf(open, charge, targets),
    parts: breaks && charge.indoors ? [...new Set(parts)] : [],
    wrecks: breaks ? wrecks.map((wreck) => wreck.squares[0] ?? NONE) : [],
  };
}

/** A value of X can do nothing to units of that type (HS-FIRE-03). */
const targetsOf = (open: Open, { combat }: Charge, targets: readonly number[]): number[] =>
  targets.filter((target) => combat[openProfile(open, target).category] !== X);

/** Units one by one, then Structures (HS-FAB-03). */
export const burst: Automatic<'burst'> = {
  run(state, frame) {
    const targets = frame.targets.filter((target) => onField(state.open, target));
    const [only] = targets;
    if (targets.length > 1) proceed(state, { ...frame, step: 'burstOrder', targets });
    else if (only !== undefined) proceed(state, ...attackOn(frame, only));
    else proceed(state, ...demolitions(frame));
  },
};

function attackOn(frame: FrameOf<'burst' | 'burstOrder'>, target: number): Frame[] {
  const { targets, parts: _parts, wrecks: _wrecks, ...charge } = frame;
  const left = targets.filter((each) => each !== target);
  return [
    { ...charge, step: 'burstAttack', target },
    { ...frame, step: 'burst', targets: left, plus: 0 },
  ];
}

function demolitions({ seat, unit, parts, wrecks, destruction: dice }: FrameOf<'burst'>): Frame[] {
  if (dice === 0) return [];
  return [
    ...parts.map((part): Frame => ({ step: 'demolition', seat, unit, part, wreck: NONE, dice })),
    ...wrecks.map((wreck): Frame => ({ step: 'demolition', seat, unit, part: NONE, wreck, dice })),
  ];
}

/** The attacker says who is next (HS-R-140). */
export const burstOrder: Choosing<'burstOrder', 'next'> = {
  rule: 'HS-R-140',
  verbs: ['next'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: ({ open }, { targets }) => targets.map((target) => ({ do: 'next', unit: unitName(open, target) })),
  refuse: ({ open }, { targets }, action) =>
    targets.includes(unitCalled(open, action.unit)) ? null : no('HS-R-140', { unit: action.unit }),
  act(state, frame, action) {
    proceed(state, ...attackOn(frame, unitCalled(state.open, action.unit)));
  },
};

export const burstAttack: Automatic<'burstAttack'> = {
  run(state, frame, context) {
    const rolls = [{ seat: frame.seat, dice: [context.d(6)] }];
    proceed(state, ...withRerolls(state, { ...frame, step: 'burstResult', rolls }));
  },
};

/** Templates strike a heavy vehicle's side; flames and thrown gear meet the cover on their way (HS-TPL-05, HS-R-25). */
function defenseOf(state: State, { unit, target, kind, indoors }: FrameOf<'burstResult'>): number {
  const { open } = state;
  if (kind === 'aimed') return defenseAgainst(open, unit, target);
  const cover =
    kind === 'flames' && !indoors ? coverAgainstFire(open, unit, target) : coverFromTemplate(open, target, indoors);
  return profile(state, target).defense[1] + cover + defenseBonus(open, target);
}

export const burstResult: Automatic<'burstResult'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, seat, target, combat, plus, kind, indoors, piercing } = frame;
    const dice = frame.rolls[0]?.dice ?? [];
    const obscured = kind === 'flames' && !indoors ? Math.max(0, flameSight(open, unit, target)) : frame.minus;
    const markers = unit === NONE ? 0 : 2 * penalties(open, unit);
    const result = Math.max(...dice) + (combat[openProfile(open, target).category] ?? 0) + plus - obscured - markers;
    const defense = defenseOf(state, frame);
    const outcome = result >= 2 * defense ? 'double' : result >= defense ? 'hit' : 'miss';
    finish(state);
    context.log({
      event: 'burst',
      rule: kind === 'flames' ? 'HS-FAB-14' : kind === 'aimed' ? 'HS-FIRE-04' : 'HS-FAB-26',
      target: unitName(open, target),
      dice: [...dice],
      result,
      defense,
      outcome,
    });
    if (outcome === 'double') destroyByFire(state, target, 'HS-HIT-09', context);
    else if (outcome === 'hit') hit(state, target, { roller: seat, piercing }, context);
    else if (frame.frightening && unit !== NONE) state.flow.push({ step: 'frightening', unit, target });
    if (kind === 'flames' && onField(open, target)) suppress(state, target, 1, context); // HS-FAB-16
  },
};
