import type { CardId, KindId, Seat, TileId, UnitId } from '../rules/edition.ts';
import { type Edition, entry } from '../rules/pieces.ts';
import { type Open, sideOf, type View } from '../rules/state.ts';
import {
  FOG,
  type Ground,
  HitTable,
  type Lay,
  NOBODY,
  NOWHERE,
  plainLay,
  type SideNote,
  survey,
  type UnitNote,
} from './ground.ts';

export const NO_MARK = 0;
const SCOUTED = 1;
export const CONTROLLED = 2;
const OFF_BOARD = -1;

/** More units than any scenario has. */
export const MOST_UNITS = 32;
export const MOST_TILES = 24;
/** Maximum number of cached grounds; a search that destroys buildings meets many. */
const MOST_GROUNDS = 64;

/** One side's public state. */
export class Force {
  note: SideNote = NOBODY;
  /** By unit: its tile; -1 off the board, with the tile where it would enter. */
  readonly at = new Int8Array(MOST_UNITS);
  readonly entry = new Int8Array(MOST_UNITS);
  readonly suppressed = new Uint8Array(MOST_UNITS);
  /** Cards that can be lost, in hand, deck and discard pile and maybe in play: the hits before its counter is lost. */
  readonly hidden = new Int8Array(MOST_UNITS);
  /** Cards in the supply. */
  readonly supplied = new Int8Array(MOST_UNITS);
  /** Fog of War and leaders among its cards outside the supply. */
  fog = 0;
  leaders = 0;
  /** By tile: its mark, and its number of counters there. */
  readonly mark = new Int8Array(MOST_TILES);
  /** Marked tiles as a bit set, and the work for its riflemen to move over them. */
  marks = 0;
  ways: Uint8Array = new Uint8Array();
  readonly on = new Int8Array(MOST_TILES);
  /** Tiles of which its units keep the enemy from taking control. */
  readonly bars = new Uint8Array(MOST_TILES);
  points = 0;
  /** Points still missing; Infinity if it must pin its enemy. */
  needs = 0;

  /** Tile where a unit acts: its own, or the one where it would enter. */
  stands(unit: number): number {
    const at = this.at[unit] ?? OFF_BOARD;
    return at >= 0 ? at : (this.entry[unit] ?? 0);
  }

  isOnBoard(unit: number): boolean {
    return (this.at[unit] ?? OFF_BOARD) >= 0;
  }
}

/**
 * A seat's view in numbers, reread for every decision into the same arrays: everything its own side can see, and only
 * the open facts of the other.
 */
export class Sight {
  readonly edition: Edition;
  readonly hits: HitTable;
  readonly own = new Force();
  readonly enemy = new Force();
  ground: Ground = NOWHERE;
  /** By tile. */
  readonly points = new Int16Array(MOST_TILES);
  /** By tile: the value of taking it, as a share of what is still needed to win, and of keeping the enemy off. */
  readonly take = new Float64Array(MOST_TILES);
  readonly guard = new Float64Array(MOST_TILES);
  /** True if the enemy's turn is still to come: its hand can be hit, and suppressed units can't act. */
  enemyToCome = false;
  /** From 1 in the first rounds to 0: a side that always takes cover, or fears every Fog of War, never wins. */
  patience = 1;
  readonly #grounds = new Map<string, Ground>();

  constructor(edition: Edition) {
    this.edition = edition;
    this.hits = new HitTable(edition);
  }

  get seat(): Seat {
    return this.own.note.seat;
  }

  /** The side's plan, which decides the weights. */
  get plan(): string {
    return this.own.note.posture;
  }

  read(view: View, seat: Seat): void {
    const { open } = view;
    const ground = this.#groundOf(open);
    this.ground = ground;
    const note = entry(ground.sides, seat);
    this.#readForce(view, this.own, note);
    this.#readForce(view, this.enemy, entry(ground.sides, note.enemy));
    this.enemyToCome = open.active === null || (open.active === seat && open.marker === seat);
    this.patience = Math.min(Math.max((PATIENCE_ENDS - open.round) / PATIENCE_FADES, 0), 1);
    this.#readTiles(view, seat, note.enemy);
    this.readMore(view);
    this.rateObjectives(view);
  }

  /** The unit that a card acts with. */
  unit(card: KindId): UnitNote {
    const unit = this.own.note.byKind.get(card);
    if (unit === undefined) throw new Error(`${card} has no counter`);
    return unit;
  }

  enemyUnit(id: UnitId): UnitNote {
    const unit = this.enemy.note.unitOf.get(id);
    if (unit === undefined) throw new Error(`the enemy has no ${id}`);
    return unit;
  }

  tile(id: TileId): number {
    return this.ground.place.get(id) ?? 0;
  }

  /** True if the enemy keeps this side from taking control of a tile. */
  isBarred(tile: number): boolean {
    return this.enemy.bars[tile] === 1;
  }

  /**
   * Value of having a unit on a tile that somebody wants, as a share of what is still needed to win; a tile that the
   * enemy bars counts less.
   */
  want(_place: number, tile: number, blocked = 1): number {
    const take = this.take[tile] ?? 0;
    return take > 0 && this.isBarred(tile) ? take * blocked : take;
  }

  /** Units that go where something is to be gained. */
  marches({ role }: UnitNote): boolean {
    return role === 'rifle';
  }

  /** True if control of a tile wins the game. */
  wins(tile: number): boolean {
    return (this.points[tile] ?? 0) >= this.own.needs && this.own.mark[tile] !== CONTROLLED;
  }

  protected lay(open: Open): Lay {
    return plainLay(this.edition, open);
  }

  /** Reads what an edition's counters have besides. */
  protected readMore(_view: View): void {
    for (const { on, bars } of [this.own, this.enemy])
      for (let tile = 0; tile < MOST_TILES; tile++) bars[tile] = (on[tile] ?? 0) > 0 ? 1 : 0;
  }

  #groundOf(open: Open): Ground {
    const name = this.edition.ground(open);
    let ground = this.#grounds.get(name);
    if (ground === undefined || !this.#isOf(ground, open)) {
      ground = survey(this.edition, open, this.lay(open));
      if (this.#grounds.size === MOST_GROUNDS) this.#grounds.clear();
      this.#grounds.set(name, ground);
    }
    return ground;
  }

  /** The same cards: another campaign can come to the same ground with others. */
  #isOf({ sides }: Ground, open: Open): boolean {
    for (const seat of this.edition.seats)
      if (sides[seat]?.brought !== this.edition.brought(open, seat).cards) return false;
    return true;
  }

  #readForce(view: View, force: Force, note: SideNote): void {
    const side = sideOf(view.open, note.seat);
    force.note = note;
    const { at, suppressed, hidden, on } = force;
    on.fill(0);
    force.supplied.fill(0);
    for (const { id, place, group, cards } of note.units) {
      const counter = side.counters[id];
      if (counter) {
        const tile = this.ground.place.get(counter.at) ?? 0;
        at[place] = tile;
        suppressed[place] = counter.suppressed ? 1 : 0;
        on[tile] = (on[tile] ?? 0) + 1;
      } else {
        const [entrance] = this.edition.entrances(view.open, note.seat, id);
        force.entry[place] = entrance === undefined ? 0 : (this.ground.place.get(entrance) ?? 0);
        at[place] = OFF_BOARD;
        suppressed[place] = 0;
      }
      hidden[place] = cards - (side.lost[group] ?? 0);
    }
    force.fog = note.fog - side.fogRemoved;
    force.leaders = note.leaders;
    this.#subtractSupply(force, side.supply);
    if (this.edition.casualtySearch.includes('play')) return;
    for (const card of side.play) {
      const place = note.cards.get(card) ?? FOG;
      if (place >= 0) hidden[place] = (hidden[place] ?? 0) - 1;
    }
  }

  #subtractSupply(force: Force, supply: readonly CardId[]): void {
    const { hidden, supplied, note } = force;
    for (const card of supply) {
      const place = note.cards.get(card) ?? FOG;
      if (place >= 0) {
        hidden[place] = (hidden[place] ?? 0) - 1;
        supplied[place] = (supplied[place] ?? 0) + 1;
      } else if (place === FOG) force.fog--;
      else force.leaders--;
    }
  }

  #readTiles({ open }: View, seat: Seat, enemy: Seat): void {
    const { tiles, objectives, ways } = this.ground;
    let ownMarks = 0;
    let theirMarks = 0;
    let i = -1;
    for (const tile of tiles) {
      i++;
      const marks = open.tiles[tile];
      const own = marks?.[seat] ?? null;
      const theirs = marks?.[enemy] ?? null;
      this.own.mark[i] = own === null ? NO_MARK : own === 'scouted' ? SCOUTED : CONTROLLED;
      this.enemy.mark[i] = theirs === null ? NO_MARK : theirs === 'scouted' ? SCOUTED : CONTROLLED;
      if (own !== null) ownMarks |= 1 << i;
      if (theirs !== null) theirMarks |= 1 << i;
      this.points[i] = open.points[tile] ?? 0;
    }
    this.own.marks = ownMarks;
    this.own.ways = entry(ways, seat).over(ownMarks);
    this.enemy.marks = theirMarks;
    this.enemy.ways = entry(ways, enemy).over(theirMarks);
    this.own.points = 0;
    this.enemy.points = 0;
    for (const tile of objectives) {
      const points = this.points[tile] ?? 0;
      if (this.own.mark[tile] === CONTROLLED) this.own.points += points;
      if (this.enemy.mark[tile] === CONTROLLED) this.enemy.points += points;
    }
    for (const force of [this.own, this.enemy]) {
      const { goal } = force.note;
      force.needs = goal === 0 ? Number.POSITIVE_INFINITY : Math.max(goal - force.points, 1);
    }
  }

  /**
   * Taking a tile gains its points and denies them to the enemy; a tile close to the enemy's riflemen is worth holding.
   */
  protected rateObjectives(_view: View): void {
    const { objectives } = this.ground;
    const { own, enemy } = this;
    this.take.fill(0);
    this.guard.fill(0);
    for (const tile of objectives) {
      const points = this.points[tile] ?? 0;
      const gain = Math.min(points / own.needs, 1);
      const threat = Math.min(points / enemy.needs, 1);
      const isOwn = this.own.mark[tile] === CONTROLLED;
      const isTheirs = this.enemy.mark[tile] === CONTROLLED;
      if (!isOwn)
        this.take[tile] = gain + (isTheirs ? 0.5 * Math.min(points / (enemy.needs + points), 1) : 0.25 * threat);
      else this.take[tile] = own.note.raised.includes(tile) ? 1 / own.needs : 0;
      const isRaised = isTheirs && enemy.note.raised.includes(tile); // not while somebody stands there
      const stake = isRaised ? 1 / enemy.needs : isTheirs ? 0 : threat;
      this.guard[tile] = stake * this.menace(tile);
    }
  }

  /** Closeness of the enemy's riflemen, 0 to 1. */
  protected menace(tile: number): number {
    const { distance, size } = this.ground;
    let nearest = 9;
    for (const { place, role } of this.enemy.note.units) {
      if (role !== 'rifle') continue;
      if (!this.enemy.isOnBoard(place) && (this.enemy.hidden[place] ?? 0) === 0) continue;
      nearest = Math.min(nearest, distance[this.enemy.stands(place) * size + tile] ?? 9);
    }
    return NEARNESS[nearest] ?? 0;
  }
}

/** In rounds. */
const PATIENCE_ENDS = 32;
const PATIENCE_FADES = 20;

/** By number of steps. */
const NEARNESS = [1, 0.8, 0.5, 0.25, 0.12, 0.06, 0.03];
