import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TurnNotices } from '@kurgan/wire';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../index.ts';
import { encryptFor, isPushService, PushKey, type Subscription } from '../notify/web-push.ts';
import { answered, newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { choosing, playOn, seated } from './seated.ts';

const sent: { readonly endpoint: string; readonly text: string }[] = [];
let gone = '';
let server: TestServer;
beforeAll(async () => {
  server = await testServer(undefined, {
    sendPush: async ({ endpoint }, text) => {
      sent.push({ endpoint, text });
      return endpoint !== gone;
    },
  });
});
afterAll(() => server.close());

const MINUTE = 60_000;
const keys = { p256dh: 'BCVxsr7N', auth: 'BTBZMqHH' };
const subscriptionOf = (name: string): Subscription => ({ endpoint: `https://fcm.googleapis.com/${name}`, ...keys });
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

test('a message is sealed as RFC 8291 does it in its example', () => {
  const message = encryptFor(
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    'When I grow up, I want to be a watermelon',
    { privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
  );
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the server’s key stays the same for the same secret, and only push services are written to', () => {
  expect(new PushKey('a secret').publicKey).toBe(new PushKey('a secret').publicKey);
  expect(bytes(new PushKey('a secret').publicKey)).toHaveLength(65);
  expect(isPushService('https://updates.push.services.mozilla.com/wpush/v2/x')).toBe(true);
  for (const other of [
    'https://example.org/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example.org/x',
  ])
    expect(isPushService(other)).toBe(false);
});

async function waited(on = server): Promise<{
  readonly page: Page;
  readonly other: Page;
  readonly match: string;
  readonly both: Awaited<ReturnType<typeof seated>>;
}> {
  const both = await seated(on, 'normandy', '1');
  await playOn(both, 12, 'a turn');
  // Both choose bids at once: plays on until one of them alone is asked.
  while ((choosing(both.pages)?.page.whole?.waiting.length ?? 0) !== 1) await playOn(both, 1, 'on');
  const page = choosing(both.pages)?.page ?? both.pages[0];
  const other = both.pages.find((each) => each !== page) ?? both.pages[1];
  return { page, other, match: both.match, both };
}

test('one notice a turn, a minute after it began, with game and opponent and nothing else', async () => {
  const { page, other, match, both } = await waited();
  await other.call('rename', { name: 'Jonas' });
  await page.call('subscribe', subscriptionOf(match));
  const feed = await answered<string>(page.call('feed', { request: newRequest() }));
  const mine = () => sent.filter(({ endpoint }) => endpoint.endsWith(match));
  server.advance(MINUTE / 2);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(mine()).toEqual([]);
  server.advance(MINUTE);
  await expect.poll(() => mine().length).toBe(1);
  expect(JSON.parse(mine()[0]?.text ?? '')).toEqual({
    title: 'Your turn against Jonas',
    body: 'Undaunted: Normandy',
    match,
  });
  const taskOf = async (): Promise<unknown> => {
    const sql = "SELECT due FROM task WHERE kind = 'notice' AND payload = $1 AND name LIKE $2";
    return (await server.database.read(sql, match, `%${page.whole?.seat}`))[0]?.due;
  };
  // Told once: it rests until the turn is handed over.
  await expect.poll(taskOf).toBe(Number.MAX_SAFE_INTEGER);
  while (page.whole?.waiting.includes(page.whole.seat ?? '')) await playOn(both, 1, 'to the end of the turn');
  await expect.poll(taskOf).not.toBe(Number.MAX_SAFE_INTEGER);
  const response = await fetch(`${server.address}/api/feed/${feed}`);
  expect(response.headers.get('content-type')).toContain('application/atom+xml');
  const atom = await response.text();
  expect(atom).toContain('Your turn against Jonas');
  expect(atom).toContain(`/match/${match}`);
  expect((await fetch(`${server.address}/api/feed/${feed.slice(1)}a`)).status).toBe(404);
});

test('nobody who has looked is told, unless always; and a browser that is gone is forgotten', async () => {
  const { page, match } = await waited();
  const mine = () => sent.filter(({ endpoint }) => endpoint.endsWith(match));
  await page.call('subscribe', subscriptionOf(match));
  await page.call('seen', { match, n: page.n });
  server.advance(2 * MINUTE);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(mine()).toEqual([]);

  const again = await waited();
  gone = subscriptionOf(again.match).endpoint;
  await again.page.call('subscribe', subscriptionOf(again.match));
  await again.page.call('setNotices', { push: 'always', feed: 'never' });
  await again.page.call('seen', { match: again.match, n: again.page.n });
  server.advance(2 * MINUTE);
  const devices = async (): Promise<number> => (await answered<TurnNotices>(again.page.call('notices', {}))).devices;
  await expect.poll(devices).toBe(0);
  expect(sent.some(({ endpoint }) => endpoint === gone)).toBe(true);
  expect(await again.page.call('subscribe', { endpoint: 'https://example.org/x', ...keys })).toMatchObject({
    error: 'refused',
  });
});

test('a turn that began just before a crash is told after the restart, once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-recall-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [live, after] = [path.join(folder, 'live'), path.join(folder, 'after')];
  const first = await testServer(live);
  const { page, match } = await waited(first);
  await page.call('subscribe', subscriptionOf(match));
  // The store as a crash leaves it: the process has not said goodbye, and the turn is not written down yet.
  mkdirSync(after);
  await backUp(live, path.join(after, 'kurgan.sqlite'));
  await first.stop();
  const told: string[] = [];
  const sendPush = async ({ endpoint }: Subscription): Promise<boolean> => told.push(endpoint) > 0;
  const second = await testServer(after, { sendPush, recall: 0 });
  onTestFinished(() => second.close());
  // A look every two seconds writes down turns that have lasted; a minute after they began they are told.
  const afterAWhile = async (): Promise<number> => {
    second.advance(MINUTE / 2);
    return told.length;
  };
  await expect.poll(afterAWhile, { timeout: 15_000, interval: 500 }).toBe(1);
  second.advance(10 * MINUTE);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(told).toEqual([subscriptionOf(match).endpoint]);
});

/** A challenge that somebody has taken while its opener, who wants to be told like this, was away. */
async function taken(push: 'always' | 'away' | 'never'): Promise<{ readonly opener: Page; readonly match: string }> {
  const [opener, other] = [await server.page(), await server.page()];
  await other.call('rename', { name: 'Jonas' });
  const { match, token } = await opener.open({ game: 'normandy', scenario: '1' });
  await opener.call('subscribe', subscriptionOf(match));
  await opener.call('setNotices', { push, feed: push });
  await other.join(match, token);
  return { opener, match };
}

test('whoever opened a challenge is told once that it was taken, by game and opponent, unless a page has shown it', async () => {
  const { opener, match } = await taken('away');
  const mine = () => sent.filter(({ endpoint }) => endpoint.endsWith(match));
  const feed = await answered<string>(opener.call('feed', { request: newRequest() }));
  server.advance(2 * MINUTE);
  await expect.poll(() => mine().length).toBe(1);
  expect(JSON.parse(mine()[0]?.text ?? '')).toEqual({
    title: 'Jonas took your challenge',
    body: 'Undaunted: Normandy',
    match,
  });
  server.advance(10 * MINUTE);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(mine()).toHaveLength(1);
  expect(await (await fetch(`${server.address}/api/feed/${feed}`)).text()).toContain('Jonas took your challenge');

  const shown = await taken('away');
  await shown.opener.call('seen', { match: shown.match, n: 0 });
  const always = await taken('always');
  await always.opener.call('seen', { match: always.match, n: 0 });
  const never = await taken('never');
  server.advance(2 * MINUTE);
  const told = (id: string): number => sent.filter(({ endpoint }) => endpoint.endsWith(id)).length;
  await expect.poll(() => told(always.match)).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect([told(shown.match), told(never.match)]).toEqual([0, 0]);
});
