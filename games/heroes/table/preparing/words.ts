import type { Refusal } from '@kurgan/engine';

/** The reason a face of a board can't lie on the next place. */
export const boardReason = ({ facts }: Pick<Refusal, 'facts'>): string =>
  'board used' in facts
    ? 'This board lies on the battlefield already.'
    : 'It ends in the river, so it may lie only in the last row.';
