import type { KindId, Seat, TileId } from '../rules/edition.ts';
import { type Edition, entry } from '../rules/pieces.ts';
import { marksOn, type Open, sideOf } from '../rules/state.ts';

const RIFLEMAN = 'rifleman';
const SCOUT = 'scout';

/** Kinds of which a side has a card in play, in hand, in deck or discard pile, or can still fetch from the supply. */
function liveKinds(edition: Edition, open: Open, seat: Seat): Set<KindId> {
  const { supply, lost, fogRemoved } = sideOf(open, seat);
  const supplied = new Set<KindId>();
  const inSupply: Record<KindId, number> = {};
  for (const card of supply) {
    const kind = entry(edition.kindOf, card);
    supplied.add(kind);
    inSupply[kind] = (inSupply[kind] ?? 0) + 1;
  }
  const live = new Set<KindId>();
  const brought = entry(entry(edition.boards, open.scenario).cards, seat);
  for (const kind in brought) {
    const gone = kind === edition.fog ? fogRemoved : (lost[kind] ?? 0);
    if ((brought[kind] ?? 0) - gone - (inSupply[kind] ?? 0) > 0) live.add(kind);
  }
  for (let before = -1; before !== live.size; ) {
    before = live.size;
    for (const kind of live) {
      const { type, squad } = entry(edition.kinds, kind);
      const bolster = type.actions.find((action) => action.do === 'bolster');
      if (bolster === undefined) continue;
      for (const other of supplied)
        if (!bolster.ownSquad || entry(edition.kinds, other).squad === squad) live.add(other);
    }
  }
  return live;
}

/** Tiles that a side's Riflemen can still come to (UN-R-13); null when they are all, with a Scout to open the way. */
function reachable(edition: Edition, open: Open, seat: Seat): Set<TileId> | null {
  const board = entry(edition.boards, open.scenario);
  const live = liveKinds(edition, open, seat);
  const reached = new Set<TileId>();
  let scouts = false;
  const starts: TileId[] = [];
  for (const kind of live) {
    const { type, unit } = entry(edition.kinds, kind);
    if (type.id === SCOUT) scouts = true;
    if (type.id !== RIFLEMAN || unit === null) continue;
    starts.push(entry(entry(board.entries, seat), unit));
    const at = sideOf(open, seat).counters[unit]?.at;
    if (at !== undefined) starts.push(at);
  }
  if (starts.length === 0) return reached;
  if (scouts) return null;
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

/** The most points that a side can still come to: never less than a line of play could bring (UN-R-13). */
export function mostPoints(edition: Edition, open: Open, seat: Seat): number {
  const { radio } = entry(edition.boards, open.scenario).scenario;
  const mine = reachable(edition, open, seat);
  const canReach = (tiles: Set<TileId> | null, tile: TileId): boolean => tiles === null || tiles.has(tile);
  if (radio !== null && canReach(mine, radio.tile)) {
    const theirs = radio.seat === seat ? mine : reachable(edition, open, radio.seat);
    if (canReach(theirs, radio.tile)) return Number.POSITIVE_INFINITY;
  }
  let most = 0;
  for (const tile in open.points) {
    const isOwn = marksOn(open, tile)[seat] === 'controlled';
    if (isOwn || canReach(mine, tile)) most += open.points[tile] ?? 0;
  }
  return most;
}
