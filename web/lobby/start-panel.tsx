import type { GameOutline } from '@kurgan/games';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type CatalogueEntry, entryOf } from '../catalogue.ts';
import { lobbyWords } from '../language/lobby.ts';
import { pageWords } from '../language/pages.ts';
import { addressOf } from '../route.ts';
import { LearnLinks } from './learn-links.tsx';
import { WaysToPlay } from './ways-to-play.tsx';
import { forScenario, optionsInUse, readWishes, writeWishes } from './wishes.ts';

/** Everything to begin a game of the chosen table. */
export function StartPanel({ game }: { readonly game: GameOutline }): JSX.Element {
  const { id, title, about } = game;
  const entry = entryOf(id);
  return (
    <section class="start-panel" aria-label={title}>
      {entry === undefined ? (
        <>
          <h2>{title}</h2>
          <p class="not-yet">
            <b>{lobbyWords.value.inTheMaking}.</b> {about} {lobbyWords.value.notYet}
          </p>
        </>
      ) : (
        <StartGame key={id} entry={entry} title={title} />
      )}
    </section>
  );
}

function StartGame({ entry, title }: { readonly entry: CatalogueEntry; readonly title: string }): JSX.Element {
  const [wishes, setWishes] = useState(() => readWishes(entry, '').wishes);
  const { setUp, players } = pageWords.value;
  const scenario = entry.scenarios.find(({ id }) => id === wishes.scenario);
  const inUse = optionsInUse(wishes);
  const more = addressOf({ page: 'set-up', game: entry.id, wishes: writeWishes(entry, wishes) });
  return (
    <>
      <div class="start-head">
        <h2>{title}</h2>
        <label>
          {setUp.scenario}{' '}
          <select
            value={wishes.scenario}
            onChange={(event) => setWishes(forScenario(entry, wishes, event.currentTarget.value))}
          >
            {entry.scenarios.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
        {entry.seats === 1 ? (
          <span>
            {setUp.options} <a href={more}>{inUse === 0 ? setUp.noOptions : setUp.someOptions(inUse)}</a>
          </span>
        ) : (
          <a href={more}>{players.sides}</a>
        )}
      </div>
      <WaysToPlay entry={entry} wishes={wishes} />
      <LearnLinks game={entry.id} />
      <p class="brief">
        <i>{scenario?.title}.</i> {scenario?.summary}
      </p>
    </>
  );
}
