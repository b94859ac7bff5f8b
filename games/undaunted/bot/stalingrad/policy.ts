import { hitChance } from '../../rules/combat.ts';
import type { Kind } from '../../rules/edition.ts';
import { type CardId, id, type KindId, type TileId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { type AnyFrame, counterParts, sideOf } from '../../rules/state.ts';
import { type Action, readHard } from '../../stalingrad/actions.ts';
import { factsOf, isVehicle, printedOn } from '../../stalingrad/box.ts';
import { defenceAgainst } from '../../stalingrad/combat.ts';
import { edition, faceAt } from '../../stalingrad/edition.ts';
import { strikeOf } from '../../stalingrad/odds.ts';
import { firesFrom, targetsOn } from '../../stalingrad/shooting.ts';
import type { Framed, StalingradFrame, Target, View } from '../../stalingrad/state.ts';
import { minesLeft } from '../../stalingrad/support.ts';
import type { UnitNote } from '../ground.ts';
import { AnyPolicy } from '../policy.ts';
import { MOST_TILES } from '../sight.ts';
import type { PlanWeights } from '../weights.ts';
import { NEVER } from '../worth.ts';
import { StalingradSight } from './sight.ts';
import { StalingradWorth } from './worth.ts';

/** Choices before and after a game: nothing on the board helps with them, and the standard ones are good. */
export const SETTLED: readonly string[] = ['integrate', 'decks', 'reserves'];
/** Wounds of a building that shelters the enemy, and of one that shelters the own side. */
const WALL = 0.5;
const WATCH_DICE = 3;

/** Rates every action of this edition. */
export class StalingradPolicy extends AnyPolicy<Action> {
  protected override readonly sight: StalingradSight;
  protected override readonly worth: StalingradWorth;

  constructor(weights: PlanWeights) {
    const sight = new StalingradSight(false);
    const worth = new StalingradWorth(sight, weights);
    super(sight, worth);
    this.sight = sight;
    this.worth = worth;
  }

  protected override looks({ step }: AnyFrame): boolean {
    return step !== 'command' && !SETTLED.includes(step);
  }

  protected override score(view: View, frame: StalingradFrame, action: Action): number {
    const { weights } = this.worth;
    switch (action.do) {
      case 'confirm':
        return 1;
      case 'pick':
      case 'drop':
      case 'standard':
        return NEVER;
      case 'withdraw':
        return 10 * NEVER;
      case 'mark':
        return 0.01 + this.worth.opening(this.tile(action.to)) + weights.fogGained * this.sight.patience;
      case 'enter':
        return this.#enter(view, action.card, this.tile(action.to));
      case 'attack':
      case 'attack-2':
      case 'suppress':
      case 'flame':
      case 'antitank':
      case 'demo':
        return this.#fire(view, action);
      case 'bomb':
      case 'grenade':
      case 'area-suppress':
        return this.#barrage(view, action.card, action.do, action.to);
      case 'strike':
        return this.#strike(view, action);
      case 'assault':
      case 'reposition':
        return this.#combined(view, action.card, action.do);
      case 'support':
        return (
          this.worth.bolster(view, printedOn(action.card, 'support').value, this.#squadOf(action.card, 'support')) +
          0.5 * weights.drawn
        );
      case 'take':
        return this.#take(view, frame, action.card);
      case 'ready':
        return 1.2 * weights.rally;
      case 'inspire':
      case 'force':
        return this.#again(view, action.card, action.do);
      case 'explore':
        return weights.recon + 0.3;
      case 'antiair':
        return this.#antiair(view);
      case 'mine':
        return this.#mine(view, action.card);
      case 'lay':
        return this.#lay(frame, this.tile(action.to), action.kind);
      case 'overwatch':
        return this.#overwatch(view, action.card, action.to);
      case 'smoke':
        return this.#smoke(action.card);
      case 'lose':
        return -this.#value(action.card);
      case 'push':
        return frame.step === 'push' ? this.#push(frame, this.tile(action.to)) : 0;
      case 'stay':
        return 0;
      case 'tunnel':
        return 1;
      case 'street':
      case 'watch':
      case 'keep':
        return 0;
      case 'stow':
        return 0.3;
      case 'done':
        return frame.step === 'bolster' || frame.step === 'freeBolster' || frame.step === 'support'
          ? weights.least
          : frame.step === 'choosing'
            ? 0.05
            : 0;
      case 'go':
        return this.#stepOn(frame, this.tile(action.to));
      case 'hunker':
        return this.hunker(view, action.card);
      default:
        return this.shared(view, frame, action);
    }
  }

  /** A leader is worth the best thing that it can do now. */
  protected override leaderWorth(view: View, { id: card, type, squad }: Kind): number {
    const { weights } = this.worth;
    let best = 0;
    for (const { do: use, value, ownSquad } of type.actions) {
      const only = ownSquad ? squad : null;
      if (use === 'bolster') best = Math.max(best, this.worth.bolster(view, value, only));
      else if (use === 'support') best = Math.max(best, this.worth.bolster(view, value, only) + 0.5 * weights.drawn);
      else if (use === 'command') best = Math.max(best, this.command(view));
      else if (use === 'bomb') best = Math.max(best, this.#bestBomb(view, card));
      else if (use === 'antiair') best = Math.max(best, this.#antiair(view));
      else if (use === 'recon')
        best = Math.max(best, this.hand.some((held) => factsOf(held).kind === 'fog') ? weights.recon : 0);
      else if (use === 'guide' || use === 'inspire' || use === 'force') best = Math.max(best, 0.6);
    }
    return best;
  }

  #bestBomb(view: View, card: KindId): number {
    let best = 0;
    for (const tile of this.sight.ground.tiles) best = Math.max(best, this.#barrage(view, card, 'bomb', tile));
    return best;
  }

  #stepOn(frame: StalingradFrame, to: number): number {
    return frame.step === 'march' ? this.go(frame.unit, frame.kind, to) : 0;
  }

  #squadOf(card: KindId, use: string) {
    return printedOn(card, use).squad === null ? null : entry(edition.kinds, card).squad;
  }

  /** A card acts where its counter enters. */
  #enter(view: View, card: KindId, to: number): number {
    const { own } = this.sight;
    const unit = this.unit(card);
    const before = own.entry[unit.place] ?? 0;
    own.entry[unit.place] = to;
    const worth =
      Math.max(this.cardWorth(view, card), 0.2) + 0.3 * this.worth.post(unit, to) - 0.3 * this.worth.post(unit, before);
    own.entry[unit.place] = before;
    return worth + (view.open.round > 0 ? 0.1 : 0);
  }

  #chance(view: View, at: Target, from: TileId | null, as: string, dice: number): number {
    return hitChance(edition, dice, defenceAgainst(view.open, { at, from, as }).total);
  }

  #fire(view: View, action: Parameters<typeof strikeOf>[2]): number {
    const strike = strikeOf(view, this.sight.seat, action);
    if (strike === null) return NEVER;
    const { at, from, as, dice } = strike;
    return this.#hit(at, this.#chance(view, at, from, as, dice), as, view);
  }

  /** Value of an attack on one target. */
  #hit(at: Target, chance: number, as: string, view: View): number {
    if (at.what !== 'unit') return chance * this.#wall(view, at);
    const target = this.enemy(at.unit);
    if (as === 'suppress' || as === 'area-suppress')
      return this.sight.enemyRouted[target.place] === 1 ? -0.1 : this.worth.suppression(target, chance);
    return chance * (this.worth.hit(target) + (as === 'flame' ? 0.4 : 0));
  }

  /** A building that is hit covers less; nobody is hurt. */
  #wall({ open }: View, at: { readonly what: 'building' | 'tunnel'; readonly tile: TileId }): number {
    const { stakes, enemyStakes, own, enemy } = this.sight;
    const { weights } = this.worth;
    if (at.what === 'tunnel') return weights.control * stakes.tunnel + 0.1;
    const tile = this.tile(at.tile);
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
  #barrage(view: View, card: KindId, as: 'bomb' | 'grenade' | 'area-suppress', tile: TileId): number {
    const { value, wall } = printedOn(card, as);
    const from = as === 'bomb' ? null : firesFrom(view.open, this.sight.seat, entry(edition.kinds, card));
    let worth = 0;
    for (const target of targetsOn(view.open, this.sight.seat, tile, as, value, wall ?? 0))
      worth += this.#struck(view, target, from, as, value, wall ?? 0);
    return worth;
  }

  #struck(view: View, target: string, from: TileId | null, as: string, dice: number, wall: number): number {
    const hard = readHard(target);
    if (hard.what !== 'unit') return this.#hit(hard, this.#chance(view, hard, from, as, wall), as, view);
    const [seat, unit] = counterParts(id.counter(target));
    const at: Target = { what: 'unit', seat, unit };
    const chance = this.#chance(view, at, from, as, dice);
    if (seat !== this.sight.seat) return this.#hit(at, chance, as, view);
    return -1.5 * chance * this.worth.weights.hit[this.sight.own.note.unitOf.get(unit)?.role ?? 'rifle'];
  }

  /** Takes the best target first: the game might end before one of its own is attacked. */
  #strike(view: View, action: Extract<Action, { do: 'strike' }>): number {
    const strike = strikeOf(view, this.sight.seat, action);
    if (strike === null) return 0;
    const { at, from, as, dice } = strike;
    if (at.what === 'unit' && at.seat === this.sight.seat) return -1;
    return this.#hit(at, this.#chance(view, at, from, as, dice), as, view);
  }

  /** Assault moves and fires, Reposition fires and moves. */
  #combined(view: View, card: KindId, use: 'assault' | 'reposition'): number {
    const unit = this.unit(card);
    const from = this.sight.own.stands(unit.place);
    const shot = this.#bestShot(view, card);
    let step = 0;
    for (const to of this.sight.ground.neighbours[from] ?? []) {
      if (this.sight.own.mark[to] === 0) continue;
      const gain = this.worth.step(unit, to, false);
      const then = use === 'assault' ? this.#bestShotFrom(unit, to) - shot : 0;
      step = Math.max(step, gain + then);
    }
    return shot + step;
  }

  #bestShot(view: View, card: KindId): number {
    const { sight } = this;
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
          sight.own.stands(this.unit(card).place) * sight.ground.size + (sight.enemy.at[target.place] ?? 0)
        ] ?? 0;
      if (most !== null && far > most) continue;
      const at: Target = { what: 'unit', seat: sight.enemy.note.seat, unit: target.id };
      best = Math.max(best, this.#hit(at, this.#chance(view, at, from, attack.do, attack.value), attack.do, view));
    }
    return best;
  }

  #bestShotFrom(unit: UnitNote, tile: number): number {
    let best = 0;
    for (const target of this.sight.enemy.note.units) {
      if (!this.sight.enemy.isOnBoard(target.place) || isVehicle(target.id)) continue;
      best = Math.max(best, this.worth.shot(target, tile, unit.attackDice));
    }
    return best;
  }

  #take(view: View, frame: StalingradFrame, card: KindId): number {
    if (frame.step === 'choosing') return this.cardWorth(view, card);
    const worth = this.take(card);
    return frame.step === 'support' && worth > 0 ? worth + 0.5 * Math.max(this.cardWorth(view, card), 0) : worth;
  }

  /** Cards in the play area act again; forced ones are suppressed after it. */
  #again(view: View, card: KindId, use: 'inspire' | 'force'): number {
    const { squad, value } = printedOn(card, use);
    const isOf = (played: CardId): boolean =>
      played !== id.card(card) && (squad === null || entry(edition.kinds, id.kind(played)).squad === squad);
    const worths: number[] = [];
    for (const played of sideOf(view.open, this.sight.seat).play)
      if (factsOf(played).kind === 'combat' && isOf(played)) worths.push(this.cardWorth(view, id.kind(played)));
    if (worths.length === 0) return NEVER;
    const waits = this.hand.some((held) => factsOf(held).kind === 'combat' && isOf(held));
    if (waits && worths.length < value + 1) return 0.2;
    let sum = 0;
    for (const worth of worths.sort((a, b) => b - a).slice(0, value)) sum += worth - (use === 'force' ? 0.4 : 0);
    return sum * this.worth.weights.inspire;
  }

  #antiair({ open }: View): number {
    const { enemy, stakes } = this.sight;
    const group = id.group('bomber');
    const { counts } = edition.brought(open, enemy.note.seat);
    const left = (counts[group] ?? 0) - (sideOf(open, enemy.note.seat).lost[group] ?? 0);
    const supplied = sideOf(open, enemy.note.seat).supply.filter((card) => edition.groupOf[card] === group).length;
    return left - supplied > 0 ? 1.5 + this.worth.weights.control * stakes.bomber : -0.2;
  }

  #mine(view: View, card: KindId): number {
    const unit = this.unit(card);
    if (minesLeft(view, this.sight.seat, unit.id) === 0) return NEVER;
    const from = this.sight.own.stands(unit.place);
    let best = 0;
    for (const to of this.sight.ground.neighbours[from] ?? []) best = Math.max(best, this.#edge(from, to));
    return best;
  }

  /** A mine between the enemy and a tile that it wants. */
  #edge(from: number, to: number): number {
    const { own, enemy, ground, enemyStakes } = this.sight;
    const prize = (enemyStakes.gain[from] ?? 0) + (this.sight.guard[from] ?? 0) + this.#enemyStand(from);
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
    for (const { place } of this.sight.enemy.note.units)
      most = Math.max(most, this.sight.enemyStakes.stand[place * MOST_TILES + tile] ?? 0);
    return most;
  }

  #lay(frame: StalingradFrame, to: number, kind: 'antipersonnel' | 'antitank'): number {
    if (frame.step !== 'mining') return 0;
    const unit = this.sight.own.note.unitOf.get(frame.unit);
    if (unit === undefined) return 0;
    const worth = this.#edge(this.sight.own.stands(unit.place), to);
    return kind === 'antipersonnel' ? worth + 0.01 : 0.5 * worth - 0.05;
  }

  /** Who enters a watched tile may be suppressed first. */
  #overwatch({ open }: View, card: KindId, tile: TileId): number {
    const { enemy, ground, enemyStakes, hits } = this.sight;
    const gunner = this.unit(card);
    const counter = `${this.sight.seat}/${gunner.id}`;
    const to = this.tile(tile);
    let worth = 0;
    for (const { place, role, defence } of enemy.note.units) {
      const at = enemy.at[place] ?? -1;
      if (at < 0 || this.sight.enemyRouted[place] === 1 || role !== 'rifle') continue;
      if ((ground.distance[at * ground.size + to] ?? 9) !== 1) continue;
      const prize =
        (enemyStakes.gain[to] ?? 0) +
        (enemyStakes.stand[place * MOST_TILES + to] ?? 0) +
        0.5 * (this.sight.stakes.held[to] ?? 0);
      const shield = ground.shield[this.sight.own.stands(gunner.place) * ground.size + at] ?? 0;
      worth += hits.of(WATCH_DICE, defence + shield) * (0.2 + 4 * prize);
    }
    return Object.entries(open.watched).some(([by, watched]) => by === counter && watched === tile) ? -0.1 : worth;
  }

  /** Smoke covers everybody on the tile. */
  #smoke(card: KindId): number {
    const { own, enemy } = this.sight;
    const tile = own.stands(this.unit(card).place);
    const prize = (this.sight.guard[tile] ?? 0) + (this.sight.take[tile] ?? 0);
    return ((own.on[tile] ?? 0) - (enemy.on[tile] ?? 0)) * (0.15 + 0.4 * Math.min(prize, 1)) * this.sight.patience;
  }

  /** What a card is worth to its owner. */
  #value(card: KindId): number {
    const facts = factsOf(id.card(card));
    let sum = facts.initiative / 10;
    for (const { do: use, value } of facts.actions) sum += use === 'control' ? 1 : 0.2 + value / 5;
    return sum;
  }

  /** Away from where the enemy wants to be; an own unit to where it is wanted. */
  #push({ at }: Framed<'push'>, to: number): number {
    const { sight } = this;
    if (at.seat === sight.seat) {
      const unit = sight.own.note.unitOf.get(at.unit);
      return unit === undefined ? 0 : this.worth.step(unit, to, false);
    }
    const unit = this.enemy(at.unit);
    const from = sight.enemy.at[unit.place] ?? 0;
    return this.#lure(unit, from) - this.#lure(unit, to);
  }

  /** How good a tile is for an enemy unit. */
  #lure({ place, role }: UnitNote, tile: number): number {
    const { enemyStakes, ground, enemy } = this.sight;
    let best = 0;
    for (const [i, goal] of ground.objectives.entries()) {
      const prize =
        (enemyStakes.stand[place * MOST_TILES + goal] ?? 0) + (role === 'rifle' ? (enemyStakes.gain[goal] ?? 0) : 0);
      best = Math.max(best, prize * 0.65 ** ((enemy.ways[i * ground.size + tile] ?? 9) / 2));
    }
    return best;
  }
}
