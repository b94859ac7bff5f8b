import { lobbyWords } from '../language/lobby.ts';
import '../styles/lobby.css';
import '../styles/replays.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { replaysWords } from '../language/replays.ts';
import { troubleWords } from '../language/trouble.ts';
import { dayOf } from '../lobby/dates.ts';
import { matches, refresh, trouble } from '../lobby/matches.ts';
import { SaveOldMatch } from '../lobby/old-match.tsx';
import { OpenFile } from '../lobby/open-file.tsx';
import { RemoveButton } from '../lobby/remove-button.tsx';
import { Waiting } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { addressOf } from '../route.ts';
import type { MatchInfo } from '../session/match-info.ts';

/** Every game in this browser: the finished ones to watch, the running ones to go on with or to look back. */
export function ReplaysPage(): JSX.Element {
  useTitle(replaysWords.title);
  useEffect(() => void refresh(), []);
  const all = matches.value;
  return (
    <div class="replays-page">
      <h1>{replaysWords.title}</h1>
      {all === null && <Waiting />}
      {trouble.value !== null && (
        <p class="line" role="alert">
          {troubleWords[trouble.value.kind].text}
        </p>
      )}
      {all?.length === 0 && trouble.value === null && <p>{replaysWords.none}</p>}
      <Matches title={replaysWords.finished} list={all?.filter(({ outcome }) => outcome !== null) ?? []} />
      <Matches title={replaysWords.running} list={all?.filter(({ outcome }) => outcome === null) ?? []} />
      <OpenFile />
    </div>
  );
}

function Matches({ title, list }: { readonly title: string; readonly list: readonly MatchInfo[] }): JSX.Element | null {
  if (list.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="match-table">
        {list.map((info) => (
          <li key={info.id}>
            <span class="match-words">
              <b>{info.title}</b>
              <i>{info.isOld ? lobbyWords.early : info.summary}</i>
            </span>
            <span class="day">
              {dayOf(info.changed)} · {replaysWords.actions(info.made)}
            </span>
            <span class="match-actions">
              {info.isOld ? (
                <SaveOldMatch info={info} />
              ) : (
                <>
                  {info.outcome === null && (
                    <a class="button touch" href={addressOf({ page: 'match', id: info.id })}>
                      {replaysWords.goOn}
                    </a>
                  )}
                  <a class="button" href={addressOf({ page: 'replay', id: info.id, made: 0 })}>
                    {replaysWords.watch}
                  </a>
                </>
              )}
              <RemoveButton info={info} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
