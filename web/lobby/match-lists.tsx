import { Icon } from '@kurgan/kit';
import { Play } from 'lucide';
import type { JSX } from 'preact';
import { lobbyWords } from '../language/lobby.ts';
import { troubleWords } from '../language/trouble.ts';
import { addressOf } from '../route.ts';
import { dayOf } from './dates.ts';
import { matches, trouble } from './matches.ts';
import { RunningMatch } from './running-match.tsx';

/** As many as fit beside the start panel; the page of replays shows all. */
const SHOWN = 3;

export function ContinueList(): JSX.Element {
  const running = (matches.value ?? []).filter(({ outcome }) => outcome === null);
  return (
    <section class={running.length > 0 ? 'continue has-matches' : 'continue'}>
      <h2>{lobbyWords.continue}</h2>
      {trouble.value !== null ? (
        <p class="empty">{troubleWords[trouble.value.kind].text}</p>
      ) : (
        matches.value !== null && running.length === 0 && <p class="empty">{lobbyWords.noMatches}</p>
      )}
      <ul>
        {running.slice(0, SHOWN).map((info) => (
          <RunningMatch key={info.id} info={info} />
        ))}
      </ul>
      {running.length > SHOWN && <a href="/replays">{lobbyWords.allReplays}</a>}
    </section>
  );
}

export function ReplayList(): JSX.Element {
  const finished = (matches.value ?? []).filter(({ outcome, isOld }) => outcome !== null && !isOld);
  return (
    <section class="replays">
      <h2>{lobbyWords.replays}</h2>
      {matches.value !== null && finished.length === 0 && <p class="empty">{lobbyWords.noReplays}</p>}
      <ul>
        {finished.slice(0, SHOWN).map((info) => (
          <li key={info.id}>
            <a href={addressOf({ page: 'replay', id: info.id, made: 0 })}>
              <Icon of={Play} size={16} />
              <span class="match-words">
                <b>{info.title}</b>
                <i>{info.summary}</i>
              </span>
              <span class="day">{dayOf(info.changed)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p class="fair">{lobbyWords.fair}</p>
    </section>
  );
}
