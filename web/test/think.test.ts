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
  const { action } = await think(question, game, { bots }, silent);
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
