import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differingPaths, Match, writeMatch } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { hill } from './hill/hill.ts';
import { folder, HILL, inside } from './run.ts';

const LATER = new URL('./hill/later-games.ts', import.meta.url);
const STRICTER = new URL('./hill/stricter-games.ts', import.meta.url);
const LAZIER = new URL('./hill/lazier-games.ts', import.meta.url);

/**
 * A week on the hill under the first version of the rules, long enough for a snapshot: both look, then rest; red climbs
 * once.
 */
function played(isOver: boolean): string {
  const match = new Match(hill, { scenario: 'week', options: { watched: false } }, 'shadow');
  match.act('red', { do: 'look' });
  for (let i = 0; i < 70; i++) {
    const [seat = 'red'] = match.waiting;
    match.act(seat, { do: seat === 'red' && i === 20 ? 'climb' : 'rest' });
  }
  if (isOver) match.end('red', 'resign');
  const file = path.join(folder(), 'm.json');
  writeFileSync(file, writeMatch(match, { red: 'person', blue: 'person' }));
  return file;
}

test('rules that lead to the same states are equal', async () => {
  const files = [played(true), played(false)];
  for (const registry of [HILL, LATER]) {
    expect(await inside(['shadow', ...files], registry)).toEqual({ code: 0, out: '2 equal, 0 different\n', err: '' });
  }
});

test('a refused action is reported with its entry and rule', async () => {
  const file = played(true);
  const { code, out } = await inside(['shadow', file], STRICTER);
  expect([code, out]).toEqual([
    1,
    `${file}  entry 22: "red: climb" is refused by HL-CLIMB-01 (round 11)\n0 equal, 1 different\n`,
  ]);
});

test('a differing state is reported with its places', async () => {
  const [file, equal] = [played(true), path.join(folder(), 'short.json')];
  const short = new Match(hill, { scenario: 'week', options: { watched: false } }, '1');
  short.act('red', { do: 'rest' });
  writeFileSync(equal, writeMatch(short));
  const { code, out } = await inside(['shadow', file, equal], LAZIER);
  expect([code, out]).toEqual([
    1,
    `${file}  entry 64: the state differs at private.red.known
${file}  entry 72: the state differs at private.red.known
1 equal, 1 different
`,
  ]);
});

test('a running match reveals neither an action nor a private place', async () => {
  const file = played(false);
  expect((await inside(['shadow', file], STRICTER)).out).toBe(
    `${file}  entry 22: the action is refused by HL-CLIMB-01\n0 equal, 1 different\n`,
  );
  expect((await inside(['shadow', file], LAZIER)).out).toBe(
    `${file}  entry 64: the state differs at private
${file}  entry 71: the state differs at private
0 equal, 1 different
`,
  );
});

test('a missing, broken or lying file differs', async () => {
  const [junk, lying] = [path.join(folder(), 'junk.json'), played(true)];
  writeFileSync(junk, '{}');
  writeFileSync(lying, readFileSync(lying, 'utf8').replace('"climb"', '"rest"'));
  const { code, out } = await inside(['shadow', junk, '/no/such', lying]);
  expect(code).toBe(1);
  expect(out.split('\n')).toEqual([
    expect.stringContaining(`${junk}: not a match or position`),
    '/no/such  /no/such does not exist.',
    `${lying}  chain broken at entry 23: something before it was changed`,
    '0 equal, 3 different',
    '',
  ]);
});

test('a match resumes under rules that agree, and is readable under others as far as they agree', async () => {
  const file = played(true);
  expect((await inside(['verify', file], LATER)).out).toContain('version 1, the same under 2');
  expect((await inside(['replay', file, '--to', '3'], LATER)).code).toBe(0);
  const { code, err } = await inside(['replay', file], LAZIER);
  expect(code).toBe(2);
  expect(err).toContain(`${file} was played under different rules (rules changed at entry 64`);
  expect(err).toContain('kurgan replay --to 0 reads it as far as they agree');
  const begun = await inside(['replay', file, '--to', '0'], LAZIER);
  expect([begun.code, begun.out]).toEqual([0, expect.stringContaining('Round 1: red 0 up')]);
});

test('places where values differ', () => {
  expect(differingPaths({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toEqual([]);
  expect(differingPaths({ a: { b: 1, c: 2 }, d: 0 }, { a: { b: 1, c: 3 } })).toEqual(['a.c', 'd']);
  expect(differingPaths({ a: [1, 2, 3] }, { a: [1, 4] })).toEqual(['a.1', 'a.2']);
  expect(differingPaths({ a: [] }, { a: {} })).toEqual(['a']);
});
