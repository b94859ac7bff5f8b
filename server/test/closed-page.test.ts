import { Match, parseSetup } from '@kurgan/engine';
import { expect, onTestFinished, test } from 'vitest';
import { rulesOf } from './seated.ts';
import { World } from './world.ts';

const MATCH = 'aaaabbbbccccdddd';

async function running() {
  const world = await World.open(['anna', 'bert']);
  onTestFinished(() => world.close());
  const rules = await rulesOf('normandy', '1');
  const setup = parseSetup(rules.scenarios, '1', {});
  if (!setup.ok) throw new Error('no such scenario');
  const { state } = new Match(rules, setup.value, 'closed');
  const [first = '', second = ''] = rules.seats;
  const table = await world.begin(MATCH, 'normandy', setup.value, state, { [first]: 'anna', [second]: 'bert' });
  return { world, table };
}

test('a page that closes while its watch is under way watches nothing', async () => {
  const { world, table } = await running();
  const page = world.page('anna');
  const watching = page.call('watch', { match: MATCH, from: null });
  page.emit('close');
  await watching;
  expect([...table.told.watchers]).toEqual([]);
  expect(table.told.seats().map(({ isPresent }) => isPresent)).toEqual([false, false]);
});

test('a page that leaves while its watch is under way watches nothing', async () => {
  const { world, table } = await running();
  const page = world.page('anna');
  const watching = page.call('watch', { match: MATCH, from: null });
  await page.call('leave', { match: MATCH });
  await watching;
  expect([...table.told.watchers]).toEqual([]);
});

test('a page that closes while its watch waits for other calls watches nothing', async () => {
  const { world, table } = await running();
  const [first, ...others] = Array.from({ length: 5 }, () => world.page('anna'));
  if (first === undefined) throw new Error('there is no page');
  const lobbies = others.map((page) => page.call('lobby', {})); // many call, so the next one waits
  const watching = first.call('watch', { match: MATCH, from: null });
  first.emit('close');
  await Promise.all([...lobbies, watching]);
  expect([...table.told.watchers]).toEqual([]);
});
