import { no, type Refusal } from '@kurgan/engine';
import { type ActionWith, once } from './actions.ts';
import { discardOpenly, draw, gainFog } from './draw.ts';
import type { CardId, KindId, RuleId, Seat, Squad, TileId, UnitId } from './edition.ts';
import { endIfOver } from './end.ts';
import { standsAt } from './movement.ts';
import { type Edition, entry, otherSeat } from './pieces.ts';
import {
  type Choosing,
  goTo,
  isMarked,
  marksOn,
  type Open,
  pop,
  roomOf,
  type State,
  sideOf,
  type UndauntedContext,
  type View,
} from './state.ts';
import { noteLost } from './unseen.ts';
import { handOf, hasKind, kindsIn, putInOrder, takeKind } from './zones.ts';

const taking = once((card): ActionWith<'take'> => ({ do: 'take', card }));
const returning = once((card): ActionWith<'return'> => ({ do: 'return', card }));
const DONE: ActionWith<'done'> = { do: 'done' };
const DRAW: ActionWith<'draw'> = { do: 'draw' };

const isOfSquad = ({ kinds }: Edition, kind: KindId, squad: Squad | null): boolean =>
  squad === null || entry(kinds, kind).squad === squad;

/** Up to so many cards of the supply, one after the other, into the discard pile (UN-BOL-01). */
export const bolsterStep = (edition: Edition): Choosing<'bolster', 'take' | 'done'> => ({
  rule: edition.cites.bolster,
  verbs: ['take', 'done'],
  who: (_view, { seat }) => [seat],
  propose: (view, { seat }) => [DONE, ...kindsIn(edition, sideOf(view.open, seat).supply).map((kind) => taking(kind))],
  refuse(view, { seat, squad }, action) {
    if (action.do === 'done') return null;
    if (!isOfSquad(edition, action.card, squad)) return no(edition.cites.bolsterSquad, { 'only squad': squad ?? '' });
    return hasKind(edition, sideOf(view.open, seat).supply, action.card)
      ? null
      : no(edition.cites.bolsterSupply, { 'not in your supply': action.card });
  },
  act(state, frame, action, context) {
    if (action.do === 'done') {
      pop(state);
      return;
    }
    const { seat, left } = frame;
    const card = takeKind(edition, sideOf(state.open, seat).supply, action.card);
    if (card === null) return;
    discardOpenly(edition, state, seat, card);
    context.log({ event: 'bolstered', rule: edition.cites.bolster, seat, card });
    if (left > 1) goTo(state, { ...frame, left: left - 1 });
    else pop(state);
  },
});

const isDrawable = (open: Open, seat: Seat): boolean => {
  const { deck, discard } = sideOf(open, seat);
  return deck + discard > 0;
};

/** Cards are drawn one at a time, and the player may stop after each (UN-CMD-01, UN-R-37). */
export const commandStep = (edition: Edition): Choosing<'command', 'draw' | 'done'> => ({
  rule: edition.cites.command,
  verbs: ['draw', 'done'],
  who: (_view, { seat }) => [seat],
  propose: () => [DRAW, DONE],
  refuse: (view, { seat }, action) =>
    action.do === 'done' || isDrawable(view.open, seat) ? null : no(edition.cites.commandNothingLeft, { cards: 0 }),
  act(state, frame, action, context) {
    if (action.do === 'done') {
      pop(state);
      return;
    }
    if (frame.left > 1) goTo(state, { ...frame, left: frame.left - 1 });
    else pop(state);
    draw(edition, state, frame.seat, 1, edition.cites.command, context);
  },
});

/** Cards of the play area return to the hand, to be played again; never the card itself (UN-INSP-01, UN-R-08). */
export const inspireStep = (edition: Edition): Choosing<'inspire', 'return' | 'done'> => ({
  rule: edition.cites.inspire,
  verbs: ['return', 'done'],
  who: (_view, { seat }) => [seat],
  propose: (view, { seat }) => [DONE, ...kindsIn(edition, sideOf(view.open, seat).play).map((kind) => returning(kind))],
  refuse(view, { seat, squad, by }, action) {
    if (action.do === 'done') return null;
    const { play } = sideOf(view.open, seat);
    const others = play.filter((card) => card !== by);
    if (!hasKind(edition, play, action.card))
      return no(edition.cites.inspirePlayArea, { 'not in your play area': action.card });
    if (!hasKind(edition, others, action.card)) return no(edition.cites.inspireItself, { 'being resolved': by });
    return isOfSquad(edition, action.card, squad)
      ? null
      : no(edition.cites.inspireSquad, { 'only squad': squad ?? '' });
  },
  act(state, frame, action, context) {
    if (action.do === 'done') {
      pop(state);
      return;
    }
    const { seat, left, by } = frame;
    const side = sideOf(state.open, seat);
    const card = takeOther(edition, side.play, action.card, by);
    putInOrder(edition, roomOf(state, seat).hand, card);
    putInOrder(edition, side.shown, card);
    side.hand++;
    context.log({ event: 'returned', rule: edition.cites.inspire, seat, card });
    if (left > 1) goTo(state, { ...frame, left: left - 1 });
    else pop(state);
  },
});

function takeOther({ kindOf }: Edition, cards: CardId[], kind: KindId, except: CardId): CardId {
  const at = cards.findIndex((card) => card !== except && kindOf[card] === kind);
  const [card] = cards.splice(at, 1);
  if (at < 0 || card === undefined) throw new Error(`there is no ${kind} to return`);
  return card;
}

export function conceal(edition: Edition, state: State, seat: Seat, context: UndauntedContext): void {
  gainFog(edition, state, otherSeat(edition, seat), seat, context);
}

export const refuseRecon = (edition: Edition, view: View, seat: Seat): Refusal<RuleId> | null =>
  hasKind(edition, handOf(view, seat), edition.fog)
    ? null
    : no(edition.cites.reconNeedsFog, { 'Fog of War in hand': 0 });

/** A Fog of War of the hand leaves the game, and a card is drawn (UN-RECON-01). */
export function recon(edition: Edition, state: State, seat: Seat, context: UndauntedContext): void {
  const side = sideOf(state.open, seat);
  const room = roomOf(state, seat);
  const fog = takeKind(edition, room.hand, edition.fog);
  if (fog === null) return;
  noteLost(edition, state.open, seat, 'hand', edition.fog);
  putInOrder(edition, room.removed, fog);
  side.hand--;
  side.removed++;
  side.fogRemoved++;
  context.log({ event: 'reconned', rule: edition.cites.recon, seat });
  draw(edition, state, seat, 1, edition.cites.recon, context);
}

/** Whether Control here raises the value of the radio's tile instead (UN-SCEN-04). */
const isRaise = (edition: Edition, open: Open, seat: Seat, tile: TileId): boolean => {
  const { radio } = entry(edition.boards, open.scenario).scenario;
  return radio !== null && radio.tile === tile && radio.seat === seat;
};

export function refuseControl(edition: Edition, view: View, seat: Seat, unit: UnitId): Refusal<RuleId> | null {
  const { open } = view;
  const tile = standsAt(edition, open, seat, unit);
  if (!isMarked(open, seat, tile)) return no(edition.cites.controlMarker, { 'not scouted': tile });
  if (edition.isHeld(open, seat, tile)) return no(edition.cites.controlEnemy, { 'enemy on': tile });
  if (marksOn(open, tile)[seat] === 'controlled' && !isRaise(edition, open, seat, tile))
    return no(edition.cites.controlOwn, { 'yours already': tile });
  return null;
}

export function control(edition: Edition, state: State, seat: Seat, unit: UnitId, context: UndauntedContext): void {
  const { open } = state;
  const { cites } = edition;
  const tile = standsAt(edition, open, seat, unit);
  const marks = marksOn(open, tile);
  if (marks[seat] === 'controlled') {
    const value = (open.points[tile] ?? 0) + 1;
    open.points[tile] = value;
    context.log({ event: 'raised', rule: cites.radio, seat, tile, value });
  } else {
    const points = open.points[tile] ?? 0;
    marks[seat] = 'controlled';
    context.log({ event: 'controlled', rule: cites.control, seat, tile, points });
    const enemy = otherSeat(edition, seat);
    if (marks[enemy] === 'controlled') {
      marks[enemy] = 'scouted';
      context.log({ event: 'controlLost', rule: cites.controlLost, seat: enemy, tile, points });
    }
  }
  endIfOver(edition, state, context);
}
