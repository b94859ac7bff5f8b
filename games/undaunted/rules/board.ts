import type { Brought, CardId, EditionFacts, KindId, ScenarioFacts, Seat, TileId, UnitId } from './edition.ts';

/** A scenario's tiles and what never changes about them. */
export interface Board {
  readonly scenario: ScenarioFacts;
  readonly tiles: readonly TileId[];
  readonly neighbours: Readonly<Record<TileId, readonly TileId[]>>;
  /** Steps from tile to tile. */
  readonly distances: Readonly<Record<TileId, Readonly<Record<TileId, number>>>>;
  /** Where each unit of a side enters; units without cards in this scenario are not in it. */
  readonly entries: Readonly<Record<Seat, Readonly<Record<UnitId, TileId>>>>;
  /** The same as lists: elsewhere a unit may have several. */
  readonly entrances: Readonly<Record<Seat, Readonly<Record<UnitId, readonly TileId[]>>>>;
  /** How many cards of each kind a side brings. */
  readonly cards: Readonly<Record<Seat, Readonly<Record<KindId, number>>>>;
  readonly brought: Readonly<Record<Seat, Brought>>;
  /** The cards that start in the deck and in the supply, in their order: the first copies of each kind in the deck. */
  readonly decks: Readonly<Record<Seat, readonly CardId[]>>;
  readonly supplies: Readonly<Record<Seat, readonly CardId[]>>;
}

/** The six neighbours of a brick: two in its own line, two in each line beside it. */
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

type Kinds = Pick<EditionFacts, 'cardTypes' | 'unitTypes' | 'spawnMarkers'>;

export function layBoard({ cardTypes, unitTypes, spawnMarkers }: Kinds, scenario: ScenarioFacts): Board {
  const places = new Map(scenario.tiles.map(([tile, q, r]) => [`${q},${r}`, tile]));
  const neighbours: Record<TileId, readonly TileId[]> = {};
  for (const [tile, q, r] of scenario.tiles) {
    neighbours[tile] = STEPS.flatMap(([dq, dr]) => places.get(`${q + dq},${r + dr}`) ?? []);
  }
  const distances: Record<TileId, Record<TileId, number>> = {};
  for (const [tile] of scenario.tiles) distances[tile] = stepsFrom(tile, neighbours);

  const entries: Record<Seat, Record<UnitId, TileId>> = {};
  const entrances: Record<Seat, Record<UnitId, readonly TileId[]>> = {};
  const cards: Record<Seat, Record<KindId, number>> = {};
  const brought: Record<Seat, Brought> = {};
  const decks: Record<Seat, readonly CardId[]> = {};
  const supplies: Record<Seat, readonly CardId[]> = {};
  for (const [seat, side] of Object.entries(scenario.sides)) {
    const count: Record<KindId, number> = {};
    for (const list of [side.deck, side.supply]) {
      for (const [kind, n] of Object.entries(list)) count[kind] = (count[kind] ?? 0) + n;
    }
    cards[seat] = count;
    brought[seat] = { cards: copies(cardTypes, count, {}), counts: count };
    decks[seat] = copies(cardTypes, side.deck, {});
    supplies[seat] = copies(cardTypes, side.supply, side.deck);
    const entry: Record<UnitId, TileId> = {};
    for (const type of unitTypes) {
      const cardType = cardTypes.find(({ id }) => id === type.cardType);
      for (const squad of type.squads) {
        const suffix = squad === null ? '' : `-${squad}`;
        if (cardType === undefined || count[`${cardType.id}${suffix}`] === undefined) continue;
        const unit = `${type.id}${suffix}`;
        const spawn = side.spawns.find(([marker]) => spawnMarkers[marker]?.includes(unit));
        if (spawn !== undefined) entry[unit] = spawn[1];
      }
    }
    entries[seat] = entry;
    entrances[seat] = Object.fromEntries(Object.entries(entry).map(([unit, tile]) => [unit, [tile]]));
  }
  return {
    scenario,
    tiles: scenario.tiles.map(([tile]) => tile),
    neighbours,
    distances,
    entries,
    entrances,
    cards,
    brought,
    decks,
    supplies,
  };
}

/** So many cards of each kind, those after the first ones, in the order of the cards. */
function copies(
  cardTypes: EditionFacts['cardTypes'],
  list: Readonly<Record<KindId, number>>,
  after: Readonly<Record<KindId, number>>,
): CardId[] {
  const kinds = cardTypes.flatMap(({ id, squads }) => squads.map((squad) => (squad === null ? id : `${id}-${squad}`)));
  return kinds.flatMap((kind) =>
    Array.from({ length: list[kind] ?? 0 }, (_, i) => `${kind}-${(after[kind] ?? 0) + i + 1}`),
  );
}

/** Walking distance over the tiles there are. */
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
