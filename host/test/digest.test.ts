import type { AnyGame } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { digestOf } from '../index.ts';
import { patrol } from './patrol.ts';

const entries = Array.from({ length: 3000 }, (_, after) => ({
  after,
  event: { event: after % 100 === 0 ? 'rests' : 'marches', rule: 'PA-ALL-01' },
}));
const digest = (landmarks: readonly string[] | undefined, made = 2999) =>
  digestOf({ ...patrol, ...(landmarks && { landmarks }) } as unknown as AnyGame, entries.slice(0, made + 1), made);

test('of a long match the newest entries are told, and landmarks from its beginning on', () => {
  const lines = digest(['rests']);
  expect(lines.filter(({ event }) => event.event === 'rests')).toHaveLength(30);
  expect(lines.find(({ event }) => event.event === 'marches')?.after).toBe(2001);
  expect(lines.at(-1)?.after).toBe(2999);
});

test('a match of no more than a thousand entries, or of a game without landmarks, is told whole', () => {
  for (const landmark of ['rests', 'halts']) expect(digest([landmark], 1000)).toHaveLength(1001);
  expect(digest(['halts'], 1001)).toHaveLength(1000);
  expect(digest(undefined)).toHaveLength(3000);
});
