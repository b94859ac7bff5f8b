import { no, type Refusal } from '@kurgan/engine';
import { AREAS, type AreaId } from '../data/areas.ts';
import { EVENTS, ISOLATION } from '../data/charts.ts';
import { COUNTERS, type CounterId } from '../data/counters.ts';
import type { UnitId } from '../data/units.ts';
import { changeMorale, controlled, effects, isUrban, putOutOfAction, spend } from './board.ts';
import { isGuards } from './combat-phase.ts';
import type { Result } from './events.ts';
import { roundOf } from './round.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Automatic,
  type Battle,
  type Choosing,
  type Entered,
  german,
  goTo,
  type Marker,
  type Open,
  type State,
  type VolgaContext,
} from './state.ts';
import {
  airStrike,
  attackModifiers,
  defenseFactor,
  defenseModifiers,
  resultOf,
  sovietDice,
  total,
} from './strength.ts';

/** The current combat; the steps below occur only inside one. */
export function battleOf(open: Open): Battle {
  if (open.battle === null) throw new Error('no combat is under way');
  return open.battle;
}

/** The Revealed counter under attack. */
export function defender(open: Open): CounterId {
  const { soviet } = open.areas[battleOf(open).area];
  if (soviet === null || soviet === 'hidden') throw new Error('nobody is Revealed in the attacked Area');
  return soviet;
}

export const attackers = (battle: Battle): UnitId[] => battle.attackers.map(({ unit }) => unit);

/** Declares an attack. From now on no other unit may enter the Area in this round (AV-MOVE-17, AV-R-14). */
export function openBattle(
  state: State,
  area: AreaId,
  kind: Battle['kind'],
  units: readonly Entered[],
  context: VolgaContext,
): void {
  const { open } = state;
  const round = roundOf(open);
  round.attacked.push(area);
  if (kind !== 'inside') round.groups = round.groups.filter((group) => group.area !== area);
  open.battle = {
    area,
    kind,
    attackers: [...units],
    strategy: null,
    isolation: 0,
    lead: null,
    support: { artillery: 0, engineer: 0, air: 0 },
  };
  const rule = kind === 'mandatory' ? 'AV-ATK-04' : kind === 'optional' ? 'AV-ATK-06' : 'AV-ATK-08';
  context.log({ event: 'attacked', rule, area, units: attackers(open.battle) });
  state.flow.push({ step: 'reveal' });
}

/** Reveals an Unrevealed unit; its strategy works now and never again (AV-REV-01, AV-SOV-04). */
export const reveal: Automatic<'reveal'> = {
  run(state, _frame, context) {
    const { open, sealed } = state;
    const battle = battleOf(open);
    const area = open.areas[battle.area];
    const hidden = sealed.counters[battle.area];
    if (area.soviet === 'hidden' && hidden !== null) {
      area.soviet = hidden;
      sealed.counters[battle.area] = null;
      battle.strategy = COUNTERS[hidden].strategy;
      context.learn(); // AV-R-12
      context.log({ event: 'revealed', rule: 'AV-REV-01', area: battle.area, counter: hidden });
    } else if (area.soviet === 'pavlov') {
      battle.strategy = 'guards'; // AV-OPT-17
    }
    if (area.isolated) return goTo(state, { step: 'isolationDie' });
    toBarrage(state);
  },
};

/** Option 12.3: a new die for each attack on an Isolated unit (AV-OPT-08 to AV-OPT-10). */
export const isolationDie: Automatic<'isolationDie'> = {
  run(state, _frame, context) {
    const { open } = state;
    const battle = battleOf(open);
    const die = context.d(6);
    battle.isolation = isolationChange(die, isGuards(open.areas[battle.area]));
    context.log({ event: 'isolationDie', rule: 'AV-OPT-08', area: battle.area, die, change: battle.isolation });
    toBarrage(state);
  },
};

export function isolationChange(die: number, guards: boolean): number {
  const readAs = Math.max(1, guards ? die - 1 : die); // AV-OPT-09
  return ISOLATION.find(({ from, to }) => from <= readAs && readAs <= to)?.defense ?? 0;
}

function toBarrage(state: State): void {
  goTo(state, { step: battleOf(state.open).strategy === 'barrage' ? 'barrage' : 'lead' });
}

/** One attacker is lost, or all fall back before the combat (AV-REV-06). */
export const barrage: Choosing<'barrage', 'lose' | 'withdraw'> = {
  rule: 'AV-REV-06',
  verbs: ['lose', 'withdraw'],
  who: german,
  propose: ({ open }) => [
    ...attackers(battleOf(open)).map((unit) => ({ do: 'lose' as const, unit })),
    { do: 'withdraw' },
  ],
  refuse({ open }, _frame, action) {
    switch (action.do) {
      case 'lose':
        return refuseOutsider(open, action.unit, 'AV-REV-06');
      case 'withdraw':
        return null;
    }
  },
  act(state, _frame, action, context) {
    const { open } = state;
    const battle = battleOf(open);
    const area = open.areas[battle.area];
    switch (action.do) {
      case 'lose':
        context.log({ event: 'barrage', rule: 'AV-REV-06', area: battle.area, lost: action.unit });
        battle.attackers = battle.attackers.filter(({ unit }) => unit !== action.unit);
        putOutOfAction(state, area, action.unit, 'AV-REV-06', context);
        if (battle.attackers.length === 0) return goTo(state, { step: 'fallBack', units: [] }); // AV-R-20
        return goTo(state, { step: 'lead' });
      case 'withdraw':
        context.log({ event: 'barrage', rule: 'AV-REV-08', area: battle.area, lost: null });
        for (const { unit } of battle.attackers) spend(area, unit);
        return goTo(state, { step: 'fallBack', units: battle.attackers });
    }
  },
};

function refuseOutsider(open: Open, unit: UnitId, rule: RuleId): Refusal<RuleId> | null {
  const units = attackers(battleOf(open));
  return units.includes(unit) ? null : no(rule, { unit, attackers: units });
}

/** AV-RES-04. */
export const lead: Choosing<'lead', 'lead'> = {
  rule: 'AV-RES-04',
  verbs: ['lead'],
  who: german,
  propose: ({ open }) => attackers(battleOf(open)).map((unit) => ({ do: 'lead', unit })),
  refuse: ({ open }, _frame, { unit }) => refuseOutsider(open, unit, 'AV-RES-04'),
  act(state, _frame, { unit }, context) {
    battleOf(state.open).lead = unit;
    context.log({ event: 'led', rule: 'AV-RES-04', unit });
    goTo(state, { step: 'support' });
  },
};

const PLACINGS = (['artillery', 'engineer', 'air'] as const).map((marker) => ({ do: 'place', marker }) as const);
const FIGHT = { do: 'fight' } as const;

/** Markers are placed one by one, then the dice are rolled (AV-RES-16 to AV-RES-18, AV-R-23). */
export const support: Choosing<'support', 'place' | 'fight'> = {
  rule: 'AV-RES-18',
  verbs: ['place', 'fight'],
  who: german,
  exact: true,
  propose({ open }) {
    const actions: ((typeof PLACINGS)[number] | typeof FIGHT)[] = [];
    for (const placing of PLACINGS) if (markerForbidden(open, placing.marker) === null) actions.push(placing);
    actions.push(FIGHT);
    return actions;
  },
  refuse({ open }, _frame, action) {
    switch (action.do) {
      case 'place':
        return refuseMarker(open, action.marker);
      case 'fight':
        return null;
    }
  },
  act(state, _frame, action, context) {
    const { open } = state;
    switch (action.do) {
      case 'place':
        open.available[action.marker]--;
        battleOf(open).support[action.marker]++;
        return context.log({ event: 'placed', rule: 'AV-RES-18', marker: action.marker });
      case 'fight':
        return goTo(state, { step: 'combatDice' });
    }
  },
};

function markerForbidden(open: Open, marker: Marker): RuleId | null {
  const battle = battleOf(open);
  const { artillery, engineer, air } = battle.support;
  if (open.available[marker] === 0) return 'AV-SUP-17';
  if (artillery + engineer + air >= battle.attackers.length) return 'AV-RES-16';
  if (marker !== 'air') return null;
  if (air > 0) return 'AV-RES-17';
  if (effects(open).noAir) return 'AV-EVT-08';
  const contested = roundOf(open).contested.includes(battle.area);
  return open.options.limitedAir && contested && isUrban(battle.area) ? 'AV-OPT-14' : null;
}

function refuseMarker(open: Open, marker: Marker): Refusal<RuleId> | null {
  const rule = markerForbidden(open, marker);
  if (rule === null) return null;
  const { area, attackers: units, support } = battleOf(open);
  const placed = support.artillery + support.engineer + support.air;
  const event = open.event === null ? 'none' : EVENTS[open.event].title;
  return no(rule, { marker, available: open.available[marker], placed, attackers: units.length, area, event });
}

/** Totals, dice, result and consequences, in this order (AV-RES-01, AV-R-27, AV-R-61). */
export const combatDice: Automatic<'combatDice'> = {
  run(state, _frame, context) {
    const { open } = state;
    const battle = battleOf(open);
    const counter = defender(open);
    const leader = battle.lead;
    if (leader === null) throw new Error('a combat needs a lead');
    const factor = defenseFactor(counter, battle.isolation);
    const plan = { area: battle.area, attackers: attackers(battle), lead: leader, support: battle.support };
    const attackValue = total(attackModifiers(open, plan));
    const air = battle.support.air > 0 ? airStrike(open, battle.area, context.d(6)) : null;
    const defenseValue = Math.max(0, total(defenseModifiers(open, battle.area, factor)) - (air ?? 0)); // AV-RES-15
    const german = [context.d(6), context.d(6)];
    const { rolled, dropped } = sovietDice(battle.area, battle.strategy === 'guards');
    const soviet: number[] = [];
    for (let i = 0; i < rolled; i++) soviet.push(context.d(6));
    const attackTotal = attackValue + sum(german);
    const defenseTotal = defenseValue + sum(dropped === 0 ? soviet : highest(soviet, rolled - dropped));
    const straight = resultOf(attackTotal - defenseTotal, factor);
    const fanatic = straight === 'success' && battle.strategy === 'fanatic';
    const result = fanatic ? 'stalemate' : straight; // AV-REV-09, AV-R-25
    const totals = { attackValue, defenseValue, air, german, soviet, attackTotal, defenseTotal };
    const rule = fanatic ? 'AV-REV-09' : RESULT_RULES[result];
    context.log({ event: 'fought', rule, area: battle.area, ...totals, result, fanatic });
    settleResult(state, result, counter, leader, context);
  },
};

function sum(dice: readonly number[]): number {
  let all = 0;
  for (const die of dice) all += die;
  return all;
}
const highest = (dice: readonly number[], n: number): readonly number[] => dice.toSorted((a, b) => b - a).slice(0, n);

const RESULT_RULES: Readonly<Record<Result, RuleId>> = {
  repulse: 'AV-OUT-01',
  stalemate: 'AV-OUT-07',
  success: 'AV-OUT-08',
  overrun: 'AV-OUT-10',
};

function settleResult(state: State, result: Result, counter: CounterId, leader: UnitId, context: VolgaContext): void {
  const { open } = state;
  const battle = battleOf(open);
  const area = open.areas[battle.area];
  const captured = result === 'success' || result === 'overrun';
  /** Heroes and Ambush have no effect on a Repulse or an Overrun (AV-REV-03, AV-REV-05). */
  const strategyHolds = result === 'success' || result === 'stalemate';
  if (captured) {
    area.soviet = null;
    area.control = 'german';
    area.isolated = false;
    open.eliminated.push(counter);
    context.log({ event: 'captured', rule: 'AV-OUT-09', area: battle.area, controlled: controlled(open) });
  }
  const ambushed = strategyHolds && battle.strategy === 'ambush';
  for (const { unit } of battle.attackers) spend(area, unit);
  if (result === 'repulse') putOutOfAction(state, area, leader, 'AV-OUT-03', context);
  else if (ambushed) putOutOfAction(state, area, leader, 'AV-REV-04', context);
  const repulsed = result === 'repulse' ? -1 : 0;
  const heroes = strategyHolds && battle.strategy === 'heroes' ? -1 : 0;
  const bonus = captured && AREAS[battle.area].tem === 4 ? 1 : 0;
  const moraleRule = repulsed !== 0 ? 'AV-OUT-06' : bonus !== 0 ? 'AV-OUT-13' : 'AV-REV-02';
  changeMorale(state, repulsed + heroes + bonus, moraleRule, context); // as one change (AV-R-27)
  const retreats = result === 'repulse' && battle.kind === 'mandatory'; // AV-OUT-05, AV-RET-05
  goTo(state, { step: 'fallBack', units: retreats ? battle.attackers.filter(({ unit }) => unit !== leader) : [] });
}
