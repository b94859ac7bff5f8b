import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { Deed } from '@kurgan/engine';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Games } from '../games.ts';
import { type Database, RulesChanged, SqliteDatabase } from '../index.ts';
import { statement } from '../store/database.ts';
import { checkMatches } from '../upgrade/check.ts';
import { upgrade } from '../upgrade/upgrade.ts';
import { setChange } from './changed-games.ts';
import { playMatches } from './local.ts';
import { newRequest } from './page.ts';
import { serverOn } from './running.ts';
import { playOn, underWay } from './seated.ts';

const REGISTRY = new URL('./changed-games.ts', import.meta.url);
const MATCHES = 100;
/** Some end by themselves before so many actions. */
const PLAYED = 120;
const ACTIONS = 80;
/** Rounds before the one that is measured. */
const WARM_UP = 8;
const LIVE = { kind: 'live', bank: 600_000, grace: 15_000 } as const;

const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-upgrade-'));
let database: Database;
let games: Games;
/** Every deed of a match, by its id. */
const deeds = new Map<string, Deed[]>();

beforeAll(async () => {
  database = await SqliteDatabase.open(folder, { isDurable: false });
  games = await Games.open(REGISTRY);
  const played = { actions: ACTIONS, game: 'normandy', scenario: '3', pace: LIVE };
  for (const id of await playMatches(database, games, { count: PLAYED, ...played })) {
    const [row] = await database.read('SELECT phase FROM match WHERE id = $1', id);
    if (row?.phase !== 'running' || deeds.size === MATCHES) {
      await database.write([statement("UPDATE match SET phase = 'gone' WHERE id = $1", id)]);
      continue;
    }
    const rows = await database.read('SELECT deed FROM entry WHERE match = $1 ORDER BY n', id);
    deeds.set(
      id,
      rows.map(({ deed }) => JSON.parse(String(deed))),
    );
  }
}, 240_000);
afterEach(() => setChange(null));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const isText = (deed: Deed | undefined, text: string): boolean =>
  deed !== undefined && 'action' in deed && deed.action === text;

/** An action that some matches hold somewhere after their middle, and others don't. */
function rareAction(): string {
  for (const list of deeds.values()) {
    for (const deed of list.slice(50)) {
      if (!('action' in deed)) continue;
      const holders = deeds
        .values()
        .filter((each) => each.some((one) => isText(one, deed.action)))
        .toArray();
      if (holders.length > 2 && holders.length < MATCHES / 2) return deed.action;
    }
  }
  throw new Error('every action is everywhere');
}

/** The first entry of each match that a changed action concerns. */
const concerned = (text: string): [string, number][] =>
  [...deeds].flatMap(([id, list]) => {
    const at = list.findIndex((deed) => isText(deed, text)) + 1;
    return at === 0 ? [] : [[id, at] as [string, number]];
  });

test('100 running matches go on under rules that lead to the same states', async () => {
  setChange({ version: '77' });
  for (let i = 0; i < WARM_UP; i++) await checkMatches(database, games);
  const before = process.threadCpuUsage();
  const { equal, changed, entries, seconds } = await checkMatches(database, games);
  const { user, system } = process.threadCpuUsage(before);
  expect([equal.length, changed.length]).toEqual([MATCHES, 0]);
  const [wall, cpu] = [entries / seconds, entries / ((user + system) / 1e6)].map(Math.round);
  console.log(
    `upgrade: ${entries} entries, ${cpu} per second of CPU, ${wall} by the clock; load ${loadavg()[0]?.toFixed(1)}`,
  );
  await upgrade(database, games, false);
  const rows = await database.read("SELECT DISTINCT version, rules, phase FROM match WHERE phase <> 'gone'");
  expect(rows).toEqual([{ version: expect.not.stringContaining('77'), rules: '77', phase: 'running' }]);
});

test.each(['refused', 'marked'] as const)('an action that is %s now is named at its exact entry', async (kind) => {
  const text = rareAction();
  setChange({ version: '78', [kind]: text });
  const { changed, equal } = await checkMatches(database, games);
  const found = changed.map(({ stored, at }) => [stored.match.id, at]);
  expect(found.sort()).toEqual(concerned(text).sort());
  expect(equal).toHaveLength(MATCHES - found.length);
  for (const { at, text: told } of changed) {
    expect(told).toContain(`entry ${at}: `);
    expect(told).not.toContain(text);
    expect(told).not.toContain('a fact');
  }
  await expect(upgrade(database, games, false)).rejects.toThrow(RulesChanged);
  expect(await database.read("SELECT id FROM match WHERE phase = 'held' OR rules = '78'")).toEqual([]);
});

test('held matches stand still and are read up to the difference; equal rules let them go on', async () => {
  const text = rareAction();
  setChange({ version: '79', refused: text });
  await upgrade(database, games, true);
  const held = await database.read("SELECT id, held FROM match WHERE phase = 'held'");
  expect(held.map(({ id, held: readable }) => [id, Number(readable) + 1]).sort()).toEqual(concerned(text).sort());
  const clocks = "SELECT s.due FROM seat s JOIN match m ON m.id = s.match WHERE s.due IS NOT NULL AND m.phase = 'held'";
  expect(await database.read(clocks)).toEqual([]);
  setChange(null);
  await upgrade(database, games, false);
  expect(await database.read("SELECT id FROM match WHERE phase = 'held'")).toEqual([]);
  expect((await database.read('SELECT due FROM seat WHERE due IS NOT NULL')).length).toBeGreaterThanOrEqual(MATCHES);
});

/** Two players of a match that is held at one of its entries, and the server that holds it. */
async function heldMatch() {
  const place = mkdtempSync(path.join(tmpdir(), 'kurgan-held-'));
  const open = () => SqliteDatabase.open(place, { isDurable: false });
  const before = await serverOn(await open(), () => {}, { registry: REGISTRY });
  const both = await underWay(before, ['normandy', '3'], 40, { pace: LIVE });
  const [row] = await before.database.read('SELECT deed FROM entry WHERE match = $1 AND n = 30', both.match);
  await before.stop();
  setChange({ version: '80', marked: String(JSON.parse(String(row?.deed)).action) });
  const again = await serverOn(await open(), () => {}, { registry: REGISTRY, mayHold: true });
  const pages = [await again.page(both.pages[0].cookie), await again.page(both.pages[1].cookie)] as const;
  for (const page of pages) await page.call('watch', { match: both.match, from: null });
  const offered = async (kind: 'go on' | 'call off'): Promise<string> => {
    const call = { match: both.match, seat: null, request: newRequest() };
    await pages[0].call('offer', { ...call, kind, back: null });
    const told = (): string => pages[1].heard.findLast((text) => text.startsWith('{"offers"')) ?? '';
    await pages[1].until(() => told().includes(`"kind":"${kind}"`));
    return new RegExp(`"id":"(\\w+)","seat":"\\w+","kind":"${kind}"`).exec(told())?.[1] ?? '';
  };
  return {
    ...{ both, pages, offered },
    answer: (offer: string, isAccepted: boolean) =>
      pages[1].call('answer', { match: both.match, seat: null, request: newRequest(), offer, isAccepted }),
    async close() {
      await again.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

test('players of a held match call it off when both want to', async () => {
  const { both, pages, offered, answer, close } = await heldMatch();
  expect(await answer(await offered('call off'), false)).toHaveProperty('done');
  expect(pages[0].whole?.phase).toBe('held');
  expect(await answer(await offered('call off'), true)).toHaveProperty('done');
  await pages[0].until(() => pages[0].whole?.phase === 'gone');
  expect(await answer('a'.repeat(16), true)).toMatchObject({ error: 'closed' });
  expect(await pages[0].act(both.match, 'pass')).toMatchObject({ error: 'closed' });
  await close();
});

test('players of a held match read it, and go on together from where the rules agree', async () => {
  const { both, pages, offered, answer, close } = await heldMatch();
  const readable = pages[0].whole?.n ?? -1;
  expect(pages[0].whole?.phase).toBe('held');
  expect(readable).toBeGreaterThan(0);
  expect(readable).toBeLessThan(30);
  expect(await pages[0].act(both.match, 'pass')).toMatchObject({ error: 'closed' });
  expect(await answer(await offered('go on'), true)).toHaveProperty('done');
  await pages[0].until(() => pages[0].heard.some((text) => text.startsWith('{"rematch"')));
  const next =
    /"rematch":"(\w+)"/.exec(pages[0].heard.findLast((text) => text.startsWith('{"rematch"')) ?? '')?.[1] ?? '';
  for (const page of pages) await page.call('watch', { match: next, from: null });
  expect(pages[0].whole).toMatchObject({ phase: 'running', n: readable + 1 });
  await playOn(
    { ...both, pages: [pages[0], pages[1]], match: next, rules: await games.rules('normandy', '3') },
    5,
    'on',
  );
  await close();
});
