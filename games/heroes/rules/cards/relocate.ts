import { no } from '@kurgan/engine';
import { CARDS, type CardId } from '../../data/cards.ts';
import type { EffectOf } from '../../data/vocabulary.ts';
import { leaveSquare } from '../abilities.ts';
import { squareCalled, squareName } from '../areas.ts';
import { kindOf, of, openProfile, profile, seatOf, unitAt, unitName } from '../counters.ts';
import { isInHostileZone } from '../enemy-zones.ts';
import { isComplete } from '../field/field.ts';
import { squareRange } from '../field/range.ts';
import { square } from '../field/squares.ts';
import { turnInactive } from '../forced.ts';
import { canEnter, frontOf, lay } from '../ground.ts';
import { PROFILES } from '../profiles.ts';
import {
  type Action,
  type Choosing,
  finish,
  type HeroesContext,
  NONE,
  type Open,
  only,
  type Seat,
  type State,
  UNKNOWN,
  type View,
} from '../state.ts';
import { isSheltered, targetsOf } from './filters.ts';

/** A Forced Move to another building or rubble square (HS-OP-33). */

const effectOf = (card: CardId): EffectOf<'relocate'> | null => {
  const [effect] = CARDS[card].effects;
  return effect?.op === 'relocate' ? effect : null;
};

function* squaresFor(open: Open, u: number, card: CardId): Generator<number> {
  const effect = effectOf(card);
  if (effect === null) return;
  const ground = lay(open);
  const { field } = ground;
  const from = frontOf(open, u);
  for (let place = 0; place < field.count; place++) {
    if (place === from || !isComplete(field, square(place)) || !isSheltered(open, place, effect.toKind)) continue;
    if (squareRange(field, from, square(place)) > effect.max || unitAt(open, place) !== NONE) continue;
    if (!canEnter(ground, place, openProfile(open, u).category)) continue;
    if (!isInHostileZone(open, seatOf(open, u), place)) yield place;
  }
}

/** A Forced Move would destroy a unit that shows 0 or X on its Inactive side, so nobody chooses it (HS-R-30). */
function survives(view: View, u: number): boolean {
  const kind = kindOf(view, u);
  if (kind === UNKNOWN) return true;
  const { change, active, move } = profile(view, u);
  const shown = change !== null && active ? PROFILES[2 * kind + 1 - of(view.open.units.up, u)]?.move : move;
  return (shown ?? 0) > 0;
}

export const moversOf = (view: View, seat: Seat, card: CardId): number[] =>
  targetsOf(view, seat, card).filter((u) => survives(view, u) && squaresFor(view.open, u, card).next().done !== true);

export function startRelocation(state: State, unit: number, card: CardId, context: HeroesContext): void {
  state.flow.push({ step: 'relocate', unit, card });
  turnInactive(state, unit, context);
}

export const relocate: Choosing<'relocate', 'put'> = {
  rule: 'HS-OP-33',
  verbs: ['put'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: ({ open }, { unit, card }) =>
    [...squaresFor(open, unit, card)].map((place): Action<'put'> => ({ do: 'put', square: squareName(open, place) })),
  refuse({ open }, { unit, card }, action) {
    const place = squareCalled(open, action.square);
    return [...squaresFor(open, unit, card)].includes(place) ? null : no('HS-OP-33', { square: action.square });
  },
  act(state, { unit }, action, context) {
    const { open } = state;
    finish(state);
    const from = squareName(open, of(open.units.at, unit));
    open.units.at[unit] = squareCalled(open, action.square);
    leaveSquare(open, unit);
    context.log({ event: 'moved', rule: 'HS-OP-33', unit: unitName(open, unit), from, to: action.square });
  },
};
