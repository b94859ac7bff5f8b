import { no } from '@kurgan/engine';
import { canReact } from './abilities.ts';
import { mayUnlock } from './army.ts';
import { WHOLE_ACTION } from './bonuses.ts';
import {
  endOf,
  enemyOf,
  firstOf,
  inPlay,
  isConcealed,
  markActivated,
  of,
  onField,
  seatOf,
  unitCalled,
  unitName,
} from './counters.ts';
import { BLOCKED } from './field/sight.ts';
import { firingBy, hasShot } from './fire-choices.ts';
import { sightBetween } from './sight-lines.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  type FrameOf,
  finish,
  NONE,
  type Open,
  only,
  proceed,
  type Seat,
  type View,
  WHERE,
} from './state.ts';

const reaction = (unit: number, trigger: number): FrameOf<'firing'> => firingBy(unit, 'reaction', trigger);

/** A unit that has the ability and was not activated this turn (HS-FAB-40, HS-FAB-41). */
const isReady = (view: View, u: number): boolean => isIdle(view.open, u) && canReact(view, u);

/** Not activated, and not a crew at work in its vehicle (HS-R-62). */
const isIdle = (open: Open, u: number): boolean =>
  of(open.units.acted, u) === 0 && inPlay(open, u) && of(open.units.where, u) !== WHERE.crew;

/** Units that may fire at the trigger as their owner knows them (HS-R-136). */
function reactors(view: View, seat: Seat, trigger: number): number[] {
  const { open } = view;
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (isReady(view, u) && hasShot(view, reaction(u, trigger))) found.push(u);
  return found;
}

/** By open facts: a concealed unit that may have the ability may have a shot if it has a line (HS-R-134). */
function mayFire(open: Open, u: number, trigger: number): boolean {
  const bare = { open, private: {}, flow: [] };
  if (!isConcealed(open, u)) return isReady(bare, u) && hasShot(bare, reaction(u, trigger));
  const able = canReact(bare, u) || mayUnlock(open, seatOf(open, u), 'opportunisticFire');
  return able && isIdle(open, u) && sightBetween(open, u, trigger) !== BLOCKED;
}

function mayReact(open: Open, seat: Seat, trigger: number): boolean {
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) if (mayFire(open, u, trigger)) return true;
  return false;
}

/** Enemies that could fire at a unit if it stood there, as far as both sides know. */
export function threatsTo(open: Open, unit: number, place: number): number[] {
  const { units } = open;
  const moved = { ...open, units: { ...units, at: units.at.with(unit, place), rear: units.rear.with(unit, NONE) } };
  const enemy = enemyOf(open, unit);
  const found: number[] = [];
  for (let u = firstOf(open, enemy); u < endOf(open, enemy); u++) if (mayFire(moved, u, unit)) found.push(u);
  return found;
}

/** Opens while somebody could fire at the trigger, in the Activation Phase only (HS-SUPY-12). */
export const opportunity: Automatic<'opportunity'> = {
  run(state, { seat, trigger }) {
    const { open } = state;
    const isTarget = open.phase === 'activation' && onField(open, trigger) && !isConcealed(open, trigger);
    if (isTarget && mayReact(open, seat, trigger)) proceed(state, { step: 'opportunityWindow', seat, trigger });
    else finish(state);
  },
};

export const opportunityWindow: Choosing<'opportunityWindow', 'react' | 'pass'> = {
  rule: 'HS-FAB-40',
  verbs: ['react', 'pass'],
  window: { kinds: ['opportunity'], pass: { do: 'pass' } },
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: (view, { seat, trigger }) => [
    { do: 'pass' },
    ...reactors(view, seat, trigger).map((u): Action<'react'> => ({ do: 'react', unit: unitName(view.open, u) })),
  ],
  refuse(view, { seat, trigger }, action) {
    if (action.do === 'pass') return null;
    return reactors(view, seat, trigger).includes(unitCalled(view.open, action.unit))
      ? null
      : no('HS-FAB-40', { unit: action.unit });
  },
  act(state, { seat, trigger }, action, context) {
    const { open } = state;
    if (action.do === 'pass') {
      context.log({ event: 'passed', rule: 'HS-R-134', seat, window: 'opportunity' });
      finish(state);
      return;
    }
    const u = unitCalled(open, action.unit);
    markActivated(state, u); // HS-FAB-41
    context.log({ event: 'reacted', rule: 'HS-FAB-40', unit: action.unit, at: unitName(open, trigger) });
    proceed(state, reaction(u, trigger), WHOLE_ACTION, { step: 'opportunity', seat, trigger });
  },
};
