import { Match, parseSetup, SeededChance } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import { MatchHost } from '@kurgan/host';
import { expect, test } from 'vitest';
import type { Games } from '../games.ts';
import { gamblesOf } from '../matches/looks.ts';
import type { Table } from '../matches/table.ts';

test('a finished match is reviewed once, however often it is asked for', async () => {
  const tools = await GAMES.find(({ id }) => id === 'normandy')?.tools();
  if (tools === undefined) throw new Error('there is no such game');
  const setup = parseSetup(tools.scenarios, '1');
  if (!setup.ok) throw new Error('no such setup');
  const match = new Match(tools, setup.value, 'review');
  const chance = SeededChance.fromSeed('review');
  while (match.outcome === null) {
    const [seat = ''] = match.waiting;
    const legal = match.legal(seat);
    match.act(seat, legal[chance.below(legal.length)] ?? { do: '' });
  }
  let asked = 0;
  const odds: typeof tools.odds = (...moment) => {
    asked++;
    return tools.odds(...moment);
  };
  const games = { tools: async () => ({ ...tools, odds }) } as unknown as Games;
  const host = new MatchHost(match, {});
  const table = { host, inTurn: (run: () => unknown) => run(), seatOf: () => null } as unknown as Table;
  const first = await gamblesOf(table, null, games);
  const once = asked;
  expect([first.length > 0, once > 0]).toEqual([true, true]);
  expect(await gamblesOf(table, 'somebody', games)).toBe(first);
  expect(asked).toBe(once);
});
