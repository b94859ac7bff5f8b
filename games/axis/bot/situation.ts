import { type Side, ZONE_IDS, ZONES } from '../data/zones.ts';
import { donFrozen } from '../rules/board.ts';
import { KIND_COUNT, LAND_COUNT, unitRow } from '../rules/stacks.ts';
import { type Marker, type Open, other } from '../rules/state.ts';
import { type Duel, duel, type Force } from './duel.ts';
import {
  type Army,
  armyOf,
  at,
  DEFENSE,
  FORTIFIED,
  linesOf,
  type Row,
  reachOf,
  row,
  supplyOf,
  worthsOf,
  ZONE_COUNT,
} from './ground.ts';
import type { Weights } from './weights.ts';

const TAN: readonly boolean[] = ZONE_IDS.map((id) => ZONES[id].tan);
const STACK = 8;
/** Chance to keep a zone that nobody guards and the enemy can reach. */
const UNGUARDED = 0.15;
/** Phases of an aircraft's support that count: it strikes once, land units stay. */
const AIR_SHARE = 0.6;

/** A position as one side sees it while it plans its moves: where everybody stands, and what that is worth. */
export class Situation {
  readonly open: Open;
  readonly side: Side;
  readonly enemy: Side;
  readonly weights: Weights;
  readonly mine: Army;
  readonly theirs: Army;
  readonly worth: Row;
  readonly supplied = new Uint8Array(ZONE_COUNT);
  readonly theirSupply = new Uint8Array(ZONE_COUNT);
  readonly marker: Marker[];
  /** Zones that are assaulted across the Don. */
  readonly river: boolean[];
  /** Aircraft over each zone in this phase, as attack values. */
  readonly air = row();
  threat: Army;
  readonly #attacker: Force = { count: 0, attack: 0, defense: 0 };
  readonly #defender: Force = { count: 0, attack: 0, defense: 0 };
  readonly #duel: Duel = { win: 0, attackers: 0, defenders: 0 };

  constructor(open: Open, side: Side, weights: Weights) {
    this.open = open;
    this.side = side;
    this.enemy = other(side);
    this.weights = weights;
    this.mine = armyOf(open, side);
    this.theirs = armyOf(open, this.enemy);
    const { control, marker, river } = open.zones;
    supplyOf(open, control, side, this.supplied);
    supplyOf(open, control, this.enemy, this.theirSupply);
    const lines = side === 'axis' ? linesOf(open, this.mine, this.theirs) : linesOf(open, this.theirs, this.mine);
    this.worth = worthsOf(open, lines, weights);
    this.marker = marker.slice();
    this.river = river.slice();
    this.threat = reachOf(open, this.enemy, this.marker);
  }

  isMine(zone: number): boolean {
    return this.open.zones.control[zone] === this.side;
  }

  /** The enemy in a zone can't leave it any more. */
  lock(zone: number): void {
    if (this.marker[zone] !== null) return;
    this.marker[zone] = 'assault';
    if (at(this.theirs.count, zone) > 0) this.threat = reachOf(this.open, this.enemy, this.marker);
  }

  /** Worth of a zone that the side holds uncontested, with so many more or fewer units than stand there now. */
  hold(zone: number, count: number, attack: number, defense: number): number {
    const worth = at(this.worth, zone);
    const many = at(this.threat.fighters, zone);
    if (many <= 0) return worth;
    const fighters = at(this.mine.fighters, zone) + count;
    if (fighters < 0.5) return worth * UNGUARDED;
    const share = this.weights.caution * Math.min(1, STACK / many);
    const attacker = this.#attacker;
    attacker.count = many * share;
    attacker.attack = at(this.threat.attack, zone) * share;
    attacker.defense = at(this.threat.defense, zone) * share;
    const defender = this.#defender;
    const poor = this.supplied[zone] === 1 ? 0 : fighters;
    defender.count = fighters;
    defender.attack = at(this.mine.attack, zone) + attack - poor;
    defender.defense = at(this.mine.defense, zone) + defense - poor + (FORTIFIED[zone] === true ? fighters : 0);
    duel(attacker, defender, 0, 0, this.#duel);
    return worth * (1 - this.#duel.win);
  }

  /** Worth of a fight for a zone, with so many more units and aircraft than stand there now. */
  fight(zone: number, count: number, attack: number, defense: number, air: number, river: boolean): number {
    const { weights } = this;
    const fighters = at(this.mine.fighters, zone) + count;
    if (fighters < 0.5 && air === 0) return 0;
    const enemies = at(this.theirs.count, zone);
    const worth = at(this.worth, zone);
    const isMine = this.isMine(zone);
    const many = at(this.threat.fighters, zone);
    const share = many <= 0 ? 0 : weights.fear * Math.min(1, STACK / many);
    const attacker = this.#attacker;
    const poor = this.supplied[zone] === 1 ? 0 : fighters;
    attacker.count = fighters;
    attacker.attack = at(this.mine.attack, zone) + attack - poor + air * AIR_SHARE;
    attacker.defense =
      at(this.mine.defense, zone) + defense - poor + (isMine && FORTIFIED[zone] === true ? fighters : 0);
    const defender = this.#defender;
    const theirPoor = this.theirSupply[zone] === 1 ? 0 : at(this.theirs.fighters, zone);
    const dug = !isMine && (FORTIFIED[zone] === true || river || this.river[zone] === true);
    defender.count = enemies + at(this.grounded, zone) * 0.5;
    defender.attack = at(this.theirs.attack, zone) - theirPoor;
    defender.defense =
      at(this.theirs.defense, zone) - theirPoor + (dug ? at(this.theirs.fighters, zone) : 0) + at(this.grounded, zone);
    if (defender.count < 0.5) return worth * this.#hope(zone, count, attack, defense);
    const help = share * (at(this.threat.attack, zone) + at(this.threat.defense, zone));
    duel(attacker, defender, help, share * many, this.#duel);
    const { win, attackers, defenders } = this.#duel;
    return worth * win + weights.kill * defenders - weights.loss * attackers + this.#contest(zone, attacker, defender);
  }

  /** Worth of a fight that isn't over when the round ends. */
  #contest(zone: number, attacker: Force, defender: Force): number {
    if (this.weights.contest === 0 || TAN[zone] !== true || this.isMine(zone)) return 0;
    return this.weights.contest * Math.max(0, Math.min(1, attacker.count - defender.defense / 6));
  }

  /** Chance to keep a zone taken without a fight. */
  #hope(zone: number, count: number, attack: number, defense: number): number {
    const worth = at(this.worth, zone);
    return worth <= 0 ? 0 : this.hold(zone, count, attack, defense) / worth;
  }

  /** Enemy aircraft on the ground, by their defense. */
  get grounded(): Row {
    this.#grounded ??= groundedOf(this.open, this.enemy);
    return this.#grounded;
  }
  #grounded: Row | null = null;

  /** A unit would cross an unfrozen river to attack. */
  crosses(don: boolean): boolean {
    return don && !donFrozen(this.open);
  }
}

function groundedOf(open: Open, side: Side): Row {
  const sums = row();
  const units = unitRow(open, side);
  for (let zone = 0; zone < ZONE_COUNT; zone++)
    for (let kind = LAND_COUNT; kind < KIND_COUNT; kind++)
      sums[zone] = at(sums, zone) + at(units, zone * KIND_COUNT + kind) * at(DEFENSE, kind);
  return sums;
}
