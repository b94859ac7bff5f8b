import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WIRE } from '@kurgan/wire';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteDatabase } from '../index.ts';
import { dueOf, resumed, started } from '../matches/clock.ts';
import { Pulse } from '../operation/pulse.ts';
import { testServer } from './running.ts';
import { choosing, playOn, seated, viewOf } from './seated.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'kurgan-operation-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const byesOf = (heard: readonly string[]): unknown[] =>
  heard.filter((text) => text.startsWith('{"bye"')).map((text) => JSON.parse(text));

test('a page that speaks another version or judges by other rules is told so and sent away', async () => {
  const server = await testServer(folder());
  onTestFinished(() => server.close());
  const welcome = await (await server.page()).call('hello', { wire: WIRE, app: '1', games: {} });
  expect(welcome.value).toMatchObject({ wire: WIRE, you: { isAccount: false } });
  for (const [wire, games, bye] of [
    [WIRE + 1, {}, { bye: 'older app', back: 5000 }],
    [WIRE, { normandy: '0.0' }, { bye: 'newer app', back: null }],
    [WIRE, { chess: '1.0' }, { bye: 'newer app', back: null }],
  ] as const) {
    const page = await server.page();
    void page.call('hello', { wire, app: '1', games });
    await page.until(() => byesOf(page.heard).length > 0);
    expect(byesOf(page.heard)).toEqual([bye]);
    await page.closed;
  }
  const post = await (await server.page()).post('hello', { wire: WIRE, app: '1', games: { normandy: '0.0' } });
  expect([post.status, post.body.error]).toEqual([410, 'closed']);
});

test('a stop answers the calls under way, says when to come back, and loses nothing', async () => {
  const place = folder();
  const server = await testServer(place);
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 5, 'stop');
  const next = choosing(both.pages);
  if (next === null) throw new Error('nobody is asked');
  const [action] = both.rules.legal(viewOf(next.page), next.seat);
  if (action === undefined) throw new Error('nothing is legal');
  const acting = next.page.act(both.match, both.rules.notation.format(action));
  await server.database.read('SELECT 1 AS one'); // the call has reached the server by now or never will
  const stopping = server.stop();
  const answer = await Promise.race([acting, next.page.closed.then(() => null)]);
  await stopping;
  for (const page of both.pages) {
    expect(byesOf(page.heard)).toEqual([{ bye: 'restart', back: expect.any(Number) }]);
  }
  const again = await testServer(place);
  onTestFinished(() => again.close());
  const entries = await again.database.read('SELECT n FROM entry WHERE match = $1', both.match);
  expect(entries).toHaveLength(answer === null ? 5 : 6);
});

const LIVE = { kind: 'live', bank: 600_000, grace: 15_000 } as const;

test('a time in which no process was alive moves every clock, once', async () => {
  const place = folder();
  const before = await testServer(place);
  const { match } = await seated(before, 'normandy', '1', { pace: LIVE });
  const dues = async (database: typeof before.database) =>
    (await database.read('SELECT due FROM seat WHERE match = $1 AND due IS NOT NULL', match)).map(({ due }) =>
      Number(due),
    );
  const [due = 0] = await dues(before.database);
  await before.stop();

  const database = await SqliteDatabase.open(place, { isDurable: false });
  const now = database.now.bind(database);
  const HOUR = 3_600_000;
  database.now = () => now() + HOUR;
  const [row] = await database.read('SELECT seen FROM process ORDER BY seen DESC');
  const first = new Pulse(
    database,
    'first',
    async () => {},
    (error) => {
      throw error;
    },
  );
  const began = database.now();
  await first.start(HOUR);
  const [moved = 0] = await dues(database);
  expect(moved - due).toBeGreaterThanOrEqual(began - Number(row?.seen));
  expect(moved - due).toBeLessThan(began - Number(row?.seen) + 5000);
  const second = new Pulse(
    database,
    'second',
    async () => {},
    () => {},
  );
  await second.start(HOUR);
  const [still = 0] = await dues(database);
  expect(still - moved).toBeLessThan(5000);
  await first.stop();
  await second.stop();
  await database.close();
});

test('a clock that was ahead once hides no outage once it is right again', async () => {
  const database = await SqliteDatabase.open(folder(), { isDurable: false });
  onTestFinished(() => database.close());
  const [now, year] = [database.now(), 365 * 86_400_000];
  const beating = async (at: number, id: string): Promise<void> => {
    database.now = () => at;
    const pulse = new Pulse(
      database,
      id,
      async () => {},
      () => {},
    );
    await pulse.start();
    await pulse.stop();
  };
  await beating(now + year, 'ahead');
  await beating(now, 'right');
  const [last] = await database.read('SELECT id FROM process ORDER BY seen DESC');
  expect(last).toEqual({ id: 'right' });
});

test('a pause takes exactly its own time off a clock', () => {
  const MAIL = { kind: 'mail', bank: 400_000_000, gain: 0, cap: 400_000_000, weekends: true } as const;
  const moment = fc.integer({ min: 1_790_000_000_000, max: 1_792_000_000_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(LIVE, MAIL),
      moment,
      fc.nat(300_000_000),
      fc.nat(300_000_000),
      (pace, since, used, gap) => {
        const clock = started({ bank: pace.bank, since: null }, since);
        const after = resumed(pace, clock, since + used, since + used + gap);
        const [due, moved] = [dueOf(pace, clock) ?? 0, dueOf(pace, after) ?? 0];
        expect(moved).toBeGreaterThanOrEqual(Math.min(due, since + used) + gap);
        if (pace.kind === 'live') expect(moved - due).toBe(gap);
        // A second pause right after the first is the same as one long pause.
        const twice = resumed(pace, after, since + used + gap, since + used + gap + 1000);
        expect(dueOf(pace, twice)).toBe(dueOf(pace, resumed(pace, clock, since + used, since + used + gap + 1000)));
      },
    ),
  );
});

const SAMPLE = /^[a-z_0-9]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? -?[0-9.e+-]+$/;

test('health and figures are told, the figures to the operator alone', async () => {
  const server = await testServer(folder());
  onTestFinished(() => server.close());
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 4, 'figures');
  await both.pages[0].act(both.match, 'nonsense');
  const health = await fetch(`${server.address}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  const figures = await fetch(`${server.address}/metrics`);
  expect(figures.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await figures.text();
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of samples) expect(line).toMatch(SAMPLE);
  expect(samples).toContain('kurgan_sockets 2');
  expect(samples).toContain('kurgan_matches_in_memory 1');
  expect(samples).toContain('kurgan_calls_total{call="act",result="done"} 4');
  expect(samples).toContain('kurgan_calls_total{call="act",result="unreadable"} 1');
  expect(text).toMatch(/kurgan_commit_seconds_count [1-9]/);
  expect(text).toMatch(/# TYPE kurgan_bots_thinking gauge/);
  expect(text).not.toContain(both.match);
});

test('health tells when nothing can be stored any more, although all can be read', async () => {
  const server = await testServer(folder(), { pulse: 10, log: () => {} });
  onTestFinished(() => server.close());
  const health = async (): Promise<number> => (await fetch(`${server.address}/api/health`)).status;
  const { write } = server.database;
  server.database.write = () => Promise.reject(new Error('database or disk is full'));
  await expect.poll(health).toBe(503);
  server.database.write = write;
  await expect.poll(health).toBe(200);
});

test('behind a proxy the figures need the token', async () => {
  const server = await testServer(folder(), { isSecure: true, metricsToken: 'a long secret' });
  onTestFinished(() => server.close());
  const ask = (authorization?: string) =>
    fetch(`${server.address}/metrics`, authorization === undefined ? {} : { headers: { authorization } });
  expect((await ask()).status).toBe(404);
  expect((await ask('Bearer another')).status).toBe(404);
  expect((await ask('Bearer a long secret')).status).toBe(404); // a token is one word
  const named = await testServer(folder(), { isSecure: true, metricsToken: 'a-long-secret' });
  onTestFinished(() => named.close());
  const told = await fetch(`${named.address}/metrics`, { headers: { authorization: 'Bearer a-long-secret' } });
  expect(told.status).toBe(200);
  const open = await testServer(folder());
  onTestFinished(() => open.close());
  expect((await fetch(`${open.address}/metrics`)).status).toBe(200);
  expect((await fetch(`${open.address}/metrics`, { headers: { authorization: 'Bearer guess' } })).status).toBe(404);
});

test('an address has its share of connections, and gets it back', async () => {
  const limits = { burst: 100, perSecond: 100, fromOneAddress: 3 };
  const server = await testServer(folder(), { limits });
  onTestFinished(() => server.close());
  const pages = [await server.page(), await server.page(), await server.page()];
  const fourth = await server.page();
  await fourth.closed;
  pages[0]?.disconnect();
  await pages[0]?.closed;
  const fifth = await server.page();
  expect(await fifth.call('lobby', {})).toHaveProperty('value');
});
