import { id, type Seat } from '../../rules/ids.ts';
import { counterParts } from '../../rules/state.ts';
import { isRifleman, sideNamed } from '../../stalingrad/box.ts';
import type { Objective } from '../../stalingrad/data/types.ts';
import { edition } from '../../stalingrad/edition.ts';
import { rulesIn } from '../../stalingrad/effects.ts';
import type { StalingradOpen, View } from '../../stalingrad/state.ts';
import type { Lay, UnitNote } from '../ground.ts';
import { CONTROLLED, MOST_TILES, MOST_UNITS, Sight } from '../sight.ts';
import { Stakes, tilesOf } from './stakes.ts';

/** The position in numbers, with routed units and five kinds of objective. */
export class StalingradSight extends Sight {
  readonly stakes = new Stakes();
  readonly enemyStakes = new Stakes();
  /** By unit. */
  readonly routed = new Uint8Array(MOST_UNITS);
  readonly enemyRouted = new Uint8Array(MOST_UNITS);
  open: StalingradOpen | null = null;
  readonly #isFair: boolean;

  /** A fair sight leaves out secret objectives even of its own side: both sides see the position alike. */
  constructor(isFair: boolean) {
    super(edition);
    this.#isFair = isFair;
  }

  override get plan(): string {
    if (this.open === null) throw new Error('nothing has been read');
    return rulesIn(this.open).scenario.sides[sideNamed(this.seat)].objective.type;
  }

  /** Nobody keeps a unit from just standing somewhere. */
  override want(place: number, tile: number, blocked = 1): number {
    const stand = this.stakes.stand[place * MOST_TILES + tile] ?? 0;
    const isRifle = this.own.note.units[place]?.role === 'rifle';
    return isRifle ? Math.max(stand, super.want(place, tile, blocked)) : stand;
  }

  override marches({ role, place }: UnitNote): boolean {
    if (role === 'rifle') return true;
    const { stand } = this.stakes;
    for (const tile of this.ground.objectives) if ((stand[place * MOST_TILES + tile] ?? 0) > 0) return true;
    return false;
  }

  override wins(tile: number): boolean {
    return (this.stakes.gain[tile] ?? 0) >= 1 && (this.points[tile] ?? 0) > 0;
  }

  protected override lay(open: StalingradOpen): Lay {
    const { scenario, maxRange, tunnelsFor } = rulesIn(open);
    const wanted = new Set(
      (['soviet', 'german'] as const).flatMap((side) => tilesOf(open, scenario.sides[side].objective)),
    );
    const pairs = open.tunnels.flatMap((from) =>
      open.tunnels.flatMap((to) => (from === to ? [] : [[from, to] as const])),
    );
    return {
      wanted: [...wanted].map((tile) => id.tile(tile)),
      range: maxRange,
      passages: Object.fromEntries(
        edition.seats.map((seat) => [seat, tunnelsFor === null || tunnelsFor === seat ? pairs : []]),
      ),
    };
  }

  protected override readMore({ open }: View): void {
    this.open = open;
    const { own, enemy } = this;
    this.routed.fill(0);
    this.enemyRouted.fill(0);
    for (const counter of open.routed) {
      const [seat, unit] = counterParts(counter);
      const isOwn = seat === own.note.seat;
      const note = (isOwn ? own : enemy).note.unitOf.get(unit);
      if (note !== undefined) (isOwn ? this.routed : this.enemyRouted)[note.place] = 1;
    }
    for (const [force, routed] of [[own, this.routed] as const, [enemy, this.enemyRouted] as const]) {
      force.bars.fill(0);
      for (const { place } of force.note.units) {
        const tile = force.at[place] ?? -1;
        if (tile >= 0 && routed[place] === 0 && force.mark[tile] === CONTROLLED) force.bars[tile] = 1;
      }
    }
  }

  /** Objectives: all of its own, and those of the enemy that are open. */
  #objectives(open: StalingradOpen, seat: Seat): readonly Objective[] {
    const rules = rulesIn(open);
    return seat === this.seat && !this.#isFair
      ? rules.objectives(seat)
      : [rules.scenario.sides[sideNamed(seat)].objective];
  }

  protected override rateObjectives({ open }: View): void {
    const { own, enemy, stakes, enemyStakes } = this;
    const { ground, points } = this;
    const { objectives } = ground;
    stakes.read(open, this.#objectives(open, own.note.seat), own, enemy, ground, points);
    enemyStakes.read(open, this.#objectives(open, enemy.note.seat), enemy, own, ground, points);
    this.take.fill(0);
    this.guard.fill(0);
    for (const tile of objectives) {
      const threat = enemyStakes.gain[tile] ?? 0;
      if (own.mark[tile] === CONTROLLED) {
        this.guard[tile] = (threat + 0.5 * (stakes.held[tile] ?? 0)) * this.menace(tile);
        continue;
      }
      this.take[tile] = (stakes.gain[tile] ?? 0) + 0.5 * (enemyStakes.held[tile] ?? 0) + 0.25 * threat;
    }
    this.#mark();
  }

  /** An enemy that only has to come somewhere must be stopped on its way. */
  #mark(): void {
    const { stakes, enemyStakes, enemy } = this;
    for (const { place } of enemy.note.units) {
      let most = 0;
      for (const tile of this.ground.objectives)
        most = Math.max(most, enemyStakes.stand[place * MOST_TILES + tile] ?? 0);
      if (most === 0) continue;
      stakes.rout[place] = (stakes.rout[place] ?? 0) + 0.6 * most;
      stakes.hit[place] = (stakes.hit[place] ?? 0) + (0.3 * most) / (1 + (enemy.hidden[place] ?? 0));
    }
  }

  /** True if a side loses when all its Riflemen are routed (US-END-11). */
  canBeRouted(seat: Seat): boolean {
    if (this.open === null) return true;
    return rulesIn(this.open)
      .of('no-full-rout')
      .every(({ side }) => side !== sideNamed(seat));
  }

  /** Hits that rout all Riflemen of the enemy on the board; none would do where it can't be routed. */
  hitsToRout(): number {
    const { enemy } = this;
    if (!this.canBeRouted(enemy.note.seat)) return Number.POSITIVE_INFINITY;
    let hits = 0;
    for (const { id: unit, place } of enemy.note.units) {
      if (isRifleman(unit) && enemy.isOnBoard(place) && this.enemyRouted[place] === 0)
        hits += 1 + (enemy.hidden[place] ?? 0);
    }
    return Math.max(hits, 1);
  }
}
