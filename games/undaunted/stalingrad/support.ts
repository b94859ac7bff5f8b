import { no } from '@kurgan/engine';
import { once, onceForTwo } from '../rules/actions.ts';
import { draw } from '../rules/draw.ts';
import type { Squad } from '../rules/edition.ts';
import { endIfOver } from '../rules/end.ts';
import { type CardId, counterId, id, type KindId, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { entry, otherSeat } from '../rules/pieces.ts';
import { noteLost } from '../rules/revealed.ts';
import { counterOf, roomOf, sideOf } from '../rules/state.ts';
import { type CardUse, plainUse, unitOf } from '../rules/uses.ts';
import { handOf, hasKind, putInOrder, takeKind } from '../rules/zones.ts';
import type { ActionWith } from './actions.ts';
import { counterFactsOf, factsOf, printedOn } from './box.ts';
import { boardOf, edition, unitsOf } from './edition.ts';
import { addLaid, countMine, minesKey, putSmoke } from './placing.ts';
import { scoreBomber } from './points.ts';
import {
  edgeOf,
  type Framed,
  isOn,
  roomIn,
  type StalingradContext,
  type StalingradOpen,
  type State,
  type View,
} from './state.ts';

const standing = (open: StalingradOpen, seat: Seat, unit: UnitId) => {
  const counter = counterOf(open, seat, unit);
  if (counter === null) throw new Error(`${seat} has no ${unit} on the board`);
  return counter.at;
};

export const isOfSquad = (kind: KindId, squad: Squad | null): boolean =>
  squad === null || entry(edition.kinds, kind).squad === squad;

/** Up to so many cards of the supply, one after the other, into the hand (US-SUPT-04). */
export const support: CardUse<ActionWith<'support'>> = plainUse(
  (card): ActionWith<'support'> => ({ do: 'support', card }),
  null,
  (state: State, seat, _action, { kind, printed }) => {
    state.flow.push({ step: 'support', seat, squad: printed.ownSquad ? kind.squad : null, left: printed.value });
  },
);

const readying = onceForTwo((card: KindId, unit: UnitId): ActionWith<'ready'> => ({ do: 'ready', card, unit }));

/** Turns one suppressed counter to ready (US-SUPT-29). */
export const ready: CardUse<ActionWith<'ready'>> = {
  add(view: View, seat, kind, actions) {
    const { counters } = sideOf(view.open, seat);
    for (const unit of unitsOf(view.open, seat)) {
      if (counters[unit]?.suppressed !== true) continue;
      const action = readying(kind.id, unit);
      if (this.refuse(view, seat, kind, action) === null) actions.push(action);
    }
  },
  refuse({ open }: View, seat, kind, { unit }) {
    if (counterOf(open, seat, unit)?.suppressed !== true) return no('US-SUPT-29', { 'not suppressed': unit });
    const { squad } = printedOn(kind.id, 'ready');
    if (squad !== null && entry(edition.units, unit).squad !== kind.squad)
      return no('US-SUPT-30', { 'only squad': kind.squad ?? '' });
    return null;
  },
  act({ open }: State, seat, { unit }, _played, context: StalingradContext) {
    const counter = counterOf(open, seat, unit);
    if (counter === null) return;
    counter.suppressed = false;
    context.log({ event: 'readied', rule: 'US-SUPT-29', seat, unit });
  },
};

/** Mines that have no squad letter: units without a squad lay them (US-R-36). */
const UNSQUADDED = 5;
/** How many more mines a unit can lay in this game, as far as the viewer knows of hidden ones (US-SUPT-37). */
export function minesLeft({ open, private: rooms }: View, seat: Seat, unit: UnitId): number {
  const { squad } = entry(edition.units, unit);
  const hidden = rooms[seat]?.hidden.filter((mine) => mine.squad === squad).length ?? 0;
  const laid = (open.laid[minesKey(seat, squad)] ?? 0) + hidden;
  const most = counterFactsOf(unit).mines ?? 0;
  if (squad !== null) return Math.max(0, most - laid);
  return Math.max(0, Math.min(most - (open.laid[`${seat}/${unit}`] ?? 0), UNSQUADDED - laid));
}

export const mine: CardUse<ActionWith<'mine'>> = plainUse(
  (card): ActionWith<'mine'> => ({ do: 'mine', card }),
  null,
  (state: State, seat, _action, { kind, printed }) => {
    const unit = unitOf(kind);
    const left = Math.min(printed.value, minesLeft({ ...state, private: {} }, seat, unit)); // the enemy sees the frame
    if (left > 0) state.flow.push({ step: 'mining', seat, unit, left });
  },
);

/** Why a mine cannot be laid on the edge to a tile: what the player cannot see does not count (US-SUPT-35). */
export function refuseMine(view: View, seat: Seat, unit: UnitId, to: UnitId | string) {
  const { open, private: rooms } = view;
  if (minesLeft(view, seat, unit) === 0) return no('US-SUPT-37', { 'mines left': 0 });
  const from = standing(open, seat, unit);
  const tile = id.tile(to);
  if (!entry(boardOf(open).neighbours, from).includes(tile)) return no('US-MINE-01', { from, to: tile });
  const seen = [...open.mines, ...(rooms[seat]?.hidden ?? [])];
  return seen.some((each) => isOn(each, from, tile)) ? no('US-SUPT-35', { 'mined already': `${from} ${tile}` }) : null;
}

export function layMine(
  state: State,
  seat: Seat,
  unit: UnitId,
  to: string,
  kind: 'antipersonnel' | 'antitank',
  context: StalingradContext,
): void {
  const { open } = state;
  const { squad } = entry(edition.units, unit);
  countMine(open, { seat, squad });
  if (squad === null) addLaid(open, `${seat}/${unit}`);
  const laid = { seat, squad, kind, edge: edgeOf(standing(open, seat, unit), id.tile(to)) };
  open.mines.push(laid);
  context.log({ event: 'mineLaid', rule: 'US-SUPT-34', mine: laid });
}

const watching = once((card: KindId) => once((to: TileId): ActionWith<'overwatch'> => ({ do: 'overwatch', card, to })));

/** Watches any tile of the board (US-SUPT-38). */
export const overwatch: CardUse<ActionWith<'overwatch'>> = {
  add({ open }: View, _seat, kind, actions) {
    if (counterFactsOf(unitOf(kind)).overwatch !== true) return;
    const make = watching(kind.id);
    for (const to of boardOf(open).tiles) actions.push(make(to));
  },
  refuse({ open }: View, _seat, kind, { to }) {
    if (counterFactsOf(unitOf(kind)).overwatch !== true) return no('US-R-97', { 'has no marker': unitOf(kind) });
    return boardOf(open).tiles.includes(to) ? null : no('US-SUPT-38', { 'not on this board': to });
  },
  act({ open }: State, seat, { to }, { kind }, context: StalingradContext) {
    const unit = unitOf(kind);
    open.watched = { ...open.watched, [counterId(seat, unit)]: to };
    context.log({ event: 'watching', rule: 'US-SUPT-38', seat, unit, tile: to });
  },
};

/** A smoke marker on the unit's tile (US-SUPT-39). */
export const smoke: CardUse<ActionWith<'smoke'>> = plainUse(
  (card): ActionWith<'smoke'> => ({ do: 'smoke', card }),
  ({ open }: View, seat, kind) => {
    const unit = unitOf(kind);
    const limit = counterFactsOf(unit).smoke ?? 0;
    if (limit === 0) return no('US-R-97', { 'has no marker': unit });
    if ((open.smoked[counterId(seat, unit)] ?? 0) >= limit) return no('US-SUPT-40', { placed: limit });
    const at = counterOf(open, seat, unit)?.at ?? edition.entrances(open, seat, unit)[0];
    return at !== undefined && open.smoke[at] !== undefined ? no('US-SMOKE-02', { 'smoke on': at }) : null;
  },
  ({ open }: State, seat, _action, { kind }, context: StalingradContext) => {
    const unit = unitOf(kind);
    const tile = standing(open, seat, unit);
    putSmoke(open, seat, unit, tile);
    context.log({ event: 'smoked', rule: 'US-SUPT-39', seat, unit, tile });
  },
);

/** Recon, and then a Scout if the player likes (US-SUPT-26). */
export const explore: CardUse<ActionWith<'explore'>> = plainUse(
  (card): ActionWith<'explore'> => ({ do: 'explore', card }),
  (view, seat) =>
    hasKind(edition, handOf(view, seat), edition.fog) ? null : no('US-R-31', { 'Fog of War in hand': 0 }),
  (state: State, seat, _action, { kind, printed }, context: StalingradContext) => {
    state.flow.push({ step: 'march', seat, unit: unitOf(kind), kind: 'scout', left: printed.value });
    setFogAside(state, seat, context);
  },
);

/** A Fog of War of the hand is set aside until the game is over, and a card is drawn (US-SUPT-22). */
function setFogAside(state: State, seat: Seat, context: StalingradContext): void {
  const fog = takeKind(edition, roomOf(state, seat).hand, edition.fog);
  if (fog === null) return;
  noteLost(edition, state.open, seat, 'hand', edition.fog);
  sideOf(state.open, seat).hand--;
  edition.bury(state, seat, fog);
  context.log({ event: 'reconned', rule: 'US-SUPT-22', seat });
  draw(edition, state, seat, 1, { drawn: 'US-SUPT-22', reshuffled: 'US-SUPT-23' }, context);
}

const BOMBER = 'bomber';
type Searched = 'hand' | 'discard' | 'deck';

/** The Bombers in the first zone that has one (US-SUPT-32). */
function findBombers(state: State, seat: Seat): { readonly zone: Searched; readonly cards: CardId[] } | null {
  const { hand, discard } = roomOf(state, seat);
  const zones = { hand, discard, deck: state.sealed.decks[seat] ?? [] };
  for (const zone of ['hand', 'discard', 'deck'] as const) {
    const cards = zones[zone].filter((card) => edition.groupOf[card] === BOMBER);
    if (cards.length > 0) return { zone, cards };
  }
  return null;
}

/** The enemy gives up Bombers, one after the other; where several lie in a zone the enemy chooses (US-SUPT-31). */
export const antiair: CardUse<ActionWith<'antiair'>> = plainUse(
  (card): ActionWith<'antiair'> => ({ do: 'antiair', card }),
  null,
  (state: State, seat, _action, { card, printed }) => {
    state.flow.push({
      step: 'antiair',
      seat: otherSeat(edition, seat),
      by: seat,
      left: printed.value,
      card,
      any: false,
    });
  },
);

type AntiairFrame = Framed<'antiair'>;

/** Bombers are alike where their cards say the same. */
const isChoice = (cards: readonly CardId[]): boolean =>
  new Set(cards.map((card) => JSON.stringify(factsOf(card).actions))).size > 1;

export const antiairStep = {
  run(state: State, frame: AntiairFrame, context: StalingradContext): void {
    const found = frame.left === 0 ? null : findBombers(state, frame.seat);
    if (found === null) {
      state.flow.pop();
      if (!frame.any) state.flow.push({ step: 'stow', seat: frame.by, card: frame.card });
      return;
    }
    const [first] = found.cards;
    if (isChoice(found.cards)) {
      context.learn(); // that several lie together
      state.flow.push({ step: 'shotDown', seat: frame.seat });
    } else if (first !== undefined) shootDown(state, frame, first, context);
  },
};

/** A Bomber leaves the campaign, and everybody sees it (US-R-54). It is no casualty (US-CAS-09). */
export function shootDown(state: State, frame: AntiairFrame, card: CardId, context: StalingradContext): void {
  const { seat, by } = frame;
  const found = findBombers(state, seat);
  if (found === null) return;
  const side = sideOf(state.open, seat);
  const room = roomIn(state, seat);
  const deck = state.sealed.decks[seat] ?? [];
  const zone = found.zone === 'deck' ? deck : room[found.zone];
  const group = id.group(BOMBER);
  zone.splice(zone.indexOf(card), 1);
  const known = found.zone === 'hand' ? side.shown : side.seen;
  if (found.zone !== 'deck' && known.includes(card)) known.splice(known.indexOf(card), 1);
  else noteLost(edition, state.open, seat, found.zone, group);
  if (found.zone === 'deck') context.shuffle(deck);
  side.hand = room.hand.length;
  side.discard = room.discard.length;
  side.deck = deck.length;
  const { brought } = state.open;
  state.open.brought = { ...brought, [seat]: entry(brought, seat).filter((each) => each !== card) };
  room.available = room.available.filter((each) => each !== card);
  putInOrder(edition, room.gone, card);
  context.learn();
  context.log({ event: 'shotDown', rule: 'US-SUPT-31', seat, card });
  state.flow[state.flow.length - 1] = { ...frame, left: frame.left - 1, any: true };
  scoreBomber(state.open, by, context);
  endIfOver(edition, state, context);
}

/** The Bombers that their owner may give up: those of the first zone that has one. */
export function bombersToLose(view: View, seat: Seat): readonly CardId[] {
  const { hand, discard, removed } = roomIn(view, seat);
  const { supply, play } = sideOf(view.open, seat);
  const isBomber = (card: CardId): boolean => edition.groupOf[card] === BOMBER;
  for (const zone of [hand, discard]) if (zone.some(isBomber)) return zone.filter(isBomber);
  const placed = new Set([...removed, ...supply, ...play]);
  return entry(view.open.brought, seat).filter((card) => isBomber(card) && !placed.has(card));
}
