import { type CallOf, commitmentTo, type Pace, type RatedPlayer, type Whole } from '@kurgan/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '../store/database.ts';
import { readLine } from '../talk/talk.ts';
import { newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { choosing, playOn, type Seated, seated } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const MINUTE = 60_000;
const LIVE: Pace = { kind: 'live', bank: 10 * MINUTE, grace: 15_000 };
const MAIL: Pace = { kind: 'mail', bank: 5 * 86_400_000, gain: 0, cap: 5 * 86_400_000, weekends: false };

/** A match in which one side alone is to choose: the late one, and the one who waits. */
async function waitingFor(
  pace: Pace,
  more: Partial<CallOf<'open'>> = {},
): Promise<Seated & { readonly late: Page; readonly patient: Page }> {
  const both = await seated(server, 'normandy', '1', { pace, ...more });
  for (;;) {
    const waiting = both.pages[0].whole?.waiting ?? [];
    const late = both.pages.find(({ whole }) => whole?.seat !== null && waiting.includes(whole?.seat ?? ''));
    const patient = both.pages.find((page) => page !== late);
    if (waiting.length === 1 && late !== undefined && patient !== undefined) return { ...both, late, patient };
    await playOn(both, 1, 'waiting');
  }
}

const claims = (page: Page, match: string, what: 'win' | 'time' | 'bot') =>
  page.call('claim', { match, seat: null, request: newRequest(), what });

test('nobody claims anything before time is out, and never for oneself', async () => {
  const { late, patient, match } = await waitingFor(LIVE);
  server.advance(10 * MINUTE + 14_000);
  expect(await claims(patient, match, 'win')).toMatchObject({ error: 'refused' });
  server.advance(2000);
  expect(await claims(late, match, 'win')).toMatchObject({ error: 'refused' });
});

test('where both are to choose and both are out of time, neither claims anything until the own choice is made', async () => {
  const { pages, match, rules } = await seated(server, 'normandy', '1', { pace: LIVE });
  expect(pages[0].whole?.waiting).toHaveLength(2);
  server.advance(11 * MINUTE);
  for (const page of pages) {
    expect(await claims(page, match, 'win')).toMatchObject({ error: 'refused' });
  }
  await playOn({ pages, match, rules }, 1, 'late');
  const [first, second] = pages;
  const isFirstDone = first.whole?.waiting.includes(first.whole.seat ?? '') === false;
  const [patient, late] = isFirstDone ? [first, second] : [second, first];
  expect(await claims(late, match, 'win')).toMatchObject({ error: 'refused' });
  expect(await claims(patient, match, 'win')).toHaveProperty('done');
});

test('who waits for a player out of time may take the win', async () => {
  const { late, patient, match } = await waitingFor(LIVE);
  server.advance(11 * MINUTE);
  expect(await claims(patient, match, 'win')).toHaveProperty('done');
  await late.until(() => late.whole?.outcome !== null);
  expect(late.whole?.outcome?.winner).toBe(patient.whole?.seat);
});

test('or give time, after which nothing can be claimed', async () => {
  const { late, patient, match } = await waitingFor(MAIL);
  server.advance(5 * 86_400_000 + 1000);
  expect(await claims(patient, match, 'time')).toHaveProperty('done');
  expect(await claims(patient, match, 'win')).toMatchObject({ error: 'refused' });
  expect(await late.act(match, 'end')).not.toMatchObject({ error: 'closed' });
});

test('or call a bot: the player who left has lost, and the match goes on against the bot', async () => {
  const { late, patient, match } = await waitingFor(LIVE);
  server.advance(11 * MINUTE);
  expect(await claims(patient, match, 'bot')).toHaveProperty('done');
  await patient.until(() => patient.whole?.waiting.includes(patient.whole.seat ?? '') === true, 30_000);
  expect(await late.act(match, 'end')).toMatchObject({ error: 'not yours' });
  const results = (): Promise<readonly Row[]> =>
    server.database.read('SELECT score, rated FROM result WHERE match = $1 ORDER BY score', match);
  const told = await results();
  expect(told.map(({ score }) => Number(score))).toEqual([0, 2]);
  await patient.call('resign', { match, seat: null, request: newRequest() });
  await patient.until(() => patient.whole?.outcome !== null);
  expect(await results(), 'a loss to the bot changes nothing').toEqual(told);
});

test('a rated match that somebody left is lost in the ratings, too, when a bot plays on', async () => {
  const { late, patient, match } = await waitingFor(LIVE, { isRated: true });
  await late.post('account', { request: newRequest(), name: 'Late' });
  await patient.post('account', { request: newRequest(), name: 'Patient' });
  server.advance(11 * MINUTE);
  expect(await claims(patient, match, 'bot')).toHaveProperty('done');
  const ratings = (await patient.post('ratings', { game: 'normandy' })).body.value as readonly RatedPlayer[];
  expect(ratings.map(({ name, rating }) => [name, Math.sign(rating - 1500)])).toEqual([
    ['Patient', 1],
    ['Late', -1],
  ]);
});

test('against a guest nothing is rated, even where a bot is called', async () => {
  const { patient, match } = await waitingFor(LIVE, { isRated: true });
  await patient.post('account', { request: newRequest(), name: 'Unrated' });
  server.advance(11 * MINUTE);
  expect(await claims(patient, match, 'bot')).toHaveProperty('done');
  const results = await server.database.read('SELECT rated FROM result WHERE match = $1', match);
  expect(results.map(({ rated }) => Number(rated))).toEqual([0, 0]);
});

test('whoever was deleted never comes back: without a clock, too, the opponent claims the win or calls a bot', async () => {
  for (const what of ['win', 'bot'] as const) {
    const { late, patient, match } = await waitingFor({ kind: 'free' });
    expect(await claims(patient, match, what)).toMatchObject({ error: 'refused' });
    await late.post('deleteMe', {});
    await patient.until(() => patient.whole?.seats.some(({ isGone }) => isGone) === true);
    expect(await claims(patient, match, 'time')).toMatchObject({ error: 'refused' });
    expect(await claims(patient, match, what)).toHaveProperty('done');
    if (what === 'win') {
      await patient.until(() => patient.whole?.outcome !== null);
      expect(patient.whole?.outcome?.winner).toBe(patient.whole?.seat);
    } else await patient.until(() => patient.whole?.waiting.includes(patient.whole.seat ?? '') === true, 30_000);
  }
});

test('a match whose dice were not sealed yet is gone when one of its players is deleted', async () => {
  const [host, guest] = [await server.page(), await server.page()];
  const { match, token } = await host.open({ game: 'normandy', scenario: '1' });
  await guest.join(match, token);
  await host.call('watch', { match, from: null });
  await guest.post('deleteMe', {});
  await host.until(() => host.whole?.phase === 'gone');
});

test('a live player whose pages are closed for two minutes may be claimed, one who is here may not', async () => {
  const { late, patient, match } = await waitingFor(LIVE);
  server.advance(3 * MINUTE);
  expect(await claims(patient, match, 'win')).toMatchObject({ error: 'refused' });
  late.disconnect();
  await patient.until(() => patient.heard.at(-1)?.includes('"isPresent":false') === true);
  server.advance(MINUTE);
  expect(await claims(patient, match, 'win')).toMatchObject({ error: 'refused' });
  server.advance(MINUTE + 1000);
  expect(await claims(patient, match, 'win')).toHaveProperty('done');
});

test('after a week without a choice, time is lost by itself', async () => {
  const { patient } = await waitingFor(MAIL);
  server.advance(13 * 86_400_000);
  await patient.until(() => patient.whole?.outcome !== null, 10_000);
  expect(patient.whole?.outcome?.winner).toBe(patient.whole?.seat);
});

test('the seats talk, spectators hear nothing, and who is muted is not heard', async () => {
  const { pages, match } = await seated(server, 'normandy', '1');
  const [first, second] = pages;
  const stranger = await server.page();
  await stranger.call('watch', { match, from: null });
  await first.call('say', { match, seat: null, request: newRequest(), text: 'good\nluck' });
  await second.until(() => second.heard.some((text) => text.includes('good luck')));
  expect(await stranger.call('say', { match, seat: null, request: newRequest(), text: 'hello' })).toMatchObject({
    error: 'not yours',
  });
  expect(stranger.heard.some((text) => text.includes('good luck'))).toBe(false);
  const speaker = first.whole?.seats.find(({ seat }) => seat === first.whole?.seat)?.player?.id ?? '';
  await second.call('mute', { player: speaker, isMuted: true });
  await first.call('say', { match, seat: null, request: newRequest(), text: 'unheard' });
  await first.until(() => first.heard.some((text) => text.includes('unheard')));
  expect(second.heard.some((text) => text.includes('unheard'))).toBe(false);
  expect((await second.call('talk', { match })).value).toEqual([]);
});

test('a report keeps the last 30 lines for the operator', async () => {
  const { pages, match } = await seated(server, 'normandy', '1');
  for (let i = 1; i <= 33; i++) {
    server.advance(3000);
    await pages[i % 2 === 0 ? 0 : 1].call('say', { match, seat: null, request: newRequest(), text: `line ${i}` });
  }
  await pages[0].call('report', { match, request: newRequest() });
  const [row] = await server.database.read('SELECT lines FROM report WHERE match = $1', match);
  const lines = JSON.parse(String(row?.lines)) as readonly { readonly text: string }[];
  expect([lines.length, lines[0]?.text, lines.at(-1)?.text]).toEqual([30, 'line 4', 'line 33']);
});

test('an offer stands when the asker plays on, and falls when the other side does', async () => {
  const both = await seated(server, 'normandy', '1');
  const { pages, match, rules } = both;
  const offers = async (): Promise<number> => {
    const { whole } = (await pages[0].post('watch', { match, from: null })).body.value as { readonly whole: Whole };
    return whole.offers.length;
  };
  /** Whoever is to choose does so until it is the other's choice. */
  const playWhile = async (isAsked: () => boolean): Promise<void> => {
    while (isAsked()) await playOn({ pages, match, rules }, 1, 'offers');
  };
  await playOn(both, 2, 'offers');
  const asker = choosing(pages)?.page;
  if (asker === undefined) throw new Error('nobody is to choose');
  await asker.call('offer', { match, seat: null, request: newRequest(), kind: 'draw', back: null });
  await playWhile(() => choosing(pages)?.page === asker);
  expect(await offers()).toBe(1);
  await playOn(both, 1, 'offers');
  expect(await offers()).toBe(0);
});

test('looking at an invitation takes no seat, however often', async () => {
  const [host, guest, preview] = [await server.page(), await server.page(), await server.page()];
  const { match, token } = await host.open({ game: 'normandy', scenario: '1' });
  for (let looks = 0; looks < 3; looks++) {
    expect((await preview.post('invited', { token })).body.value).toMatchObject({ match, phase: 'open' });
  }
  await guest.join(match, token);
  const seats = await server.database.read('SELECT player FROM seat WHERE match = $1', match);
  expect(seats.every(({ player }) => player !== null)).toBe(true);
});

test('a challenge that is sent twice is opened once, and its link is told again', async () => {
  const [host, guest] = [await server.page(), await server.page()];
  const challenge = {
    ...{ request: newRequest(), game: 'normandy', scenario: '1', options: {}, seat: null, bots: {} },
    ...{ pace: { kind: 'free' }, isListed: false, isPublished: true, isRated: false, canTalk: true },
    commitment: commitmentTo('ab'.repeat(32)),
  };
  const [first, second] = [await host.post('open', challenge), await host.post('open', challenge)];
  const { match, token } = second.body.value as { readonly match: string; readonly token: string };
  expect(first.body.value).toEqual({ match, token });
  await guest.join(match, token);
  const seats = await server.database.read('SELECT player FROM seat WHERE match = $1', match);
  expect(seats.every(({ player }) => player !== null)).toBe(true);
});

test('a server without chat has none at any table, and tells its pages', async () => {
  const quiet = await testServer(undefined, { canTalk: false });
  try {
    const { pages, match } = await seated(quiet, 'normandy', '1');
    const call = { match, seat: null, request: newRequest(), text: 'hello' };
    expect(await pages[0].call('say', call)).toMatchObject({ error: 'closed' });
    expect(pages[0].whole).toMatchObject({ canTalk: false });
    expect((await pages[0].post('arrive', {})).body).toMatchObject({ canTalk: false });
  } finally {
    await quiet.close();
  }
});

test('a line of talk is one line of words', () => {
  expect(readLine('  so\u202e what\t\tnow ')).toBe('so what now');
  expect(() => readLine(' \n ')).toThrow('nothing to say');
  expect(() => readLine('x'.repeat(301))).toThrow('at most 300');
});

test('a free match never runs out of time', async () => {
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 4, 'free');
  server.advance(400 * 86_400_000);
  const next = choosing(both.pages);
  const patient = both.pages.find((page) => page !== next?.page) ?? both.pages[0];
  expect(await claims(patient, both.match, 'win')).toMatchObject({ error: 'refused' });
});
