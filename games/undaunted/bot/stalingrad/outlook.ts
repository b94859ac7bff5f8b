import { entry } from '../../rules/pieces.ts';
import { isRifleman, sideNamed } from '../../stalingrad/box.ts';
import type { Side } from '../../stalingrad/data/types.ts';
import type { View } from '../../stalingrad/state.ts';
import type { UnitNote } from '../ground.ts';
import { AnyOutlook, BLOCKED, NEARNESS, type Sign, type SignWeights } from '../outlook.ts';
import { CONTROLLED, type Force, MOST_TILES } from '../sight.ts';
import { FAR } from '../ways.ts';
import { StalingradSight } from './sight.ts';
import type { Stakes } from './stakes.ts';

/** Endurance of a side that can't be fully routed: about that of an ordinary one. */
const SAFE = Math.log(8);

/** Weights for both sides of each scenario: ground, decks and objectives differ too much for common ones. */
export type ScenarioWeights = Readonly<Record<string, Readonly<Record<Side, SignWeights>>>>;

/** Chances to win by objectives of five kinds, with units that are routed rather than lost. */
export class StalingradOutlook extends AnyOutlook {
  protected override readonly sight: StalingradSight;

  readonly #weights: ScenarioWeights;

  constructor(weights: ScenarioWeights) {
    const sight = new StalingradSight(true);
    super(sight);
    this.sight = sight;
    this.#weights = weights;
  }

  protected weightsOf({ note }: Force): SignWeights {
    const { open } = this.sight;
    if (open === null) throw new Error('nothing has been read');
    return entry(this.#weights, open.scenario)[sideNamed(note.seat)];
  }

  protected override count(view: View, force: Force, other: Force): Record<Sign, number> {
    const signs = super.count(view, force, other);
    const { progress } = this.#stakesOf(force);
    const routed = this.#routedOf(force);
    let out = 0;
    let units = 0;
    let hits = 0;
    for (const { id, place } of force.note.units) {
      if (!force.isOnBoard(place)) continue;
      if (routed[place] === 1) out++;
      else if (isRifleman(id)) {
        units++;
        hits += 1 + (force.hidden[place] ?? 0);
      }
    }
    signs.endurance = this.sight.canBeRouted(force.note.seat) ? Math.log(1 + hits) : SAFE;
    signs.progress = progress;
    signs.nearWin = progress ** 3;
    signs.routed = out;
    signs.units = units;
    return signs;
  }

  protected override countTiles(force: Force, other: Force): void {
    const { ground } = this.sight;
    const { gain, stand } = this.#stakesOf(force);
    const wanted = this.#stakesOf(other).gain;
    let reach = 0;
    let sitting = 0;
    let blocking = 0;
    for (let i = 0; i < ground.objectives.length; i++) {
      const tile = ground.objectives[i] ?? 0;
      if (force.mark[tile] === CONTROLLED && force.bars[tile] === 1) blocking += Math.min(wanted[tile] ?? 0, 1);
      const share = gain[tile] ?? 0;
      if (share > 0) {
        const work = this.workTo(force, i * ground.size);
        const isBlocked = other.bars[tile] === 1;
        if (work === 0 && !isBlocked) sitting += share;
        reach += share * (isBlocked ? BLOCKED : 1) * (NEARNESS[work] ?? 0);
      }
      for (const unit of force.note.units) {
        const own = stand[unit.place * MOST_TILES + tile] ?? 0;
        if (own > 0) reach += own * (NEARNESS[this.#workOf(force, unit, i * ground.size)] ?? 0);
      }
    }
    const { signs } = this;
    signs.reach = reach;
    signs.sitting = sitting;
    signs.blocking = blocking;
  }

  #workOf(force: Force, { place }: UnitNote, row: number): number {
    if (this.#routedOf(force)[place] === 1) return FAR;
    return force.ways[row + force.stands(place)] ?? FAR;
  }

  #stakesOf(force: Force): Stakes {
    return force === this.sight.own ? this.sight.stakes : this.sight.enemyStakes;
  }

  #routedOf(force: Force): Uint8Array {
    return force === this.sight.own ? this.sight.routed : this.sight.enemyRouted;
  }
}
