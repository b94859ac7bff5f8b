import { afterAll, beforeAll, expect, test } from 'vitest';
import { readName } from '../players/name.ts';
import { answered, newRequest, Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { playOn, seated } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('names are words of two to twenty-four letters', () => {
  expect(readName('  Mira ')).toBe('Mira');
  expect(readName('Ёлка 7')).toBe('Ёлка 7');
  for (const name of ['M', 'x'.repeat(25), 'a  b', '<b>', 'a\u202eb', 'me@home', 'http://x']) {
    expect(() => readName(name), name).toThrow();
  }
});

test('a browser keeps its seat by a cookie that no script can read', async () => {
  const page = new Page(server.address);
  const response = await fetch(`${server.address}/api/arrive`, {
    method: 'POST',
    headers: { origin: server.address, 'content-type': 'application/json' },
    body: '{}',
  });
  const cookie = response.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  page.cookie = cookie.split(';')[0] ?? '';
  const { body } = await page.post('arrive', {});
  expect(body.you).toEqual(((await response.json()) as { you: unknown }).you);
  const [row] = await server.database.read('SELECT hash FROM credential ORDER BY created DESC LIMIT 1');
  expect(cookie).not.toContain(String(row?.hash));
});

test('a seat is moved to another device by a link that works once', async () => {
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 6, 'move');
  const [first] = both.pages;
  const token = await answered<string>(first.call('linkDevice', { request: newRequest() }));
  const other = await server.page();
  expect((await other.post('device', { token })).status).toBe(200);
  const again = await server.page(other.cookie);
  await again.call('watch', { match: both.match, from: null });
  expect(again.whole?.seat).toBe(first.whole?.seat);
  expect((await other.post('device', { token })).status).toBe(404);
});

test('what a seat has seen is known on every device, and never goes back', async () => {
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 9, 'seen');
  const [first, second] = both.pages;
  await first.call('seen', { match: both.match, n: 8 });
  await first.call('seen', { match: both.match, n: 5 });
  await second.call('seen', { match: both.match, n: 1_000_000 });
  const token = await answered<string>(first.call('linkDevice', { request: newRequest() }));
  const phone = await server.page();
  await phone.post('device', { token });
  const again = await server.page(phone.cookie);
  await again.call('watch', { match: both.match, from: null });
  expect(again.whole?.seen).toBe(8);
  await second.call('watch', { match: both.match, from: null });
  expect(second.whole?.seen).toBe(9); // nobody has seen what has not happened
  const stranger = await server.page();
  expect(await stranger.call('seen', { match: both.match, n: 3 })).toMatchObject({ error: 'not yours' });
});

test('a link to another device is void after ten minutes', async () => {
  const page = await server.page();
  const token = await answered<string>(page.call('linkDevice', { request: newRequest() }));
  server.advance(601_000);
  expect((await (await server.page()).post('device', { token })).status).toBe(404);
});

test('an account is found again by its recovery code, and a guest’s matches come along', async () => {
  const own = await server.page();
  const { code } = await answered<{ code: string }>(own.call('account', { request: newRequest(), name: 'Mira' }));
  expect(code).toMatch(/^[a-z2-7]{26}$/);
  expect(await (await server.page()).call('account', { request: newRequest(), name: 'mira' })).toMatchObject({
    error: 'refused',
  });
  const both = await seated(server, 'normandy', '1');
  const [guest] = both.pages;
  const seat = guest.whole?.seat;
  expect((await guest.post('recover', { code: code.toUpperCase() })).body.you).toMatchObject({
    name: 'Mira',
    isAccount: true,
  });
  expect((await new Page(server.address).post('recover', { code })).status).toBe(200); // a browser that was never here
  const again = await server.page(guest.cookie);
  await again.call('watch', { match: both.match, from: null });
  expect(again.whole?.seat).toBe(seat);
});

test('codes cannot be tried without end', async () => {
  const page = await server.page();
  const statuses = [];
  for (let i = 0; i < 8; i++) statuses.push((await page.post('recover', { code: 'a'.repeat(26) })).status);
  expect(statuses).toContain(429);
});

test('a player reads everything kept about it, ends a device, and is deleted on request', async () => {
  const page = await server.page();
  await page.call('rename', { name: 'Oskar' });
  const data = await answered<{ player: { name: string }[] }>(page.call('myData', {}));
  expect(data.player[0]?.name).toBe('Oskar');
  const devices = await answered<{ id: string }[]>(page.call('devices', {}));
  expect(devices).toHaveLength(1);
  await page.call('deleteMe', {});
  const [row] = await server.database.read("SELECT COUNT(*) AS found FROM player WHERE name = 'Oskar'");
  expect(row?.found).toBe(0);
  expect((await page.post('devices', {})).body).toMatchObject({ error: 'not yours' });
});

test('a device that was ended holds nothing any more', async () => {
  const page = await server.page();
  const [device] = await answered<{ id: string }[]>(page.call('devices', {}));
  await page.call('endDevice', { device: device?.id ?? '' });
  expect((await page.post('devices', {})).body).toMatchObject({ error: 'not yours' });
});

test('a code that is used while its account is deleted enters nothing, and takes no matches along', async () => {
  const own = await testServer();
  const account = await own.page();
  const { code } = await answered<{ code: string }>(account.call('account', { request: newRequest(), name: 'Nadja' }));
  const both = await seated(own, 'normandy', '1');
  const [guest] = both.pages;
  const { read } = own.database;
  own.database.read = async (sql, ...values) => {
    const rows = await read.call(own.database, sql, ...values);
    if (!values.includes('recovery')) return rows;
    own.database.read = read;
    await account.call('deleteMe', {});
    return rows;
  };
  expect((await guest.post('recover', { code })).status).toBe(404);
  const again = await own.page(guest.cookie);
  await again.call('watch', { match: both.match, from: null });
  expect(again.whole?.seat).toBe(guest.whole?.seat);
  await own.close();
});
