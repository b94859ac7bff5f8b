import { expect, test } from 'vitest';
import { stalingrad } from '../../../../stalingrad/game.ts';
import { bury, campaign, GERMAN, SOVIET } from '../../../../stalingrad/test/campaign-scene.ts';
import { fallenIn, storyOf } from '../story.ts';
import { linesFor } from './told.ts';

const FALLEN = ['S-S-005', 'S-S-006', 'S-S-019', 'S-S-022', 'S-S-011'];

/** The first game ends with five Soviet casualties, of which two are lost for good. */
const afterFirst = () => bury(campaign().until('turn', 2), 'soviet', ...FALLEN).won('german');

test('a game is told with its winner, its area and what the campaign step brought', () => {
  const game = afterFirst().until('decks');
  const [first, second] = storyOf(linesFor(game, 'soviet'), SOVIET);
  expect(first).toMatchObject({ state: '1a', scenario: '011', from: 0, winner: GERMAN, area: '9 January Square' });
  expect(first?.aftermath?.lost).toHaveLength(2);
  expect(first?.aftermath?.reserves).toHaveLength(2);
  expect(first?.aftermath?.upgraded).toHaveLength(2);
  expect(second).toMatchObject({ state: '2b', winner: null, aftermath: null });
  expect(second?.from).toBeGreaterThan(first?.from ?? 0);
  expect(second?.unlocked).toContain('S-L-036');
});

test('the fallen are remembered with where they fell, and only by their own side', () => {
  const game = afterFirst().until('decks');
  const fallen = fallenIn(storyOf(linesFor(game, 'soviet'), SOVIET));
  expect(fallen.map(({ scenario }) => scenario)).toEqual(['011', '011']);
  for (const { card } of fallen) expect(FALLEN).toContain(card);
  expect(fallenIn(storyOf(linesFor(game, 'german'), GERMAN))).toEqual([]);
  // A log that tells one side nothing tells nobody else anything of it either.
  expect(fallenIn(storyOf(linesFor(game, 'german'), SOVIET))).toEqual([]);
});

test('orders fortify the city, and a building that falls in the fight is none of them', () => {
  const game = campaign({ at: '9e' });
  const [story] = storyOf(linesFor(game, 'soviet'), SOVIET);
  expect(story?.changed.map(({ tile }) => tile)).toEqual(['308', '107']);
  game.context.log({ event: 'damaged', rule: 'US-CITY-05', tile: '206' as never, letter: 'B' });
  expect(storyOf(linesFor(game, 'soviet'), SOVIET)[0]?.changed).toHaveLength(2);
});

test('the landmarks of a log are all that a story needs', () => {
  const game = campaign();
  for (const [i, winner] of (
    ['german', 'soviet', 'german', 'soviet', 'german', 'soviet', 'soviet', 'soviet'] as const
  ).entries())
    bury(game.until('turn', i === 0 ? 2 : 1), 'soviet', ...(i === 0 ? FALLEN : [])).won(winner);
  const lines = linesFor(game.until('decks'), 'soviet');
  const landmarks: readonly string[] = stalingrad.landmarks ?? [];
  const told = lines.filter(({ event }) => landmarks.includes(event.event));
  expect(told.length).toBeLessThan(lines.length / 2);
  expect(storyOf(told, SOVIET)).toEqual(storyOf(lines, SOVIET));
});
