import type { LogLine, Moment, Session } from '@kurgan/host';
import { type Signal, signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Controller } from '../controller.ts';
import { LookBack } from '../recap/look-back.ts';
import { Recap } from '../recap/recap.ts';
import type { RecapStep } from '../recap/step.ts';
import { TableModel } from '../shell/model.ts';
import { momentOf, scripted } from './moments.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PLACE = { x: 0, y: 0, width: 10, height: 10 };
const line = (after: number, event: string): LogLine => ({ after, text: event, rule: '', event: { event } });
const step = (after: number, isSeen: boolean): RecapStep => ({
  first: after,
  last: after,
  text: `step ${after}`,
  rule: '',
  marks: isSeen ? [{ kind: 'happened', side: 'red', to: PLACE }] : [],
});

/** A session that keeps a moment for every entry, as a worker does. */
function kept(made: number): { readonly session: Session; readonly moment: Signal<Moment> } {
  const { session } = scripted([[]]);
  const moment = signal(momentOf(['end'], [], made));
  const at = async (n: number) => ({ moment: momentOf([], [], n), log: [line(n, 'then')] });
  return { session: { ...session, moment, at }, moment };
}

test('an earlier moment is shown while the match stays where it is, until it goes on', async () => {
  const { session, moment } = kept(7);
  const back = new LookBack(session);
  await back.show(4);
  expect([back.moment.value.made, back.log.value[0]?.after, session.moment.value.made]).toEqual([4, 4, 7]);
  expect(back.moment.value.choices).toEqual([]);
  moment.value = momentOf(['end'], [], 8);
  expect([back.isBack, back.moment.value.made]).toEqual([false, 8]);
});

test('what comes late is not shown: the curtain may have fallen, or another moment was asked for', async () => {
  const { session, moment } = kept(7);
  const back = new LookBack(session);
  const asked = back.show(4);
  moment.value = { ...momentOf([], [], 7), seat: null };
  await asked;
  expect(back.isBack).toBe(false);
  const [first, second] = [back.show(3), back.show(5)];
  await Promise.all([first, second]);
  expect(back.moment.value.made).toBe(5);
});

function told(steps: readonly RecapStep[], made = steps.length) {
  const { session, moment } = kept(made);
  const model = new TableModel(new Controller(session, { final: new Set() }));
  const recap = new Recap(model, { recapOf: () => ({ steps }), marksOf: () => [] });
  return { recap, model, moment, shown: model.controller.session.moment };
}

test('only what can be seen on the board has a number, and small things make way when there are many', () => {
  const { recap } = told([1, 2, 3, 4, 5, 6, 7].map((n) => step(n, n !== 3 && n !== 6)));
  expect(recap.steps.value.map(({ number, text }) => [number, text])).toEqual([
    [1, 'step 1'],
    [2, 'step 2 step 3'],
    [3, 'step 4'],
    [4, 'step 5 step 6'],
    [5, 'step 7'],
  ]);
});

test('it is stepped back and forth, and a touch on the board comes back to now', async () => {
  const { recap, model, shown } = told([step(1, true), step(2, true), step(3, true)]);
  expect([recap.done, recap.marks.value.length]).toEqual([3, 3]);
  recap.go(1);
  await vi.advanceTimersByTimeAsync(0);
  expect([recap.done, recap.marks.value.length, shown.value.made]).toEqual([1, 1, 1]);
  recap.go(0);
  await vi.advanceTimersByTimeAsync(0);
  expect([recap.done, shown.value.made]).toEqual([0, 0]);
  await model.controller.touch({ name: 'area', word: '1' });
  expect([recap.done, recap.position.value, shown.value.made]).toEqual([3, null, 3]);
});

test('nothing is done to the match while somebody looks back', async () => {
  const { recap, model, moment } = told([step(1, true), step(2, true)]);
  recap.go(1);
  await vi.advanceTimersByTimeAsync(0);
  await model.controller.do('end');
  expect(moment.value.made).toBe(2);
});

test('watched again, it goes through every entry and ends now', async () => {
  const { recap, shown } = told([step(1, true), { ...step(2, true), last: 3 }]);
  const seen: number[] = [];
  shown.subscribe(({ made }) => void seen.push(made));
  void recap.watchAgain();
  expect(recap.isPlaying.value).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen).toEqual([2, 0, 1, 2]);
  expect([recap.isPlaying.value, recap.position.value]).toEqual([false, null]);
});

test('its arrows fade with the first own action, and come back when it is watched again or taken back', () => {
  const { recap, moment } = told([step(1, true), step(2, true)]);
  expect(recap.isDrawn).toBe(true);
  moment.value = { ...momentOf(['end'], [], 3), hasActed: true };
  expect(recap.isDrawn).toBe(false);
  void recap.watchAgain();
  recap.stop();
  expect(recap.isDrawn).toBe(true);
  moment.value = { ...momentOf(['end'], [], 4), hasActed: true };
  expect(recap.isDrawn).toBe(false);
  moment.value = momentOf(['end'], [], 5);
  expect(recap.isDrawn).toBe(true);
});

test('hidden, lines and arrows are gone until it is shown again', () => {
  const { recap } = told([step(1, true)]);
  recap.hide();
  expect([recap.isHidden, recap.isDrawn]).toEqual([true, false]);
  recap.unfold();
  expect([recap.isHidden, recap.isDrawn]).toEqual([false, true]);
});
