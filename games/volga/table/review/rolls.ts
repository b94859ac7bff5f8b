import { distribution } from '@kurgan/engine';
import type { LogLine } from '@kurgan/kit';
import { AREAS } from '../../data/areas.ts';
import { BLOODY_STREETS } from '../../data/charts.ts';
import { COUNTERS } from '../../data/counters.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import { mixOf } from '../../rules/setup.ts';
import type { Open } from '../../rules/state.ts';
import { eventsOf, revealedAtStart } from './attacks.ts';

/** Expected and actual successes. */
export interface Luck {
  readonly expected: number;
  readonly came: number;
  /** Number of chances. */
  readonly count: number;
}

const { die, dice, map, mean, shift, sum } = distribution;
const NONE: Luck = { expected: 0, came: 0, count: 0 };
const add = (luck: Luck, expected: number, came: number): Luck => ({
  expected: luck.expected + expected,
  came: luck.came + came,
  count: luck.count + 1,
});

/** Supply Points rolled over the whole game. */
export function supplyLuck(log: readonly LogLine[], open: Open): Luck {
  let luck = NONE;
  let turn: number = SCENARIOS[open.scenario].firstTurn;
  for (const { event } of eventsOf(log)) {
    if (event.event === 'turn') turn = event.turn;
    if (event.event === 'rolledSupply') luck = add(luck, expectedSupply(open, turn, event.dice.length), event.points);
  }
  return luck;
}

/** Four dice or two, ones rolled again under the option, and a floor on the first Turn (AV-SUP-02, AV-OPT-19). */
function expectedSupply({ scenario, options }: Open, turn: number, rolled: number): number {
  const { firstTurn, firstSupply } = SCENARIOS[scenario];
  const oneDie = options.moreSupply.includes(turn) ? shift(die(5), 1) : die(6);
  const points = Array.from({ length: rolled - 1 }, () => oneDie).reduce(sum, oneDie);
  return mean(turn === firstTurn ? map(points, (value) => Math.max(value, firstSupply)) : points);
}

/** Morale lost to Bloody Streets. */
export function streetsLuck(log: readonly LogLine[], open: Open): Luck {
  const known = revealedAtStart(open);
  let luck = NONE;
  for (const { event } of eventsOf(log)) {
    if (event.event === 'revealed') known.set(event.area, event.counter);
    if (event.event !== 'bloodyStreets') continue;
    const counter = known.get(event.area);
    const isGuards = counter !== undefined && COUNTERS[counter].strategy === 'guards' && AREAS[event.area].tem === 4;
    luck = add(luck, mean(map(dice(1, 6), (face) => lostTo(face + (isGuards ? 1 : 0)))), lostTo(event.readAs));
  }
  return luck;
}

function lostTo(roll: number): number {
  const readAs = Math.min(6, roll); // AV-BS-05
  return -(BLOODY_STREETS.find(({ from, to }) => from <= readAs && readAs <= to)?.morale ?? 0);
}

/** Defense Factors of those who were Revealed, against the mix they were drawn from (AV-R-74). */
export function defenderLuck(log: readonly LogLine[], open: Open): Luck {
  const unseen = new Set(mixOf(open));
  let luck = NONE;
  for (const { event } of eventsOf(log)) {
    if (event.event !== 'revealed') continue;
    const possible = [...unseen].filter((id) => COUNTERS[id].terrain === AREAS[event.area].terrain);
    const factors = possible.reduce((all, id) => all + COUNTERS[id].defense, 0);
    luck = add(luck, factors / possible.length, COUNTERS[event.counter].defense);
    unseen.delete(event.counter);
  }
  return luck;
}
