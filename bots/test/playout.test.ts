import { type Bot, type GameTypes, SeededChance, SilentContext, type StateOf } from '@kurgan/engine';
import { volga } from '@kurgan/volga/tools';
import { expect, test } from 'vitest';
import { IllegalAnswer, playOut } from '../playout.ts';
import { random } from '../random.ts';

const options = Object.fromEntries(volga.scenarios[0]?.options.map(({ id }) => [id, false]) ?? []);
const CHOICE = { scenario: 'september', options: { ...options, startMorale: null, moreSupply: [] } };

test('the same seed gives the same playout; another seed gives another', () => {
  const bots = new Map([['german', random]]);
  const [first, again, other] = ['5', '5', '6'].map((seed) => playOut(volga, CHOICE, seed, bots));
  expect(first).toEqual(again);
  expect(first?.state).not.toEqual(other?.state);
  const context = SilentContext.seeded<GameTypes>('5');
  const state = volga.setup(CHOICE, context) as StateOf<GameTypes>;
  const chance = SeededChance.fromSeed('5 german');
  let decisions = 0;
  for (; volga.waiting(state as never).length > 0; decisions++) {
    const legal = volga.legal(state as never, 'german');
    volga.apply(state as never, 'german', random.choose(state, 'german', legal, chance) as never, context);
  }
  expect(first).toEqual({ outcome: volga.outcome(state as never), decisions, state });
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

test('a bot with an illegal answer is stopped; a game that never ends is cut off', () => {
  const wrong: Bot<GameTypes> = { id: 'wrong', title: '', choose: () => ({ do: 'fight' }) };
  expect(() => playOut(volga, CHOICE, '5', new Map([['german', wrong]]))).toThrow(IllegalAnswer);
  expect(playOut(volga, CHOICE, '5', new Map([['german', random]]), 7)).toMatchObject({ outcome: null, decisions: 7 });
});
