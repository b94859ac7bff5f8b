import type { KindId, TileId } from '../../rules/ids.ts';
import { isEntryFire, WATCH_DICE } from '../../stalingrad/interrupts.ts';
import type { Framed, StalingradFrame, View } from '../../stalingrad/state.ts';
import { minesLeft } from '../../stalingrad/support.ts';
import type { UnitNote } from '../ground.ts';
import { MOST_TILES } from '../sight.ts';
import { NEVER } from '../worth.ts';
import type { StalingradSight } from './sight.ts';
import type { StalingradWorth } from './worth.ts';

/** Values of keeping the enemy from where it wants to be: mines, overwatch, smoke and pushes. */
export class Ambush {
  readonly #sight: StalingradSight;
  readonly #worth: StalingradWorth;

  constructor(sight: StalingradSight, worth: StalingradWorth) {
    this.#sight = sight;
    this.#worth = worth;
  }

  mine(view: View, card: KindId): number {
    const unit = this.#sight.unit(card);
    if (minesLeft(view, this.#sight.seat, unit.id) === 0) return NEVER;
    const from = this.#sight.own.stands(unit.place);
    let best = 0;
    for (const to of this.#sight.ground.neighbours[from] ?? []) best = Math.max(best, this.#edge(from, to));
    return best;
  }

  /** A mine between the enemy and a tile that it wants. */
  #edge(from: number, to: number): number {
    const { own, enemy, ground, enemyStakes } = this.#sight;
    const prize = (enemyStakes.gain[from] ?? 0) + (this.#sight.guard[from] ?? 0) + this.#enemyStand(from);
    if (prize === 0) return 0;
    let nearest = 9;
    for (const { place, role } of enemy.note.units)
      if (role === 'rifle' && enemy.isOnBoard(place))
        nearest = Math.min(nearest, ground.distance[(enemy.at[place] ?? 0) * ground.size + to] ?? 9);
    const isOwnWay = own.mark[to] === 0 ? 1 : 0.6;
    return nearest > 2 ? 0.05 : (isOwnWay * (0.6 + 1.5 * prize)) / (1 + nearest);
  }

  #enemyStand(tile: number): number {
    let most = 0;
    for (const { place } of this.#sight.enemy.note.units)
      most = Math.max(most, this.#sight.enemyStakes.stand[place * MOST_TILES + tile] ?? 0);
    return most;
  }

  lay(frame: StalingradFrame, to: number, kind: 'antipersonnel' | 'antitank'): number {
    if (frame.step !== 'mining') return 0;
    const unit = this.#sight.own.note.unitOf.get(frame.unit);
    if (unit === undefined) return 0;
    const worth = this.#edge(this.#sight.own.stands(unit.place), to);
    return kind === 'antipersonnel' ? worth + 0.01 : 0.5 * worth - 0.05;
  }

  /** A unit that enters a watched tile may be suppressed first. */
  overwatch({ open }: View, card: KindId, tile: TileId): number {
    const { enemy, ground, enemyStakes, hits } = this.#sight;
    const gunner = this.#sight.unit(card);
    const counter = `${this.#sight.seat}/${gunner.id}`;
    const to = this.#sight.tile(tile);
    let worth = 0;
    for (const { place, role, defence } of enemy.note.units) {
      const at = enemy.at[place] ?? -1;
      if (at < 0 || this.#sight.enemyRouted[place] === 1 || role !== 'rifle') continue;
      if ((ground.distance[at * ground.size + to] ?? 9) !== 1) continue;
      const prize =
        (enemyStakes.gain[to] ?? 0) +
        (enemyStakes.stand[place * MOST_TILES + to] ?? 0) +
        0.5 * (this.#sight.stakes.held[to] ?? 0);
      const aimedAt = isEntryFire(open) ? to : at;
      const shield = ground.shield[this.#sight.own.stands(gunner.place) * ground.size + aimedAt] ?? 0;
      worth += hits.of(WATCH_DICE, defence + shield) * (0.2 + 4 * prize);
    }
    return Object.entries(open.watched).some(([by, watched]) => by === counter && watched === tile) ? -0.1 : worth;
  }

  /** Smoke covers everybody on the tile. */
  smoke(card: KindId): number {
    const { own, enemy } = this.#sight;
    const tile = own.stands(this.#sight.unit(card).place);
    const prize = (this.#sight.guard[tile] ?? 0) + (this.#sight.take[tile] ?? 0);
    return ((own.on[tile] ?? 0) - (enemy.on[tile] ?? 0)) * (0.15 + 0.4 * Math.min(prize, 1)) * this.#sight.patience;
  }

  /** Away from where the enemy wants to be; an own unit to where it is wanted. */
  push({ at }: Framed<'push'>, to: number): number {
    const sight = this.#sight;
    if (at.seat === sight.seat) {
      const unit = sight.own.note.unitOf.get(at.unit);
      return unit === undefined ? 0 : this.#worth.step(unit, to, false);
    }
    const unit = this.#sight.enemyUnit(at.unit);
    const from = sight.enemy.at[unit.place] ?? 0;
    return this.#lure(unit, from) - this.#lure(unit, to);
  }

  /** How good a tile is for an enemy unit. */
  #lure({ place, role }: UnitNote, tile: number): number {
    const { enemyStakes, ground, enemy } = this.#sight;
    let best = 0;
    for (const [i, goal] of ground.objectives.entries()) {
      const prize =
        (enemyStakes.stand[place * MOST_TILES + goal] ?? 0) + (role === 'rifle' ? (enemyStakes.gain[goal] ?? 0) : 0);
      best = Math.max(best, prize * 0.65 ** ((enemy.ways[i * ground.size + tile] ?? 9) / 2));
    }
    return best;
  }
}
