import type { Odds } from '@kurgan/engine';
import type { Choice } from '@kurgan/host';
import type { JSX } from 'preact';
import type { Controller } from '../controller.ts';
import { lazy } from '../lazy.tsx';

const AnswerCards = lazy(async () => (await import('./answer-cards.tsx')).AnswerCards);

export interface AnswersProps {
  readonly controller: Controller;
  describe(choice: Choice): string;
  /** A reason for an action, in case the bot gives none. */
  because(choice: Choice, odds: Odds | null): Promise<string>;
}

/** What a table answers to those who ask: a hint, a question in return, or why not. Fetched with the first answer. */
export function Answers(props: AnswersProps): JSX.Element | null {
  const { hint, question, refused } = props.controller;
  const isAsked = hint.value !== null || question.value !== null || refused.value !== null;
  return isAsked ? <AnswerCards {...props} /> : null;
}
