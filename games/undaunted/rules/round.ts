import { discardOpenly } from './draw.ts';
import type { CardId, KindId, RuleId, Seat } from './edition.ts';
import { endIfOver } from './end.ts';
import { type Edition, entry, otherSeat } from './pieces.ts';
import { noteHandDiscarded, noteTurnedUp } from './revealed.ts';
import { type Automatic, goTo, roomOf, type Side, type State, sideOf, type UndauntedContext } from './state.ts';
import { putInOrder, removeAt, takeKind } from './zones.ts';

export interface RoundRules {
  readonly higherBid: RuleId;
  readonly tie: RuleId;
  readonly turn: RuleId;
  readonly endTurn: RuleId;
}

/**
 * The second half of a round: the bids are revealed, then each takes a turn. The step of a turn itself is the edition's;
 * `isIdle` skips a turn with nothing to decide.
 */
export function round(edition: Edition, rules: RoundRules, isIdle: (side: Side) => boolean = ({ hand }) => hand === 0) {
  /** Both bids are revealed and discarded; the higher one takes the marker, a tie leaves it. */
  const revealStep: Automatic<'reveal'> = {
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
        removeAt(room.hand, room.hand.indexOf(card));
        side.hand--;
        noteTurnedUp(edition, side, card);
        discardOpenly(edition, state, seat, card);
      }
      const added: Record<Seat, number> = {};
      const worth = (seat: Seat): number => {
        const bid = bids[seat] ?? null;
        if (bid === null) return 0;
        const kind = entry(edition.kinds, bid);
        const value = edition.bidWorth(open, seat, kind);
        if (value !== kind.initiative) added[seat] = value - kind.initiative;
        return value;
      };
      const challenger = otherSeat(edition, open.marker);
      const isTie = worth(challenger) === worth(open.marker);
      if (worth(challenger) > worth(open.marker)) open.marker = challenger;
      open.bids = bids;
      context.learn();
      const rule = isTie ? rules.tie : rules.higherBid;
      context.log({ event: 'bids', rule, bids, ...(Object.keys(added).length > 0 && { added }), marker: open.marker });
      beginTurn(state, open.marker, context);
    },
  };

  function beginTurn(state: State, seat: Seat, context: UndauntedContext): void {
    state.open.active = seat;
    context.log({ event: 'turn', rule: rules.turn, seat, round: state.open.round });
    goTo(state, { step: 'turn', seat });
    if (isIdle(sideOf(state.open, seat))) endTurn(state, seat, context);
  }

  /** Hand and play area are discarded; nobody else sees the rest of the hand. */
  function endTurn(state: State, seat: Seat, context: UndauntedContext): void {
    const side = sideOf(state.open, seat);
    const room = roomOf(state, seat);
    for (const card of side.play) discardOpenly(edition, state, seat, card);
    for (const card of room.hand) putInOrder(edition, room.discard, card);
    noteHandDiscarded(edition, side);
    side.discard = room.discard.length;
    side.play = [];
    room.hand = [];
    side.hand = 0;
    context.log({ event: 'turnOver', rule: rules.endTurn, seat });
    goTo(state, { step: 'nextTurn', after: seat });
    if (side.deck + side.discard === 1) endIfOver(edition, state, context); // a single card is bid and never played again
  }

  const nextTurnStep: Automatic<'nextTurn'> = {
    run(state, { after }, context) {
      if (after === state.open.marker) beginTurn(state, otherSeat(edition, after), context);
      else goTo(state, { step: 'draw' });
    },
  };

  return {
    steps: { reveal: revealStep, nextTurn: nextTurnStep },
    endTurn,
  };
}

/** Plays a card from the hand openly: into the play area, or wherever it goes from there. */
export function showCard(edition: Edition, state: State, seat: Seat, kind: KindId, context: UndauntedContext): CardId {
  const card = takeKind(edition, roomOf(state, seat).hand, kind);
  if (card === null) throw new Error(`${seat} has no ${kind}`);
  const side = sideOf(state.open, seat);
  side.hand--;
  noteTurnedUp(edition, side, card);
  context.learn(otherSeat(edition, seat));
  return card;
}
