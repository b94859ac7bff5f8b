import { clonePlain, type StateOf } from '@kurgan/engine';
import type { CardId, Seat } from './edition.ts';
import type { AnyFrame, Counter, Keyed, Mark, Open, Private, Side, State, Undaunted, Unseen } from './state.ts';

const cloneUnseen = ({ zone, count, not }: Unseen): Unseen => ({ zone, count, not: not.slice() });

function cloneSide(side: Side): Side {
  const from: Keyed<Counter | null> = side.counters;
  const counters: Keyed<Counter | null> = {};
  for (const unit in from) {
    const counter = from[unit] ?? null;
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
  const marks: Keyed<Record<Seat, Mark | null>> = open.tiles;
  const tiles: Keyed<Record<Seat, Mark | null>> = {};
  for (const tile in marks) tiles[tile] = { ...marks[tile] };
  const from: Keyed<Side> = open.sides;
  const sides: Keyed<Side> = {};
  for (const seat in from) {
    const side = from[seat];
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

export const cloneFrame = <F extends AnyFrame>(frame: F): F => clonePlain(frame);

export const cloneRoom = ({ hand, discard, removed, bid }: Private): Private => ({
  hand: hand.slice(),
  discard: discard.slice(),
  removed: removed.slice(),
  bid,
});

/** The rooms that are not open. */
export function cloneHidden(state: Pick<State, 'private' | 'sealed'>): Pick<State, 'private' | 'sealed'> {
  const from: Keyed<Private> = state.private;
  const dealt: Keyed<CardId[]> = state.sealed.decks;
  const rooms: Keyed<Private> = {};
  const decks: Keyed<CardId[]> = {};
  for (const seat in from) {
    const room = from[seat];
    if (room !== undefined) rooms[seat] = cloneRoom(room);
    decks[seat] = dealt[seat]?.slice() ?? [];
  }
  return { private: rooms, sealed: { decks } };
}

export function clone(state: StateOf<Undaunted>): StateOf<Undaunted> {
  const { private: rooms, sealed } = cloneHidden(state);
  return { open: cloneOpen(state.open), private: rooms, sealed, flow: state.flow.map(cloneFrame) };
}
