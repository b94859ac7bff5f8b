import { expect, test } from 'vitest';
import { troubleWords } from '../language/trouble.ts';
import { storeTrouble, TROUBLES, Trouble, troubleOf } from '../session/trouble.ts';

test('every trouble has its sentence and says what to do', () => {
  for (const kind of TROUBLES) {
    expect(troubleWords[kind].title).toMatch(/\w$/);
    expect(troubleWords[kind].text).toMatch(/\.$/);
  }
});

test('a full store is told apart from a closed one', () => {
  expect(storeTrouble(new DOMException('', 'QuotaExceededError'))).toBe('storage full');
  expect(storeTrouble(new DOMException('', 'SecurityError'))).toBe('storage blocked');
  expect(storeTrouble(new DOMException('', 'InvalidStateError'))).toBe('storage blocked');
});

test('whatever is thrown becomes trouble of a kind', () => {
  expect(troubleOf(new Trouble('damaged', 'x'))).toMatchObject({ kind: 'damaged', detail: 'x' });
  expect(troubleOf(new TypeError('Failed to fetch dynamically imported module: /a.js')).kind).toBe('not loaded');
  expect(troubleOf(new Error('cannot read'))).toMatchObject({ kind: 'defect', detail: 'cannot read' });
  expect(troubleOf('odd').detail).toBe('odd');
});
