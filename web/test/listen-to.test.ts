import type { LogLine, Outcome, Scene, Tone } from '@kurgan/kit';
import { expect, test } from 'vitest';
import { type Heard, soundsOf } from '../play/listen-to.ts';

const NOTHING: Scene = { outcomes: [], phase: 'closed' };
const rolled = (tone: Tone, phase: Scene['phase'], losses = 0): Scene => {
  const lost = Array.from({ length: losses }, () => ({ seat: 'us', who: 'Rifleman A', from: 'from the hand' }));
  const outcome: Outcome = {
    key: '2',
    after: 2,
    at: null,
    title: '',
    groups: [],
    need: '',
    stamp: '',
    tone,
    told: '',
    losses: lost,
  };
  return { outcomes: [outcome], phase };
};
const BEFORE: Heard = { made: 1, scene: NOTHING, isAsked: true };
const LINES: readonly LogLine[] = [1, 2].map((after) => ({
  after,
  text: '',
  rule: '',
  event: { event: `moved ${after}` },
}));

const heard = (before: Heard, now: Heard) =>
  soundsOf(before, now, LINES, ({ event }) => (event === 'moved 2' ? 'slide' : 'flip'));

test('dice are heard when they are thrown, once', () => {
  const rolling = { ...BEFORE, scene: rolled('hit', 'rolling') };
  expect(heard(BEFORE, rolling)).toEqual(['dice']);
  expect(heard(rolling, { ...rolling })).toEqual([]);
});

test.each([
  ['hit', 0, ['hit']],
  ['hit', 1, ['loss']],
  ['capture', 1, ['capture']],
  ['miss', 0, []],
] as const)('what dice brought is heard when they lie: %s with %i lost', (tone, losses, sounds) => {
  const rolling = { ...BEFORE, scene: rolled(tone, 'rolling', losses) };
  const told = { ...BEFORE, made: 2, scene: rolled(tone, 'stamping', losses) };
  expect(heard(rolling, told)).toEqual(sounds);
  expect(heard(told, { ...told, scene: rolled(tone, 'still', losses) })).toEqual([]);
});

test('an action without dice has one sound, and the own turn a bell', () => {
  expect(heard(BEFORE, { ...BEFORE, made: 2 })).toEqual(['slide']);
  expect(heard({ ...BEFORE, isAsked: false }, { ...BEFORE, made: 2 })).toEqual(['slide', 'bell']);
});

test('going back is silent', () => {
  expect(heard({ ...BEFORE, made: 2 }, { ...BEFORE, made: 1 })).toEqual([]);
});
