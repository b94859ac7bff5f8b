import { no, type Refusal } from '@kurgan/engine';
import { type AlternateBonus, CARDS, type CardId, DECKS } from '../data/cards.ts';
import { seatOf } from './counters.ts';
import { discard } from './deck.ts';
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

type Kind = AlternateBonus['kind'];

/** The bonus of a card used for its Alternate Bonus, or null if it doesn't fit the moment. */
export function bonusOf(card: CardId, kinds: readonly Kind[]): AlternateBonus | null {
  const { alternate } = CARDS[card];
  return alternate !== null && kinds.includes(alternate.kind) ? alternate : null;
}

/** Cards in hand that give such a bonus, each named once. */
export function bonusCards(view: View, seat: Seat, kinds: readonly Kind[]): CardId[] {
  const hand = view.private[seat]?.hand ?? [];
  return hand.filter((card, i) => bonusOf(card, kinds) !== null && hand.indexOf(card) === i);
}

export function refuseBonus(
  view: View,
  seat: Seat,
  card: CardId,
  kinds: readonly Kind[],
  used: boolean,
): Refusal<RuleId> | null {
  if (used) return no('HS-CARD-09');
  if (!(view.private[seat]?.hand.includes(card) ?? false)) return no('HS-CARD-08', { card });
  return bonusOf(card, kinds) === null ? no('HS-R-138', { card }) : null;
}

/** Plays a card for its bonus: the enemy sees which one (HS-CARD-08). */
export function playBonus(state: State, seat: Seat, card: CardId, context: HeroesContext): void {
  discard(state, seat, card);
  context.learn(other(seat));
  const { value = 0 } = CARDS[card].alternate ?? {};
  context.log({ event: 'bonus', rule: 'HS-CARD-08', seat, card, value });
}

/** The enemy can't exclude that this side holds such a bonus (HS-R-134). */
function couldHoldBonus(open: Open, seat: Seat, kinds: readonly Kind[]): boolean {
  if (open.hands[seat] === 0) return false;
  const seen = open.discards[seat];
  return DECKS[seat].some(
    (card) => bonusOf(card, kinds) !== null && seen.filter((each) => each === card).length < CARDS[card].count,
  );
}

const IN_ASSAULT: readonly Kind[] = ['assault', 'any'];

/** When a fight is declared each side may add one bonus, the holder of the Initiative first (HS-CARD-11, HS-R-138). */
export const assaultBonus: Automatic<'assaultBonus'> = {
  run(state, { seat, spent }) {
    if (!spent && couldHoldBonus(state.open, seat, IN_ASSAULT)) proceed(state, { step: 'assaultBonusWindow', seat });
    else finish(state);
  },
};

export const assaultBonusWindow: Choosing<'assaultBonusWindow', 'bonus' | 'pass'> = {
  rule: 'HS-CARD-11',
  verbs: ['bonus', 'pass'],
  window: { kinds: ['assault'], pass: { do: 'pass' } },
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: (view, { seat }) => [
    { do: 'pass' },
    ...bonusCards(view, seat, IN_ASSAULT).map((card): Action<'bonus'> => ({ do: 'bonus', card })),
  ],
  refuse: (view, { seat }, action) =>
    action.do === 'pass' ? null : refuseBonus(view, seat, action.card, IN_ASSAULT, false),
  act(state, { seat }, action, context) {
    finish(state);
    if (action.do === 'pass') {
      context.log({ event: 'passed', rule: 'HS-R-134', seat, window: 'assault' });
      return;
    }
    playBonus(state, seat, action.card, context);
    addToFight(state, seat, bonusOf(action.card, IN_ASSAULT)?.value ?? 0);
  },
};

/** The fight lies below the windows and keeps what each side adds. */
function addToFight({ open, flow }: State, seat: Seat, value: number): void {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i];
    if (frame?.step !== 'assaultRoll') continue;
    const isAttacker = seatOf(open, frame.unit) === seat;
    flow[i] = { ...frame, ...(isAttacker ? { attack: value } : { defense: value }) };
    return;
  }
}

/** Frames of the fight, from its declaration to the dice. */
export const fightFrames = (
  open: Open,
  { unit, target, launch, spent }: FrameOf<'assault'>,
): [FrameOf<'assaultBonus'>, FrameOf<'assaultBonus'>, FrameOf<'assaultRoll'>] => {
  const attacker = seatOf(open, unit);
  const asked = (seat: Seat): FrameOf<'assaultBonus'> => ({
    step: 'assaultBonus',
    seat,
    spent: spent && seat === attacker, // one bonus an action, the move included (HS-R-139)
  });
  return [
    asked(open.initiative),
    asked(other(open.initiative)),
    { step: 'assaultRoll', unit, target, launch, attack: 0, defense: 0 },
  ];
};
