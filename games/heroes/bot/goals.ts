import type { Condition, ScenarioFacts, Win } from '../data/scenarios/facts.ts';
import type { UnitType } from '../data/units.ts';
import { kindNumber } from '../rules/profiles.ts';
import { scenarioOf } from '../rules/scenario.ts';
import { type Open, SEATS, type Seat } from '../rules/state.ts';
import { WEIGHTS } from './weights.ts';

/** Rewards of a scenario, in the points that counters cost. */
export interface Goals {
  /** By zone: worth of its control to each side, whether it gains by it or denies it. */
  readonly zones: readonly Readonly<Record<Seat, number>>[];
  /** By zone: worth of each counter that a side brings out there. */
  readonly exits: readonly Readonly<Record<Seat, number>>[];
  /** Counters that matter beyond their price: by kind. */
  readonly marked: ReadonlyMap<number, number>;
  /** A side wants to take these prisoner: by kind. */
  readonly wanted: ReadonlyMap<number, Seat>;
}

const known = new WeakMap<ScenarioFacts, Goals>();

export function goalsOf(open: Open): Goals {
  const facts = scenarioOf(open);
  const goals = known.get(facts) ?? makeGoals(facts);
  known.set(facts, goals);
  return goals;
}

/** A win by conditions is worth this many Victory Points, shared among the conditions. */
const WIN = 6;

function makeGoals({ zones, victory, exits }: ScenarioFacts): Goals {
  const worth = zones.map(() => ({ soviet: 0, german: 0 }));
  const out = zones.map(() => ({ soviet: 0, german: 0 }));
  const marked = new Map<number, number>();
  const wanted = new Map<number, Seat>();
  const mark = (type: UnitType, points: number): void => {
    const kind = kindNumber(type);
    marked.set(kind, (marked.get(kind) ?? 0) + points * WEIGHTS.victoryPoint);
  };
  const add = (condition: Condition, points: number): void => {
    switch (condition.is) {
      case 'controls':
      case 'unitsIn':
      case 'noUnitsIn': {
        const zone = worth[zones.findIndex(({ id }) => id === condition.zone)];
        if (zone !== undefined) for (const seat of SEATS) zone[seat] += points * WEIGHTS.victoryPoint;
        break;
      }
      case 'exited':
        for (const [i, { id }] of zones.entries()) {
          const way = out[i];
          if (way !== undefined && exits?.some((exit) => exit.zone === id && exit.side === condition.side) === true)
            way[condition.side] += points * WEIGHTS.victoryPoint;
        }
        if (condition.unit !== undefined) mark(condition.unit, points);
        break;
      case 'captive':
      case 'captiveExited':
        wanted.set(kindNumber(condition.unit), condition.side);
        mark(condition.unit, points);
        break;
      case 'destroyed':
      case 'free':
      case 'undamaged':
        mark(condition.unit, points);
        break;
      case 'perUnrevealed':
        break;
    }
  };
  const addWin = ({ all }: Win): void => {
    for (const condition of all) add(condition, WIN / all.length);
  };
  for (const { points, condition } of victory.awards) add(condition, points);
  victory.immediate.forEach(addWin);
  if (victory.end !== 'mostPoints') victory.end.forEach(addWin);
  return { zones: worth, exits: out, marked, wanted };
}
