import { id, type TileId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { pieces } from '../../stalingrad/box.ts';
import type { Objective, PointSource } from '../../stalingrad/data/types.ts';
import type { StalingradOpen } from '../../stalingrad/state.ts';
import { progress } from '../../stalingrad/victory.ts';
import type { Ground } from '../ground.ts';
import type { Force } from '../sight.ts';
import { CONTROLLED, MOST_TILES, MOST_UNITS } from '../sight.ts';

/** A tile that pays every round is worth about this many rounds. */
const ROUNDS = 3;
/** Value of a card lost on the way to a rout, as a share of the rout. */
const WEAR = 0.5;

/** A side's way to win: what each thing it can do brings, as a share of what is still missing. */
export class Stakes {
  /** How far it has come toward its best objective, from 0 to 1. */
  progress = 0;
  /** By tile: taking control, losing it, and hitting its building. */
  readonly gain = new Float64Array(MOST_TILES);
  readonly held = new Float64Array(MOST_TILES);
  readonly wall = new Float64Array(MOST_TILES);
  /** By own unit and tile: standing there. */
  readonly stand = new Float64Array(MOST_UNITS * MOST_TILES);
  /** By enemy unit: a card lost, and a rout. */
  readonly hit = new Float64Array(MOST_UNITS);
  readonly rout = new Float64Array(MOST_UNITS);
  tunnel = 0;
  bomber = 0;

  read(
    open: StalingradOpen,
    objectives: readonly Objective[],
    own: Force,
    enemy: Force,
    { place, objectives: wanted }: Ground,
    points: Int16Array,
  ): void {
    for (const values of [this.gain, this.held, this.wall, this.stand, this.hit, this.rout]) values.fill(0);
    this.progress = 0;
    this.tunnel = 0;
    this.bomber = 0;
    for (const [i, objective] of objectives.entries()) {
      if (objective.type !== 'control') this.#add(open, objective, i, own, enemy, place);
      else {
        this.progress = Math.max(this.progress, own.points / objective.points);
        const left = Math.max(objective.points - own.points, 1);
        for (const tile of wanted) if ((points[tile] ?? 0) > 0) this.#tile(own, tile, points[tile] ?? 0, left);
      }
    }
  }

  #add(
    open: StalingradOpen,
    objective: Exclude<Objective, { type: 'control' }>,
    index: number,
    own: Force,
    enemy: Force,
    place: ReadonlyMap<TileId, number>,
  ): void {
    const { seat } = own.note;
    const { have, need } = progress(open, seat, objective);
    const left = Math.max(need - have, 1);
    this.progress = Math.max(this.progress, have / need);
    const at = (tile: string): number => place.get(id.tile(tile)) ?? 0;
    switch (objective.type) {
      case 'hold':
        for (const { tile, rounds, requires, most } of objective.placements) {
          const laid = open.laidPoints[id.tile(tile)] ?? 0;
          const more = most === undefined ? ROUNDS : Math.min(most - laid, ROUNDS);
          this.#tile(own, at(tile), laid + (rounds === 'every' ? more : more / 2), left);
          if (requires !== undefined && more > 0) this.#stand(own, at(tile), [requires], 1 / left);
        }
        return;
      case 'occupy':
        for (const { tile, units } of objective.all) {
          for (const unit of units) {
            const note = own.note.unitOf.get(id.unit(unit));
            if (note !== undefined) this.stand[note.place * MOST_TILES + at(tile)] = 1 / left;
          }
        }
        return;
      case 'rout':
        for (const { id: unit, place: i } of enemy.note.units) {
          if ('units' in objective && !objective.units.includes(unit)) continue;
          this.rout[i] = (this.rout[i] ?? 0) + 1 / left;
          this.hit[i] = (this.hit[i] ?? 0) + WEAR / left / (1 + (enemy.hidden[i] ?? 0));
        }
        return;
      case 'gain':
        for (const [j, source] of objective.sources.entries()) {
          if (!open.done.includes(`${seat} ${index} ${j}`)) this.#source(source, own, enemy, left, at);
        }
        return;
    }
  }

  #source(source: PointSource, own: Force, enemy: Force, left: number, at: (tile: string) => number): void {
    const share = Math.min(source.points / left, 1);
    switch (source.event) {
      case 'casualty-inflicted':
      case 'unit-routed': {
        const paid = source.event === 'unit-routed' ? this.rout : this.hit;
        for (const { id: unit, place } of enemy.note.units) {
          const fits = source.title === undefined || source.title === titleOf(unit);
          if (fits && paid[place] === 0) paid[place] = share; // only the first source that fits pays
        }
        return;
      }
      case 'building-damaged':
        for (const tile of source.tiles) this.wall[at(tile)] = share;
        return;
      case 'tunnel-destroyed':
        this.tunnel = share;
        return;
      case 'bomber-removed':
        this.bomber = share;
        return;
      case 'tile-controlled-at-round-end':
        this.#tile(own, at(source.tile), ROUNDS * source.points, left);
        return;
      case 'unit-on-tile-at-round-end':
        this.#stand(own, at(source.tile), source.titles, share);
        return;
    }
  }

  #tile(own: Force, tile: number, points: number, left: number): void {
    if (own.mark[tile] === CONTROLLED) this.held[tile] = (this.held[tile] ?? 0) + Math.min(points / (left + points), 1);
    else this.gain[tile] = (this.gain[tile] ?? 0) + Math.min(points / left, 1);
  }

  #stand(own: Force, tile: number, titles: readonly string[], share: number): void {
    for (const { id: unit, place } of own.note.units)
      if (titles.includes(titleOf(unit))) this.stand[place * MOST_TILES + tile] = share;
  }
}

const titleOf = (unit: string): string => entry(pieces.units, id.unit(unit)).type.id;

/** Tiles that an objective is about. */
export function tilesOf(open: StalingradOpen, objective: Objective): readonly string[] {
  switch (objective.type) {
    case 'control':
      return Object.keys(open.points);
    case 'hold':
      return objective.placements.map(({ tile }) => tile);
    case 'occupy':
      return objective.all.map(({ tile }) => tile);
    case 'gain':
      return objective.sources.flatMap((source) => ('tile' in source ? [source.tile] : []));
    case 'rout':
      return [];
  }
}
