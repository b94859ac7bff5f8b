import { no } from '@kurgan/engine';
import { endOf, firstOf, inPlay, isFalling, of, seatOf, unitCalled, unitName } from '../counters.ts';
import {
  type Action,
  type Choosing,
  finish,
  NONE,
  type Open,
  only,
  other,
  proceed,
  type Seat,
  type State,
  type View,
} from '../state.ts';

/** Cards about order tokens that lie face down. */

export function tokensOn(open: Open, seat: Seat): number[] {
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) if (of(open.units.token, u) === 1) found.push(u);
  return found;
}

function takersOf(view: View, seat: Seat): number[] {
  const { open } = view;
  const takers: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (inPlay(open, u) && of(open.units.token, u) === 0 && of(open.units.acted, u) === 0 && !isFalling(view, u))
      takers.push(u);
  return takers;
}

const giversOf = (open: Open, seat: Seat, from: number): number[] =>
  from === NONE ? tokensOn(open, seat) : of(open.units.token, from) === 1 ? [from] : [];

export const canTransfer = (view: View, seat: Seat, from: number): boolean =>
  giversOf(view.open, seat, from).length > 0 && takersOf(view, seat).length > 0;

/** Ways to move a token to a unit without one that hasn't been activated; from one unit only if it is named (HS-R-89). */
function transfersOf(view: View, seat: Seat, from: number): { readonly from: number; readonly to: number }[] {
  const takers = takersOf(view, seat);
  return giversOf(view.open, seat, from).flatMap((giver) => takers.map((to) => ({ from: giver, to })));
}

/** Moves a token with everything known about it; nobody turns it over. */
function carry(state: State, from: number, to: number): void {
  const { open } = state;
  const seat = seatOf(open, from);
  const rows = [state.private[seat].tokens, state.private[other(seat)].known];
  for (const row of rows) {
    row[to] = of(row, from);
    row[from] = 0;
  }
  open.units.token[from] = 0;
  open.units.token[to] = 1;
}

export const transfer: Choosing<'transfer', 'transfer'> = {
  rule: 'HS-R-89',
  verbs: ['transfer'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: (view, { seat, from }) =>
    transfersOf(view, seat, from).map((way): Action<'transfer'> => {
      const { open } = view;
      return { do: 'transfer', unit: unitName(open, way.from), to: unitName(open, way.to) };
    }),
  refuse(view, { seat, from }, { unit, to }) {
    const [giver, taker] = [unitCalled(view.open, unit), unitCalled(view.open, to)];
    const can = transfersOf(view, seat, from).some((way) => way.from === giver && way.to === taker);
    return can ? null : no('HS-R-89', { unit, to });
  },
  act(state, _frame, { unit, to }, context) {
    const { open } = state;
    finish(state);
    carry(state, unitCalled(open, unit), unitCalled(open, to));
    context.log({ event: 'transferred', rule: 'HS-R-89', unit, to });
  },
};

/** The player alone looks; the tokens stay face down (HS-OP-13). */
export const peek: Choosing<'peek', 'look'> = {
  rule: 'HS-OP-13',
  verbs: ['look'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: ({ open }, { seat, seen }) =>
    tokensOn(open, other(seat))
      .filter((u) => !seen.includes(u))
      .map((u): Action<'look'> => ({ do: 'look', unit: unitName(open, u) })),
  refuse({ open }, { seat, seen }, { unit }) {
    const u = unitCalled(open, unit);
    return tokensOn(open, other(seat)).includes(u) && !seen.includes(u) ? null : no('HS-OP-13', { unit });
  },
  act(state, { seat, left, seen }, { unit }, context) {
    const { open } = state;
    const u = unitCalled(open, unit);
    const value = of(state.private[other(seat)].tokens, u);
    state.private[seat].known[u] = value;
    context.learn();
    context.log({ event: 'looked', rule: 'HS-OP-13', seat, unit, value: null }, { [seat]: { value } });
    const rest = tokensOn(open, other(seat)).length - seen.length - 1;
    if (left > 1 && rest > 0) proceed(state, { step: 'peek', seat, left: left - 1, seen: [...seen, u] });
    else finish(state);
  },
};

/** Two tokens change places face down; their owner knows it, and the player may decline (HS-OP-14). */
export const swapping: Choosing<'swapping', 'swap' | 'enough'> = {
  rule: 'HS-OP-14',
  verbs: ['swap', 'enough'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose({ open }, { seat }) {
    const lying = tokensOn(open, other(seat));
    const pairs = lying.flatMap((u, i) =>
      lying.slice(i + 1).map((v): Action<'swap'> => ({ do: 'swap', unit: unitName(open, u), with: unitName(open, v) })),
    );
    return [{ do: 'enough' }, ...pairs];
  },
  refuse({ open }, { seat }, action) {
    if (action.do === 'enough') return null;
    const [u, v] = [unitCalled(open, action.unit), unitCalled(open, action.with)];
    const lying = tokensOn(open, other(seat));
    return u < v && lying.includes(u) && lying.includes(v)
      ? null
      : no('HS-OP-14', { units: [action.unit, action.with] });
  },
  act(state, { seat }, action, context) {
    const { open } = state;
    finish(state);
    if (action.do === 'enough') return;
    const [u, v] = [unitCalled(open, action.unit), unitCalled(open, action.with)];
    for (const row of [state.private[other(seat)].tokens, state.private[seat].known])
      [row[u], row[v]] = [of(row, v), of(row, u)];
    context.learn(other(seat));
    context.log({ event: 'swapped', rule: 'HS-OP-14', seat, units: [action.unit, action.with] });
  },
};
