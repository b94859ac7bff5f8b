import { no } from '@kurgan/engine';
import { defenseBonus, penalties } from './abilities.ts';
import { sightTo } from './aims.ts';
import { incoming } from './cards/incoming.ts';
import {
  endOf,
  firstOf,
  inPlay,
  isConcealed,
  onField,
  openProfile,
  profile,
  seatOf,
  unitCalled,
  unitName,
} from './counters.ts';
import { coverFromTemplate } from './cover.ts';
import { at, type Interspace, interspace, type Square } from './field/squares.ts';
import { type Landing, SCATTER, scatter as scattered, structuresUnder, templateSquares } from './field/templates.ts';
import { flameLine } from './flames.ts';
import { lay } from './ground.ts';
import { destroyByFire, hit } from './losses.ts';
import { pointCalled, pointName } from './points.ts';
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
  type View,
} from './state.ts';
import { suppress } from './suppression.ts';
import { unitsOn } from './units-on.ts';
import { withWild } from './wild-bonus.ts';

export type Charge = Omit<FrameOf<'burstAttack'>, 'step' | 'target'>;

/** One of the side's spotters has a clear line to the point (HS-FAB-01). */
function isSpotted(view: View, seat: Seat, point: Interspace): boolean {
  const { open } = view;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (inPlay(open, u) && profile(view, u).spotter && sightTo(open, u, point) === 0) return true;
  return false;
}

export const scatterFrom = (view: View, charge: Charge, point: Interspace, distance: number): FrameOf<'scatter'> => ({
  ...charge,
  step: 'scatter',
  point,
  distance: Math.max(0, distance - (isSpotted(view, charge.seat, point) ? 1 : 0)),
});

/** Where a template comes down by its die (HS-FAB-30). */
export function scatteredTo(open: Open, point: number, distance: number, die: number): Landing {
  const direction = SCATTER[die] ?? null;
  const from = interspace(point);
  return direction === null || distance === 0
    ? { on: 'point', point: from }
    : scattered(lay(open), from, direction, distance);
}

export const scatter: Automatic<'scatter'> = {
  run(state, frame) {
    proceed(state, ...withWild(state, frame.seat, { ...frame, step: 'scatterResult', wild: 0, rolls: [] }));
  },
};

/** Suppressed markers don't touch this die (HS-FAB-31). */
export const scatterResult: Automatic<'scatterResult'> = {
  run(state, frame, context) {
    const { open } = state;
    const { step: _step, point, distance, wild, rolls, ...charge } = frame;
    const die = rolls[0]?.dice[0];
    if (die === undefined) {
      proceed(state, ...withRerolls(state, { ...frame, rolls: [{ seat: frame.seat, dice: [context.d(6)] }] }));
      return;
    }
    const landing = scatteredTo(open, point, distance, die + wild);
    context.log({
      event: 'scattered',
      rule: 'HS-FAB-30',
      die,
      from: pointName(open, point),
      to: landing.on === 'point' ? pointName(open, landing.point) : null,
    });
    const frames = landingOf(open, charge, landing);
    proceed(state, ...frames.flatMap((each) => (each.step === 'burst' ? incoming(each) : [each])));
  },
};

/** On an intact building a template attacks nobody; it lies there all the same (HS-R-20). */
const onRoof = (charge: Charge, parts: readonly number[], covers: readonly number[]): FrameOf<'burst'> => ({
  ...charge,
  step: 'burst',
  targets: [],
  parts: broken(charge, parts),
  wrecks: [],
  covers: [...covers],
});

export function landingOf(open: Open, charge: Charge, landing: Landing): FrameOf<'burst' | 'landing'>[] {
  switch (landing.on) {
    case 'nothing':
      return [];
    case 'building':
      return [onRoof(charge, landing.parts, landing.squares)];
    case 'point':
      return [burstAt(open, charge, landing.point)];
    case 'square':
      return [{ ...charge, step: 'landing', corners: [...landing.points] }];
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
    if (point !== null) proceed(state, ...incoming(burstAt(state.open, charge, point)));
  },
};

/** A template on a point: everybody under it, then the Structures it touches (HS-FAB-26, HS-R-21). */
export function burstAt(open: Open, charge: Charge, point: Interspace): FrameOf<'burst'> {
  const ground = lay(open);
  const squares = templateSquares(ground, point);
  const burst = landed(open, charge, unitsOn(open, squares, false), squares);
  return { ...burst, parts: broken(charge, structuresUnder(ground, point)) };
}

/** Structures that suffer from a charge: none without Destruction (HS-FAB-02). */
const broken = ({ destruction }: Charge, structures: readonly number[]): number[] =>
  destruction > 0 ? [...structures] : [];

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
  return {
    ...charge,
    step: 'burst',
    targets: targetsOf(open, charge, targets),
    parts: charge.indoors ? broken(charge, [...new Set(parts)]) : [],
    wrecks: broken(
      charge,
      wrecks.map((wreck) => wreck.squares[0] ?? NONE),
    ),
    covers: [...squares],
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
  const { targets, parts: _parts, wrecks: _wrecks, covers: _covers, ...charge } = frame;
  const left = targets.filter((each) => each !== target);
  return [
    { ...charge, step: 'burstAttack', target },
    { ...frame, step: 'burst', targets: left, plus: 0, fresh: false },
  ];
}

function demolitions({ seat, unit, parts, wrecks, destruction: dice }: FrameOf<'burst'>): Frame[] {
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

/** A bonus for the first roll of a unit's charge was declared with it; before the others there is a window (HS-R-138). */
export const burstAttack: Automatic<'burstAttack'> = {
  run(state, frame) {
    const { seat, unit, fresh } = frame;
    const unrolled: FrameOf<'burstResult'> = { ...frame, step: 'burstResult', wild: 0, rolls: [] };
    proceed(state, ...(fresh && unit !== NONE ? [unrolled] : withWild(state, seat, unrolled)));
  },
};

/** Templates strike a heavy vehicle's side; flames and thrown gear meet the cover on their way (HS-TPL-05, HS-R-25). */
export function defenseOf(view: View, { unit, kind, indoors, keen }: Charge, target: number): number {
  const { open } = view;
  if (kind === 'aimed') return defenseAgainst(view, { unit, weapon: NONE, how: 'hit', target, keen });
  if (kind === 'trap') return profile(view, target).defense[1]; // HS-OP-29
  const cover =
    kind === 'flames' && !indoors
      ? flameLine(open, unit, target, keen).cover
      : coverFromTemplate(open, target, indoors);
  return profile(view, target).defense[1] + cover + defenseBonus(open, target);
}

/** Everything that goes into the result besides the die. */
export function modifierOf(open: Open, charge: Charge, target: number): number {
  const { unit, combat, plus, minus, kind, indoors, keen } = charge;
  const inOpen = kind === 'flames' && !indoors;
  const obscured = keen ? 0 : inOpen ? Math.max(0, flameLine(open, unit, target, keen).penalty) : minus;
  const markers = unit === NONE ? 0 : 2 * penalties(open, unit);
  return (combat[openProfile(open, target).category] ?? 0) + plus - obscured - markers;
}

const BURST_RULES = { flames: 'HS-FAB-14', aimed: 'HS-FIRE-04', explosion: 'HS-FAB-26', trap: 'HS-OP-29' } as const;

export const burstResult: Automatic<'burstResult'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, seat, target, kind, piercing } = frame;
    const dice = frame.rolls[0]?.dice;
    if (dice === undefined) {
      proceed(state, ...withRerolls(state, { ...frame, rolls: [{ seat, dice: [context.d(6)] }] }));
      return;
    }
    const result = Math.max(...dice) + modifierOf(open, frame, target) + frame.wild;
    const defense = defenseOf(state, frame, target);
    const outcome = result >= 2 * defense ? 'double' : result >= defense ? 'hit' : 'miss';
    finish(state);
    const concealed = isConcealed(open, target);
    const secret = concealed && outcome === 'miss'; // nobody learns more than that (HS-R-70)
    context.log(
      {
        event: 'burst',
        rule: BURST_RULES[kind],
        seat,
        unit: unit === NONE ? null : unitName(open, unit),
        kind,
        target: unitName(open, target),
        concealed,
        dice: [...dice],
        result,
        defense: secret ? null : defense,
        outcome,
      },
      secret ? { [seatOf(open, target)]: { defense } } : {},
    );
    if (outcome === 'double') destroyByFire(state, target, 'HS-HIT-09', context);
    else if (outcome === 'hit') hit(state, target, { roller: seat, unit, piercing }, context);
    else if (frame.frightening && unit !== NONE) state.flow.push({ step: 'frightening', unit, target });
    if (kind === 'flames' && onField(open, target)) suppress(state, target, 1, context); // HS-FAB-16
  },
};
