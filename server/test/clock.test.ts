import type { Pace } from '@kurgan/wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Clock, clocksAfter, dueOf, newClock, started, stopped } from '../matches/clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONDAY = Date.UTC(2026, 10, 16);
const live: Pace = { kind: 'live', bank: 30 * 60_000, grace: 15_000 };
const mail: Pace = { kind: 'mail', bank: 3 * DAY, gain: 4 * HOUR, cap: 5 * DAY, weekends: false };
const slow: Pace = { ...mail, weekends: true };

const times = fc.integer({ min: MONDAY, max: MONDAY + 60 * DAY });
const passes = fc.integer({ min: 0, max: 20 * DAY });

test('the grace of a live wait costs nothing and cannot be saved', () => {
  const clock = started(newClock(live), MONDAY);
  expect(stopped(live, clock, MONDAY + 15_000, true).bank).toBe(30 * 60_000);
  expect(stopped(live, clock, MONDAY + 16_000, true).bank).toBe(30 * 60_000 - 1000);
  expect(dueOf(live, clock)).toBe(MONDAY + 15_000 + 30 * 60_000);
});

test('handing over the turn adds the gain of a mail clock, up to its cap', () => {
  const clock = started(newClock(mail), MONDAY);
  expect(stopped(mail, clock, MONDAY + HOUR, true).bank).toBe(3 * DAY - HOUR + 4 * HOUR);
  expect(stopped(mail, clock, MONDAY + HOUR, false).bank).toBe(3 * DAY - HOUR);
  expect(stopped(mail, { bank: 5 * DAY, since: MONDAY }, MONDAY, true).bank).toBe(5 * DAY);
});

test('a weekend does not count where weekends are off', () => {
  const friday = MONDAY + 4 * DAY + 12 * HOUR;
  const clock = started(newClock(slow), friday);
  expect(stopped(slow, clock, friday + 3 * DAY, false).bank).toBe(3 * DAY - DAY);
  expect(dueOf(slow, clock)).toBe(friday + 5 * DAY);
});

test('time used and time left add up, but for gains', () => {
  fc.assert(
    fc.property(fc.constantFrom(live, mail, slow), times, passes, (pace, since, passed) => {
      const before = started(newClock(pace), since);
      const after = stopped(pace, before, since + passed, false);
      expect(after.bank).toBeLessThanOrEqual(before.bank);
      expect(before.bank - after.bank).toBeLessThanOrEqual(passed);
    }),
  );
});

test('pauses never add time, and the flag falls exactly when the bank is empty', () => {
  fc.assert(
    fc.property(fc.constantFrom(live, mail, slow), times, fc.integer({ min: 0, max: 4 * DAY }), (pace, since, bank) => {
      const clock: Clock = { bank, since };
      const due = dueOf(pace, clock);
      if (due === null) throw new Error('it runs');
      expect(due).toBeGreaterThanOrEqual(since + bank);
      expect(stopped(pace, clock, due, false).bank).toBe(0);
      if (bank > 0) expect(stopped(pace, clock, due - 1, false).bank).toBe(1);
    }),
  );
});

test('an entry stops the clock of who acted and starts those who are asked anew', () => {
  const clocks = { white: started(newClock(live), MONDAY), black: newClock(live) };
  const later = MONDAY + 60_000;
  const handed = clocksAfter(live, clocks, 'white', ['black'], later);
  expect(handed.white).toEqual({ bank: 30 * 60_000 - 45_000, since: null });
  expect(handed.black).toEqual({ bank: 30 * 60_000, since: later });
  // While both choose, the other's wait goes on as it was.
  const both = clocksAfter(live, { white: clocks.white, black: clocks.white }, 'white', ['white', 'black'], later);
  expect(both.white?.since).toBe(later);
  expect(both.black).toEqual(clocks.white);
});

/** A course of a match: who acts, who is asked after that, and when. */
const courses = fc.array(
  fc.record({
    actor: fc.constantFrom('white', 'black'),
    waiting: fc.constantFrom<readonly string[]>(['white'], ['black'], ['white', 'black']),
    passed: fc.integer({ min: 0, max: 2 * DAY }),
  }),
  { maxLength: 40 },
);

test('over any course of a match, time used and time left add up to the bank and the gains, and no bank is below zero', () => {
  fc.assert(
    fc.property(fc.constantFrom(live, mail, slow), courses, times, (pace, course, start) => {
      let clocks: Record<string, Clock> = { white: started(newClock(pace), start), black: newClock(pace) };
      let now = start;
      for (const { actor, waiting, passed } of course) {
        now += passed;
        const before = clocks;
        clocks = clocksAfter(pace, clocks, actor, waiting, now);
        for (const seat of ['white', 'black']) {
          const [was, is] = [before[seat], clocks[seat]];
          if (was === undefined || is === undefined) throw new Error('a clock is gone');
          const isHandedOver = was.since !== null && !waiting.includes(seat);
          const most = pace.kind === 'mail' && isHandedOver ? pace.gain : 0;
          expect(is.bank).toBeGreaterThanOrEqual(0);
          expect(is.bank).toBeLessThanOrEqual(was.bank + most);
          if (pace.kind === 'mail') expect(is.bank).toBeLessThanOrEqual(Math.max(was.bank, pace.cap));
          // It costs no more than the time that really passed, and nothing while nobody waits.
          const used = was.since === null ? 0 : now - was.since;
          expect(is.bank).toBeGreaterThanOrEqual(Math.max(0, was.bank - used));
          if (was.since === null) expect(is.bank).toBe(was.bank);
          // A clock runs exactly while its seat is waited for, and its flag falls no sooner than its bank allows.
          expect(is.since !== null).toBe(waiting.includes(seat));
          const due = dueOf(pace, is);
          if (due !== null) expect(due).toBeGreaterThanOrEqual((is.since ?? 0) + is.bank);
        }
      }
    }),
  );
});

test('waiting in pieces costs a mail clock as much as waiting at once, weekends or not', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(mail, slow),
      times,
      fc.array(fc.integer({ min: 0, max: DAY }), { maxLength: 8 }),
      (pace, from, pieces) => {
        const bank = 60 * DAY;
        let clock: Clock = { bank, since: from };
        let now = from;
        for (const piece of pieces) {
          now += piece;
          clock = started(stopped(pace, clock, now, false), now);
        }
        expect(clock.bank).toBe(stopped(pace, { bank, since: from }, now, false).bank);
      },
    ),
  );
});
