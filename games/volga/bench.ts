import { expectOk, Match, parseSetup, SeededChance, type Setup } from '@kurgan/engine';
import type { VolgaAction } from './rules/actions.ts';
import { volga } from './rules/game.ts';
import type { State, Volga } from './rules/state.ts';

const september: Setup = expectOk(parseSetup(volga.scenarios, 'september'));

const LONG = 1000;
const MOST_SEEDS = 100;
/** The scenario with the most Turns, with every option that keeps the German army going. */
const longest: Setup = expectOk(parseSetup(volga.scenarios, 'factory', { startMorale: 19, moreSupply: true }));
/** Actions that bring the end of a phase, a march or a fight closer. */
const CLOSING: readonly VolgaAction['do'][] = ['end', 'done', 'everyone', 'ready', 'fight', 'halt', 'withdraw'];

/**
 * Random play that delays the end: it never closes what can go on, rebuilds the army, and breaks off every third round.
 */
function prolong(legal: readonly VolgaAction[], chance: SeededChance): VolgaAction | undefined {
  const mending = legal.filter((action) => action.do === 'return' || (action.do === 'buy' && action.what === 'morale'));
  const going = legal.filter((action) => !CLOSING.includes(action.do));
  const finish = legal.find((action) => action.do === 'finish');
  if (mending.length > 0) return mending[chance.below(mending.length)];
  if (finish !== undefined && chance.below(3) === 0) return finish;
  const wanted = going.length > 0 ? going : legal;
  return wanted[chance.below(wanted.length)];
}

function prolongedMatch(seed: string): Match<Volga> {
  const match = new Match(volga, longest, seed);
  const chance = SeededChance.fromSeed(`${seed} prolonged`);
  while (match.length < LONG) {
    const action = prolong(match.legal('german'), chance);
    if (action === undefined) break;
    match.act('german', action);
  }
  return match;
}

/** A match of 1,000 decisions, or the longest one found. */
function longMatch(): Match<Volga> {
  let best = prolongedMatch('1');
  for (let seed = 2; best.length < LONG && seed <= MOST_SEEDS; seed++) {
    const match = prolongedMatch(String(seed));
    if (match.length > best.length) best = match;
  }
  return best;
}

const ATTACKS = 50;

/** Attacks about to be made in random games, against hidden or revealed defenders. */
function gambles(): readonly { state: State; seat: 'german'; action: VolgaAction }[] {
  const found: { state: State; seat: 'german'; action: VolgaAction }[] = [];
  for (let seed = 1; found.length < ATTACKS; seed++) {
    const match = new Match(volga, september, String(seed));
    const chance = SeededChance.fromSeed(`${seed} attacks`);
    while (match.waiting.length > 0) {
      const legal = match.legal('german');
      for (const action of legal) {
        if (action.do === 'attack') found.push({ state: volga.clone(match.state), seat: 'german', action });
      }
      const action = legal[chance.below(legal.length)];
      if (action !== undefined) match.act('german', action);
    }
  }
  return found.slice(0, ATTACKS);
}

/** Measurements for `kurgan bench`. */
export const bench = { setup: september, mostRatio: 4.5, longMatch, gambles };
