import { expect, test } from 'vitest';
import { opponent, opponents, type Playable } from '../opponents.ts';
import { random } from '../random.ts';
import { fair } from './fair.ts';

const FAIR: Playable = {
  game: fair,
  bots: [{ ...random, id: 'own' }],
  searched: {
    insight: {},
    levels: [
      { id: 'strong', title: 'Strong', iterations: 100 },
      { id: 'weak', title: 'Weak', iterations: 10 },
    ],
  },
};

test("levels of search come first, then the game's own bots, then random", () => {
  expect(opponents(FAIR).map(({ id }) => id)).toEqual(['strong', 'weak', 'own', 'random']);
  expect(opponents({ game: fair, bots: [] })).toEqual([random]);
});

test('a level can be requested with a different number of tries', () => {
  expect(opponent(FAIR, 'weak@7')).toMatchObject({ id: 'weak@7', title: 'Weak', slow: true });
  expect(opponent(FAIR, 'own')?.id).toBe('own');
  for (const unknown of ['nobody', 'weak@', 'weak@0', 'weak@-1', 'weak@1@2', 'own@5', 'random@5']) {
    expect(opponent(FAIR, unknown)).toBeUndefined();
  }
});
