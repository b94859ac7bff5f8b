import './person.css';
import type { SeatSeen } from '@kurgan/wire';
import type { JSX } from 'preact';
import { levelName, listed } from '../catalogue.ts';
import { spanText } from './pace.ts';
import { onlineWords } from './words.ts';

export type Presence = 'here' | 'away' | 'gone' | 'bot';

export const presenceOf = ({ bot, isGone, isPresent }: SeatSeen): Presence =>
  isGone ? 'gone' : bot !== null ? 'bot' : isPresent ? 'here' : 'away';

/** The player was deleted, and no bot plays on. */
export const isDeserted = ({ isGone, bot }: SeatSeen): boolean => isGone && bot === null;

/** Name of whoever holds a seat; null while nobody does. */
export const holderName = (game: string, { player, bot, isGone }: SeatSeen): string | null =>
  player !== null && (!isGone || bot === null) ? player.name : bot === null ? null : levelName(listed(game), bot);

interface FaceProps {
  readonly name: string;
  /** Null for a seat that nobody has taken. */
  readonly presence: Presence | null;
}

/** A person's letter in a disc, with a dot that tells whether its page is open. The word stands beside it. */
export const Face = ({ name, presence }: FaceProps): JSX.Element => (
  <span class="player-face" aria-hidden="true">
    {Array.from(name)[0]?.toUpperCase() ?? '?'}
    {presence !== null && <i class={`presence ${presence}`} />}
  </span>
);

export const presenceWord = (presence: Presence): string => onlineWords[presence];

/** `here`, `away`, or for how long. */
export function whereabouts(seat: SeatSeen, now: number): string {
  const presence = presenceOf(seat);
  return presence === 'away' && seat.awaySince !== null
    ? onlineWords.awayFor(spanText(now - seat.awaySince))
    : presenceWord(presence);
}
