import type { CardId, Seat } from '../../../rules/ids.ts';
import { decksStep, filled, integrateStep, reservesStep } from '../../../stalingrad/campaign/choices.ts';
import { standardDeck } from '../../../stalingrad/campaign/muster.ts';
import { byWorth } from '../../../stalingrad/campaign/platoon.ts';
import { roomIn, type View } from '../../../stalingrad/state.ts';

/** The choices that both sides make at the same time and unseen. */
const CHOICES = { decks: decksStep, integrate: integrateStep, reserves: reservesStep } as const;
export type PickingStep = keyof typeof CHOICES;

export const isPicking = (step: string | undefined): step is PickingStep => step !== undefined && step in CHOICES;

export interface LotCard {
  readonly card: CardId;
  /** Chosen by the player. */
  readonly isPicked: boolean;
  /** Taken as things stand: chosen, or the best of the rest. */
  readonly isTaken: boolean;
}

/** Cards that are alike to the rules, of which some are taken. */
export interface Lot {
  readonly name: string;
  readonly n: number;
  readonly cards: readonly LotCard[];
}

/** The cards to choose from, the better soldiers first. */
export function lotsOf(step: PickingStep, view: View, seat: Seat): readonly Lot[] {
  const { picked } = roomIn(view, seat);
  return CHOICES[step].lots(view, seat).map(({ name, cards, n }) => {
    const taken = filled(cards, picked, n);
    return {
      name,
      n: Math.min(n, cards.length),
      cards: cards.toSorted(byWorth).map((card) => ({
        card,
        isPicked: picked.includes(card),
        isTaken: taken.includes(card),
      })),
    };
  });
}

/** Cards of the deck that leave no choice. */
export function fixedCards(view: View, seat: Seat): readonly CardId[] {
  const free = new Set(CHOICES.decks.lots(view, seat).flatMap(({ cards }) => cards));
  return standardDeck(view.open, seat, []).filter((card) => !free.has(card));
}

/** The actions that a touch on a card stands for: a full lot makes room first. */
export function picksFor({ n, cards }: Lot, { card, isPicked }: LotCard): readonly string[] {
  if (isPicked) return [`drop ${card}`];
  const picked = cards.filter((each) => each.isPicked);
  const [first] = picked;
  return picked.length < n || first === undefined ? [`pick ${card}`] : [`drop ${first.card}`, `pick ${card}`];
}
