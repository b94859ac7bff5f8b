import { no } from '@kurgan/engine';
import { once } from '../../rules/actions.ts';
import { type CardId, id, type Seat } from '../../rules/ids.ts';
import { orderOf } from '../../rules/pieces.ts';
import { sideOf } from '../../rules/state.ts';
import { putInOrder } from '../../rules/zones.ts';
import type { ActionWith } from '../actions.ts';
import { pieces, SEATS, seatNamed, sideNamed } from '../box.ts';
import { rulesIn } from '../effects.ts';
import type { RuleId } from '../rule-ids.ts';
import { roomIn, type StalingradContext, type StalingradOpen, type State, type View } from '../state.ts';
import { deckLots, type Lot, standardDeck } from './muster.ts';
import { byWorth, integrable, integrate, reservesFor, SQUAD, unlock } from './platoon.ts';

/*
 * Choices that both players make at the same time and unseen, card by card. Each may change its mind until it confirms;
 * confirming with something left open takes the best cards for it, and the standard choice leaves everything open.
 */

type Picking = ActionWith<'pick' | 'drop' | 'standard' | 'confirm'>;
const CONFIRM: ActionWith<'confirm'> = { do: 'confirm' };
const STANDARD: ActionWith<'standard'> = { do: 'standard' };

/** A card that may be picked. */
interface Option {
  readonly card: CardId;
  /** Its place among all cards. */
  readonly order: number;
  readonly pick: ActionWith<'pick'>;
  readonly drop: ActionWith<'drop'>;
}
const optionOf = once(
  (card: CardId): Option => ({
    card,
    order: orderOf(pieces, card),
    pick: { do: 'pick', card: id.kind(card) },
    drop: { do: 'drop', card: id.kind(card) },
  }),
);
interface OpenLot extends Lot {
  readonly options: readonly Option[];
}
const withOptions = (lot: Lot): OpenLot => ({ ...lot, options: lot.cards.map(optionOf) });

interface Choice {
  readonly rule: RuleId;
  /** Cards that may be picked, in lots: of each lot so many. */
  lots(view: View, seat: Seat): readonly OpenLot[];
  /** With what was picked and, where nothing was, the best of the rest. What it gives back stays picked until both are done. */
  settle(state: State, seat: Seat, picked: readonly CardId[], context: StalingradContext): CardId[];
  /** When both have chosen. */
  finish(state: State, context: StalingradContext): void;
}

/** Everybody sees who has confirmed and nothing else. */
const isDone = ({ open }: View, seat: Seat): boolean => open.ready.includes(seat);

/*
 * Loops by index: decks are chosen card by card, and iterators would be a quarter of what a random game leaves to the
 * garbage collector.
 */

function countTaken({ cards }: Lot, picked: readonly CardId[]): number {
  let taken = 0;
  for (let i = 0; i < picked.length; i++) {
    const card = picked[i];
    if (card !== undefined && cards.includes(card)) taken++;
  }
  return taken;
}

/** Cards that are picked, by their order: quicker than a look through the list for every card of every lot. */
const isPicked = new Uint8Array(pieces.cardIds.length);

function addOptions({ options, n }: OpenLot, actions: Picking[]): void {
  let taken = 0;
  for (let i = 0; i < options.length; i++) taken += isPicked[options[i]?.order ?? 0] ?? 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (option === undefined) continue;
    if (isPicked[option.order] === 1) actions.push(option.drop);
    else if (taken < n) actions.push(option.pick);
  }
}

function simultaneous(choice: Choice) {
  return {
    rule: choice.rule,
    lots: choice.lots,
    verbs: ['pick', 'drop', 'standard', 'confirm'] as const,
    exact: true as const,
    who: (view: View): readonly Seat[] =>
      view.open.ready.length === 0 ? SEATS : view.open.ready.includes(SEATS[0]) ? [SEATS[1]] : [SEATS[0]],
    idle: () => no(choice.rule, {}, 'you have chosen'),
    propose(view: View, _frame: unknown, seat: Seat): Picking[] {
      const { picked } = roomIn(view, seat);
      const actions: Picking[] = picked.length > 0 ? [CONFIRM, STANDARD] : [CONFIRM];
      isPicked.fill(0);
      for (const card of picked) isPicked[orderOf(pieces, card)] = 1;
      for (const lot of choice.lots(view, seat)) addOptions(lot, actions);
      return actions;
    },
    refuse(view: View, _frame: unknown, action: Picking, seat: Seat) {
      if (action.do === 'confirm') return null;
      const { picked } = roomIn(view, seat);
      if (action.do === 'standard') return picked.length > 0 ? null : no(choice.rule, {}, 'it is the standard choice');
      const card = id.card(action.card);
      if (action.do === 'drop') return picked.includes(card) ? null : no(choice.rule, { 'not picked': card });
      const lot = choice.lots(view, seat).find(({ cards }) => cards.includes(card));
      if (lot === undefined) return no(choice.rule, { 'not to choose from': card });
      if (picked.includes(card)) return no(choice.rule, { 'picked already': card });
      return countTaken(lot, picked) < lot.n ? null : no(choice.rule, { [lot.name]: lot.n }, `drop one of them first`);
    },
    act(state: State, _frame: unknown, action: Picking, context: StalingradContext, seat: Seat): void {
      const room = roomIn(state, seat);
      if (action.do === 'pick') putInOrder(pieces, room.picked, id.card(action.card));
      else if (action.do === 'standard') room.picked = [];
      else if (action.do === 'drop') room.picked = room.picked.filter((card) => card !== id.card(action.card));
      else {
        room.picked = choice.settle(state, seat, room.picked, context);
        state.open.ready.push(seat);
        context.log({ event: 'picked', rule: choice.rule, seat });
        if (SEATS.every((each) => isDone(state, each))) {
          state.open.ready = [];
          state.flow.pop();
          context.learn(); // what the other side chose shows from here on
          choice.finish(state, context);
          for (const each of SEATS) roomIn(state, each).picked = [];
        }
      }
    },
  };
}

/** Takes what was picked of a lot, and the best of the rest up to its number. */
export const filled = (cards: readonly CardId[], picked: readonly CardId[], n: number): CardId[] => {
  const chosen = cards.filter((card) => picked.includes(card)).slice(0, n);
  const rest = cards.filter((card) => !chosen.includes(card)).sort(byWorth);
  return [...chosen, ...rest.slice(0, n - chosen.length)];
};

/** Lots with something to choose; fog is all alike. */
const opened = new WeakMap<readonly Lot[], readonly OpenLot[]>();
function openLots(open: StalingradOpen, seat: Seat): readonly OpenLot[] {
  const all = deckLots(open, seat);
  let lots = opened.get(all);
  if (lots === undefined) {
    lots = all.filter(({ name, cards, n }) => name !== 'fog-of-war' && cards.length > n).map(withOptions);
    opened.set(all, lots);
  }
  return lots;
}

/** The deck, card by card (US-CSET-20). A single card, or all there are, is no choice. */
export const decksStep = simultaneous({
  rule: 'US-CSET-20',
  lots: ({ open }, seat) => openLots(open, seat),
  /** The choice stays unseen until both have made it: cards leave the supply then. */
  settle: (state, seat, picked) => standardDeck(state.open, seat, picked),
  finish(state) {
    for (const seat of SEATS) {
      const side = sideOf(state.open, seat);
      const deck = roomIn(state, seat).picked;
      state.sealed.decks[seat] = deck;
      side.supply = side.supply.filter((card) => !deck.includes(card));
      side.deck = deck.length;
    }
    for (const { side, n } of rulesIn(state.open).of('free-bolster'))
      state.flow.push({ step: 'freeBolster', seat: seatNamed(side), left: n, to: 'deck' });
  },
});

/** Soldiers who stay in an integrated squad (US-R-95). */
export const integrateStep = simultaneous({
  rule: 'US-R-95',
  lots: (view, seat) =>
    Object.entries(SQUAD).map(([title, n]) =>
      withOptions({ name: title, cards: integrable(roomIn(view, seat), sideNamed(seat), title), n }),
    ),
  settle(state, seat, picked, context) {
    const room = roomIn(state, seat);
    const kept = Object.entries(SQUAD).flatMap(([title, n]) =>
      filled(integrable(room, sideNamed(seat), title), picked, n),
    );
    integrate(room, sideNamed(seat), kept);
    context.log({ event: 'integrated', rule: 'US-INTEG-01', seat }, { [seat]: { cards: kept } });
    return [];
  },
  finish(state) {
    state.open.integrated = true;
  },
});

/** A reserve for each soldier that an integrated squad has lost for good (US-INTEG-05). */
export const reservesStep = simultaneous({
  rule: 'US-INTEG-05',
  lots(view, seat) {
    const room = roomIn(view, seat);
    return [...new Set(room.owed)].map((title) =>
      withOptions({
        name: title,
        cards: reservesFor(room, sideNamed(seat), title),
        n: room.owed.filter((each) => each === title).length,
      }),
    );
  },
  settle(state, seat, picked, context) {
    const room = roomIn(state, seat);
    const reserves = [...new Set(room.owed)].flatMap((title) => {
      const n = room.owed.filter((each) => each === title).length;
      return filled(reservesFor(room, sideNamed(seat), title), picked, n);
    });
    unlock(room, reserves);
    room.owed = [];
    // Also when nobody comes, or the enemy would know whether somebody was lost (US-R-58).
    context.log({ event: 'unlocked', rule: 'US-INTEG-05', seat }, { [seat]: { cards: reserves } });
    return [];
  },
  finish() {},
});
