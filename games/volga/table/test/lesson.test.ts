import { readFileSync } from 'node:fs';
import { Lesson } from '@kurgan/kit/lesson';
import { pageProblems, takeLesson } from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import type { VolgaEvent } from '../../rules/events.ts';
import { volga } from '../../tools.ts';
import { LESSON } from '../lesson.ts';

const begin = () => takeLesson(volga, LESSON);

test('the lesson can be played to its end, page by page', async () => {
  expect(await begin().playPageByPage()).toEqual([]);
});

test('pages are short, cite rules that there are, and help with every task', () => {
  const rulebook = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8');
  expect(pageProblems(LESSON.steps, rulebook)).toEqual([]);
});

test('the dice fall as the pages tell', async () => {
  const { screen, playToEnd } = begin();
  await playToEnd();
  const events = screen.log().map(({ event }) => event as VolgaEvent);
  const fought = events.flatMap((event) => (event.event === 'fought' ? [event] : []));
  expect(fought.map(({ attackTotal, defenseTotal, result }) => `${attackTotal} to ${defenseTotal}, ${result}`)).toEqual(
    ['14 to 13, success', '18 to 21, repulse', '18 to 15, stalemate', '17 to 17, stalemate', '20 to 16, success'],
  );
  const revealed = events.flatMap((event) => (event.event === 'revealed' ? [event.counter] : []));
  expect(revealed).toEqual(['C6-heroes', 'L9-guards', 'L5-fanatic']);
  expect(events.flatMap((event) => (event.event === 'rolledEvent' ? [event.is] : []))).toEqual([
    'pauseLI',
    'commissars',
  ]);
  expect(events.flatMap((event) => (event.event === 'rolledSupply' ? [event.points] : []))).toEqual([16, 10]);
  expect(events.flatMap((event) => (event.event === 'bloodyStreets' ? [event.die] : []))).toEqual([5]);
});

/** The chance that the next action takes the Area. */
async function chanceOnPage(title: string, action: string): Promise<number> {
  const { screen, lesson, goOn, playTo } = begin();
  await playTo(title);
  while (!lesson.wanted.includes(action)) await goOn();
  const outcomes = screen.odds(volga, action)?.outcomes ?? [];
  return outcomes
    .filter(({ name }) => name === 'Success' || name === 'Overrun')
    .reduce((sum, { chance }) => sum + chance, 0);
}

test.each([
  ['Support', 'place artillery', 0.66],
  ['Twelve against eight', 'fight', 0.84],
  ['A gamble', 'attack 9', 0.2],
  ['Twelve against twelve', 'fight', 0.28],
  ['Heads or tails', 'fight', 0.5],
  ['The second blow', 'fight', 0.76],
])('the odds on the page "%s" are those told', async (title, action, chance) => {
  expect(await chanceOnPage(title, action)).toBeCloseTo(chance, 2);
});

test('only what the page asks for is offered, and other things are answered', async () => {
  const { lesson, session, offered, playTo } = begin();
  expect(offered()).toEqual([]);
  await playTo('Guns');
  expect(offered()).toEqual(['buy artillery']);
  expect(await lesson.act('done')).toEqual({ unreadable: LESSON.notNow });
  expect(await lesson.why('buy morale')).toMatchObject({ rule: 'AV-R-29' });
  expect(session.moment.value.made).toBe(0);
  expect(await lesson.hint()).toEqual({
    action: 'buy artillery',
    because: 'Press Artillery three times.',
    estimate: null,
  });
});

test('back turns to a page that was read, and never takes an action back: other dice would fall than the pages tell', async () => {
  const { lesson, session, playTo } = begin();
  lesson.next();
  lesson.back();
  expect(lesson.page.value).toBe(0);
  await playTo('Engineers');
  expect([session.moment.value.undoable, lesson.moment.value.undoable, lesson.canGoBack]).toEqual([3, 0, false]);
  lesson.back();
  expect([lesson.step.title, session.moment.value.made]).toEqual(['Engineers', 3]);
});

test('a lesson taken up again opens at the page of its last action', async () => {
  const { session, playTo } = begin();
  await playTo('Success');
  expect(new Lesson(session, LESSON).step.title).toBe('Success');
});

test('whoever leaves the script may do anything, and one who strays is told', async () => {
  const { lesson, session, offered, playTo } = begin();
  await playTo('One Area at a time');
  lesson.leave();
  expect(offered()).toContain('activate 6');
  await lesson.act('activate 6');
  expect(new Lesson(session, LESSON).isLost).toBe(true);
});
