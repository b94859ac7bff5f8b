import { Icon } from '@kurgan/kit';
import { X } from 'lucide';
import type { JSX } from 'preact';
import { words } from '../language/index.ts';
import { fileName, saveFile } from '../parts/save-file.ts';
import type { WorkerSession } from '../session/worker-session.ts';

/** What a player must know about the safety of the game, in one line each over the table. */
export function SafetyLines({ session }: { readonly session: WorkerSession }): JSX.Element {
  const { play, trouble: troubles, app } = words.value;
  const unsaved = session.unsaved.value;
  const trouble = session.trouble.value;
  return (
    <div class="safety-lines" role="alert">
      {unsaved !== null && (
        <p>
          {play.unsaved[unsaved]}
          <button
            class="button small"
            type="button"
            onClick={async () => saveFile(fileName(session), await session.file())}
          >
            {play.save}
          </button>
        </p>
      )}
      {session.elsewhere.value && (
        <p>
          {play.elsewhere}
          <CloseButton onClick={() => (session.elsewhere.value = false)} />
        </p>
      )}
      {trouble !== null && (
        <p>
          {troubles[trouble.kind].title}. {troubles[trouble.kind].text}
          <button class="button small" type="button" onClick={() => location.reload()}>
            {app.reload}
          </button>
          <CloseButton onClick={() => (session.trouble.value = null)} />
        </p>
      )}
    </div>
  );
}

const CloseButton = ({ onClick }: { onClick(): void }): JSX.Element => (
  <button class="plain" type="button" aria-label={words.value.app.dismiss} onClick={onClick}>
    <Icon of={X} size={16} />
  </button>
);
