import type { JSX } from 'preact';
import { lobbyWords } from '../language/lobby.ts';
import { tableWords } from '../language/table.ts';
import { saveOldMatch } from '../parts/save-file.ts';
import type { MatchInfo } from '../session/match-info.ts';

/** In the place of the button that opens a match, for one of an early build. */
export function SaveOldMatch({ info }: { readonly info: MatchInfo }): JSX.Element {
  const play = tableWords.play;
  return (
    <button class="button" type="button" title={lobbyWords.early} onClick={() => void saveOldMatch(info)}>
      {play.save}
    </button>
  );
}
