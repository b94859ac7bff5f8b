import { no, type Refusal } from '@kurgan/engine';
import { TOKEN_LIMITS } from '../data/figures.ts';
import { granted, numbersFor } from './army.ts';
import { awaitsUnits, endOf, firstOf, hasUnits, liftToken, of, unitName } from './counters.ts';
import { demanding, placeCalled, placeName, places, TILE, toPlace } from './places.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Action,
  type Automatic,
  BLUFF,
  type Choosing,
  finish,
  type HeroesContext,
  NONE,
  type Open,
  other,
  proceed,
  SEATS,
  type Seat,
  SPECIAL,
  type State,
  type View,
} from './state.ts';
import { endGame } from './victory.ts';

/** Step 2: both take their tokens, or lose by Sudden Death (HS-ORD-03 to HS-ORD-06, HS-R-81). */
export const tokens: Automatic<'tokens'> = {
  run(state, _frame, context) {
    const { open } = state;
    finish(state);
    for (const seat of [open.initiative, other(open.initiative)]) {
      const orders = open.orders[seat];
      orders.numbers = numbersFor(open, seat);
      orders.specials = Math.min(orders.specials + granted(open, seat, 'special'), TOKEN_LIMITS.special);
      orders.bluffs = Math.min(1 + granted(open, seat, 'bluff'), TOKEN_LIMITS.bluff);
      const { numbers, specials } = orders;
      context.log({ event: 'tokens', rule: 'HS-ORD-03', seat, numbers, specials });
    }
    const dead = SEATS.filter((seat) => isSuddenDeath(open, seat));
    if (dead.length === 2) endGame(state, null, 'HS-R-81', 'Sudden Death on both sides', context);
    else if (dead[0] !== undefined) endGame(state, other(dead[0]), 'HS-ORD-06', 'Sudden Death', context);
  },
};

function isSuddenDeath(open: Open, seat: Seat): boolean {
  const { numbers, specials } = open.orders[seat];
  return numbers + specials === 0 || !(hasUnits(open, seat) || awaitsUnits(open, seat));
}

function refusePlace(view: View, seat: Seat, place: number): Refusal<RuleId> | null {
  const { open } = view;
  const placed = view.private[seat]?.placed ?? [];
  if (placed.length >= toPlace(open, seat).length) return no('HS-ORD-10', { 'tokens left': 0 });
  if (!places(open, seat).includes(place)) return no('HS-ORD-10', { own: false });
  if (placed.includes(place)) return no('HS-ORD-12');
  const demands = demanding(open, seat, placed);
  const left = toPlace(open, seat).length - placed.length;
  return demands.length >= left && !demands.includes(place) ? no('HS-CMD-11', { 'tokens left': left }) : null;
}

/**
 * Step 3. The places stay private until all are chosen: their order would tell the values (HS-ORD-10, HS-ORD-11). The
 * last one can be taken back before they are confirmed.
 */
export const placing: Choosing<'placing', 'assign' | 'keep' | 'lift' | 'confirm'> = {
  rule: 'HS-ORD-10',
  verbs: ['assign', 'keep', 'lift', 'confirm'],
  exact: true,
  who: (_view, { seats }) => seats,
  propose(view, _frame, seat) {
    const { open } = view;
    const placed = view.private[seat]?.placed ?? [];
    const values = toPlace(open, seat);
    if (placed.length === values.length) return [{ do: 'confirm' }, { do: 'lift' }];
    const left = values.length - placed.length;
    const demands = demanding(open, seat, placed);
    const free = demands.length >= left ? demands : places(open, seat).filter((place) => !placed.includes(place));
    const actions: Action<'assign' | 'keep'>[] = free.map((place) => ({ do: 'assign', to: placeName(open, place) }));
    if (values[placed.length] === BLUFF && demands.length < left) actions.push({ do: 'keep' });
    return actions;
  },
  refuse(view, _frame, action, seat) {
    const { open } = view;
    const placed = view.private[seat]?.placed ?? [];
    const values = toPlace(open, seat);
    switch (action.do) {
      case 'assign':
        return refusePlace(view, seat, placeCalled(open, action.to));
      case 'keep': {
        const demands = demanding(open, seat, placed).length;
        if (values[placed.length] !== BLUFF) return no('HS-ORD-10', { 'a Bluff': false });
        return demands >= values.length - placed.length ? no('HS-CMD-11', { demands }) : null;
      }
      case 'lift':
      case 'confirm':
        return placed.length === values.length ? null : no('HS-ORD-10', { left: values.length - placed.length });
    }
  },
  act(state, { seats }, action, context, seat) {
    const { open } = state;
    const own = state.private[seat];
    if (action.do === 'assign') own.placed.push(placeCalled(open, action.to));
    else if (action.do === 'keep') own.placed.push(NONE);
    else if (action.do === 'lift') own.placed.pop();
    else confirm(state, seats, seat, context);
  },
};

/** Tokens go down together once everybody who places now is done (HS-ORD-08, HS-ORD-09). */
function confirm(state: State, seats: readonly Seat[], seat: Seat, context: HeroesContext): void {
  const waiting = seats.filter((each) => each !== seat);
  if (waiting.length > 0) {
    context.log({ event: 'ready', rule: 'HS-ORD-09', seat });
    proceed(state, { step: 'placing', seats: waiting });
    return;
  }
  finish(state);
  for (const each of SEATS) if (state.private[each].placed.length > 0) lay(state, each, context);
}

function lay(state: State, seat: Seat, context: HeroesContext): void {
  const { open } = state;
  const own = state.private[seat];
  const values = toPlace(open, seat);
  const down: { place: number; value: number }[] = [];
  for (const [i, place] of own.placed.entries()) {
    const value = values[i] ?? 0;
    if (place === NONE) continue;
    down.push({ place, value });
    if (place < TILE) {
      own.tokens[place] = value;
      open.units.token[place] = 1;
    }
  }
  down.sort((a, b) => a.place - b.place); // in the order of the counters, which tells nothing
  for (const { place, value } of down) {
    if (place < TILE) continue;
    open.orders[seat].tiles.push(place - TILE);
    own.tiles.push(value);
  }
  own.placed = [];
  context.learn(other(seat));
  const on = down.map(({ place }) => placeName(open, place));
  const faces = down.map(({ value }) => value);
  context.log({ event: 'placed', rule: 'HS-ORD-08', seat, on, tokens: null }, { [seat]: { tokens: faces } });
}

/** The counter or tile on which a side's token of a value lies; tiles count from TILE. NONE if it is void. */
export function placeOf(state: State, seat: Seat, value: number): number {
  const own = state.private[seat];
  for (let u = firstOf(state.open, seat); u < endOf(state.open, seat); u++) if (of(own.tokens, u) === value) return u;
  const tile = own.tiles.indexOf(value);
  return tile < 0 ? NONE : TILE + (state.open.orders[seat].tiles[tile] ?? 0);
}
export const tileAt = (place: number): number => place - TILE;

/** Supply step 2: Bluffs and tokens set aside are shown and removed (HS-SUPY-05). */
export const bluffs: Automatic<'bluffs'> = {
  run(state, _frame, context) {
    const { open } = state;
    finish(state);
    for (const seat of [open.initiative, other(open.initiative)]) {
      const own = state.private[seat];
      const on: string[] = [];
      for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
        if (of(own.tokens, u) === 0) continue;
        on.push(unitName(open, u));
        liftToken(state, u);
      }
      const aside = own.aside.filter((value) => value >= SPECIAL);
      own.aside = [];
      own.tiles = [];
      open.orders[seat].tiles = [];
      open.orders[seat].aside = 0;
      if (on.length + aside.length === 0) continue;
      context.learn();
      context.log({ event: 'bluffs', rule: 'HS-SUPY-05', seat, on, aside });
    }
  },
};
