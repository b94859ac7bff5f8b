import { Controller } from '@kurgan/kit';
import { expect, test } from 'vitest';
import type { AreaId } from '../../data/areas.ts';
import { attacksWithAll, sendAll } from '../batches.ts';
import { areaTouches, unitTouch, viewOf } from '../model.ts';
import { touchPolicy } from '../touch-policy.ts';
import { localSession } from './local-session.ts';

/** The first Combat Phase of September: 5 Leather Factory holds three units, 9 Minina Suburb beside it is Soviet. */
async function inCombat(seed = 'clicks') {
  const controller = new Controller(localSession('september', seed).session, touchPolicy);
  const { session } = controller;
  await controller.do('done');
  await controller.do('done');
  const touchArea = (area: AreaId) =>
    controller.touch(areaTouches(area).find((each) => controller.path.isLit(each)) ?? { name: 'area', word: '' });
  const open = () => viewOf(session.moment.value).open;
  const step = () => session.moment.value.now?.step;
  return { controller, session, touchArea, open, step };
}

test('a click on a target where a unit waits chooses it for more units, and a counter then joins', async () => {
  const { controller, touchArea, open } = await inCombat();
  await touchArea(5);
  await controller.touch(unitTouch('94/267'));
  await touchArea(9);
  expect(open().activation?.groups).toMatchObject([{ area: 9, units: [{ unit: '94/267' }] }]);
  await touchArea(9);
  expect(controller.proposed.value, 'the attack is not armed').toBeNull();
  await controller.touch(unitTouch('94/274'));
  expect(controller.refused.value).toBeNull();
  expect(open().activation?.groups[0]?.units.map(({ unit }) => unit)).toEqual(['94/267', '94/274']);
});

test('an attack at poor odds asks once while more units could join', async () => {
  const { controller, session, touchArea, open } = await inCombat();
  await touchArea(5);
  await controller.touch(unitTouch('94/267'));
  await touchArea(9);
  await controller.do('attack 9');
  expect(controller.question.value?.text).toMatch(
    /^Only \d+ % to take 9 Minina Suburb, and 2 more units could join\. Attack anyway\?$/,
  );
  expect(open().battle).toBeNull();
  await controller.do('attack 9');
  expect(session.log.value.some(({ event }) => event.event === 'attacked')).toBe(true);
});

test('everybody attacks at one click, and nothing is asked', async () => {
  const { controller, session, touchArea, open } = await inCombat();
  await touchArea(5);
  const attack = attacksWithAll(session.moment.value).find(({ to }) => to === 9);
  expect(attack?.units).toHaveLength(3);
  await controller.doAll(attack?.actions ?? []);
  expect(controller.question.value).toBeNull();
  expect(open().battle?.attackers).toHaveLength(3);
  expect(attacksWithAll(session.moment.value), 'only while units move').toEqual([]);
});

test('the only attacker leads without being asked', async () => {
  for (const seed of ['one', 'two', 'three', 'four', 'five']) {
    const { controller, touchArea, open, step } = await inCombat(seed);
    await touchArea(5);
    await controller.touch(unitTouch('94/267'));
    await touchArea(9);
    await controller.do('attack 9');
    await controller.do('attack 9');
    if (step() === 'barrage') continue; // it has a question of its own
    expect([step(), open().battle?.lead]).toEqual(['support', '94/267']);
    return;
  }
  throw new Error('every seed has a Barrage in 9');
});

test('everybody who can goes to a vacant Area and stays there', async () => {
  const { controller, session, touchArea, open } = await inCombat();
  await touchArea(4);
  await touchArea(3);
  const march = sendAll(session.moment.value, 3);
  expect(march?.units.toSorted()).toEqual(['24/26', '24/III-24']);
  await controller.doAll(march?.actions ?? []);
  expect(open().areas[4].fresh).toEqual([]);
  expect(open().areas[3].spent.toSorted()).toEqual(['24/26', '24/III-24']);
});

test('a counter of another Area ends the round and acts; where a group waits, it does not', async () => {
  const { controller, touchArea, open } = await inCombat();
  await touchArea(5);
  await controller.touch(unitTouch('71/191'));
  expect(open().activation?.area).toBe(2);
  expect(controller.path.isTouched(unitTouch('71/191'))).toBe(true);

  controller.clear();
  await controller.touch(unitTouch('94/267'));
  await touchArea(9);
  await controller.touch(unitTouch('71/191'));
  expect(open().activation?.area).toBe(5);
  expect(controller.refused.value).not.toBeNull();
});
