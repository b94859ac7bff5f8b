import { readFileSync } from 'node:fs';
import { pageProblems, takeLesson } from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import { normandy } from '../../normandy/tools.ts';
import { LESSON } from '../normandy/lesson.ts';
import { eventOf, shotsIn } from '../shots.ts';

const begin = () => takeLesson(normandy, LESSON);

test('the lesson can be played to its end, page by page', async () => {
  const { lesson, playPageByPage } = begin();
  expect(await playPageByPage()).toEqual([]);
  lesson.close();
});

test('pages are short, cite rules that there are, and help with every task', () => {
  const rulebook = readFileSync(new URL('../../normandy/rules.md', import.meta.url), 'utf8');
  expect(pageProblems(LESSON.steps, rulebook)).toEqual([]);
});

test('bids and dice fall as the pages tell', async () => {
  const { screen, lesson, playToEnd } = begin();
  await playToEnd();
  const log = screen.log();
  const bids = log.map(eventOf).flatMap((event) => (event.event === 'bids' ? [event.marker] : []));
  expect(bids).toEqual(['german', 'us', 'us', 'german']);
  const told = shotsIn(log).map(({ shot, zone }) => `${shot.dice.join()} to ${shot.defence.total}, ${zone ?? 'miss'}`);
  expect(told).toEqual(['10 to 7, discard', '9 to 7, deck', '1 to 5, miss', '10 to 6, hand', '7 to 5, discard']);
  lesson.close();
});

test.each([
  ['Fire', 'attack rifleman-A scouts-B', 0.4],
  ['In the open', 'attack rifleman-B riflemen-B', 0.6],
])('the odds on the page "%s" are those told', async (title, action, chance) => {
  const { screen, lesson, playTo } = begin();
  await playTo(title);
  const miss = screen.odds(normandy, action)?.outcomes.find(({ name }) => name === 'Miss')?.chance ?? 0;
  expect(1 - miss).toBeCloseTo(chance, 9);
  lesson.close();
});

test('only what the page asks for is offered, and other things are answered', async () => {
  const { lesson, offered, playTo } = begin();
  await playTo('A bid in the dark');
  expect(offered()).toEqual(['bid fog-of-war']);
  expect(await lesson.act('bid scout-A')).toEqual({ unreadable: LESSON.notNow });
  expect(await lesson.why('bid scout-B')).toMatchObject({ rule: 'UN-INIT-01' });
  lesson.close();
});
