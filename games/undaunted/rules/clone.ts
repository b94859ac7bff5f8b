import { clonePlain, type StateOf } from '@kurgan/engine';
import type { CardId, Seat } from './edition.ts';
import type { AnyFrame, Counter, Mark, Open, Private, Side, State, Undaunted, Unseen } from './state.ts';

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

export const cloneFrame = <F extends AnyFrame>(frame: F): F => clonePlain(frame);

export const cloneRoom = ({ hand, discard, removed, bid }: Private): Private => ({
  hand: hand.slice(),
  discard: discard.slice(),
  removed: removed.slice(),
  bid,
});

/** The rooms that not everybody sees. */
export function cloneHidden({
  private: rooms,
  sealed,
}: Pick<State, 'private' | 'sealed'>): Pick<State, 'private' | 'sealed'> {
  const copied: State['private'] = {};
  const decks: Record<Seat, CardId[]> = {};
  for (const seat in rooms) {
    const room = rooms[seat];
    if (room !== undefined) copied[seat] = cloneRoom(room);
    decks[seat] = sealed.decks[seat]?.slice() ?? [];
  }
  return { private: copied, sealed: { decks } };
}

export function clone(state: StateOf<Undaunted>): StateOf<Undaunted> {
  const { private: rooms, sealed } = cloneHidden(state);
  return { open: cloneOpen(state.open), private: rooms, sealed, flow: state.flow.map(cloneFrame) };
}
