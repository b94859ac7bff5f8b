import type { LogLine } from '@kurgan/host';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Beats, PACES, type Pace } from '../beats.ts';
import { momentOf, scripted } from './moments.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (after: number): LogLine => ({ after, text: `line ${after}`, rule: '', event: { event: 'test' } });

function table(pace: Pace = 'normal') {
  const { session, moment } = scripted([[]]);
  const log = signal<readonly LogLine[]>([]);
  const beats = new Beats(() => pace);
  let isOwn = false;
  beats.follow({ ...session, log }, () => isOwn);
  return {
    beats,
    go(made: number, lines: readonly number[] = [made]) {
      log.value = lines.map(line);
      moment.value = momentOf([], [], made);
    },
    own(made: number) {
      isOwn = true;
      this.go(made);
    },
  };
}

/** True if everything has been seen after a while. */
async function isSeenAfter(beats: Beats, time: number): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(time);
  return beats.now.value === null;
}

test.each(['slow', 'normal'] as const)(
  'what another does stays in sight as long as the pace asks: %s',
  async (pace) => {
    const { beats, go } = table(pace);
    go(1);
    expect(beats.now.value).toMatchObject({ made: 1, lines: [{ after: 1 }] });
    expect(await isSeenAfter(beats, PACES[pace] - 1)).toBe(false);
    expect(await isSeenAfter(beats, 1)).toBe(true);
  },
);

test('at once nothing is waited for', async () => {
  const { beats, go } = table('instant');
  go(1);
  expect(await isSeenAfter(beats, 0)).toBe(true);
});

test('an own action takes no longer than its slide', async () => {
  const mine = table('slow');
  mine.own(1);
  expect(await isSeenAfter(mine.beats, 249)).toBe(false);
  expect(await isSeenAfter(mine.beats, 1)).toBe(true);
});

test('a run of small actions picks up speed: fifty moves take at most 8 seconds', async () => {
  const { beats, go } = table();
  beats.quicken(({ after }) => after <= 50);
  const durations: number[] = [];
  for (let made = 1; made <= 52; made++) {
    const since = Date.now();
    go(made, [made]);
    const seen = beats.seen().then(() => durations.push(Date.now() - since));
    await vi.advanceTimersByTimeAsync(PACES.normal);
    await seen;
  }
  const run = durations.slice(0, 50);
  expect(run.slice(0, 2)).toEqual([PACES.normal, PACES.normal / 2]);
  expect(Math.min(...run)).toBeGreaterThan(100);
  expect(run.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(8000);
  expect(durations.slice(50)).toEqual([PACES.normal, PACES.normal]);
});

test('a scene holds its beat open, and whoever waits goes on when it is over', async () => {
  const { beats, go } = table();
  go(1);
  const release = beats.hold();
  const seen = vi.fn();
  void beats.seen().then(seen);
  await vi.advanceTimersByTimeAsync(PACES.normal * 3);
  expect(seen).not.toHaveBeenCalled();
  release();
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalledOnce();
});

test('a click hurries on: the scene is told, and nobody waits for it', async () => {
  const { beats, go } = table();
  go(1);
  const release = beats.hold();
  const { hurried } = beats.now.value ?? {};
  beats.hurry();
  expect(hurried?.aborted).toBe(true);
  await beats.seen();
  go(2, [1, 2]);
  release(); // late, and of another beat
  expect(beats.now.value).toMatchObject({ made: 2, lines: [{ after: 2 }] });
});

test('the next entry takes the place of the one before', async () => {
  const { beats, go } = table();
  go(1);
  go(2, [1, 2]);
  expect(await isSeenAfter(beats, PACES.normal - 1)).toBe(false);
  expect(await isSeenAfter(beats, 1)).toBe(true);
});

test('a jump, a step back and an entry that adds nothing to the log are no beats', () => {
  const { beats, go } = table();
  for (const [made, lines] of [
    [5, [1, 5]],
    [4, [1, 4]],
    [5, [1]],
  ] as const) {
    go(made, lines);
    expect(beats.now.value).toBeNull();
  }
});
