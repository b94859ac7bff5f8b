import '../styles/lobby.css';
import '../styles/set-up.css';
import type { OptionValue } from '@kurgan/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CatalogueEntry, ExplainedOption } from '../catalogue.ts';
import { pageWords } from '../language/pages.ts';
import { BeginButton } from '../lobby/begin-button.tsx';
import { LearnLinks } from '../lobby/learn-links.tsx';
import {
  forScenario,
  type MatchRequest,
  numbered,
  optionsInUse,
  readRequest,
  writeRequest,
} from '../lobby/match-request.ts';
import { PickedScenario } from '../lobby/picked-scenario.tsx';
import { PlayersField } from '../lobby/players-field.tsx';
import { lazily } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { WithEntry } from '../parts/with-entry.tsx';
import { note } from '../router.ts';

export { PickedScenario };

/** For a game for one. */
const WaysToPlay = lazily(async () => (await import('../lobby/ways-to-play.tsx')).WaysToPlay);
/** Not every game has options, nor options of both kinds. */
const SwitchedField = lazily(async () => (await import('../lobby/option-field.tsx')).SwitchedOptionField);
const FilledField = lazily(async () => (await import('../lobby/filled-option-field.tsx')).FilledOptionField);
const NotPlayable = lazily(async () => (await import('./not-playable.tsx')).NotPlayable);

interface SetUpPageProps {
  readonly game: string;
  /** The end of the link: scenario, options, players and seed. */
  readonly query: string;
}

export const SetUpPage = ({ game, query }: SetUpPageProps): JSX.Element => (
  <WithEntry
    game={game}
    otherwise={<NotPlayable game={game} />}
    show={(entry) => <SetUp entry={entry} query={query} />}
  />
);

function SetUp({ entry, query }: { readonly entry: CatalogueEntry; readonly query: string }): JSX.Element {
  const [{ request, problem }, setRead] = useState(() => readRequest(entry, query));
  const { setUp } = pageWords;
  useTitle(entry.title);
  const onRequest = (next: MatchRequest): void => {
    setRead({ request: next, problem: null });
    note({ page: 'set-up', game: entry.id, query: writeRequest(entry, next) });
  };
  const parts = { entry, request, onRequest };
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
  readonly request: MatchRequest;
  onRequest(request: MatchRequest): void;
}

const ForOne = ({ entry, request, onRequest }: SetUpProps): JSX.Element => (
  <>
    <Scenarios entry={entry} request={request} onRequest={onRequest} />
    <WaysToPlay entry={entry} request={request} />
    <LearnLinks game={entry.id} />
    <Options entry={entry} request={request} onRequest={onRequest} />
    <Seed entry={entry} request={request} onRequest={onRequest} />
  </>
);

/** What a match may also have stands under the button that begins it: below the columns a long list of scenarios would hide it. */
const ForTwo = ({ entry, request, onRequest }: SetUpProps): JSX.Element => (
  <div class="set-up-columns">
    <Scenarios entry={entry} request={request} onRequest={onRequest} />
    <PickedScenario entry={entry} request={request} onRequest={onRequest} />
    <div class="set-up-players">
      <PlayersField
        entry={entry}
        players={request.players}
        onPlayers={(players) => onRequest({ ...request, players })}
      />
      <BeginButton entry={entry} request={request} />
      <FoldedOptions entry={entry} request={request} onRequest={onRequest} />
      <details class="more-settings" open={request.seed !== ''}>
        <summary>{pageWords.players.moreSettings}</summary>
        <Seed entry={entry} request={request} onRequest={onRequest} />
      </details>
      <LearnLinks game={entry.id} />
    </div>
  </div>
);

const Scenarios = ({ entry, request, onRequest }: SetUpProps): JSX.Element => (
  <fieldset class="scenarios">
    <legend>{pageWords.setUp.scenario}</legend>
    {entry.scenarios.map(({ id, title, summary }) => (
      <label key={id} class="scenario">
        <input
          type="radio"
          name="scenario"
          checked={id === request.scenario}
          onChange={() => onRequest(forScenario(entry, request, id))}
        />
        <span>
          <b>{numbered(id, title)}</b>
          <i>{summary}</i>
        </span>
      </label>
    ))}
  </fieldset>
);

function optionsOf({ entry, request }: SetUpProps): readonly ExplainedOption[] {
  const all = entry.scenarios.find(({ id }) => id === request.scenario)?.options ?? [];
  return all.filter(({ prepared }) => !prepared);
}

/** Most matches change no option, so the fields are loaded once somebody opens them. */
function FoldedOptions(props: SetUpProps): JSX.Element | null {
  const [isOpen, setOpen] = useState(optionsInUse(props.request) > 0);
  if (optionsOf(props).length === 0) return null;
  return (
    <details class="more-settings" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{pageWords.setUp.options}</summary>
      {isOpen && <Options {...props} />}
    </details>
  );
}

export function Options({ entry, request, onRequest }: SetUpProps): JSX.Element | null {
  const { setUp } = pageWords;
  const options = optionsOf({ entry, request, onRequest });
  if (options.length === 0) return null;
  return (
    <fieldset class="options">
      <legend>{setUp.options}</legend>
      <p class="note">{setUp.optionsNote}</p>
      {options.map((option) => {
        const field = {
          value: request.options[option.id] ?? null,
          onValue: (value: OptionValue) =>
            onRequest({ ...request, options: { ...request.options, [option.id]: value } }),
        };
        return option.kind === 'text' || option.kind === 'list' ? (
          <FilledField key={option.id} option={option} {...field} />
        ) : (
          <SwitchedField key={option.id} option={option} {...field} />
        );
      })}
    </fieldset>
  );
}

function Seed({ request, onRequest }: SetUpProps): JSX.Element {
  const { setUp } = pageWords;
  return (
    <label class="seed">
      <span>{setUp.seed}</span>
      <input
        type="text"
        maxLength={80}
        autocomplete="off"
        spellcheck={false}
        value={request.seed}
        onInput={(event) => onRequest({ ...request, seed: event.currentTarget.value })}
      />
      <i>{setUp.seedNote}</i>
    </label>
  );
}
