import type { LessonScript } from '@kurgan/kit/lesson';
import { FIRST_TURN } from './lesson/first-turn.ts';
import type { Page } from './lesson/page.ts';
import { SECOND_TURN } from './lesson/second-turn.ts';

/**
 * The whole Turn in about ten minutes. The seed was searched for: Heroes fall to a Success, Guards repulse, Fanatics turn a
 * Success into a Stalemate, the streets cost Morale, and the third try takes the Contested Area.
 */
export const LESSON: LessonScript & { readonly steps: readonly Page[] } = {
  scenario: 'september',
  seed: 'lesson 102435',
  steps: [...FIRST_TURN, ...SECOND_TURN],
  notNow:
    'The rules allow it, but this page of the lesson asks for something else. Leave the lesson to play as you like.',
};
