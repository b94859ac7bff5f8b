import { hitChance } from '../../rules/combat.ts';
import { id, type KindId, type TileId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { counterParts } from '../../rules/state.ts';
import { type Action, readHard } from '../../stalingrad/actions.ts';
import { isVehicle, printedOn } from '../../stalingrad/box.ts';
import { defenceAgainst } from '../../stalingrad/combat.ts';
import { edition, faceAt } from '../../stalingrad/edition.ts';
import { strikeOf } from '../../stalingrad/odds.ts';
import { firesFrom, targetsOn } from '../../stalingrad/shooting.ts';
import type { Target, View } from '../../stalingrad/state.ts';
import type { UnitNote } from '../ground.ts';
import { NEVER } from '../worth.ts';
import type { StalingradSight } from './sight.ts';
import type { StalingradWorth } from './worth.ts';

/** Wounds of a building that shelters the enemy, and of one that shelters the own side. */
const WALL = 0.5;

/** Values of attacks: on a unit, a building or a tunnel, on everything on a tile, and together with a move. */
export class Fire {
  readonly #sight: StalingradSight;
  readonly #worth: StalingradWorth;

  constructor(sight: StalingradSight, worth: StalingradWorth) {
    this.#sight = sight;
    this.#worth = worth;
  }

  #chance(view: View, at: Target, from: TileId | null, as: string, dice: number): number {
    return hitChance(edition, dice, defenceAgainst(view.open, { at, from, as }).total);
  }

  atOne(view: View, action: Parameters<typeof strikeOf>[2]): number {
    const strike = strikeOf(view, this.#sight.seat, action);
    if (strike === null) return NEVER;
    const { at, from, as, dice } = strike;
    return this.#hit(at, this.#chance(view, at, from, as, dice), as, view);
  }

  /** Value of an attack on one target. */
  #hit(at: Target, chance: number, as: string, view: View): number {
    if (at.what !== 'unit') return chance * this.#wall(view, at);
    const target = this.#sight.enemyUnit(at.unit);
    if (as === 'suppress' || as === 'area-suppress')
      return this.#sight.enemyRouted[target.place] === 1 ? -0.1 : this.#worth.suppression(target, chance);
    return chance * (this.#worth.hit(target) + (as === 'flame' ? 0.4 : 0));
  }

  /** A building that is hit covers less; nobody is hurt. */
  #wall({ open }: View, at: { readonly what: 'building' | 'tunnel'; readonly tile: TileId }): number {
    const { stakes, enemyStakes, own, enemy } = this.#sight;
    const { weights } = this.#worth;
    if (at.what === 'tunnel') return weights.control * stakes.tunnel + 0.1;
    const tile = this.#sight.tile(at.tile);
    const share = stakes.wall[tile] ?? 0;
    if (share >= 1) return weights.victory;
    const sheltered = faceAt(open, at.tile).face.buildingCover === null ? 0 : WALL;
    return (
      weights.control * (share - (enemyStakes.wall[tile] ?? 0)) +
      sheltered * ((enemy.on[tile] ?? 0) - (own.on[tile] ?? 0)) -
      0.1
    );
  }

  /** An attack on everything on a tile; bombs spare nobody. */
  atTile(view: View, card: KindId, as: 'bomb' | 'grenade' | 'area-suppress', tile: TileId): number {
    const { value, wall } = printedOn(card, as);
    const from = as === 'bomb' ? null : firesFrom(view.open, this.#sight.seat, entry(edition.kinds, card));
    let worth = 0;
    for (const target of targetsOn(view.open, this.#sight.seat, tile, as, value, wall ?? 0))
      worth += this.#struck(view, target, from, as, value, wall ?? 0);
    return worth;
  }

  #struck(view: View, target: string, from: TileId | null, as: string, dice: number, wall: number): number {
    const hard = readHard(target);
    if (hard.what !== 'unit') return this.#hit(hard, this.#chance(view, hard, from, as, wall), as, view);
    const [seat, unit] = counterParts(id.counter(target));
    const at: Target = { what: 'unit', seat, unit };
    const chance = this.#chance(view, at, from, as, dice);
    if (seat !== this.#sight.seat) return this.#hit(at, chance, as, view);
    return -1.5 * chance * this.#worth.weights.hit[this.#sight.own.note.unitOf.get(unit)?.role ?? 'rifle'];
  }

  /** Takes the best target first: the game might end before one of its own is attacked. */
  strike(view: View, action: Extract<Action, { do: 'strike' }>): number {
    const strike = strikeOf(view, this.#sight.seat, action);
    if (strike === null) return 0;
    const { at, from, as, dice } = strike;
    if (at.what === 'unit' && at.seat === this.#sight.seat) return -1;
    return this.#hit(at, this.#chance(view, at, from, as, dice), as, view);
  }

  /** Assault moves and fires, Reposition fires and moves. */
  withMove(view: View, card: KindId, use: 'assault' | 'reposition'): number {
    const unit = this.#sight.unit(card);
    const from = this.#sight.own.stands(unit.place);
    const shot = this.#bestShot(view, card);
    let step = 0;
    for (const to of this.#sight.ground.neighbours[from] ?? []) {
      if (this.#sight.own.mark[to] === 0) continue;
      const gain = this.#worth.step(unit, to, false);
      const then = use === 'assault' ? this.#bestShotFrom(unit, to) - shot : 0;
      step = Math.max(step, gain + then);
    }
    return shot + step;
  }

  #bestShot(view: View, card: KindId): number {
    const sight = this.#sight;
    const kind = entry(edition.kinds, card);
    const from = firesFrom(view.open, sight.seat, kind);
    const attack = kind.type.actions.find((each) => each.do === 'attack' || each.do === 'suppress');
    if (attack === undefined) return 0.3;
    const { most } = printedOn(card, attack.do);
    let best = 0;
    for (const target of sight.enemy.note.units) {
      if (!sight.enemy.isOnBoard(target.place) || isVehicle(target.id)) continue;
      const far =
        sight.ground.distance[
          sight.own.stands(sight.unit(card).place) * sight.ground.size + (sight.enemy.at[target.place] ?? 0)
        ] ?? 0;
      if (most !== null && far > most) continue;
      const at: Target = { what: 'unit', seat: sight.enemy.note.seat, unit: target.id };
      best = Math.max(best, this.#hit(at, this.#chance(view, at, from, attack.do, attack.value), attack.do, view));
    }
    return best;
  }

  #bestShotFrom(unit: UnitNote, tile: number): number {
    let best = 0;
    for (const target of this.#sight.enemy.note.units) {
      if (!this.#sight.enemy.isOnBoard(target.place) || isVehicle(target.id)) continue;
      best = Math.max(best, this.#worth.shot(target, tile, unit.attackDice));
    }
    return best;
  }

  bestBomb(view: View, card: KindId): number {
    let best = 0;
    for (const tile of this.#sight.ground.tiles) best = Math.max(best, this.atTile(view, card, 'bomb', tile));
    return best;
  }
}
