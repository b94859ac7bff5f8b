import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newRequest } from './page.ts';
import { testServer } from './running.ts';
import { choosing, playOn, seated, viewOf } from './seated.ts';

test('a store that fails for a while leaves nothing half done, and nobody sees what was not stored', async () => {
  const faults: unknown[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-failing-'));
  const server = await testServer(folder, { log: (error) => void faults.push(error) });
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 9, 'failing');
  const { read, write } = server.database;
  const broken = async (): Promise<never> => {
    throw new Error('the disk is gone');
  };
  const next = choosing(both.pages);
  if (next === null) throw new Error('nobody is asked');
  const [action] = both.rules.legal(viewOf(next.page), next.seat);
  if (action === undefined) throw new Error('nothing is legal');
  const intent = { request: newRequest(), after: 9 };
  const text = both.rules.notation.format(action);
  server.database.write = broken;
  server.database.read = broken;
  expect(await next.page.act(both.match, text, intent)).toMatchObject({ error: 'defect' });
  expect(await next.page.act(both.match, text, intent)).toMatchObject({ error: 'defect' });
  expect(both.pages.map(({ n }) => n)).toEqual([9, 9]);
  Object.assign(server.database, { read, write });
  expect(await next.page.act(both.match, text, intent)).toMatchObject({ done: { n: 10 } });
  await playOn(both, 5, 'healed');
  expect(viewOf(both.pages[0]).open).toEqual(viewOf(both.pages[1]).open);
  const entries = await server.database.read('SELECT n FROM entry WHERE match = $1 ORDER BY n', both.match);
  expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
  expect(faults.length).toBeGreaterThan(0);
  await server.close();
});
