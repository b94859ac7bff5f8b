import { type Commitments, commitmentTo, type Deal, type Offered, sealOf, seedOf } from '@kurgan/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newShare } from '../secrets.ts';
import { answered, newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { playOn, seated } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const resign = (page: Page, match: string) => page.call('resign', { match, seat: null, request: newRequest() });
const again = (page: Page, match: string) =>
  page.call('rematch', { request: newRequest(), match, commitment: commitmentTo(newShare()) });
const seatsIn = (page: Page): Record<string, string | undefined> =>
  Object.fromEntries(page.whole?.seats.map(({ seat, player }) => [player?.id ?? '', seat]) ?? []);

test('a rematch changes the sides; the second call takes the seat, and nobody else may', async () => {
  const both = await seated(server, 'normandy', '1');
  const [first, second] = both.pages;
  expect(await again(first, both.match)).toMatchObject({ error: 'closed' });
  await resign(first, both.match);
  const { match } = await answered<{ match: string }>(again(first, both.match));
  await second.until(() => second.heard.some((text) => text.includes(`"rematch":"${match}"`)));
  const stranger = await server.page();
  expect((await stranger.join(match, null)).body).toMatchObject({ error: 'unknown' });
  const lists = await answered<{ open: Offered[] }>(second.call('lobby', {}));
  expect(lists.open.map((each) => each.match)).toContain(match);
  const sidesBefore = seatsIn(first);
  expect(await again(second, both.match)).toMatchObject({ value: { match } });
  await first.call('watch', { match, from: null });
  expect(first.whole?.phase).toBe('dealt');
  const sidesAfter = seatsIn(first);
  for (const [player, seat] of Object.entries(sidesBefore)) expect(sidesAfter[player]).not.toBe(seat);
});

test('whoever offered a rematch comes back to it, and one that was withdrawn makes room for another', async () => {
  const both = await seated(server, 'normandy', '1');
  const [first, second] = both.pages;
  await resign(first, both.match);
  const { match } = await answered<{ match: string }>(again(first, both.match));
  expect(await again(first, both.match)).toMatchObject({ value: { match } });
  await first.call('withdraw', { match });
  const other = await answered<{ match: string }>(again(second, both.match));
  expect(other.match).not.toBe(match);
  expect(await again(first, both.match)).toMatchObject({ value: other });
});

test('a match is called off freely until both have acted, and leaves no result', async () => {
  const both = await seated(server, 'normandy', '1');
  const [first] = both.pages;
  const ask = { match: both.match, seat: null, request: newRequest(), kind: 'call off', back: null } as const;
  expect(await first.call('offer', ask)).toMatchObject({ done: {} });
  await first.until(() => first.whole?.phase === 'gone');
  expect(await first.act(both.match, 'pass')).toMatchObject({ error: 'closed' });
  expect(await server.database.read('SELECT * FROM result WHERE match = $1', both.match)).toEqual([]);

  const later = await seated(server, 'normandy', '1');
  await playOn(later, 12, 'later');
  const [asks, answers] = later.pages;
  await asks.call('offer', { ...ask, match: later.match });
  expect(asks.whole?.phase).toBe('running');
  await answers.until(() => answers.heard.some((text) => text.includes('"call off"')));
  const offer = /"id":"([a-z2-7]+)","seat":"[a-z]+","kind":"call off"/.exec(answers.heard.join(''))?.[1] ?? '';
  await answers.call('answer', { match: later.match, seat: null, request: newRequest(), offer, isAccepted: true });
  await asks.until(() => asks.whole?.phase === 'gone');
});

test('the archive has a match of the player, and for everybody only one that was to be published', async () => {
  const shown = await seated(server, 'normandy', '1', { isPublished: true });
  const kept = await seated(server, 'normandy', '1');
  for (const { pages, match } of [shown, kept]) await resign(pages[0], match);
  const stranger = await server.page();
  const idsOf = async (page: Page, of: 'mine' | 'all'): Promise<string[]> =>
    (await answered<Offered[]>(page.call('archive', { of, before: null }))).map(({ match }) => match);
  expect(await idsOf(stranger, 'all')).toContain(shown.match);
  expect(await idsOf(stranger, 'all')).not.toContain(kept.match);
  expect(await idsOf(stranger, 'mine')).toEqual([]);
  expect(await idsOf(kept.pages[1], 'mine')).toEqual([kept.match]);
});

test('of a player’s matches those that wait for it come first', async () => {
  const { pages, match } = await seated(server, 'normandy', '1');
  const [page] = pages;
  const challenge = await page.open({ game: 'normandy', scenario: '1' });
  const { mine } = await answered<{ mine: Offered[] }>(page.call('lobby', {}));
  expect(mine.map((each) => each.match)).toEqual([match, challenge.match]);
});

test('after the end the shares prove the seed, the promises before it, and every seal', async () => {
  const both = await seated(server, 'normandy', '1');
  const [first] = both.pages;
  const promised = first.whole?.commitments as Commitments;
  expect(await first.call('deal', { match: both.match })).toMatchObject({ error: 'closed' });
  await playOn(both, 6, 'deal');
  const { n, seal } = first.whole ?? { n: 0, seal: '' };
  await resign(first, both.match);
  const { commitments, shares, seed } = await answered<Deal>(first.call('deal', { match: both.match }));
  expect(commitments).toEqual(promised);
  expect(commitmentTo(shares.server)).toBe(promised.server);
  for (const [seat, share] of Object.entries(shares.seats)) expect(commitmentTo(share)).toBe(promised.seats[seat]);
  expect(seedOf({ server: shares.server, seats: Object.values(shares.seats) })).toBe(seed);
  const file = JSON.parse(await answered<string>(first.call('file', { match: both.match }))) as {
    entries: { previous: string }[];
  };
  expect(sealOf(file.entries[n]?.previous ?? '', seed, n)).toBe(seal);
});

test('the server remembers what a seat has seen, for any device, and counts who watches', async () => {
  const both = await seated(server, 'normandy', '1');
  const [first] = both.pages;
  await playOn(both, 8, 'seen');
  await first.call('seen', { match: both.match, n: 5 });
  await first.call('seen', { match: both.match, n: 3 });
  const mine = async (): Promise<Offered | undefined> =>
    (await answered<{ mine: Offered[] }>(first.call('lobby', {}))).mine.find(({ match }) => match === both.match);
  expect(await mine()).toMatchObject({ seen: 5, length: 8, watchers: 0 });
  const stranger = await server.page();
  await stranger.call('watch', { match: both.match, from: null });
  expect(await mine()).toMatchObject({ watchers: 1 });
  stranger.disconnect();
  await expect.poll(async () => (await mine())?.watchers).toBe(0);
});

test('a finished match is seen through any seat’s eyes or all, and through nothing that is no seat', async () => {
  const { pages, match } = await seated(server, 'normandy', '1');
  const [first] = pages;
  await resign(first, match);
  for (const eyes of [...(first.whole?.seats ?? []).map(({ seat }) => seat), '*']) {
    expect(await first.call('past', { match, n: 0, eyes })).toMatchObject({ value: { eyes } });
  }
  for (const eyes of ['constructor', '__proto__', 'toString', 'nobody']) {
    expect(await first.call('past', { match, n: 0, eyes })).toMatchObject({ value: { eyes: first.whole?.seat } });
  }
});
