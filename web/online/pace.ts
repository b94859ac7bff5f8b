import type { Pace } from '@kurgan/wire';
import { onlineWords } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A pace in a few words: `live, 30 min`, `5 d +12 h`. */
export const paceWords = (pace: Pace): string => say(pace, onlineWords.paces);

/** The same for somebody who reads it for the first time. */
export function paceInFull(pace: Pace): string {
  const { inFull, weekends } = onlineWords;
  return pace.kind === 'mail' && pace.weekends ? `${say(pace, inFull)}; ${weekends}` : say(pace, inFull);
}

function say(pace: Pace, words: (typeof onlineWords)['paces']): string {
  switch (pace.kind) {
    case 'free':
      return words.free;
    case 'live':
      return words.live(Math.round(pace.bank / MINUTE));
    case 'mail':
      return pace.gain >= pace.bank
        ? words.move(Math.round(pace.bank / DAY))
        : words.mail(Math.round(pace.bank / DAY), Math.round(pace.gain / HOUR));
  }
}

/** Time left, as a clock shows it. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
  const seconds = Math.floor((left % MINUTE) / 1000);
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, '0')}`;
}

/** Time that has passed, roughly: `20 min`, `3 h`, `2 d`; nothing for less than a minute. */
export function spanText(milliseconds: number): string {
  if (milliseconds >= DAY) return `${Math.floor(milliseconds / DAY)} d`;
  if (milliseconds >= HOUR) return `${Math.floor(milliseconds / HOUR)} h`;
  return milliseconds >= MINUTE ? `${Math.floor(milliseconds / MINUTE)} min` : '';
}
