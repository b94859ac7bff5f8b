import 'fake-indexeddb/auto';
import { serialize } from 'node:v8';
import { SeededChance } from '@kurgan/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { ask, openDatabase } from '../session/database.ts';
import type { Opened, Update } from '../session/protocol.ts';

/** A tab with a worker of its own, over the one store of the browser. */
async function tab() {
  vi.resetModules();
  const { calls } = await import('../session/matches.ts');
  const { laterCalls } = await import('../session/later-calls.ts');
  return { ...calls, ...laterCalls };
}
const rules = async () => (await import('../games.ts')).gameOf('volga').rules('september');

type Tab = Awaited<ReturnType<typeof tab>>;

const start = (worker: Tab): Promise<Opened> => worker.start('volga', 'september', {}, 'a store', {});

/** Does some actions at random. */
async function play(worker: Tab, id: string, count: number): Promise<Update> {
  let update: Update = await worker.open(id);
  const chance = SeededChance.fromSeed('at random');
  for (let i = 0; i < count && update.moment.outcome === null; i++) update = await act(worker, id, update, chance);
  return update;
}

async function act(worker: Tab, id: string, { moment }: Update, chance = SeededChance.fromSeed('x')): Promise<Update> {
  const { choices, made } = moment;
  const answer = await worker.act(id, choices[chance.below(choices.length)]?.text ?? '', made);
  if ('whyNot' in answer) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Changes a record behind the app's back. */
async function tamper(
  store: string,
  key: IDBValidKey,
  change: (record: Record<string, unknown>) => unknown,
): Promise<void> {
  const db = await openDatabase('kurgan');
  const record = await ask(db, store, 'readonly', (all) => all.get(key));
  await ask(db, store, 'readwrite', (all) => all.put(change(record), key));
  db.close();
}

async function infoOf(id: string): Promise<unknown> {
  const db = await openDatabase('kurgan');
  const info = await ask<unknown>(db, 'infos', 'readonly', (all) => all.get(id));
  db.close();
  return info;
}

/** Sizes of writes, in bytes of a structured clone; `fail` is asked before each. */
function watchWrites(fail: (store: string) => boolean = () => false): number[] {
  const written: number[] = [];
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (fail(this.name)) throw new DOMException('no room', 'QuotaExceededError');
    written.push(serialize(value).length);
    return put.call(this, value, key);
  });
  return written;
}
afterEach(() => vi.restoreAllMocks());

test('an action writes its entry and the list, however long the match is', async () => {
  const worker = await tab();
  const { info } = await start(worker);
  const written = watchWrites();
  const each: number[] = [];
  let update: Update = await worker.open(info.id);
  const chance = SeededChance.fromSeed('at random');
  while (update.moment.outcome === null && each.length < 600) {
    written.length = 0;
    update = await act(worker, info.id, update, chance);
    each.push(written.reduce((sum, bytes) => sum + bytes, 0));
  }
  const mean = (some: readonly number[]): number => some.reduce((sum, bytes) => sum + bytes, 0) / some.length;
  const [early, late] = [each.slice(0, 128), each.slice(-128)].map(mean);
  console.log(
    `bytes written for an action: ${Math.round(early ?? 0)} at first, ${Math.round(late ?? 0)} after ${each.length}`,
  );
  expect(each.length).toBeGreaterThan(200);
  expect(late).toBeLessThan(1500);
  expect(late).toBeLessThan((early ?? 0) * 1.3);
});

test('a match is opened from its newest snapshot: only what came after it is played again', async () => {
  const worker = await tab();
  const { info } = await start(worker);
  const before = await play(worker, info.id, 150);
  const again = await tab();
  const applied = vi.spyOn(await rules(), 'apply');
  const { moment, log } = await again.open(info.id);
  expect(applied.mock.calls.length).toBeLessThan(64);
  expect(moment).toEqual({ ...before.moment, redoable: 0 });
  expect(log.lines).toEqual((await worker.open(info.id)).log.lines);
  expect(await again.at(info.id, 10)).toEqual(await worker.at(info.id, 10));
});

test('what cannot be put on the list is not stored at all, and the next action is not dropped', async () => {
  const worker = await tab();
  const { info } = await start(worker);
  let isFull = true;
  watchWrites((store) => isFull && store === 'infos');
  const first = await play(worker, info.id, 1);
  expect(first.unsaved).toBe('storage full');
  isFull = false;
  const second = await act(worker, info.id, first);
  expect(second).toMatchObject({ unsaved: null, missed: null, moment: { made: 2 } });
  expect((await (await tab()).open(info.id)).moment.made).toBe(2);
});

test('of two tabs one is faster: the other does nothing, and is told what it has missed', async () => {
  const [one, other] = [await tab(), await tab()];
  const { info } = await start(one);
  const seen = await other.open(info.id);
  await play(one, info.id, 2);
  const answer = await act(other, info.id, seen);
  expect(answer.moment.made).toBe(2);
  expect(answer.missed?.length).toBeGreaterThan(0);
  expect(answer.missed).toEqual(answer.log.lines.filter(({ after }) => after > 0));
  expect((await act(other, info.id, answer)).moment.made).toBe(3);
});

test('two tabs at which one seat bids twice: the second bid is not done, and the curtain stands there', async () => {
  const [one, other] = [await tab(), await tab()];
  const { info } = await one.start('normandy', '1', {}, 'two tabs', { us: 'person', german: 'person' });
  await other.open(info.id);
  await one.lift(info.id, 'us');
  const seen = await other.lift(info.id, 'us');
  await act(one, info.id, seen);
  const late = await act(other, info.id, seen);
  expect(late).toMatchObject({ curtain: 'german', moment: { made: 1, seat: null } });
  expect(late.missed?.map(({ after }) => after)).toEqual([1]);
});

test('a match that was removed in another tab is stored whole by the next action', async () => {
  const [one, other] = [await tab(), await tab()];
  const { info } = await start(one);
  const update = await play(one, info.id, 2);
  const { remove, list } = await import('../session/stored.ts');
  const putBack = await remove(info);
  expect((await list()).some(({ id }) => id === info.id)).toBe(false);
  await expect(other.open(info.id)).rejects.toThrow('unknown match');
  await putBack();
  expect((await other.open(info.id)).moment.made).toBe(2);
  await remove(info);
  await act(one, info.id, update);
  expect((await (await tab()).open(info.id)).moment.made).toBe(3);
});

test.each([
  ['an action was changed', 'entries', (entry: object) => ({ ...entry, deed: { action: 'buy engineer' } })],
  ['an entry is no entry', 'entries', () => ({ deed: null })],
  ['it has fewer entries than the list says', 'infos', (stored: object) => ({ ...stored, made: 3 })],
  ['its beginning is lost', 'beginnings', () => ({})],
] as const)('a stored match is told to be damaged and left as it is: %s', async (_, store, change) => {
  const worker = await tab();
  const { info } = await start(worker);
  await play(worker, info.id, 2);
  await tamper(store, store === 'entries' ? [info.id, 1] : info.id, change);
  await expect((await tab()).open(info.id)).rejects.toThrow('damaged');
  const { list } = await import('../session/stored.ts');
  expect((await list()).some(({ id }) => id === info.id)).toBe(true);
});

/** A match that was played by other rules than these, with a snapshot after 64 entries. */
async function ofOtherRules(worker: Tab, isSame: boolean): Promise<string> {
  const { info } = await start(worker);
  await play(worker, info.id, 70);
  await tamper('infos', info.id, (stored) => ({ ...stored, rules: 'of yesterday' }));
  if (!isSame) {
    await tamper('snapshots', [info.id, 64], (snapshot) => {
      const state = structuredClone(snapshot.state) as { open: Record<string, unknown> };
      return { ...snapshot, state: { ...state, open: { ...state.open, morale: -1 } } };
    });
  }
  return info.id;
}

test('other rules that lead to the same: the match goes on as if nothing had been', async () => {
  const id = await ofOtherRules(await tab(), true);
  const worker = await tab();
  const opened = await worker.open(id);
  expect([opened.isHeld, opened.moment.made]).toEqual([false, 70]);
  await act(worker, id, opened);
  expect(await infoOf(id)).toMatchObject({ made: 71, rules: (await rules()).version });
});

test('other rules that lead elsewhere: it can be read up to there and continued as another match, and stays as it is', async () => {
  const id = await ofOtherRules(await tab(), false);
  const worker = await tab();
  const { isHeld, moment } = await worker.open(id);
  expect([isHeld, moment.made]).toEqual([true, 0]);
  await expect(worker.act(id, moment.choices[0]?.text ?? '', 0)).rejects.toThrow('rules changed');
  expect((await worker.branch(id, 0)).isHeld).toBe(false);
  expect(await infoOf(id)).toMatchObject({ made: 70, rules: 'of yesterday' });
});

test('what the newest snapshot does not cover is compared by what was told of it', async () => {
  const first = await tab();
  const { info } = await start(first);
  await play(first, info.id, 20);
  await tamper('infos', info.id, (stored) => ({ ...stored, rules: 'of yesterday' }));
  await tamper('entries', [info.id, 8], (entry) => ({ ...entry, log: [] }));
  const { isHeld, moment } = await (await tab()).open(info.id);
  expect([isHeld, moment.made]).toEqual([true, 7]);
});

test('a file of other rules is taken as far as it can be read', async () => {
  const worker = await tab();
  const { info } = await start(worker);
  const { made } = (await play(worker, info.id, 1000)).moment;
  const file = JSON.parse(await worker.file(info.id)); // it is over, so nothing in it is closed up
  const taken = await worker.take(JSON.stringify({ ...file, rules: 'of yesterday' }));
  expect([taken.left, taken.moment.made]).toEqual([0, made]);
  file.snapshots[1].state.open.morale = -1;
  const cut = await worker.take(JSON.stringify({ ...file, rules: 'of yesterday' }));
  expect([cut.left, cut.moment.made]).toEqual([made - 64, 64]);
});

const OLD_JOURNAL = { kurgan: 'match', game: 'volga', actions: [{ seat: 'german', action: 'buy artillery' }] };

test('a match of an early build stays on the list, says why it cannot be opened, and can be saved as a file', async () => {
  const old = {
    id: 'early',
    game: 'volga',
    scenario: 'september',
    title: 'T',
    summary: '',
    made: 1,
    outcome: null,
    changed: 5,
  };
  for (const [name, store, value] of [
    ['kurgan-matches', 'infos', old],
    ['kurgan-journals', 'journals', OLD_JOURNAL],
  ] as const) {
    const db = await openDatabase(name, [store]);
    await ask(db, store, 'readwrite', (all) => all.put(value, 'early'));
    db.close();
  }
  const worker = await tab();
  const { list, remove } = await import('../session/stored.ts');
  const { oldFile } = await import('../session/old-store.ts');
  const listed = async () => (await list()).filter(({ isOld }) => isOld);
  expect(await listed()).toEqual([{ ...old, players: {}, isOld: true }]);
  await expect(worker.open('early')).rejects.toThrow('old match');
  await expect(worker.take(JSON.stringify(OLD_JOURNAL))).rejects.toThrow('old match');
  expect(JSON.parse((await oldFile('early')) ?? '')).toEqual(OLD_JOURNAL);
  const putBack = await remove({ ...old, players: {}, isOld: true });
  expect(await listed()).toEqual([]);
  await putBack();
  expect(await listed()).toHaveLength(1);
});
