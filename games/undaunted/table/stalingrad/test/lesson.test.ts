import { readFileSync } from 'node:fs';
import { pageProblems, takeLesson } from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import { stalingrad } from '../../../stalingrad/game.ts';
import type { StalingradEvent } from '../../../stalingrad/state.ts';
import { WHAT_IS_NEW } from '../lesson/what-is-new.ts';
import { LESSON } from '../lesson.ts';

const begin = () => takeLesson(stalingrad, LESSON);

test('the lesson can be played to its end, page by page', async () => {
  const { lesson, session, goOn } = begin();
  for (const [i, { title, actions }] of LESSON.steps.entries()) {
    expect(lesson.page.value, title).toBe(i);
    expect(lesson.isLost, title).toBe(false);
    for (const action of actions) {
      const { made } = session.moment.value;
      await goOn();
      expect(session.moment.value.made, `${title}: ${action}`).toBe(made + 1);
    }
    if (actions.length === 0) lesson.next();
  }
  expect(lesson.isLastPage).toBe(true);
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
  expect(shots).toEqual(['4,9,2,3 to 6, hit', '2,8 to 6, hit', '8,5 to 8, hit', '3,1,6,5 to 6, hit', '7 to 5, hit']);
  lesson.close();
});
