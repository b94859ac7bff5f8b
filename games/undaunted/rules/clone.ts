import { clonePlain, type StateOf } from '@kurgan/engine';
import type { Seat } from './edition.ts';
import type { Counter, Frame, Mark, Open, Private, Side, Undaunted, Unseen } from './state.ts';

const cloneUnseen = ({ zone, count, not }: Unseen): Unseen => ({ zone, count, not: not.slice() });

function cloneSide(side: Side): Side {
  const counters: Record<string, Counter | null> = {};
  for (const unit in side.counters) {
    const counter = side.counters[unit] ?? null;
    counters[unit] = counter === null ? null : { at: counter.at, suppressed: counter.suppressed };
  }
  return {
    counters,
    target: side.target,
    supply: side.supply.slice(),
    play: side.play.slice(),
    hand: side.hand,
    deck: side.deck,
    discard: side.discard,
    removed: side.removed,
    seen: side.seen.slice(),
    shown: side.shown.slice(),
    unseen: side.unseen.map(cloneUnseen),
    lost: { ...side.lost },
    fogRemoved: side.fogRemoved,
    bid: side.bid,
  };
}

/** Written out for speed. */
export function cloneOpen(open: Open): Open {
  const tiles: Record<string, Record<Seat, Mark | null>> = {};
  for (const tile in open.tiles) tiles[tile] = { ...open.tiles[tile] };
  const sides: Record<Seat, Side> = {};
  for (const seat in open.sides) {
    const side = open.sides[seat];
    if (side !== undefined) sides[seat] = cloneSide(side);
  }
  return {
    scenario: open.scenario,
    round: open.round,
    marker: open.marker,
    active: open.active,
    points: { ...open.points },
    tiles,
    sides,
    bids: open.bids === null ? null : { ...open.bids },
    outcome: open.outcome === null ? null : { ...open.outcome },
  };
}

export const cloneFrame = (frame: Frame): Frame => clonePlain(frame);

export const cloneRoom = ({ hand, discard, removed, bid }: Private): Private => ({
  hand: hand.slice(),
  discard: discard.slice(),
  removed: removed.slice(),
  bid,
});

export function clone({ open, private: rooms, sealed, flow }: StateOf<Undaunted>): StateOf<Undaunted> {
  const copied: StateOf<Undaunted>['private'] = {};
  const decks: Record<Seat, string[]> = {};
  for (const seat in rooms) {
    const room = rooms[seat];
    if (room !== undefined) copied[seat] = cloneRoom(room);
    decks[seat] = sealed.decks[seat]?.slice() ?? [];
  }
  return { open: cloneOpen(open), private: copied, sealed: { decks }, flow: flow.map(cloneFrame) };
}
