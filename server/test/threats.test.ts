import { request as ask } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { answered, newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { playOn, seated } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The whole store as one text. */
async function dump({ database }: TestServer): Promise<string> {
  const tables = await database.read("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  const rows = tables.map(async ({ name }) => [name, await database.read(`SELECT * FROM ${name}`)]);
  return JSON.stringify(await Promise.all(rows));
}

/** Everything about the player of a page, and two matches: one over, one under way. */
async function known(): Promise<{ page: Page; other: Page; over: string; running: string; id: string }> {
  const both = await seated(server, 'normandy', '1');
  const [page, other] = both.pages;
  const { player } = await answered<{ player: { id: string } }>(
    page.call('account', { request: newRequest(), name: 'Fyodorovna' }),
  );
  await page.call('say', { match: both.match, seat: null, request: newRequest(), text: 'Remember this sentence' });
  await page.call('mute', { player: 'somebody', isMuted: true });
  await page.call('subscribe', { endpoint: 'https://fcm.googleapis.com/fyodorovna', p256dh: 'BCVx', auth: 'BTBZ' });
  await page.call('feed', { request: newRequest() });
  await playOn(both, 8, 'known');
  await page.call('resign', { match: both.match, seat: null, request: newRequest() });
  await other.until(() => other.whole?.outcome !== null);
  const { match } = await page.open({ game: 'normandy', scenario: '1', isListed: true });
  return { page, other, over: both.match, running: match, id: player.id };
}

test('“my data” is everything that is kept, and “delete me” empties name, keys, subscriptions and talk', async () => {
  const { page, other, over, running, id } = await known();
  const data = await answered<Record<string, readonly unknown[]>>(page.call('myData', {}));
  const expected = ['player', 'devices', 'keys', 'passkeys', 'push', 'seats', 'results', 'talk', 'muted', 'reports'];
  expect(Object.keys(data)).toEqual([...expected, 'notices']);
  for (const part of ['player', 'devices', 'keys', 'push', 'seats', 'results', 'talk', 'muted'])
    expect(data[part]?.length, part).toBeGreaterThan(0);
  const text = JSON.stringify(data);
  expect(text).toContain('Remember this sentence');
  expect(text).not.toMatch(/[0-9a-f]{64}/); // no hash of a key
  expect(await dump(server)).toContain('Fyodorovna');

  await page.call('deleteMe', {});
  await page.closed;
  const left = await dump(server);
  for (const gone of ['Fyodorovna', 'fyodorovna', 'Remember this sentence']) expect(left).not.toContain(gone);
  const rows = ['credential', 'passkey', 'subscription', 'message', 'mute', 'notice'].map(async (table) => [
    table,
    await server.database.read(`SELECT * FROM ${table} WHERE player = $1`, id),
  ]);
  for (const [table, found] of await Promise.all(rows)) expect(found, String(table)).toEqual([]);
  // The journal names nobody and stays; the open challenge is gone.
  expect((await other.post('file', { match: over })).body.value).toContain('"entries"');
  const [challenge] = await server.database.read('SELECT phase FROM match WHERE id = $1', running);
  expect(challenge?.phase).toBe('gone');
  await other.call('watch', { match: over, from: null });
  expect(JSON.stringify(other.whole?.seats)).toContain('"Deleted"');
});

test('unknown and forbidden answer alike: nobody learns what exists', async () => {
  const [page, stranger] = [await server.page(), await server.page()];
  const { match } = await page.open({ game: 'normandy', scenario: '1' });
  const none = 'a'.repeat(16);
  const alike = async (name: string, values: (id: string) => object) => {
    const answers = await Promise.all([match, none].map((id) => stranger.post(name, values(id))));
    expect(answers[0], name).toEqual(answers[1]);
    expect(answers[0]?.status, name).toBe(404);
  };
  const commitment = 'f'.repeat(64);
  await alike('join', (id) => ({ request: newRequest(), match: id, token: null, commitment }));
  await alike('join', (id) => ({ request: newRequest(), match: id, token: 'b'.repeat(26), commitment }));
  await alike('withdraw', (id) => ({ match: id }));
  expect((await stranger.post('invited', { token: 'c'.repeat(26) })).body).toEqual({ error: 'unknown' });
  const feed = await answered<string>(page.call('feed', { request: newRequest() }));
  expect((await fetch(`${server.address}/api/feed/${feed}`)).status).toBe(200);
  expect(await (await fetch(`${server.address}/api/feed/${'d'.repeat(26)}`)).json()).toEqual({ error: 'unknown' });
});

/** A request with any headers, as no browser would send it. */
const raw = (method: string, path: string, headers: Record<string, string>, body = ''): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port: server.port, method, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });

test('a page elsewhere that points its own name here gets nothing from the server', async () => {
  const host = `127.0.0.1:${server.port}`;
  const json = { 'content-type': 'application/json' };
  const foreign = 'rebound.example';
  expect(await raw('GET', '/api/health', { host: foreign })).toBe(421);
  expect(await raw('POST', '/api/arrive', { ...json, host: foreign, origin: `http://${foreign}` }, '{}')).toBe(421);
  expect(await raw('POST', '/api/arrive', { ...json, host, origin: 'http://elsewhere.example' }, '{}')).toBe(403);
  expect(await raw('POST', '/api/arrive', { ...json, host }, '{}')).toBe(403); // no origin
  expect(await raw('POST', '/api/arrive', { ...json, host, origin: 'null' }, '{}')).toBe(403);
  expect(await raw('POST', '/api/arrive', { ...json, host, origin: `http://${host}` }, '{}')).toBe(200);
});

/** The status of an attempt to open a socket. */
const socket = (headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const opened = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`, { headers });
    opened.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    opened.on('error', reject);
    opened.on('open', () => {
      resolve(101);
      opened.terminate();
    });
  });

test('sockets are opened by pages of this server alone', async () => {
  expect(await socket({ origin: 'http://elsewhere.example' })).toBe(403);
  expect(await socket({})).toBe(403);
  expect(await socket({ host: 'rebound.example', origin: 'http://rebound.example' })).toBe(421);
  expect(await socket({ origin: server.address })).toBe(101);
}, 20_000);

test('bodies are JSON: a form of a foreign page is not read', async () => {
  const headers = { host: `127.0.0.1:${server.port}`, origin: server.address };
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect(await raw('POST', '/api/lobby', { ...headers, 'content-type': type }, '{}'), type).toBe(415);
});

test('keys, codes and links are stored as hashes, and no address is stored at all', async () => {
  const behind = await testServer(undefined, { isSecure: true });
  const origin = behind.address.replace('http', 'https');
  const post = async (name: string, body: object, cookie = '') => {
    const response = await fetch(`${behind.address}/api/${name}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
      body: JSON.stringify(body),
    });
    return { cookie: response.headers.getSetCookie()[0] ?? '', body: (await response.json()) as { value?: unknown } };
  };
  const { cookie } = await post('arrive', {});
  expect(cookie).toMatch(/Secure/);
  const key = cookie.split(';')[0] ?? '';
  const link = (await post('linkDevice', { request: newRequest() }, key)).body.value as string;
  const { code } = (await post('account', { request: newRequest(), name: 'Galya' }, key)).body.value as {
    code: string;
  };
  await post('recover', { code: 'a'.repeat(26) }, key);
  const stored = await dump(behind);
  expect(stored).toContain('Galya');
  for (const secret of [key.split('=')[1] ?? 'x', link, code, '203.0.113.77', '127.0.0.1'])
    expect(stored).not.toContain(secret);
  await behind.close();
});
