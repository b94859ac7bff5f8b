import type { Game } from './game.ts';
import type { Term } from './journal.ts';
import type { GameTypes, StateOf } from './state.ts';
import type { Context } from './steps.ts';

/** Lifetime of a standing order. An order given in the seat's own turn starts to run out when that turn ends. */
type Holds = 'told' | 'turn' | 'turn after this';

/** Keyed by seat and kind of window. */
export type Orders = Readonly<Record<string, Readonly<Record<string, Holds>>>>;

export const NO_ORDERS: Orders = {};

/** More windows in a row than any game has. */
const RUNAWAY = 10_000;

export function withOrder(orders: Orders, seat: string, kind: string, until: Term): Orders {
  const { [kind]: _, ...others } = orders[seat] ?? {};
  const own = until === 'off' ? others : { ...others, [kind]: until === 'turn' ? 'turn after this' : until };
  const { [seat]: __, ...rest } = orders;
  return Object.keys(own).length === 0 ? rest : { ...rest, [seat]: own as Readonly<Record<string, Holds>> };
}

/** The orders left after some seats were asked: an order until a seat's next turn ends with that turn. */
function afterAsking(orders: Orders, asked: readonly string[]): Orders {
  const left = Object.entries(orders).map(([seat, kinds]): [string, Record<string, Holds>] => {
    const own = Object.entries(kinds);
    if (!asked.includes(seat)) return [seat, Object.fromEntries(own.map(([k, h]) => [k, h === 'told' ? h : 'turn']))];
    return [seat, Object.fromEntries(own.filter(([, holds]) => holds !== 'turn'))];
  });
  return Object.fromEntries(left.filter(([, kinds]) => Object.keys(kinds).length > 0));
}

/** Passes for the seats with orders to do so, and returns the orders still in force. */
export function followOrders<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  orders: Orders,
  context: Context<G>,
): Orders {
  for (let i = 0; i < RUNAWAY; i++) {
    if (orders === NO_ORDERS || Object.keys(orders).length === 0) return NO_ORDERS;
    const waiting = game.waiting(state);
    const window = game.window(state);
    if (window === null) return waiting.length === 0 ? orders : afterAsking(orders, waiting);
    orders = afterAsking(orders, []);
    const seat = waiting.find((each) => orders[each]?.[window.kind] !== undefined);
    if (seat === undefined) return orders;
    game.apply(state, seat, window.pass, context);
  }
  throw new Error(`${game.id}: windows open without end`);
}
