import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import { MORALE } from '../data/charts.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { controlled, isNorthern, isVacant } from '../rules/board.ts';
import type { Open } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** Outweighs anything that can be gained: it is the game. */
const DEFEAT = -10;

export const turnsLeft = (open: Open): number => SCENARIOS[open.scenario].lastTurn - open.turn;

const holdsHeavyUrban = (open: Open): boolean =>
  AREA_IDS.some((id) => AREAS[id].terrain === 'heavyUrban' && open.areas[id].control === 'german');

/** True if victory now needs nothing more than Morale. */
export function goalReached(open: Open): boolean {
  const goal = SCENARIOS[open.scenario].operationalVictory;
  return goal !== null && controlled(open) >= goal.areas && holdsHeavyUrban(open);
}

/** Value of an Area: itself, and the way it opens. */
export function areaWorth(open: Open, id: AreaId, weights: Weights): number {
  let worth = 1;
  for (const next of AREAS[id].adjacent) {
    const closed = !isVacant(open.areas[next]) && AREAS[next].adjacent.every((area) => !isVacant(open.areas[area]));
    if (closed) worth += weights.opening;
  }
  const goal = SCENARIOS[open.scenario].operationalVictory;
  if (goal !== null && AREAS[id].terrain === 'heavyUrban' && !holdsHeavyUrban(open)) worth += weights.firstHeavyUrban;
  return worth;
}

/** Value of a level of Morale in the Combat Phase. */
export function moraleWorth(open: Open, morale: number, weights: Weights): number {
  if (morale <= MORALE.min) return DEFEAT;
  const left = turnsLeft(open);
  const above = morale - MORALE.strongFrom;
  const fear = fearAt(morale, weights);
  if (above < 0) return (left > 0 ? weights.shakenPoint * above : 0) - fear;
  const wanted = Math.min(above, weights.drain * left);
  return weights.strongPoint + weights.moralePoint * wanted + weights.surplusPoint * (above - wanted) - fear;
}

export function fearAt(morale: number, { safe, danger }: Weights): number {
  const missing = Math.max(0, safe - morale);
  return danger * missing * missing;
}

/** Cost of a unit that goes Out of Action. */
export function lossOf(open: Open, unit: UnitId, weights: Weights): number {
  if (turnsLeft(open) === 0) return 0;
  const { division, returnCost } = UNITS[unit];
  const tomorrow = SCENARIOS[open.scenario].withdrawals.find(({ turn }) => turn === open.turn + 1);
  if (tomorrow !== undefined && tomorrow.division === division) {
    return moraleWorth(open, open.morale, weights) - moraleWorth(open, open.morale - 1, weights); // AV-DAWN-08
  }
  return returnCost * weights.supply + (isNorthern(unit) ? weights.farLoss : weights.unitLoss);
}
