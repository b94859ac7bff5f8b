import { expect, test } from 'vitest';
import { Requests } from '../matches/requests.ts';
import type { StoredEntry } from '../matches/stored.ts';
import type { Database } from '../store/database.ts';

/** A store that knows one old request, and counts how often it is asked. */
function storeWith(old: string, n: number) {
  let reads = 0;
  const read = async (_sql: string, _match: unknown, request: unknown) => {
    reads++;
    return request === old ? [{ n }] : [];
  };
  return { database: { read } as unknown as Database, reads: () => reads };
}

const entry = (n: number): StoredEntry => ({ n, seat: 'us', deed: '{}', previous: '', request: `request ${n}`, at: n });
const entries = (count: number): StoredEntry[] => Array.from({ length: count }, (_, i) => entry(i + 1));

test('a match that was opened again knows its newest requests, whatever number comes with them', async () => {
  const store = storeWith('', 0);
  const requests = new Requests();
  requests.reset(entries(100));
  expect(await requests.madeBy('request 100', 100, 'match', store.database)).toBe(100);
  expect(await requests.madeBy('request 40', 39, 'match', store.database)).toBe(40);
  expect(await requests.madeBy('new', 100, 'match', store.database)).toBe(null);
  expect(await requests.madeBy('new', 36, 'match', store.database)).toBe(null);
  expect(store.reads()).toBe(0);
});

test('an old request is looked for in the store', async () => {
  const store = storeWith('request 3', 3);
  const requests = new Requests();
  requests.reset(entries(100));
  expect(await requests.madeBy('request 3', 2, 'match', store.database)).toBe(3);
  expect(await requests.madeBy('request 3', undefined, 'match', store.database)).toBe(3);
  expect(await requests.madeBy('new', 35, 'match', store.database)).toBe(null);
  expect(store.reads()).toBe(3);
});

test('requests that are forgotten for newer ones are looked for in the store', async () => {
  const store = storeWith('request 1', 1);
  const requests = new Requests();
  requests.reset([]);
  for (const { request, n } of entries(129)) requests.add(request, n);
  requests.add(null, 130);
  expect(await requests.madeBy('request 65', 64, 'match', store.database)).toBe(65);
  expect(await requests.madeBy('request 129', 0, 'match', store.database)).toBe(129);
  expect(await requests.madeBy('new', 64, 'match', store.database)).toBe(null);
  expect(store.reads()).toBe(0);
  expect(await requests.madeBy('request 1', 0, 'match', store.database)).toBe(1);
  expect(await requests.madeBy('new', 63, 'match', store.database)).toBe(null);
  expect(store.reads()).toBe(2);
});
