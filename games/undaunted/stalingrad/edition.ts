import { sameList } from '../rules/actions.ts';
import type { Board } from '../rules/board.ts';
import type { Aim } from '../rules/combat.ts';
import type { Brought } from '../rules/edition.ts';
import type { Defence } from '../rules/events.ts';
import { type CardId, type GroupId, keysOf, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { type Edition, entry, otherSeat } from '../rules/pieces.ts';
import { counterId, counterOf, isMarked, marksOn, sideOf } from '../rules/state.ts';
import { removeFromGame } from '../rules/zones.ts';
import { counterFactsOf, isVehicle, pieces, printedDefence, RIFLEMEN, type StalingradTile, tileFacts } from './box.ts';
import { defenceMod, initiativeMod, otherEntrances, rulesIn } from './effects.ts';
import { openingEdition } from './opening-edition.ts';
import type { RuleId } from './rule-ids.ts';
import { isRouted, type StalingradOpen } from './state.ts';

export const boardOf = ({ scenario }: StalingradOpen): Board => entry(pieces.boards, scenario);

/** The tile as it lies now. */
export const faceAt = (open: StalingradOpen, tile: TileId): StalingradTile => tileFacts(tile, open.city[tile] ?? 'A');

/** True if a unit can be on a tile at all (US-VEH-04). */
export const isOpenTo = (open: StalingradOpen, unit: UnitId, tile: TileId): boolean =>
  !isVehicle(unit) || !faceAt(open, tile).face.closed;

const NOWHERE: readonly TileId[] = [];

/** Tiles that a tunnel leads to from here, for this side's own moves (US-TUN-01, US-TUN-02). */
export function tunnelsFrom(open: StalingradOpen, seat: Seat, unit: UnitId, from: TileId): readonly TileId[] {
  if (!open.tunnels.includes(from) || isVehicle(unit)) return NOWHERE;
  const { tunnelsFor } = rulesIn(open);
  if (tunnelsFor !== null && tunnelsFor !== seat) return NOWHERE;
  return open.tunnels.filter((tile) => tile !== from);
}

/** Cover that counts for a target, with its rule (US-CMBT-15, US-CMBT-16, US-R-50). */
function coverOf(
  open: StalingradOpen,
  seat: Seat,
  tile: TileId,
  from: TileId | null,
): { readonly value: number; readonly rule: RuleId } {
  const { face } = faceAt(open, tile);
  let best: { value: number; rule: RuleId } = { value: face.cover, rule: 'US-TILE-02' };
  if (face.buildingCover !== null && from !== tile && face.buildingCover > best.value)
    best = { value: face.buildingCover, rule: 'US-CMBT-15' };
  if (
    face.fortificationCover !== null &&
    marksOn(open, tile)[seat] === 'controlled' &&
    face.fortificationCover > best.value
  )
    best = { value: face.fortificationCover, rule: 'US-CMBT-16' };
  return best;
}

const SMOKE = 2;

/** An attack on a counter, and from where: null where distance does not count (US-CMBT-13, US-R-91). */
export interface StrikeAim extends Omit<Aim, 'from'> {
  readonly from: TileId | null;
}

/** The total defense of a counter: printed defense, cover, distance, smoke and what the scenario adds (US-CMBT-10). */
export function defenceOf(open: StalingradOpen, { seat, unit, tile, from, as }: StrikeAim): Defence {
  const base = printedDefence(unit);
  if (as === 'mine') return { base, cover: 0, coverRule: 'US-MINE-05', range: null, total: base };
  const range = from === null ? null : (entry(boardOf(open).distances, from)[tile] ?? 0);
  if (as === 'demo') return { base, cover: 0, coverRule: 'US-CMBT-12', range, total: base + (range ?? 0) };
  const cover = coverOf(open, seat, tile, from);
  const smoke = open.smoke[tile] === undefined ? 0 : SMOKE;
  const more = isVehicle(unit) ? 0 : defenceMod(open, seat, unit);
  const extra = smoke + more;
  return {
    base,
    cover: cover.value,
    coverRule: cover.rule,
    range,
    ...(extra === 0 ? {} : { extra: { smoke, scenario: more } }),
    total: base + cover.value + (range ?? 0) + extra,
  };
}

const TUNNEL = 7;

/** The total defense of a building or a tunnel (US-CMBT-14, US-TUN-04). */
export function wallDefence(
  open: StalingradOpen,
  what: 'building' | 'tunnel',
  tile: TileId,
  from: TileId | null,
): Defence {
  const base = what === 'tunnel' ? TUNNEL : (faceAt(open, tile).face.wall ?? 0);
  const range = from === null ? null : (entry(boardOf(open).distances, from)[tile] ?? 0);
  return { base, cover: 0, coverRule: 'US-CMBT-14', range, total: base + (range ?? 0) };
}

/** Riflemen beside whom each unit enters: those of its squad, or any of them without a squad or on tracks. */
const RIFLEMEN_OF: ReadonlyMap<UnitId, readonly UnitId[]> = new Map(
  pieces.unitIds.map((unit) => {
    const { squad } = entry(pieces.units, unit);
    const isWithAny = squad === null || isVehicle(unit);
    return [unit, RIFLEMEN.filter((riflemen) => isWithAny || entry(pieces.units, riflemen).squad === squad)];
  }),
);

/** Beside its Riflemen, and where the scenario lets it come in (US-SPAWN-02 to US-SPAWN-06). */
function entrances(open: StalingradOpen, seat: Seat, unit: UnitId): readonly TileId[] {
  const { counters } = sideOf(open, seat);
  const tiles: TileId[] = [];
  for (const riflemen of RIFLEMEN_OF.get(unit) ?? []) {
    const counter = counters[riflemen];
    if (counter && !tiles.includes(counter.at) && isOpenTo(open, unit, counter.at)) tiles.push(counter.at);
  }
  const others = otherEntrances(open, seat, unit);
  if (others.length === 0 || open.entered.includes(counterId(seat, unit))) return tiles;
  for (const tile of others) if (!tiles.includes(tile) && !isEnemyOn(open, seat, tile)) tiles.push(tile);
  return tiles;
}

function isEnemyOn(open: StalingradOpen, seat: Seat, tile: TileId): boolean {
  const enemy = otherSeat(pieces, seat);
  const { counters } = sideOf(open, enemy);
  return unitsOf(open, enemy).some((unit) => counters[unit]?.at === tile);
}

/** Platoons rarely differ in their units, nor tiles in the ways that are open; lists of actions are kept for each. */
const sameUnits = sameList<UnitId>();
const sameTiles = sameList<TileId>();

/** A side's units in this game, on the board or off it: once for each list of cards that it has brought. */
const listed = new WeakMap<readonly CardId[], readonly UnitId[]>();
export function unitsOf(open: StalingradOpen, seat: Seat): readonly UnitId[] {
  const cards = entry(open.brought, seat);
  let units = listed.get(cards);
  if (units === undefined) {
    units = sameUnits(keysOf(sideOf(open, seat).counters));
    listed.set(cards, units);
  }
  return units;
}

/** Group counts of what a side has brought, once for each list. */
const counted = new WeakMap<readonly CardId[], Brought>();
function broughtBy(open: StalingradOpen, seat: Seat): Brought {
  const cards = entry(open.brought, seat);
  let brought = counted.get(cards);
  if (brought === undefined) {
    const counts: Record<GroupId, number> = {};
    for (const card of cards) {
      const group = entry(pieces.groupOf, card);
      counts[group] = (counts[group] ?? 0) + 1;
    }
    brought = { cards, counts };
    counted.set(cards, brought);
  }
  return brought;
}

/** Those of a list that are open to vehicles, as the city is now. */
const drivable = new WeakMap<readonly TileId[], { readonly city: object; readonly tiles: readonly TileId[] }>();

/** Tiles beside this one that a unit can be on. */
function openNeighbours(open: StalingradOpen, unit: UnitId, from: TileId): readonly TileId[] {
  const beside = entry(boardOf(open).neighbours, from);
  if (!isVehicle(unit)) return beside;
  const { city } = open;
  let found = drivable.get(beside);
  if (found?.city !== city) {
    found = { city, tiles: sameTiles(beside.filter((tile) => isOpenTo(open, unit, tile))) };
    drivable.set(beside, found);
  }
  return found.tiles;
}

/** The latest ground: asked for many times in a row, and what lies on tiles is replaced, never changed. */
let ground = { scenario: '', state: '', games: 0, city: {}, smoke: {}, key: '' };
function groundOf({ scenario, state, record: { length: games }, city, smoke }: StalingradOpen): string {
  const isSame =
    ground.city === city &&
    ground.smoke === smoke &&
    ground.scenario === scenario &&
    ground.state === state &&
    ground.games === games;
  if (!isSame) {
    const key = JSON.stringify([scenario, state, games, city, smoke]);
    ground = { scenario, state, games, city, smoke, key };
  }
  return ground.key;
}

export const edition: Edition = {
  ...openingEdition,
  face: (open: StalingradOpen, tile) => faceAt(open, tile),
  ground: (open: StalingradOpen) => groundOf(open),
  stepsFrom(open: StalingradOpen, seat, unit, from) {
    const beside = openNeighbours(open, unit, from);
    const below = tunnelsFrom(open, seat, unit, from);
    return below.length === 0 ? beside : sameTiles([...beside, ...below.filter((tile) => !beside.includes(tile))]);
  },
  entrances: (open: StalingradOpen, seat, unit) => entrances(open, seat, unit),
  brought: (open: StalingradOpen, seat) => broughtBy(open, seat),
  defence: (open: StalingradOpen, aim) => defenceOf(open, aim),
  casualtySearch: ['play', 'hand', 'discard', 'deck'],
  /** To the casualty pile, or set aside (US-CAS-01, US-SUPT-22): its owner keeps both apart from the rest. */
  bury: (state, seat, card) => removeFromGame(pieces, state, seat, card),
  /** An unrouted enemy on a tile that the enemy controls (US-SUPT-12). */
  isHeld(open: StalingradOpen, seat, tile) {
    const enemy = otherSeat(pieces, seat);
    if (marksOn(open, tile)[enemy] !== 'controlled') return false;
    const { counters } = sideOf(open, enemy);
    return unitsOf(open, enemy).some((unit) => counters[unit]?.at === tile && !isRouted(open, enemy, unit));
  },
  raises: () => false,
  goal(open: StalingradOpen, seat) {
    const [objective] = rulesIn(open).objectives(seat);
    return objective?.type === 'control' ? objective.points : null;
  },
  bidWorth: (open: StalingradOpen, seat, { initiative }) => initiative + initiativeMod(open, seat),
};

/** Where the attacker may push a unit: one adjacent tile that its owner has marked, by tunnel only the own ones (US-R-17). */
export function pushesFor(open: StalingradOpen, pusher: Seat, seat: Seat, unit: UnitId): TileId[] {
  const from = counterOf(open, seat, unit)?.at;
  if (from === undefined) return [];
  const tiles = pusher === seat ? edition.stepsFrom(open, seat, unit, from) : openNeighbours(open, unit, from);
  return tiles.filter((tile) => isMarked(open, seat, tile));
}

export const canBeGuided = (unit: UnitId): boolean => counterFactsOf(unit).fixed !== true;
