import type { ClockSeen, Pace } from '@kurgan/wire';

/** A seat's time: milliseconds in the bank, and when the present wait for it began. */
export interface Clock {
  readonly bank: number;
  readonly since: number | null;
}

const DAY = 86_400_000;
const THURSDAY = 4; // 1 January 1970

/** Milliseconds of Saturdays and Sundays (UTC) up to a time. */
function weekendBefore(time: number): number {
  const days = Math.floor(time / DAY) + THURSDAY; // days since a Sunday
  const weeks = Math.floor(days / 7);
  const inWeek = days % 7; // 0 is a Sunday, 6 a Saturday
  const whole = weeks * 2 * DAY + (inWeek > 0 ? DAY : 0);
  return whole + (inWeek === 0 || inWeek === 6 ? time % DAY : 0);
}

/** Milliseconds between two times that count. */
function counted(pace: Pace, from: number, to: number): number {
  if (pace.kind === 'free') return 0;
  const passed = Math.max(0, to - from);
  if (pace.kind === 'live') return Math.max(0, passed - pace.grace);
  return pace.weekends ? Math.max(0, passed - (weekendBefore(to) - weekendBefore(from))) : passed;
}

export const newClock = (pace: Pace): Clock => ({ bank: pace.kind === 'free' ? 0 : pace.bank, since: null });

/** A wait for the seat begins. */
export const started = (clock: Clock, now: number): Clock => ({ ...clock, since: now });

/** The wait ends: its time comes off the bank, and a turn that is handed over adds to it. */
export function stopped(pace: Pace, { bank, since }: Clock, now: number, isHandedOver: boolean): Clock {
  if (since === null) return { bank, since };
  const left = Math.max(0, bank - counted(pace, since, now));
  if (pace.kind !== 'mail' || !isHandedOver) return { bank: left, since: null };
  return { bank: Math.max(left, Math.min(pace.cap, left + pace.gain)), since: null };
}

/** The clock as if nothing had passed between two moments: nobody could play then. */
export function resumed(pace: Pace, clock: Clock, from: number, to: number): Clock {
  const { bank, since } = clock;
  if (since === null || pace.kind === 'free') return clock;
  if (since >= from) return { bank, since: Math.max(since, to) };
  if (pace.kind === 'live') return { bank, since: since + to - from }; // its grace doesn't begin anew
  return started(stopped(pace, clock, from, false), to);
}

/** When time runs out; null when it doesn't run. */
export function dueOf(pace: Pace, { bank, since }: Clock): number | null {
  if (since === null || pace.kind === 'free') return null;
  if (pace.kind === 'live') return since + pace.grace + bank;
  if (!pace.weekends) return since + bank;
  let due = since;
  for (let left = bank; left > 0; ) {
    const day = Math.floor(due / DAY) + THURSDAY; // days since a Sunday
    const inWeek = day % 7;
    if (inWeek === 0 || inWeek === 6) {
      due = (day + (inWeek === 0 ? 1 : 2) - THURSDAY) * DAY;
      continue;
    }
    const saturday = (day + 6 - inWeek - THURSDAY) * DAY;
    const step = Math.min(left, saturday - due);
    due += step;
    left -= step;
  }
  return due;
}

export const clockSeen = (pace: Pace, clock: Clock): ClockSeen | null =>
  pace.kind === 'free' ? null : { ...clock, due: dueOf(pace, clock) };

/** Clocks after an entry: whoever acted or is no longer waited for stops, whoever is asked anew starts. */
export function clocksAfter(
  pace: Pace,
  clocks: Readonly<Record<string, Clock>>,
  actor: string,
  waiting: readonly string[],
  now: number,
): Record<string, Clock> {
  return Object.fromEntries(
    Object.entries(clocks).map(([seat, clock]) => {
      const isAsked = waiting.includes(seat);
      if (isAsked && clock.since !== null && seat !== actor) return [seat, clock];
      const rest = stopped(pace, clock, now, !isAsked);
      return [seat, isAsked ? started(rest, now) : rest];
    }),
  );
}
