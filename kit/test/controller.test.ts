import type { Hint } from '@kurgan/host';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { Controller, type TouchPolicy } from '../controller.ts';
import { momentOf, scripted } from './moments.ts';

const touchPolicy: TouchPolicy = { final: new Set(['attack', 'fight', 'end']) };
const area = (word: string) => ({ name: 'area', word });
const unit = (word: string) => ({ name: 'unit', word });

test('a touch that leaves one action does it', async () => {
  const { session, done } = scripted([['activate 6', 'activate 5'], []]);
  await new Controller(session, touchPolicy).touch(area('6'));
  expect(done).toEqual(['activate 6']);
});

test('an action that cannot be taken back is only proposed by a touch; a button does it', async () => {
  const { session, done } = scripted([['attack 8', 'end'], []]);
  const controller = new Controller(session, touchPolicy);
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
  const standing: TouchPolicy = { ...touchPolicy, insteadOf: ({ name }) => (name === 'unit' ? [area('6')] : []) };
  const controller = new Controller(session, standing);
  await controller.touch(unit('A'));
  expect(done).toEqual(['activate 6']);
  expect(controller.path.isTouched(unit('A'))).toBe(true);
});

test('what is touched again is let go', async () => {
  const { session, done } = scripted([['move A 7', 'move A 8', 'attack 9'], []]);
  const controller = new Controller(session, touchPolicy);
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
  const controller = new Controller(session, touchPolicy);
  await controller.touch({ name: 'to', word: '25' }, { x: 10, y: 20 });
  expect(asked).toEqual(['move A 25']);
  expect(controller.refused.value).toMatchObject({ action: 'move A 25', anchor: { x: 10, y: 20 } });
  expect(done).toEqual([]);
});

test('a touch that the step knows nothing of is answered with the rule of the step', async () => {
  const { session } = scripted([['fight']]);
  const controller = new Controller(session, touchPolicy);
  await controller.touch(area('25'));
  expect(controller.refused.value?.whyNot).toMatchObject({ rule: 'XX-NOW-01' });
});

test('what would be left undone is asked first, and done when asked again', async () => {
  const { session, done } = scripted([['end', 'activate 6'], []]);
  const asking: TouchPolicy = { ...touchPolicy, unfinished: ({ verb }) => (verb === 'end' ? 'Sure?' : null) };
  const controller = new Controller(session, asking);
  await controller.do('end');
  expect(done).toEqual([]);
  expect(controller.question.value?.text).toBe('Sure?');
  await controller.do('end');
  expect(done).toEqual(['end']);
  expect(controller.question.value).toBeNull();
});

test('closing an answer keeps what was chosen; Escape lets go of everything', async () => {
  const { session } = scripted([['move A 7', 'move A 8', 'move B 7', 'attack 9']]);
  const controller = new Controller(session, touchPolicy);
  await controller.touch(unit('A'));
  await controller.touch({ name: 'to', word: '25' });
  expect(controller.refused.value).not.toBeNull();
  controller.back();
  expect(controller.refused.value).toBeNull();
  expect(controller.path.isTouched(unit('A'))).toBe(true);
  controller.back();
  expect(controller.path.isTouched(unit('A'))).toBe(false);

  await controller.touch(unit('A'));
  await controller.touch({ name: 'to', word: '25' });
  controller.clear();
  expect(controller.refused.value).toBeNull();
  expect(controller.path.touched.value).toEqual([]);
  await controller.touch(area('9'));
  controller.clear();
  expect(controller.proposed.value).toBeNull();
  expect(controller.path.touched.value).toEqual([]);
});

test('a proposed action holds nobody back: a counter that can go is chosen instead', async () => {
  const { session, asked } = scripted([['move A 7', 'move A 8', 'attack 9']]);
  const controller = new Controller(session, touchPolicy);
  await controller.touch(area('9'));
  expect(controller.proposed.value?.text).toBe('attack 9');
  await controller.touch(unit('A'));
  expect(controller.proposed.value).toBeNull();
  expect(controller.path.touched.value).toEqual([unit('A')]);
  expect(asked, 'nothing is refused').toEqual([]);
});

test('an action may make way for a touch that means nothing where things stand', async () => {
  const { session, done } = scripted([
    ['move A 7', 'move A 8', 'end'],
    ['activate 6', 'activate 5'],
  ]);
  const giving: TouchPolicy = {
    ...touchPolicy,
    makesWay: ({ name }, { choices }) =>
      name === 'area' ? (choices.find(({ verb }) => verb === 'end') ?? null) : null,
  };
  const controller = new Controller(session, giving);
  await controller.touch(unit('A'));
  await controller.touch({ name: 'to', word: '25' });
  expect([done, controller.refused.value?.action], 'not for any touch').toEqual([[], 'move A 25']);
  await controller.touch(area('6'));
  expect(done).toEqual(['end', 'activate 6']);
});

test('a choice with one answer is not asked, and an undo takes it back with the choice before it', async () => {
  const { session, moment, done } = scripted([['attack 8', 'end'], ['fight'], ['activate 6', 'end']]);
  let undone = 0;
  session.undo = async () => {
    moment.value = { ...momentOf(undone === 0 ? ['fight'] : ['attack 8', 'end']), undoable: undone === 0 ? 1 : 0 };
    undone++;
  };
  const only: TouchPolicy = {
    ...touchPolicy,
    unasked: ({ choices }) => (choices.length === 1 ? (choices[0] ?? null) : null),
  };
  const controller = new Controller(session, only);
  await controller.do('attack 8');
  expect(done).toEqual(['attack 8', 'fight']);
  moment.value = { ...moment.value, undoable: 2 };
  await controller.undo();
  expect([undone, moment.value.choices.map(({ text }) => text)]).toEqual([2, ['attack 8', 'end']]);
});

test('a question may depend on the odds', async () => {
  const { session, done, asked } = scripted([['attack 8', 'end'], []]);
  const careful: TouchPolicy = {
    ...touchPolicy,
    unfinished: async ({ text }, _moment, odds) => ((await odds(text)) === null ? 'Sure?' : null),
  };
  const controller = new Controller(session, careful);
  await controller.do('attack 8');
  expect([done, asked, controller.question.value?.text]).toEqual([[], ['odds attack 8'], 'Sure?']);
  await controller.do('attack 8');
  expect(done).toEqual(['attack 8']);
});

test('another moment forgets what was touched, asked and proposed', async () => {
  const { session } = scripted([['move A 7', 'move A 8', 'attack 8'], ['end']]);
  const controller = new Controller(session, touchPolicy);
  await controller.touch(unit('A'));
  await controller.showHint();
  expect(controller.hinted?.text).toBe('move A 7');
  await controller.do('move A 7');
  expect(controller.path.touched.value).toEqual([]);
  expect(controller.hint.value).toBeNull();
});

test('what was touched and proposed stays when somebody else acts and leaves the same to choose from', async () => {
  const { session, moment } = scripted([
    ['attack 8', 'attack 9'],
    ['attack 8', 'attack 9'],
  ]);
  const controller = new Controller(session, touchPolicy);
  await controller.touch(area('8'));
  moment.value = momentOf(['attack 8', 'attack 9'], [], 1);
  expect(controller.proposed.value?.text).toBe('attack 8');
  expect(controller.path.isTouched(area('8'))).toBe(true);
  await controller.do('attack 8');
  expect(controller.proposed.value, 'done, it is not proposed again').toBeNull();
});

/** A session whose hints are given one by one, when the test says so. */
function thinking(moments: readonly (readonly string[])[]) {
  const { session, moment } = scripted(moments);
  const answers: ((hint: Hint | null) => void)[] = [];
  const hint = () => new Promise<Hint | null>((answer) => answers.push(answer));
  return { controller: new Controller({ ...session, hint }, touchPolicy), moment, answers };
}
const hintOf = (action: string): Hint => ({ action, because: '', estimate: null });

test('a hint that comes after somebody else has acted is asked for again', async () => {
  const { controller, moment, answers } = thinking([['move A 7', 'move A 8']]);
  const shown = controller.showHint();
  moment.value = momentOf(['move A 8'], [], 1);
  expect(controller.hint.value?.state).toBe('thinking');
  answers[0]?.(hintOf('move A 7'));
  await Promise.resolve();
  await Promise.resolve();
  expect([answers.length, controller.hint.value?.state]).toEqual([2, 'thinking']);
  answers[1]?.(hintOf('move A 8'));
  await shown;
  expect(controller.hinted?.text).toBe('move A 8');
});

test('a hint is not asked for again when there is nothing left to choose, or by who has acted or closed it', async () => {
  const endings: readonly ((game: ReturnType<typeof thinking>) => unknown)[] = [
    ({ moment }) => {
      moment.value = momentOf([], [], 1);
    },
    ({ controller }) => controller.do('move A 7'),
    ({ controller }) => controller.back(),
  ];
  for (const end of endings) {
    const game = thinking([['move A 7', 'move A 8'], ['end']]);
    const shown = game.controller.showHint();
    await end(game);
    expect(game.controller.hint.value).toBeNull();
    game.answers[0]?.(hintOf('move A 8'));
    await shown;
    expect([game.answers.length, game.controller.hint.value]).toEqual([1, null]);
  }
});

test('several actions are done in a row, as far as they go', async () => {
  const { session, done } = scripted([['move A 8', 'move B 8'], ['move B 8'], ['end']]);
  await new Controller(session, touchPolicy).doAll(['move A 8', 'move B 8', 'move C 8']);
  expect(done).toEqual(['move A 8', 'move B 8']);
});

test('the odds of an action are asked for once', async () => {
  const { session, asked } = scripted([['attack 8']]);
  const controller = new Controller(session, touchPolicy);
  expect(controller.oddsOf('attack 8')).toBeUndefined();
  controller.wantOdds(['attack 8']);
  await Promise.resolve();
  await Promise.resolve();
  expect(controller.oddsOf('attack 8')).toBeNull();
  expect(asked).toEqual(['odds attack 8']);
});

test('an action that is refused is explained', async () => {
  const { session, done } = scripted([['end']]);
  const controller = new Controller(session, touchPolicy);
  await controller.do('attack 8');
  expect(done).toEqual([]);
  expect(controller.refused.value?.whyNot).toEqual({ rule: 'XX-WHY-01', facts: {} });
});

test('who has missed something keeps the hand on the table: what was touched stays touched as far as it can be', async () => {
  const { session, moment } = scripted([['move A 7', 'move A 8', 'move B 7']]);
  const late = async () => {
    moment.value = momentOf(['move A 7', 'move A 9', 'move B 7'], [], 2);
    return { missed: [] };
  };
  const controller = new Controller({ ...session, act: late }, touchPolicy);
  await controller.touch(unit('A'));
  await controller.touch({ name: 'to', word: '8' });
  expect(controller.path.touched.value).toEqual([unit('A')]);
  expect([controller.refused.value, controller.busy.value]).toEqual([null, false]);
});

test('undo says why it cannot', async () => {
  const { session } = scripted([['end'], []]);
  const controller = new Controller(session, touchPolicy);
  const anchor = { x: 1, y: 2 };
  await controller.undo(anchor);
  expect(controller.refused.value).toEqual({
    action: '',
    whyNot: { unreadable: 'There’s nothing to undo yet.' },
    anchor,
  });
  const { moment } = session;
  const revealed = { ...session, moment: signal({ ...moment.value, undoBarrier: 'revealed' as const }) };
  expect(new Controller(revealed, touchPolicy).noUndo).toContain('revealed');
  const guided = { ...session, moment: signal({ ...moment.value, guided: [] }) };
  expect(new Controller(guided, touchPolicy).noUndo).toContain('lesson');
  const able = { ...session, moment: signal({ ...moment.value, undoable: 1 }) };
  expect(new Controller(able, touchPolicy).noUndo).toBeNull();
});
