import { readFileSync } from 'node:fs';
import { pageProblems, takeLesson } from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import type { HeroesEvent } from '../../rules/events.ts';
import type { FrameOf, View } from '../../rules/state.ts';
import { heroes } from '../../tools.ts';
import { attacksNow } from '../fire/attacks.ts';
import { ROOMS_AND_SIGHT } from '../lesson/rooms.ts';
import { LESSON } from '../lesson.ts';
import { reachedBy } from '../moving/reach.ts';
import { stepsAlong } from '../moving/walk.ts';

const begin = () => takeLesson(heroes, LESSON);

test('the lesson can be played to its end, page by page', async () => {
  const { lesson, session, playPageByPage } = begin();
  expect(await playPageByPage()).toEqual([]);
  expect(session.moment.value.choices.length, 'the player is asked when the lesson is over').toBeGreaterThan(0);
  lesson.close();
});

test('pages are short, cite rules that there are, and help with every task', () => {
  const rulebook = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8');
  expect(pageProblems(LESSON.steps, rulebook)).toEqual([]);
});

test('somebody who knows the orders enters at rooms and sight', async () => {
  const { lesson } = begin();
  await lesson.takeShortcut();
  expect(lesson.step.title).toBe(ROOMS_AND_SIGHT);
  expect(lesson.isLost).toBe(false);
  lesson.close();
});

test('the dice fall as the pages tell', async () => {
  const { screen, lesson, playToEnd } = begin();
  await playToEnd();
  const events = screen.log().map(({ event }) => event as HeroesEvent);
  const rolls = events.flatMap((event) =>
    event.event === 'attack' ? [`${event.unit}: ${event.dice} and ${event.result}, ${event.outcome}`] : [],
  );
  expect(rolls).toEqual(['s5: 4 and 7, hit', 'g4: 1 and 4, hit', 's3: 3 and 5, hit', 'g4: 1 and 4, miss']);
  expect(events.find((event) => event.event === 'assault')).toMatchObject({ results: [9, 7], winner: 'attacker' });
  expect(events.flatMap((event) => (event.event === 'destroyed' ? [event.unit] : []))).toEqual(['g2']);
  expect(events.flatMap((event) => (event.event === 'played' ? [event.card] : []))).toEqual([
    'ac-sov-jam',
    'ac-sov-gogogo',
  ]);
  lesson.close();
});

test('the table walks and charges as the pages ask', async () => {
  const { lesson, session, goOn } = begin();
  let walks = 0;
  while (!lesson.isLastPage) {
    const { view, guided = [] } = lesson.moment.value;
    const frame = (view as View).flow.at(-1);
    const steps = guided.slice(1, 1 + guided.slice(1).findIndex((each) => !each.startsWith('step')));
    if (lesson.due === null && guided[0] === 'move') {
      const { unit } = frame as FrameOf<'activation'>;
      const ways = [...reachedBy(view as View, unit).values()].map(({ way }) => stepsAlong(view as View, way).join());
      expect(ways, lesson.step.title).toContain((steps.length > 0 ? steps : guided.slice(1)).join());
      walks++;
    }
    if (lesson.due === null && guided[0]?.startsWith('assault')) {
      const attacks = attacksNow(view as View, session.moment.value.choices);
      expect(attacks.map(({ actions }) => actions.join())).toContain(guided.join());
      walks++;
    }
    await goOn();
  }
  expect(walks).toBe(3);
  lesson.close();
});

test('only what the page asks for is offered, and other things are answered', async () => {
  const { lesson, offered, playTo } = begin();
  await playTo('Move');
  expect(offered()).toEqual(['move']);
  expect(await lesson.act('pass')).toEqual({ unreadable: LESSON.notNow });
  expect(lesson.tasks).toEqual({ done: 0, of: 5 });
  lesson.close();
});
