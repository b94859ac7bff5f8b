import { Controller } from '@kurgan/kit';
import { Lesson } from '@kurgan/kit/lesson';
import { expect, test } from 'vitest';
import { US } from '../../normandy/test/scene.ts';
import { normandy } from '../../normandy/tools.ts';
import { id } from '../../rules/ids.ts';
import { UndauntedModel } from '../model.ts';
import { NORMANDY } from '../normandy/edition.ts';
import { LESSON } from '../normandy/lesson.ts';
import { touchPolicyOf } from '../touch-policy.ts';
import { Touching } from '../touching.ts';
import { seated, untilAction } from './play.ts';

const at = (stop: string) => {
  const table = seated(LESSON.scenario, LESSON.seed);
  table.play(...untilAction(stop));
  return table;
};
const made = ({ session }: ReturnType<typeof at>): number => session.moment.value.made;

test('a card and a tile move its unit at once', async () => {
  const table = at('move rifleman-A 2B');
  const { touching } = table;
  await touching.card(id.kind('rifleman-A'), null);
  await touching.tile(id.tile('2B'), null);
  expect(table.model.tileOf(US, id.unit('riflemen-A'))).toBe('2B');
});

test('a card alone does nothing, even if only one thing is left to do', async () => {
  const table = seated(LESSON.scenario, LESSON.seed);
  const lesson = new Lesson(table.session, LESSON);
  table.play(...untilAction('scout scout-A 13B'));
  const model = new UndauntedModel(new Controller(lesson, touchPolicyOf(NORMANDY)), NORMANDY);
  const before = made(table);
  await new Touching(model).card(id.kind('scout-A'), null);
  expect(model.useful.value).toHaveLength(1);
  expect(made(table)).toBe(before);
  lesson.close();
});

test('an own counter stands for its card', async () => {
  const { controller, touching } = at('move rifleman-A 2B');
  await touching.counter(id.counter('us/riflemen-A'), null);
  expect(controller.path.wordOf('card')).toBe('rifleman-A');
});

test('the tile where the unit stands is not offered, and touched it plays no card', async () => {
  const table = at('move rifleman-A 2B');
  const { model, controller, touching } = table;
  const before = made(table);
  expect(model.usesOf(id.kind('rifleman-A')).map(({ text }) => text)).not.toContain('move rifleman-A 17B');
  await touching.card(id.kind('rifleman-A'), null);
  await touching.tile(id.tile('17B'), null);
  expect(made(table)).toBe(before);
  expect(controller.refused.value).not.toBeNull();
});

test('an enemy counter is attacked, not the own one of the same name', async () => {
  const table = at('attack rifleman-B riflemen-B');
  const { controller, touching } = table;
  const before = made(table);
  await touching.card(id.kind('rifleman-B'), null);
  await touching.counter(id.counter('german/riflemen-B'), null);
  expect(controller.proposed.value?.text).toBe('attack rifleman-B riflemen-B');
  expect(made(table), 'dice wait for the button').toBe(before);
  await controller.do('attack rifleman-B riflemen-B');
  expect(made(table)).toBe(before + 1);
});

test('the target can be touched first: then the card that fires is chosen', async () => {
  const { controller, touching } = at('attack rifleman-B riflemen-B');
  await touching.counter(id.counter('german/riflemen-B'), null);
  expect(controller.proposed.value).toBeNull();
  await touching.card(id.kind('rifleman-A'), null);
  expect(controller.proposed.value?.text).toBe('attack rifleman-A riflemen-B');
});

test('another card takes the place of the first, whatever was chosen for it', async () => {
  const { controller, touching } = at('attack rifleman-B riflemen-B');
  await touching.verb(id.kind('rifleman-B'), 'attack', null);
  await touching.card(id.kind('rifleman-A'), null);
  expect(controller.path.touched.value).toEqual([{ name: 'card', word: 'rifleman-A' }]);
});

test('a row without a target is done at once, one with targets lights them', async () => {
  const table = at('control rifleman-B');
  const { model, controller, touching } = table;
  const before = made(table);
  await touching.verb(id.kind('rifleman-B'), 'attack', null);
  expect(controller.path.wordOf('verb')).toBe('attack');
  expect(made(table)).toBe(before);
  await touching.verb(id.kind('rifleman-B'), 'control', null);
  expect(model.open.value.tiles[id.tile('13B')]?.[US]).toBe('controlled');
});

test('a row that fires aims at the likeliest target first, and any other takes its place', async () => {
  const { host, model, controller, touching } = at('attack rifleman-B riflemen-B');
  await touching.verb(id.kind('rifleman-B'), 'attack', null);
  const chanceOf = (action: string): number => {
    const { outcomes = [] } = host.odds(normandy, 'us', action) ?? {};
    return 1 - (outcomes.find(({ name }) => name === 'Miss')?.chance ?? 1);
  };
  const chances = model
    .usesOf(id.kind('rifleman-B'))
    .flatMap(({ verb, text }) => (verb === 'attack' ? [chanceOf(text)] : []));
  expect(new Set(chances).size).toBeGreaterThan(1);
  expect(chanceOf(controller.proposed.value?.text ?? '')).toBe(Math.max(...chances));
  for (const touches of [1, 2]) {
    await touching.counter(id.counter('german/scouts-A'), null);
    expect(controller.proposed.value?.text, `${touches} touches`).toBe('attack rifleman-B scouts-A');
  }
});

test('a row that cannot be done says why', async () => {
  const { controller, touching } = at('attack rifleman-B riflemen-B');
  await touching.verb(id.kind('rifleman-B'), 'control', null);
  expect(controller.refused.value?.whyNot).toMatchObject({ rule: 'UN-R-23' });
});

test('Fog of War says that it cannot be played', async () => {
  const { controller, touching } = at('recon scout-B');
  await touching.card(id.kind('fog-of-war'), null);
  expect(controller.refused.value?.whyNot).toMatchObject({ rule: 'UN-HUNK-04' });
});

test('a bid waits for the button, and its card lights no counter', async () => {
  const { model, controller, touching } = at('bid squad-leader-B');
  await touching.card(id.kind('rifleman-B'), null);
  expect(controller.proposed.value?.text).toBe('bid rifleman-B');
  expect(model.acting).toBeNull();
});

test('a bid that is chosen stays so when the board is touched', async () => {
  const { controller, touching } = at('bid squad-leader-B');
  await touching.card(id.kind('rifleman-B'), null);
  await touching.tile(id.tile('17B'), null);
  await touching.counter(id.counter('us/riflemen-A'), null);
  expect(controller.proposed.value?.text).toBe('bid rifleman-B');
  expect(controller.path.wordOf('card')).toBe('rifleman-B');
  expect(controller.refused.value?.whyNot).toMatchObject({ rule: 'UN-INIT-01' });
});

test('an Inspire that can return a single card returns it', async () => {
  const table = at('inspire squad-leader-A');
  await table.touching.verb(id.kind('squad-leader-A'), 'inspire', null);
  expect(table.model.step).toBe('turn');
  expect(table.model.roomOf(id.seat('us'))?.hand.map((card) => table.model.kindOf(card).id)).toContain('rifleman-A');
});

test('a side that must pin the enemy is told how many Riflemen are left', () => {
  const { model } = seated('2', 'pin', 'german');
  expect(model.riflemenLeft(id.seat('german'))).toBe(2);
  expect(model.riflemenLeft(id.seat('us'))).toBeNull();
});

test('a card dropped on a tile moves, dropped on an enemy it aims', async () => {
  const table = at('attack rifleman-B riflemen-B');
  const { model, controller, touching } = table;
  const anchor = { x: 0, y: 0 };
  await touching.drop(
    id.kind('rifleman-B'),
    { tile: id.tile('12B'), counter: id.counter('german/riflemen-B') },
    anchor,
  );
  expect(controller.proposed.value?.text).toBe('attack rifleman-B riflemen-B');
  await touching.drop(id.kind('rifleman-A'), { tile: id.tile('17B') }, anchor);
  expect(model.tileOf(US, id.unit('riflemen-A'))).toBe('17B');
});

test('ending the turn asks only while a card could still do something', async () => {
  const table = at('attack rifleman-B riflemen-B');
  await table.controller.do('end');
  expect(table.controller.question.value?.text).toContain('You can still play Rifleman A and Rifleman B.');
});
