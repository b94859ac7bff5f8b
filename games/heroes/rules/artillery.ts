import { no } from '@kurgan/engine';
import { MARKERS } from '../data/markers.ts';
import { CATEGORIES } from '../data/vocabulary.ts';
import { figureOf } from './aims.ts';
import { allPoints, pointCalled, pointName } from './areas.ts';
import { scatterFrom } from './bursts.ts';
import { isPointInside } from './field/templates.ts';
import { lay } from './ground.ts';
import { type Choosing, NONE, only, proceed, type Seat, type State } from './state.ts';
import { TILE_NAMES } from './unit-names.ts';

/** The token on an Artillery option is taken off and the marker used up (HS-OPT-13). */
export function callArtillery(state: State, seat: Seat, tile: number): void {
  const i = state.open.orders[seat].tiles.indexOf(tile);
  state.open.orders[seat].tiles.splice(i, 1);
  state.private[seat].tiles.splice(i, 1);
  const marker = state.open.stock[seat].find((each) => each.tile === tile && each.marker === 'mk-artillery');
  if (marker !== undefined) marker.left--;
}

/** An explosion template on any Interspace in the open, which scatters; no unit fires, so nobody reacts (HS-R-86). */
export const strike: Choosing<'strike', 'place'> = {
  rule: 'HS-OPT-13',
  verbs: ['place'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose({ open }) {
    const ground = lay(open);
    return [...allPoints(open)]
      .filter((point) => !isPointInside(ground, point))
      .map((point) => ({ do: 'place', at: pointName(open, point) }));
  },
  refuse({ open }, _frame, action) {
    const point = pointCalled(open, action.at);
    if (point === null) return no('HS-R-18');
    return isPointInside(lay(open), point) ? no('HS-FAB-28') : null;
  },
  act(state, { seat, tile }, action, context) {
    const { open } = state;
    const point = pointCalled(open, action.at);
    const { effect } = MARKERS['mk-artillery'];
    if (point === null || effect.op !== 'templateStrike') return;
    context.log({ event: 'strike', rule: 'HS-OPT-13', seat, tile: TILE_NAMES[tile] ?? '', at: action.at });
    const charge = {
      seat,
      unit: NONE,
      combat: CATEGORIES.map((category) => figureOf(effect.combat[category])),
      plus: 0,
      minus: 0,
      kind: 'explosion',
      indoors: false,
      piercing: false,
      frightening: false,
      destruction: effect.destruction,
    } as const;
    proceed(state, scatterFrom(state, charge, point, effect.scatter));
  },
};
