import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresDatabase } from '../index.ts';
import { exactlyOne, statement } from '../store/database.ts';
import { newRequest, Page } from './page.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { serverOn, type TestServer } from './running.ts';
import { savedMatch } from './saved-match.ts';
import { choosing, playOn, rulesOf, seated, viewOf } from './seated.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL (Debian package postgresql)', () => {
  let postgres: TestPostgres;
  let servers: readonly [TestServer, TestServer];
  beforeAll(async () => {
    postgres = await startPostgres();
    const open = async () => serverOn(await PostgresDatabase.open(postgres.url));
    servers = await Promise.all([open(), open()]); // at once, on an empty database
  }, 60_000);
  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    await postgres?.stop();
  });

  test('a write that changes another number of rows than it must leaves nothing behind', async () => {
    const { database } = servers[0];
    const isDone = await database.write([
      statement('INSERT INTO setting (name, value) VALUES ($1, $2)', 'half', 'done'),
      exactlyOne('UPDATE setting SET value = $1 WHERE name = $2', 'x', 'nobody'),
    ]);
    expect(isDone).toBe(false);
    expect(await database.read('SELECT value FROM setting WHERE name = $1', 'half')).toEqual([]);
  });

  test('a connection that breaks in the middle of a write undoes it, and ends nothing else', async () => {
    const { database } = servers[0];
    const kill = statement('SELECT pg_terminate_backend(pg_backend_pid())');
    const half = statement('INSERT INTO setting (name, value) VALUES ($1, $2)', 'broken', 'half');
    await expect(database.write([half, kill])).rejects.toThrow();
    expect(await database.read('SELECT value FROM setting WHERE name = $1', 'broken')).toEqual([]);
  });

  test('two writes that wait for each other are both done', async () => {
    const add = (name: string) => statement('UPDATE setting SET value = value || $1 WHERE name = $2', '+', name);
    const pause = statement('SELECT pg_sleep(0.3)');
    await servers[0].database.write(
      ['left', 'right'].map((name) => statement('INSERT INTO setting (name, value) VALUES ($1, $2)', name, '')),
    );
    const done = await Promise.all([
      servers[0].database.write([add('left'), pause, add('right')]),
      servers[1].database.write([add('right'), pause, add('left')]),
    ]);
    expect(done).toEqual([true, true]);
    const sql = "SELECT value FROM setting WHERE name IN ('left', 'right')";
    expect(await servers[0].database.read(sql)).toEqual([{ value: '++' }, { value: '++' }]);
  });

  test('two players at two processes play one match', async () => {
    const both = await seated(servers[0], 'normandy', '1', {}, servers[1]);
    expect(await playOn(both, 20, 'two processes')).toBe(20); // one in 200 matches is over before 30
    expect(viewOf(both.pages[0]).open).toEqual(viewOf(both.pages[1]).open);
  });

  test('an intent that one process has done is not called stale by another that has not heard of it', async () => {
    const both = await seated(servers[0], 'normandy', '1', {}, servers[1]);
    await playOn(both, 10, 'again');
    const next = choosing(both.pages);
    if (next === null) throw new Error('nobody is asked');
    const { page, seat } = next;
    const other = servers.find(({ address }) => address !== page.address) ?? servers[0];
    const twin = await other.page(page.cookie);
    await twin.call('watch', { match: both.match, from: null });
    const [action] = both.rules.legal(viewOf(page), seat);
    if (action === undefined) throw new Error('nothing is legal');
    const intent = { request: newRequest(), after: page.n };
    const answers = await Promise.all(
      [page, twin].map((each) => each.act(both.match, both.rules.notation.format(action), intent)),
    );
    expect(answers.map(({ done }) => done)).toEqual([{ n: 11 }, { n: 11 }]);
  });

  test('what a player has seen at one process counts at the other', async () => {
    const both = await seated(servers[0], 'normandy', '1');
    await playOn(both, 10, 'seen');
    const [page] = both.pages;
    const twin = await servers[1].page(page.cookie);
    await twin.call('watch', { match: both.match, from: null });
    expect(twin.whole?.seen).toBe(0);
    await page.call('seen', { match: both.match, n: 7 });
    await twin.call('watch', { match: both.match, from: null });
    expect(twin.whole?.seen).toBe(7);
    const { value } = (await twin.call('lobby', {})) as { value: { mine: { match: string; seen: number }[] } };
    expect(value.mine.find(({ match }) => match === both.match)?.seen).toBe(7);
  });

  test('of two processes that move a match at once one wins, and the other hears why', async () => {
    const both = await seated(servers[0], 'normandy', '1', {}, servers[1]);
    await playOn(both, 10, 'race');
    const next = choosing(both.pages);
    if (next === null) throw new Error('nobody is asked');
    const { page, seat } = next;
    const other = servers.find(({ address }) => address !== page.address) ?? servers[0];
    const twin = await other.page(page.cookie);
    await twin.call('watch', { match: both.match, from: null });
    const legal = both.rules.legal(viewOf(page), seat).map((action) => both.rules.notation.format(action));
    const answers = await Promise.all(
      [page, twin].map((each) => each.act(both.match, legal[0] ?? '', { request: newRequest() })),
    );
    const entries = await other.database.read('SELECT n FROM entry WHERE match = $1', both.match);
    expect(entries.length).toBe(10 + answers.filter((answer) => 'done' in answer).length);
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1);
    expect(answers.find((answer) => 'error' in answer)).toMatchObject({ error: 'stale' });
  });

  test('a file that two processes take in at once is one match, which begins', async () => {
    const page = await servers[0].page();
    const twin = await servers[1].page(page.cookie);
    const saved = await savedMatch('normandy', '1', 12, { us: 'you', german: 'recruit' });
    const call = { request: newRequest(), file: saved, as: 'match', seat: 'us' };
    const answers = await Promise.all([page, twin].map((each) => each.post('import', call)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.value).toEqual(answers[1]?.body.value);
    const { match } = (answers[0]?.body.value ?? {}) as { readonly match: string };
    const { database } = servers[0];
    expect(await database.read('SELECT phase FROM match WHERE id = $1', match)).toEqual([{ phase: 'running' }]);
    // The process that stored it may die before it begins: then the page's repeat begins it.
    await database.write([
      statement("UPDATE match SET phase = 'open', changed = changed + 1, length = 12 WHERE id = $1", match),
      statement('DELETE FROM entry WHERE match = $1 AND n > 12', match),
    ]);
    expect((await twin.post('import', call)).status).toBe(200);
    expect(await database.read('SELECT phase FROM match WHERE id = $1', match)).toEqual([{ phase: 'running' }]);
  });

  test('a page that comes sees what another process has stored without a word', async () => {
    const both = await seated(servers[0], 'normandy', '1');
    await playOn(both, 10, 'unheard');
    const twin = await servers[1].page(both.pages[0].cookie);
    await twin.call('watch', { match: both.match, from: null });
    const { database } = servers[0];
    const announce = database.announce.bind(database);
    database.announce = () => {};
    await playOn(both, 3, 'unheard too');
    database.announce = announce;
    await twin.call('watch', { match: both.match, from: null });
    expect(twin.n).toBe(13);
  });

  test('a process that has not heard that a match began takes an action all the same', async () => {
    const { page } = servers[0];
    const [first, second] = [await page(), await page()];
    const { match, token } = await first.open({ game: 'normandy', scenario: '1' });
    const elsewhere = new Page(servers[1].address);
    elsewhere.cookie = first.cookie;
    await elsewhere.post('watch', { match, from: null }); // an open challenge, as the other process remembers it
    const { database } = servers[0];
    const announce = database.announce.bind(database);
    database.announce = () => {};
    await second.join(match, token);
    for (const each of [first, second]) await each.reveal(match);
    database.announce = announce;
    await first.call('watch', { match, from: null });
    const rules = await rulesOf('normandy', '1');
    const [action] = rules.legal(viewOf(first), first.whole?.seat ?? '');
    const text = rules.notation.format(action ?? expect.unreachable());
    const call = { match, seat: null, after: 0, request: newRequest(), text };
    expect(await elsewhere.post('act', call)).toMatchObject({ body: { done: { n: 1 } } });
    const told = await elsewhere.post('watch', { match, from: null });
    expect(told.body.value).toMatchObject({ whole: { phase: 'running', n: 1 } });
  });

  test('a page by POST sees what another process has stored without a word', async () => {
    const both = await seated(servers[0], 'normandy', '1');
    const twin = new Page(servers[1].address);
    twin.cookie = both.pages[0].cookie;
    await twin.post('watch', { match: both.match, from: null });
    const { database } = servers[0];
    const announce = database.announce.bind(database);
    database.announce = () => {};
    await playOn(both, 3, 'by post');
    database.announce = announce;
    const told = await twin.post('watch', { match: both.match, from: null });
    expect(told.body.value).toMatchObject({ whole: { n: 3 } });
  });

  test('two players who ask for a rematch at once, each at another process, meet in one match', async () => {
    const both = await seated(servers[0], 'normandy', '1', {}, servers[1]);
    const { match } = both;
    await both.pages[0].call('resign', { match, seat: null, request: newRequest() });
    await Promise.all(both.pages.map((page) => page.until(() => page.whole?.outcome !== null)));
    const asked = ['1', '2'].map((letter, i) =>
      both.pages[i]?.post('rematch', { request: newRequest(), match, commitment: letter.repeat(64) }),
    );
    const answers = (await Promise.all(asked)).map((answer) => answer?.body.value as { readonly match: string });
    expect(answers[0]?.match).toMatch(/^[a-z2-7]{16}$/);
    expect(answers[1]).toEqual(answers[0]);
    const sql = "SELECT id, phase FROM match WHERE rematch_of = $1 AND phase <> 'gone'";
    expect(await servers[0].database.read(sql, match)).toEqual([{ id: answers[0]?.match, phase: 'dealt' }]);
  });

  test('a guest who enters an account at one process keeps its seat while the other side acts at another', async () => {
    const owner = await servers[1].page();
    const account = await owner.post('account', { request: newRequest(), name: 'Ludmila' });
    const { code } = account.body.value as { readonly code: string };
    const pace = { kind: 'live', bank: 600_000, grace: 15_000 } as const;
    const both = await seated(servers[0], 'normandy', '1', { pace });
    const acting = choosing(both.pages) ?? expect.unreachable();
    const guest = both.pages.find((page) => page !== acting.page) ?? both.pages[1];
    const seat = guest.whole?.seat;
    const { database } = servers[1];
    const announce = database.announce.bind(database);
    database.announce = () => {};
    const elsewhere = new Page(servers[1].address);
    elsewhere.cookie = guest.cookie;
    expect((await elsewhere.post('recover', { code })).status).toBe(200);
    const [action] = both.rules.legal(viewOf(acting.page), acting.seat);
    const text = both.rules.notation.format(action ?? expect.unreachable());
    expect(await acting.page.act(both.match, text)).toHaveProperty('done');
    database.announce = announce;
    const again = await servers[0].page(elsewhere.cookie);
    await again.call('watch', { match: both.match, from: null });
    expect(again.whole?.seat).toBe(seat);
  });

  test('a live player who has moved to another process is not away, unless that process is dead', async () => {
    const pace = { kind: 'live', bank: 600_000, grace: 15_000 } as const;
    const both = await seated(servers[0], 'normandy', '1', { pace });
    const isHeard = () => choosing(both.pages) !== null && both.pages[0].whole?.waiting.length === 1;
    while (!isHeard()) await playOn(both, 1, 'moving');
    const late = choosing(both.pages)?.page ?? both.pages[0];
    const patient = both.pages.find((page) => page !== late) ?? both.pages[1];
    const claim = () => patient.call('claim', { match: both.match, seat: null, request: newRequest(), what: 'win' });
    const twin = await servers[1].page(late.cookie);
    await twin.call('watch', { match: both.match, from: null });
    late.disconnect();
    await patient.until(() => patient.heard.at(-1)?.includes('"isPresent":false') === true);
    const { database } = servers[0];
    const at = () => database.read('SELECT DISTINCT process FROM here WHERE match = $1', both.match);
    await expect.poll(at).toHaveLength(2); // written soon, beside the match
    for (const server of servers) server.advance(150_000);
    await database.write([statement('UPDATE process SET seen = $1', database.now())]); // all are alive
    expect(await claim()).toMatchObject({ error: 'refused' });
    await database.write([statement('UPDATE process SET seen = $1', database.now() - 60_000)]);
    expect(await claim()).toHaveProperty('done');
  });
});
