import { no } from '@kurgan/engine';
import { CARDS } from '../data/cards.ts';
import { MARKERS } from '../data/markers.ts';
import { CATEGORIES, type EffectOf } from '../data/vocabulary.ts';
import { figureOf } from './aims.ts';
import { bonusCards, bonusOf, playBonus, refuseBonus, WHOLE_ACTION } from './bonuses.ts';
import { scatterFrom } from './bursts.ts';
import type { Interspace } from './field/squares.ts';
import { isPointInside } from './field/templates.ts';
import { lay } from './ground.ts';
import { allPoints, pointCalled, pointName } from './points.ts';
import { X } from './profiles.ts';
import {
  type Action,
  type Choosing,
  type Frame,
  type FrameOf,
  NONE,
  only,
  proceed,
  type Seat,
  type State,
  type View,
} from './state.ts';
import { TILE_NAMES } from './unit-names.ts';

/** The token on an Artillery option is taken off and the marker used up (HS-OPT-13). */
export function callArtillery(state: State, seat: Seat, tile: number): void {
  const i = state.open.orders[seat].tiles.indexOf(tile);
  state.open.orders[seat].tiles.splice(i, 1);
  state.private[seat].tiles.splice(i, 1);
  const marker = state.open.stock[seat].find((each) => each.tile === tile && each.marker === 'mk-artillery');
  if (marker !== undefined) marker.left--;
}

type Strike = FrameOf<'strike'>;

/** The Artillery of a tile, or a card; both are templates without a firing unit (HS-R-86, HS-OP-28). */
function effectOf({ card }: Strike): EffectOf<'templateStrike'> | null {
  const effect = card === null ? MARKERS['mk-artillery'].effect : CARDS[card].effects[0];
  return effect?.op === 'templateStrike' ? effect : null;
}

/** An option takes a bonus for fire; a card only one for any roll, before the roll (HS-CARD-12). */
const bonusesFor = ({ card }: Strike): readonly 'fire'[] => (card === null ? ['fire'] : []);

/** An explosion template on any Interspace in the open, which scatters; no unit fires, so nobody reacts (HS-R-86). */
export const strike: Choosing<'strike', 'place' | 'bonus'> = {
  rule: 'HS-OPT-13',
  verbs: ['place', 'bonus'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose(view, frame) {
    const { open } = view;
    const ground = lay(open);
    return [
      ...[...allPoints(open)]
        .filter((point) => !isPointInside(ground, point))
        .map((point): Action<'place'> => ({ do: 'place', at: pointName(open, point) })),
      ...bonusCards(view, frame.seat, bonusesFor(frame)).map((card): Action<'bonus'> => ({ do: 'bonus', card })),
    ];
  },
  refuse(view, frame, action) {
    const { open } = view;
    if (action.do === 'bonus') return refuseBonus(view, frame.seat, action.card, bonusesFor(frame));
    const point = pointCalled(open, action.at);
    if (point === null) return no('HS-R-18');
    return isPointInside(lay(open), point) ? no('HS-FAB-28') : null;
  },
  act(state, frame, action, context) {
    const { seat, card, tile, left } = frame;
    if (action.do === 'bonus') {
      playBonus(state, seat, action.card, context);
      proceed(state, { ...frame, bonus: bonusOf(action.card, bonusesFor(frame))?.value ?? 0 });
      return;
    }
    const point = pointCalled(state.open, action.at);
    if (point === null) return;
    const rule = card === null ? 'HS-OPT-13' : 'HS-OP-28';
    context.log({ event: 'strike', rule, seat, card, tile: TILE_NAMES[tile] ?? '', at: action.at });
    const next: Frame[] = left > 1 ? [{ ...frame, left: left - 1 }] : [];
    proceed(state, ...strikeOn(state, frame, point), ...next);
  },
};

/** The template on its way. */
export function strikeOn(view: View, frame: Strike, point: Interspace): FrameOf<'scatter'>[] {
  const effect = effectOf(frame);
  if (effect === null) return [];
  const charge = {
    seat: frame.seat,
    unit: NONE,
    combat: CATEGORIES.map((category) => {
      const value = figureOf(effect.combat[category]);
      return value === X ? X : value + frame.bonus;
    }),
    plus: 0,
    fresh: true,
    minus: 0,
    kind: 'explosion',
    grenade: null,
    keen: false,
    indoors: false,
    piercing: false,
    frightening: false,
    destruction: effect.destruction,
  } as const;
  return [scatterFrom(view, charge, point, effect.scatter)];
}

/** An artillery strike is an activation of its own (HS-R-86). */
export const strikeOf = (seat: Seat, tile: number): Frame[] => [
  { step: 'strike', seat, tile, card: null, left: 1, bonus: 0 },
  WHOLE_ACTION,
  { step: 'activationEnd', seat },
];
