import { no, type Refusal } from '@kurgan/engine';
import { CARDS, type CardId } from '../data/cards.ts';
import type { Effect, Filter } from '../data/vocabulary.ts';
import { granted } from './army.ts';
import { endOf, firstOf, of, onField, openProfile, seatOf, totalOf, unitCalled, unitName } from './counters.ts';
import { cardsFor, couldHold, discard } from './deck.ts';
import { square } from './field/squares.ts';
import { isControlled } from './field/zones.ts';
import { hostileZones, rangeBetween } from './ground.ts';
import { INFANTRY } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  type FrameOf,
  finish,
  type HeroesContext,
  type Open,
  only,
  other,
  proceed,
  type Seat,
  type State,
  type View,
} from './state.ts';

/** Operations that only change counters and tokens, which is all the cards of the phases' windows need. */
const PLAIN: readonly Effect['op'][] = [
  'gainToken',
  'modifyMovement',
  'modifyDefense',
  'grantAbility',
  'restoreStep',
  'removeSuppressed',
];
const isPlain = (card: CardId): boolean => CARDS[card].effects.every(({ op }) => PLAIN.includes(op));

/** A unit passes a card's filter at this moment (HS-OP-01). */
function fits(open: Open, seat: Seat, who: Filter, u: number): boolean {
  if (!onField(open, u)) return false;
  const own = seatOf(open, u) === seat;
  if (who.side !== undefined && own !== (who.side === 'own')) return false;
  const { category, reduced } = openProfile(open, u);
  if (
    who.category !== undefined &&
    !who.category.includes(category === INFANTRY ? 'infantry' : category === 1 ? 'light' : 'heavy')
  )
    return false;
  if (who.state === 'reduced' && !reduced) return false;
  if (who.hasToken === false && of(open.units.token, u) === 1) return false;
  if (who.within !== undefined && !isNearOfficer(open, seat, u, who.within.n)) return false;
  return who.notInEnemyZoC !== true || !isInHostileZone(open, u);
}

function isNearOfficer(open: Open, seat: Seat, u: number, squares: number): boolean {
  for (let officer = firstOf(open, seat); officer < endOf(open, seat); officer++)
    if (onField(open, officer) && openProfile(open, officer).officer && rangeBetween(open, u, officer) <= squares)
      return true;
  return false;
}

function isInHostileZone(open: Open, u: number): boolean {
  const at = of(open.units.at, u);
  const zones = hostileZones(open, seatOf(open, u), at, 1);
  return zones !== null && isControlled(zones, square(at));
}

/** The operation would change something on this unit (HS-R-154). */
function changes(open: Open, { op }: Effect, u: number): boolean {
  return op !== 'removeSuppressed' || of(open.units.suppressed, u) > 0;
}

export function targetsOf(open: Open, seat: Seat, card: CardId): number[] {
  const { who, effects } = CARDS[card];
  const found: number[] = [];
  for (let u = 0; u < totalOf(open); u++)
    if (fits(open, seat, who, u) && effects.some((effect) => changes(open, effect, u))) found.push(u);
  return found;
}

const needsUnits = (card: CardId): boolean => CARDS[card].effects.some(({ op }) => op !== 'gainToken');

function refusePlay(view: View, { window, seat }: FrameOf<'cardWindow'>, card: CardId): Refusal<RuleId> | null {
  const { open } = view;
  if (!(view.private[seat]?.hand.includes(card) ?? false)) return no('HS-CARD-05', { card });
  if (!cardsFor(seat, window).includes(card) || !isPlain(card)) return no('HS-CARD-05', { card });
  if (needsUnits(card)) return targetsOf(open, seat, card).length > 0 ? null : no('HS-R-154', { card });
  return open.orders[seat].specials + granted(open, seat, 'special') < 2 ? null : no('HS-OP-12');
}

/** Both play cards one by one, the holder of the Initiative first, until both pass (HS-R-154). */
export const cards: Automatic<'cards'> = {
  run(state, frame) {
    const { window, seat, passed } = frame;
    if (passed >= 2) finish(state);
    else if (couldHold(state.open, seat, window)) proceed(state, { ...frame, step: 'cardWindow' });
    else proceed(state, { step: 'cards', window, seat: other(seat), passed: passed + 1 });
  },
};

export const cardWindow: Choosing<'cardWindow', 'play' | 'pass'> = {
  rule: 'HS-CARD-05',
  verbs: ['play', 'pass'],
  window: {
    kinds: ['orderCards', 'supplyCards'],
    kind: ({ window }) => (window === 'supplyStart' ? 'supplyCards' : 'orderCards'),
    pass: { do: 'pass' },
  },
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose(view, frame) {
    const hand = view.private[frame.seat]?.hand ?? [];
    const playable = [...new Set(hand)].filter((card) => refusePlay(view, frame, card) === null);
    return [{ do: 'pass' }, ...playable.map((card): Action<'play'> => ({ do: 'play', card }))];
  },
  refuse: (view, frame, action) => (action.do === 'pass' ? null : refusePlay(view, frame, action.card)),
  act(state, { window, seat, passed }, action, context) {
    if (action.do === 'pass') {
      context.log({ event: 'passed', rule: 'HS-R-134', seat, window });
      proceed(state, { step: 'cards', window, seat: other(seat), passed: passed + 1 });
      return;
    }
    const { card } = action;
    discard(state, seat, card);
    context.learn(other(seat));
    context.log({ event: 'played', rule: 'HS-CARD-06', seat, card });
    const next = { step: 'cards', window, seat: other(seat), passed: 0 } as const;
    if (needsUnits(card) && CARDS[card].who.all !== true) proceed(state, { step: 'cardTarget', seat, card }, next);
    else {
      proceed(state, next);
      execute(state, seat, card, needsUnits(card) ? targetsOf(state.open, seat, card) : [], context);
    }
  },
};

/** The player of the card chooses the unit (HS-OP-01). */
export const cardTarget: Choosing<'cardTarget', 'target'> = {
  rule: 'HS-OP-01',
  verbs: ['target'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: ({ open }, { seat, card }) =>
    targetsOf(open, seat, card).map((u): Action<'target'> => ({ do: 'target', unit: unitName(open, u) })),
  refuse: ({ open }, { seat, card }, { unit }) =>
    targetsOf(open, seat, card).includes(unitCalled(open, unit)) ? null : no('HS-OP-01', { unit }),
  act(state, { seat, card }, { unit }, context) {
    finish(state);
    execute(state, seat, card, [unitCalled(state.open, unit)], context);
  },
};

/** Carries out the effects of a card in the listed order. */
function execute(state: State, seat: Seat, card: CardId, units: readonly number[], context: HeroesContext): void {
  const { open } = state;
  for (const effect of CARDS[card].effects) {
    if (effect.op === 'gainToken') open.orders[seat].specials += effect.count;
    for (const u of units) apply(open, effect, u);
  }
  if (units.length > 0)
    context.log({ event: 'affected', rule: 'HS-OP-01', card, units: units.map((u) => unitName(open, u)) });
}

const until = (effect: { readonly until: 'endOfTurn' | 'endOfActivation' }): 'turn' | 'activation' =>
  effect.until === 'endOfTurn' ? 'turn' : 'activation';

function apply(open: Open, effect: Effect, unit: number): void {
  const { units } = open;
  switch (effect.op) {
    case 'modifyMovement':
    case 'modifyDefense': {
      const what = effect.op === 'modifyMovement' ? 'movement' : 'defense';
      open.effects = [...open.effects, { what, unit, amount: effect.amount, ability: null, until: until(effect) }];
      break;
    }
    case 'grantAbility': {
      const { ability } = effect;
      const amount = ability.key === 'assault' ? ability.bonus : 0;
      open.effects = [...open.effects, { what: 'ability', unit, amount, ability: ability.key, until: until(effect) }];
      break;
    }
    case 'restoreStep':
      units.up[unit] = 0;
      break;
    case 'removeSuppressed':
      units.suppressed[unit] = effect.count === 'all' ? 0 : Math.max(0, of(units.suppressed, unit) - effect.count);
      break;
    default:
      break;
  }
}
