import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GAMES } from '@kurgan/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { choosing, playOn, seated, underWay, viewOf } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const entriesOf = (match: string) => server.database.read('SELECT n, seat, deed FROM entry WHERE match = $1', match);

test('two players sit down by a link and play; each sees its own hand and nothing else', async () => {
  const both = await underWay(server, ['normandy', '1'], 40);
  for (const page of both.pages) {
    expect(page.frames).toBe(40);
    expect(Object.keys(viewOf(page).private)).toEqual([page.whole?.seat]);
  }
  expect(viewOf(both.pages[0]).open).toEqual(viewOf(both.pages[1]).open);
});

test.each(GAMES.filter(({ seats }) => Object.keys(seats).length > 1).map(({ id }) => id))(
  'frames of %s make the same view as opening the match anew',
  async (game) => {
    const scenario = { normandy: '2', stalingrad: '022', axis: 'race' }[game] ?? '1';
    const both = await seated(server, game, scenario);
    await playOn(both, 120, `frames of ${game}`);
    for (const page of both.pages) {
      const again = await page.post('watch', { match: both.match, from: null });
      const { whole } = again.body.value as { whole: Record<string, unknown> };
      expect(page.view).toEqual(whole.view);
    }
  },
);

test('an intent that is sent twice is done once', async () => {
  const { pages, match, rules } = await seated(server, 'normandy', '1');
  const next = choosing(pages);
  if (next === null) throw new Error('nobody is asked');
  const { page, seat } = next;
  const [action] = rules.legal(viewOf(page), seat);
  if (action === undefined) throw new Error('nothing is legal');
  const text = rules.notation.format(action);
  const request = newRequest();
  const [first, second] = await Promise.all([page.act(match, text, { request }), page.act(match, text, { request })]);
  expect([first.done, second.done]).toEqual([{ n: 1 }, { n: 1 }]);
  expect(await entriesOf(match)).toHaveLength(1);
});

test('who acts on a moment that has passed is told so, and nothing is done', async () => {
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 12, 'stale');
  const next = choosing(both.pages);
  if (next === null) throw new Error('nobody is asked');
  const [action] = both.rules.legal(viewOf(next.page), next.seat);
  if (action === undefined) throw new Error('nothing is legal');
  const answer = await next.page.act(both.match, both.rules.notation.format(action), { after: 3 });
  expect(answer).toMatchObject({ error: 'stale', n: 12 });
  expect(await entriesOf(both.match)).toHaveLength(12);
});

test('a seat that chose in another tab, while all choose at once, is told that its look is old', async () => {
  const both = await seated(server, 'normandy', '1');
  const [page] = both.pages;
  expect(page.whole?.waiting).toHaveLength(2);
  const twin = await server.page(page.cookie);
  await twin.call('watch', { match: both.match, from: null });
  const legal = both.rules.legal(viewOf(page), page.whole?.seat ?? '').map((each) => both.rules.notation.format(each));
  const after = page.n;
  expect(await page.act(both.match, legal[0] ?? '')).toHaveProperty('done');
  expect(await twin.act(both.match, legal[0] ?? '', { after })).toMatchObject({ error: 'stale', n: after + 1 });
});

test('an illegal action is refused with its rule, an unreadable one in words, and neither leaves a trace', async () => {
  const { pages, match } = await seated(server, 'normandy', '1');
  expect(await pages[0].act(match, 'bid nothing-of-the-kind')).toMatchObject({ error: 'unreadable' });
  expect(await pages[0].act(match, 'end')).toMatchObject({ error: 'refused' });
  expect(await entriesOf(match)).toHaveLength(0);
});

test('only a player at the table acts, and a stranger sees as a spectator', async () => {
  const { match } = await seated(server, 'normandy', '1');
  const stranger = await server.page();
  await stranger.call('watch', { match, from: null });
  expect(stranger.whole?.seat).toBeNull();
  expect(viewOf(stranger).private).toEqual({});
  expect(await stranger.act(match, 'pass')).toMatchObject({ error: 'not yours' });
  expect(await stranger.call('resign', { match, seat: null, request: newRequest() })).toMatchObject({
    error: 'not yours',
  });
});

test('a seat is taken once: the second taker of a link is told', async () => {
  const [first, second, third] = [await server.page(), await server.page(), await server.page()];
  const { match, token } = await first.open({ game: 'normandy', scenario: '1' });
  expect((await second.join(match, token)).status).toBe(200);
  expect((await third.join(match, token)).body).toMatchObject({ error: 'closed' });
  expect((await third.join(match, null)).body).toMatchObject({ error: 'unknown' });
});

test('a match begins only with the shares that were promised', async () => {
  const [first, second] = [await server.page(), await server.page()];
  const { match, token } = await first.open({ game: 'normandy', scenario: '1' });
  await second.join(match, token);
  const lie = await first.post('reveal', { match, share: 'ab'.repeat(32) });
  expect(lie.body).toMatchObject({ error: 'refused' });
  await first.reveal(match);
  expect((await server.database.read('SELECT phase, seed FROM match WHERE id = $1', match))[0]).toEqual({
    phase: 'dealt',
    seed: null,
  });
  await second.reveal(match);
  const [row] = await server.database.read('SELECT phase, seed FROM match WHERE id = $1', match);
  expect(row?.phase).toBe('running');
  expect(row?.seed).toMatch(/^[0-9a-f]{64}$/);
});

test('a draw is offered and agreed, and the result stored for both', async () => {
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 6, 'draw');
  const [first, second] = both.pages;
  await first.call('offer', { match: both.match, seat: null, request: newRequest(), kind: 'draw', back: null });
  await second.until(() => second.heard.some((text) => text.includes('"kind":"draw"')));
  const offer = /"offers":\[\{"id":"(\w+)"/.exec(
    second.heard.findLast((text) => text.includes('"kind":"draw"')) ?? '',
  )?.[1];
  const answer = { match: both.match, seat: null, request: newRequest(), offer: offer ?? '', isAccepted: true };
  expect(await first.call('answer', answer)).toMatchObject({ error: 'not yours' });
  expect(await second.call('answer', answer)).toMatchObject({ done: { n: 7 } });
  await first.until(() => first.whole?.outcome !== null);
  expect(first.whole?.outcome?.winner).toBeNull();
  const results = await server.database.read('SELECT score FROM result WHERE match = $1', both.match);
  expect(results.map(({ score }) => score)).toEqual([1, 1]);
});

test('going back needs consent, and three refusals are the last', async () => {
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 10, 'back');
  const [first, second] = both.pages;
  const to = { match: both.match, seat: null };
  const asks = (page: Page) => page.call('offer', { ...to, request: newRequest(), kind: 'back', back: 8 });
  const offerSeen = (page: Page) => /"id":"(\w+)","seat":"\w+","kind":"back"/.exec(page.heard.at(-1) ?? '')?.[1];
  const answers = async (page: Page, isAccepted: boolean) => {
    await page.until(() => offerSeen(page) !== undefined);
    return page.call('answer', { ...to, request: newRequest(), offer: offerSeen(page) ?? '', isAccepted });
  };
  for (let refused = 0; refused < 3; refused++) {
    expect(await asks(first)).toMatchObject({ done: { n: 10 } });
    await answers(second, false);
  }
  expect(await asks(first)).toMatchObject({ error: 'refused' });
  await asks(second);
  expect(await answers(first, true)).toMatchObject({ done: { n: 11 } });
  const [last] = await server.database.read('SELECT deed FROM entry WHERE match = $1 AND n = 11', both.match);
  expect(last?.deed).toBe('{"back":8}');
});

test('a server that starts again reads a match exactly as it stood', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-again-'));
  const before = await testServer(folder);
  const both = await seated(before, 'normandy', '3');
  await playOn(both, 70, 'reopen');
  const [first] = both.pages;
  const seen = viewOf(first);
  await before.stop();
  const after = await testServer(folder);
  const page = await after.page(first.cookie);
  await page.call('watch', { match: both.match, from: null });
  expect(page.view).toEqual(seen);
  expect(page.whole?.seat).toBe(first.whole?.seat);
  await after.close();
});

test('pages of other sites are turned away', async () => {
  const page = await server.page();
  const foreign = await page.post('lobby', {}, { origin: 'http://elsewhere.example' });
  expect(foreign.status).toBe(403);
});

test('each tab of a seat gets its frames', async () => {
  const both = await seated(server, 'normandy', '1');
  const [page] = both.pages;
  const tab = await server.page(page.cookie);
  await tab.call('watch', { match: both.match, from: null });
  await playOn(both, 12, 'two tabs');
  await tab.until(() => tab.n === 12);
  expect(tab.view).toEqual(page.view);
  expect(tab.whole?.seat).toBe(page.whole?.seat);
});
