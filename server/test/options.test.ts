import { defaultOf, type OptionInfo, type OptionValue } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import type { Offered } from '@kurgan/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequest } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { playOn, rulesOf, seated } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A value other than the usual one. */
function chosen(info: OptionInfo): OptionValue {
  switch (info.kind) {
    case 'flag':
      return true;
    case 'number':
      return info.on;
    case 'turns':
      return [info.first];
    case 'list':
      return info.of.slice(-1).map(({ id }) => id);
    case 'text':
      return defaultOf(info);
  }
}

/** One scenario for each set of options that a game has. */
const sets = await Promise.all(
  GAMES.filter(({ seats }) => Object.keys(seats).length > 1).map(async ({ id, tools }) => {
    const { scenarios } = await tools();
    const byOptions = Map.groupBy(scenarios, ({ options }) => options.map((option) => option.id).join());
    return [...byOptions.values()].flatMap(([first]) => (first === undefined ? [] : [{ game: id, ...first }]));
  }),
);

test.each(sets.flat())('$game $id is offered with its options, and played by them', async ({ game, id, options }) => {
  const wanted = Object.fromEntries(options.map((info) => [info.id, chosen(info)]));
  const both = await seated(server, game, id, { options: wanted, seat: (await rulesOf(game, id)).seats[0] ?? null });
  for (const page of both.pages) expect(page.whole?.options).toMatchObject(without(wanted, options));
  await playOn(both, 20, `options of ${game} ${id}`);
  const { body } = await both.pages[0].post('watch', { match: both.match, from: null });
  expect((body.value as { whole: { n: number } }).whole.n).toBe(both.pages[0].n);
});

const without = (values: Record<string, unknown>, options: readonly OptionInfo[]): Record<string, unknown> =>
  Object.fromEntries(options.filter(({ seat }) => seat === undefined).map(({ id }) => [id, values[id]]));

test('players who change sides by a bid get each other’s room', async () => {
  for (let i = 0; i < 8; i++) {
    const both = await seated(server, 'axis', 'uranus', { options: { bidding: true }, seat: 'axis' });
    await playOn(both, 30, `bids ${i}`);
    if (both.pages[0].whole?.seat !== 'allies') continue;
    expect(Object.keys(both.pages[0].view?.private ?? {})).toEqual(['allies']);
    expect(both.pages[1].whole?.seat).toBe('axis');
    return;
  }
  throw new Error('nobody changed sides');
});

test('what is no option of the scenario, or no value of it, is refused in words', async () => {
  const page = await server.page();
  const ask = async (options: Record<string, unknown>) => {
    const asked = { game: 'axis', scenario: 'race', options };
    return (await page.post('open', { ...OPEN, ...asked, request: newRequest() })).body;
  };
  expect(await ask({ bidding: 'perhaps' })).toMatchObject({ error: 'unreadable', detail: /bidding/ });
  expect(await ask({ tanks: true })).toMatchObject({ error: 'unreadable', detail: /tanks/ });
});

const OPEN = {
  ...{ seat: null, bots: {}, pace: { kind: 'free' }, commitment: 'a'.repeat(64) },
  ...{ isListed: true, isPublished: false, isRated: false, canTalk: true },
};

const ARMY = { soviet: 'soviet:volga.maxim.ammo', german: 'german:panzergrenadiere.at.ammo' };

test('nobody sees the army that another side brings to a Free Battle before both are shown', async () => {
  const [first, second, stranger] = [await server.page(), await server.page(), await server.page()];
  const { match, token } = await first.open({
    ...{ game: 'heroes', scenario: 'free', seat: 'soviet', isListed: true },
    options: { size: ['skirmish'], soviet: ARMY.soviet },
  });
  const offered = (await second.post('invited', { token })).body.value as Offered;
  expect(offered.options).toEqual({ size: ['skirmish'], drawn: false, simultaneous: false });
  const foreign = await second.post('join', { ...joining(match, token), options: { soviet: ARMY.soviet } });
  expect(foreign.body).toMatchObject({ error: 'refused', detail: /another player/ });
  const public_ = await second.post('join', { ...joining(match, token), options: { drawn: true } });
  expect(public_.body).toMatchObject({ error: 'refused' });
  await second.join(match, token, { options: { german: ARMY.german } });
  for (const page of [first, second, stranger]) await page.call('watch', { match, from: null });
  expect(first.whole?.options).toMatchObject({ soviet: ARMY.soviet });
  expect(second.whole?.options).toMatchObject({ german: ARMY.german });
  await stranger.call('lobby', {});
  await second.call('lobby', {});
  expect(first.heard.join()).not.toContain(ARMY.german);
  expect(second.heard.join()).not.toContain(ARMY.soviet);
  expect(stranger.heard.join()).not.toMatch(/volga\.maxim|panzergrenadiere\.at/);
  for (const page of [first, second]) await page.reveal(match);
  for (const page of [first, second]) await page.until(() => page.whole?.phase === 'running');
  // Both armies fit: they are shown together, and the battlefield is laid.
  expect(JSON.stringify(first.whole?.log)).toContain(ARMY.german);
  expect(JSON.stringify(second.whole?.log)).toContain(ARMY.soviet);
});

const joining = (match: string, token: string) => ({
  ...{ request: newRequest(), match, token },
  commitment: 'b'.repeat(64),
});

test('an army for a side that somebody else will take is refused, and a rematch repeats none', async () => {
  const page = await server.page();
  const asked = { game: 'heroes', scenario: 'free', seat: 'soviet', request: newRequest() };
  const { body } = await page.post('open', { ...OPEN, ...asked, options: { german: ARMY.german } });
  expect(body).toMatchObject({ error: 'refused', detail: /German army/ });
  const both = await seated(server, 'heroes', 'free', { seat: 'soviet', options: { soviet: ARMY.soviet } });
  await both.pages[0].call('resign', { match: both.match, seat: null, request: newRequest() });
  await both.pages[1].until(() => both.pages[1].whole?.outcome !== null);
  const again = (await both.pages[1].post('rematch', { ...joining(both.match, ''), token: undefined })).body.value as {
    match: string;
  };
  await both.pages[1].call('watch', { match: again.match, from: null });
  expect(both.pages[1].whole?.options).toMatchObject({ soviet: '' });
});

test('whoever plays against a bot may bring the army of the bot, too', async () => {
  const page = await server.page();
  const against = {
    game: 'heroes',
    scenario: 'free',
    seat: 'soviet',
    request: newRequest(),
    bots: { german: 'recruit' },
  };
  expect((await page.post('open', { ...OPEN, ...against, options: ARMY })).status).toBe(200);
});

test('who draws a side by lot brings the army of the side it gets', async () => {
  const page = await server.page();
  const { match } = await page.open({ game: 'heroes', scenario: 'free', options: ARMY });
  await page.call('watch', { match, from: null });
  const own = page.whole?.seats.find(({ player }) => player !== null)?.seat === 'soviet' ? 'soviet' : 'german';
  expect(page.whole?.options).toMatchObject({ [own]: ARMY[own] });
  expect(JSON.stringify(page.whole?.options)).not.toContain(ARMY[own === 'soviet' ? 'german' : 'soviet']);
});
