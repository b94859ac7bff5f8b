import type { Touch } from '@kurgan/kit';
import { type LessonStep, type PageWords, task } from '@kurgan/kit/lesson';
import type { RuleId } from '../../rules/rule-ids.ts';

/** A page of the lesson: it can only cite rules that exist. */
export type Page = LessonStep<RuleId>;

/** A counter on the board. */
export const unit = (word: string): Touch => ({ name: 'unit', word });
/** A part of the table that is marked with its name. */
export const panel = (word: 'objectives' | 'hand'): Touch => ({ name: 'panel', word });

/** Both sides pass a window: the one with the Initiative first. */
export const WE_PASS: readonly string[] = ['soviet: pass', 'german: pass'];
export const THEY_PASS: readonly string[] = ['german: pass', 'soviet: pass'];

/** A German unit walks. */
export const march = (...squares: readonly string[]): readonly string[] => [
  'german: move',
  ...squares.map((square) => `german: step ${square}`),
];

/** The enemy acts by himself, action by action. */
export const watch = (words: PageWords<RuleId> & { readonly actions: readonly string[] }): Page =>
  task({ ...words, hint: 'Nothing to do but watch.' });
