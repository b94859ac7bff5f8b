import type { Pace } from '@kurgan/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
async function waitingFor(pace: Pace): Promise<Seated & { readonly late: Page; readonly patient: Page }> {
  const both = await seated(server, 'normandy', '1', { pace });
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
  const results = await server.database.read('SELECT score FROM result WHERE match = $1', match);
  expect(results).toEqual([{ score: 0 }]);
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
