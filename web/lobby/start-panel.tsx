import type { GameOutline } from '@kurgan/games';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CatalogueEntry } from '../catalogue.ts';
import { lobbyWords } from '../language/lobby.ts';
import { pageWords } from '../language/pages.ts';
import { WithEntry } from '../parts/with-entry.tsx';
import { addressOf } from '../route.ts';
import { LearnLinks } from './learn-links.tsx';
import { forScenario, numbered, optionsInUse, readRequest, writeRequest } from './match-request.ts';
import { WaysToPlay } from './ways-to-play.tsx';

/** Everything to begin a game of the chosen table. */
export function StartPanel({ game }: { readonly game: GameOutline }): JSX.Element {
  const { id, title } = game;
  return (
    <section class="start-panel" aria-label={title}>
      <WithEntry game={id} show={(entry) => <StartGame key={id} entry={entry} title={title} />} />
    </section>
  );
}

function StartGame({ entry, title }: { readonly entry: CatalogueEntry; readonly title: string }): JSX.Element {
  const [request, setRequest] = useState(() => readRequest(entry, '').request);
  const { setUp, players } = pageWords;
  const scenario = entry.scenarios.find(({ id }) => id === request.scenario);
  const inUse = optionsInUse(request);
  const more = addressOf({ page: 'set-up', game: entry.id, query: writeRequest(entry, request) });
  return (
    <>
      <div class="start-head">
        <h2>{title}</h2>
        <label>
          {setUp.scenario}{' '}
          <select
            value={request.scenario}
            onChange={(event) => setRequest(forScenario(entry, request, event.currentTarget.value))}
          >
            {entry.scenarios.map((each) => (
              <option key={each.id} value={each.id}>
                {numbered(each.id, each.title)}
              </option>
            ))}
          </select>
        </label>
        {entry.seats === 1 ? (
          <span>
            {setUp.options} <a href={more}>{inUse === 0 ? lobbyWords.noOptions : lobbyWords.someOptions(inUse)}</a>
          </span>
        ) : (
          <a href={more}>{players.sides}</a>
        )}
      </div>
      <WaysToPlay entry={entry} request={request} />
      <LearnLinks game={entry.id} />
      <p class="brief">
        <i>{scenario?.title}.</i> {scenario?.summary}
      </p>
    </>
  );
}
