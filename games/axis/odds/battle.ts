import { isAir } from '../data/units.ts';
import type { Side } from '../data/zones.ts';
import { isFriendly } from '../rules/board.ts';
import { type BattleForce, type Combat, type Hits, type Open, other, SIDES } from '../rules/state.ts';
import { demandsOf, noHits } from '../rules/toll.ts';
import { emptyBattleForce, type Group, kindOf, musterOf, unitsOf, volleyOf } from '../rules/volley.ts';
import { type Chances, eachVolley } from './hits.ts';
import { loseOne, takeToll } from './policy.ts';

/** A combat seen from one side. */
export interface SideOdds {
  readonly muster: BattleForce;
  readonly groups: readonly Group[];
  /** Chance of losing exactly so many units, from 0 on. */
  readonly losses: Chances;
  /** Average losses of each kind. */
  readonly average: BattleForce;
  /** Chance that a land unit is left. */
  readonly stands: number;
}

/** Exact chances of one round of combat, casualties chosen as the policy says. */
export interface BattleOdds {
  readonly axis: SideOdds;
  readonly allies: SideOdds;
  /** Chance that only this side has land units left, and so controls the zone. */
  readonly wins: Readonly<Record<Side, number>>;
  /** Both have some: the fight goes on as a Battle (AA-CMB-21). */
  readonly goesOn: number;
  /** Nobody has any: control stays (AA-R-66). */
  readonly nobody: number;
  /** Chance that the zone changes hands. */
  readonly taken: number;
}

/**
 * Casualties still fire (AA-CMB-15), so neither side's losses depend on the other's, and two small distributions tell
 * everything. `survivors` are the defender's units after an attacker's volley whose dice are known.
 */
export function battleOdds(open: Open, combat: Combat, survivors: BattleForce | null = null): BattleOdds {
  const { attacker } = combat;
  const defender = other(attacker);
  const defending = survivors === null ? losses(open, combat, defender) : certain(open, combat, defender, survivors);
  const attacking = losses(open, combat, attacker);
  const sides = attacker === 'axis' ? { axis: attacking, allies: defending } : { axis: defending, allies: attacking };
  const { axis, allies } = sides;
  const wins = { axis: axis.stands * (1 - allies.stands), allies: allies.stands * (1 - axis.stands) };
  return {
    ...sides,
    wins,
    goesOn: axis.stands * allies.stands,
    nobody: (1 - axis.stands) * (1 - allies.stands),
    taken: SIDES.reduce((sum, side) => (isFriendly(open, side, combat.zone) ? sum : sum + wins[side]), 0),
  };
}

/** The losses of a side to the enemy's volley. */
function losses(open: Open, combat: Combat, side: Side): SideOdds {
  const muster = musterOf(open, combat, side);
  const tally = new Tally(side, muster);
  const sorts = targetable(muster, side);
  eachVolley(volleyOf(open, combat, other(side)), sorts, (targeted, chance, plain) => {
    const left = { ...muster };
    takeToll(left, side, targeted);
    for (const each of plain) {
      tally.add(left, chance * each);
      loseOne(left, side, null);
    }
  });
  return tally.odds(volleyOf(open, combat, side));
}

/** Hits that find nothing to demand in a force count as plain ones: the same result in fewer cases. */
function targetable(muster: BattleForce, side: Side): (sort: keyof Hits) => keyof Hits {
  const finds = (sort: 'tanks' | 'air' | 'named'): boolean =>
    demandsOf(muster, side, { ...noHits(), [sort]: 1 }).length > 0;
  const found = { plain: false, tanks: finds('tanks'), air: finds('air'), named: finds('named'), forced: finds('air') };
  return (sort) => (found[sort] ? sort : 'plain');
}

function certain(open: Open, combat: Combat, side: Side, survivors: BattleForce): SideOdds {
  const tally = new Tally(side, musterOf(open, combat, side));
  tally.add(survivors, 1);
  return tally.odds(volleyOf(open, combat, side));
}

class Tally {
  readonly #side: Side;
  readonly #muster: BattleForce;
  readonly #losses: number[] = [];
  readonly #average = emptyBattleForce();
  #stands = 0;

  constructor(side: Side, muster: BattleForce) {
    this.#side = side;
    this.#muster = muster;
  }

  add(left: BattleForce, chance: number): void {
    let lost = 0;
    let land = 0;
    for (const unit of unitsOf(this.#side)) {
      const fell = this.#muster[unit] - left[unit];
      lost += fell;
      this.#average[unit] += fell * chance;
      if (!isAir(kindOf(unit))) land += left[unit];
    }
    while (this.#losses.length <= lost) this.#losses.push(0);
    this.#losses[lost] = (this.#losses[lost] ?? 0) + chance;
    if (land > 0) this.#stands += chance;
  }

  odds(groups: readonly Group[]): SideOdds {
    return {
      muster: this.#muster,
      groups,
      losses: this.#losses,
      average: this.#average,
      stands: this.#stands,
    };
  }
}
