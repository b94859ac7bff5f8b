import { no, type Refusal } from '@kurgan/engine';
import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import { MARKERS } from '../data/charts.ts';
import { type ArrivalAreas, SCENARIOS } from '../data/scenarios.ts';
import { type DivisionId, UNITS, type UnitId } from '../data/units.ts';
import { changeMorale, roomIn, takeDivisionOff, without } from './board.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Arriving,
  type Automatic,
  areasWhere,
  type Choosing,
  type GroupId,
  german,
  goTo,
  type Open,
  type State,
  type VolgaContext,
} from './state.ts';

/** The Turn begins (AV-SEQ-01, AV-SEQ-02). */
export const dawn: Automatic<'dawn'> = {
  run(state, _frame, context) {
    const { open } = state;
    const { dates, firstTurn } = SCENARIOS[open.scenario];
    open.event = null;
    context.log({ event: 'turn', rule: 'AV-SEQ-01', turn: open.turn, dates: dates[open.turn - firstTurn] ?? '' });
    toArrivals(state, context);
  },
};

/** Every due group with room somewhere arrives, in the player's order (AV-R-38). */
export const arrivals: Choosing<'arrivals', 'arrive'> = {
  rule: 'AV-SEQ-02',
  verbs: ['arrive'],
  who: german,
  propose: ({ open }) =>
    due(open).flatMap(({ group }) => AREA_IDS.map((area) => ({ do: 'arrive' as const, group, area }))),
  refuse({ open }, _frame, { group, area }) {
    const arriving = due(open).find((each) => each.group === group);
    if (arriving === undefined) return no('AV-DAWN-01', { group, due: due(open).map((each) => each.group) });
    return refuseArrival(open, arriving, area);
  },
  act(state, _frame, { group, area }, context) {
    const { open } = state;
    const arriving = due(open).find((each) => each.group === group);
    if (arriving === undefined) return;
    arriving.area = area;
    if (arriving.units.length > roomIn(open.areas[area])) return goTo(state, { step: 'entry', group });
    open.areas[area].fresh.push(...arriving.units);
    context.log({ event: 'arrived', rule: arrivalRule(group), group, units: arriving.units, area });
    without(open.arriving, arriving);
    toArrivals(state, context);
  },
};

/** A group that doesn't fit: the player picks who enters, and the rest wait for this Area (AV-DAWN-04, AV-R-37). */
export const entry: Choosing<'entry', 'enter'> = {
  rule: 'AV-DAWN-04',
  verbs: ['enter'],
  who: german,
  propose: ({ open }, { group }) => unitsOf(open, group).map((unit) => ({ do: 'enter', unit })),
  refuse: ({ open }, { group }, { unit }) =>
    unitsOf(open, group).includes(unit) ? null : no('AV-R-37', { unit, waiting: unitsOf(open, group) }),
  act(state, { group }, { unit }, context) {
    const { open } = state;
    const arriving = open.arriving.find((each) => each.group === group);
    if (arriving === undefined || arriving.area === null) return;
    const { area } = arriving;
    without(arriving.units, unit);
    open.areas[area].fresh.push(unit);
    context.log({ event: 'arrived', rule: arrivalRule(group), group, units: [unit], area });
    if (roomIn(open.areas[area]) > 0) return;
    context.log({ event: 'delayed', rule: 'AV-DAWN-04', group, units: [...arriving.units], area });
    arriving.turn = open.turn + 1;
    toArrivals(state, context);
  },
};

const unitsOf = (open: Open, group: GroupId): readonly UnitId[] =>
  open.arriving.find((each) => each.group === group)?.units ?? [];

function toArrivals(state: State, context: VolgaContext): void {
  const { open } = state;
  const hasRoom = (group: Arriving) => AREA_IDS.some((area) => refuseArrival(open, group, area) === null);
  if (due(open).some(hasRoom)) {
    goTo(state, { step: 'arrivals' });
    return;
  }
  for (const { group, units, area } of due(open)) {
    context.log({ event: 'delayed', rule: area === null ? 'AV-R-67' : 'AV-DAWN-05', group, units: [...units], area });
  }
  goTo(state, { step: 'withdrawal' });
}

/** Groups to place in this Dawn Phase; a division withdrawn today doesn't return first (AV-R-35). */
function due(open: Open): Arriving[] {
  const leaving = withdrawnToday(open);
  return open.arriving.filter(({ group, turn }) => turn <= open.turn && group !== leaving);
}

const withdrawnToday = (open: Open): DivisionId | undefined =>
  SCENARIOS[open.scenario].withdrawals.find(({ turn }) => turn === open.turn)?.division;

function refuseArrival(open: Open, arriving: Arriving, area: AreaId): Refusal<RuleId> | null {
  const { group } = arriving;
  if (arriving.area !== null && arriving.area !== area) {
    return no('AV-DAWN-05', { group, 'waits for': arriving.area });
  }
  const areas = arrivalAreas(open, group);
  if (areas !== 'any' && !areas.includes(area)) return no(arrivalRule(group), { group, areas });
  if (open.areas[area].control !== 'german') {
    return no(arrivalRule(group), { area, control: 'Soviet' }, `take Area ${area} first`);
  }
  if (roomIn(open.areas[area]) === 0) return no('AV-R-67', { area, units: 4 });
  return null;
}

function arrivalAreas(open: Open, group: GroupId): ArrivalAreas {
  const { reinforcements, breakthrough } = SCENARIOS[open.scenario];
  return reinforcements.find((each) => each.group === group)?.areas ?? breakthrough.returnTo;
}

function arrivalRule(group: GroupId): RuleId {
  switch (group) {
    case 'T2':
      return 'AV-DAWN-01';
    case 'T7':
      return 'AV-DAWN-02';
    case 'T12':
      return 'AV-FAC-08';
    case '29Mot':
      return 'AV-DAWN-09';
    case '14Pz':
      return 'AV-FAC-18';
  }
}

/** A division leaves for good, wherever its units are (AV-DAWN-07, AV-DAWN-08). */
export const withdrawal: Automatic<'withdrawal'> = {
  run(state, _frame, context) {
    const { open } = state;
    const division = withdrawnToday(open);
    if (division !== undefined) {
      const lost = open.outOfAction.filter((unit) => UNITS[unit].division === division);
      const waiting = open.arriving.filter(({ group }) => group === division).flatMap(({ units }) => units);
      const units = [...takeDivisionOff(open, division), ...lost, ...waiting];
      open.outOfAction = open.outOfAction.filter((unit) => !lost.includes(unit));
      open.arriving = open.arriving.filter(({ group }) => group !== division);
      open.withdrawn = true;
      context.log({ event: 'withdrawn', rule: 'AV-DAWN-07', division, units, forGood: true });
      changeMorale(state, -lost.length, 'AV-DAWN-08', context);
    }
    goTo(state, { step: open.options.isolation ? 'isolation' : 'randomEvent' });
  },
};

/** Option 12.3: cut-off Soviet Areas are marked while markers last (AV-OPT-04, AV-OPT-11, AV-R-44). */
export const isolation: Automatic<'isolation'> = {
  run(state, _frame, context) {
    const { open } = state;
    const supplied = inSupply(open);
    const marked = areasWhere(open, (area) => area.isolated).length;
    const cutOff = areasWhere(open, (area, id) => area.soviet !== null && !area.isolated && !supplied.has(id));
    const areas = cutOff.slice(0, MARKERS.isolation - marked);
    for (const id of areas) open.areas[id].isolated = true;
    if (areas.length > 0) context.log({ event: 'isolated', rule: 'AV-OPT-04', areas });
    goTo(state, { step: 'randomEvent' });
  },
};

/** Soviet Areas connected to the Volga by a chain of Soviet Areas, including Contested ones (AV-OPT-05, AV-OPT-06). */
function inSupply(open: Open): Set<AreaId> {
  const reached = new Set(areasWhere(open, (area, id) => area.control === 'soviet' && AREAS[id].volga));
  for (const id of reached) {
    for (const next of AREAS[id].adjacent) if (open.areas[next].control === 'soviet') reached.add(next);
  }
  return reached;
}
