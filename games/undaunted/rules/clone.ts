import { clonePlain, type StateOf } from '@kurgan/engine';
import type { CardId, Seat } from './edition.ts';
import type { AnyFrame, Counter, Keyed, Open, Private, Side, Undaunted, Unseen } from './state.ts';

const cloneUnseen = ({ zone, count, not }: Unseen): Unseen => ({ zone, count, not: not.slice() });

function cloneSide(side: Side): Side {
  const counters: Keyed<Counter | null> = { ...side.counters };
  for (const unit in counters) {
    const counter = counters[unit];
    if (counter) counters[unit] = { at: counter.at, suppressed: counter.suppressed };
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
    lost: side.lost,
    fogRemoved: side.fogRemoved,
    bid: side.bid,
  };
}

export function cloneSides(from: Keyed<Side>): Record<Seat, Side> {
  const sides: Keyed<Side> = {};
  for (const seat in from) {
    const side = from[seat];
    if (side !== undefined) sides[seat] = cloneSide(side);
  }
  return sides;
}

/** Written out for speed. */
export function cloneOpen(open: Open): Open {
  return {
    scenario: open.scenario,
    round: open.round,
    marker: open.marker,
    active: open.active,
    points: { ...open.points },
    tiles: open.tiles,
    sides: cloneSides(open.sides),
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

/** A copy of a state; an edition with more in its rooms says how they are copied. */
export function cloneState<O extends Open, Room extends Private, F extends AnyFrame>(
  { open, private: private_, sealed, flow }: StateParts<O, Room, F>,
  copyOpen: (open: O) => O,
  copyRoom: (room: Room) => Room,
): StateParts<O, Room, F> {
  const from: Keyed<Room> = private_;
  const dealt: Keyed<CardId[]> = sealed.decks;
  const rooms: Keyed<Room> = {};
  const decks: Keyed<CardId[]> = {};
  for (const seat in from) {
    const room = from[seat];
    if (room !== undefined) rooms[seat] = copyRoom(room);
    decks[seat] = dealt[seat]?.slice() ?? [];
  }
  return { open: copyOpen(open), private: rooms, sealed: { decks }, flow: flow.map(cloneFrame) };
}

interface StateParts<O extends Open, Room extends Private, F extends AnyFrame> {
  readonly open: O;
  readonly private: Record<Seat, Room>;
  readonly sealed: { readonly decks: Record<Seat, CardId[]> };
  flow: F[];
}

export const clone = (state: StateOf<Undaunted>): StateOf<Undaunted> => cloneState(state, cloneOpen, cloneRoom);
