import type { Touch } from '@kurgan/kit';
import type { LessonStep } from '@kurgan/kit/lesson';
import type { RuleId } from '../../normandy/rule-ids.ts';

/** A page of the lesson: it can only cite rules that exist. */
export interface Page extends LessonStep {
  readonly rules: readonly RuleId[];
}

export const tile = (word: string): Touch => ({ name: 'tile', word });
/** A part of the table that is marked with its name. */
export const panel = (
  word:
    | 'objectives'
    | 'points-us'
    | 'units'
    | 'supply'
    | 'hand'
    | 'ribbon'
    | 'bids'
    | 'piles'
    | 'dice'
    | 'enemy'
    | 'play',
): Touch => ({ name: 'panel', word });

interface Words {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly RuleId[];
  readonly point?: readonly Touch[];
}

interface Task extends Words {
  readonly actions: readonly string[];
  readonly anyOrder?: boolean;
  readonly hint: string;
}

export const read = (words: Words): Page => ({ point: [], ...words, actions: [], hint: '' });
export const task = (words: Task): Page => ({ point: [], ...words });
/** The enemy acts by himself, action by action. */
export const watch = (words: Words & { readonly actions: readonly string[] }): Page => ({
  point: [],
  ...words,
  actions: words.actions.map((action) => `german: ${action}`),
  hint: 'Nothing to do but watch.',
});
