import { expect, onTestFinished, test } from 'vitest';
import { Games } from '../games.ts';
import { act } from '../matches/acts.ts';
import { Tables } from '../matches/tables.ts';
import { newRequest } from './page.ts';
import { testServer } from './running.ts';
import { choosing, playOn, seated, viewOf } from './seated.ts';

test('a match that is open twice in one process takes each number once', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 9, 'open twice');
  const { database } = server;
  const games = await Games.open(new URL(import.meta.resolve('@kurgan/games')));
  const second = await new Tables(database, games, () => {}).find(both.match);
  expect(second.stored.match.length).toBe(9);
  const [row] = await database.read('SELECT length FROM match WHERE id = $1', both.match);
  expect(row?.length).toBe(0); // no entry has moved it

  const { page, seat } = choosing(both.pages) ?? expect.unreachable();
  const [action] = both.rules.legal(viewOf(page), seat);
  if (action === undefined) throw new Error('nothing is legal');
  const text = both.rules.notation.format(action);
  const player = page.whole?.seats.find((each) => each.seat === seat)?.player?.id ?? '';
  expect(await page.act(both.match, text)).toMatchObject({ done: { n: 10 } });
  const late = { match: both.match, seat, after: 9, request: newRequest(), text };
  await expect(act(second, player, late)).rejects.toMatchObject({ reason: { error: 'stale', n: 10 } });
  expect(second.stored.match.length).toBe(10);
  expect(second.host?.match.length).toBe(10);
  const entries = await database.read('SELECT n FROM entry WHERE match = $1 ORDER BY n', both.match);
  expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
});
