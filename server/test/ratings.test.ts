import { expect, test } from 'vitest';
import { NEW_PLAYER, rated } from '../ratings/glicko2.ts';

test('ratings follow the example of Glickman’s paper', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const against = (rating: number, deviation: number, score: number) => ({
    opponent: { rating, deviation, volatility: 0.06 },
    score,
  });
  const after = rated(player, [against(1400, 30, 1), against(1550, 100, 0), against(1700, 300, 0)]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('a period without games only makes a rating less certain', () => {
  const after = rated({ ...NEW_PLAYER, deviation: 50 }, []);
  expect(after.rating).toBe(1500);
  expect(after.deviation).toBeGreaterThan(50);
});

test('an upset moves a rating further than an expected win', () => {
  const strong = { rating: 1900, deviation: 60, volatility: 0.06 };
  const player = { rating: 1500, deviation: 60, volatility: 0.06 };
  const gain = (opponent: typeof player) => rated(player, [{ opponent, score: 1 }]).rating - player.rating;
  expect(gain(strong)).toBeGreaterThan(3 * gain({ ...player, rating: 1200 }));
});
