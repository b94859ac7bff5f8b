import type { Game, Outcome } from './game.ts';
import type { Deed, Ending } from './journal.ts';
import { followOrders, NO_ORDERS, type Orders, withOrder } from './orders.ts';
import type { GameTypes, StateOf } from './state.ts';
import type { Context } from './steps.ts';

/** State of a match at some moment. */
export interface Standing<G extends GameTypes> {
  readonly state: StateOf<G>;
  readonly orders: Orders;
  readonly ended: { readonly seat: G['seat']; readonly how: Ending } | null;
}

/** Does an action and everything standing orders answer to it. Changes the state it is given. */
export function afterAction<G extends GameTypes>(
  game: Game<G>,
  standing: Standing<G>,
  seat: G['seat'],
  action: G['action'],
  context: Context<G>,
): Standing<G> {
  game.apply(standing.state, seat, action, context);
  if (standing.orders === NO_ORDERS) return standing;
  return { ...standing, orders: followOrders(game, standing.state, standing.orders, context) };
}

/** Does what a journal entry says; an entry that marks an undo changes nothing. */
export function afterDeed<G extends GameTypes>(
  game: Game<G>,
  standing: Standing<G>,
  seat: G['seat'],
  deed: Deed,
  context: Context<G>,
): Standing<G> {
  if ('action' in deed) {
    const action = game.notation.parse(deed.action);
    if (!action.ok) throw new Error(`"${deed.action}" was an action when it was done`);
    return afterAction(game, standing, seat, action.value, context);
  }
  if ('end' in deed) {
    context.learn();
    return { ...standing, ended: { seat, how: deed.end } };
  }
  if (!('order' in deed)) return standing;
  const orders = withOrder(standing.orders, seat, deed.order, deed.until);
  return { ...standing, orders: followOrders(game, standing.state, orders, context) };
}

export function outcomeOf<G extends GameTypes>(game: Game<G>, { state, ended }: Standing<G>): Outcome | null {
  if (ended === null) return game.outcome(state);
  const lost = game.resigned?.(ended.seat);
  if (lost === undefined) return null;
  switch (ended.how) {
    case 'resign':
      return lost;
    case 'draw':
      return { ...lost, winner: null, title: 'A draw by agreement' };
    case 'time':
      return { ...lost, title: `${game.seatNames[ended.seat]} ran out of time` };
  }
}
