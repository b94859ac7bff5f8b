import '../styles/lobby.css';
import '../styles/set-up.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type CatalogueEntry, entryOf } from '../catalogue.ts';
import { pageWords } from '../language/pages.ts';
import { BeginButton } from '../lobby/begin-button.tsx';
import { LearnLinks } from '../lobby/learn-links.tsx';
import { OptionField } from '../lobby/option-field.tsx';
import { PickedScenario } from '../lobby/picked-scenario.tsx';
import { PlayersField } from '../lobby/players-field.tsx';
import { WaysToPlay } from '../lobby/ways-to-play.tsx';
import { forScenario, readWishes, type Wishes, writeWishes } from '../lobby/wishes.ts';
import { lazily } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { note } from '../router.ts';

const NotPlayable = lazily(async () => (await import('./not-playable.tsx')).NotPlayable);

interface SetUpPageProps {
  readonly game: string;
  /** The end of the link: scenario, options, players and seed. */
  readonly wishes: string;
}

export function SetUpPage({ game, wishes }: SetUpPageProps): JSX.Element {
  const entry = entryOf(game);
  return entry === undefined ? <NotPlayable game={game} /> : <SetUp entry={entry} query={wishes} />;
}

function SetUp({ entry, query }: { readonly entry: CatalogueEntry; readonly query: string }): JSX.Element {
  const [{ wishes, problem }, setRead] = useState(() => readWishes(entry, query));
  const { setUp } = pageWords.value;
  useTitle(entry.title);
  const want = (next: Wishes): void => {
    setRead({ wishes: next, problem: null });
    note({ page: 'set-up', game: entry.id, wishes: writeWishes(entry, next) });
  };
  const parts = { entry, wishes, want };
  return (
    <div class={entry.seats === 1 ? 'set-up' : 'set-up shared'}>
      <h1>{entry.title}</h1>
      {problem !== null && (
        <p class="line" role="alert">
          {setUp.badLink(problem)}
        </p>
      )}
      {entry.seats === 1 ? <ForOne {...parts} /> : <ForTwo {...parts} />}
    </div>
  );
}

interface SetUpProps {
  readonly entry: CatalogueEntry;
  readonly wishes: Wishes;
  want(wishes: Wishes): void;
}

const ForOne = ({ entry, wishes, want }: SetUpProps): JSX.Element => (
  <>
    <Scenarios entry={entry} wishes={wishes} want={want} />
    <WaysToPlay entry={entry} wishes={wishes} />
    <LearnLinks game={entry.id} />
    <Options entry={entry} wishes={wishes} want={want} />
    <Seed entry={entry} wishes={wishes} want={want} />
  </>
);

const ForTwo = ({ entry, wishes, want }: SetUpProps): JSX.Element => (
  <>
    <div class="set-up-columns">
      <Scenarios entry={entry} wishes={wishes} want={want} />
      <PickedScenario entry={entry} scenario={wishes.scenario} />
      <div class="set-up-players">
        <PlayersField entry={entry} players={wishes.players} onPlayers={(players) => want({ ...wishes, players })} />
        <BeginButton entry={entry} wishes={wishes} />
      </div>
    </div>
    <LearnLinks game={entry.id} />
    <Options entry={entry} wishes={wishes} want={want} />
    <details class="more-settings" open={wishes.seed !== ''}>
      <summary>{pageWords.value.players.moreSettings}</summary>
      <Seed entry={entry} wishes={wishes} want={want} />
    </details>
  </>
);

const Scenarios = ({ entry, wishes, want }: SetUpProps): JSX.Element => (
  <fieldset class="scenarios">
    <legend>{pageWords.value.setUp.scenario}</legend>
    {entry.scenarios.map(({ id, title, summary }) => (
      <label key={id} class="scenario">
        <input
          type="radio"
          name="scenario"
          checked={id === wishes.scenario}
          onChange={() => want(forScenario(entry, wishes, id))}
        />
        <span>
          <b>{title}</b>
          <i>{summary}</i>
        </span>
      </label>
    ))}
  </fieldset>
);

function Options({ entry, wishes, want }: SetUpProps): JSX.Element | null {
  const { setUp } = pageWords.value;
  const options = entry.scenarios.find(({ id }) => id === wishes.scenario)?.options ?? [];
  if (options.length === 0) return null;
  return (
    <fieldset class="options">
      <legend>{setUp.options}</legend>
      <p class="note">{setUp.optionsNote}</p>
      {options.map((option) => (
        <OptionField
          key={option.id}
          option={option}
          value={wishes.options[option.id] ?? null}
          onValue={(value) => want({ ...wishes, options: { ...wishes.options, [option.id]: value } })}
        />
      ))}
    </fieldset>
  );
}

function Seed({ wishes, want }: SetUpProps): JSX.Element {
  const { setUp } = pageWords.value;
  return (
    <label class="seed">
      <span>{setUp.seed}</span>
      <input
        type="text"
        maxLength={80}
        autocomplete="off"
        spellcheck={false}
        value={wishes.seed}
        onInput={(event) => want({ ...wishes, seed: event.currentTarget.value })}
      />
      <i>{setUp.seedNote}</i>
    </label>
  );
}
