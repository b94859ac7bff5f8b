import type { Touch } from '@kurgan/kit';
import type { LessonStep } from '@kurgan/kit/lesson';
import type { RuleId } from '../../rules/rule-ids.ts';

/** A page of the Volga lesson: it can only cite rules that exist. */
export interface Page extends LessonStep {
  readonly rules: readonly RuleId[];
}

export const area = (id: number): Touch => ({ name: 'area', word: String(id) });
export const button = (action: string): Touch => ({ name: 'action', word: action });
/** A part of the table that is marked with its name. */
export const panel = (word: 'morale' | 'ground' | 'support' | 'odds' | 'dice' | 'ribbon' | 'off-map'): Touch => ({
  name: 'panel',
  word,
});

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
