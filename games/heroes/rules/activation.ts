import { no, type Refusal } from '@kurgan/engine';
import { allowance, assaultOf, hasTwo } from './abilities.ts';
import { couldHoldBonus, WHOLE_ACTION } from './bonuses.ts';
import { playable, refusePlay } from './cards/usable.ts';
import { cardsFrame } from './cards/windows.ts';
import { combatAgainst } from './close-combat.ts';
import { canInspire, inspire, refuseRepairBy, repair, repairs } from './command.ts';
import {
  endOf,
  enemyOf,
  firstOf,
  inPlay,
  isConcealed,
  kindOf,
  of,
  onField,
  openProfile,
  profile,
  seatOf,
  unitCalled,
  unitName,
} from './counters.ts';
import { play } from './effects.ts';
import { hasCharge } from './fight-aids.ts';
import { firingBy, hasShot } from './fire-choices.ts';
import { gearLeft, spend } from './gear.ts';
import { flip } from './movement-effects.ts';
import { ACTIVE_SIDE, PROFILES, X } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  DAMAGE,
  type Frame,
  type FrameOf,
  finish,
  type HeroesContext,
  NONE,
  only,
  proceed,
  type Seat,
  type State,
  type View,
  WHERE,
} from './state.ts';

/** A crew aboard only leaves or uses its abilities (HS-R-62). */
const canFire = (view: View, u: number): boolean =>
  of(view.open.units.where, u) !== WHERE.crew && hasShot(view, firingBy(u, 'action'));

export const moveFrame = (
  view: View,
  unit: number,
  target: number,
  kind: FrameOf<'moving'>['kind'],
): FrameOf<'moving'> => ({
  step: 'moving',
  unit,
  left: squaresFor(view, unit),
  bonus: 0,
  target,
  charging: false,
  flipped: false,
  fired: false,
  repeated: 0,
  free: of(view.open.units.at, unit),
  halted: false,
  kind,
  climbs: false,
  push: NONE,
  pushed: false,
  crushed: [],
  vehicle: NONE,
});

/** A crew that leaves its vehicle moves as its Inactive side does (HS-STATE-27). */
export function squaresFor(view: View, u: number, bonus = 0): number {
  const { where, kind, up } = view.open.units;
  if (of(where, u) !== WHERE.crew) return allowance(view, u, bonus);
  return allowance(view, u, bonus, PROFILES[2 * of(kind, u) + 1 - of(up, u)]?.move);
}

/** A vehicle with Tracks damage takes no Movement Action, not even of 0 squares (HS-R-102). */
export const canMove = (view: View, u: number): boolean => (of(view.open.units.damage, u) & DAMAGE.tracks) === 0;

/** The view after a concealed unit has turned over, which it does before it attacks (HS-STATE-11). */
function unveiled(view: View, u: number): View {
  const { open } = view;
  if (!isConcealed(open, u)) return view;
  const kind = kindOf(view, u);
  const units = {
    ...open.units,
    kind: open.units.kind.with(u, kind),
    up: open.units.up.with(u, 1 - (ACTIVE_SIDE[kind] ?? 0)),
  };
  return { ...view, open: { ...open, units } };
}

/** A weapon on its tripod can be packed up on the way (HS-STATE-01). */
function isFixed(view: View, u: number): boolean {
  const { move, change } = profile(view, u);
  return move === X && change !== 'tripod';
}

export function refuseAssault(present: View, u: number, target: number): Refusal<RuleId> | null {
  const view = unveiled(present, u);
  const { open } = view;
  if (assaultOf(view, u) === null) return no('HS-ASLT-01', { unit: unitName(open, u) });
  if (target === NONE || seatOf(open, target) !== enemyOf(open, u) || !onField(open, target)) return no('HS-ASLT-05');
  const { category } = openProfile(open, target);
  if (combatAgainst(view, u, category) === X && !hasCharge(view, u, category)) return no('HS-ASLT-04', { value: 'X' });
  return isFixed(view, u) ? no('HS-MOVE-11') : null;
}

/** Enemies that a unit may declare an assault on. */
export function assaultTargets(view: View, u: number): number[] {
  const { open } = view;
  const found: number[] = [];
  if (assaultOf(unveiled(view, u), u) === null) return found;
  const enemy = enemyOf(open, u);
  for (let target = firstOf(open, enemy); target < endOf(open, enemy); target++)
    if (refuseAssault(view, u, target) === null) found.push(target);
  return found;
}

type Verb = 'move' | 'assault' | 'fire' | 'repair' | 'inspire' | 'pass';
const VERBS = ['move', 'assault', 'fire', 'repair', 'inspire', 'pass'] as const;

/** Kinds of action a unit may still take in this activation. */
type Kinds = readonly ('move' | 'fire' | 'repair')[];
const ALL: Kinds = ['move', 'fire', 'repair'];

function actionsOf(view: View, unit: number, kinds: Kinds): Action<Verb>[] {
  const { open } = view;
  const actions: Action<Verb>[] = [{ do: 'pass' }, ...(kinds.includes('repair') ? repairs(view, unit) : [])];
  if (canInspire(view, unit)) actions.push({ do: 'inspire' });
  if (kinds.includes('move') && canMove(view, unit)) {
    actions.push({ do: 'move' });
    for (const u of assaultTargets(view, unit)) actions.push({ do: 'assault', unit: unitName(open, u) });
  }
  if (kinds.includes('fire') && canFire(view, unit)) actions.push({ do: 'fire' });
  return actions;
}

function refuseAction(view: View, unit: number, kinds: Kinds, action: Action<Verb>): Refusal<RuleId> | null {
  switch (action.do) {
    case 'pass':
      return null;
    case 'move':
    case 'assault':
      if (!kinds.includes('move')) return no('HS-ACT-06');
      if (!canMove(view, unit)) return no('HS-R-102');
      return action.do === 'move' ? null : refuseAssault(view, unit, unitCalled(view.open, action.unit));
    case 'repair':
      return kinds.includes('repair') ? refuseRepairBy(view, unit, action) : no('HS-ACT-06');
    case 'inspire':
      return canInspire(view, unit) ? null : no('HS-CMD-08');
    case 'fire':
      if (!kinds.includes('fire')) return no('HS-ACT-06');
      return canFire(view, unit) ? null : no('HS-FIRE-01', { targets: 0 });
  }
}

/** Takes the action, and the second one after it if the unit has two. */
function take(state: State, unit: number, action: Action<Verb>, context: HeroesContext): void {
  const { open } = state;
  const name = unitName(open, unit);
  const isSecond = state.flow.at(-1)?.step === 'secondAction';
  const two = hasTwo(open, unit);
  const then = (did: FrameOf<'twice'>['did']): Frame[] => (two ? [{ step: 'twice', unit, did, over: isSecond }] : []);
  switch (action.do) {
    case 'pass':
      if (!isSecond) context.log({ event: 'idle', rule: 'HS-ACT-07', unit: name });
      finish(state);
      break;
    case 'move':
    case 'assault': {
      const target = action.do === 'move' ? NONE : unitCalled(open, action.unit);
      if (action.do === 'assault')
        context.log({ event: 'assaultDeclared', rule: 'HS-ASLT-05', unit: name, target: action.unit });
      const move = { ...moveFrame(state, unit, target, 'action'), fired: hasFiredFirst(state) };
      proceed(state, move, WHOLE_ACTION, ...then('move'));
      // A concealed attacker turns over first; that is its change of state (HS-STATE-11). A bonus may come with the
      // declaration, unless everybody knows that there is none (HS-R-138, HS-R-134).
      if (target !== NONE && isConcealed(open, unit) && !couldHoldBonus(open, seatOf(open, unit), ['move']))
        flip(state, move, context);
      break;
    }
    case 'repair':
      repair(state, action, context);
      proceed(state, ...then('repair'));
      break;
    case 'inspire':
      inspire(state, unit, context);
      break;
    case 'fire':
      proceed(state, firingBy(unit, 'action'), WHOLE_ACTION, ...then('fire'));
      break;
  }
}

/** A unit that has fired already doesn't fire on the move as well (HS-CARD-15). */
function hasFiredFirst({ flow }: State): boolean {
  const frame = flow.at(-1);
  return frame?.step === 'secondAction' && frame.did === 'fire';
}

const canBeHeroic = (view: View, u: number): boolean => !hasTwo(view.open, u) && gearLeft(view, u, 'mk-heroic') > 0;

/** An activated unit takes one action, or does nothing (HS-ACT-06). Cards for it are played first. */
export const activation: Choosing<'activation', Verb | 'play' | 'use'> = {
  rule: 'HS-ACT-06',
  verbs: [...VERBS, 'play', 'use'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, { unit }, seat) {
    const actions: Action<Verb | 'play' | 'use'>[] = actionsOf(view, unit, ALL);
    const moment = { window: 'ownActivationStart', unit } as const;
    for (const card of playable(view, seat, moment)) actions.push({ do: 'play', card });
    if (canBeHeroic(view, unit)) actions.push({ do: 'use', marker: 'mk-heroic' });
    return actions;
  },
  refuse(view, { unit }, action, seat) {
    switch (action.do) {
      case 'play':
        return refusePlay(view, seat, { window: 'ownActivationStart', unit }, action.card);
      case 'use':
        return action.marker === 'mk-heroic' && canBeHeroic(view, unit) ? null : no('HS-OPT-03', { ...action });
      default:
        return refuseAction(view, unit, ALL, action);
    }
  },
  act(state, frame, action, context, seat) {
    const { open } = state;
    const { unit } = frame;
    switch (action.do) {
      case 'play':
        play(state, seat, { window: 'ownActivationStart', unit }, action.card, context);
        break;
      case 'use':
        spend(state, unit, action.marker, context);
        open.effects = [...open.effects, { what: 'twice', unit, amount: 0, ability: null, until: 'activation' }];
        break;
      default:
        take(state, unit, action, context);
    }
  },
};

/** One of the two is a Movement Action; a repair may stand for either (HS-R-88, HS-OP-09). */
const LEFT: Readonly<Record<FrameOf<'twice'>['did'], Kinds>> = {
  move: ['fire', 'repair'],
  fire: ['move', 'repair'],
  repair: ['move', 'fire'],
};

/** By open facts: of a concealed unit the enemy can't tell (HS-R-134). */
export const twice: Automatic<'twice'> = {
  run(state, { unit, did, over }) {
    const { open, flow } = state;
    const mayAct = isConcealed(open, unit) || actionsOf({ open, private: {}, flow }, unit, LEFT[did]).length > 1;
    if (!over && inPlay(open, unit) && mayAct) proceed(state, { step: 'secondAction', unit, did });
    else finish(state);
  },
};

export const secondAction: Choosing<'secondAction', Verb> = {
  rule: 'HS-R-88',
  verbs: VERBS,
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: (view, { unit, did }) => actionsOf(view, unit, LEFT[did]),
  refuse: (view, { unit, did }, action) => refuseAction(view, unit, LEFT[did], action),
  act: (state, { unit }, action, context) => take(state, unit, action, context),
};

/** Inspiration may come after the action as well (HS-CMD-08). */
export const afterAction: Automatic<'afterAction'> = {
  run(state, { unit }) {
    if (inPlay(state.open, unit) && canInspire(state, unit)) proceed(state, { step: 'inspiring', unit });
    else finish(state);
  },
};

export const inspiring: Choosing<'inspiring', 'inspire' | 'pass'> = {
  rule: 'HS-CMD-08',
  verbs: ['inspire', 'pass'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: () => [{ do: 'inspire' }, { do: 'pass' }],
  refuse: () => null,
  act(state, { unit }, action, context) {
    finish(state);
    if (action.do === 'inspire') inspire(state, unit, context);
  },
};

/** Effects of the activation end; then cards of its end may be played. */
export const activationEnd: Automatic<'activationEnd'> = {
  run(state, { seat }) {
    const { open } = state;
    if (open.effects.length > 0) open.effects = open.effects.filter(({ until }) => until !== 'activation');
    proceed(state, cardsFrame('ownActivationEnd', seat));
  },
};

/** Frames of an activation, from its first choice to its end. */
export const activationOf = (
  unit: number,
  seat: Seat,
  by: FrameOf<'activation'>['by'],
): [FrameOf<'activation'>, FrameOf<'afterAction'>, FrameOf<'activationEnd'>] => [
  { step: 'activation', unit, by },
  { step: 'afterAction', unit },
  { step: 'activationEnd', seat },
];
