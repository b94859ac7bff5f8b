import { no, type Refusal } from '@kurgan/engine';
import { type AlternateBonus, CARDS, type CardId, DECKS } from '../data/cards.ts';
import { discard, handOf, isUnseen } from './deck.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Automatic,
  type Frame,
  type FrameOf,
  finish,
  type HeroesContext,
  type Open,
  other,
  type Seat,
  type State,
  type View,
} from './state.ts';

type Kind = AlternateBonus['kind'];

/** The bonus of a card used for its Alternate Bonus, or null if it doesn't fit the moment. */
export function bonusOf(card: CardId, kinds: readonly Kind[]): AlternateBonus | null {
  const { alternate } = CARDS[card];
  return alternate !== null && kinds.includes(alternate.kind) ? alternate : null;
}

/** Cards in hand that give such a bonus, each named once. */
export function bonusCards(view: View, seat: Seat, kinds: readonly Kind[]): CardId[] {
  if (hasUsedBonus(view, seat)) return [];
  const hand = handOf(view, seat);
  return hand.filter((card, i) => bonusOf(card, kinds) !== null && hand.indexOf(card) === i);
}

/** The action under way: a Movement Action with everything in it, or a Firing Action outside one (HS-R-139). */
export const actionAt = (flow: readonly Frame[]): number => flow.findLastIndex(({ step }) => step === 'wholeAction');

/** The side has used its one bonus in this action (HS-CARD-09). */
export function hasUsedBonus({ flow }: View, seat: Seat): boolean {
  const action = flow[actionAt(flow)];
  return action?.step === 'wholeAction' && action.bonuses.includes(seat);
}

export const WHOLE_ACTION: FrameOf<'wholeAction'> = { step: 'wholeAction', bonuses: [], markers: [] };

/** Lies under an action until it is over. */
export const wholeAction: Automatic<'wholeAction'> = { run: finish };

export function refuseBonus(view: View, seat: Seat, card: CardId, kinds: readonly Kind[]): Refusal<RuleId> | null {
  if (hasUsedBonus(view, seat)) return no('HS-CARD-09');
  if (!handOf(view, seat).includes(card)) return no('HS-CARD-08', { card });
  return bonusOf(card, kinds) === null ? no('HS-R-138', { card }) : null;
}

/** Plays a card for its bonus: the enemy sees which one (HS-CARD-08). */
export function playBonus(state: State, seat: Seat, card: CardId, context: HeroesContext): void {
  const { flow } = state;
  const i = actionAt(flow);
  const action = flow[i];
  if (action?.step === 'wholeAction') flow[i] = { ...action, bonuses: [...action.bonuses, seat] };
  discard(state, seat, card);
  context.learn(other(seat));
  const { value = 0 } = CARDS[card].alternate ?? {};
  context.log({ event: 'bonus', rule: 'HS-CARD-08', seat, card, value });
}

/** The enemy can't exclude that this side holds such a bonus (HS-R-134). */
export function couldHoldBonus(open: Open, seat: Seat, kinds: readonly Kind[]): boolean {
  if (open.hands[seat] === 0) return false;
  return DECKS[seat].some((card) => bonusOf(card, kinds) !== null && isUnseen(open, seat, card));
}
