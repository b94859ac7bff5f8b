import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CardId, entriesOf, id, type Seat, type TileId } from '../../rules/ids.ts';
import { entry, otherSeat } from '../../rules/pieces.ts';
import { deckOf, roomOf, sideOf } from '../../rules/state.ts';
import { edition } from '../edition.ts';
import type { State } from '../game.ts';
import { gameOf } from '../game.ts';
import { mostPoints } from '../hope.ts';
import { mission } from '../mission.ts';
import { normandy } from '../tools.ts';
import { playAtRandom } from './random-game.ts';
import { GERMAN, SIDES, US } from './scene.ts';

const scenario = fc.constantFrom(...edition.scenarios.map(({ id }) => id));
const seed = fc.nat().map(String);
const RUNS = { numRuns: 60, seed: 1944 };

function zones(state: State, seat: Seat): CardId[][] {
  const { hand, discard, removed } = roomOf(state, seat);
  const { play, supply } = sideOf(state.open, seat);
  return [deckOf(state, seat), hand, play, discard, supply, removed];
}

test('UN-COMP-08 every card is always in exactly one of the six zones', () => {
  fc.assert(
    fc.property(scenario, seed, (id, from) => {
      const brought = entry(edition.boards, id).cards;
      playAtRandom(id, from, 250, (state) => {
        for (const seat of SIDES) {
          const cards = zones(state, seat).flat();
          const total = Object.values(entry(brought, seat)).reduce((sum, n) => sum + n, 0);
          if (cards.length !== total || new Set(cards).size !== total) throw new Error(`${seat} has ${cards}`);
        }
      });
    }),
    RUNS,
  );
});

test('UN-FOG-03 UN-FOG-05 UN-COMP-15 Fog leaves the game by Recon alone, and comes from the own supply alone', () => {
  fc.assert(
    fc.property(scenario, seed, (id, from) => {
      playAtRandom(id, from, 250, (state, counts) => {
        let removed = 0;
        for (const seat of SIDES) {
          const gone = roomOf(state, seat).removed.filter((card) => card.startsWith('fog')).length;
          const fog = zones(state, seat)
            .slice(0, 5)
            .flat()
            .filter((card) => card.startsWith('fog')).length;
          if (fog !== 10 - gone) throw new Error(`${seat} has ${fog} Fog of War, and ${gone} are gone`);
          removed += gone;
        }
        if (removed !== (counts.reconned ?? 0)) throw new Error(`${removed} Fog removed by ${counts.reconned} Recons`);
      });
    }),
    RUNS,
  );
});

test('UN-TOK-04 a tile is never controlled by both sides, and a marker once laid stays', () => {
  fc.assert(
    fc.property(scenario, seed, (id, from) => {
      const marked = new Set<string>();
      playAtRandom(id, from, 250, ({ open }) => {
        for (const [tile, marks] of Object.entries(open.tiles)) {
          if (marks[US] === 'controlled' && marks[GERMAN] === 'controlled') throw new Error(`${tile} has two owners`);
          for (const seat of SIDES) {
            if (marks[seat] !== null) marked.add(`${seat} ${tile}`);
            else if (marked.has(`${seat} ${tile}`)) throw new Error(`${seat} lost the marker on ${tile}`);
          }
        }
      });
    }),
    RUNS,
  );
});

/** True if a side has one card that it can only ever bid (UN-R-06), and nobody to give it another. */
function isIdle(state: State, side: Seat): boolean {
  const isAlone = (each: Seat): boolean => {
    const [deck = [], hand = [], play = [], discard = []] = zones(state, each);
    const bids = state.open.active === null ? [...hand, ...deck, ...discard] : [...deck, ...discard];
    return bids.length <= 1 && play.length === 0 && (state.open.active === null || hand.length === 0);
  };
  const enemy = otherSeat(edition, side);
  if (!isAlone(side)) return false;
  const [deck = [], hand = [], play = [], discard = [], supply = []] = zones(state, enemy);
  const circle = [...deck, ...hand, ...play, ...discard];
  const starts = (cards: string[], start: string) => cards.some((card) => card.startsWith(start));
  const fetches =
    starts(circle, 'platoon') ||
    ['A', 'B', 'C'].some((squad) => starts(circle, `squad-leader-${squad}`) && starts(supply, `scout-${squad}`));
  const scouts = starts(circle, 'scout') || (fetches && starts(supply, 'scout'));
  return isAlone(enemy) || !scouts || !starts(sideOf(state.open, side).supply, 'fog');
}

/** UN-R-13 taken literally, with the actual places of the cards. */
function mostByTheBook(state: State, seat: Seat): number {
  const board = entry(edition.boards, state.open.scenario);
  const { radio, entries } = mission(state.open);
  const reach = (side: Seat): Set<TileId> => {
    const [deck = [], hand = [], play = [], discard = [], supply = []] = zones(state, side);
    const live = new Set([...deck, ...hand, ...play, ...discard]);
    if (isIdle(state, side)) return new Set();
    for (let size = -1; size !== live.size; ) {
      size = live.size;
      const has = (start: string): boolean => [...live].some((card) => card.startsWith(start));
      const any = has('platoon-sergeant') || has('platoon-guide');
      for (const card of supply) {
        const { squad } = entry(edition.kinds, entry(edition.kindOf, card));
        if (any || (squad !== null && has(`squad-leader-${squad}`))) live.add(card);
      }
    }
    const tiles = new Set<TileId>();
    for (const squad of ['A', 'B', 'C']) {
      if (![...live].some((card) => card.startsWith(`rifleman-${squad}`))) continue;
      if ([...live].some((card) => card.startsWith('scout'))) return new Set(board.tiles);
      const unit = id.unit(`riflemen-${squad}`);
      const own = new Set<TileId>(entries[side]?.[unit]);
      const counter = sideOf(state.open, side).counters[unit];
      if (counter) own.add(counter.at);
      for (const tile of own) {
        for (const next of board.neighbours[tile] ?? []) if (state.open.tiles[next]?.[side]) own.add(next);
      }
      for (const tile of own) tiles.add(tile);
    }
    return tiles;
  };
  const mine = reach(seat);
  if (radio !== null && mine.has(radio.tile) && reach(US).has(radio.tile)) return Number.POSITIVE_INFINITY;
  const worth = entriesOf(state.open.points).filter(
    ([tile]) => mine.has(tile) || state.open.tiles[tile]?.[seat] === 'controlled',
  );
  return worth.reduce((sum, [, points]) => sum + points, 0);
}

test('UN-R-13 what everybody can count gives the same bound as the cards themselves', () => {
  const game = gameOf({ ...edition, judge: () => null });
  const bounds = new Set<number>();
  fc.assert(
    fc.property(scenario, seed, (id, from) => {
      const look = (state: State): void => {
        for (const seat of SIDES) {
          const most = mostPoints(edition, state.open, seat);
          const wanted = mostByTheBook(state, seat);
          if (most !== wanted) throw new Error(`${seat} in scenario ${id} can reach ${wanted}, not ${most}`);
          bounds.add(most);
        }
      };
      playAtRandom(id, from, 400, look, game);
    }),
    { ...RUNS, numRuns: 40 },
  );
  expect(bounds.size).toBeGreaterThan(10);
});

test('UN-R-13 hope never comes back: the most that a side can reach never rises', () => {
  const game = gameOf({ ...edition, judge: () => null });
  fc.assert(
    fc.property(scenario, seed, (id, from) => {
      const before: Record<Seat, number> = {};
      const look = ({ open }: State): void => {
        for (const seat of SIDES) {
          const most = mostPoints(edition, open, seat);
          if (most > (before[seat] ?? Number.POSITIVE_INFINITY)) throw new Error(`${seat} has got hope again`);
          before[seat] = most;
        }
      };
      playAtRandom(id, from, 400, look, game);
    }),
    { ...RUNS, numRuns: 40 },
  );
});

test('UN-END-02 UN-R-13 no end is overlooked: while anybody is to choose, nobody has won', () => {
  fc.assert(
    fc.property(scenario, seed, (id, from) => {
      playAtRandom(id, from, 1000, ({ open }) => {
        const verdict = open.outcome ?? edition.judge(open, open.active ?? open.marker);
        if (open.outcome === null && verdict !== null) throw new Error(`${verdict.winner} has won by ${verdict.rule}`);
      });
    }),
    RUNS,
  );
});

test('UN-TURN-10 UN-TURN-08 in a turn only the active side is asked, and can always end it', () => {
  const turns = { us: 0, german: 0 };
  fc.assert(
    fc.property(scenario, seed, (id, from) => {
      playAtRandom(id, from, 250, (state) => {
        const { active } = state.open;
        if (active === null || state.flow.length === 0) return;
        expect(normandy.waiting(state)).toEqual([active]);
        if (state.flow.at(-1)?.step !== 'turn') return;
        turns[active === 'us' ? 'us' : 'german']++;
        expect(normandy.legal(state, active)).toContainEqual({ do: 'end' });
      });
    }),
    RUNS,
  );
  expect(Math.min(turns.us, turns.german)).toBeGreaterThan(500);
});

test('UN-R-33 a game ends by the rules, with a winner', () => {
  for (const { id } of edition.scenarios) {
    const { open } = playAtRandom(id, 'to the end', 20_000, () => {});
    expect(open.outcome?.winner, id).toMatch(/us|german/);
  }
});
