/** A fight in expectation, over some phases: quick where exact odds would take too long. */

/** A force with its sums of attack and defense values, supply and ground counted in. */
export interface Force {
  count: number;
  attack: number;
  defense: number;
}

/** The end of a fight as it is expected. */
export interface Duel {
  /** Chance that the attacker has the zone in the end, more or less. */
  win: number;
  /** Units lost. */
  attackers: number;
  defenders: number;
}

const PHASES = 4;

/**
 * The attacker's phase comes first, then the defender's, and so on. `help` is the attack and defense that joins the
 * defender in its own phase.
 */
export function duel(attacker: Force, defender: Force, help: number, extra: number, result: Duel): void {
  let ours = attacker.count;
  let theirs = defender.count;
  let attack = attacker.attack;
  let defense = attacker.defense;
  let theirAttack = defender.attack;
  let theirDefense = defender.defense;
  for (let phase = 0; phase < PHASES && ours > 0.05 && theirs > 0.05; phase++) {
    if (phase === 1 && help > 0 && extra > 0) {
      theirs += extra;
      theirAttack += help * 0.4;
      theirDefense += help * 0.6;
    }
    const mine = phase % 2 === 0;
    const hits = Math.min(theirs, (mine ? attack : defense) / 6);
    const hurt = Math.min(ours, (mine ? theirDefense : theirAttack) / 6);
    const kept = (theirs - hits) / theirs;
    const left = (ours - hurt) / ours;
    theirs -= hits;
    theirAttack *= kept;
    theirDefense *= kept;
    ours -= hurt;
    attack *= left;
    defense *= left;
  }
  const strong = Math.max(0, ours - 0.05) * (attack + defense);
  const weak = Math.max(0, theirs - 0.05) * (theirAttack + theirDefense);
  const sum = strong * Math.sqrt(strong) + weak * Math.sqrt(weak);
  result.win = sum <= 0 ? 0 : (strong * Math.sqrt(strong)) / sum;
  result.attackers = attacker.count - ours;
  result.defenders = Math.min(defender.count, defender.count + (help > 0 ? extra : 0) - theirs);
}
