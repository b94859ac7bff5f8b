import { expect, test } from 'vitest';
import { finish, first, opponents, proceed } from '../index.ts';

test('steps come in the order they are told, the last of the flow first', () => {
  const state = { flow: ['round'] };
  first(state, 'deal', 'bid');
  expect(state.flow).toEqual(['round', 'bid', 'deal']);
  finish(state);
  proceed(state, 'raid', 'score');
  expect(state.flow).toEqual(['round', 'score', 'raid']);
});

test('nothing follows an emptied flow', () => {
  const state: { flow: string[] } = { flow: [] };
  first(state, 'deal');
  proceed(state, 'bid');
  expect(state.flow).toEqual([]);
});

test('of two seats, the other one is across the table', () => {
  const { only, other } = opponents('red', 'blue');
  expect([only('red'), only('blue'), other('red'), other('blue')]).toEqual([['red'], ['blue'], 'blue', 'red']);
});
