import { type CardId, counterId, id, type Seat, type TileId, type UnitId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import type { Counter, Mark, Marks, Side as SideState } from '../../rules/state.ts';
import { factsOf, JOINED, pieces, SEATS, seatNamed, sideNamed, titleOf } from '../box.ts';
import type { MineFacts, Side } from '../data/types.ts';
import { campaignState, rulesFor, rulesIn, type SpecialRules } from '../effects.ts';
import { countMine } from '../placing.ts';
import {
  edgeOf,
  type Mine,
  type Room,
  roomIn,
  type StalingradContext,
  type StalingradFrame,
  type StalingradOpen,
  type State,
} from '../state.ts';
import { orderCity } from './city.ts';
import { byWorth, inGame, obey } from './platoon.ts';

/** Tunnel markers in the box (US-R-40). */
const TUNNELS = 6;
/** Every starting deck has these nine cards (US-CSET-21). */
const BASELINE: readonly (readonly [string, number])[] = [
  ['platoon-sergeant', 1],
  ['squad-leader-A', 1],
  ['squad-leader-B', 1],
  ['rifleman-A', 1],
  ['rifleman-B', 1],
  ['scout-A', 1],
  ['scout-B', 1],
  ['fog-of-war', 2],
];

/** Frames of a game before its first round, the first one last (US-R-86). A free Bolster, which may be secret, comes up when the decks are chosen. */
export function preparations(open: StalingradOpen, integrates: boolean): StalingradFrame[] {
  const rules = rulesIn(open);
  const frames: StalingradFrame[] = [
    ...(integrates ? [{ step: 'integrate' } as const] : []),
    { step: 'muster' },
    { step: 'decks' },
    { step: 'shuffle' },
    ...rules.of('free-scout').map(({ side, n }) => ({ step: 'freeScout', seat: seatNamed(side), left: n }) as const),
    ...rules.of('bombardment').map(
      ({ side, tiles, vsUnit, vsBuilding }) =>
        ({
          step: 'bombard',
          seat: seatNamed(side),
          tiles: tiles.map((tile) => id.tile(tile)),
          dice: vsUnit,
          wall: vsBuilding,
        }) as const,
    ),
    { step: 'roundStart' },
  ];
  return frames.reverse();
}

/** Briefing and overview of the state: cards are unlocked and replaced, tiles fortified or damaged (US-CSET-06). */
export const briefingStep = {
  run(state: State, _frame: unknown, context: StalingradContext): void {
    const { open } = state;
    const orders = campaignState(open.state);
    open.scenario = orders.scenario;
    open.outcome = null;
    context.log({ event: 'briefed', rule: 'US-CSET-03', state: open.state, scenario: open.scenario });
    for (const seat of SEATS) {
      const cards = obey(roomIn(state, seat), orders, seat);
      if (cards.length > 0) context.log({ event: 'unlocked', rule: 'US-CSET-04', seat }, { [seat]: { cards } });
    }
    orderCity(open, open.state, context);
    state.flow.pop();
    const integrates = !open.integrated && rulesIn(open).of('integrate-squads').length > 0;
    state.flow.push(...preparations(open, integrates));
  },
};

/** Lays the map and puts the supplies together (US-CSET-12 to US-CSET-18). */
export const musterStep = {
  run(state: State): void {
    state.flow.pop();
    layMap(state);
    for (const seat of SEATS) putSupplyTogether(state, seat);
  },
};

/** The map of a game as it is laid, which is the same whenever it is laid. */
interface Layout {
  readonly tiles: Readonly<Record<TileId, Marks>>;
  readonly points: Record<TileId, number>;
  readonly tunnels: readonly TileId[];
  readonly mines: readonly Mine[];
  /** Mines that their owner alone knows of. */
  readonly secret: readonly Mine[];
}

const layouts = new Map<string, Layout>();
function layoutFor(state: string): Layout {
  let layout = layouts.get(state);
  if (layout === undefined) {
    layout = planLayout(rulesFor(state));
    layouts.set(state, layout);
  }
  return layout;
}

function planLayout({ scenario, of }: SpecialRules): Layout {
  const mark = (side: Side, code: string): Mark | null => {
    const { controlled, scouted } = scenario.sides[side];
    return controlled.includes(code) ? 'controlled' : scouted.includes(code) ? 'scouted' : null;
  };
  const readMine = ({ side, squad, kind, edge: [one, other] }: MineFacts): Mine => ({
    seat: seatNamed(side),
    squad,
    kind,
    edge: edgeOf(id.tile(one), id.tile(other)),
  });
  return {
    tiles: Object.fromEntries(
      scenario.tiles.map((code) => [code, { [SEATS[0]]: mark('soviet', code), [SEATS[1]]: mark('german', code) }]),
    ),
    points: { ...scenario.objectives },
    tunnels: scenario.tunnels.map((code) => id.tile(code)),
    mines: scenario.mines.map(readMine),
    secret: of('secret-mine').map(readMine),
  };
}

function layMap({ open, private: rooms }: State): void {
  const { tiles, points, tunnels, mines, secret } = layoutFor(open.state);
  Object.assign(open, {
    round: 0,
    marker: seatNamed(rulesIn(open).scenario.initiative),
    active: null,
    points,
    tiles,
    bids: null,
    routed: [],
    mines: mines.slice(),
    laid: {},
    smoke: {},
    smoked: {},
    watched: {},
    tunnels: tunnels.filter((tile) => !open.tunnelsLost.includes(tile)).slice(0, TUNNELS - open.tunnelsLost.length),
    gained: { [SEATS[0]]: 0, [SEATS[1]]: 0 },
    laidPoints: {},
    done: [],
    entered: [],
    begun: false,
  } satisfies Partial<StalingradOpen>);
  for (const mine of mines) countMine(open, mine);
  for (const seat of SEATS) {
    const room = rooms[seat];
    if (room !== undefined) room.hidden = secret.filter((mine) => mine.seat === seat);
  }
}

/** The units of a platoon: each has a counter, on the board or off it. */
function countersOf(state: State, seat: Seat, brought: readonly CardId[]): Record<UnitId, Counter | null> {
  const { open } = state;
  const { at, suppressed } = outsetOf(open, seat);
  const placed: Record<UnitId, Counter | null> = {};
  const units = new Set<UnitId | null | undefined>();
  for (const card of brought) units.add(pieces.cardKinds.get(card)?.unit);
  for (const unit of pieces.unitIds) {
    const tile = at.get(unit);
    const isThere = units.has(unit) || (tile !== undefined && hasCardOf(state, seat, unit));
    if (!isThere) continue;
    placed[unit] = tile === undefined ? null : { at: id.tile(tile), suppressed: suppressed.includes(unit) };
    if (tile !== undefined) open.entered.push(counterId(seat, unit));
  }
  return placed;
}

/** Squad C of the data fights under the other letter once squads are integrated. */
const joined = ({ integrated }: StalingradOpen, seat: Seat, unit: string): string =>
  integrated && unit.endsWith('-C') ? `${unit.slice(0, -1)}${JOINED[sideNamed(seat)]}` : unit;

/** A counter is placed only for a unit that has a card left (US-R-88). */
function hasCardOf(state: State, seat: Seat, unit: UnitId): boolean {
  const { integrated } = state.open;
  return roomIn(state, seat).available.some((card) => factsOf(inGame(card, integrated)).unit === unit);
}

function putSupplyTogether(state: State, seat: Seat): void {
  const { open } = state;
  const room = roomIn(state, seat);
  const { without } = rulesIn(open).scenario.sides[sideNamed(seat)];
  const supply: CardId[] = [];
  for (const card of room.available) {
    const isLeftOut = without.includes(titleOf(entry(pieces.kindOf, card)));
    if (!isLeftOut) supply.push(inGame(card, open.integrated));
  }
  open.brought = { ...open.brought, [seat]: supply.slice() };
  const side: SideState = {
    counters: countersOf(state, seat, supply),
    target: null,
    supply,
    play: [],
    hand: 0,
    deck: 0,
    discard: 0,
    removed: 0,
    seen: [],
    shown: [],
    unseen: [],
    lost: {},
    fogRemoved: 0,
    bid: false,
  };
  open.sides[seat] = side;
  Object.assign(room, { hand: [], discard: [], removed: [], bid: null, picked: [], owed: [] } satisfies Partial<Room>);
  state.sealed.decks[seat] = [];
}

/** Facts about a side's start that are the same whenever the game is played. */
interface Outset {
  /** How many cards of each name the deck list asks for, with what the scenario adds or leaves out (US-CSET-19). */
  readonly deck: ReadonlyMap<string, number>;
  /** Places of the names in that list. */
  readonly places: ReadonlyMap<string, number>;
  /** Tiles of its counters, and the units that begin suppressed. */
  readonly at: ReadonlyMap<string, string>;
  readonly suppressed: readonly string[];
}

const outsets = new Map<string, Outset>();
function outsetOf(open: StalingradOpen, seat: Seat): Outset {
  const key = `${open.state} ${seat} ${open.integrated}`;
  let written = outsets.get(key);
  if (written === undefined) {
    const deck = writeList(open, seat);
    const places = new Map(Array.from(deck.keys(), (name, place) => [name, place]));
    written = { deck, places, ...writeStart(open, seat) };
    outsets.set(key, written);
  }
  return written;
}

export const deckList = (open: StalingradOpen, seat: Seat): ReadonlyMap<string, number> => outsetOf(open, seat).deck;

function writeStart(open: StalingradOpen, seat: Seat): Pick<Outset, 'at' | 'suppressed'> {
  const rules = rulesIn(open);
  const at = new Map<string, string>();
  for (const [tile, units] of Object.entries(rules.scenario.sides[sideNamed(seat)].counters))
    for (const unit of units) at.set(joined(open, seat, unit), tile);
  const suppressed = rules
    .of('start-suppressed')
    .filter(({ side }) => seatNamed(side) === seat)
    .flatMap(({ units }) => units.map((unit) => joined(open, seat, unit)));
  return { at, suppressed };
}

function writeList(open: StalingradOpen, seat: Seat): Map<string, number> {
  const rules = rulesIn(open);
  const list = new Map<string, number>();
  const add = (name: string, n: number): void => {
    const known = joined(open, seat, name);
    list.set(known, Math.max(0, (list.get(known) ?? 0) + n));
  };
  for (const [name, n] of BASELINE) add(name, n);
  for (const name of rules.scenario.sides[sideNamed(seat)].deck) add(name, 1);
  for (const { effect, side, n } of [...rules.of('extra-fog'), ...rules.of('fewer-fog')]) {
    if (seatNamed(side) === seat) add('fog-of-war', effect === 'extra-fog' ? n : -n);
  }
  for (const { side, cards } of rules.of('deck-add'))
    if (seatNamed(side) === seat) for (const [name, n] of cards) add(name, n);
  return list;
}

/** The cards a side chooses its deck from: for each name of its list the cards it brings, the best first. */
export interface Lot {
  readonly name: string;
  readonly cards: readonly CardId[];
  readonly n: number;
}

/** Put together once for each list of cards that a side brings: all of them are still in its supply. */
const made = new WeakMap<readonly CardId[], readonly Lot[]>();
export function deckLots(open: StalingradOpen, seat: Seat): readonly Lot[] {
  const brought = entry(open.brought, seat);
  let lots = made.get(brought);
  if (lots === undefined) {
    const { deck, places } = outsetOf(open, seat);
    const asked: { name: string; cards: CardId[]; n: number }[] = [];
    for (const [name, n] of deck) asked.push({ name, cards: [], n });
    for (const card of brought) {
      const lot = asked[places.get(pieces.cardKinds.get(card)?.group ?? '') ?? -1];
      if (lot !== undefined) putByWorth(lot.cards, card);
    }
    lots = asked;
    made.set(brought, lots);
  }
  return lots;
}

/** Into a short list, the best card first. */
function putByWorth(cards: CardId[], card: CardId): void {
  let at = cards.push(card) - 1;
  for (; at > 0; at--) {
    const before = cards[at - 1];
    if (before === undefined || byWorth(before, card) < 0) break;
    cards[at] = before;
  }
  cards[at] = card;
}

/** A whole deck: what was picked, and the best of what is left where nothing was. */
export function standardDeck(open: StalingradOpen, seat: Seat, picked: readonly CardId[]): CardId[] {
  const deck: CardId[] = [];
  for (const { cards, n } of deckLots(open, seat)) {
    const full = deck.length + n;
    for (const card of cards) if (deck.length < full && picked.includes(card)) deck.push(card);
    for (const card of cards) if (deck.length < full && !picked.includes(card)) deck.push(card);
  }
  return deck;
}
