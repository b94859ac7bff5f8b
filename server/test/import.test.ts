import { type GameTypes, Match, parseSetup } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import type { Offered } from '@kurgan/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readImport } from '../lobby/import.ts';
import { newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { savedMatch } from './saved-match.ts';
import { playOn, rulesOf } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const take = async (page: Page, text: string, as: 'replay' | 'match', more: object = {}) =>
  page.post('import', { request: newRequest(), file: text, as, seat: null, ...more });

test('a finished match becomes a replay that only its link and its owner’s archive show', async () => {
  const page = await server.page();
  const text = await savedMatch('normandy', '1', 5000);
  const request = newRequest();
  const first = await take(page, text, 'replay', { request });
  expect(first.status).toBe(200);
  const { match } = first.body.value as { match: string };
  expect((await take(page, text, 'replay', { request })).body.value).toMatchObject({ match }); // sent again
  const { body } = await page.post('past', { match, n: 3, eyes: '*' });
  expect(body.value).toMatchObject({ n: 3 });
  const listed = async (who: Page, of: 'mine' | 'all') =>
    ((await who.post('archive', { of, before: null })).body.value as Offered[]).map((each) => each.match);
  expect(await listed(page, 'mine')).toContain(match);
  const stranger = await server.page();
  expect(await listed(stranger, 'mine')).not.toContain(match);
  expect(await listed(stranger, 'all')).not.toContain(match);
  expect(await server.database.read('SELECT * FROM result WHERE match = $1', match)).toEqual([]);
  // Once more out of the server, and in again.
  const again = (await page.post('file', { match })).body.value as string;
  expect((await take(page, again, 'replay')).status).toBe(200);
});

test.each(GAMES.filter(({ seats }) => Object.keys(seats).length > 1).map(({ id }) => id))(
  'a match of %s goes on between two browsers where the file ends, unrated',
  async (game) => {
    const scenario = { normandy: '2', stalingrad: '022', axis: 'race' }[game] ?? '1';
    const [first, second] = [await server.page(), await server.page()];
    const { body } = await take(first, await savedMatch(game, scenario, 40), 'match');
    const { match, token } = body.value as { match: string; token: string };
    await first.call('watch', { match, from: null });
    expect([first.whole?.phase, first.whole?.isRated, first.n]).toEqual(['open', false, 40]);
    expect((await second.join(match, token)).status).toBe(200);
    await second.call('watch', { match, from: null });
    await first.until(() => first.whole?.phase === 'running');
    const rules = await rulesOf(game, scenario);
    expect(await playOn({ pages: [first, second], match, rules }, 10, `on ${game}`)).toBe(10);
    expect(first.n).toBe(50);
    // Whoever has the file has the seed, and could find out a secret choice by its seal.
    expect(new Set([...first.heard, ...second.heard].flatMap((text) => text.match(/"seal":"[^"]*"/g) ?? []))).toEqual(
      new Set(['"seal":""']),
    );
  },
);

test('a match against a bot goes on at once', async () => {
  const page = await server.page();
  const text = await savedMatch('normandy', '1', 20, { us: 'person', german: 'recruit' });
  const { body } = await take(page, text, 'match', { seat: 'us' });
  const { match } = body.value as { match: string };
  await page.call('watch', { match, from: null });
  expect(page.whole?.phase).toBe('running');
  expect(page.whole?.seats.find(({ seat }) => seat === 'german')?.bot).toBe('recruit');
});

test('whatever is no match, or a bent one, is refused in a sentence', async () => {
  const page = await server.page();
  const detail = async (text: string, as: 'replay' | 'match' = 'replay') => (await take(page, text, as)).body.detail;
  expect(await detail('no JSON')).toMatch(/can’t be read as a saved file/);
  expect(await detail('{"kurgan":"match"}')).toMatch(/isn’t a match of Kurgan/);
  const running = await savedMatch('normandy', '1', 30);
  const over = await savedMatch('normandy', '1', 5000);
  expect(await detail(running)).toMatch(/isn’t over yet/);
  expect(await detail(over, 'match')).toMatch(/This match is over/);
  expect(await detail(over.replace('"a seed of a device"', '"another seed"'))).toMatch(/isn’t a true record/);
  expect(await detail(over.replace(/"game": "normandy"/, '"game": "chess"'))).toMatch(/no game "chess"/);
  const journal = JSON.parse(over) as { entries: { action?: string }[] };
  journal.entries.splice(4, 1);
  expect(await detail(JSON.stringify(journal))).toMatch(/isn’t a true record/);
  const long = { ...journal, entries: Array.from({ length: 5001 }, () => journal.entries[0]) };
  expect(await detail(JSON.stringify(long))).toMatch(/larger than 256 kB|at most 5000/);
  expect(await detail(JSON.stringify({ pad: 'x'.repeat(270_000) }))).toMatch(/larger than 256 kB/);
  expect((await take(page, 'x'.repeat(900_000), 'replay')).status).toBe(413);
});

test('a player brings one file at a time, and the same one as often as it likes', async () => {
  const page = await server.page();
  const text = await savedMatch('normandy', '1', 5000);
  const request = newRequest();
  const [first, again, other] = await Promise.all([
    take(page, text, 'replay', { request }),
    take(page, text, 'replay', { request }),
    take(page, text, 'replay'),
  ]);
  expect([first.status, again.status, other.status]).toEqual([200, 200, 429]);
  expect(again.body).toEqual(first.body);
  expect((await take(page, text, 'replay')).status).toBe(200);
});

test('an army in a file stays its side’s own until it is shown', async () => {
  const armies = { soviet: 'soviet:volga.maxim.ammo', german: 'german:panzergrenadiere.at.ammo' };
  const [first, second] = [await server.page(), await server.page()];
  const { body } = await take(first, await savedMatch('heroes', 'free', 0, undefined, armies), 'match', {
    seat: 'soviet',
  });
  const { match, token } = body.value as { match: string; token: string };
  await second.join(match, token);
  for (const page of [first, second]) await page.call('watch', { match, from: null });
  expect([first.whole?.options, second.whole?.options].map((options) => [options?.soviet, options?.german])).toEqual([
    [armies.soviet, undefined],
    [undefined, armies.german],
  ]);
});

test('a file with odd texts, or one that goes back all the time, is refused', async () => {
  const page = await server.page();
  const rules = await rulesOf('normandy', '1');
  const setup = parseSetup(rules.scenarios, '1', {});
  if (!setup.ok) throw new Error('no such setup');
  const detail = async (match: Match<GameTypes>) =>
    (await take(page, JSON.stringify(match.journal()), 'match')).body.detail;
  for (const seed of ['nul \0', 'half a pair \ud800', 'x'.repeat(201)])
    expect(await detail(new Match(rules, setup.value, seed)), seed).toMatch(/damaged/);
  const restless = new Match(rules, setup.value, 'seed');
  const [seat = ''] = restless.waiting;
  const [action] = restless.legal(seat);
  if (action !== undefined) restless.act(seat, action);
  for (let i = 0; i < 501; i++) restless.goBack(seat, 0);
  expect(await detail(restless)).toMatch(/goes back 501 times/);
});

test('a file that takes an action back all the time is refused', async () => {
  const rules = await rulesOf('volga', 'september');
  const setup = parseSetup(rules.scenarios, 'september', {});
  if (!setup.ok) throw new Error('no such setup');
  const undecided = new Match(rules, setup.value, 'seed');
  const [seat = ''] = undecided.waiting;
  const [action] = undecided.legal(seat);
  for (let i = 0; i < 501 && action !== undefined; i++) {
    undecided.act(seat, action);
    undecided.undo(seat);
  }
  const { body } = await take(await server.page(), JSON.stringify(undecided.journal()), 'match');
  expect(body.detail).toMatch(/goes back 501 times/);
});

test('a file that takes too long or too much memory harms nobody', async () => {
  const registry = new URL(import.meta.resolve('@kurgan/games')).href;
  const text = await savedMatch('normandy', '1', 5000);
  expect(await readImport({ registry, file: text, most: 5000 })).toHaveProperty('journal');
  expect(await readImport({ registry, file: text, most: 5000 }, { replay: 0 })).toEqual({
    problem: 'The match takes too long to play through.',
  });
  expect(await readImport({ registry, file: text, most: 3 })).toEqual({
    problem: expect.stringContaining('at most 3') as string,
  });
  expect(await readImport({ registry, file: text, most: 5000 }, { memory: 4 })).toHaveProperty('problem');
});
