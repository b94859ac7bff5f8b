import { Icon } from '@kurgan/kit';
import { Trash2 } from 'lucide';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lobbyWords } from '../language/lobby.ts';
import { pageWords } from '../language/pages.ts';
import { Dialog } from '../parts/dialog.tsx';
import type { MatchInfo } from '../session/match-info.ts';
import { removeMatch } from './matches.ts';

/** Removes a match after one question, and lets it be put back for a while. */
export function RemoveButton({ info }: { readonly info: MatchInfo }): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const { app } = pageWords;
  return (
    <>
      <button class="plain" type="button" aria-label={lobbyWords.remove(info.title)} onClick={() => setAsking(true)}>
        <Icon of={Trash2} size={16} />
      </button>
      {isAsking && (
        <Dialog title={lobbyWords.removeTitle} onClose={() => setAsking(false)}>
          <p>{lobbyWords.removeText(info.title, info.summary)}</p>
          <p class="actions">
            <button class="button danger" type="button" onClick={() => void removeMatch(info)}>
              {lobbyWords.removeYes}
            </button>
            <button class="button" type="button" onClick={() => setAsking(false)}>
              {app.cancel}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
