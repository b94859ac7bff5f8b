import { AREAS, type AreaId } from '../data/areas.ts';
import { MORALE } from '../data/charts.ts';
import { COUNTERS, type Strategy } from '../data/counters.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { attackers, battleOf, defender, isolationChange } from '../rules/battle.ts';
import { isUrban } from '../rules/board.ts';
import { candidates } from '../rules/hidden.ts';
import type { Markers, Open } from '../rules/state.ts';
import { airStrike, defenseFactor, defenseModifiers, sovietDice, total } from '../rules/strength.ts';
import { MIDDLE, type Swing, swingOf } from './chances.ts';
import {
  type Force,
  type Kind,
  type Lead,
  mayFly,
  NO_MARKERS,
  pricesAt,
  type Strength,
  type Support,
  strengthOf,
  supportsOf,
  weigh,
} from './force.ts';
import type { Weights } from './weights.ts';
import { areaWorth, lossOf, moraleWorth, turnsLeft } from './worth.ts';

/** Expected result of an attack. */
export interface Prospect {
  /** Value in Areas. */
  readonly value: number;
  /** Chance that the Area is taken. */
  readonly capture: number;
  /** Number of markers it will use, where an Air marker counts for more than one. */
  readonly markers: number;
}

/** The best way to fight a known defender. */
export interface Fight extends Prospect {
  readonly lead: UnitId;
  readonly support: Markers;
}

/** A possible defender, and the number of cases with it. */
interface Defender {
  readonly factor: number;
  readonly strategy: Strategy | null;
  readonly ways: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const NOTHING: Prospect = { value: 0, capture: 0, markers: 0 };
const KINDS: readonly Kind[] = ['mandatory', 'optional', 'inside'];
const BLOODY_STREETS = 1 / 3;

/**
 * Prospects of every attack in one position, at one price of markers. They hold until somebody fights or buys;
 * positions of units don't matter.
 */
export class Reckoning {
  /** The owner of the reckoning keeps this up to date. */
  open: Open;
  readonly weights: Weights;
  readonly #markers: Markers;
  readonly #prices: Markers;
  /** Value of one point of Morale less, or more. */
  readonly #lower: number;
  readonly #higher: number;
  readonly #prospects = new Map<number, Prospect>();
  readonly #worths = new Map<AreaId, number>();
  readonly #leads = new Map<UnitId, Lead>();
  readonly #sorts = new Map<UnitId, number>();
  readonly #sortNames: string[] = [''];
  readonly #strengths = new Map<string, Strength>();
  readonly #supports = new Map<string, readonly Support[]>();
  readonly #defenders = new Map<AreaId, readonly Defender[]>();
  readonly #pools = new Map<string, readonly Defender[]>();
  readonly #defense = new Map<AreaId, number>();
  readonly #swings = new Map<number, readonly [plain: Swing, withAir: Swing]>();

  constructor(open: Open, weights: Weights, markers: Markers, price: number) {
    this.open = open;
    this.weights = weights;
    this.#markers = markers;
    this.#prices = pricesAt(price, turnsLeft(open) > 0 ? weights : NO_MARKERS);
    const now = moraleWorth(open, open.morale, weights);
    this.#lower = moraleWorth(open, open.morale - 1, weights) - now;
    this.#higher = moraleWorth(open, Math.min(MORALE.max, open.morale + 1), weights) - now;
  }

  /** Prospect of an attack before it is made. */
  prospect(area: AreaId, kind: Kind, units: readonly UnitId[]): Prospect {
    const key = this.#key(area, kind, units);
    let prospect = this.#prospects.get(key);
    if (prospect === undefined) {
      prospect = this.#overAllDefenders(this.#force(area, kind, units));
      this.#prospects.set(key, prospect);
    }
    return prospect;
  }

  /** The best way to fight the current combat, with its lead if one has been named. */
  fightNow(): Fight {
    const { open } = this;
    const { area, kind, isolation, strategy, lead } = battleOf(open);
    const force = this.#force(area, kind, attackers(battleOf(open)));
    const leads = lead === null ? force.leads : [this.#leadBy(lead)];
    const atWork = strategy === 'barrage' ? null : strategy; // already answered by then
    return this.#fight({ ...force, leads }, defenseFactor(defender(open), isolation), atWork);
  }

  /** The best answer to a Barrage: the unit to lose, or null to fall back. */
  answerToBarrage(): UnitId | null {
    const { open } = this;
    const { area, kind, isolation } = battleOf(open);
    const factor = defenseFactor(defender(open), isolation);
    return this.#underBarrage(this.#force(area, kind, attackers(battleOf(open))), factor).lost;
  }

  /** Same key for all units of the same sorts, in any order. A sort is less than 64, so the key is exact. */
  #key(area: AreaId, kind: Kind, units: readonly UnitId[]): number {
    const sorts = units.map((unit) => this.#sortOf(unit)).sort((a, b) => a - b);
    let key = area * KINDS.length + KINDS.indexOf(kind);
    for (let i = 0; i < 4; i++) key = key * 64 + (sorts[i] ?? 0);
    return key;
  }

  #sortOf(unit: UnitId): number {
    let sort = this.#sorts.get(unit);
    if (sort === undefined) {
      const { attack, loss } = this.#leadBy(unit);
      const name = `${UNITS[unit].division} ${attack} ${loss}`;
      sort = this.#sortNames.indexOf(name);
      if (sort < 0) sort = this.#sortNames.push(name) - 1;
      this.#sorts.set(unit, sort);
    }
    return sort;
  }

  #leadBy(unit: UnitId): Lead {
    let lead = this.#leads.get(unit);
    if (lead === undefined) {
      lead = { unit, attack: UNITS[unit].attack, loss: lossOf(this.open, unit, this.weights) };
      this.#leads.set(unit, lead);
    }
    return lead;
  }

  #force(area: AreaId, kind: Kind, units: readonly UnitId[]): Force {
    const leads: Lead[] = [];
    for (const unit of units) {
      const lead = this.#leadBy(unit);
      if (!leads.some(({ attack, loss }) => attack >= lead.attack && loss <= lead.loss)) leads.push(lead);
    }
    let makeUp = isUrban(area) ? 'urban' : '';
    for (const unit of units) makeUp += ` ${UNITS[unit].division}`;
    let strength = this.#strengths.get(makeUp);
    if (strength === undefined) {
      strength = strengthOf(this.open, area, units);
      this.#strengths.set(makeUp, strength);
    }
    return {
      area,
      kind,
      units,
      base: strength.base,
      leads,
      supports: this.#supportsFor(area, kind, units.length, strength),
    };
  }

  #supportsFor(area: AreaId, kind: Kind, slots: number, strength: Strength): readonly Support[] {
    const flying = mayFly(this.open, area, kind);
    const key = `${slots} ${flying} ${strength.firstEngineer}`;
    let supports = this.#supports.get(key);
    if (supports === undefined) {
      supports = supportsOf(strength, slots, this.#markers, flying, this.#prices);
      this.#supports.set(key, supports);
    }
    return supports;
  }

  #overAllDefenders(force: Force): Prospect {
    let value = 0;
    let capture = 0;
    let markers = 0;
    let cases = 0;
    for (const { factor, strategy, ways } of this.#defendersIn(force.area)) {
      const fight = strategy === 'barrage' ? this.#underBarrage(force, factor) : this.#fight(force, factor, strategy);
      value += ways * fight.value;
      capture += ways * fight.capture;
      markers += ways * fight.markers;
      cases += ways;
    }
    return cases === 0 ? NOTHING : { value: value / cases, capture: capture / cases, markers: markers / cases };
  }

  #defendersIn(area: AreaId): readonly Defender[] {
    let defenders = this.#defenders.get(area);
    if (defenders === undefined) {
      const { soviet, isolated } = this.open.areas[area];
      const pool = soviet === 'hidden' ? `${AREAS[area].terrain} ${isolated}` : `${area}`;
      defenders = this.#pools.get(pool) ?? defendersOf(this.open, area);
      this.#pools.set(pool, defenders);
      this.#defenders.set(area, defenders);
    }
    return defenders;
  }

  /** AV-REV-06: lose one unit and fight on, or fall back. */
  #underBarrage({ area, kind, units }: Force, factor: number): Prospect & { lost: UnitId | null } {
    let best: Prospect & { lost: UnitId | null } = { value: this.weights.revealed, capture: 0, markers: 0, lost: null };
    if (units.length === 1) return best;
    const tried = new Set<number>();
    for (const lost of units) {
      const sort = this.#sortOf(lost);
      if (tried.has(sort)) continue;
      tried.add(sort);
      const rest = units.filter((unit) => unit !== lost);
      const { value, capture, markers } = this.#fight(this.#force(area, kind, rest), factor, null);
      const net = value - this.#leadBy(lost).loss;
      if (net > best.value) best = { value: net, capture, markers, lost };
    }
    return best;
  }

  #fight({ area, kind, base, leads, supports }: Force, factor: number, strategy: Strategy | null): Fight {
    const lower = this.#lower;
    const defense = this.#defenseOf(area) + factor;
    const [plain, withAir] = this.#swingsOf(area, strategy === 'guards', defense);
    const taken = this.#worthOf(area);
    const learnt = strategy === null ? 0 : this.weights.revealed;
    const bonus = AREAS[area].tem === 4 ? this.#higher : 0; // AV-OUT-13
    const streets = isUrban(area) ? BLOODY_STREETS * lower : 0;
    const stay = kind === 'mandatory' ? this.weights.foothold + streets : 0;
    const heroes = strategy === 'heroes' ? lower : 0;
    let most = Number.NEGATIVE_INFINITY;
    let capture = 0;
    let [bestLead] = leads;
    let [bestSupport] = supports;
    for (const lead of leads) {
      const ambushed = strategy === 'ambush' ? lead.loss : 0;
      const repulsed = lower - lead.loss + learnt;
      const stalemate = stay + learnt - ambushed + heroes;
      const held = strategy === 'fanatic';
      const success = held ? stalemate : taken - ambushed + (heroes !== 0 && bonus !== 0 ? 0 : heroes + bonus);
      const overrun = taken + bonus;
      const ahead = base + lead.attack - defense;
      for (let i = 0; i < supports.length; i++) {
        const support = supports[i];
        if (support === undefined) continue;
        const swing = support.air ? withAir : plain;
        const even = MIDDLE - ahead - support.bonus;
        const lost = swing[even - 1] ?? 0;
        const notWon = swing[even] ?? 0;
        const notOverrun = swing[even + factor] ?? 1;
        const value =
          lost * repulsed +
          (notWon - lost) * stalemate +
          (notOverrun - notWon) * success +
          (1 - notOverrun) * overrun -
          support.price;
        if (value <= most) continue;
        most = value;
        capture = 1 - (held ? notOverrun : notWon);
        bestLead = lead;
        bestSupport = support;
      }
    }
    if (bestLead === undefined || bestSupport === undefined) throw new Error('nobody attacks');
    const { markers } = bestSupport;
    return { value: most, capture, markers: weigh(markers), lead: bestLead.unit, support: markers };
  }

  #worthOf(area: AreaId): number {
    let worth = this.#worths.get(area);
    if (worth === undefined) {
      worth = areaWorth(this.open, area, this.weights);
      this.#worths.set(area, worth);
    }
    return worth;
  }

  #defenseOf(area: AreaId): number {
    let defense = this.#defense.get(area);
    if (defense === undefined) {
      defense = total(defenseModifiers(this.open, area, 0));
      this.#defense.set(area, defense);
    }
    return defense;
  }

  /** An Air die can't reduce a value below 0 (AV-RES-15). */
  #swingsOf(area: AreaId, guards: boolean, defense: number): readonly [plain: Swing, withAir: Swing] {
    const key = (area * 2 + (guards ? 1 : 0)) * 8 + Math.min(defense, 6);
    let swings = this.#swings.get(key);
    if (swings === undefined) {
      const { rolled } = sovietDice(area, guards);
      const strikes = FACES.map((face) => Math.min(defense, airStrike(this.open, area, face)));
      swings = [swingOf(rolled, []), swingOf(rolled, strikes)];
      this.#swings.set(key, swings);
    }
    return swings;
  }
}

/** Every possible defender of an Area, with every face of an Isolation die. */
function defendersOf(open: Open, area: AreaId): Defender[] {
  const { soviet, isolated } = open.areas[area];
  if (soviet === null) return [];
  const defenders: { factor: number; strategy: Strategy | null; ways: number }[] = [];
  for (const counter of soviet === 'hidden' ? candidates(open, area) : [soviet]) {
    const { strategy: own } = COUNTERS[counter];
    const strategy = soviet === 'hidden' || counter === 'pavlov' ? own : null;
    for (const face of isolated ? FACES : FACES.slice(0, 1)) {
      const factor = defenseFactor(counter, isolated ? isolationChange(face, own === 'guards') : 0);
      const known = defenders.find((each) => each.factor === factor && each.strategy === strategy);
      if (known === undefined) defenders.push({ factor, strategy, ways: 1 });
      else known.ways++;
    }
  }
  return defenders;
}
