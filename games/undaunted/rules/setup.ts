import type { Setup, StateOf } from '@kurgan/engine';
import type { CardId, Seat, TileId } from './edition.ts';
import { entry, type Pieces } from './pieces.ts';
import type { Counter, Mark, Marks, Side, Undaunted, UndauntedContext } from './state.ts';

export function setup(edition: Pieces, choice: Setup, context: UndauntedContext): StateOf<Undaunted> {
  const board = entry(edition.boards, choice.scenario);
  const { scenario } = board;
  const tiles: Record<TileId, Marks> = {};
  for (const tile of board.tiles) {
    const marks: Record<Seat, Mark | null> = {};
    for (const seat of edition.seats) {
      const { scouted, controlled } = entry(scenario.sides, seat);
      marks[seat] = controlled.includes(tile) ? 'controlled' : scouted.includes(tile) ? 'scouted' : null;
    }
    tiles[tile] = marks;
  }
  const sides: Record<Seat, Side> = {};
  const rooms: StateOf<Undaunted>['private'] = {};
  const decks: Record<Seat, CardId[]> = {};
  for (const seat of edition.seats) {
    const facts = entry(scenario.sides, seat);
    const counters: Record<string, Counter | null> = {};
    for (const unit of entry(board.units, seat)) {
      const start = facts.counters.find(([id]) => id === unit);
      counters[unit] = start === undefined ? null : { at: start[1], suppressed: false };
    }
    const deck = entry(board.decks, seat).slice();
    context.shuffle(deck);
    decks[seat] = deck;
    rooms[seat] = { hand: [], discard: [], removed: [], bid: null };
    const lost = entry(board.kinds, seat).filter((kind) => entry(edition.kinds, kind).unit !== null);
    sides[seat] = {
      counters,
      target: null,
      supply: entry(board.supplies, seat).slice(),
      play: [],
      hand: 0,
      deck: deck.length,
      discard: 0,
      removed: 0,
      seen: [],
      shown: [],
      unseen: [],
      lost: Object.fromEntries(lost.map((kind) => [kind, 0])),
      fogRemoved: 0,
      bid: false,
    };
  }
  return {
    open: {
      scenario: scenario.id,
      round: 0,
      marker: scenario.initiative,
      active: null,
      points: Object.fromEntries(scenario.objectives),
      tiles,
      sides,
      bids: null,
      outcome: null,
    },
    private: rooms,
    sealed: { decks },
    flow: [{ step: 'draw' }],
  };
}
