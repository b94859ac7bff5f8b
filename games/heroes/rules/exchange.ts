import { no, type Refusal } from '@kurgan/engine';
import { CARDS, type CardId, DECKS } from '../data/cards.ts';
import { UNIT_TYPES, UNITS } from '../data/units.ts';
import type { Category } from '../data/vocabulary.ts';
import { endOf, firstOf, of } from './counters.ts';
import { discard, draw, handOf, isUnseen } from './deck.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Action,
  type Choosing,
  finish,
  first,
  type HeroesContext,
  type Open,
  only,
  other,
  proceed,
  type Seat,
  type State,
  type View,
} from './state.ts';

/** By option, a card for vehicles that a side doesn't have may be shown and replaced when it is drawn (HS-R-94). */

/** Vehicles can't be concealed, so everybody knows which types a side has. */
function hasVehicle(open: Open, seat: Seat, category: Category): boolean {
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    const type = UNIT_TYPES[of(open.units.kind, u)];
    if (type !== undefined && UNITS[type].category === category) return true;
  }
  return false;
}

/** Its event is only about own vehicles, and there are none. */
function isUseless(open: Open, seat: Seat, card: CardId): boolean {
  const { side, category } = CARDS[card].who;
  if (side !== 'own' || category === undefined || category.includes('infantry')) return false;
  return !category.some((each) => hasVehicle(open, seat, each));
}

/** By what the enemy knows, such a card can be among those drawn (HS-R-134). */
function mayExchange(open: Open, seat: Seat): boolean {
  if (!open.options.replace || open.hands[seat] === 0) return false;
  return DECKS[seat].some((card) => isUnseen(open, seat, card) && isUseless(open, seat, card));
}

/** Draws, then offers to replace what is of no use. */
export function drawFresh(state: State, seat: Seat, wanted: number, context: HeroesContext): void {
  const before = state.open.hands[seat];
  draw(state, seat, wanted, context);
  const fresh = state.open.hands[seat] - before;
  if (fresh > 0 && mayExchange(state.open, seat)) first(state, { step: 'exchange', seat, fresh });
}

const uselessIn = (view: View, seat: Seat, fresh: number): CardId[] =>
  handOf(view, seat)
    .slice(-fresh)
    .filter((card) => isUseless(view.open, seat, card));

function refuseReplace(view: View, seat: Seat, fresh: number, card: CardId): Refusal<RuleId> | null {
  if (uselessIn(view, seat, fresh).includes(card)) return null;
  return no('HS-R-94', { card: CARDS[card].name, 'of no use': isUseless(view.open, seat, card) });
}

export const exchange: Choosing<'exchange', 'replace' | 'pass'> = {
  rule: 'HS-R-94',
  verbs: ['replace', 'pass'],
  window: { kinds: ['exchange'], pass: { do: 'pass' } },
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: (view, { seat, fresh }) => [
    { do: 'pass' },
    ...[...new Set(uselessIn(view, seat, fresh))].map((card): Action<'replace'> => ({ do: 'replace', card })),
  ],
  refuse: (view, { seat, fresh }, action) =>
    action.do === 'pass' ? null : refuseReplace(view, seat, fresh, action.card),
  act(state, { seat, fresh }, action, context) {
    if (action.do === 'pass') {
      finish(state);
      return;
    }
    discard(state, seat, action.card);
    context.learn(other(seat));
    context.log({ event: 'replaced', rule: 'HS-R-94', seat, card: action.card });
    draw(state, seat, 1, context);
    proceed(state, ...(mayExchange(state.open, seat) ? [{ step: 'exchange', seat, fresh } as const] : []));
  },
};
