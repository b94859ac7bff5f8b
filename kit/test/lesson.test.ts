import { expect, test, vi } from 'vitest';
import { Lesson, type LessonScript } from '../lesson.ts';
import { scripted } from './moments.ts';

const page = { title: 'A page', text: '', rules: [], hint: 'so', point: [] };
const SCRIPT: LessonScript = {
  scenario: 'test',
  seed: 'x',
  players: { german: 'person', soviet: 'recruit' },
  steps: [
    { ...page, actions: ['attack 8', 'soviet: end'] },
    { ...page, actions: ['fight'] },
  ],
  notNow: 'not now',
};

test('what another seat does in a lesson happens by itself, and then the next page opens', async () => {
  vi.useFakeTimers();
  const { session, done } = scripted([['attack 8', 'decline 8'], ['end'], ['fight']]);
  const lesson = new Lesson({ ...session, reply: (_seat, action) => session.act(action).then(() => {}) }, SCRIPT);
  expect(lesson.moment.value.choices.map(({ text }) => text)).toEqual(['attack 8']);
  await lesson.act('attack 8');
  expect([lesson.due, lesson.isLost, lesson.moment.value.choices]).toEqual([
    { seat: 'soviet', action: 'end' },
    false,
    [],
  ]);
  await vi.runAllTimersAsync();
  expect([done, lesson.page.value, lesson.wanted]).toEqual([['attack 8', 'end'], 1, ['fight']]);
  lesson.close();
  vi.useRealTimers();
});
