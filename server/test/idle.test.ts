import { expect, onTestFinished, test, vi } from 'vitest';
import { newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { choosing, playOn, type Seated, seated, viewOf } from './seated.ts';

const MOST_IDLE = 2;

async function inMemory({ address }: TestServer): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^kurgan_matches_in_memory (\d+)$/m.exec(text)?.[1]);
}

/** A match from its beginning, without who is present. */
async function wholeFor(page: Page, match: string): Promise<unknown> {
  await page.call('watch', { match, from: null });
  const { seats: _, watchers: __, ...whole } = page.whole ?? expect.unreachable();
  return whole;
}

/** Plays one action and tells its call, so that it can be sent again. */
async function playOne({ pages, match, rules }: Seated) {
  const { page, seat } = choosing(pages) ?? expect.unreachable();
  const [action] = rules.legal(viewOf(page), seat);
  if (action === undefined) throw new Error('nothing is legal');
  const call = { match, seat, after: page.n, request: newRequest(), text: rules.notation.format(action) };
  const answer = await page.call('act', call);
  await Promise.all(pages.map((each) => each.until(() => each.n > call.after)));
  return { page, call, answer };
}

/** Other matches, looked at once and left. */
async function lookAtOthers(server: TestServer, count: number): Promise<void> {
  const page = await server.page();
  for (let i = 0; i < count; i++) {
    const { match } = await page.open({ game: 'normandy', scenario: '1' });
    await page.post('watch', { match, from: null });
  }
}

test('a match that nobody watches leaves the memory, and comes back whole', async () => {
  const server = await testServer(undefined, { mostIdle: MOST_IDLE });
  onTestFinished(() => server.close());
  const left = await seated(server, 'axis', 'uranus');
  const early = await playOne(left);
  await playOn(left, 90, 'idle'); // beyond a snapshot, and beyond the requests that are remembered
  const before = await Promise.all(left.pages.map((page) => wholeFor(page, left.match)));
  const watched = await seated(server, 'normandy', '1');
  for (const page of left.pages) await page.call('leave', { match: left.match });
  await lookAtOthers(server, MOST_IDLE + 2);
  expect(await inMemory(server)).toBe(MOST_IDLE + 1); // and the one that is watched

  const reads = vi.spyOn(server.database, 'read');
  expect(await Promise.all(left.pages.map((page) => wholeFor(page, left.match)))).toEqual(before);
  expect(reads.mock.calls.filter(([sql, id]) => sql.includes('FROM entry') && id === left.match)).toHaveLength(1);
  const { page, call, answer } = early;
  expect(await page.call('act', call)).toMatchObject({ done: answer.done });
  await playOn(left, 20, 'back');
  await playOn(watched, 20, 'watched');
});

test('of matches that are over, few stay in the memory when nobody watches them', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const running = await seated(server, 'normandy', '1');
  for (const page of running.pages) await page.call('leave', { match: running.match });
  for (let i = 0; i < 25; i++) {
    const { pages, match } = await seated(server, 'normandy', '1');
    const [page] = pages;
    await page?.call('resign', { match, seat: page.whole?.seat ?? null, request: newRequest() });
    for (const each of pages) {
      await each.until(() => each.whole?.outcome !== null);
      await each.call('leave', { match });
    }
  }
  await lookAtOthers(server, 1);
  expect(await inMemory(server)).toBe(20 + 2); // and two that are not over
});
