import type { JSX } from 'preact';
import { pageWords } from '../language/pages.ts';
import { saveOldMatch } from '../parts/save-file.ts';
import type { MatchInfo } from '../session/match-info.ts';

/** In the place of the button that opens a match, for one of an early build. */
export function SaveOldMatch({ info }: { readonly info: MatchInfo }): JSX.Element {
  const { lobby, play } = pageWords.value;
  return (
    <button class="button" type="button" title={lobby.early} onClick={() => void saveOldMatch(info)}>
      {play.save}
    </button>
  );
}
