import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequest } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { playOn, rulesOf } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a match against a bot begins at once, and the bot answers whenever it is asked', async () => {
  const page = await server.page();
  const { match } = await page.open({ game: 'normandy', scenario: '1', seat: 'us', bots: { german: 'recruit' } });
  await page.call('watch', { match, from: null });
  await page.reveal(match);
  await page.until(() => page.whole?.phase === 'running');
  const rules = await rulesOf('normandy', '1');
  const isOver = () => (page.whole?.outcome ?? null) !== null;
  for (let turns = 0; turns < 10 && !isOver(); turns++) {
    await page.until(() => isOver() || page.whole?.waiting.includes('us') === true, 20_000);
    await playOn({ pages: [page, page], match, rules }, 1, `turn ${turns}`);
  }
  const entries = await server.database.read('SELECT seat FROM entry WHERE match = $1', match);
  expect(entries.some(({ seat }) => seat === 'german')).toBe(true);
});

test('a server that stops leaves a bot that still thinks to the next one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-bots-'));
  const slow = await testServer(folder, { beat: 60_000 });
  const page = await slow.page();
  const { match } = await page.open({ game: 'normandy', scenario: '1', seat: 'us', bots: { german: 'recruit' } });
  await page.reveal(match);
  const taken = async () => (await slow.database.read("SELECT tries FROM task WHERE kind = 'bot'"))[0]?.tries === 1;
  await expect.poll(taken).toBe(true);
  const started = performance.now();
  await slow.stop();
  expect(performance.now() - started).toBeLessThan(20_000);
  const next = await testServer(folder);
  const again = await next.page(page.cookie);
  await again.call('watch', { match, from: null });
  await again.until(() => again.n > 0, 20_000);
  await next.close();
});

test('a bot that knows its answer at once still waits for the beat', async () => {
  const beating = await testServer(undefined, { beat: 1500 });
  const page = await beating.page();
  const { match } = await page.open({ game: 'normandy', scenario: '1', seat: 'us', bots: { german: 'recruit' } });
  await page.call('watch', { match, from: null });
  const started = performance.now();
  await page.reveal(match);
  await page.until(() => page.n > 0, 20_000);
  expect(performance.now() - started).toBeGreaterThan(1300);
  await beating.close();
});

test('a match that is given up while the bot thinks stays as it is', async () => {
  const beating = await testServer(undefined, { beat: 4000 });
  const page = await beating.page();
  const { match } = await page.open({ game: 'normandy', scenario: '1', seat: 'us', bots: { german: 'recruit' } });
  await page.call('watch', { match, from: null });
  await page.reveal(match);
  const taken = async () => (await beating.database.read("SELECT tries FROM task WHERE kind = 'bot'"))[0]?.tries === 1;
  await expect.poll(taken).toBe(true);
  await page.call('resign', { match, seat: null, request: newRequest() });
  const left = async () => (await beating.database.read("SELECT name FROM task WHERE kind = 'bot'")).length;
  await expect.poll(left).toBe(0);
  await wait(4500); // the beat of the answer
  expect(await beating.database.read('SELECT seat FROM entry WHERE match = $1', match)).toEqual([{ seat: 'us' }]);
  await beating.close(); // fails if anything was reported
});
