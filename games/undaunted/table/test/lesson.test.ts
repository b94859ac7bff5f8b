import { readFileSync } from 'node:fs';
import { Lesson } from '@kurgan/kit/lesson';
import { expect, test } from 'vitest';
import { LESSON } from '../lesson.ts';
import { eventOf, shotsIn } from '../shots.ts';
import { localSession } from './local-session.ts';

const begin = () => {
  const { host, session } = localSession(LESSON.scenario, LESSON.seed, LESSON.players);
  return { host, session, lesson: new Lesson(session, LESSON) };
};

const texts = (lesson: Lesson): string[] => lesson.moment.value.choices.map(({ text }) => text);

/** Does what the page asks for, lets the enemy do his part, or turns the page. */
async function goOn({ lesson, session }: ReturnType<typeof begin>, next = texts(lesson)[0]): Promise<void> {
  if (lesson.isLost) throw new Error(`the page "${lesson.step.title}" asks for what cannot be done`);
  const { due } = lesson;
  if (due !== null) await session.reply?.(due.seat, due.action);
  else if (next === undefined) lesson.next();
  else expect(await lesson.act(next), next).toBeNull();
}

async function playToPage(taken: ReturnType<typeof begin>, title: string): Promise<void> {
  expect(LESSON.steps.map((step) => step.title)).toContain(title);
  while (taken.lesson.step.title !== title) await goOn(taken);
}

test('the lesson can be played to its end, page by page', async () => {
  const taken = begin();
  const { lesson, session } = taken;
  for (const [i, { title, actions }] of LESSON.steps.entries()) {
    expect(lesson.page.value, title).toBe(i);
    expect(lesson.isLost, title).toBe(false);
    for (const action of actions) {
      const { made } = session.moment.value;
      await goOn(taken);
      expect(session.moment.value.made, `${title}: ${action}`).toBe(made + 1);
    }
    if (actions.length === 0) lesson.next();
  }
  expect(lesson.isLastPage).toBe(true);
  lesson.close();
});

test('what may be done in any order cannot be done twice', async () => {
  const taken = begin();
  await playToPage(taken, 'Take control');
  const last = texts(taken.lesson).at(-1);
  await goOn(taken, last);
  expect(texts(taken.lesson)).not.toContain(last);
  taken.lesson.close();
});

test('every rule that a page names is in the rulebook', () => {
  const rulebook = readFileSync(new URL('../../normandy/rules.md', import.meta.url), 'utf8');
  for (const { rules, title } of LESSON.steps) {
    expect(rules.length, title).toBeGreaterThan(0);
    for (const rule of rules) expect(rulebook, title).toContain(`**${rule} `);
  }
});

test('pages are short, and every task can be helped with', () => {
  for (const { text, hint, actions, title } of LESSON.steps) {
    expect(text.split(' ').length, title).toBeLessThanOrEqual(50);
    expect(hint !== '', title).toBe(actions.length > 0);
  }
});

test('bids and dice fall as the pages tell', async () => {
  const taken = begin();
  while (!taken.lesson.isLastPage) await goOn(taken);
  const log = taken.host.log();
  const bids = log.map(eventOf).flatMap((event) => (event.event === 'bids' ? [event.marker] : []));
  expect(bids).toEqual(['german', 'us', 'us', 'german']);
  const told = shotsIn(log).map(({ shot, zone }) => `${shot.dice.join()} to ${shot.defence.total}, ${zone ?? 'miss'}`);
  expect(told).toEqual([
    '10 to 7, discard',
    '10 to 7, deck',
    '5 to 5, hand',
    '2 to 6, miss',
    '4 to 6, miss',
    '5 to 5, discard',
  ]);
  taken.lesson.close();
});

test.each([
  ['Fire', 'attack rifleman-A scouts-B', 0.4],
  ['In the open', 'attack rifleman-B riflemen-B', 0.6],
])('the odds on the page "%s" are those told', async (title, action, chance) => {
  const taken = begin();
  await playToPage(taken, title);
  const miss = taken.host.odds(action)?.outcomes.find(({ name }) => name === 'Miss')?.chance ?? 0;
  expect(1 - miss).toBeCloseTo(chance, 9);
  taken.lesson.close();
});

test('only what the page asks for is offered, and other things are answered', async () => {
  const taken = begin();
  const { lesson } = taken;
  await playToPage(taken, 'A bid in the dark');
  expect(texts(lesson)).toEqual(['bid fog-of-war']);
  expect(await lesson.act('bid scout-A')).toEqual({ unreadable: LESSON.notNow });
  expect(await lesson.why('bid scout-B')).toMatchObject({ rule: 'UN-INIT-01' });
  lesson.close();
});
