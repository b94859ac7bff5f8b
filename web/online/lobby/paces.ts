import type { Pace } from '@kurgan/wire';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Uncounted time that each wait of a live match begins with. */
const GRACE = 15_000;

/** Minutes in the bank of a live match. */
export const LIVE_BANKS = [15, 30, 60] as const;
/** Days in the bank and hours gained with each turn handed over; the last is so long a move. */
export const MAIL_BANKS = [
  { days: 3, hours: 4 },
  { days: 5, hours: 12 },
  { days: 10, hours: 36 },
  { days: 21, hours: 21 * 24 },
] as const;

export const livePace = (minutes: number): Pace => ({ kind: 'live', bank: minutes * MINUTE, grace: GRACE });

export const mailPace = (days: number, hours: number, weekends: boolean): Pace => ({
  kind: 'mail',
  bank: days * DAY,
  gain: hours * HOUR,
  cap: days * DAY,
  weekends,
});

export const usualPace = (kind: Pace['kind']): Pace =>
  kind === 'free' ? { kind } : kind === 'live' ? livePace(30) : mailPace(5, 12, false);

export const minutesOf = (bank: number): number => Math.round(bank / MINUTE);
export const hoursOf = (gain: number): number => Math.round(gain / HOUR);
export const daysOf = (bank: number): number => Math.round(bank / DAY);
