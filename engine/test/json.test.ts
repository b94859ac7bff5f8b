import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atPath, canonical, clonePlain, mergePatch } from '../json.ts';

/** Appendix A of RFC 7396: target, patch, result. */
const RFC_7396: readonly (readonly [unknown, unknown, unknown])[] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

test.each(RFC_7396)('merge patch of %j by %j', (target, patch, result) => {
  const before = canonical(target);
  expect(mergePatch(target, patch)).toEqual(result);
  expect(canonical(target)).toBe(before);
});

const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

test('equal values have one canonical text, whatever the order of their keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(canonical({ a: true, b: [1, { c: 'x', d: null }] })).toBe(canonical({ b: [1, { d: null, c: 'x' }], a: true }));
});

test('canonical text is JSON of the same value', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('canonical leaves out undefined values, as JSON does', () => {
  expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  expect(canonical(undefined)).toBe('null');
});

test('a copy is equal and shares nothing', () => {
  const shares = (a: unknown, b: unknown): boolean =>
    typeof a === 'object' &&
    a !== null &&
    (a === b || Object.entries(a).some(([key, value]) => shares(value, Object(b)[key])));
  fc.assert(
    fc.property(plain, (value) => {
      const copy = clonePlain(value);
      expect(copy).toEqual(value);
      expect(shares(value, copy)).toBe(false);
    }),
  );
});

test('a path leads through objects and lists, and nowhere else', () => {
  const value = { open: { areas: { 10: { control: 'soviet' } }, hand: [4, { card: 5 }], none: null } };
  expect(atPath(value, 'open.areas.10.control')).toBe('soviet');
  expect(atPath(value, 'open.hand.1.card')).toBe(5);
  expect(atPath(value, 'open.hand.length')).toBe(2);
  expect(atPath(value, 'open.none')).toBe(null);
  for (const nowhere of [
    'open.none.x',
    'open.hand.2',
    'open.hand.',
    'open.toString',
    'shut',
    '',
    'open.areas.10.control.0.0',
  ]) {
    expect(atPath(value, nowhere)).toBe(undefined);
  }
});
