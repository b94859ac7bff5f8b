import type { Pace } from '@kurgan/wire';
import { onlineWords } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The paces a challenge offers. */
export const PACES: Readonly<Record<Pace['kind'], Pace>> = {
  free: { kind: 'free' },
  live: { kind: 'live', bank: 30 * MINUTE, grace: 15_000 },
  mail: { kind: 'mail', bank: 5 * DAY, gain: 12 * HOUR, cap: 10 * DAY, weekends: false },
};

export const paceWords = ({ kind }: Pace): string => onlineWords.value.paces[kind].about;

/** Time left, as a clock shows it. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
  const seconds = Math.floor((left % MINUTE) / 1000);
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, '0')}`;
}
