import { readFileSync } from 'node:fs';
import { pageProblems, takeLesson } from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import type { AxisEvent } from '../../rules/events.ts';
import { axis } from '../../tools.ts';
import { LESSON } from '../lesson.ts';

const begin = () => takeLesson(axis, LESSON);

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
  const events = screen.log().map(({ event }) => event as AxisEvent);
  const ends = events.flatMap((event) => {
    if (event.event === 'captured') return [`${event.zone} ${event.side}`];
    return event.event === 'concluded' ? [`${event.zone} ${event.battle ? 'goes on' : event.control}`] : [];
  });
  expect(ends).toEqual(['kalach axis', 'abganerovo-station goes on', 'tinguta goes on']);
  expect(events.flatMap((event) => (event.event === 'demanded' ? [event.what] : []))).toEqual(['tank']);
  expect(events.find((event) => event.event === 'combat')).toMatchObject({ zone: 'kalach', bonus: 'river' });
  expect(events.filter((event) => event.event === 'combat').at(-1)).toMatchObject({ supplied: { axis: false } });
  expect(events.some((event) => event.event === 'landed' && event.kind === 'bomber')).toBe(true);
  expect(events.findLast((event) => event.event === 'income')).toMatchObject({ side: 'allies', points: 16 });
});

test('only what the page asks for is offered, and other things are answered', async () => {
  const { lesson, offered, playTo } = begin();
  await playTo('Over the Don');
  expect(offered()).toEqual(['from novomoskovsk']);
  expect(await lesson.act('done')).toEqual({ unreadable: LESSON.notNow });
  await playTo('They fire back');
  expect(offered()).toEqual(['lose 2 infantry']);
});
