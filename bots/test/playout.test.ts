import { type Bot, type GameTypes, Match, SeededChance } from '@kurgan/engine';
import { volga } from '@kurgan/volga/tools';
import { expect, test } from 'vitest';
import { IllegalAnswer, playOut } from '../playout.ts';
import { random } from '../random.ts';

const options = Object.fromEntries(volga.scenarios[0]?.options.map(({ id }) => [id, false]) ?? []);
const CHOICE = { scenario: 'september', options: { ...options, startMorale: null, moreSupply: [] } };

test('a playout is the match with the same seed and the same choices', () => {
  const { outcome, decisions } = playOut(volga, CHOICE, '5', new Map([['german', random]]));
  const match = new Match<GameTypes>(volga, CHOICE, '5');
  const chance = SeededChance.fromSeed('5 german');
  while (match.outcome === null) {
    expect(
      match.act('german', random.choose(match.view('german'), 'german', match.legal('german'), chance)),
    ).toBeNull();
  }
  expect({ outcome, decisions }).toEqual({ outcome: match.outcome, decisions: match.length });
});

test('random chooses every legal action about equally often', () => {
  const legal = ['a', 'b', 'c'].map((verb) => ({ do: verb }));
  const chance = SeededChance.fromSeed('x');
  const seen = Map.groupBy(
    Array.from({ length: 3000 }, () => random.choose({ open: {}, private: {}, flow: [] }, 'x', legal, chance)),
    (action) => action.do,
  );
  for (const { do: verb } of legal) expect(Math.abs((seen.get(verb)?.length ?? 0) - 1000)).toBeLessThan(120);
});

test('a bot that answers what is not legal is stopped; one that never ends is cut off', () => {
  const wrong: Bot<GameTypes> = { id: 'wrong', title: '', choose: () => ({ do: 'fight' }) };
  expect(() => playOut(volga, CHOICE, '5', new Map([['german', wrong]]))).toThrow(IllegalAnswer);
  expect(playOut(volga, CHOICE, '5', new Map([['german', random]]), 7)).toMatchObject({ outcome: null, decisions: 7 });
});
