import type { KindId } from '../../rules/ids.ts';
import { id } from '../../rules/ids.ts';
import { factsOf, isRifleman, isVehicle } from '../../stalingrad/box.ts';
import type { UnitNote } from '../ground.ts';
import type { PlanWeights } from '../weights.ts';
import { Worth } from '../worth.ts';
import type { StalingradSight } from './sight.ts';

/** A better card in the deck, by class. */
const QUALITY = { upgraded: 0.15, regular: 0, reserve: -0.15 } as const;

/** Values of actions where units are routed instead of lost. */
export class StalingradWorth extends Worth {
  override readonly sight: StalingradSight;

  constructor(sight: StalingradSight, weights: PlanWeights) {
    super(sight, weights);
    this.sight = sight;
  }

  override shot(target: UnitNote, from: number, dice: number): number {
    return isVehicle(target.id) ? 0 : super.shot(target, from, dice);
  }

  protected override rateHit({ place, role, id: unit }: UnitNote): number {
    const { sight, weights } = this;
    const { enemy, stakes } = sight;
    if (sight.enemyRouted[place] === 1) return 0.05;
    const tile = enemy.at[place] ?? 0;
    const left = enemy.hidden[place] ?? 0;
    const holds = sight.isBarred(tile) ? (sight.take[tile] ?? 0) * weights.inTheWay : 0;
    const points = stakes.hit[place] ?? 0;
    let worth = weights.hit[role] * (sight.enemyToCome ? weights.fromHand : 1);
    let share = points;
    if (left === 0) {
      worth = weights.hit[role] * weights.counter + holds;
      share += stakes.rout[place] ?? 0;
    } else worth += holds / (left + 1) / 2;
    if (share >= 1) return weights.victory;
    if (isRifleman(unit)) worth += weights.pin / sight.hitsToRout();
    return worth + weights.control * share;
  }

  /** A unit that is routed comes back with its next card. */
  override recruit(kind: KindId): number {
    const { sight, weights } = this;
    const worth = super.recruit(kind);
    const unit = sight.own.note.byKind.get(kind);
    if (unit === undefined) return worth;
    const quality = QUALITY[factsOf(id.card(kind)).class ?? 'regular'];
    const isNeeded = sight.routed[unit.place] === 1;
    const goal = this.#goalOf(unit);
    return worth * (1 + quality) + (isNeeded ? weights.rally + weights.control * goal : 0);
  }

  #goalOf({ place }: UnitNote): number {
    let most = 0;
    for (const tile of this.sight.ground.objectives) most = Math.max(most, this.sight.want(place, tile));
    return most;
  }
}
