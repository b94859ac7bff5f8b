import { no, type Refusal } from '@kurgan/engine';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import { MARKERS, MORALE, SUPPLY_COSTS } from '../data/charts.ts';
import { HOME_AREAS, SCENARIOS } from '../data/scenarios.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { changeMorale, effects, germans, isNorthern, roomIn, without } from './board.ts';
import type { RuleId } from './rule-ids.ts';
import { type Automatic, type Choosing, german, goTo, type Marker, type Open, type VolgaContext } from './state.ts';

/** Free Air first, then the roll (AV-SUP-01 to AV-SUP-03). */
export const supplyRoll: Automatic<'supplyRoll'> = {
  run(state, _frame, context) {
    const { open } = state;
    const { freeAir, firstTurn, firstSupply } = SCENARIOS[open.scenario];
    const markers = Math.min(freeAir, MARKERS.air - open.available.air); // AV-R-30
    open.available.air += markers;
    context.log({ event: 'freeAir', rule: 'AV-SUP-03', markers });
    const dice = rollSupply(open, context);
    const rolled = dice.reduce((sum, die) => sum + die, 0);
    const points = open.turn === firstTurn ? Math.max(rolled, firstSupply) : rolled; // AV-SUP-02
    open.supply += points;
    context.log({ event: 'rolledSupply', rule: 'AV-SUP-01', dice, points, supply: open.supply });
    goTo(state, { step: 'purchase' });
  },
};

/** With option 12.8 every 1 is rerolled, from left to right, until it isn't a 1 (AV-OPT-19, AV-R-46). */
function rollSupply(open: Open, context: VolgaContext): number[] {
  const dice = Array.from({ length: effects(open).supplyDice }, () => context.d(6));
  if (!open.options.moreSupply.includes(open.turn)) return dice;
  return dice.map((die) => {
    let shown = die;
    while (shown === 1) shown = context.d(6);
    return shown;
  });
}

const PURCHASES = ['artillery', 'engineer', 'air', 'morale'] as const;
const PURCHASE_RULES: Readonly<Record<(typeof PURCHASES)[number], RuleId>> = {
  artillery: 'AV-SUP-05',
  engineer: 'AV-SUP-06',
  air: 'AV-SUP-07',
  morale: 'AV-SUP-10',
};

const BUYS = PURCHASES.map((what) => ({ do: 'buy', what }) as const);
const DONE = { do: 'done' } as const;

/** Points are spent in any order, or saved (AV-SUP-04). */
export const purchase: Choosing<'purchase', 'buy' | 'return' | 'done'> = {
  rule: 'AV-SUP-04',
  verbs: ['buy', 'return', 'done'],
  who: german,
  propose: ({ open }) => [...BUYS, ...open.outOfAction.map((unit) => ({ do: 'return' as const, unit })), DONE],
  refuse({ open }, _frame, action) {
    switch (action.do) {
      case 'buy': {
        const cost = SUPPLY_COSTS[action.what];
        if (open.supply < cost) return no(PURCHASE_RULES[action.what], { cost, supply: open.supply });
        if (action.what === 'morale') return open.morale < MORALE.max ? null : no('AV-R-29', { morale: open.morale });
        return open.available[action.what] < MARKERS[action.what] ? null : refuseMarker(open, action.what);
      }
      case 'return': {
        const { unit } = action;
        const { returnCost: cost, type } = UNITS[unit];
        if (!open.outOfAction.includes(unit)) return no('AV-MAP-16', { unit, 'out of action': open.outOfAction });
        if (open.supply < cost) {
          return no(type === 'armor' ? 'AV-SUP-09' : 'AV-SUP-08', { unit, cost, supply: open.supply });
        }
        return hasBase(open, unit) ? null : no('AV-R-76', { unit });
      }
      case 'done':
        return null;
    }
  },
  act(state, _frame, action, context) {
    const { open } = state;
    switch (action.do) {
      case 'buy': {
        const { what } = action;
        open.supply -= SUPPLY_COSTS[what];
        context.log({ event: 'bought', rule: PURCHASE_RULES[what], what, supply: open.supply });
        if (what === 'morale') changeMorale(state, 1, 'AV-SUP-10', context);
        else open.available[what]++;
        return;
      }
      case 'return':
        state.flow.push({ step: 'billet', unit: action.unit });
        return;
      case 'done':
        goTo(state, { step: 'bloodyStreets' });
    }
  },
};

const refuseMarker = (open: Open, marker: Marker) =>
  no(marker === 'air' ? 'AV-SUP-07' : 'AV-MARK-04', {
    available: open.available[marker],
    'there are': MARKERS[marker],
  });

const BASES = AREA_IDS.map((area) => ({ do: 'base', area }) as const);

/** The Area for a returning unit; the points are paid only now (AV-R-76). */
export const billet: Choosing<'billet', 'base'> = {
  rule: 'AV-SUP-11',
  verbs: ['base'],
  who: german,
  propose: ({ open }) => BASES.filter(({ area }) => open.areas[area].control === 'german'),
  refuse: ({ open }, { unit }, { area }) => refuseBase(open, unit, area),
  act(state, { unit }, { area }, context) {
    const { open } = state;
    const { returnCost, type } = UNITS[unit];
    without(open.outOfAction, unit);
    open.areas[area].fresh.push(unit); // AV-R-33
    open.supply -= returnCost;
    const rule = type === 'armor' ? 'AV-SUP-09' : 'AV-SUP-08';
    context.log({ event: 'returned', rule, unit, area, supply: open.supply });
    state.flow.pop();
  },
};

function refuseBase(open: Open, unit: UnitId, id: AreaId): Refusal<RuleId> | null {
  const rule = baseForbidden(open, unit, id);
  if (rule === null) return null;
  const { control } = open.areas[id];
  const home = isNorthern(unit) ? [UNITS[unit].home ?? 0] : HOME_AREAS;
  return no(rule, { area: id, control, units: germans(open.areas[id]), 'at home in': home });
}

function hasBase(open: Open, unit: UnitId): boolean {
  const { home } = UNITS[unit];
  if (home !== null && isNorthern(unit)) return baseForbidden(open, unit, home) === null; // AV-SUP-13
  return AREA_IDS.some((area) => baseForbidden(open, unit, area) === null);
}

/** The rule that keeps a unit from returning to an Area; without facts, because it is checked for every Area. */
function baseForbidden(open: Open, unit: UnitId, id: AreaId): RuleId | null {
  const area = open.areas[id];
  const northern = isNorthern(unit);
  if (northern && id !== UNITS[unit].home) return 'AV-SUP-13';
  if (area.control !== 'german') return 'AV-SUP-12';
  if (roomIn(area) === 0) return 'AV-SUP-14';
  return northern || germans(area) > 0 || HOME_AREAS.includes(id) ? null : 'AV-SUP-11';
}
