import { no } from '@kurgan/engine';
import { CARDS, type CardId } from '../../data/cards.ts';
import type { EffectOf } from '../../data/vocabulary.ts';
import { fieldFor } from '../areas.ts';
import { endOf, firstOf, inPlay, isInfantry } from '../counters.ts';
import { pointRange } from '../field/range.ts';
import { at, type Interspace } from '../field/squares.ts';
import { isPointInside } from '../field/templates.ts';
import { lay, placesOf } from '../ground.ts';
import { allPoints, pointCalled, pointName } from '../points.ts';
import { type Action, type Choosing, finish, type Open, only, type Seat } from '../state.ts';

const effectOf = (card: CardId): EffectOf<'placeSmoke'> | null => {
  const [effect] = CARDS[card].effects;
  return effect?.op === 'placeSmoke' ? effect : null;
};

/** Points within range of infantry of the side, not inside an intact building (HS-OP-26). */
export function* smokePoints(open: Open, seat: Seat, range: number): Generator<Interspace> {
  const ground = lay(open);
  const places: ReturnType<typeof placesOf>[number][] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (inPlay(open, u) && isInfantry(open, u)) places.push(...placesOf(open, u));
  for (const point of allPoints(open))
    if (!isPointInside(ground, point) && places.some((place) => pointRange(ground.field, place, point) <= range))
      yield point;
}

export const smoke: Choosing<'smoke', 'place'> = {
  rule: 'HS-OP-26',
  verbs: ['place'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: ({ open }, { seat, card }) =>
    [...smokePoints(open, seat, effectOf(card)?.range ?? 0)].map(
      (point): Action<'place'> => ({ do: 'place', at: pointName(open, point) }),
    ),
  refuse({ open }, { seat, card }, action) {
    const point = pointCalled(open, action.at);
    const points: readonly Interspace[] = [...smokePoints(open, seat, effectOf(card)?.range ?? 0)];
    return point !== null && points.includes(point) ? null : no('HS-OP-26', { point: action.at });
  },
  act(state, { seat, card }, action, context) {
    const { open } = state;
    const point = pointCalled(open, action.at);
    finish(state);
    if (point === null) return;
    const { pointX, pointY } = fieldFor(open);
    open.smoke = [...open.smoke, { x: at(pointX, point), y: at(pointY, point), value: effectOf(card)?.obscures ?? 0 }];
    context.log({ event: 'smoked', rule: 'HS-OP-26', seat, at: action.at });
  },
};
