import type { Refusal } from '@kurgan/engine';
import { onceForKind } from './actions.ts';
import type { CardAction, CardId, Kind, KindId, RuleId, Seat, TileId, UnitId } from './edition.ts';
import type { State, UndauntedContext, View } from './state.ts';

/** An action that plays a card. */
export interface CardPlay {
  readonly do: string;
  readonly card: KindId;
}

/** The card being played. */
export interface Played {
  readonly kind: Kind;
  /** The card's printed entry for this use. */
  readonly printed: CardAction;
  readonly card: CardId;
}

/** A list to add actions to. */
export interface Offers<A> {
  push(action: A): unknown;
}

/** One use of a card. An edition takes those of the library and adds its own. */
export interface CardUse<A extends CardPlay = CardPlay> {
  /** Set if `add` adds something wherever the card's unit stands. */
  readonly anywhere?: true;
  /** Adds the card's actions, as far as `refuse` allows. Its unit acts from a tile; null for a card without one. */
  add(view: View, seat: Seat, kind: Kind, actions: Offers<A>, from: TileId | null): void;
  refuse(view: View, seat: Seat, kind: Kind, action: A): Refusal<RuleId> | null;
  act(state: State, seat: Seat, action: A, played: Played, context: UndauntedContext): void;
}

export type CardUses<A extends CardPlay> = { readonly [Verb in A['do']]: CardUse<Extract<A, { do: Verb }>> };

/** A use without choices, offered as a single action. */
export function plainUse<A extends CardPlay>(
  make: (card: KindId) => A,
  refuse: CardUse<A>['refuse'] | null,
  act: CardUse<A>['act'],
): CardUse<A> {
  const actionOf = onceForKind(({ id }) => make(id));
  return {
    ...(refuse === null && { anywhere: true }),
    add(view, seat, kind, actions) {
      const action = actionOf(kind);
      if (refuse === null || refuse(view, seat, kind, action) === null) actions.push(action);
    },
    refuse: refuse ?? (() => null),
    act,
  };
}

/** The unit of a combat card; only such cards have uses that need one. */
export function unitOf({ id, unit }: Kind): UnitId {
  if (unit === null) throw new Error(`${id} has no counter`);
  return unit;
}
