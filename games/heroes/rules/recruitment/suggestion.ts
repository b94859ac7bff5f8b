import { UNITS } from '../../data/units.ts';
import type { Side } from '../../data/vocabulary.ts';
import { additions } from './draft.ts';
import { refuseArmy } from './limits.ts';
import { type ArmyList, countersOf, optionsOf, pointsOf, totalsOf } from './lists.ts';

/** Armies worth fielding: the bot's own, and what it suggests to players. */

/** Counters that one Numbered token keeps busy, what a counter without orders is still worth, and what a token is. */
const BUSY = 2;
const IDLE = 0.5;
const TOKEN = 9;
/** Worth of gear, traits and grants, as a share of what they cost. */
const GEAR = 0.9;
/** Loss for each Victory Point that the enemy can break out of the army. */
const BREAKABLE = 1.5;

/** Worth of an army: its counters as far as there are orders for them, its orders, and its gear. */
function armyValue(army: ArmyList): number {
  const { orders, victoryPoints } = totalsOf(army);
  const prices = [...countersOf(army)]
    .flatMap(([unit, count]) => Array.from({ length: count }, () => UNITS[unit].points))
    .sort((a, b) => b - a);
  const counters = prices.reduce((sum, price, i) => sum + (i < BUSY * orders ? price : IDLE * price), 0);
  const gear = optionsOf(army).reduce((sum, { kind, cost }) => (kind === 'support' ? sum : sum + GEAR * cost), 0);
  return counters + gear + TOKEN * Math.min(orders, prices.length) - BREAKABLE * victoryPoints;
}

/** Gain by an addition, a cheap one before a dear one of the same use. */
export const gainOf = (army: ArmyList, more: ArmyList): number =>
  (armyValue(more) - armyValue(army)) / Math.sqrt(Math.max(1, pointsOf(more) - pointsOf(army)));

/** A legal army for a number of points, tile by tile and option by option; a group comes first. One that was begun goes on. */
export function armyFor(side: Side, points: number, begun: ArmyList = []): ArmyList {
  let army = begun;
  for (;;) {
    const hasGroup = totalsOf(army).tiles.group > 0;
    const more = additions(army, side, points)
      .filter((each) => hasGroup || refuseArmy(each, points, side) === null)
      .map((each) => ({ army: each, gain: gainOf(army, each) }))
      .sort((a, b) => b.gain - a.gain)[0];
    if (more === undefined || more.gain <= 0) return army;
    army = more.army;
  }
}
