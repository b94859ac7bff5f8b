import './answers.css';
import type { JSX } from 'preact';
import type { AnswersProps } from './answers.tsx';
import { HintCard } from './hint-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { WhyNotPopover } from './why-not.tsx';

export const AnswerCards = ({ controller, describe, because }: AnswersProps): JSX.Element => (
  <>
    <HintCard controller={controller} describe={describe} because={because} />
    <QuestionCard controller={controller} />
    <WhyNotPopover controller={controller} describe={describe} />
  </>
);
