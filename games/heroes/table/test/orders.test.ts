import { expect, test } from 'vitest';
import { BLUFF, SPECIAL } from '../../rules/state.ts';
import { isComplete, nextToken, put, repeated, tokenAt, without } from '../orders/draft.ts';
import { tokensOf } from '../orders/strip.tsx';
import { beginAt } from './begin.ts';

const VALUES = [1, 2, 3, SPECIAL, BLUFF];

test('a token goes down on a free counter, and two on one counter change places', () => {
  const one = put(put(new Map(), 0, 7), 1, 8);
  expect([...one]).toEqual([
    [0, 7],
    [1, 8],
  ]);
  const swapped = put(one, 0, 8);
  expect([tokenAt(swapped, 7), tokenAt(swapped, 8)]).toEqual([1, 0]);
});

test('a token from the stock sends the one that lay there back', () => {
  const laid = put(put(new Map(), 0, 7), 2, 7);
  expect([tokenAt(laid, 7), nextToken(laid, VALUES)]).toEqual([2, 0]);
  expect(tokenAt(without(laid, 2), 7)).toBeNull();
});

test('all but Bluffs must lie somewhere', () => {
  const numbers = put(put(put(new Map(), 0, 4), 1, 5), 2, 6);
  expect(isComplete(numbers, VALUES)).toBe(false);
  expect(isComplete(put(numbers, 3, 7), VALUES)).toBe(true);
});

test('as last turn: tokens lie as before, as far as they and their counters are there', () => {
  const before = [
    { value: 1, place: 4 },
    { value: 2, place: 5 },
    { value: 3, place: 6 },
  ];
  expect([...repeated(before, [1, 2, BLUFF], [4, 6])]).toEqual([[0, 4]]);
});

test('tokens are laid out in any order, and placed as they lie', async () => {
  const { model, match } = beginAt('placing', 'soviet');
  const { draft } = model;
  const [first = 0, second = 1, third = 2] = draft.places.value;
  draft.touch(second); // token 1
  draft.touch(first); // token 2
  expect([tokenAt(draft.laid.value, second), tokenAt(draft.laid.value, first)]).toEqual([0, 1]);
  draft.touch(second);
  draft.touch(third);
  expect([tokenAt(draft.laid.value, second), tokenAt(draft.laid.value, third)]).toEqual([null, 0]);
  // Nothing has been done yet.
  expect(match.view('soviet').private).toMatchObject({ soviet: { placed: [] } });
  while (!draft.isComplete)
    draft.touch(draft.places.value.find((place) => tokenAt(draft.laid.value, place) === null) ?? 0);
  await draft.confirm();
  const { tokens } = (match.view('soviet').private as { soviet: { tokens: number[] } }).soviet;
  expect([tokens[third], tokens[first]]).toEqual([1, 2]);
});

test('tokens that were placed otherwise are taken back before others go down', async () => {
  const { model } = beginAt('placing', 'soviet');
  const [first = 0, second = 1] = model.draft.places.value;
  await model.controller.do(model.choices.value[0]?.text ?? '');
  model.draft.clear();
  model.draft.lay(0, second);
  for (const token of model.draft.values.value.keys())
    if (token > 0)
      model.draft.lay(
        token,
        model.draft.places.value.find((place) => place !== second && tokenAt(model.draft.laid.value, place) === null) ??
          first,
      );
  await model.draft.confirm();
  expect(model.view.value.private.soviet?.tokens[second]).toBe(1);
});

test('tokens can be placed only when a unit with a Personal Order has one', async () => {
  const { model } = beginAt('placing', 'soviet', 'table', '3');
  const { draft } = model;
  const [needy = -1, ...others] = draft.missed;
  expect(others).toEqual([]);
  for (const place of draft.places.value) if (place !== needy && draft.next !== null) draft.touch(place);
  expect([draft.next, draft.isComplete]).toEqual([null, false]);
  draft.lay(0, needy);
  expect([draft.missed, draft.isComplete]).toEqual([[], true]);
  await draft.confirm();
  expect(model.view.value.private.soviet?.tokens[needy]).toBe(1);
});

test('a key gives a token to the counter under the pointer, and takes it back', () => {
  const { model } = beginAt('placing', 'soviet');
  const [, second = 1] = model.draft.places.value;
  model.point({ unit: second, square: null, thing: null });
  model.pressToken(2);
  expect(tokenAt(model.draft.laid.value, second)).toBe(1);
  model.takeBackToken();
  expect(tokenAt(model.draft.laid.value, second)).toBeNull();
});

test('the other side sees that tokens lie there, and no numbers', async () => {
  const { model, match } = beginAt('placing', 'soviet');
  while (!model.draft.isComplete)
    model.draft.touch(model.draft.places.value.find((place) => tokenAt(model.draft.laid.value, place) === null) ?? 0);
  await model.draft.confirm();
  const faces = (seat: 'soviet' | 'german') => tokensOf(match.view(seat) as never, 'soviet').map(({ face }) => face);
  expect(faces('soviet').slice(0, 2)).toEqual([1, 2]);
  expect(new Set(faces('german'))).toEqual(new Set(['down']));
});
