import { readFileSync } from 'node:fs';
import { pageProblems, takeLesson } from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import type { StalingradEvent } from '../../../stalingrad/state.ts';
import { stalingrad } from '../../../stalingrad/tools.ts';
import { WHAT_IS_NEW } from '../lesson/what-is-new.ts';
import { LESSON } from '../lesson.ts';

const begin = () => takeLesson(stalingrad, LESSON);

test('the lesson can be played to its end, page by page', async () => {
  const { lesson, playPageByPage } = begin();
  expect(await playPageByPage()).toEqual([]);
  lesson.close();
});

test('pages are short, cite rules that there are, and help with every task', () => {
  const rulebook = readFileSync(new URL('../../../stalingrad/rules.md', import.meta.url), 'utf8');
  expect(pageProblems(LESSON.steps, rulebook)).toEqual([]);
});

test('a player of Normandy enters at what is new', async () => {
  const { lesson } = begin();
  await lesson.takeShortcut();
  expect(lesson.step.title).toBe(WHAT_IS_NEW);
  expect(lesson.isLost).toBe(false);
  lesson.close();
});

test('bids and dice fall as the pages tell', async () => {
  const { screen, lesson, playToEnd } = begin();
  await playToEnd();
  const events = screen.log().map(({ event }) => event as StalingradEvent);
  expect(events.flatMap((event) => (event.event === 'bids' ? [event.marker] : []))).toEqual([
    'soviet',
    'soviet',
    'soviet',
  ]);
  const shots = events.flatMap((event) =>
    'dice' in event && 'defence' in event
      ? [`${event.dice.join()} to ${event.defence.total}, ${event.hit ? 'hit' : 'miss'}`]
      : [],
  );
  expect(shots).toEqual(['2,4,6,10 to 6, hit', '9,10 to 6, hit', '4,9 to 9, hit', '5,6,2,2 to 6, hit', '1 to 5, miss']);
  lesson.close();
});
