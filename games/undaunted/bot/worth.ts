import type { KindId, Squad } from '../rules/edition.ts';
import { entry } from '../rules/pieces.ts';
import { sideOf, type View } from '../rules/state.ts';
import type { UnitNote } from './ground.ts';
import { MOST_TILES, MOST_UNITS, NO_MARK, type Sight } from './sight.ts';
import { FAR, STEP } from './ways.ts';
import type { PlanWeights, Weights } from './weights.ts';

/** Below the end of a turn, so it is never chosen. */
export const NEVER = -9;
/** Not yet computed for the current decision. */
const UNKNOWN = Number.NEGATIVE_INFINITY;
/** More than the highest defense of a unit. */
const DEFENCES = 16;

/** A plan's weights, with the factor for each amount of work. */
const planned = (weights: Weights) => ({
  weights,
  fade: Float64Array.from({ length: FAR + 1 }, (_, work) => weights.fade ** (work / STEP)),
});

/** Values of single actions to the seat in sight, in cards. */
export class Worth {
  readonly sight: Sight;
  weights: Weights;
  readonly #plans: ReadonlyMap<string, ReturnType<typeof planned>>;
  #fade: Float64Array;
  /**
   * Caches by tile, by enemy unit, by defense and tile, by own unit and tile, and by own unit and objective. Each value
   * is computed once per decision, on first use.
   */
  readonly #openings = new Float64Array(MOST_TILES);
  readonly #hits = new Float64Array(MOST_UNITS);
  readonly #dangers = new Float64Array(DEFENCES * MOST_TILES);
  readonly #posts = new Float64Array(MOST_UNITS * MOST_TILES);
  readonly #pulls = new Float64Array(MOST_UNITS * MOST_TILES);

  constructor(sight: Sight, weights: PlanWeights) {
    this.sight = sight;
    this.#plans = new Map(Object.entries(weights).map(([plan, each]) => [plan, planned(each)]));
    const [first] = this.#plans.values();
    if (first === undefined) throw new Error('there is no plan');
    this.weights = first.weights;
    this.#fade = first.fade;
  }

  /** Must be called when another view is in sight. */
  forget(): void {
    const { plan, own } = this.sight;
    const found = this.#plans.get(own.note.mission) ?? this.#plans.get(plan);
    if (found === undefined) throw new Error(`there are no weights for ${plan}`);
    this.weights = found.weights;
    this.#fade = found.fade;
    this.#openings.fill(UNKNOWN);
    this.#hits.fill(UNKNOWN);
    this.#dangers.fill(UNKNOWN);
    this.#posts.fill(UNKNOWN);
    for (let unit = 0; unit < MOST_UNITS; unit++) this.#pulls[unit * MOST_TILES] = UNKNOWN;
  }

  control(unit: UnitNote): number {
    const { sight, weights } = this;
    const tile = sight.own.stands(unit.place);
    const take = sight.take[tile] ?? 0;
    if (take === 0) return -1; // a tile without points
    return (sight.wins(tile) ? weights.victory : weights.controlAct) + weights.control * take;
  }

  /** A unit's step from where it stands; staying is worth nothing. */
  step(unit: UnitNote, to: number, follows: boolean): number {
    const from = this.sight.own.stands(unit.place);
    if (from === to) return -0.05;
    const gain = this.post(unit, to) - this.post(unit, from);
    const { weights, sight } = this;
    if (!follows || unit.role !== 'rifle' || gain <= 0) return gain;
    return (sight.take[to] ?? 0) > 0 && !sight.isBarred(to) ? gain + weights.follow : gain;
  }

  /** A scout's step: the same, plus the value of marking the tile. */
  scout(unit: UnitNote, to: number): number {
    const from = this.sight.own.stands(unit.place);
    const gain = to === from ? -0.05 : this.post(unit, to) - this.post(unit, from);
    return gain + this.opening(to);
  }

  /** Value of a mark on a tile: a path for riflemen, minus a Fog of War; nothing if there already is one. */
  opening(tile: number): number {
    if (this.sight.own.mark[tile] !== NO_MARK) return 0;
    const known = this.#openings[tile] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const found = this.weights.path * this.#shortens(tile) - this.weights.fogGained * this.sight.patience;
    this.#openings[tile] = found;
    return found;
  }

  /** Total work that a mark on this tile saves riflemen on the way to their goals. */
  #shortens(tile: number): number {
    const { own, ground } = this.sight;
    const ways = entry(ground.ways, this.sight.seat).over(own.marks | (1 << tile));
    let sum = 0;
    for (const unit of own.note.units) {
      if (!this.sight.marches(unit)) continue;
      const { place } = unit;
      const from = own.stands(place);
      sum += this.#pull(place, from, ways) - this.#pull(place, from, own.ways);
    }
    return sum;
  }

  /** Value of having a unit on a tile. */
  post(unit: UnitNote, tile: number): number {
    const at = unit.place * MOST_TILES + tile;
    const known = this.#posts[at] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const found = this.#ratePost(unit, tile);
    this.#posts[at] = found;
    return found;
  }

  #ratePost(unit: UnitNote, tile: number): number {
    const { sight, weights } = this;
    const guard = (sight.guard[tile] ?? 0) > 0 && this.#othersOn(unit, tile) === 0 ? (sight.guard[tile] ?? 0) : 0;
    const exposure = weights.exposure * sight.patience * weights.hit[unit.role];
    let worth = weights.guard * guard - exposure * this.#danger(unit, tile);
    if (sight.marches(unit)) worth += weights.approach * this.#pull(unit.place, tile, sight.own.ways);
    if (unit.role !== 'rifle' && unit.role !== 'mortar') worth += weights.fire * this.#fireFrom(unit, tile);
    return worth;
  }

  /** Expected hits on a tile if every enemy unit with cards fired at it. */
  #danger({ defence }: UnitNote, tile: number): number {
    const { enemy, ground, hits } = this.sight;
    const row = (defence % DEFENCES) * MOST_TILES + tile;
    const known = this.#dangers[row] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    let sum = 0;
    for (const { place, attackDice } of enemy.note.units) {
      const at = enemy.at[place] ?? -1;
      if (at < 0 || attackDice === 0 || (enemy.hidden[place] ?? 0) === 0) continue;
      sum += hits.of(attackDice, defence + (ground.shield[at * ground.size + tile] ?? 0));
    }
    this.#dangers[row] = sum;
    return sum;
  }

  #othersOn({ place }: UnitNote, tile: number): number {
    const { own } = this.sight;
    return (own.on[tile] ?? 0) - (own.at[place] === tile ? 1 : 0);
  }

  /** Pull of tiles worth taking on a rifle unit that stands here, over these paths. */
  #pull(place: number, tile: number, ways: Uint8Array): number {
    const { size, objectives } = this.sight.ground;
    const pulls = this.#pulls;
    const row = place * MOST_TILES;
    if (pulls[row] === UNKNOWN) this.#pullAll(place, row);
    let best = 0;
    for (let i = 0; i < objectives.length; i++) {
      const pull = (pulls[row + i] ?? 0) * (this.#fade[ways[i * size + tile] ?? 0] ?? 0);
      if (pull > best) best = pull;
    }
    return best;
  }

  #pullAll(place: number, row: number): void {
    const { objectives, size } = this.sight.ground;
    const { blocked, claimed } = this.weights;
    for (let i = 0; i < objectives.length; i++) {
      const goal = objectives[i] ?? 0;
      let pull = this.sight.want(place, goal, blocked);
      if (pull > 0 && this.#isClaimed(place, i * size, goal)) pull *= claimed;
      this.#pulls[row + i] = pull;
    }
  }

  /** True if another rifle unit has less work to reach a tile, or as much and comes first in unit order. */
  #isClaimed(place: number, row: number, goal: number): boolean {
    const { own } = this.sight;
    const work = own.ways[row + own.stands(place)] ?? 0;
    for (const other of own.note.units) {
      if (!this.sight.marches(other) || other.place === place || !own.isOnBoard(other.place)) continue;
      if (this.sight.want(other.place, goal) === 0) continue;
      const theirs = own.ways[row + own.stands(other.place)] ?? 0;
      if (theirs < work || (theirs === work && other.place < place)) return true;
    }
    return false;
  }

  /** The best shot from a tile. */
  #fireFrom(unit: UnitNote, tile: number): number {
    let best = 0;
    for (const target of this.sight.enemy.note.units) {
      if (this.sight.enemy.isOnBoard(target.place)) best = Math.max(best, this.shot(target, tile, unit.attackDice));
    }
    return best;
  }

  attack(unit: UnitNote, target: UnitNote): number {
    return this.shot(target, this.sight.own.stands(unit.place), unit.attackDice);
  }

  shot(target: UnitNote, from: number, dice: number): number {
    const { sight } = this;
    const { enemy, ground } = sight;
    const defence = target.defence + (ground.shield[from * ground.size + (enemy.at[target.place] ?? 0)] ?? 0);
    return sight.hits.of(dice, defence) * this.hit(target);
  }

  /** Value of a hit on an enemy unit. */
  hit(unit: UnitNote): number {
    const known = this.#hits[unit.place] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const found = this.rateHit(unit);
    this.#hits[unit.place] = found;
    return found;
  }

  protected rateHit({ place, role }: UnitNote): number {
    const { sight, weights } = this;
    const { enemy } = sight;
    const tile = enemy.at[place] ?? 0;
    const left = enemy.hidden[place] ?? 0;
    let worth = weights.hit[role];
    const holds = (sight.take[tile] ?? 0) * weights.inTheWay;
    if (left === 0) worth = worth * weights.counter + holds;
    else worth = worth * (sight.enemyToCome ? weights.fromHand : 1) + holds / (left + 1) / 2;
    if (role === 'rifle' && sight.own.note.goal === 0) worth += weights.pin / this.hitsToPin();
    return worth;
  }

  protected hitsToPin(): number {
    const { enemy } = this.sight;
    let hits = 0;
    for (const { place, role } of enemy.note.units) {
      if (role === 'rifle' && enemy.isOnBoard(place)) hits += 1 + (enemy.hidden[place] ?? 0);
    }
    return Math.max(hits, 1);
  }

  suppress(unit: UnitNote, target: UnitNote): number {
    const { enemy, ground, hits } = this.sight;
    const from = this.sight.own.stands(unit.place);
    const defence = target.defence + (ground.shield[from * ground.size + (enemy.at[target.place] ?? 0)] ?? 0);
    return this.suppression(target, hits.of(unit.suppressDice, defence));
  }

  suppression(target: UnitNote, chance: number): number {
    const { sight, weights } = this;
    const { enemy } = sight;
    if (enemy.suppressed[target.place] === 1 || (enemy.hidden[target.place] ?? 0) === 0) return -0.1;
    const tile = enemy.at[target.place] ?? 0;
    const share = weights.suppress + (sight.enemyToCome ? weights.suppressBefore : 0);
    const threat = target.role === 'rifle' && sight.own.on[tile] === 0 ? weights.guard * (sight.guard[tile] ?? 0) : 0;
    return chance * (share * weights.hit[target.role] + threat);
  }

  /** Value of a Blast on a tile, minus damage to own units. */
  blast(unit: UnitNote, tile: number): number {
    const { sight } = this;
    const { own, enemy, ground } = sight;
    const roof = ground.roof[tile] ?? 0;
    let worth = 0;
    for (const target of enemy.note.units) {
      if (enemy.at[target.place] === tile)
        worth += this.hit(target) * sight.hits.of(unit.blastDice, target.defence + roof);
    }
    for (const { place, role, defence } of own.note.units) {
      if (own.at[place] === tile) worth -= 1.5 * this.weights.hit[role] * sight.hits.of(unit.blastDice, defence + roof);
    }
    return worth;
  }

  /** Value that a supply card adds to a deck. */
  recruit(kind: KindId): number {
    const { sight, weights } = this;
    const unit = sight.own.note.byKind.get(kind);
    if (unit === undefined) return entry(sight.edition.kinds, kind).type.class === 'fog' ? -9 : weights.leader;
    return weights.recruit[unit.role] / (1 + weights.plenty * (sight.own.hidden[unit.place] ?? 0));
  }

  bolster(view: View, cards: number, squad: Squad | null): number {
    const { sight, weights } = this;
    const { supply } = sideOf(view.open, sight.seat);
    let best = 0;
    let last = '';
    for (const card of supply) {
      const kind = entry(sight.edition.kindOf, card);
      if (kind === last) continue;
      last = kind;
      if (squad !== null && entry(sight.edition.kinds, kind).squad !== squad) continue;
      best = Math.max(best, this.recruit(kind));
    }
    if (best <= weights.least) return NEVER;
    const early = Math.max(1 - view.open.round / 12, 0);
    return cards * best * (weights.bolsterLater + (weights.bolster - weights.bolsterLater) * early);
  }
}
