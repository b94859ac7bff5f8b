import { CloseButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import { words } from '../language/index.ts';
import { tableWords } from '../language/table.ts';
import { troubleWords } from '../language/trouble.ts';
import { saveMatch } from '../parts/save-file.ts';
import type { WorkerSession } from '../session/worker-session.ts';

/** Lines of what was missed that are told. */
const TOLD = 3;

/** Warnings about storage and connection, one line each over the table. */
export function SafetyLines({ session }: { readonly session: WorkerSession }): JSX.Element {
  const play = tableWords.play;
  const unsaved = session.unsaved.value;
  const trouble = session.trouble.value;
  const missed = session.missed.value;
  return (
    <>
      {unsaved !== null && (
        <p>
          {play.unsaved[unsaved]}
          <button class="button small" type="button" onClick={() => void saveMatch(session)}>
            {play.save}
          </button>
        </p>
      )}
      {missed !== null && (
        <p>
          {play.missed}{' '}
          {missed
            .slice(-TOLD)
            .map(({ text }) => text)
            .join(' ')}
          <CloseButton onClose={() => (session.missed.value = null)} />
        </p>
      )}
      {trouble !== null && (
        <p>
          {troubleWords[trouble.kind].title}. {troubleWords[trouble.kind].text}
          <button class="button small" type="button" onClick={() => location.reload()}>
            {words.reload}
          </button>
          <CloseButton onClose={() => (session.trouble.value = null)} />
        </p>
      )}
    </>
  );
}
