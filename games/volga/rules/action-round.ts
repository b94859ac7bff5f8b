import { no, type Refusal } from '@kurgan/engine';
import { AREAS, type AreaId } from '../data/areas.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import type { VolgaAction } from './actions.ts';
import { openBattle } from './battle.ts';
import {
  effects,
  entryCost,
  germans,
  isBarred,
  isPaused,
  isVacant,
  movementFactor,
  roomIn,
  spend,
  takeOff,
} from './board.ts';
import { anybodyIdle, continueRound, endRound, groupIn, idle, isIdle, roundOf, wasContested } from './round.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Activation,
  type Choosing,
  type Entered,
  german,
  type Open,
  type State,
  type VolgaContext,
} from './state.ts';

const ASSAULT = { do: 'assault' } as const;
const FINISH = { do: 'finish' } as const;
const HALT = { do: 'halt' } as const;

type RoundAction = Extract<VolgaAction, { do: 'move' | 'attack' | 'decline' | 'assault' | 'finish' }>;
type MarchAction = Extract<VolgaAction, { do: 'move' | 'halt' }>;
type MoveAction = Extract<VolgaAction, { do: 'move' }>;

/** Units of the Active Area move and attack, one after another, until the player stops (AV-ACT-03, AV-R-10). */
export const actionRound: Choosing<'actionRound', RoundAction['do']> = {
  rule: 'AV-ACT-03',
  verbs: ['move', 'attack', 'decline', 'assault', 'finish'],
  exact: true,
  who: german,
  propose({ open }) {
    const round = roundOf(open);
    const actions: RoundAction[] = [];
    for (const unit of open.areas[round.area].fresh) {
      if (isIdle(open, round, unit)) addSteps(actions, open, unit, round.area, movementFactor(open, unit));
    }
    for (const { area } of round.groups) {
      if (!round.attacked.includes(area)) actions.push({ do: 'attack', area });
      if (wasContested(round, area)) actions.push({ do: 'decline', area });
    }
    if (assaultForbidden(open, round) === null) actions.push(ASSAULT);
    if (round.groups.length === 0) actions.push(FINISH);
    return actions;
  },
  refuse({ open }, _frame, action) {
    const round = roundOf(open);
    switch (action.do) {
      case 'move': {
        const refusal = refuseActor(open, round, action.unit);
        if (refusal !== null) return refusal;
        return refuseStep(open, action.unit, round.area, action.to, movementFactor(open, action.unit));
      }
      case 'attack':
        if (groupIn(round, action.area) === undefined)
          return no('AV-ATK-01', { area: action.area, 'units entered': 0 });
        return round.attacked.includes(action.area)
          ? no('AV-R-09', { area: action.area }, `decline ${action.area}`)
          : null;
      case 'decline':
        if (groupIn(round, action.area) === undefined)
          return no('AV-ATK-06', { area: action.area, 'units entered': 0 });
        return wasContested(round, action.area)
          ? null
          : no('AV-ATK-04', { area: action.area }, `attack ${action.area}`);
      case 'assault':
        return refuseAssault(open, round);
      case 'finish': {
        const [pending] = round.groups;
        if (pending === undefined) return null;
        const way = round.attacked.includes(pending.area) ? 'decline' : 'attack';
        return no('AV-R-10', { 'waiting in': pending.area }, `${way} ${pending.area}`);
      }
    }
  },
  act(state, _frame, action, context) {
    const { open } = state;
    const round = roundOf(open);
    switch (action.do) {
      case 'move':
        return step(state, action.unit, round.area, action.to, movementFactor(open, action.unit), context);
      case 'attack': {
        const { area } = action;
        const units = groupIn(round, area)?.units ?? [];
        if (!wasContested(round, area)) return openBattle(state, area, 'mandatory', units, context); // AV-ATK-05
        return void state.flow.push({ step: 'muster', area, kind: 'optional', units, joined: [] });
      }
      case 'decline': {
        const { area } = action;
        const units = (groupIn(round, area)?.units ?? []).map(({ unit }) => unit);
        for (const unit of units) spend(open.areas[area], unit); // AV-R-17
        round.groups = round.groups.filter((group) => group.area !== area);
        context.log({ event: 'declined', rule: 'AV-ATK-06', area, units });
        return continueRound(state, context);
      }
      case 'assault': {
        const units = idle(open, round).map((unit) => ({ unit, from: round.area }));
        return void state.flow.push({ step: 'muster', area: round.area, kind: 'inside', units, joined: [] });
      }
      case 'finish':
        return endRound(state, context);
    }
  },
};

function refuseActor(open: Open, round: Activation, unit: UnitId): Refusal<RuleId> | null {
  const { area } = round;
  const entered = round.groups.find(({ units }) => units.some((each) => each.unit === unit));
  if (entered !== undefined) return no('AV-MOVE-08', { unit, 'waits in': entered.area });
  if (!open.areas[area].fresh.includes(unit)) {
    if (open.areas[area].spent.includes(unit)) return no('AV-MOVE-01', { unit, state: 'Spent' });
    return no('AV-ACT-04', { unit, 'Active Area': area });
  }
  return isPaused(open, unit) ? no('AV-EVT-07', { unit, 'paused corps': effects(open).pausedCorps ?? '' }) : null;
}

/** An attack from inside a Contested Active Area (AV-ATK-08). */
function assaultForbidden(open: Open, round: Activation): RuleId | null {
  if (!wasContested(round, round.area)) return 'AV-ATK-08';
  if (round.attacked.includes(round.area)) return 'AV-R-09';
  return anybodyIdle(open, round) ? null : 'AV-ATK-07';
}

function refuseAssault(open: Open, round: Activation): Refusal<RuleId> | null {
  const rule = assaultForbidden(open, round);
  if (rule === null) return null;
  return no(rule, { area: round.area, contested: wasContested(round, round.area), 'Fresh units': idle(open, round) });
}

type StepRule =
  | 'AV-MAP-02'
  | 'AV-OPT-03'
  | 'AV-R-13'
  | 'AV-MOVE-17'
  | 'AV-MOVE-19'
  | 'AV-STK-03'
  | 'AV-MOVE-13'
  | 'AV-MOVE-09';

/** Checks one step of one unit, the first like every later one. It allocates nothing, for speed. */
function stepForbidden(open: Open, unit: UnitId, from: AreaId, to: AreaId, left: number): StepRule | null {
  if (!AREAS[from].adjacent.includes(to)) return 'AV-MAP-02';
  const target = open.areas[to];
  if (isBarred(open, unit, to)) return 'AV-OPT-03';
  if (roundOf(open).attacked.includes(to)) return isVacant(target) ? 'AV-R-13' : 'AV-MOVE-17';
  if (roomIn(target) === 0) return isVacant(target) ? 'AV-MOVE-19' : 'AV-STK-03';
  if (!isVacant(target) && !isVacant(open.areas[from])) return 'AV-MOVE-13';
  return entryCost(open, to) <= left ? null : 'AV-MOVE-09';
}

function refuseStep(open: Open, unit: UnitId, from: AreaId, to: AreaId, left: number): Refusal<RuleId> | null {
  const rule = stepForbidden(open, unit, from, to, left);
  switch (rule) {
    case null:
      return null;
    case 'AV-MAP-02':
      return no(rule, { from, to, 'next to it': AREAS[from].adjacent });
    case 'AV-OPT-03':
      return no(rule, { unit, area: to });
    case 'AV-R-13':
    case 'AV-MOVE-17':
      return no(rule, { area: to });
    case 'AV-MOVE-19':
    case 'AV-STK-03':
      return no(rule, { area: to, units: germans(open.areas[to]) });
    case 'AV-MOVE-13':
      return no(rule, { from, to }, 'enter a Vacant Area first');
    case 'AV-MOVE-09':
      return no(rule, { cost: entryCost(open, to), left });
  }
}

function addSteps(
  actions: { push(action: MoveAction): void },
  open: Open,
  unit: UnitId,
  from: AreaId,
  left: number,
): void {
  for (const to of AREAS[from].adjacent) {
    if (stepForbidden(open, unit, from, to, left) === null) actions.push({ do: 'move', unit, to });
  }
}

/** Units of the Active Area that can step into an Area, strongest first, as many as fit. */
export function ableToEnter(open: Open, to: AreaId): UnitId[] {
  const round = roundOf(open);
  return idle(open, round)
    .filter((unit) => stepForbidden(open, unit, round.area, to, movementFactor(open, unit)) === null)
    .toSorted((a, b) => UNITS[b].attack - UNITS[a].attack)
    .slice(0, roomIn(open.areas[to]));
}

/** Moves a unit one Area. It stops where a Soviet unit stands, or where it can enter nothing more. */
function step(state: State, unit: UnitId, from: AreaId, to: AreaId, left: number, context: VolgaContext): void {
  const { open } = state;
  const round = roundOf(open);
  const cost = entryCost(open, to);
  takeOff(open.areas[from], unit);
  open.areas[to].fresh.push(unit);
  context.log({ event: 'moved', rule: 'AV-MOVE-02', unit, from, to, cost });
  const remaining = left - cost;
  if (!isVacant(open.areas[to])) {
    joinGroup(round, to, { unit, from });
  } else if (AREAS[to].adjacent.some((next) => stepForbidden(open, unit, to, next, remaining) === null)) {
    state.flow.push({ step: 'march', unit, at: to, left: remaining });
    return;
  } else {
    spend(open.areas[to], unit);
  }
  continueRound(state, context);
}

function joinGroup(round: Activation, area: AreaId, newcomer: Entered): void {
  const group = groupIn(round, area);
  if (group === undefined) round.groups.push({ area, units: [newcomer] });
  else group.units.push(newcomer);
}

/** A moving unit continues while its Movement Factor lasts, or halts (AV-MOVE-02, AV-MOVE-10). */
export const march: Choosing<'march', 'move' | 'halt'> = {
  rule: 'AV-R-10',
  verbs: ['move', 'halt'],
  exact: true,
  who: german,
  propose({ open }, { unit, at, left }) {
    const actions: MarchAction[] = [];
    addSteps(actions, open, unit, at, left);
    actions.push(HALT);
    return actions;
  },
  refuse({ open }, { unit, at, left }, action) {
    switch (action.do) {
      case 'move':
        if (action.unit !== unit) return no('AV-R-10', { 'under way': unit }, 'halt');
        return refuseStep(open, unit, at, action.to, left);
      case 'halt':
        return null;
    }
  },
  act(state, { unit, at, left }, action, context) {
    state.flow.pop();
    switch (action.do) {
      case 'move':
        return step(state, unit, at, action.to, left, context);
      case 'halt':
        spend(state.open.areas[at], unit);
        return continueRound(state, context);
    }
  },
};

/** The attackers: all or some of the units, at least one (AV-ATK-06 to AV-ATK-08). */
export const muster: Choosing<'muster', 'join' | 'everyone' | 'ready'> = {
  rule: 'AV-ATK-07',
  verbs: ['join', 'everyone', 'ready'],
  who: german,
  propose: (_view, { units }) => [
    ...units.map(({ unit }) => ({ do: 'join' as const, unit })),
    { do: 'everyone' },
    { do: 'ready' },
  ],
  refuse(_view, { area, units, joined }, action) {
    switch (action.do) {
      case 'join':
        if (!units.some(({ unit }) => unit === action.unit)) return no('AV-ATK-10', { unit: action.unit, area });
        return joined.includes(action.unit) ? no('AV-ATK-08', { joined }) : null;
      case 'everyone':
        return joined.length === 0 ? null : no('AV-ATK-08', { joined }, 'ready');
      case 'ready':
        return joined.length > 0 ? null : no('AV-ATK-07', { 'attacking units': 0 }, 'join with a unit');
    }
  },
  act(state, { area, kind, units, joined }, action, context) {
    if (action.do === 'join') {
      joined.push(action.unit);
      return;
    }
    state.flow.pop();
    const attackers = action.do === 'everyone' ? units : units.filter(({ unit }) => joined.includes(unit));
    if (kind === 'optional') {
      for (const each of units) if (!attackers.includes(each)) spend(state.open.areas[area], each.unit); // AV-R-17
    }
    openBattle(state, area, kind, attackers, context);
  },
};
