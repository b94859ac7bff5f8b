import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Buckets } from '../http/bucket.ts';
import { LIMITS, Limits } from '../http/limits.ts';
import { Sockets } from '../live/sockets.ts';
import { newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { seated } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer(undefined, { limits: { ...LIMITS, arrivals: { burst: 100, perSecond: 1 } } });
});
afterAll(() => server.close());

const tooFast = (answers: readonly Readonly<Record<string, unknown>>[]): number =>
  answers.filter(({ error }) => error === 'too fast').length;
const lobbies = (page: Page, count: number) => Promise.all(Array.from({ length: count }, () => page.call('lobby', {})));

test('a page sends twenty calls at once and two a second, and what is too much is not done', async () => {
  const page = await server.page();
  const started = performance.now();
  /** Calls that came back meanwhile: a busy machine takes its time. */
  const regained = (): number => Math.ceil((2 * (performance.now() - started)) / 1000);
  const atOnce = tooFast(await lobbies(page, 30));
  expect(atOnce).toBeGreaterThanOrEqual(10 - regained());
  expect(atOnce).toBeLessThanOrEqual(10);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const later = tooFast(await lobbies(page, 5));
  expect(later).toBeLessThanOrEqual(3);
  expect(atOnce + later).toBeGreaterThanOrEqual(15 - regained());
});

test('a player has a limit over all its pages and POSTs', async () => {
  const small = await testServer(undefined, {
    limits: { burst: 20, perSecond: 2, player: { burst: 40, perSecond: 0.001 } },
  });
  const first = await small.page();
  const others = await Promise.all(Array.from({ length: 3 }, () => small.page(first.cookie)));
  const answers = (await Promise.all([first, ...others].map((page) => lobbies(page, 18)))).flat();
  expect(tooFast(answers)).toBe(4 * 18 - 40);
  expect((await first.post('lobby', {})).status).toBe(429);
  expect((await (await small.page()).post('lobby', {})).status).toBe(200);
  await small.close();
});

test('an address has a limit over all its players, and so have strangers', async () => {
  const small = await testServer(undefined, {
    limits: { burst: 1000, perSecond: 1000, address: { burst: 30, perSecond: 1 } },
  });
  const page = await small.page();
  const [stranger, friend] = [await small.page(), await small.page()];
  expect(tooFast(await lobbies(page, 20))).toBe(0);
  expect(tooFast(await lobbies(stranger, 20))).toBeGreaterThan(5);
  expect((await friend.post('lobby', {})).status).toBe(429);
  await small.close();
});

test('new players from one address are limited, and a browser that is known is not', async () => {
  const small = await testServer(undefined, {
    limits: { burst: 100, perSecond: 100, arrivals: { burst: 3, perSecond: 0.001 } },
  });
  const page = await small.page();
  for (let i = 0; i < 2; i++) await small.page();
  const fourth = await page.post('arrive', {}, { cookie: '' });
  expect(fourth.status).toBe(429);
  expect(fourth.body.detail).toMatch(/Too many new players/);
  expect((await page.post('arrive', {})).status).toBe(200);
  await small.close();
});

test('the address comes from the proxy’s header only when the server is told that it stands behind one', async () => {
  const limits = { burst: 100, perSecond: 100, arrivals: { burst: 1, perSecond: 0.001 } };
  const arrive = async (address: string, isSecure: boolean) => {
    const small = await testServer(undefined, { limits, isSecure, names: ['play.example.org'] });
    const statuses = [];
    for (const client of ['203.0.113.1', '203.0.113.2', '203.0.113.3', address]) {
      const response = await fetch(`${small.address}/api/arrive`, {
        method: 'POST',
        headers: {
          origin: isSecure ? small.address.replace('http', 'https') : small.address,
          'content-type': 'application/json',
          'x-forwarded-for': client,
        },
        body: '{}',
      });
      statuses.push(response.status);
    }
    await small.close();
    return statuses;
  };
  expect(await arrive('203.0.113.4', false)).toEqual([200, 429, 429, 429]); // one and the same computer
  expect(await arrive('203.0.113.4', true)).toEqual([200, 200, 200, 200]);
  // A visitor who writes such a header itself is still known by the address the proxy adds.
  expect(await arrive('198.51.100.7, 203.0.113.1', true)).toEqual([200, 200, 200, 429]);
});

test('a message of more than 16 kB ends the connection, and a body of that length is not read', async () => {
  const page = await server.page();
  page.say(JSON.stringify({ call: 1, name: 'rename', values: { name: 'x'.repeat(17_000) } }));
  await page.closed;
  const long = await (await server.page()).post('rename', { name: 'x'.repeat(17_000) });
  expect(long.status).toBe(413);
});

test('an address has as many pages open as it may, and one that closes makes room for one', () => {
  const sockets = new Sockets();
  const counted = (address: string) => sockets.countFrom(address, 2);
  const first = counted('a');
  expect([counted('a'), counted('a'), counted('b')]).toEqual([expect.any(Function), null, expect.any(Function)]);
  first?.();
  expect([counted('a'), counted('a')]).toEqual([expect.any(Function), null]);
});

test.each([
  ['calls', JSON.stringify({ call: 1, name: 'lobby', values: {} })],
  ['unreadable messages', '{'],
])('a page that sends %s without end is cut off', async (_what, message) => {
  const page = await server.page();
  for (let i = 0; i < 400; i++) page.say(message);
  expect(await Promise.race([page.closed.then(() => 'closed'), pause(5000, 'open')])).toBe('closed');
});

test('a page that doesn’t read is cut off at 1 MB', async () => {
  const own = await testServer();
  const both = await seated(own, 'normandy', '1');
  const deaf = new WebSocket(`${own.address.replace('http', 'ws')}/api/socket`, {
    headers: { origin: own.address, cookie: both.pages[0].cookie },
  });
  await new Promise((resolve) => deaf.once('open', resolve));
  const sockets = async (): Promise<number> => {
    const figures = await (await fetch(`${own.address}/metrics`)).text();
    return Number(/^kurgan_sockets (\d+)$/m.exec(figures)?.[1]);
  };
  await expect.poll(sockets).toBe(3);
  deaf.pause();
  const watch = JSON.stringify({ call: 1, name: 'watch', values: { match: both.match, from: null } });
  for (let asked = 0; asked < 100 && (await sockets()) === 3; asked++) for (let i = 0; i < 100; i++) deaf.send(watch);
  expect(await sockets()).toBe(2);
  deaf.terminate();
  await own.close();
});

test('a player says five lines at once and no more', async () => {
  const both = await seated(server, 'normandy', '1');
  const say = (text: string) =>
    both.pages[0].call('say', { match: both.match, seat: null, request: newRequest(), text });
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => say(`line ${letter}`)));
  expect(tooFast(answers)).toBe(1);
});

test('codes are tried five times an hour, and right ones don’t count', async () => {
  const own = await testServer();
  const page = await own.page();
  const { value } = await page.call('account', { request: newRequest(), name: 'Zoya' });
  const { code } = value as { code: string };
  for (let i = 0; i < 8; i++) expect((await (await own.page()).post('recover', { code })).status).toBe(200);
  const statuses = [];
  for (let i = 0; i < 7; i++) statuses.push((await page.post('confirm', { code: 'a'.repeat(26) })).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
  expect((await page.post('recover', { code })).status).toBe(429);
  await own.close();
});

test('nothing about an address is kept for a day', () => {
  let now = 0;
  const limits = new Limits(LIMITS, () => now);
  for (let i = 0; i < 500; i++) limits.mayCall(`player ${i}`, `10.0.0.${i}`);
  for (let i = 0; i < 5; i++) limits.arrive('10.0.0.1');
  void limits.tried('10.0.0.2', async () => null);
  expect(limits.size).toBeGreaterThan(1000);
  now += 3_600_000;
  limits.sweep();
  expect(limits.size).toBe(0);
});

test('buckets that are full again are forgotten while others go on', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 });
  for (let i = 0; i < 10_000; i++) buckets.take(`address ${i}`, i);
  expect(buckets.size).toBe(10_000);
  buckets.take('another', 120_000);
  expect(buckets.size).toBe(1);
});

test('a player has at most twenty open challenges and twenty matches against bots', async () => {
  const own = await testServer();
  const page = await own.page();
  const bots = { german: 'recruit' };
  const ask = (more: object) =>
    page.post('open', {
      ...{ request: newRequest(), game: 'normandy', scenario: '1', options: {}, seat: 'us', pace: { kind: 'free' } },
      ...{ isListed: false, isPublished: false, isRated: false, canTalk: true, bots: {}, ...more },
    });
  const commitment = (i: number): string => i.toString(16).padStart(64, '0');
  for (let i = 0; i < 20; i++) expect((await ask({ commitment: commitment(i) })).status).toBe(200);
  const refused = await ask({ commitment: commitment(20) });
  expect(refused.body).toMatchObject({ error: 'refused', detail: /20 open challenges/ });
  const again = (await ask({ commitment: commitment(3) })).body.value as { match: string };
  await page.post('withdraw', { match: again.match });
  expect((await ask({ commitment: commitment(21) })).status).toBe(200);
  for (let i = 100; i < 120; i++) expect((await ask({ bots, commitment: commitment(i) })).status).toBe(200);
  expect((await ask({ bots, commitment: commitment(120) })).body).toMatchObject({ detail: /20 matches against bots/ });
  await own.close();
});

test('bots think about two turns of one player at a time', async () => {
  const own = await testServer(undefined, { beat: 400 });
  const page = await own.page();
  for (let i = 0; i < 6; i++) {
    const { match } = await page.open({ game: 'normandy', scenario: '1', seat: 'us', bots: { german: 'recruit' } });
    await page.reveal(match);
  }
  const waiting = async (): Promise<number> =>
    Number((await own.database.read("SELECT COUNT(*) AS found FROM task WHERE kind = 'bot'"))[0]?.found);
  expect(await waiting()).toBe(6);
  let most = 0;
  while ((await waiting()) > 0) {
    const [row] = await own.database.read(
      "SELECT COUNT(*) AS found FROM task WHERE kind = 'bot' AND tries > 0 AND due > $1",
      own.database.now() + 10_000,
    );
    most = Math.max(most, Number(row?.found));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(3); // the third is looked at and sent back
  await own.close();
});
