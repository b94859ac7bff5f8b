import type { Touch } from '@kurgan/kit';
import { type LessonStep, type PageWords, task } from '@kurgan/kit/lesson';
import type { RuleId } from '../../../stalingrad/rule-ids.ts';

/** A page of the lesson: it can only cite rules that exist. */
export type Page = LessonStep<RuleId>;

export const tile = (word: string): Touch => ({ name: 'tile', word });
/** A part of the table that is marked with its name. */
export const panel = (
  word: 'objectives' | 'points-soviet' | 'units' | 'supply' | 'hand' | 'bids' | 'piles' | 'dice' | 'enemy' | 'play',
): Touch => ({ name: 'panel', word });

/** The enemy acts by himself, action by action. */
export const watch = (words: PageWords<RuleId> & { readonly actions: readonly string[] }): Page =>
  task({
    ...words,
    actions: words.actions.map((action) => `german: ${action}`),
    hint: 'Nothing to do but watch.',
  });
