import { no } from '@kurgan/engine';
import { moveFrame } from './activation.ts';
import {
  endOf,
  firstOf,
  hiddenKinds,
  isConcealed,
  onField,
  openProfile,
  profile,
  seatOf,
  unitCalled,
  unitName,
} from './counters.ts';
import { PROFILES } from './profiles.ts';
import {
  type Action,
  type Choosing,
  type FrameOf,
  finish,
  first,
  NONE,
  type Open,
  only,
  type Seat,
  type View,
  WHERE,
} from './state.ts';

/** By what everybody knows, the side has somebody to scout with. */
export function mayScout(open: Open, seat: Seat): boolean {
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (onField(open, u) && openProfile(open, u).scout !== null) return true;
  return hiddenKinds(open, seat).some((kind) => PROFILES[2 * kind]?.scout !== null);
}

/** The most squares a concealed Scout of this side may go, for all that the enemy knows. */
const mostOf = (open: Open, seat: Seat): number =>
  Math.max(0, ...hiddenKinds(open, seat).map((kind) => PROFILES[2 * kind]?.scout ?? 0));

/** The squares left to a unit as its owner knows them: all concealed Scouts begin with the same number (HS-R-70). */
export function squaresLeft(view: View, { unit, left, kind }: FrameOf<'moving'>): number {
  const { open } = view;
  if (kind !== 'scout' || !isConcealed(open, unit)) return left;
  const most = mostOf(open, seatOf(open, unit));
  return left - most + (profile(view, unit).scout ?? most);
}

/** Scouts that have not moved yet; a vehicle carries nobody but Scouts (HS-CMD-12, HS-CMD-17). */
function scouts(view: View, seat: Seat): number[] {
  const { open } = view;
  const { where, carrier } = open.units;
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    if (!onField(open, u) || profile(view, u).scout === null) continue;
    if (open.effects.some(({ what, unit }) => what === 'scouted' && unit === u)) continue;
    const burdened = carrier.some((by, v) => by === u && where[v] === WHERE.aboard && profile(view, v).scout === null);
    if (!burdened) found.push(u);
  }
  return found;
}

/** After deployment each side moves its Scouts, one after the other (HS-R-66). */
export const scouting: Choosing<'scouting', 'activate' | 'done'> = {
  rule: 'HS-CMD-12',
  verbs: ['activate', 'done'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: (view, { seat }) => [
    { do: 'done' },
    ...scouts(view, seat).map((u): Action<'activate'> => ({ do: 'activate', unit: unitName(view.open, u) })),
  ],
  refuse(view, { seat }, action) {
    if (action.do === 'done') return null;
    return scouts(view, seat).includes(unitCalled(view.open, action.unit))
      ? null
      : no('HS-CMD-12', { unit: action.unit });
  },
  act(state, _frame, action) {
    const { open } = state;
    if (action.do === 'done') {
      finish(state);
      return;
    }
    const u = unitCalled(open, action.unit);
    const squares = isConcealed(open, u) ? mostOf(open, seatOf(open, u)) : (profile(state, u).scout ?? 0);
    open.effects = [...open.effects, { what: 'scouted', unit: u, amount: 0, ability: null, until: 'turn' }];
    first(state, { ...moveFrame(state, u, NONE, 'scout'), left: squares });
  },
};
