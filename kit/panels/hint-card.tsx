import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Controller } from '../controller.ts';
import { words } from '../en.ts';
import type { AnswersProps } from './answers.tsx';
import { CloseButton } from './close-button.tsx';

/** Why the bot would do it: its own words, or the game's. */
function useReason({ hint, hinted, session }: Controller, because: AnswersProps['because']): string {
  const given = hint.value?.state === 'there' ? hint.value.hint.because : '';
  const [reason, setReason] = useState('');
  useEffect(() => {
    setReason(given);
    if (hinted === null || given !== '') return;
    let isHere = true;
    const think = async (): Promise<void> => {
      const [odds = null] = await session.odds([hinted.text]);
      if (isHere) setReason(because(hinted, odds));
    };
    void think();
    return () => {
      isHere = false;
    };
  }, [hinted, given, because]);
  return reason;
}

/** What the bot would do, and why, in one sentence. On the map the same action is marked. */
export function HintCard({ controller, describe, because }: AnswersProps): JSX.Element | null {
  const asked = controller.hint.value;
  const choice = controller.hinted;
  const reason = useReason(controller, because);
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
