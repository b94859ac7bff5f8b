import { expectOk, Match, parseSetup, SeededChance, type Setup } from '@kurgan/engine';
import type { Side } from './data/zones.ts';
import type { AxisAction } from './rules/actions.ts';
import { isFight } from './rules/combat.ts';
import { axis } from './rules/game.ts';
import type { Axis, State } from './rules/state.ts';

const race: Setup = expectOk(parseSetup(axis.scenarios, 'race'));

const LONG = 1000;

function randomMatch(
  seed: string,
  most: number,
  see: (match: Match<Axis>, legal: readonly AxisAction[]) => void,
): Match<Axis> {
  const match = new Match(axis, race, seed);
  const chance = SeededChance.fromSeed(`${seed} at random`);
  while (match.length < most) {
    const [seat] = match.waiting;
    if (seat === undefined) break;
    const legal = match.legal(seat);
    see(match, legal);
    const action = legal[chance.below(legal.length)];
    if (action !== undefined) match.act(seat, action);
  }
  return match;
}

/** A match of 1,000 decisions, or the longest one found. */
function longMatch(): Match<Axis> {
  let best = randomMatch('1', LONG, () => {});
  for (let seed = 2; best.length < LONG && seed <= 10; seed++) {
    const match = randomMatch(String(seed), LONG, () => {});
    if (match.length > best.length) best = match;
  }
  return best;
}

const FIGHTS = 50;

/** Fights about to be fought in random games. */
function gambles(): readonly { state: State; seat: Side; action: AxisAction }[] {
  const found: { state: State; seat: Side; action: AxisAction }[] = [];
  for (let seed = 1; found.length < FIGHTS; seed++) {
    randomMatch(String(seed), Number.POSITIVE_INFINITY, ({ state, waiting }, legal) => {
      const [seat] = waiting;
      for (const action of legal)
        if (seat !== undefined && action.do === 'fight' && isFight(state.open, action.zone) && found.length < FIGHTS)
          found.push({ state: axis.clone(state), seat, action });
    });
  }
  return found;
}

/** Measurements for `kurgan bench`. */
export const bench = { setup: race, mostRatio: 12, mostGameMs: 60, longMatch, gambles };
