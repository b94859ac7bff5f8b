import type { Touch } from '@kurgan/kit';
import type { LessonStep } from '@kurgan/kit/lesson';
import type { RuleId } from '../../rules/rule-ids.ts';

/** A page of the lesson: it can only cite rules that exist. */
export type Page = LessonStep<RuleId>;

export const area = (id: number): Touch => ({ name: 'area', word: String(id) });
export const button = (action: string): Touch => ({ name: 'action', word: action });
/** A part of the table that is marked with its name. */
export const panel = (word: 'morale' | 'ground' | 'support' | 'odds' | 'dice' | 'ribbon' | 'off-map'): Touch => ({
  name: 'panel',
  word,
});
