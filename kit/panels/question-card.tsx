import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Controller } from '../controller.ts';
import { panelWords } from '../en-panels.ts';

/** Asked before an action that leaves something useful undone. */
export function QuestionCard({ controller }: { readonly controller: Controller }): JSX.Element | null {
  const question = controller.question.value;
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (question !== null) stay.current?.focus();
  }, [question]);
  if (question === null) return null;
  return (
    <section class="question-card" role="alertdialog" aria-label={question.text}>
      <p>{question.text}</p>
      <button ref={stay} type="button" class="action" onClick={() => controller.back()}>
        {panelWords.goBack}
      </button>
      <button type="button" class="action primary" onClick={() => void controller.do(question.choice.text)}>
        {panelWords.anyway}
      </button>
    </section>
  );
}
