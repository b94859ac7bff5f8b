import type { LessonScript } from '@kurgan/kit/lesson';
import { BASICS } from './lesson/basics.ts';
import type { Page } from './lesson/page.ts';
import { NEW, WHAT_IS_NEW } from './lesson/what-is-new.ts';

/**
 * A round of basics, then what Normandy does not have. The seed was searched for: the hands allow the whole script, and the shots
 * fall as the pages tell.
 */
export const LESSON: LessonScript & { readonly steps: readonly Page[] } = {
  scenario: '011',
  seed: 'lesson 172706',
  players: { german: 'recruit' },
  steps: [...BASICS, ...NEW],
  shortcut: { label: 'I know Undaunted: Normandy', to: WHAT_IS_NEW },
  notNow: 'The rules allow it, but this page of the lesson asks for something else. Leave the lesson to play freely.',
};
