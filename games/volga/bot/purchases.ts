import { AREA_IDS, type AreaId } from '../data/areas.ts';
import { MORALE, SUPPLY_COSTS } from '../data/charts.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import type { VolgaAction } from '../rules/actions.ts';
import { effects } from '../rules/board.ts';
import type { Open } from '../rules/state.ts';
import { billet } from '../rules/supply.ts';
import type { Desk } from './desk.ts';
import { weigh } from './force.ts';
import { fearAt, goalReached, turnsLeft } from './worth.ts';

type Purchase = Extract<VolgaAction, { do: 'buy' | 'return' }>;

/** The purchase with the best value for its price; none when keeping the points is better. */
export function bestPurchase(open: Open, legal: readonly VolgaAction[], desk: Desk): VolgaAction {
  const toSpare = goalReached(open);
  let best: VolgaAction = { do: 'done' };
  let most = turnsLeft(open) === 0 || toSpare ? 0 : desk.weights.supply;
  for (const action of legal) {
    if (action.do !== 'buy' && action.do !== 'return') continue;
    const gain = toSpare ? Number(action.do === 'buy' && action.what === 'morale') : gainOf(open, action, desk);
    const cost = action.do === 'buy' ? SUPPLY_COSTS[action.what] : UNITS[action.unit].returnCost;
    if (gain / cost <= most) continue;
    most = gain / cost;
    best = action;
  }
  return best;
}

function gainOf(open: Open, action: Purchase, desk: Desk): number {
  if (action.do === 'return') return returnGain(open, action.unit, desk);
  const price = desk.markerPrice(open);
  const { artillery, noAir } = effects(open);
  switch (action.what) {
    case 'artillery':
      return (price * artillery) / 2; // a shell shortage halves it
    case 'engineer':
      return price;
    case 'air':
      return noAir ? 0 : price * weigh({ artillery: 0, engineer: 0, air: 1 });
    case 'morale':
      return moraleGain(open, desk);
  }
}

/** Value per step of Morale, over the number of steps that pays off best. */
function moraleGain(open: Open, desk: Desk): number {
  const { drain, residue, supply } = desk.weights;
  const { strong } = desk.outlook(open);
  const worth = (morale: number): number => {
    const duration = Math.min(1, Math.max(0, morale - MORALE.strongFrom + 1) / drain);
    return (morale <= MORALE.min ? -10 : 0) + strong * duration - fearAt(morale, desk.weights);
  };
  const kept = turnsLeft(open) > 0 ? residue * SUPPLY_COSTS.morale * supply : 0;
  let most = 0;
  for (let n = 1; n * SUPPLY_COSTS.morale <= open.supply && open.morale + n <= MORALE.strongFrom + drain; n++) {
    most = Math.max(most, (worth(open.morale + n) - worth(open.morale)) / n + kept);
  }
  return most;
}

function basesOf(open: Open, unit: UnitId): AreaId[] {
  const view = { open, private: {}, flow: [] };
  return AREA_IDS.filter(
    (area) => billet.refuse(view, { step: 'billet', unit }, { do: 'base', area }, 'german') === null,
  );
}

function returnGain(open: Open, unit: UnitId, desk: Desk): number {
  const area = bestBase(open, [unit], basesOf(open, unit), desk);
  const later = turnsLeft(open) > 0 ? desk.weights.unitKept : 0;
  return area === undefined ? 0 : desk.plenty(open).gain(area, [unit]) + later;
}

/** The Area where units help most. */
export function bestBase(
  open: Open,
  units: readonly UnitId[],
  areas: readonly AreaId[],
  desk: Desk,
): AreaId | undefined {
  const reserves = desk.plenty(open);
  let best: AreaId | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const area of areas) {
    const gain = reserves.gain(area, units);
    if (gain <= most) continue;
    most = gain;
    best = area;
  }
  return best;
}
