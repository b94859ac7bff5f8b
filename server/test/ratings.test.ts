import type { RatedPlayer } from '@kurgan/wire';
import { expect, test } from 'vitest';
import { NEW_PLAYER, rated } from '../ratings/glicko2.ts';
import { newRequest, type Page } from './page.ts';
import { testServer } from './running.ts';
import { seated } from './seated.ts';

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

test('a rated match between accounts is told by name, and nobody hears of whoever was deleted', async () => {
  const server = await testServer();
  const listed = async (page: Page): Promise<readonly RatedPlayer[]> =>
    (await page.post('ratings', { game: 'normandy' })).body.value as readonly RatedPlayer[];
  try {
    const guests = await seated(server, 'normandy', '1', { isRated: true });
    await guests.pages[0].post('resign', { match: guests.match, seat: null, request: newRequest() });
    expect(await listed(guests.pages[0]), 'guests are not rated').toEqual([]);

    const { pages, match } = await seated(server, 'normandy', '1', { isRated: true });
    const [mira, jonas] = pages;
    await mira.post('account', { request: newRequest(), name: 'Mira' });
    await jonas.post('account', { request: newRequest(), name: 'Jonas' });
    await jonas.post('resign', { match, seat: null, request: newRequest() });
    const ratings = await listed(mira);
    expect(ratings.map(({ name, games }) => ({ name, games }))).toEqual([
      { name: 'Mira', games: 1 },
      { name: 'Jonas', games: 1 },
    ]);
    expect(ratings[0]?.rating).toBeGreaterThan(NEW_PLAYER.rating);

    await jonas.post('deleteMe', {});
    expect((await listed(mira)).map(({ name }) => name)).toEqual(['Mira']);
    expect((await listed(mira))[0]?.rating).toBe(ratings[0]?.rating);
  } finally {
    await server.close();
  }
});
