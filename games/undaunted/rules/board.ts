import type { Brought, CardType, ScenarioFacts, UnitType } from './edition.ts';
import {
  type CardId,
  entriesOf,
  id,
  type KindId,
  keysOf,
  type Seat,
  type TileId,
  type UnitId,
  type Written,
} from './ids.ts';

/** A scenario's tiles and their fixed facts. */
export interface Board {
  readonly scenario: ScenarioFacts;
  readonly tiles: readonly TileId[];
  readonly neighbours: Readonly<Record<TileId, readonly TileId[]>>;
  /** Steps from tile to tile. */
  readonly distances: Readonly<Record<TileId, Readonly<Record<TileId, number>>>>;
  /** A side's units with cards in this scenario. */
  readonly units: Readonly<Record<Seat, readonly UnitId[]>>;
  /** Kinds of cards a side brings, and the number of each. */
  readonly kinds: Readonly<Record<Seat, readonly KindId[]>>;
  readonly cards: Readonly<Record<Seat, Readonly<Record<KindId, number>>>>;
  readonly brought: Readonly<Record<Seat, Brought>>;
  /** Cards that start in the deck and in the supply, in order: the first copies of each kind are in the deck. */
  readonly decks: Readonly<Record<Seat, readonly CardId[]>>;
  readonly supplies: Readonly<Record<Seat, readonly CardId[]>>;
}

/** The six neighbors of a brick: two in its own line, two in each line next to it. */
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** The kinds of an edition, each with its squads. */
interface Kinds {
  readonly cardTypes: readonly CardType[];
  readonly unitTypes: readonly UnitType[];
}

/** A copy of a type for a squad: `rifleman-A`, or `sniper`. */
export const named = (type: string, squad: string | null): string => (squad === null ? type : `${type}-${squad}`);
export const copyOf = (kind: KindId, copy: number): CardId => id.card(`${kind}-${copy}`);

/** Reads the ids in a scenario's data: everything on its board must be on one of its tiles. */
export function readScenario(written: Written<ScenarioFacts>): ScenarioFacts {
  const laid = new Set(written.tiles.map(([tile]) => tile));
  const tile = (text: string): TileId => {
    if (!laid.has(text)) throw new Error(`scenario ${written.id} has no tile ${text}`);
    return id.tile(text);
  };
  return {
    ...written,
    tiles: written.tiles.map(([at, q, r, turned]) => [tile(at), q, r, turned]),
    objectives: written.objectives.map(([at, points]) => [tile(at), points]),
    initiative: id.seat(written.initiative),
    sides: Object.fromEntries(
      Object.entries(written.sides).map(([seat, { scouted, controlled, counters, deck, supply }]) => [
        seat,
        {
          scouted: scouted.map(tile),
          controlled: controlled.map(tile),
          counters: counters.map(([unit, at]) => [id.unit(unit), tile(at)]),
          deck,
          supply,
        },
      ]),
    ),
  };
}

export function layBoard({ cardTypes, unitTypes }: Kinds, scenario: ScenarioFacts): Board {
  const places = new Map(scenario.tiles.map(([tile, q, r]) => [`${q},${r}`, tile]));
  const neighbours: Record<TileId, readonly TileId[]> = {};
  for (const [tile, q, r] of scenario.tiles) {
    neighbours[tile] = STEPS.flatMap(([dq, dr]) => places.get(`${q + dq},${r + dr}`) ?? []);
  }
  const distances: Record<TileId, Record<TileId, number>> = {};
  for (const [tile] of scenario.tiles) distances[tile] = stepsFrom(tile, neighbours);

  const units: Record<Seat, readonly UnitId[]> = {};
  const kinds: Record<Seat, readonly KindId[]> = {};
  const cards: Record<Seat, Record<KindId, number>> = {};
  const brought: Record<Seat, Brought> = {};
  const decks: Record<Seat, readonly CardId[]> = {};
  const supplies: Record<Seat, readonly CardId[]> = {};
  for (const [seat, side] of entriesOf(scenario.sides)) {
    const count: Record<KindId, number> = {};
    for (const list of [side.deck, side.supply]) {
      for (const [kind, n] of entriesOf(list)) count[kind] = (count[kind] ?? 0) + n;
    }
    kinds[seat] = keysOf(count);
    cards[seat] = count;
    brought[seat] = { cards: copies(cardTypes, count, {}), counts: count };
    decks[seat] = copies(cardTypes, side.deck, {});
    supplies[seat] = copies(cardTypes, side.supply, side.deck);
    units[seat] = unitTypes.flatMap((type) =>
      type.squads
        .filter((squad) => count[id.kind(named(type.cardType, squad))] !== undefined)
        .map((squad) => id.unit(named(type.id, squad))),
    );
  }
  const tiles = scenario.tiles.map(([tile]) => tile);
  return { scenario, tiles, neighbours, distances, units, kinds, cards, brought, decks, supplies };
}

/** A number of cards of each kind, after the first ones, in card order. */
function copies(
  cardTypes: readonly CardType[],
  list: Readonly<Record<KindId, number>>,
  after: Readonly<Record<KindId, number>>,
): CardId[] {
  const kinds = cardTypes.flatMap((type) => type.squads.map((squad) => id.kind(named(type.id, squad))));
  return kinds.flatMap((kind) =>
    Array.from({ length: list[kind] ?? 0 }, (_, i) => copyOf(kind, (after[kind] ?? 0) + i + 1)),
  );
}

/** Walking distance over the existing tiles. */
function stepsFrom(start: TileId, neighbours: Readonly<Record<TileId, readonly TileId[]>>): Record<TileId, number> {
  const steps: Record<TileId, number> = { [start]: 0 };
  const queue = [start];
  for (const tile of queue) {
    for (const next of neighbours[tile] ?? []) {
      if (steps[next] !== undefined) continue;
      steps[next] = (steps[tile] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

export const distance = ({ distances }: Board, from: TileId, to: TileId): number => {
  const steps = distances[from]?.[to];
  if (steps === undefined) throw new Error(`there is no way from ${from} to ${to}`);
  return steps;
};
