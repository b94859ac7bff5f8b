import { viewOf } from '@kurgan/engine';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool } from '../pool/index.ts';
import { atStall, fair } from './fair.ts';

const PLACE = { registry: new URL('./fair-games.ts', import.meta.url).href, game: 'fair' };
const question = (bot: string) => {
  const view = structuredClone(viewOf(atStall('cups'), 'red'));
  return { ...PLACE, bot, view, seat: 'red', seed: '1' };
};

function pool(threads: number): BotPool {
  const made = new BotPool(threads);
  onTestFinished(() => made.close());
  return made;
}

test('a thread plays a whole game, and reports problems', async () => {
  const threads = pool(2);
  const seats = fair.seats.map((seat) => [seat, 'random'] as const);
  const task = { ...PLACE, setup: { scenario: 'pennies', options: {} }, seats, seed: '4' };
  const played = await Promise.all([threads.play(task), threads.play(task)]);
  expect(played[0]).toEqual({ value: { outcome: expect.anything(), decisions: expect.any(Number) } });
  expect(played[1]).toEqual(played[0]);
  const nobody = { ...task, seats: [['red', 'nobody'] as const] };
  expect(await threads.play(nobody)).toEqual({ problem: 'fair has no bot "nobody"', illegal: false });
});

test('a thread answers for a bot from the view of its seat', async () => {
  expect(await pool(1).choose(question('search'))).toEqual({ value: 'rest' });
});

test('thinking can be aborted, and the pool carries on', async () => {
  const threads = pool(1);
  const stop = new AbortController();
  const endless = threads.choose(question('search@999999999'), stop.signal);
  setTimeout(() => stop.abort(), 300);
  await expect(endless).rejects.toThrow(/abort/i);
  expect(await threads.choose(question('search'))).toEqual({ value: 'rest' });
});
