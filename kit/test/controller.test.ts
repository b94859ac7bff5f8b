import { expect, test } from 'vitest';
import { Controller, type Manners } from '../controller.ts';
import { scripted } from './moments.ts';

const manners: Manners = { final: new Set(['attack', 'fight', 'end']) };
const area = (word: string) => ({ name: 'area', word });
const unit = (word: string) => ({ name: 'unit', word });

test('a touch that leaves one action does it', async () => {
  const { session, done } = scripted([['activate 6', 'activate 5'], []]);
  await new Controller(session, manners).touch(area('6'));
  expect(done).toEqual(['activate 6']);
});

test('an action that cannot be taken back is only proposed by a touch; a button does it', async () => {
  const { session, done } = scripted([['attack 8', 'end'], []]);
  const controller = new Controller(session, manners);
  await controller.touch(area('8'));
  expect(done).toEqual([]);
  expect(controller.proposed.value?.text).toBe('attack 8');
  await controller.do('attack 8');
  expect(done).toEqual(['attack 8']);
  expect(controller.proposed.value).toBeNull();
});

test('a counter that stands for its Area is chosen as soon as it can be', async () => {
  const { session, done } = scripted([
    ['activate 6', 'end'],
    ['move A 7', 'move A 8', 'move B 7'],
  ]);
  const standing: Manners = { ...manners, insteadOf: ({ name }) => (name === 'unit' ? [area('6')] : []) };
  const controller = new Controller(session, standing);
  await controller.touch(unit('A'));
  expect(done).toEqual(['activate 6']);
  expect(controller.path.isTouched(unit('A'))).toBe(true);
});

test('what is touched again is let go', async () => {
  const { session, done } = scripted([['move A 7', 'move A 8', 'attack 9'], []]);
  const controller = new Controller(session, manners);
  await controller.touch(unit('A'));
  await controller.touch(unit('A'));
  expect(controller.path.touched.value).toEqual([]);
  await controller.touch(area('9'));
  await controller.touch(area('9'));
  expect(controller.proposed.value).toBeNull();
  expect(done).toEqual([]);
});

test('a touch on what is not lit asks why not, beside the touch', async () => {
  const { session, done, asked } = scripted([['move A 7', 'move B 7']]);
  const controller = new Controller(session, manners);
  await controller.touch({ name: 'to', word: '25' }, { x: 10, y: 20 });
  expect(asked).toEqual(['move A 25']);
  expect(controller.refused.value).toMatchObject({ action: 'move A 25', anchor: { x: 10, y: 20 } });
  expect(done).toEqual([]);
});

test('a touch that the step knows nothing of is answered with the rule of the step', async () => {
  const { session } = scripted([['fight']]);
  const controller = new Controller(session, manners);
  await controller.touch(area('25'));
  expect(controller.refused.value?.whyNot).toMatchObject({ rule: 'XX-NOW-01' });
});

test('what would be left undone is asked first, and done when asked again', async () => {
  const { session, done } = scripted([['end', 'activate 6'], []]);
  const asking: Manners = { ...manners, unfinished: ({ verb }) => (verb === 'end' ? 'Sure?' : null) };
  const controller = new Controller(session, asking);
  await controller.do('end');
  expect(done).toEqual([]);
  expect(controller.question.value?.text).toBe('Sure?');
  await controller.do('end');
  expect(done).toEqual(['end']);
  expect(controller.question.value).toBeNull();
});

test('Escape closes what is open before it widens the choice', async () => {
  const { session } = scripted([['move A 7', 'move A 8', 'move B 7']]);
  const controller = new Controller(session, manners);
  await controller.touch(unit('A'));
  await controller.touch({ name: 'to', word: '25' });
  expect(controller.refused.value).not.toBeNull();
  controller.back();
  expect(controller.refused.value).toBeNull();
  expect(controller.path.isTouched(unit('A'))).toBe(true);
  controller.back();
  expect(controller.path.isTouched(unit('A'))).toBe(false);
});

test('another moment forgets what was touched, asked and proposed', async () => {
  const { session } = scripted([['move A 7', 'move A 8', 'attack 8'], ['end']]);
  const controller = new Controller(session, manners);
  await controller.touch(unit('A'));
  await controller.showHint();
  expect(controller.hinted?.text).toBe('move A 7');
  await controller.do('move A 7');
  expect(controller.path.touched.value).toEqual([]);
  expect(controller.hint.value).toBeNull();
});

test('several actions are done in a row, as far as they go', async () => {
  const { session, done } = scripted([['move A 8', 'move B 8'], ['move B 8'], ['end']]);
  await new Controller(session, manners).doAll(['move A 8', 'move B 8', 'move C 8']);
  expect(done).toEqual(['move A 8', 'move B 8']);
});

test('the odds of an action are asked for once', async () => {
  const { session, asked } = scripted([['attack 8']]);
  const controller = new Controller(session, manners);
  expect(controller.oddsOf('attack 8')).toBeUndefined();
  controller.wantOdds(['attack 8']);
  await Promise.resolve();
  await Promise.resolve();
  expect(controller.oddsOf('attack 8')).toBeNull();
  expect(asked).toEqual(['odds attack 8']);
});

test('an action that is refused is explained', async () => {
  const { session, done } = scripted([['end']]);
  const controller = new Controller(session, manners);
  await controller.do('attack 8');
  expect(done).toEqual([]);
  expect(controller.refused.value?.whyNot).toEqual({ rule: 'XX-WHY-01', facts: {} });
});
