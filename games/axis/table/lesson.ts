import type { LessonScript } from '@kurgan/kit/lesson';
import { FIRST_ROUND, type Page } from './lesson/first-round.ts';

/**
 * The first round of the Race as the Axis, in about ten minutes. The seed was searched for: Kalach falls for two infantry, an
 * assault gun hits a tank at Abganerovo Station, and both old battles go on.
 */
export const LESSON: LessonScript & { readonly steps: readonly Page[] } = {
  scenario: 'race',
  seed: 'lesson 41',
  players: { allies: 'recruit' },
  steps: FIRST_ROUND,
  notNow: 'The rules allow it, but this page of the lesson asks for something else. Leave the lesson to play freely.',
};
