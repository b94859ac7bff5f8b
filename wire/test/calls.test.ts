import { parseShape } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { MOST_LETTERS, OLDEST_WIRE, paceShape, readCall, readSocketCall, WIRE } from '../index.ts';

const HOUR = 3_600_000;
const MAIL = { kind: 'mail', bank: HOUR, gain: 0, cap: HOUR, weekends: true };
const LIVE = { kind: 'live', bank: 60_000, grace: 0 };

test.each([
  ['bank', LIVE, 60_000, 24 * HOUR],
  ['grace', LIVE, 0, 120_000],
  ['bank', MAIL, HOUR, 60 * 24 * HOUR],
  ['gain', MAIL, 0, 60 * 24 * HOUR],
  ['cap', MAIL, HOUR, 60 * 24 * HOUR],
])('%s of a pace %o is from %d to %d', (field, pace, least, most) => {
  const isRead = (value: number): boolean => parseShape(paceShape, { ...pace, [field]: value }).ok;
  expect([least - 1, least, most, most + 1].map(isRead)).toEqual([false, true, true, false]);
});

test('versions of the wire and numbers of calls have bounds', () => {
  const greets = (wire: number): boolean => readCall('hello', { wire, app: '1', games: {} }).ok;
  expect([0, 1, 999, 1000].map(greets)).toEqual([false, true, true, false]);
  const calls = (call: number): boolean => readSocketCall(JSON.stringify({ call, name: 'lobby', values: {} })).ok;
  expect([-1, 0, 2 ** 32, 2 ** 32 + 1].map(calls)).toEqual([false, true, true, false]);
  expect([OLDEST_WIRE, WIRE, MOST_LETTERS]).toEqual([1, 1, 16_384]);
});

test('a call over a socket brings its number, its name and its values', () => {
  const withdraw = { name: 'withdraw', values: { match: 'abcdefgh234567ab' } };
  expect(readSocketCall(JSON.stringify({ call: 7, ...withdraw }))).toEqual({
    ok: true,
    value: { number: 7, call: withdraw },
  });
  expect(readSocketCall('{').ok).toBe(false);
  expect(readSocketCall(JSON.stringify({ call: 7, name: 'withdraw', values: {} })).ok).toBe(false);
});

test('what cannot be read is told with its place, and never repeated', () => {
  const problemsOf = (name: string, values: unknown) => {
    const read = readCall(name, values);
    return read.ok ? [] : read.error;
  };
  const [path, expected] = ['$.match', 'the id of a match'];
  expect(problemsOf('leave', { match: 'A secret' })).toEqual([{ path, expected, got: 'another text' }]);
  expect(problemsOf('leave', { match: 7 })).toEqual([{ path, expected, got: 'number' }]);
  for (const name of ['toString', 'nothing'])
    expect(problemsOf(name, {})).toEqual([{ path: '$', expected: 'the name of a call', got: 'another' }]);
});
