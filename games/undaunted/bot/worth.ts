import type { KindId, Squad } from '../rules/edition.ts';
import { entry } from '../rules/pieces.ts';
import { sideOf, type View } from '../rules/state.ts';
import type { UnitNote } from './ground.ts';
import { NO_MARK, type Sight } from './sight.ts';
import type { Weights } from './weights.ts';

/** What single things to do are worth to the seat whose view is in sight, in cards. */
export class Worth {
  readonly sight: Sight;
  readonly weights: Weights;

  constructor(sight: Sight, weights: Weights) {
    this.sight = sight;
    this.weights = weights;
  }

  control(unit: UnitNote): number {
    const { sight, weights } = this;
    const tile = sight.own.stands(unit.place);
    const take = sight.take[tile] ?? 0;
    if (take === 0) return -1; // a tile without points
    const points = sight.points[tile] ?? 0;
    const wins = points >= sight.own.needs && sight.ownMark[tile] !== 2;
    return (wins ? weights.victory : weights.controlAct) + weights.control * take;
  }

  /** A unit's step from where it stands; staying is worth nothing. */
  step(unit: UnitNote, to: number, follows: boolean): number {
    const from = this.sight.own.stands(unit.place);
    if (from === to) return -0.05;
    const gain = this.#post(unit, to) - this.#post(unit, from);
    const { weights, sight } = this;
    if (!follows || unit.role !== 'rifle' || gain <= 0) return gain;
    return (sight.take[to] ?? 0) > 0 && sight.enemyOn[to] === 0 ? gain + weights.follow : gain;
  }

  /** A scout's step: the same, and what marking the tile opens. */
  scout(unit: UnitNote, to: number): number {
    const from = this.sight.own.stands(unit.place);
    const gain = to === from ? -0.05 : this.#post(unit, to) - this.#post(unit, from);
    return gain + this.opening(to);
  }

  /** What a mark on a tile gives: a way for riflemen, for a Fog of War; nothing where there is one. */
  opening(tile: number): number {
    const { sight, weights } = this;
    if (sight.ownMark[tile] !== NO_MARK) return 0;
    const { distance, size, objectives } = sight.ground;
    let best = 0;
    for (const goal of objectives) {
      const take = sight.take[goal] ?? 0;
      if (take === 0) continue;
      const rest = distance[tile * size + goal] ?? 9;
      for (const { place, role } of sight.own.note.units) {
        if (role !== 'rifle') continue;
        const from = sight.own.stands(place);
        const whole = distance[from * size + goal] ?? 9;
        const detour = (distance[from * size + tile] ?? 9) + rest - whole;
        if (detour > 0) continue;
        best = Math.max(best, take * weights.fade ** (whole - 1));
      }
    }
    return weights.path * best - weights.fogGained;
  }

  /** What it is worth to have a unit on a tile. */
  #post(unit: UnitNote, tile: number): number {
    const { sight, weights } = this;
    const guard = (sight.guard[tile] ?? 0) > 0 && this.#othersOn(unit, tile) === 0 ? (sight.guard[tile] ?? 0) : 0;
    let worth = weights.guard * guard + weights.cover * (sight.ground.roof[tile] ?? 0);
    if (unit.role === 'rifle') worth += weights.approach * this.#pull(unit, tile);
    else if (unit.role !== 'mortar') worth += weights.fire * this.#fireFrom(unit, tile);
    return worth;
  }

  #othersOn({ place }: UnitNote, tile: number): number {
    const { own, ownOn } = this.sight;
    return (ownOn[tile] ?? 0) - (own.at[place] === tile ? 1 : 0);
  }

  /** How much tiles worth taking pull a rifle unit that stands here. */
  #pull({ place }: UnitNote, tile: number): number {
    const { sight, weights } = this;
    const { distance, size, objectives } = sight.ground;
    let best = 0;
    for (const goal of objectives) {
      let pull = sight.take[goal] ?? 0;
      if (pull === 0) continue;
      if ((sight.enemyOn[goal] ?? 0) > 0) pull *= weights.blocked;
      const steps = distance[tile * size + goal] ?? 9;
      if (this.#isClaimed(place, goal)) pull *= weights.claimed;
      pull *= FADING[steps] ?? 0;
      if (pull > best) best = pull;
    }
    return best;
  }

  /** Whether another rifle unit is nearer to a tile, or as near and before it in the order of units. */
  #isClaimed(place: number, goal: number): boolean {
    const { own, ground } = this.sight;
    const { distance, size } = ground;
    const steps = distance[own.stands(place) * size + goal] ?? 9;
    for (const other of own.note.units) {
      if (other.role !== 'rifle' || other.place === place || !own.isOnBoard(other.place)) continue;
      const theirs = distance[own.stands(other.place) * size + goal] ?? 9;
      if (theirs < steps || (theirs === steps && other.place < place)) return true;
    }
    return false;
  }

  /** The best shot from a tile. */
  #fireFrom(unit: UnitNote, tile: number): number {
    let best = 0;
    for (const target of this.sight.enemy.note.units) {
      if (this.sight.enemy.isOnBoard(target.place)) best = Math.max(best, this.#shot(target, tile, unit.attackDice));
    }
    return best;
  }

  attack(unit: UnitNote, target: UnitNote): number {
    return this.#shot(target, this.sight.own.stands(unit.place), unit.attackDice);
  }

  #shot(target: UnitNote, from: number, dice: number): number {
    const { sight } = this;
    const { enemy, ground } = sight;
    const defence = target.defence + (ground.shield[from * ground.size + (enemy.at[target.place] ?? 0)] ?? 0);
    return sight.hits.of(dice, defence) * this.hit(target);
  }

  /** What a hit on an enemy unit is worth. */
  hit({ place, role }: UnitNote): number {
    const { sight, weights } = this;
    const { enemy } = sight;
    const tile = enemy.at[place] ?? 0;
    const left = enemy.hidden[place] ?? 0;
    let worth = weights.hit[role];
    const holds = (sight.take[tile] ?? 0) * weights.inTheWay;
    if (left === 0) worth = worth * weights.counter + holds;
    else worth = worth * (sight.enemyToCome ? weights.fromHand : 1) + holds / (left + 1) / 2;
    if (role === 'rifle' && sight.own.note.goal === 0) worth += weights.pin / this.#hitsToPin();
    return worth;
  }

  #hitsToPin(): number {
    const { enemy } = this.sight;
    let hits = 0;
    for (const { place, role } of enemy.note.units) {
      if (role === 'rifle' && enemy.isOnBoard(place)) hits += 1 + (enemy.hidden[place] ?? 0);
    }
    return Math.max(hits, 1);
  }

  suppress(unit: UnitNote, target: UnitNote): number {
    const { sight, weights } = this;
    const { enemy, ground } = sight;
    if (enemy.suppressed[target.place] === 1 || (enemy.hidden[target.place] ?? 0) === 0) return -0.1;
    const from = sight.own.stands(unit.place);
    const tile = enemy.at[target.place] ?? 0;
    const defence = target.defence + (ground.shield[from * ground.size + tile] ?? 0);
    const share = weights.suppress + (sight.enemyToCome ? weights.suppressBefore : 0);
    const threat = target.role === 'rifle' && sight.ownOn[tile] === 0 ? weights.guard * (sight.guard[tile] ?? 0) : 0;
    return sight.hits.of(unit.suppressDice, defence) * (share * weights.hit[target.role] + threat);
  }

  /** What a Blast on a tile brings, own units counted against it. */
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

  /** What a card of the supply adds to a deck. */
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
    if (best < weights.least) return -0.1;
    const early = Math.max(1 - view.open.round / 12, 0);
    return cards * best * (weights.bolsterLater + (weights.bolster - weights.bolsterLater) * early);
  }
}

const FADING = Array.from({ length: 10 }, (_, steps) => 0.6 ** steps);
