import type { LessonScript } from '@kurgan/kit/lesson';
import { FIRST_ROUNDS } from './lesson/first-rounds.ts';
import { LAST_ROUNDS } from './lesson/last-rounds.ts';
import type { Page } from './lesson/page.ts';

/**
 * Four rounds in about ten minutes. The seed was searched for: the hands allow the whole script, and the first shot of each side hits.
 */
export const LESSON: LessonScript & { readonly steps: readonly Page[] } = {
  scenario: '1',
  seed: 'lesson 287553',
  players: { german: 'recruit' },
  steps: [...FIRST_ROUNDS, ...LAST_ROUNDS],
  notNow: 'The rules allow it, but this page of the lesson asks for something else. Leave the lesson to play freely.',
};
