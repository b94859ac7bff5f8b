import { distribution, type Odds } from '@kurgan/engine';
import { AREAS, type AreaId } from '../data/areas.ts';
import { COUNTERS, type CounterId, type Strategy } from '../data/counters.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { ableToEnter } from './action-round.ts';
import type { VolgaAction } from './actions.ts';
import { attackers, battleOf, isolationChange } from './battle.ts';
import { isVacant } from './board.ts';
import type { Result } from './events.ts';
import { candidates } from './hidden.ts';
import { groupIn, idle, roundOf } from './round.ts';
import type { Battle, Markers, Open, View } from './state.ts';
import {
  type AttackPlan,
  airStrike,
  attackModifiers,
  defenseFactor,
  defenseModifiers,
  type Modifier,
  resultOf,
  sovietDice,
  total,
} from './strength.ts';

const { dice, dropLowest, negate, sum } = distribution;

/** Equally likely cases for each result. `noCombat`: the only attacker fell to a Barrage. */
type ResultCases = Record<Result | 'noCombat', number> & { total: number };

const NO_SUPPORT: Markers = { artillery: 0, engineer: 0, air: 0 };
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** German dice minus Soviet dice. All three are counted in cases of six dice, so they can be added. */
const margins = new Map(
  [2, 3, 4].map((rolled) => {
    const rolls = sum(dice(2, 6), negate(dropLowest(rolled, 6, rolled - 2)));
    const scale = 6 ** 6 / rolls.total;
    return [rolled, { min: rolls.min, ways: rolls.ways.map((n) => n * scale) }];
  }),
);

/** Known facts about the defender: its counter, the active strategy, and the Isolation die if it has been rolled. */
interface Defender {
  readonly counter: CounterId;
  readonly strategy: Strategy | null;
  readonly isolation: number | null;
}

function addCases(cases: ResultCases, open: Open, plan: AttackPlan, defender: Defender, isolation: number): void {
  const { area, support } = plan;
  const factor = defenseFactor(defender.counter, isolation);
  const attackValue = total(attackModifiers(open, plan));
  const defenseValue = total(defenseModifiers(open, area, factor));
  const { rolled } = sovietDice(area, defender.strategy === 'guards');
  const margin = margins.get(rolled);
  if (margin === undefined) return;
  for (const face of FACES) {
    const air = support.air > 0 ? airStrike(open, area, face) : 0;
    const lead = attackValue - Math.max(0, defenseValue - air) + margin.min;
    for (let i = 0; i < margin.ways.length; i++) {
      const ways = margin.ways[i] ?? 0;
      const result = resultOf(lead + i, factor);
      cases[result === 'success' && defender.strategy === 'fanatic' ? 'stalemate' : result] += ways;
      cases.total += ways;
    }
  }
}

function addDefender(cases: ResultCases, open: Open, plan: AttackPlan, defender: Defender): void {
  for (const face of FACES) {
    const guards = COUNTERS[defender.counter].strategy === 'guards';
    const rolled = open.areas[plan.area].isolated ? isolationChange(face, guards) : 0;
    const isolation = defender.isolation ?? rolled;
    const afterBarrage = defender.strategy === 'barrage' ? withoutWeakest(plan) : plan;
    if (afterBarrage !== null) {
      addCases(cases, open, afterBarrage, defender, isolation);
      continue;
    }
    cases.noCombat += 6 ** 7;
    cases.total += 6 ** 7;
  }
}

/** The plan after a Barrage that costs the weakest unit other than the lead; null when there was only the lead. */
function withoutWeakest(plan: AttackPlan): AttackPlan | null {
  const [weakest] = plan.attackers
    .filter((unit) => unit !== plan.lead)
    .toSorted((a, b) => UNITS[a].attack - UNITS[b].attack);
  if (weakest === undefined) return null;
  const left = plan.attackers.filter((unit) => unit !== weakest);
  return { ...plan, attackers: left };
}

/**
 * Exact chances of an attack as planned. Against an Unrevealed unit they cover every possible counter (AV-R-74), and a
 * Barrage costs the weakest attacker.
 */
function attackOdds(open: Open, plan: AttackPlan, battle: Battle | null = null): ResultCases {
  const cases: ResultCases = { repulse: 0, stalemate: 0, success: 0, overrun: 0, noCombat: 0, total: 0 };
  const { soviet } = open.areas[plan.area];
  if (soviet === 'hidden') {
    for (const counter of candidates(open, plan.area)) {
      addDefender(cases, open, plan, { counter, strategy: COUNTERS[counter].strategy, isolation: null });
    }
  } else if (soviet !== null) {
    const strategy = battle !== null ? battle.strategy : soviet === 'pavlov' ? 'guards' : null;
    const settled = strategy === 'barrage' ? null : strategy; // a Barrage is already answered by then
    addDefender(cases, open, plan, { counter: soviet, strategy: settled, isolation: battle?.isolation ?? null });
  }
  return cases;
}

/** The attacker with the highest Attack Factor, who leads by default. */
const strongest = (units: readonly UnitId[]): UnitId | undefined =>
  units.toSorted((a, b) => UNITS[b].attack - UNITS[a].attack)[0];

/** The attack that an action leads to, if any. */
function planOf(open: Open, flow: View['flow'], action: VolgaAction): AttackPlan | null {
  switch (action.do) {
    case 'fight':
      return battlePlan(open, battleOf(open).support);
    case 'place': {
      const { support } = battleOf(open);
      return battlePlan(open, { ...support, [action.marker]: support[action.marker] + 1 });
    }
    case 'lead':
      return { ...basics(battleOf(open).area, attackers(battleOf(open))), lead: action.unit };
    case 'lose':
      return led(
        battleOf(open).area,
        attackers(battleOf(open)).filter((unit) => unit !== action.unit),
      );
    case 'attack': {
      if (isVacant(open.areas[action.area])) return null;
      const entered = groupIn(roundOf(open), action.area)?.units.map(({ unit }) => unit);
      return led(action.area, entered ?? ableToEnter(open, action.area));
    }
    case 'assault':
      return led(roundOf(open).area, idle(open, roundOf(open)));
    case 'everyone':
    case 'ready': {
      const muster = flow.at(-1);
      if (muster?.step !== 'muster') return null;
      return led(muster.area, action.do === 'ready' ? muster.joined : muster.units.map(({ unit }) => unit));
    }
    case 'move': {
      if (isVacant(open.areas[action.to])) return null;
      const waiting = (groupIn(roundOf(open), action.to)?.units ?? []).map(({ unit }) => unit);
      return led(action.to, [...waiting, action.unit]);
    }
    default:
      return null;
  }
}

const basics = (area: AreaId, units: readonly UnitId[]) => ({ area, attackers: units, support: NO_SUPPORT });

function led(area: AreaId, units: readonly UnitId[]): AttackPlan | null {
  const lead = strongest(units);
  return lead === undefined ? null : { ...basics(area, units), lead };
}

function battlePlan(open: Open, support: Markers): AttackPlan | null {
  const battle = battleOf(open);
  return battle.lead === null ? null : { area: battle.area, attackers: attackers(battle), lead: battle.lead, support };
}

export function odds({ open, flow }: View, _seat: 'german', action: VolgaAction): Odds | null {
  const plan = planOf(open, flow, action);
  if (plan === null) return null;
  const cases = attackOdds(open, plan, open.battle);
  const named: readonly [string, number][] = [
    ['Repulse', cases.repulse],
    ['Stalemate', cases.stalemate],
    ['Success', cases.success],
    ['Overrun', cases.overrun],
    ['No combat', cases.noCombat],
  ];
  const { soviet } = open.areas[plan.area];
  const hidden = soviet === 'hidden';
  const assuming: string[] = [];
  if (hidden)
    assuming.push(
      `any of the ${candidates(open, plan.area).length} counters it can be, a Barrage costing the weakest unit`,
    );
  if (open.battle === null) assuming.push(`${plan.lead} leads, without support`);
  return {
    outcomes: named
      .filter(([name, n]) => n > 0 || name !== 'No combat')
      .map(([name, n]) => ({ name, chance: n / cases.total })),
    sums: [
      { title: 'Attack Value', lines: attackModifiers(open, plan).map(line) },
      { title: 'Defense Value', lines: defenseLines(open, plan, soviet) },
    ],
    assuming,
  };
}

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);
const line = ({ label, value, rule }: Modifier) => ({ label, value: signed(value), rule });

function defenseLines(open: Open, plan: AttackPlan, soviet: CounterId | 'hidden' | null) {
  const { area, support } = plan;
  const isolation = open.battle?.isolation ?? 0;
  const known = soviet === null || soviet === 'hidden' ? null : defenseFactor(soviet, isolation);
  const lines = defenseModifiers(open, area, known ?? 0).map(line);
  const [first] = lines;
  if (known === null && first !== undefined) {
    const factors = candidates(open, area).map((counter) => COUNTERS[counter].defense);
    lines[0] = { ...first, value: `+${Math.min(...factors)} to +${Math.max(...factors)}` };
  }
  if (support.air > 0)
    lines.push({
      label: 'Air die',
      value: `-${airStrike(open, area, 1)} to -${airStrike(open, area, 6)}`,
      rule: 'AV-RES-14',
    });
  const guards = open.battle?.strategy === 'guards' || (open.battle === null && soviet === 'pavlov');
  if (guards)
    lines.push({
      label: 'Guards dice',
      value: AREAS[area].volga ? 'best 2 of 4' : 'best 2 of 3',
      rule: AREAS[area].volga ? 'AV-REV-11' : 'AV-REV-10',
    });
  return lines;
}
