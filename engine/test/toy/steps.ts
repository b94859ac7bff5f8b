import { type ChoiceStep, no, type Steps } from '../../index.ts';
import {
  CARDS,
  type Card,
  MARCHES,
  otherSeat,
  SEATS,
  type Seat,
  SHORE,
  type Toy,
  type ToyState,
  type ToyView,
} from './state.ts';

type Choosing<Step extends Toy['frame']['step'], Verb extends Toy['action']['do']> = ChoiceStep<Toy, Step, Verb>;

const handOf = (view: ToyView, seat: Seat): readonly Card[] => view.private[seat]?.hand ?? [];
const faces = (hand: readonly Card[]): Card[] => CARDS.filter((each) => hand.includes(each));

function goTo(state: ToyState, frame: Toy['frame']): void {
  state.flow[state.flow.length - 1] = frame;
}

function takeFromHand(state: ToyState, seat: Seat, wanted: Card): void {
  const { hand } = state.private[seat];
  hand.splice(hand.indexOf(wanted), 1);
  state.open.hands[seat]--;
}

const bid: Choosing<'bid', 'bid'> = {
  rule: 'TY-BID-01',
  verbs: ['bid'],
  who: (view) => SEATS.filter((seat) => !view.open.committed.includes(seat)),
  propose: (view, _frame, seat) => faces(handOf(view, seat)).map((each) => ({ do: 'bid', card: each })),
  refuse: (view, _frame, action, seat) =>
    handOf(view, seat).includes(action.card) ? null : no('TY-BID-02', { hand: [...handOf(view, seat)] }),
  act(state, _frame, action, context, seat) {
    takeFromHand(state, seat, action.card);
    state.private[seat].bid = action.card;
    state.open.committed.push(seat);
    context.log({ event: 'committed', seat }, { [seat]: { cards: [action.card] } });
    if (state.open.committed.length === SEATS.length) goTo(state, { step: 'reveal' });
  },
};

const raid: Choosing<'raid', 'march' | 'peek' | 'strike' | 'halt'> = {
  rule: 'TY-RAID-01',
  verbs: ['march', 'peek', 'strike', 'halt'],
  who: (_view, frame) => [frame.seat],
  propose: () => [
    { do: 'march', where: 'forward' },
    { do: 'march', where: 'back' },
    { do: 'peek' },
    { do: 'strike' },
    { do: 'halt' },
  ],
  refuse({ open, private: rooms }, frame, action, seat) {
    switch (action.do) {
      case 'march': {
        if (frame.marches === MARCHES) return no('TY-RAID-02', { most: MARCHES });
        const to = open.at[seat] + (action.where === 'forward' ? 1 : -1);
        return to < 0 || to > SHORE ? no('TY-RAID-03', { at: open.at[seat] }) : null;
      }
      case 'peek':
        return open.deck === 0 || rooms[seat]?.peeked != null ? no('TY-RAID-05') : null;
      case 'strike':
        return open.at[seat] === 0 ? no('TY-RAID-04', { at: 0 }, 'march forward first') : null;
      case 'halt':
        return null;
    }
  },
  act(state, frame, action, context, seat) {
    switch (action.do) {
      case 'march':
        state.open.at[seat] += action.where === 'forward' ? 1 : -1;
        goTo(state, { ...frame, marches: frame.marches + 1 });
        context.log({ event: 'marched', seat });
        break;
      case 'peek': {
        const top = state.sealed.deck.at(-1);
        if (top === undefined) break;
        state.private[seat].peeked = top;
        context.learn();
        context.log({ event: 'peeked', seat }, { [seat]: { cards: [top] } });
        break;
      }
      case 'strike':
        context.log({ event: 'struck', seat });
        goTo(state, { step: 'combat', seat, block: 0 });
        if (state.open.hands[otherSeat(seat)] > 0) state.flow.push({ step: 'window', seat: otherSeat(seat) });
        break;
      case 'halt':
        goTo(state, { step: 'close' });
        break;
    }
  },
};

const window: Choosing<'window', 'block' | 'pass'> = {
  rule: 'TY-WIN-01',
  verbs: ['block', 'pass'],
  window: { kinds: ['block'], pass: { do: 'pass' } },
  who: (_view, frame) => [frame.seat],
  propose: (view, frame) => [
    ...faces(handOf(view, frame.seat)).map((each) => ({ do: 'block', card: each }) as const),
    { do: 'pass' },
  ],
  refuse: (view, frame, action) =>
    action.do === 'pass' || handOf(view, frame.seat).includes(action.card) ? null : no('TY-WIN-02'),
  act(state, frame, action, context) {
    state.flow.pop();
    if (action.do === 'pass') {
      context.log({ event: 'passed', seat: frame.seat });
      return;
    }
    takeFromHand(state, frame.seat, action.card);
    state.open.shown.push(action.card);
    context.learn();
    context.log({ event: 'blocked', seat: frame.seat, card: action.card });
    goTo(state, { step: 'combat', seat: otherSeat(frame.seat), block: action.card });
  },
};

/** Lowest roll that lands a raid from here. */
export const needed = (view: ToyView, seat: Seat, block: number): number =>
  4 + block - view.open.at[seat] + (view.open.storms.includes(view.open.round) ? 1 : 0);

export const toySteps = {
  deal: {
    run(state, _frame, context) {
      for (const seat of SEATS) {
        const { hand } = state.private[seat];
        const drawn = state.sealed.deck.splice(
          Math.max(0, state.sealed.deck.length - state.open.handSize + hand.length),
        );
        hand.push(...drawn);
        context.log({ event: 'dealt', seat }, { [seat]: { cards: drawn } });
        state.open.hands[seat] = hand.length;
      }
      for (const seat of SEATS) state.private[seat].peeked = null;
      state.open.deck = state.sealed.deck.length;
      context.learn();
      if (SEATS.some((seat) => state.open.hands[seat] === 0)) goTo(state, { step: 'close' });
      else goTo(state, { step: 'bid' });
    },
  },
  bid,
  reveal: {
    run(state, _frame, context) {
      const { red, blue } = state.private;
      if (red.bid === null || blue.bid === null) throw new Error('both have bid');
      context.learn();
      context.log({ event: 'revealed', red: red.bid, blue: blue.bid });
      state.open.shown.push(red.bid, blue.bid);
      const first = red.bid === blue.bid ? SEATS[context.below(2)] : red.bid > blue.bid ? 'red' : 'blue';
      red.bid = null;
      blue.bid = null;
      state.open.committed = [];
      goTo(state, { step: 'raid', seat: first ?? 'red', marches: 0 });
    },
  },
  raid,
  window,
  combat: {
    run(state, { seat, block }, context) {
      const die = context.d(6);
      const landed = die >= needed(state, seat, block) && !(state.open.hazard && die === 1);
      context.log({ event: 'rolled', seat, die, landed });
      if (landed) state.open.landings[seat]++;
      state.open.at[seat] = 0;
      goTo(state, { step: 'close' });
    },
  },
  close: {
    run(state, _frame, context) {
      const { open } = state;
      if (open.round < open.rounds && SEATS.every((seat) => open.hands[seat] + open.deck > 1)) {
        open.round++;
        goTo(state, { step: 'deal' });
        return;
      }
      const { red, blue } = open.landings;
      open.winner = red === blue ? 'nobody' : red > blue ? 'red' : 'blue';
      context.log({ event: 'over', winner: open.winner });
      state.flow.pop();
    },
  },
} satisfies Steps<Toy>;
