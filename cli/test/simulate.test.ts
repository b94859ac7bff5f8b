import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { wilson } from '../simulate/wilson.ts';
import { fillDisk } from './full-disk.ts';
import { ended, folder, inside, kurgan, start } from './run.ts';

const result = (out: string) => {
  const { seconds, ...rest } = JSON.parse(out);
  expect(seconds).toBeGreaterThan(0);
  return rest;
};
const lines = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

test('the JSON form has exactly the promised fields, and every game is counted once', async () => {
  const { code, out, err } = await kurgan(['simulate', 'hill', '--games', '60', '--seed', '10', '--json']);
  expect([code, err]).toEqual([0, '']);
  expect(Object.keys(JSON.parse(out))).toEqual([
    'game',
    'scenario',
    'games',
    'wins',
    'draws',
    'unfinished',
    'meanDecisions',
    'seed',
    'seconds',
  ]);
  const { game, scenario, games, wins, draws, unfinished, seed } = result(out);
  expect({ game, scenario, games, seed }).toEqual({ game: 'hill', scenario: 'day', games: 60, seed: 10 });
  expect(wins.red + wins.blue + draws + unfinished).toBe(60);
});

test('the result does not depend on the number of threads', async () => {
  const words = ['simulate', 'hill', '--games', '150', '--seat', 'red=random', '--option', 'steep', '--json'];
  const one = await inside([...words, '--jobs', '1']);
  const three = await inside([...words, '--jobs', '3']);
  expect(result(one.out)).toEqual(result(three.out));
});

test('--out continues where a run was cut off, past a damaged last line, to the same result', async () => {
  const file = path.join(folder(), 'games.jsonl');
  const words = ['simulate', 'hill', '--games', '30', '--jobs', '2', '--json', '--out', file];
  const whole = await inside(words);
  expect(lines(file)).toHaveLength(31);
  expect(JSON.parse(lines(file)[1]!)).toEqual({
    seed: expect.any(String),
    outcome: { winner: expect.any(String), rule: 'HL-WIN-01', title: expect.any(String) },
    decisions: expect.any(Number),
  });
  const kept = lines(file).slice(0, 12).join('\n').length + 1;
  truncateSync(file, kept);
  appendFileSync(file, '{"seed":"30","outco');
  const again = await inside(words);
  expect(again.err).toBe(`11 games of 30 taken from ${file}.\n`);
  expect(result(again.out)).toEqual(result(whole.out));
  expect(
    new Set(
      lines(file)
        .slice(1)
        .map((line) => JSON.parse(line).seed),
    ).size,
  ).toBe(30);
  const more = await inside([...words.slice(0, 3), '40', ...words.slice(4)]);
  expect(more.err).toContain('30 games of 40');
});

test.each([
  ['other arguments', ['--seat', 'red=random'], (file: string) => file],
  [
    'a damaged line in the middle',
    [],
    (file: string) => writeFileSync(file, lines(file).toSpliced(2, 1, 'x').join('\n')),
  ],
  ['a file of another kind', [], (file: string) => writeFileSync(file, 'my diary\n')],
  ['a file of another kind without an end of line', [], (file: string) => writeFileSync(file, 'my diary')],
])('--out refuses %s and leaves the file as it is', async (_what, more, change) => {
  const file = path.join(folder(), 'games.jsonl');
  const words = ['simulate', 'hill', '--games', '5', '--jobs', '1', '--out', file];
  await inside(words);
  change(file);
  const before = readFileSync(file, 'utf8');
  const { code, err } = await inside([...words, ...more]);
  expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('an illegal answer is reported with its bot, game, seed and action', async () => {
  const { code, err } = await kurgan(['simulate', 'hill', '--seat', 'red=cheat', '--jobs', '1']);
  expect([code, err]).toEqual([1, 'hill, seed 1, decision 8: "gather 3" by cheat is not legal.\n']);
});

test('Ctrl-C leaves whole lines, and the same command continues', async () => {
  const home = folder();
  const file = path.join(home, 'games.jsonl');
  const words = ['simulate', 'hill', '--games', '1000000', '--jobs', '1', '--out', file];
  const child = start(words, home);
  const end = ended(child);
  const begun = () => existsSync(file) && lines(file).length > 20;
  await vi.waitUntil(() => child.exitCode !== null || begun(), { timeout: 30_000, interval: 20 });
  child.kill('SIGINT');
  const { code, err } = await end;
  expect(code).toBe(130);
  expect(err).toMatch(/^Stopped after [\d,]+ of 1,000,000 games; the same command goes on from .*\n$/);
  for (const line of lines(file)) JSON.parse(line);
  const games = lines(file).length - 1;
  const again = await inside(['simulate', 'hill', '--games', String(games), '--jobs', '1', '--json', '--out', file]);
  expect(JSON.parse(again.out).games).toBe(games);
});

test('--out on a full disk says so, and the same command continues when there is room', async () => {
  const file = path.join(folder(), 'games.jsonl');
  const words = ['simulate', 'hill', '--games', '5', '--jobs', '1', '--json', '--out', file];
  await inside(words);
  const more = words.with(3, '8');
  const free = fillDisk();
  const full = await inside(more).finally(free);
  expect([full.code, full.err]).toEqual([
    2,
    `5 games of 8 taken from ${file}.\n${file} cannot be written: the disk is full.\n`,
  ]);
  expect(lines(file)).toHaveLength(6);
  expect(JSON.parse((await inside(more)).out).games).toBe(8);
});

test("Wilson's interval, against published values", () => {
  const rounded = (hits: number, n: number) => wilson(hits, n).map((share) => Number(share.toFixed(4)));
  expect(rounded(81, 263)).toEqual([0.2553, 0.3662]); // Newcombe 1998, table I
  expect(rounded(15, 148)).toEqual([0.0624, 0.1605]);
  expect(rounded(0, 20)).toEqual([0, 0.1611]);
  expect(rounded(1, 29)).toEqual([0.0061, 0.1718]);
});

test('--scenario all plays as many games of each scenario, prints a balance sheet, and can be continued', async () => {
  const out = path.join(folder(), 'games.jsonl');
  const words = ['simulate', 'hill', '--scenario', 'all', '--games', '20', '--jobs', '2', '--out', out];
  const sheet = await inside(words);
  expect(sheet.code).toBe(0);
  expect(sheet.out).toMatch(/^scenario +red wins +95 % interval +blue wins +95 % interval +undecided +decisions$/m);
  expect(sheet.out).toMatch(/^day +\d+\.\d % +\d+\.\d % to \d+\.\d % /m);
  expect(sheet.out).toMatch(/^week .*\n\nHow they ended\nday /m);
  const each = JSON.parse((await inside([...words, '--json'])).out);
  expect(each.map(({ scenario, games }: { scenario: string; games: number }) => [scenario, games])).toEqual([
    ['day', 20],
    ['week', 20],
  ]);
  const { out: day } = await inside(['simulate', 'hill', '--games', '20', '--json']);
  const { ends, meanRound, ...rest } = each[0];
  expect({ ...rest, seconds: 0 }).toEqual({ ...JSON.parse(day), seconds: 0 });
  expect(meanRound).toBeNull(); // the hill doesn't count rounds
  expect(ends.reduce((all: number, { games }: { games: number }) => all + games, 0)).toBe(20);
});
