import { type CallName, type CallOf, callShapes } from '@kurgan/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '../store/database.ts';
import { newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { playOn, type Seated, seated } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer(undefined, { hasTasks: false });
});
afterAll(() => server.close());

const TABLES = [
  ...['player', 'credential', 'passkey', 'match', 'seat', 'entry', 'invitation', 'offer', 'message', 'mute', 'report'],
  ...['subscription', 'result', 'done', 'notice'],
];

/** Times, and the mark that makes others read a match again. */
const TIMES = ['changed', 'created', 'used', 'confirmed', 'expires', 'deleted'];
const timeless = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => !TIMES.includes(name)));

/** Everything in the store but for times. */
async function stored(): Promise<Record<string, readonly Row[]>> {
  const rows = TABLES.map(async (table) => {
    const all = await server.database.read(`SELECT * FROM ${table} ORDER BY 1, 2`);
    return [table, all.map(timeless)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Calls that only read, and those that a page makes to begin and end what it hears. */
const READING = [
  ...['hello', 'watch', 'leave', 'talk', 'past', 'review', 'file', 'deal', 'archive', 'invited', 'lobby', 'devices'],
  ...['myData', 'notices', 'ratings', 'passkeys', 'keptBack'],
  // A question is new each time, and its answer counts once: see passkeys.test.ts.
  ...['passkeyOptions', 'addPasskey', 'confirmByPasskey', 'import'],
] as const;
type Reading = (typeof READING)[number];

interface Scene extends Seated {
  readonly page: Page;
  readonly other: Page;
}
type Made<Name extends CallName> = (scene: Scene) => CallOf<Name> | Promise<CallOf<Name>>;

const ask = ({ match }: Scene) => ({ match, seat: null, request: newRequest() });
const idOf = (page: Page): string => page.whole?.seats.find(({ seat }) => seat === page.whole?.seat)?.player?.id ?? '';
const openOf = (seed: string): CallOf<'open'> => ({
  ...{ request: newRequest(), game: 'normandy', scenario: '1', options: {}, seat: null, bots: {} },
  ...{ pace: { kind: 'free' as const }, isListed: true, isPublished: false, isRated: false, canTalk: true },
  commitment: seed.repeat(64),
});
const offered = async ({ match, other }: Scene): Promise<string> => {
  await other.call('offer', { match, seat: null, request: newRequest(), kind: 'draw', back: null });
  const [row] = await server.database.read('SELECT id FROM offer WHERE match = $1', match);
  return String(row?.id);
};

/** Each call that changes something, in a match under way with one page of each player. */
const CALLS: { readonly [Name in Exclude<CallName, Reading>]: Made<Name> } = {
  open: () => openOf('c'),
  join: async ({ other }) => {
    const { match, token } = await other.open({ game: 'normandy', scenario: '1' });
    return { request: newRequest(), match, token, commitment: 'd'.repeat(64) };
  },
  withdraw: async ({ page }) => ({ match: (await page.open({ game: 'normandy', scenario: '1' })).match }),
  reveal: async ({ page }) => {
    const [row] = await server.database.read('SELECT match, share FROM seat WHERE player = $1', idOf(page));
    return { match: String(row?.match), share: String(row?.share) };
  },
  act: ({ page, match, rules }) => {
    const [action] = rules.legal(page.view ?? { open: {}, flow: [], private: {} }, page.whole?.seat ?? '');
    if (action === undefined) throw new Error('nothing is legal');
    return { match, seat: null, after: page.n, request: newRequest(), text: rules.notation.format(action) };
  },
  undo: (scene) => ({ ...ask(scene), after: scene.page.n }),
  redo: (scene) => ({ ...ask(scene), after: scene.page.n }),
  order: (scene) => ({ ...ask(scene), kind: 'nothing', until: 'turn' }),
  offer: (scene) => ({ ...ask(scene), kind: 'draw', back: null }),
  answer: async (scene) => ({ ...ask(scene), offer: await offered(scene), isAccepted: false }),
  claim: (scene) => ({ ...ask(scene), what: 'time' }),
  say: (scene) => ({ ...ask(scene), text: 'once' }),
  mute: ({ other }) => ({ player: idOf(other), isMuted: true }),
  report: ({ match }) => ({ match, request: newRequest() }),
  seen: ({ match }) => ({ match, n: 3 }),
  resign: (scene) => ask(scene),
  rematch: ({ match }) => ({ request: newRequest(), match, commitment: 'e'.repeat(64) }),
  rename: () => ({ name: 'Twice' }),
  setNotices: () => ({ push: 'never', feed: 'always' }),
  subscribe: () => ({ endpoint: 'https://fcm.googleapis.com/twice', p256dh: 'BCVxsr7N', auth: 'BTBZMqHH' }),
  unsubscribe: () => ({ endpoint: 'https://fcm.googleapis.com/twice' }),
  feed: () => ({ request: newRequest() }),
  linkDevice: () => ({ request: newRequest() }),
  account: () => ({ request: newRequest(), name: 'Once' }),
  endDevice: () => ({ device: '0123456789abcdef' }),
  endPasskey: () => ({ passkey: 'none' }),
  deleteMe: () => ({}),
};

test('every call is either one that reads or one that is tested here', () => {
  expect([...READING, ...Object.keys(CALLS)].sort()).toEqual(Object.keys(callShapes).sort());
});

/** Plays on until one side alone is to choose, as both pages know. */
async function untilOneIsAsked(both: Seated): Promise<void> {
  const entries = await server.database.read('SELECT n FROM entry WHERE match = $1', both.match);
  await Promise.all(both.pages.map((page) => page.until(() => page.n >= entries.length)));
  while (both.pages[0].whole?.waiting.length !== 1) await playOn(both, 1, 'asked');
}

test('a call that is sent again changes nothing, and is answered alike', async () => {
  const both = await seated(server, 'normandy', '1', { pace: { kind: 'live', bank: 60_000, grace: 0 } });
  await playOn(both, 9, 'twice');
  const waiting = both.pages.find((each) => each.whole?.waiting.includes(each.whole.seat ?? '')) ?? both.pages[0];
  const other = both.pages.find((each) => each !== waiting) ?? both.pages[1];
  let scene: Scene = { ...both, page: waiting, other };
  const done: string[] = [];
  for (const [name, make] of Object.entries(CALLS)) {
    if (name === 'claim') {
      await untilOneIsAsked(both);
      server.advance(3_600_000);
      const isMine = scene.page.whole?.waiting.includes(scene.page.whole.seat ?? '') === true;
      if (isMine) scene = { ...scene, page: scene.other, other: scene.page };
    }
    const values = await (make as Made<CallName>)(scene);
    const first = await scene.page.post(name, values);
    const before = await stored();
    const second = await scene.page.post(name, values);
    if (name !== 'deleteMe') expect(second, name).toEqual(name === 'open' ? { ...first, body: second.body } : first);
    expect(await stored(), name).toEqual(before);
    if (first.status === 200) done.push(name);
    await scene.page.until(() => true);
  }
  // What was learnt is not undone, and Normandy has no windows to order.
  const refused = Object.keys(CALLS).filter((name) => !done.includes(name));
  expect(refused.filter((name) => !['undo', 'redo', 'order'].includes(name))).toEqual([]);
});

test('an own offer is withdrawn without a refusal being counted, and nobody accepts their own', async () => {
  const { pages, match } = await seated(server, 'normandy', '1');
  await playOn({ pages, match, rules: (await seated(server, 'normandy', '1')).rules }, 6, 'offers');
  const [page] = pages;
  const call = () => ({ match, seat: null, request: newRequest() });
  for (let i = 0; i < 4; i++) {
    expect(await page.call('offer', { ...call(), kind: 'back', back: 1 })).toMatchObject({ done: {} });
    const [row] = await server.database.read('SELECT id FROM offer WHERE match = $1', match);
    const offer = String(row?.id);
    expect(await page.call('answer', { ...call(), offer, isAccepted: true })).toMatchObject({ error: 'not yours' });
    expect(await page.call('answer', { ...call(), offer, isAccepted: false })).toMatchObject({ done: {} });
  }
  expect(await server.database.read('SELECT id FROM offer WHERE match = $1', match)).toEqual([]);
  await pages[1].until(() => pages[1].heard.at(-1)?.includes('"offers":[]') === true);
});
