import { readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bradleyTerry } from '../ladder/bradley-terry.ts';
import { folder, inside } from './run.ts';

const VOLGA = new URL('../../games/index.ts', import.meta.url);
const WORDS = ['ladder', 'hill', '--pairs', 'steady:random'];

function result(out: string) {
  const { seconds, ...rest } = JSON.parse(out);
  expect(seconds).toBeGreaterThan(0);
  return rest;
}

test('seats are swapped and scenarios balanced, and the better bot ranks higher', async () => {
  const { code, out } = await inside([...WORDS, '--games', '98', '--json']);
  expect(code).toBe(0);
  const { scenarios, pairings, ratings } = result(out);
  expect(scenarios).toEqual(['day', 'week']);
  const [pair] = pairings;
  expect(pair).toMatchObject({ first: 'steady', second: 'random', games: 100 }); // 25 seeds, 2 seats, 2 scenarios
  expect(pair.wins + pair.draws + pair.losses).toBe(100);
  expect(pair.interval[0]).toBeGreaterThan(0.5);
  expect(pair.share).toBeCloseTo((pair.bySeat.red + pair.bySeat.blue) / 2);
  expect(ratings.map(({ player }: { player: string }) => player)).toEqual(['steady', 'random']);
  expect(ratings[1].rating).toBe(0);
});

test('the order within a pair changes only the side of the report', async () => {
  const one = result((await inside([...WORDS, '--games', '40', '--json'])).out);
  const other = result((await inside(['ladder', 'hill', '--pairs', 'random:steady', '--games', '40', '--json'])).out);
  expect(other.pairings[0].share).toBeCloseTo(1 - one.pairings[0].share);
  expect(other.ratings[0].rating).toBeCloseTo(one.ratings[0].rating);
});

test('--out continues where a run was cut off, to the same result', async () => {
  const out = path.join(folder(), 'ladder.jsonl');
  const words = [...WORDS, '--scenarios', 'day', '--games', '20', '--json', '--out', out];
  const whole = await inside([...words, '--jobs', '2']);
  const lines = readFileSync(out, 'utf8').split('\n');
  expect(lines).toHaveLength(22);
  expect(JSON.parse(lines[1]!).part).toMatch(/^(steady:random|random:steady) in day$/);
  truncateSync(out, lines.slice(0, 9).join('\n').length + 1);
  const again = await inside([...words, '--jobs', '1']);
  expect(again.err).toBe(`8 games of 20 taken from ${out}.\n`);
  expect(result(again.out)).toEqual(result(whole.out));
});

test.each([
  ['steady', '"steady" is not BOT:BOT.'],
  ['steady:steady', 'steady cannot play itself.'],
  ['steady:nobody', 'hill has no bot "nobody" (choose from steady, cheat, random).'],
  ['steady:random,steady:random', 'The pairing steady:random is listed twice.'],
])('--pairs %s is refused with a reason', async (pairs, reason) => {
  const { code, err } = await inside(['ladder', 'hill', '--pairs', pairs]);
  expect([code, err]).toEqual([2, `${reason}\n`]);
});

test('a solitaire game has nobody to pair', async () => {
  const { code, err } = await inside(['ladder', 'volga'], VOLGA);
  expect([code, err]).toEqual([
    2,
    'volga has one seat, so there is nobody to pair: measure its bots with kurgan simulate volga.\n',
  ]);
});

test('ratings agree with the Elo formula, and their intervals with the error of a proportion', () => {
  // 3 of 4 points are 400 * log10(3) = 190.8 Elo points; each pairing counts one extra drawn game.
  const [first, second] = bradleyTerry([{ first: 'a', second: 'b', score: 3 * 25 - 0.5, games: 99 }]);
  expect(first?.rating).toBeCloseTo(400 * Math.log10(3), 6);
  const reach = (1.96 * 400) / Math.LN10 / Math.sqrt(100 * 0.75 * 0.25);
  expect((first?.high ?? 0) - (first?.rating ?? 0)).toBeCloseTo(reach, 1);
  expect(second).toEqual({ player: 'b', rating: 0, low: 0, high: 0 });
});

test('ratings add up along a chain, and unconnected players are rated separately', () => {
  const chain = bradleyTerry([
    { first: 'a', second: 'b', score: 74.5, games: 99 },
    { first: 'b', second: 'c', score: 74.5, games: 99 },
    { first: 'x', second: 'y', score: 30, games: 30 },
  ]);
  const rating = new Map(chain.map((each) => [each.player, each]));
  expect(rating.get('a')?.rating).toBeCloseTo(2 * 400 * Math.log10(3), 4);
  expect(rating.get('b')?.rating).toBeCloseTo(400 * Math.log10(3), 4);
  const reach = (player: string) => (rating.get(player)?.high ?? 0) - (rating.get(player)?.rating ?? 0);
  expect(reach('a')).toBeCloseTo(reach('b') * Math.SQRT2, 3);
  expect(rating.get('y')?.rating).toBe(0);
  expect(rating.get('x')?.rating).toBeLessThan(2000); // a clean sweep
});
