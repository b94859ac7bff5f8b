import type { LogLine } from '@kurgan/host';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../scene/outcome.ts';
import { LANDING, Stage, TELLING } from '../scene/stage.ts';
import { momentOf, scripted } from './moments.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outcome = (after: number): Outcome => ({
  key: String(after),
  after,
  at: null,
  title: '',
  groups: [],
  need: '',
  stamp: 'Hit',
  tone: 'hit',
  told: '',
  losses: [{ seat: 'german', who: `who fell in ${after}`, from: 'from the hand' }],
});

const readRolls = (lines: readonly LogLine[]): readonly Outcome[] =>
  lines.flatMap(({ after, event }) => (event.event === 'roll' ? [outcome(after)] : []));

/** A stage on which every line `roll` throws dice. */
function staged(mayMove = true) {
  const { session, moment } = scripted([['fight']]);
  const log = signal<readonly LogLine[]>([]);
  const stage = new Stage(
    {
      ...session,
      log,
      async act() {
        go('roll');
        return null;
      },
    },
    () => mayMove,
  );
  stage.readWith(readRolls);
  let made = 0;
  function go(event: string, choices: readonly string[] = ['fight'], more: object = {}): void {
    made++;
    log.value = [...log.value, { after: made, text: event, rule: '', event: { event } }];
    moment.value = { ...momentOf(choices, [], made), ...more };
  }
  const shown = () => [stage.moment.value.made, stage.log.value.length, stage.scene.value.phase];
  return { stage, go, shown };
}

test('nothing on the table tells how dice fell before they lie', async () => {
  const { go, shown } = staged();
  go('roll');
  expect(shown()).toEqual([0, 0, 'rolling']);
  await vi.advanceTimersByTimeAsync(LANDING);
  expect(shown()).toEqual([1, 1, 'stamping']);
  await vi.advanceTimersByTimeAsync(TELLING);
  expect(shown()).toEqual([1, 1, 'still']);
  expect(LANDING + TELLING).toBeLessThanOrEqual(1500);
});

test('a click or a key ends the scene at once, and bots wait no longer', async () => {
  const { stage, go, shown } = staged();
  go('roll');
  const seen = vi.fn();
  void stage.beats.seen().then(seen);
  await vi.advanceTimersByTimeAsync(LANDING - 1);
  expect(seen).not.toHaveBeenCalled();
  stage.beats.hurry();
  expect(shown()).toEqual([1, 1, 'still']);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalledOnce();
});

test('with motion off the final picture is there at once', () => {
  const { go, shown } = staged(false);
  go('roll');
  expect(shown()).toEqual([1, 1, 'still']);
});

test('an action is done when the table shows what came of it', async () => {
  const { stage } = staged();
  const done = vi.fn();
  void stage.act('fight').then(done);
  await vi.advanceTimersByTimeAsync(LANDING - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(null);
});

test('what happens during a scene waits its turn', async () => {
  const { go, shown } = staged();
  go('roll');
  go('move');
  go('roll');
  expect(shown()).toEqual([0, 0, 'rolling']);
  await vi.advanceTimersByTimeAsync(LANDING + TELLING);
  expect(shown()).toEqual([2, 2, 'rolling']);
  await vi.advanceTimersByTimeAsync(LANDING + TELLING);
  expect(shown()).toEqual([3, 3, 'still']);
});

test('a result stands until the next action', () => {
  const { stage, go } = staged(false);
  go('roll');
  expect(stage.scene.value.outcomes).toHaveLength(1);
  stage.dismiss();
  expect(stage.scene.value).toMatchObject({ outcomes: [{ stamp: 'Hit' }], phase: 'closed' });
  go('move');
  expect(stage.scene.value.outcomes).toEqual([]);
});

test('other eyes never see what the last ones saw', () => {
  const { stage, go } = staged();
  go('roll', [], { seat: 'soviet' });
  expect(stage.moment.value).toMatchObject({ made: 1, seat: 'soviet' });
});

test('a page that is loaded again tells the losses again, unless the player has acted since', () => {
  const { stage, go } = staged(false);
  go('roll', []);
  go('move', ['fight'], { since: 0 });
  const reloaded = new Stage(stage);
  reloaded.readWith(readRolls);
  expect(reloaded.fallen.value).toMatchObject([{ who: 'who fell in 1' }]);
  go('move', ['fight'], { since: 0, hasActed: true });
  const later = new Stage(stage);
  later.readWith(readRolls);
  expect(later.fallen.value).toEqual([]);
});

test('losses of the other turn are told when the player is to decide, and no longer than that', () => {
  const { stage, go } = staged(false);
  go('roll', []);
  go('move', [], { since: 0 });
  expect(stage.fallen.value).toEqual([]);
  go('move', ['fight'], { since: 0 });
  expect(stage.fallen.value).toMatchObject([{ who: 'who fell in 1' }]);
  go('move', ['fight'], { since: 0, hasActed: true });
  expect(stage.fallen.value).toEqual([]);
});
