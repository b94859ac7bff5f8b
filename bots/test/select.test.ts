import { type Chance, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { lineUp, select } from '../search/select.ts';
import { Arm, Decision } from '../search/tree.ts';
import { at, type Scripted, scripted, type Verb } from './scripted.ts';

/** Starts looking at this index. */
const from = (place: number): Chance => ({ below: () => place, d: () => 1, shuffle: () => {} });

interface Tried {
  readonly weight?: number;
  readonly visits?: number;
  readonly value?: number;
  readonly available?: number;
}

function decisionBetween(...tried: readonly Tried[]): Decision {
  const decision = new Decision();
  for (const { weight = 1, visits = 0, value = 0, available = visits } of tried) {
    const arm = Object.assign(new Arm(decision.present.length, weight), { visits, available, total: value * visits });
    decision.present.push(arm);
    decision.visits += visits;
    decision.total += value * visits;
  }
  return decision;
}

test('without curiosity the arm with the best value is tried', () => {
  const decision = decisionBetween({ visits: 10, value: 0.3 }, { visits: 5, value: 0.7 }, { visits: 20, value: 0.6 });
  for (const place of [0, 1, 2]) expect(select(decision, 0, from(place))).toBe(1);
});

test('ties go to the first arm after a random start, wrapping around', () => {
  const even = decisionBetween({}, {}, {});
  for (const place of [0, 1, 2]) expect(select(even, 1, from(place))).toBe(place);
  const best = { visits: 2, value: 1 };
  const worse = { visits: 2, value: 0.5 };
  expect(select(decisionBetween(best, best, worse), 0, from(2))).toBe(0);
  expect(select(decisionBetween(worse, best, best), 0, from(2))).toBe(2);
});

test('an untried arm is assumed a tenth worse than the mean', () => {
  const low = decisionBetween({ visits: 10, value: 0.45 }, {});
  low.total = 6; // a mean of 0.6: the other arm counts as 0.5
  expect(select(low, 0, from(0))).toBe(1);
  const high = decisionBetween({ visits: 10, value: 0.55 }, {});
  high.total = 6;
  expect(select(high, 0, from(0))).toBe(0);
});

test('before the first try the heaviest arm is taken, whatever the start', () => {
  const decision = decisionBetween({ available: 1 }, { weight: 3, available: 1 }, { available: 1 });
  for (const place of [0, 1, 2]) expect(select(decision, 1, from(place))).toBe(1);
});

test('the bonus is curiosity times the share of the weight, grows with the root of the chances and shrinks with the visits', () => {
  // 0.6 + c * 1/4 * sqrt(16) / 4 against 0.5 + c * 3/4 * sqrt(16) / 4: even at c = 0.2.
  const decision = decisionBetween(
    { visits: 3, value: 0.6, available: 16 },
    { visits: 3, value: 0.5, available: 16, weight: 3 },
  );
  expect(select(decision, 0.19, from(1))).toBe(0);
  expect(select(decision, 0.21, from(0))).toBe(1);
});

test('when every weight is zero, values alone decide', () => {
  const decision = decisionBetween({ weight: 0, visits: 2, value: 0.1 }, { weight: 0, visits: 2, value: 0.9 });
  expect(select(decision, 1, from(0))).toBe(1);
});

test('an arm of weight zero is tried for its value, not out of curiosity', () => {
  const decision = decisionBetween({ weight: 0, visits: 1, value: 0.5, available: 1000 }, { visits: 1, value: 0.49 });
  expect(select(decision, 0, from(1))).toBe(0);
  expect(select(decision, 1, from(1))).toBe(1);
});

const game = scripted(['a', 'b']);
const legal = (...verbs: Verb[]): Scripted['action'][] => verbs.map((verb) => ({ do: verb }));
const view = viewOf<Scripted>(at([]), 'a');

test('arms follow the legal actions from world to world: kept, counted, moved and removed', () => {
  const decision = new Decision();
  const show = (...verbs: Verb[]) => {
    lineUp(decision, view, 'a', legal(...verbs), {}, game.notation);
    return decision.present.map(({ key }) => key);
  };
  expect(show('go', 'win')).toEqual(['go', 'win']);
  const [go, win] = decision.present;
  expect(show('win', 'lose', 'go')).toEqual(['win', 'lose', 'go']);
  expect(decision.present[0]).toBe(win);
  expect(decision.present[2]).toBe(go);
  expect(show('lose')).toEqual(['lose']);
  expect(show('lose', 'go')).toEqual(['lose', 'go']);
  expect(decision.present[1]).toBe(go);
  expect(Object.fromEntries(decision.arms.map((arm) => [arm.key, arm.available]))).toEqual({
    go: 3,
    win: 2,
    lose: 3,
  });
});

test('weights are requested for the whole list when an action is new, and kept', () => {
  const asked: string[] = [];
  const decision = new Decision();
  const show = (...verbs: Verb[]) =>
    lineUp(
      decision,
      view,
      'a',
      legal(...verbs),
      {
        weigh(_view, seat, actions) {
          asked.push(`${seat}: ${actions.map((action) => action.do).join(' ')}`);
          return actions.map((_action, i) => asked.length * 10 + i);
        },
      },
      game.notation,
    );
  show('go', 'win');
  show('win', 'go');
  show('lose', 'go', 'draw');
  expect(asked).toEqual(['a: go win', 'a: lose go draw']);
  expect(decision.present.map(({ weight }) => weight)).toEqual([20, 10, 22]);
  expect(decision.find('win')?.weight).toBe(11);
});

test('without weights all arms weigh the same; a game can supply its own keys', () => {
  const decision = new Decision();
  const actions = legal('go', 'win');
  lineUp(decision, view, 'a', actions, { key: (action) => action }, game.notation);
  expect(decision.present.map(({ key, weight }) => ({ key, weight }))).toEqual(
    actions.map((key) => ({ key, weight: 1 })),
  );
  expect(decision.present[0]?.key).toBe(actions[0]);
});

test('a new arm has no visits, no chances and no value', () => {
  const arm = new Arm('go', 2);
  expect(arm).toMatchObject({ key: 'go', weight: 2, available: 0, visits: 0, total: 0, next: null, value: 0 });
  expect(new Decision()).toMatchObject({ visits: 0, total: 0, present: [] });
  expect(Object.assign(arm, { visits: 4, total: 3 }).value).toBe(0.75);
});

test('two actions with one key are one arm, which was there once', () => {
  const decision = new Decision();
  lineUp(decision, view, 'a', legal('go', 'win'), { key: () => 'any' }, game.notation);
  expect(decision.arms.map(({ key, available }) => [key, available])).toEqual([['any', 1]]);
  lineUp(decision, view, 'a', legal('win'), { key: () => 'any' }, game.notation);
  expect(decision.arms.map(({ available }) => available)).toEqual([2]);
});

test('before the first try an untried arm counts as a little less than even', () => {
  const decision = decisionBetween({}, {});
  const [tried] = decision.present;
  if (tried === undefined) throw new Error('there is no arm');
  Object.assign(tried, { visits: 1, total: 0.45 });
  expect(select(decision, 0, from(1))).toBe(0);
  Object.assign(tried, { total: 0.35 });
  expect(select(decision, 0, from(0))).toBe(1);
});
