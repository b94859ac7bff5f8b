import { no } from '@kurgan/engine';
import { once } from '../../rules/actions.ts';
import { discardOpenly } from '../../rules/draw.ts';
import type { Seat, TileId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { isMarked, setMark, sideOf } from '../../rules/state.ts';
import { taking } from '../../rules/support.ts';
import { kindsIn, takeKind } from '../../rules/zones.ts';
import type { ActionWith } from '../actions.ts';
import { boardOf, edition } from '../edition.ts';
import { recover } from '../placing.ts';
import { strikeTile } from '../shooting.ts';
import type { Framed, StalingradContext, StalingradOpen, State, View } from '../state.ts';

const DONE: ActionWith<'done'> = { do: 'done' };
const marking = once((to: TileId): ActionWith<'mark'> => ({ do: 'mark', to }));

/** Cards of the owner's choice from the supply: into the deck before it is shuffled, or into the discard pile. */
export const freeBolsterStep = {
  rule: 'US-R-70' as const,
  verbs: ['take', 'done'] as const,
  who: (_view: View, { seat }: Framed<'freeBolster'>): readonly Seat[] => [seat],
  propose: ({ open }: View, { seat }: Framed<'freeBolster'>): ActionWith<'take' | 'done'>[] => [
    DONE,
    ...kindsIn(edition, sideOf(open, seat).supply).map(taking),
  ],
  refuse: ({ open }: View, { seat }: Framed<'freeBolster'>, action: ActionWith<'take' | 'done'>) =>
    action.do === 'done' || kindsIn(edition, sideOf(open, seat).supply).includes(action.card)
      ? null
      : no('US-R-70', { 'not in your supply': action.card }),
  act(
    state: State,
    frame: Framed<'freeBolster'>,
    action: ActionWith<'take' | 'done'>,
    context: StalingradContext,
  ): void {
    const { seat, left, to } = frame;
    if (action.do === 'done' || left === 1) state.flow.pop();
    else state.flow[state.flow.length - 1] = { ...frame, left: left - 1 };
    if (action.do === 'done') return;
    const side = sideOf(state.open, seat);
    const card = takeKind(edition, side.supply, action.card);
    if (card === null) return;
    if (to === 'discard') discardOpenly(edition, state, seat, card);
    else side.deck = entry(state.sealed.decks, seat).push(card);
    context.log({ event: 'reinforced', rule: 'US-R-70', seat, card, to });
    recover(state, seat, action.card, 'US-SUPT-03', context);
  },
};

/** Scouted markers before the first round, each beside one of the side's markers. No Fog of War. */
function markable(open: StalingradOpen, seat: Seat) {
  return boardOf(open).tiles.filter(
    (tile) =>
      !isMarked(open, seat, tile) && entry(boardOf(open).neighbours, tile).some((next) => isMarked(open, seat, next)),
  );
}

export const freeScoutStep = {
  rule: 'US-R-70' as const,
  verbs: ['mark', 'done'] as const,
  who: (_view: View, { seat }: Framed<'freeScout'>): readonly Seat[] => [seat],
  propose: ({ open }: View, { seat }: Framed<'freeScout'>): ActionWith<'mark' | 'done'>[] => [
    DONE,
    ...markable(open, seat).map(marking),
  ],
  refuse: ({ open }: View, { seat }: Framed<'freeScout'>, action: ActionWith<'mark' | 'done'>) =>
    action.do === 'done' || markable(open, seat).includes(action.to)
      ? null
      : no('US-R-70', { 'not beside your markers': action.to }),
  act(state: State, frame: Framed<'freeScout'>, action: ActionWith<'mark' | 'done'>, context: StalingradContext): void {
    const { seat, left } = frame;
    if (action.do === 'done' || left === 1) state.flow.pop();
    else state.flow[state.flow.length - 1] = { ...frame, left: left - 1 };
    if (action.do === 'done') return;
    setMark(state.open, seat, action.to, 'scouted');
    context.log({ event: 'scouted', rule: 'US-R-70', seat, tile: action.to });
  },
};

/** One Bomb of the side on each tile in turn (US-R-92). */
export const bombardStep = {
  run(state: State, frame: Framed<'bombard'>, context: StalingradContext): void {
    const { seat, tiles, dice, wall } = frame;
    const [tile, ...rest] = tiles;
    state.open.active = tile === undefined ? null : seat;
    if (tile === undefined) {
      state.flow.pop();
      return;
    }
    state.flow[state.flow.length - 1] = { ...frame, tiles: rest };
    strikeTile(state, { seat, by: null, from: null, as: 'bomb', dice, wall }, tile, context);
  },
};
