import type { Refusal } from '@kurgan/engine';
import type { Seat } from '../../rules/state.ts';

export const SIDE_TITLES: Readonly<Record<Seat, string>> = { soviet: 'The Soviet side', german: 'The German side' };

/** The reason a face of a board can't lie on the next place. */
export const boardReason = ({ facts }: Pick<Refusal, 'facts'>): string =>
  'board used' in facts
    ? 'This board lies on the battlefield already.'
    : 'It ends in the river, so it may lie only in the last row.';
