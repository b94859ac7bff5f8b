import { type Planning, SeededChance, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { PlanSearch } from '../search/plan-search.ts';
import { Memory, searcher } from '../search/searcher.ts';
import { atStall, type Fair, fair } from './fair.ts';

/** At the sticks a plan is the number to take first. Everybody then leaves a multiple of four if possible. */
const policy = (left: number): Fair['action'] => ({
  do: 'take',
  sticks: left % 4 === 0 ? 1 : ((left % 4) as 1 | 2 | 3),
});

const planning: Planning<Fair, number> = {
  plans: ({ open }) => (open.sticks === 10 ? [1, 2, 3] : []),
  player(_view, _seat, plan) {
    let next = plan;
    return {
      choose({ open }) {
        const sticks = next;
        next = null;
        return sticks === null ? policy(open.sticks) : { do: 'take', sticks: sticks as 1 | 2 | 3 };
      },
    };
  },
  isCovered: (_plan, { open }) => open.sticks === 10,
  isFar: () => false,
  evaluate: () => 0.5,
  sketch: (_view, _seat, plan) => ({ line: `Take ${plan}.`, moves: [] }),
};

const view = viewOf(atStall('sticks'), 'red');
const chance = () => SeededChance.fromSeed('plans');
const level = { id: 's', title: '', iterations: 30 };
const search = () => new PlanSearch(fair, planning, view, 'red', [1, 2, 3], 0, chance());

test('the plan that wins is tried most, and its first action is the answer', () => {
  const thought = search();
  thought.run(30);
  expect(thought.best()).toEqual({ do: 'take', sticks: 2 });
  expect(thought.sketch()).toEqual({ line: 'Take 2.', moves: [] });
  const [first, second] = thought.findings();
  expect(first?.value).toBe(1);
  expect(second?.value).toBe(0);
});

test('a search of plans can be cut short: it then answers with the best so far', () => {
  const thought = search();
  thought.run(30, () => true);
  expect(thought.iterations).toBe(0);
  expect(thought.best()).toEqual({ do: 'take', sticks: 1 });
  let left = 3;
  thought.run(30, () => left-- === 0);
  expect(thought.iterations).toBe(3);
  expect(thought.isDecided(5)).toBe(false);
});

test('a searcher plans where there are plans, and leaves the rest to the policy', () => {
  const bot = searcher(fair, { insight: {}, planning }, level);
  expect(bot.choose(view, 'red', fair.legal(view, 'red'), chance())).toEqual({ do: 'take', sticks: 2 });
  const later = { ...view, open: { ...view.open, sticks: 7 } };
  expect(bot.choose(later, 'red', fair.legal(later, 'red'), chance())).toEqual({ do: 'take', sticks: 3 });
});

test('a plan once chosen is kept: the next answer it covers needs no search', () => {
  const memory = new Memory<Fair>();
  const begin = () => memory.begin(fair, { insight: {}, planning }, view, 'red', level, chance());
  const thought = begin();
  thought.run(30);
  const again = begin();
  expect(again.isDecided(1000)).toBe(true);
  expect(again.best()).toEqual({ do: 'take', sticks: 2 });
  expect(again.sketch?.()).toEqual({ line: 'Take 2.', moves: [] });
});

test('at the same moment of the same world all plans meet the same dice, and in each world others', () => {
  const seen = new Map<string, Set<number>>();
  const tries = [0, 0, 0, 0];
  let world = 0;
  const rolling: typeof fair = {
    ...fair,
    apply(state, seat, action, context) {
      const key = `world ${world}, ${state.open.sticks} left`;
      seen.set(key, (seen.get(key) ?? new Set()).add(context.d(1_000_000)));
      fair.apply(state, seat, action, context);
    },
  };
  const noting: Planning<Fair, number> = {
    ...planning,
    player(from, seat, plan) {
      if (plan !== null) world = tries[plan] = (tries[plan] ?? 0) + 1;
      return planning.player(from, seat, plan);
    },
    moment: ({ open }) => open.sticks,
  };
  new PlanSearch(rolling, noting, view, 'red', [1, 2, 3], 0, chance()).run(30);
  expect(seen.size).toBeGreaterThan(20);
  for (const [key, dice] of seen) expect([...dice], key).toHaveLength(1);
  expect(new Set([...seen.values()].flatMap((dice) => [...dice])).size).toBe(seen.size);
});

/** One plan is followed for one action, and what it leaves is worth this much. */
const worth: Readonly<Record<number, number>> = { 9: 0.5, 8: 0.62, 7: 0.55 };
const shallow: Planning<Fair, number> = {
  ...planning,
  isFar: (from, state) => state.open.sticks < from.open.sticks,
  evaluate: ({ open }) => worth[open.sticks] ?? Number.NaN,
};

/** The visits of each plan after so many tries, by the formula written out once more. */
function expectedVisits(tries: number): number[] {
  const values = [0.5, 0.62, 0.55];
  const visits = [0, 0, 0];
  for (let n = 0; n < tries; n++) {
    const scores = visits.map((each, i) =>
      each === 0 ? 1000 - i : (values[i] ?? 0) + 0.25 * Math.sqrt(Math.log(n + 1) / each),
    );
    const best = scores.indexOf(Math.max(...scores));
    visits[best] = (visits[best] ?? 0) + 1;
  }
  return visits;
}

test('tries go where the mean and curiosity say', () => {
  for (const tries of [3, 4, 5, 7, 12, 40]) {
    const thought = new PlanSearch(fair, shallow, view, 'red', [1, 2, 3], 0, chance());
    thought.run(tries);
    const found = thought.findings().map(({ visits }) => visits);
    expect(found).toEqual(expectedVisits(tries).sort((a, b) => b - a));
    const [first = 0, second = 0] = found;
    expect([thought.isDecided(first - second - 1), thought.isDecided(first - second)]).toEqual([true, false]);
  }
});

test('of plans tried equally often the one that did best is first, and one plan alone is decided', () => {
  const thought = new PlanSearch(fair, shallow, view, 'red', [1, 2, 3], 0, chance());
  expect(thought.findings().map(({ visits, value }) => [visits, value])).toEqual(Array(3).fill([0, 0]));
  thought.run(3);
  expect([thought.best(), thought.isDecided(0)]).toEqual([{ do: 'take', sticks: 2 }, false]);
  expect(new PlanSearch(fair, shallow, view, 'red', [1], 0, chance()).isDecided(1000)).toBe(true);
  expect(() => new PlanSearch(fair, shallow, view, 'red', [], 0, chance()).best()).toThrow('there is no plan');
});

test('other chance brings other worlds', () => {
  const rolls = (seed: string): number[] => {
    const seen: number[] = [];
    const rolling: typeof fair = {
      ...fair,
      apply(state, seat, action, context) {
        seen.push(context.d(1_000_000));
        fair.apply(state, seat, action, context);
      },
    };
    new PlanSearch(rolling, shallow, view, 'red', [1], 0, SeededChance.fromSeed(seed)).run(5);
    return seen;
  };
  expect(new Set([...rolls('one'), ...rolls('two')]).size).toBe(10);
  expect(rolls('one')).toEqual(rolls('one'));
});

test('a stretch that never ends is judged after 20,000 decisions, a game that ends by its winner', () => {
  let made = 0;
  const endless: typeof fair = { ...fair, apply: () => void made++ };
  const way: Planning<Fair, number> = { ...planning, isCovered: () => false, evaluate: () => 0.3 };
  new PlanSearch(endless, way, view, 'red', [1], 0, chance()).run(1);
  expect(made).toBe(20_000);
  const bestOf = (winner: 'red' | 'blue' | null) => {
    const over: typeof fair = {
      ...fair,
      apply(state, seat, action, context) {
        fair.apply(state, seat, action, context);
        state.flow = [];
      },
      outcome: ({ open }) => ({ winner: open.sticks === 8 ? winner : 'blue', title: '', rule: 'FA-01' }),
    };
    const thought = new PlanSearch(over, planning, view, 'red', [1, 2, 3], 0, chance());
    thought.run(3);
    return thought.findings().map(({ value }) => value);
  };
  expect([bestOf('red'), bestOf(null), bestOf('blue')]).toEqual([
    [1, 0, 0],
    [0.5, 0, 0],
    [0, 0, 0],
  ]);
});
