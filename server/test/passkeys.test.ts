import type { DeviceSeen, PasskeySeen, PlayerSeen } from '@kurgan/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passkeyHost } from '../players/passkeys.ts';
import { Authenticator } from './authenticator.ts';
import { answered, newRequest, Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { seated } from './seated.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  const many = { burst: 1000, perSecond: 1000 };
  server = await testServer(undefined, { limits: { ...many, tries: many } });
  address = `http://localhost:${server.port}`;
});
afterAll(() => server.close());

/** A browser that calls this server by its name. */
const browser = (cookie = ''): Promise<Page> => {
  const page = new Page(address);
  page.cookie = cookie;
  return page.arrive().then((each) => each.connect());
};
const account = async (name: string): Promise<{ page: Page; code: string; you: PlayerSeen }> => {
  const page = await browser();
  const { code, player } = await answered<{ code: string; player: PlayerSeen }>(
    page.call('account', { request: newRequest(), name }),
  );
  return { page: await browser(page.cookie), code, you: player };
};
const questionFor = <T>(page: Page, purpose: 'add' | 'confirm'): Promise<T> =>
  answered<T>(page.call('passkeyOptions', { purpose }));
type Question = Parameters<Authenticator['create']>[0];

const withPasskey = async (name: string) => {
  const made = await account(name);
  const key = new Authenticator(address);
  const response = key.create(await questionFor<Question>(made.page, 'add'));
  expect(await made.page.call('addPasskey', { label: 'My phone', response })).toEqual({
    call: expect.anything(),
    value: null,
  });
  return { ...made, key, response };
};

test('passkeys need a name with HTTPS, or this very computer', () => {
  expect(passkeyHost('https://play.example.org')).toBe('play.example.org');
  expect(passkeyHost('http://localhost:8042')).toBe('localhost');
  expect(() => passkeyHost('http://kurgan.local')).toThrow('need HTTPS');
  expect(() => passkeyHost('https://192.168.1.5')).toThrow('need a name');
  expect(() => passkeyHost('https://[fe80::1]:8042')).toThrow('need a name');
});

test('a passkey is made, listed, brings its player back on another browser with a guest’s matches, and is ended', async () => {
  const { page, key, you, response } = await withPasskey('Vasily');
  expect(await page.call('addPasskey', { label: 'again', response })).toHaveProperty('value'); // sent again
  const [listed, ...more] = await answered<PasskeySeen[]>(page.call('passkeys', {}));
  expect([listed?.label, more]).toEqual(['My phone', []]);
  const both = await seated(server, 'normandy', '1');
  const seat = both.pages[0].whole?.seat;
  const guest = new Page(address);
  guest.cookie = both.pages[0].cookie;
  const question = (await guest.post('passkey/ask', {})).body as unknown as Question;
  const entered = await guest.post('passkey', { response: key.get(question) });
  expect(entered.body.you).toEqual(you);
  const again = await browser(guest.cookie);
  await again.call('watch', { match: both.match, from: null });
  expect(again.whole?.seat).toBe(seat);
  await page.call('endPasskey', { passkey: listed?.id ?? '' });
  const next = (await guest.post('passkey/ask', {})).body as unknown as Question;
  expect((await guest.post('passkey', { response: key.get(next) })).status).toBe(404);
});

test('an answer counts once, for its own question, from its own key and its own site', async () => {
  const { key, page } = await withPasskey('Lyudmila');
  const ask = async () => (await page.post('passkey/ask', {})).body as unknown as Question;
  const question = await ask();
  const answer = key.get(question);
  expect((await page.post('passkey', { response: answer })).status).toBe(200);
  expect((await page.post('passkey', { response: answer })).status).toBe(404); // used
  expect((await page.post('passkey', { response: key.get({ challenge: 'bm9ib2R5', rpId: 'localhost' }) })).status).toBe(
    404,
  );
  const stranger = new Authenticator(address);
  expect((await page.post('passkey', { response: stranger.get(await ask()) })).status).toBe(404);
  const phished = new Authenticator('http://localhost.example.org');
  const made = phished.create(await questionFor<Question>(page, 'add'));
  expect(await page.call('addPasskey', { label: '', response: made })).toMatchObject({ error: 'refused' });
  for (const response of [null, {}, { id: 'x' }, { id: 'x', response: { clientDataJSON: '!' } }]) {
    expect(await page.call('addPasskey', { label: '', response })).toHaveProperty('error');
    expect(await page.call('confirmByPasskey', { response })).toMatchObject({ error: 'unknown' });
  }
});

test('a question is void after five minutes, and one for a player is not answered by another', async () => {
  const first = await withPasskey('Roza');
  const second = await withPasskey('Nina');
  const question = await questionFor<Question>(first.page, 'confirm');
  expect(await second.page.call('confirmByPasskey', { response: second.key.get(question) })).toMatchObject({
    error: 'unknown',
  });
  // Nor does somebody at the first one's browser confirm it by a passkey of another player.
  const another = second.key.get(await questionFor<Question>(first.page, 'confirm'));
  expect(await first.page.call('confirmByPasskey', { response: another })).toMatchObject({ error: 'unknown' });
  const late = await questionFor<Question>(first.page, 'confirm');
  server.advance(301_000);
  expect(await first.page.call('confirmByPasskey', { response: first.key.get(late) })).toMatchObject({
    error: 'unknown',
  });
});

test('an account adds a device, a passkey or a code only after a passkey or the code, for ten minutes', async () => {
  const { page, key, code } = await withPasskey('Masha');
  server.advance(601_000);
  const link = () => page.call('linkDevice', { request: newRequest() });
  const refused = { error: 'refused', facts: { confirm: true } };
  expect(await link()).toMatchObject(refused);
  expect(await page.call('passkeyOptions', { purpose: 'add' })).toMatchObject(refused);
  expect(await page.call('account', { request: newRequest(), name: 'Masha' })).toMatchObject(refused);
  const own = { response: key.get(await questionFor<Question>(page, 'confirm')) };
  expect(await page.call('confirmByPasskey', own)).toHaveProperty('value');
  const token = await answered<string>(link());
  const phone = await browser();
  expect((await phone.post('device', { token })).status).toBe(200);
  // The new device may play, and no more than that.
  const moved = await browser(phone.cookie);
  expect(await moved.call('linkDevice', { request: newRequest() })).toMatchObject(refused);
  expect((await moved.post('confirm', { code: code.slice(1) })).status).toBe(404);
  expect((await moved.post('confirm', { code })).status).toBe(200);
  expect(await moved.call('linkDevice', { request: newRequest() })).toHaveProperty('value');
  expect(await page.call('passkeyOptions', { purpose: 'add' })).toHaveProperty('value');
});

test('a guest has no passkeys, and neither has a page on an address or plain HTTP', async () => {
  const guest = await browser();
  expect(await guest.call('passkeyOptions', { purpose: 'add' })).toMatchObject({ detail: /account first/ });
  const plain = await server.page(guest.cookie); // by http://127.0.0.1
  expect(await plain.call('passkeyOptions', { purpose: 'confirm' })).toMatchObject({ detail: /name instead/ });
});

test('devices say which one asks and when each was here; an ended one is cut off at once', async () => {
  const page = await server.page();
  const token = await answered<string>(page.call('linkDevice', { request: newRequest() }));
  const phone = await server.page();
  await phone.post('device', { token });
  const other = await server.page(phone.cookie);
  server.advance(2 * 3_600_000);
  await server.page(page.cookie);
  const devices = await answered<DeviceSeen[]>(page.call('devices', {}));
  expect(devices.map(({ isThis }) => isThis)).toEqual([true, false]);
  const [own, theirs] = devices;
  expect((own?.seen ?? 0) - (theirs?.seen ?? 0)).toBeGreaterThanOrEqual(3_600_000);
  await page.call('endDevice', { device: theirs?.id ?? '' });
  await other.closed;
  expect(other.heard.at(-1)).toContain('"bye":"ended"');
  expect((await other.post('devices', {})).body).toMatchObject({ error: 'not yours' });
});
