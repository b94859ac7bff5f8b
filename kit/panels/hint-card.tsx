import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Controller } from '../controller.ts';
import { words } from '../en.ts';
import type { Choice } from '../session/index.ts';
import { CloseButton } from './close-button.tsx';

interface Props {
  readonly controller: Controller;
  describe(choice: Choice): string;
  /** A reason for an action, in case the bot gives none. */
  because(choice: Choice): Promise<string>;
}

/** Why the bot would do it: its own words, or the game's. */
function useReason(choice: Choice | null, given: string, because: Props['because']): string {
  const [reason, setReason] = useState('');
  useEffect(() => {
    setReason(given);
    if (choice !== null && given === '') void because(choice).then(setReason);
  }, [choice, given, because]);
  return reason;
}

/** What the bot would do, and why, in one sentence. On the map the same action is marked. */
export function HintCard({ controller, describe, because }: Props): JSX.Element | null {
  const asked = controller.hint.value;
  const choice = controller.hinted;
  const reason = useReason(choice, asked?.state === 'there' ? asked.hint.because : '', because);
  if (asked === null) return null;
  return (
    <section class="hint-card" role="status" aria-label={words.hint}>
      <h3>{words.hint}</h3>
      {asked.state === 'thinking' && <p>{words.thinking}</p>}
      {asked.state === 'none' && <p>{words.noHint}</p>}
      {asked.state === 'there' && choice !== null && (
        <>
          <p>
            <b>{describe(choice)}.</b> {reason}
          </p>
          <button type="button" class="action" data-hint={choice.text} onClick={() => void controller.do(choice.text)}>
            {words.doIt}
          </button>
        </>
      )}
      <CloseButton onClose={() => controller.back()} />
    </section>
  );
}
