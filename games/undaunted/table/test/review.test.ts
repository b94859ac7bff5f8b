import { reviewOf } from '@kurgan/host';
import { expect, test } from 'vitest';
import { GERMAN, SIDES, US } from '../../normandy/test/scene.ts';
import { normandy } from '../../normandy/tools.ts';
import { pointsOf } from '../../rules/state.ts';
import { viewOf } from '../model.ts';
import { NORMANDY } from '../normandy/edition.ts';
import { luckTitle, luckWords, reviewGame } from '../review.ts';
import { eventOf, shotsIn } from '../shots.ts';
import { Names } from '../words/names.ts';
import { chanceOf, playAtRandom, seated } from './play.ts';

const table = seated('1', 'review');
playAtRandom(table, chanceOf('review'), () => false);
const { open } = viewOf(table.screen.moment());
const log = table.screen.log();
const names = new Names(NORMANDY);
const review = reviewGame(NORMANDY, reviewOf(normandy, table.host, 'us'), log, open, US);

test('every shot is looked back on, with the seat that fired it', () => {
  expect(review.shots.length).toBeGreaterThan(10);
  expect(review.shots).toHaveLength(shotsIn(log).length);
  for (const { chance, luck, isHit, round } of review.shots) {
    expect(chance).toBeGreaterThan(0);
    expect(luck).toBeCloseTo((isHit ? 1 : 0) - chance, 12);
    expect(round).toBeGreaterThan(0);
  }
});

test('every hit has cost a card or a counter, and all of them are told', () => {
  const count = (name: string): number => log.filter((line) => eventOf(line).event === name).length;
  const [casualties, counters] = [count('casualty'), count('counterLost')];
  expect(review.shots.filter(({ story }) => story.zone !== null)).toHaveLength(casualties);
  expect(review.shots.filter(({ story }) => story.isCounterLost)).toHaveLength(counters);
  expect(review.sides.reduce((sum, { cardsLost }) => sum + cardsLost, 0)).toBe(casualties);
});

test('everyone who fell is named, with the soldier on the card', () => {
  const fallen = [...(review.fallen[US] ?? []), ...(review.fallen[GERMAN] ?? [])];
  const hits = review.shots.filter(({ story }) => story.zone !== null || story.isCounterLost);
  expect(fallen.length).toBeGreaterThan(5);
  expect(fallen).toHaveLength(hits.length);
  const soldiers = fallen.filter((who) => /^[A-Z].+ \(\w.+\)$/.test(who));
  expect(soldiers).toHaveLength(hits.filter(({ story }) => story.zone !== null).length);
  expect(soldiers.length).toBeGreaterThan(0);
});

test('luck adds up: hits are what was expected and the luck of each shot', () => {
  for (const { shots, expected, hits } of review.sides)
    expect(expected + shots.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(hits, 9);
});

test('the graph ends where the game ended', () => {
  for (const seat of SIDES) {
    expect(review.chronicle.points[seat]?.at(-1)).toBe(pointsOf(open, seat));
    expect(review.chronicle.points[seat]).toHaveLength(review.chronicle.labels.length);
  }
  expect(review.chronicle.labels.length).toBeLessThanOrEqual(13);
});

test('words follow the figures', () => {
  const [us] = review.sides;
  if (us === undefined) throw new Error('there is no side');
  const lucky = { ...us, expected: 2.04, hits: 7, shots: us.shots.slice(0, 9), atLeast: 0.01, atMost: 0.99 };
  expect(luckWords(names, lucky, US)).toBe(
    'You fired 9 shots, expected 2.0 hits, and scored 7: +5.0. The same shots score 7 hits or more 1\u00a0% of the time.',
  );
  expect(luckTitle(names, { ...review, sides: [lucky] }, US)).toBe('The dice loved you');
});
