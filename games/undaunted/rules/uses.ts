import type { Refusal } from '@kurgan/engine';
import type { CardAction, CardId, Kind, KindId, RuleId, Seat, UnitId } from './edition.ts';
import type { State, UndauntedContext, View } from './state.ts';

/** An action that plays a card. */
export interface CardPlay {
  readonly do: string;
  readonly card: KindId;
}

/** The card that is being played. */
export interface Played {
  readonly kind: Kind;
  /** What the card says of this use. */
  readonly printed: CardAction;
  readonly card: CardId;
}

/** One of the things that a card can be played for. An edition takes those of the library and adds its own. */
export interface CardUse<A extends CardPlay = CardPlay> {
  /** Adds what the card offers, as far as `refuse` lets it pass. */
  add(view: View, seat: Seat, kind: Kind, actions: A[]): void;
  refuse(view: View, seat: Seat, kind: Kind, action: A): Refusal<RuleId> | null;
  act(state: State, seat: Seat, action: A, played: Played, context: UndauntedContext): void;
}

export type CardUses<A extends CardPlay> = { readonly [Verb in A['do']]: CardUse<Extract<A, { do: Verb }>> };

/** A use with nothing to choose: a single action offers it. */
export const plainUse = <A extends CardPlay>(
  make: (card: KindId) => A,
  refuse: CardUse<A>['refuse'] | null,
  act: CardUse<A>['act'],
): CardUse<A> => ({
  add(view, seat, kind, actions) {
    const action = make(kind.id);
    if (refuse === null || refuse(view, seat, kind, action) === null) actions.push(action);
  },
  refuse: refuse ?? (() => null),
  act,
});

/** The unit of a combat card: a use that needs one is on such cards alone. */
export function unitOf({ id, unit }: Kind): UnitId {
  if (unit === null) throw new Error(`${id} has no counter`);
  return unit;
}
