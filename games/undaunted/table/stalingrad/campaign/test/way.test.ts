import { expect, test } from 'vitest';
import { campaign, GERMAN, SOVIET } from '../../../../stalingrad/test/campaign-scene.ts';
import { lattice, MOST_GAMES, wayOf } from '../way.ts';

test('US-INFO-11 the way shows the games so far, their winners, and the turns not taken', () => {
  const { open } = campaign().won('german', 'soviet', 'german').until('decks');
  const { games, taken, notTaken } = wayOf(open);
  expect(games.map(({ state, winner }) => [state, winner])).toEqual([
    ['1a', GERMAN],
    ['2b', SOVIET],
    ['3c', GERMAN],
    ['4c', null],
  ]);
  expect(games.map(({ balance }) => balance)).toEqual([0, -1, -1, -2]);
  expect(games.map(({ isForArea }) => isForArea)).toEqual([true, false, true, false]);
  expect(taken.map(({ winner }) => winner)).toEqual([GERMAN, SOVIET, GERMAN]);
  // The second game leads to the same balance whoever wins: that is no turn.
  expect(notTaken).toEqual([
    { from: { game: 1, balance: 0 }, to: { game: 2, balance: 1 } },
    { from: { game: 3, balance: -1 }, to: { game: 4, balance: 0 } },
  ]);
});

test('a campaign that has ended has no next game', () => {
  const { open } = campaign({ at: '7a' }).won('soviet');
  expect(open.ended).toBe('END-a');
  expect(wayOf(open).games.at(-1)).toMatchObject({ state: '7a', winner: SOVIET });
});

test('every way to a place of the lattice comes to the same balance', () => {
  expect(Math.max(...lattice().dots.map(({ game }) => game))).toBe(MOST_GAMES);
  for (const { from, to } of lattice().links) {
    expect(to.game).toBe(from.game + 1);
    expect(Math.abs(to.balance - from.balance)).toBeLessThanOrEqual(1);
  }
});
