import { expect, test } from 'vitest';
import { bots } from '../bot.ts';
import { playBattery, TIMEOUT } from './battery.ts';

test('1,000 random games of the scenario factory keep every promise of the kernel', { timeout: TIMEOUT }, () => {
  const { games, winners, checks } = playBattery('factory', 1000);
  expect((winners.german ?? 0) + (winners.soviet ?? 0)).toBe(games);
  for (const n of Object.values(checks)) expect(n).toBeGreaterThan(games / 10);
});

test.each(bots)('100 games of the scenario factory played by the $id keep them too', { timeout: TIMEOUT }, (bot) => {
  const { games, winners, checks } = playBattery('factory', 100, bot);
  expect((winners.german ?? 0) + (winners.soviet ?? 0)).toBe(games);
  for (const n of Object.values(checks)) expect(n).toBeGreaterThan(0);
});
