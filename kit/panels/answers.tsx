import './answers.css';
import type { Choice } from '@kurgan/host';
import type { JSX } from 'preact';
import type { Controller } from '../controller.ts';
import { HintCard } from './hint-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { WhyNotPopover } from './why-not.tsx';

export interface AnswersProps {
  readonly controller: Controller;
  describe(choice: Choice): string;
}

/** Answers at a table: a hint, a question, or why something is not legal. */
export const Answers = (props: AnswersProps): JSX.Element => (
  <>
    <HintCard {...props} />
    <QuestionCard controller={props.controller} />
    <WhyNotPopover {...props} />
  </>
);
