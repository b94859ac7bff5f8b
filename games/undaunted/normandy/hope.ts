import type { CardType, Kind, Seat, TileId } from '../rules/edition.ts';
import { keysOf } from '../rules/ids.ts';
import { entry, otherSeat, type Pieces } from '../rules/pieces.ts';
import { marksOn, type Open, sideOf } from '../rules/state.ts';
import { hasKind } from '../rules/zones.ts';
import { mission } from './mission.ts';

const RIFLEMAN = 'rifleman';
const SCOUT = 'scout';

/** Kinds with a card in play, in hand, in the deck or discard pile, or still within reach in the supply. */
function liveKinds(pieces: Pieces, open: Open, seat: Seat): Kind[] {
  const { supply, lost, fogRemoved } = sideOf(open, seat);
  const inSupply = pieces.kindIds.map(() => 0);
  for (const card of supply) {
    const order = pieces.cardKinds.get(card)?.order ?? 0;
    inSupply[order] = (inSupply[order] ?? 0) + 1;
  }
  const live: Kind[] = [];
  const away: Kind[] = [];
  const { kinds, cards } = entry(pieces.boards, open.scenario);
  const brought = entry(cards, seat);
  for (const id of entry(kinds, seat)) {
    const kind = entry(pieces.kinds, id);
    const supplied = inSupply[kind.order] ?? 0;
    const gone = id === pieces.fog ? fogRemoved : (lost[kind.group] ?? 0);
    if ((brought[id] ?? 0) - gone - supplied > 0) live.push(kind);
    else if (supplied > 0) away.push(kind);
  }
  for (const fetcher of live) {
    const bolster = fetcher.type.actions.find((action) => action.do === 'bolster');
    if (bolster === undefined) continue;
    for (const kind of away) {
      if (!live.includes(kind) && (!bolster.ownSquad || kind.squad === fetcher.squad)) live.push(kind);
    }
  }
  return live;
}

/** A single card must be bid in every round, so it is never played (UN-R-06): it lies idle, or soon will. */
function hasOneCard(open: Open, seat: Seat): boolean {
  const { hand, deck, discard, play } = sideOf(open, seat);
  const isTurnToCome = hand > 0 && open.active !== null; // the bid card has been lost
  return hand + deck + discard <= 1 && play.length === 0 && !isTurnToCome;
}

/** True if a side will never play a card again: it has only one, and no enemy Conceal could add another. */
function isSilenced(pieces: Pieces, open: Open, seat: Seat): boolean {
  if (!hasOneCard(open, seat)) return false;
  const enemy = otherSeat(pieces, seat);
  if (hasOneCard(open, enemy) || !hasKind(pieces, sideOf(open, seat).supply, pieces.fog)) return true;
  return !liveKinds(pieces, open, enemy).some(({ type }) => type.actions.some((action) => action.do === 'conceal'));
}

const fetching = new WeakMap<CardType, boolean>();

/** True if a card fetches any other from the supply. Called after every loss. */
function fetchesAny(type: CardType): boolean {
  let fetches = fetching.get(type);
  if (fetches === undefined) {
    fetches = type.actions.some((action) => action.do === 'bolster' && !action.ownSquad);
    fetching.set(type, fetches);
  }
  return fetches;
}

/** Quick answer for most games: with a card that fetches any other, a Scout and Riflemen, nothing is out of reach. */
function reachesAll(pieces: Pieces, open: Open, seat: Seat): boolean {
  const { supply, lost } = sideOf(open, seat);
  const { kinds, cards } = entry(pieces.boards, open.scenario);
  const brought = entry(cards, seat);
  let fetchers = 0;
  let scouts = 0;
  let riflemen = 0;
  for (const id of entry(kinds, seat)) {
    const { type, group } = entry(pieces.kinds, id);
    const n = (brought[id] ?? 0) - (lost[group] ?? 0);
    if (type.id === SCOUT) scouts += n;
    else if (type.id === RIFLEMAN) riflemen += n;
    else if (fetchesAny(type)) fetchers += n;
  }
  if (scouts === 0 || riflemen === 0) return false;
  for (const card of supply) {
    const kind = pieces.cardKinds.get(card);
    if (kind !== undefined && fetchesAny(kind.type)) fetchers--;
  }
  return fetchers > 0;
}

/** Tiles a side's Riflemen can still reach (UN-R-13); null for all of them, with a Scout to open the way. */
function reachable(pieces: Pieces, open: Open, seat: Seat): Set<TileId> | null {
  if (isSilenced(pieces, open, seat)) return new Set();
  if (reachesAll(pieces, open, seat)) return null;
  const board = entry(pieces.boards, open.scenario);
  const live = liveKinds(pieces, open, seat);
  let scouts = false;
  const starts: TileId[] = [];
  for (const { type, unit } of live) {
    if (type.id === SCOUT) scouts = true;
    if (type.id !== RIFLEMAN || unit === null) continue;
    starts.push(...entry(entry(mission(open).entries, seat), unit));
    const at = sideOf(open, seat).counters[unit]?.at;
    if (at !== undefined) starts.push(at);
  }
  if (starts.length === 0) return new Set();
  if (scouts) return null;
  const reached = new Set<TileId>();
  const queue = [...starts];
  for (const tile of queue) {
    if (reached.has(tile)) continue;
    reached.add(tile);
    for (const next of board.neighbours[tile] ?? []) {
      if (!reached.has(next) && marksOn(open, next)[seat] !== null) queue.push(next);
    }
  }
  return reached;
}

/** Upper bound on the points a side can still reach (UN-R-13). */
export function mostPoints(pieces: Pieces, open: Open, seat: Seat): number {
  const { radio } = mission(open);
  const mine = reachable(pieces, open, seat);
  const canReach = (tiles: Set<TileId> | null, tile: TileId): boolean => tiles === null || tiles.has(tile);
  if (radio !== null && canReach(mine, radio.tile)) {
    const theirs = radio.seat === seat ? mine : reachable(pieces, open, radio.seat);
    if (canReach(theirs, radio.tile)) return Number.POSITIVE_INFINITY;
  }
  let most = 0;
  for (const tile of keysOf(open.points)) {
    const isOwn = marksOn(open, tile)[seat] === 'controlled';
    if (isOwn || canReach(mine, tile)) most += open.points[tile] ?? 0;
  }
  return most;
}
