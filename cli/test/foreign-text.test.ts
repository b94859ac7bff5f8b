import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Match } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { hill } from './hill/hill.ts';
import { folder, inside, type Run } from './run.ts';

const SETUP = { scenario: 'day', options: { steep: false, goal: null } };
const LIMIT = readFileSync(new URL('./hill/test/vectors/limit.json', import.meta.url), 'utf8');

function written(name: string, text: string): string {
  const file = path.join(folder(), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function matchFile(change: (journal: ReturnType<typeof JSON.parse>) => void = () => {}, name = 'm.json'): string {
  const match = new Match(hill, SETUP, '3');
  match.act('red', { do: 'rest' });
  const journal = JSON.parse(JSON.stringify(match.journal()));
  change(journal);
  return written(name, JSON.stringify(journal));
}

const position = (change: object): string =>
  written('p.json', JSON.stringify({ kurgan: 'position', game: 'hill', version: '1', setup: SETUP, ...change }));

/** Clears the line, writes a false one, and reverses the letters. */
const FORGED = '\u001b[2K\u009b2K\r\nok  rules    all is well\u2028\u202e';
const OBEYED = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const linesOf = ({ out, err }: Pick<Run, 'out' | 'err'>): string[] => `${out}${err}`.trimEnd().split('\n');

test.each<[string, () => string[], number]>([
  ['the seat of an action', () => ['verify', matchFile((file) => (file.entries[0].seat = FORGED))], 1],
  ['an action', () => ['verify', matchFile((file) => (file.entries[0].action = `rest ${FORGED}`))], 1],
  ['a commitment', () => ['verify', matchFile((file) => (file.commitment = FORGED))], 1],
  ['a scenario', () => ['replay', matchFile((file) => (file.setup.scenario = FORGED))], 2],
  ['a game', () => ['legal', matchFile((file) => (file.game = FORGED))], 2],
  ['a field of a position', () => ['legal', position({ [FORGED]: 1 })], 2],
  ['a word', () => ['rules', 'hill', FORGED], 2],
  ['an action on the command line', () => ['apply', matchFile(), FORGED], 2],
  ['the name of a file', () => ['replay', matchFile((file) => delete file.head, `${FORGED}.json`)], 2],
])('%s from outside stays in its line and in sight', async (_what, words, code) => {
  const run = await inside(words());
  expect(run.code).toBe(code);
  expect(linesOf(run)).toHaveLength(1);
  expect(linesOf(run)[0]).toContain('\\u001b[2K\\u009b2K');
  expect(linesOf(run)[0]).not.toMatch(OBEYED);
});

test('a version of the rules cannot forge a line', async () => {
  const { code, out } = await inside(['verify', matchFile((file) => (file.rules = FORGED))]);
  expect([code, out.match(/^ok {2}\w+/gm)]).toEqual([0, ['ok  rules', 'ok  seed', 'ok  chain', 'ok  replay']]);
  expect(out).not.toMatch(OBEYED);
});

test('a vector cannot report itself as passed', async () => {
  const forged = { ...JSON.parse(LIMIT), game: 'x\n1 passed, 0 failed\u001b[8m' };
  const run = await inside(['check', written(`v\u001b[1A.json`, JSON.stringify(forged))]);
  expect(run.code).toBe(1);
  expect(linesOf(run)).toEqual([
    expect.stringMatching(/v\\u001b\[1A\.json$/),
    '  there is no game "x\\n1 passed, 0 failed\\u001b[8m"',
    '0 passed, 1 failed',
  ]);
});

test('a file of finished games cannot forge a result', async () => {
  const file = written('games.jsonl', '');
  const words = ['simulate', 'hill', '--games', '1', '--jobs', '1', '--out', file];
  await inside(words);
  const [header = '', game = ''] = readFileSync(file, 'utf8').split('\n');
  const outcome = { ...JSON.parse(game).outcome, title: 'over\n99 games in 0.1 s\u001b[2J' };
  writeFileSync(file, `${header}\n${JSON.stringify({ ...JSON.parse(game), outcome })}\n`);
  const { out } = await inside(words);
  expect(out).toContain('over\\n99 games in 0.1 s\\u001b[2J');
  expect(out).not.toMatch(OBEYED);
});

const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

test.each<[string, () => string[]]>([
  ['a position', () => ['legal', written('p.json', `{"kurgan":"position","game":"hill","state":${DEEP}}`)]],
  ['an option', () => ['replay', written('m.json', readFileSync(matchFile(), 'utf8').replace('false', DEEP))]],
  ['its kind', () => ['verify', written('m.json', `{"kurgan":${DEEP}}`)]],
  ['a line of finished games', () => ['simulate', 'hill', '--games', '1', '--out', written('g.jsonl', `${DEEP}\n`)]],
])('nested without end, %s is refused in one sentence', async (_what, words) => {
  const { code, out, err } = await inside(words());
  expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
});

test('a vector nested too deep fails', async () => {
  const { code, out } = await inside(['check', written('v.json', LIMIT.replace('"play"', `"seed": ${DEEP}, "play"`))]);
  expect([code, out]).toEqual([
    1,
    expect.stringContaining('lists and objects nested more than 64 deep\n0 passed, 1 failed'),
  ]);
});

const LONG = 'x'.repeat(2_000_000);

test.each<[string, () => string[]]>([
  ['an action of a match', () => ['verify', matchFile((file) => (file.entries[0].action = LONG))]],
  ['a seat of a match', () => ['replay', matchFile((file) => (file.entries[0].seat = LONG))]],
  ['a scenario', () => ['legal', matchFile((file) => (file.setup.scenario = LONG))]],
  ['a game', () => ['legal', position({ game: LONG })]],
  ['a name in a vector', () => ['check', written('v.json', LIMIT.replace('"hill"', `"${LONG}"`))]],
  [
    'rules of a vector',
    () => ['check', written('v.json', LIMIT.replace('["', `[${'"y",'.repeat(100_000)}"${LONG}", "`))],
  ],
])('%s of any length is told in a few lines', async (_what, words) => {
  const run = await inside(words());
  expect([1, 2]).toContain(run.code);
  expect(linesOf(run).length).toBeLessThan(30);
  expect(Math.max(...linesOf(run).map((line) => line.length))).toBeLessThan(1100);
});
