import { type AnyEquippedGame, type GameTypes, Match, type Searched, SeededChance } from '@kurgan/engine';
import { bots } from '@kurgan/volga/bot';
import { volga } from '@kurgan/volga/tools';
import { expect, test } from 'vitest';
import { type Question, think } from '../session/think.ts';

const game = volga as unknown as AnyEquippedGame;
const match = new Match(game, { scenario: 'september', options: {} }, 'think');
const question: Question = { game: 'volga', bot: null, seat: 'german', view: match.view('german'), seed: 'x' };
const searched: Searched<GameTypes> = {
  insight: {},
  levels: [{ id: 'slow', title: 'Slow', iterations: 1_000_000, depth: 0 }],
};
const silent = { tell: () => {}, isEnough: () => false };

test('a bot is asked with the view alone and answers in the notation', async () => {
  expect(question.view).not.toHaveProperty('sealed');
  const { action, estimate } = await think(question, game, { bots }, silent);
  expect(estimate, 'nothing was searched').toBeNull();
  const choice = bots[0]?.choose(
    question.view as never,
    'german',
    match.legal('german') as never,
    SeededChance.fromSeed('x'),
  );
  expect(action).toBe(game.notation.format(choice ?? { do: 'none' }));
});

test('a search tells how far it is, and gives its best when that is enough', async () => {
  const heard: number[] = [];
  const listener = { tell: (progress: number) => void heard.push(progress), isEnough: () => heard.length >= 3 };
  const { action } = await think({ ...question, bot: 'slow' }, game, { bots, searched }, listener);
  expect(match.legal('german').map((each) => game.notation.format(each))).toContain(action);
  expect(heard).toHaveLength(3);
  expect(heard.every((progress, i) => progress > (heard[i - 1] ?? 0) && progress < 1)).toBe(true);
});

test('a bot by its name, also one that is no longer there: the best one plays instead', async () => {
  const wished = await think({ ...question, bot: 'gone' }, game, { bots }, silent);
  expect(wished).toEqual(await think(question, game, { bots }, silent));
});

test('a hint says what the search makes of its choice and of the next best, and takes no longer than two seconds', async () => {
  const began = performance.now();
  const { estimate } = await think(question, game, { bots, searched }, silent);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(estimate?.chance).toBeGreaterThanOrEqual(0);
  expect(estimate?.chance).toBeLessThanOrEqual(1);
  expect(estimate?.next).toBeGreaterThanOrEqual(0);
});

test('a hint thinks longer than the strongest opponent, who thinks as long as it always does', async () => {
  const tries: number[] = [];
  const insight: Searched<GameTypes>['insight'] = { evaluate: () => 0.5 };
  const counting = {
    ...game,
    imagine: (...values: Parameters<typeof game.imagine>) => {
      tries[tries.length - 1] = (tries.at(-1) ?? 0) + 1;
      return game.imagine(...values);
    },
  };
  const quick = { insight, levels: [{ id: 'quick', title: 'Quick', iterations: 20, depth: 0 }] };
  for (const bot of ['quick', null]) {
    tries.push(0);
    await think({ ...question, bot }, counting, { bots, searched: quick }, silent);
  }
  expect(tries[0]).toBeLessThanOrEqual(20);
  expect(tries[1]).toBeGreaterThan(20);
});

test('a level that thinks for a time takes that long, and a hint a little longer', async () => {
  const timed = {
    insight: { evaluate: () => 0.5 },
    levels: [{ id: 'timed', title: 'Timed', iterations: 1, thinks: 120, depth: 0 }],
  };
  const heard: number[] = [];
  const listener = { tell: (progress: number) => void heard.push(progress), isEnough: () => heard.length >= 40 };
  const began = performance.now();
  await think({ ...question, bot: 'timed' }, game, { bots, searched: timed }, listener);
  expect(performance.now() - began).toBeLessThan(1000);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.at(-1)).toBeGreaterThan(0.3);
});

test('nothing is estimated where nothing was compared', async () => {
  expect((await think(question, game, { bots }, silent)).estimate).toBeNull();
});
