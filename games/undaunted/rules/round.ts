import { no } from '@kurgan/engine';
import { once } from './actions.ts';
import { discardOpenly, draw } from './draw.ts';
import type { KindId, Seat } from './edition.ts';
import { endIfOver } from './end.ts';
import { type Edition, entry, otherSeat } from './pieces.ts';
import {
  type Automatic,
  type Choosing,
  goTo,
  roomOf,
  type State,
  sideOf,
  type UndauntedContext,
  type View,
} from './state.ts';
import { noteHandDiscarded, noteTurnedUp } from './unseen.ts';
import { handOf, hasKind, kindsIn, putInOrder, takeKind } from './zones.ts';

/** Both sides draw their hands (UN-DRAW-01), in a fixed order (UN-R-38). */
export const drawStep = (edition: Edition): Automatic<'draw'> => ({
  run(state, _frame, context) {
    const { open } = state;
    open.round++;
    open.active = null;
    open.bids = null;
    context.log({ event: 'round', rule: edition.cites.round, round: open.round });
    for (const seat of edition.seats) draw(edition, state, seat, edition.handSize, edition.cites.drawn, context);
    goTo(state, { step: biddersLeft(edition, state).length > 0 ? 'bid' : 'reveal' });
  },
});

/** Sides with a card in hand that have not locked one in (UN-INIT-02, UN-R-06). */
const biddersLeft = ({ seats }: Edition, { open }: View): readonly Seat[] =>
  seats.filter((seat) => !sideOf(open, seat).bid && sideOf(open, seat).hand > 0);

const bidding = once((card) => ({ do: 'bid', card }));

export const bidStep = (edition: Edition): Choosing<'bid', 'bid'> => ({
  rule: edition.cites.bid,
  verbs: ['bid'],
  exact: true,
  who: (view) => biddersLeft(edition, view),
  idle: (view, _frame, seat) =>
    sideOf(view.open, seat).bid ? no(edition.cites.bidFinal) : no(edition.cites.nothingToBid, { cards: 0 }),
  propose: (view, _frame, seat) => kindsIn(edition, handOf(view, seat)).map((kind) => bidding(kind)),
  refuse: (view, _frame, { card }, seat) =>
    hasKind(edition, handOf(view, seat), card) ? null : no(edition.cites.bidFromHand, { 'not in your hand': card }),
  act(state, _frame, { card }, context, seat) {
    const room = roomOf(state, seat);
    room.bid = room.hand.find((id) => edition.kindOf[id] === card) ?? null;
    sideOf(state.open, seat).bid = true;
    context.learn(); // a bid cannot be taken back (UN-R-41)
    context.log({ event: 'locked', rule: edition.cites.bid, seat });
    if (biddersLeft(edition, state).length === 0) goTo(state, { step: 'reveal' });
  },
});

/** Both bids are shown and discarded; the higher takes the marker (UN-INIT-03), a tie leaves it (UN-INIT-04). */
export const revealStep = (edition: Edition): Automatic<'reveal'> => ({
  run(state, _frame, context) {
    const { open } = state;
    const bids: Record<Seat, KindId | null> = {};
    for (const seat of edition.seats) {
      const room = roomOf(state, seat);
      const side = sideOf(open, seat);
      const card = room.bid;
      room.bid = null;
      side.bid = false;
      bids[seat] = null;
      if (card === null) continue;
      bids[seat] = edition.kindOf[card] ?? null;
      room.hand.splice(room.hand.indexOf(card), 1);
      side.hand--;
      noteTurnedUp(edition, side, card);
      discardOpenly(edition, state, seat, card);
    }
    const worth = (seat: Seat): number => {
      const kind = bids[seat] ?? null;
      return kind === null ? 0 : entry(edition.kinds, kind).initiative;
    };
    const challenger = otherSeat(edition, open.marker);
    const isTie = worth(challenger) === worth(open.marker);
    if (worth(challenger) > worth(open.marker)) open.marker = challenger;
    open.bids = bids;
    context.learn();
    const rule = isTie ? edition.cites.tie : edition.cites.revealed;
    context.log({ event: 'bids', rule, bids, marker: open.marker });
    beginTurn(edition, state, open.marker, context);
  },
});

function beginTurn(edition: Edition, state: State, seat: Seat, context: UndauntedContext): void {
  state.open.active = seat;
  context.log({ event: 'turn', rule: edition.cites.turn, seat, round: state.open.round });
  goTo(state, { step: 'turn', seat });
  if (sideOf(state.open, seat).hand === 0) endTurn(edition, state, seat, context);
}

/** Hand and play area are discarded (UN-TURN-06); what was left in the hand nobody else sees. */
export function endTurn(edition: Edition, state: State, seat: Seat, context: UndauntedContext): void {
  const side = sideOf(state.open, seat);
  const room = roomOf(state, seat);
  for (const card of side.play) discardOpenly(edition, state, seat, card);
  for (const card of room.hand) putInOrder(edition, room.discard, card);
  noteHandDiscarded(edition, side);
  side.discard = room.discard.length;
  side.play = [];
  room.hand = [];
  side.hand = 0;
  context.log({ event: 'turnOver', rule: edition.cites.endTurn, seat });
  goTo(state, { step: 'nextTurn', after: seat });
  if (side.deck + side.discard === 1) endIfOver(edition, state, context); // a single card is never played again (UN-R-06)
}

export const nextTurnStep = (edition: Edition): Automatic<'nextTurn'> => ({
  run(state, { after }, context) {
    if (after === state.open.marker) beginTurn(edition, state, otherSeat(edition, after), context);
    else goTo(state, { step: 'draw' });
  },
});

/** A card of the hand is played openly: into the play area, or wherever it goes from there (UN-R-09). */
export function showCard(edition: Edition, state: State, seat: Seat, kind: KindId, context: UndauntedContext): string {
  const card = takeKind(edition, roomOf(state, seat).hand, kind);
  if (card === null) throw new Error(`${seat} has no ${kind}`);
  const side = sideOf(state.open, seat);
  side.hand--;
  noteTurnedUp(edition, side, card);
  context.learn(otherSeat(edition, seat));
  return card;
}
