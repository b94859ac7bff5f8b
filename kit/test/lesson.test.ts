import { expect, test, vi } from 'vitest';
import { Lesson, type LessonScript, read, task } from '../lesson.ts';
import { pageProblems } from '../testing/index.ts';
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
  const lesson = new Lesson(session, SCRIPT, (_seat, action) => session.act(action).then(() => {}));
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

test('a shortcut plays everything before its page, for both seats', async () => {
  const { session, done } = scripted([['attack 8'], ['end'], ['fight'], ['end']]);
  const steps = [read({ title: 'First', text: '', rules: [] }), ...SCRIPT.steps];
  const last = { ...page, title: 'What is new', actions: ['end'] };
  const script = { ...SCRIPT, steps: [...steps, last], shortcut: { label: 'Skip', to: last.title } };
  const lesson = new Lesson(session, script, (_seat, action) => session.act(action).then(() => {}));
  await lesson.takeShortcut();
  expect([done, lesson.step.title, lesson.wanted]).toEqual([['attack 8', 'end', 'fight'], 'What is new', ['end']]);
  lesson.close();
});

test('a lesson goes on at the page that was read last, but never beyond what was done', () => {
  const steps = [
    read({ title: 'One', text: '', rules: [] }),
    read({ title: 'Two', text: '', rules: [] }),
    ...SCRIPT.steps,
  ];
  const pageOf = (turnedTo: number): number => {
    const lesson = new Lesson(scripted([['attack 8']]).session, { ...SCRIPT, steps }, undefined, turnedTo);
    lesson.close();
    return lesson.page.value;
  };
  expect([0, 1, 2, 3, 40].map(pageOf)).toEqual([0, 1, 2, 2, 2]);
});

test('pages that are too long, name no rule or a wrong one, or leave a task without help are found', () => {
  const rulebook = '**T-01 Walking.** One step.';
  const good = { title: 'Good', text: 'One step.', rules: ['T-01'] };
  expect(pageProblems([read(good), task({ ...good, actions: ['step'], hint: 'Step.' })], rulebook)).toEqual([]);
  const bad = [
    read({ ...good, text: 'step '.repeat(51).trim() }),
    read({ ...good, rules: [] }),
    read({ ...good, rules: ['T-02'] }),
    task({ ...good, actions: ['step'], hint: '' }),
  ];
  expect(pageProblems(bad, rulebook)).toHaveLength(bad.length);
});

test('what nobody needs to watch happens at once, and a shortcut is not overtaken by it', async () => {
  vi.useFakeTimers();
  const { session, done } = scripted([['attack 8'], ['end'], ['fight'], ['end'], ['end']]);
  const steps = [
    { ...page, actions: ['soviet: attack 8', 'soviet: end', 'fight'] },
    { ...page, title: 'Later', actions: ['end'] },
  ];
  const script = { ...SCRIPT, steps, quick: ['attack'], shortcut: { label: 'Skip', to: 'Later' } };
  const lesson = new Lesson(session, script, (_seat, action) => session.act(action).then(() => {}));
  expect([lesson.tasks, lesson.moment.value.guided]).toEqual([{ done: 0, of: 1 }, ['fight']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['attack 8']);
  const taken = lesson.takeShortcut();
  await vi.runAllTimersAsync();
  await taken;
  expect([done, lesson.step.title]).toEqual([['attack 8', 'end', 'fight'], 'Later']);
  lesson.close();
  vi.useRealTimers();
});
