import type { JSX } from 'preact';
import type { Controller } from '../controller.ts';
import { words } from '../en.ts';
import type { Choice } from '../session/index.ts';
import { CloseButton } from './close-button.tsx';

interface Props {
  readonly controller: Controller;
  describe(choice: Choice): string;
}

/** What the bot would do, and why, in one sentence. On the map the same action is marked. */
export function HintCard({ controller, describe }: Props): JSX.Element | null {
  const asked = controller.hint.value;
  if (asked === null) return null;
  const choice = controller.hinted;
  return (
    <section class="hint-card" role="status" aria-label={words.hint}>
      <h3>{words.hint}</h3>
      {asked.state === 'thinking' && <p>{words.thinking}</p>}
      {asked.state === 'none' && <p>{words.noHint}</p>}
      {asked.state === 'there' && choice !== null && (
        <>
          <p>
            <b>{describe(choice)}.</b> {asked.hint.because}
          </p>
          <button type="button" class="action" onClick={() => void controller.do(choice.text)}>
            {words.doIt}
          </button>
        </>
      )}
      <CloseButton onClose={() => controller.back()} />
    </section>
  );
}
