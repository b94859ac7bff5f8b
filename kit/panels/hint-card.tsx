import type { Hint } from '@kurgan/host';
import type { JSX } from 'preact';
import { words } from '../en.ts';
import { panelWords } from '../en-panels.ts';
import { percent } from '../figures.ts';
import type { AnswersProps } from './answers.tsx';
import { CloseButton } from './close-button.tsx';

/** Reasons for the action: the plan it belongs to, a fact of the position, and the search's rating against the next best. */
export function reasonOf({ because, estimate, plan }: Hint): string {
  const rating =
    estimate === null
      ? ''
      : panelWords.estimate(percent(estimate.chance), Math.round(100 * (estimate.chance - estimate.next)));
  return [plan?.line, because, rating].filter(Boolean).join(' ');
}

/** The best bot's choice and the reasons for it. The map marks the same action. */
export function HintCard({ controller, describe }: AnswersProps): JSX.Element | null {
  const asked = controller.hint.value;
  const choice = controller.hinted;
  if (asked === null) return null;
  return (
    <section class="hint-card" role="status" aria-label={words.hint}>
      <h3>{words.hint}</h3>
      {asked.state === 'thinking' && <p>{panelWords.thinking}</p>}
      {asked.state === 'none' && <p>{panelWords.noHint}</p>}
      {asked.state === 'there' && choice !== null && (
        <>
          <p>
            <b>{describe(choice)}.</b> {reasonOf(asked.hint)}
          </p>
          <button type="button" class="action" data-hint={choice.text} onClick={() => void controller.do(choice.text)}>
            {panelWords.doIt}
          </button>
        </>
      )}
      <CloseButton onClose={() => controller.back()} />
    </section>
  );
}
