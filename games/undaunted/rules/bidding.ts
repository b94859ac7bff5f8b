import { no } from '@kurgan/engine';
import { type ActionWith, onceForKind } from './actions.ts';
import { type DrawRules, draw } from './draw.ts';
import type { RuleId } from './edition.ts';
import type { OpeningEdition } from './pieces.ts';
import { type Automatic, type Choosing, goTo, roomOf, type Side, sideOf, type View } from './state.ts';
import { handOf, hasKind, kindsHeld } from './zones.ts';

/** A side with a card in hand that hasn't locked in a bid. */
const isToBid = ({ bid, hand }: Side): boolean => !bid && hand > 0;
const areBidsOpen = ({ seats: [one, other] }: OpeningEdition, { open }: View): boolean =>
  isToBid(sideOf(open, one)) || isToBid(sideOf(open, other));

export interface BiddingRules extends DrawRules {
  readonly round: RuleId;
  readonly bid: RuleId;
  readonly bidFromHand: RuleId;
  readonly bidIsFinal: RuleId;
  readonly nothingToBid: RuleId;
}

/** The first half of a round: both draw, both bid. */
export function bidding(edition: OpeningEdition, rules: BiddingRules) {
  /** Both sides draw their hands, in a fixed order. */
  const drawStep: Automatic<'draw'> = {
    run(state, _frame, context) {
      const { open } = state;
      open.round++;
      open.active = null;
      open.bids = null;
      context.log({ event: 'round', rule: rules.round, round: open.round });
      for (const seat of edition.seats) draw(edition, state, seat, edition.handSize(open, seat), rules, context);
      goTo(state, { step: areBidsOpen(edition, state) ? 'bid' : 'reveal' });
    },
  };

  const bidOf = onceForKind(({ id: card }): ActionWith<'bid'> => ({ do: 'bid', card }));

  const bidStep: Choosing<'bid', 'bid'> = {
    rule: rules.bid,
    verbs: ['bid'],
    exact: true,
    who({ open }) {
      const { seats } = edition;
      const areBoth = isToBid(sideOf(open, seats[0])) && isToBid(sideOf(open, seats[1]));
      return areBoth ? seats : seats.filter((seat) => isToBid(sideOf(open, seat)));
    },
    idle: (view, _frame, seat) =>
      sideOf(view.open, seat).bid ? no(rules.bidIsFinal) : no(rules.nothingToBid, { cards: 0 }),
    propose: (view, _frame, seat) => kindsHeld(edition, handOf(view, seat)).map(bidOf),
    refuse: (view, _frame, { card }, seat) =>
      hasKind(edition, handOf(view, seat), card) ? null : no(rules.bidFromHand, { 'not in your hand': card }),
    act(state, _frame, { card }, context, seat) {
      const room = roomOf(state, seat);
      room.bid = room.hand.find((id) => edition.kindOf[id] === card) ?? null;
      sideOf(state.open, seat).bid = true;
      context.learn(); // a bid can't be undone
      context.log({ event: 'locked', rule: rules.bid, seat });
      if (!areBidsOpen(edition, state)) goTo(state, { step: 'reveal' });
    },
  };

  return { draw: drawStep, bid: bidStep };
}
