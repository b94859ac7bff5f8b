import { distance } from '../rules/board.ts';
import { hitChance } from '../rules/combat.ts';
import type { CardId, GroupId, KindId, Seat, Squad, TileId, UnitId } from '../rules/edition.ts';
import { id, keysOf } from '../rules/ids.ts';
import { type Edition, entry, otherSeat } from '../rules/pieces.ts';
import { type Open, sideOf } from '../rules/state.ts';
import { countGroup, countKind } from '../rules/zones.ts';
import { Ways } from './ways.ts';

/** The job of a unit, judged by its cards: the policy knows no unit names. */
export type Role = 'rifle' | 'scout' | 'gun' | 'sniper' | 'mortar';

export interface UnitNote {
  readonly id: UnitId;
  readonly place: number;
  readonly role: Role;
  readonly squad: Squad | null;
  readonly defence: number;
  readonly kind: KindId;
  readonly group: GroupId;
  /** Number of its cards in this scenario. */
  readonly cards: number;
  readonly attackDice: number;
  readonly suppressDice: number;
  readonly blastDice: number;
}

/** A side's plan: points against points, points against an enemy that must pin it, or pinning. */
export type Posture = 'points' | 'assault' | 'pin';

export interface SideNote {
  readonly seat: Seat;
  /** Its cards in this game, wherever they lie. */
  readonly brought: readonly CardId[];
  readonly enemy: Seat;
  readonly posture: Posture;
  /** Scenario and seat. */
  readonly mission: string;
  /** Points to control; 0 for a side that must pin its enemy. */
  readonly goal: number;
  /** Tiles it can control again to raise their points, by number. */
  readonly raised: readonly number[];
  /** Fog of War cards it brought. */
  readonly fog: number;
  readonly leaders: number;
  readonly units: readonly UnitNote[];
  readonly unitOf: ReadonlyMap<UnitId, UnitNote>;
  readonly byKind: ReadonlyMap<KindId, UnitNote>;
  /** Index of each card's unit, or a mark for the others. */
  readonly cards: ReadonlyMap<CardId, number>;
}

export const FOG = -1;
const LEADER = -2;

/** The ground of a position in numbers: tiles start at 0, and facts about each pair of tiles are looked up. */
export interface Ground {
  readonly tiles: readonly TileId[];
  readonly size: number;
  readonly place: ReadonlyMap<TileId, number>;
  readonly neighbours: readonly (readonly number[])[];
  /** Indexed by from * size + to. */
  readonly distance: Int8Array;
  /** Cover and range added to a defense on `to` against fire from `from`, indexed by from * size + to. */
  readonly shield: Int8Array;
  /** Cover of each tile against a Blast. */
  readonly roof: Int8Array;
  /** Tiles that somebody wants. */
  readonly objectives: readonly number[];
  readonly ways: Readonly<Record<Seat, Ways>>;
  readonly sides: Readonly<Record<Seat, SideNote>>;
}

const ROLES: readonly (readonly [string, Role])[] = [
  ['control', 'rifle'],
  ['scout', 'scout'],
  ['suppress', 'gun'],
  ['stalk', 'sniper'],
  ['blast', 'mortar'],
  ['antitank', 'gun'],
  ['demo', 'gun'],
  ['flame', 'gun'],
  ['assault', 'gun'],
  ['area-suppress', 'mortar'],
];

function roleOf(edition: Edition, kind: KindId): Role {
  const { actions } = entry(edition.kinds, kind).type;
  const known = ROLES.find(([use]) => actions.some((each) => each.do === use));
  if (known === undefined) throw new Error(`${kind} has no action that tells what it is for`);
  return known[1];
}

const printed = (edition: Edition, kind: KindId, use: string): number =>
  entry(edition.kinds, kind).type.actions.find((each) => each.do === use)?.value ?? 0;

function sideNote(edition: Edition, open: Open, seat: Seat): SideNote {
  const board = entry(edition.boards, open.scenario);
  const enemy = otherSeat(edition, seat);
  const goal = edition.goal(open, seat);
  const { cards } = edition.brought(open, seat);
  const units = keysOf(sideOf(open, seat).counters).map((id, i): UnitNote => {
    const { type, squad, group, kind: usual } = entry(edition.units, id);
    const own = cards.find((card) => edition.cardKinds.get(card)?.unit === id);
    const kind = own === undefined ? usual : entry(edition.kindOf, own);
    return {
      id,
      place: i,
      role: roleOf(edition, kind),
      squad,
      defence: type.defence,
      kind,
      group,
      cards: countGroup(edition, cards, group),
      attackDice: printed(edition, kind, 'attack'),
      suppressDice: printed(edition, kind, 'suppress'),
      blastDice: printed(edition, kind, 'blast'),
    };
  });
  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  const byKind = new Map(units.map((unit) => [unit.kind, unit]));
  for (const card of cards) {
    const kind = edition.cardKinds.get(card);
    const unit = kind?.unit ? unitOf.get(kind.unit) : undefined;
    if (kind !== undefined && unit !== undefined) byKind.set(kind.id, unit);
  }
  return {
    seat,
    brought: cards,
    enemy,
    mission: `${open.scenario} ${seat}`,
    posture: goal === null ? 'pin' : edition.goal(open, enemy) === null ? 'assault' : 'points',
    goal: goal ?? 0,
    raised: board.tiles.flatMap((tile, i) => (edition.raises(open, seat, tile) ? [i] : [])),
    fog: countKind(edition, cards, edition.fog),
    leaders: cards.filter((card) => edition.cardKinds.get(card)?.type.class === 'command').length,
    units,
    unitOf,
    byKind,
    cards: new Map(
      cards.map((card) => {
        const kind = entry(edition.kindOf, card);
        return [card, byKind.get(kind)?.place ?? (kind === edition.fog ? FOG : LEADER)];
      }),
    ),
  };
}

/** Placeholder before the first view is read. */
export const NOBODY: SideNote = {
  seat: id.seat(''),
  brought: [],
  enemy: id.seat(''),
  posture: 'points',
  mission: '',
  goal: 0,
  raised: [],
  fog: 0,
  leaders: 0,
  units: [],
  unitOf: new Map(),
  byKind: new Map(),
  cards: new Map(),
};
export const NOWHERE: Ground = {
  tiles: [],
  size: 0,
  place: new Map(),
  neighbours: [],
  distance: new Int8Array(),
  shield: new Int8Array(),
  roof: new Int8Array(),
  objectives: [],
  ways: {},
  sides: {},
};

/** Defense that a tile and the range add for a side's units. */
function shelter(edition: Edition, open: Open, tile: TileId, from: TileId, as: string): number {
  const [seat] = edition.seats;
  const [unit] = keysOf(sideOf(open, seat).counters);
  if (unit === undefined) throw new Error(`${seat} has no units`);
  const { base, total } = edition.defence(open, { seat, unit, tile, from, as });
  return total - base;
}

/** An edition's own view of a board. */
export interface Lay {
  /** Tiles that somebody wants. */
  readonly wanted: readonly TileId[];
  /** Farthest target of a shot. */
  readonly range: number;
  /** Passages that only some may use, each from one tile to another. */
  readonly passages: Readonly<Record<Seat, readonly (readonly [from: TileId, to: TileId])[]>>;
}

export const plainLay = (edition: Edition, open: Open): Lay => ({
  wanted: entry(edition.boards, open.scenario).scenario.objectives.map(([tile]) => tile),
  range: Number.POSITIVE_INFINITY,
  passages: {},
});

export function survey(edition: Edition, open: Open, lay: Lay = plainLay(edition, open)): Ground {
  const board = entry(edition.boards, open.scenario);
  const { tiles } = board;
  const size = tiles.length;
  const place = new Map(tiles.map((tile, i) => [tile, i]));
  const steps = new Int8Array(size * size);
  const shield = new Int8Array(size * size);
  for (const [i, from] of tiles.entries()) {
    for (const [j, to] of tiles.entries()) {
      const apart = distance(board, from, to);
      steps[i * size + j] = apart;
      shield[i * size + j] = apart > lay.range ? HIGHEST : shelter(edition, open, to, from, 'attack');
    }
  }
  const objectives = lay.wanted.map((tile) => place.get(tile) ?? 0);
  const neighbours = tiles.map((tile) => (board.neighbours[tile] ?? []).map((next) => place.get(next) ?? 0));
  return {
    tiles,
    size,
    place,
    neighbours,
    distance: steps,
    shield,
    roof: Int8Array.from(tiles, (tile) => shelter(edition, open, tile, tile, 'blast')),
    objectives,
    ways: Object.fromEntries(
      edition.seats.map((seat) => [seat, new Ways(objectives, linked(place, neighbours, lay.passages[seat] ?? []))]),
    ),
    sides: Object.fromEntries(edition.seats.map((seat) => [seat, sideNote(edition, open, seat)])),
  };
}

const linked = (
  place: ReadonlyMap<TileId, number>,
  neighbours: readonly (readonly number[])[],
  passages: readonly (readonly [TileId, TileId])[],
): readonly (readonly number[])[] =>
  neighbours.map((next, i) => [
    ...next,
    ...passages.flatMap(([from, to]) => (place.get(to) === i ? [place.get(from) ?? i] : [])),
  ]);

/** Cap on defense: from ten on only the best face of a die hits. Nothing can hit at the cap: it is out of range. */
const HIGHEST = 20;

/** Chance of a hit, indexed by dice * HIGHEST + defense. */
export class HitTable {
  readonly #chances: Float64Array;

  constructor(edition: Edition) {
    this.#chances = new Float64Array(10 * HIGHEST);
    for (let dice = 0; dice < 10; dice++) {
      for (let defence = 0; defence < HIGHEST; defence++) {
        this.#chances[dice * HIGHEST + defence] = hitChance(edition, dice, defence);
      }
    }
  }

  of(dice: number, defence: number): number {
    return defence >= HIGHEST ? 0 : (this.#chances[dice * HIGHEST + defence] ?? 0);
  }
}
