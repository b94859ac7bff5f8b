import { afterAll, beforeAll, expect, test } from 'vitest';
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
