import './challenge-form.css';
import { GAMES } from '@kurgan/games';
import { PERSON } from '@kurgan/host';
import type { Pace } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CatalogueEntry } from '../../catalogue.ts';
import { seatName } from '../../games.ts';
import { forScenario, numbered } from '../../lobby/match-request.ts';
import { Vignette } from '../../lobby/vignette.tsx';
import { lazily } from '../../parts/loading.tsx';
import { TroubleLine } from '../../parts/trouble.tsx';
import { go } from '../../router.ts';
import { type Trouble, troubleOf } from '../../session/trouble.ts';
import type { Connection } from '../connection.ts';
import { useEntry } from '../use-entry.ts';
import { useName } from '../use-name.tsx';
import { challengeWords as words } from './challenge-words.ts';
import { Check, Segments } from './fields.tsx';
import { openChallenge, ownSeats, paceOf, type Wish } from './open-challenge.ts';
import { PaceField } from './pace-field.tsx';

/** Not every scenario has anything to choose, and not everybody looks at its map. */
const ChallengeOptions = lazily(async () => (await import('./challenge-options.tsx')).ChallengeOptions);

/** Games for two or more. */
const SHARED = GAMES.filter(({ seats }) => Object.keys(seats).length > 1);

const usual = (game: string): Wish => ({
  game,
  scenario: null,
  options: {},
  seat: null,
  against: 'anyone',
  bot: null,
  pace: null,
  isRated: false,
  isPublished: true,
  canTalk: true,
});

/** Sets up a challenge: game, side, opponent and pace. */
export function ChallengeForm({ to }: { readonly to: Connection }): JSX.Element {
  const [wish, setWish] = useState<Wish>(() => usual(SHARED[0]?.id ?? ''));
  const entry = useEntry(wish.game);
  return (
    <>
      <header>
        <h2>{words.title}</h2>
        <p>{words.line}</p>
      </header>
      <fieldset class="pick-game">
        <legend class="unseen">{words.game}</legend>
        {SHARED.map((game) => (
          <label key={game.id}>
            <input
              type="radio"
              name="challenge-game"
              checked={game.id === wish.game}
              onChange={() => setWish({ ...wish, game: game.id, scenario: null, options: {}, seat: null, bot: null })}
            />
            <Vignette of={game} />
            <span>{game.title}</span>
          </label>
        ))}
      </fieldset>
      {entry !== null && <Details to={to} entry={entry} wish={wish} onWish={setWish} />}
    </>
  );
}

interface DetailsProps {
  readonly to: Connection;
  readonly entry: CatalogueEntry;
  readonly wish: Wish;
  onWish(wish: Wish): void;
}

function Details({ to, entry, wish, onWish }: DetailsProps): JSX.Element {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isOpening, setOpening] = useState(false);
  const { game, options, seat, against, isRated, isPublished, canTalk } = wish;
  const scenario = wish.scenario ?? entry.scenarios[0]?.id ?? '';
  const bot = wish.bot ?? entry.levels[0]?.id ?? '';
  const isPerson = (side: string): boolean => against !== 'bot' || seat === null || side === seat;
  const players = Object.fromEntries(entry.sides.map((side) => [side, isPerson(side) ? PERSON : bot]));
  const isAccount = to.you.value.isAccount;
  const { field, save } = useName(to, words.name);
  const open = async (): Promise<void> => {
    if (isOpening) return;
    setOpening(true);
    try {
      await save();
      go({ page: 'match', id: await openChallenge(to, entry, wish) });
    } catch (error) {
      setTrouble(troubleOf(error));
      setOpening(false);
    }
  };
  const pace = paceOf(entry, wish);
  const isLong = entry.scenarios.find(({ id }) => id === scenario)?.isLong === true;
  const setPace = (next: Pace): void => onWish({ ...wish, pace: next });
  return (
    <div class="fields">
      <label class="online-field">
        <span>{words.scenario}</span>
        <select
          value={scenario}
          onChange={(event) => {
            const asked = { scenario, options, players, seed: '' };
            const next = forScenario(entry, asked, event.currentTarget.value);
            onWish({ ...wish, scenario: next.scenario, options: next.options });
          }}
        >
          {entry.scenarios.map((each) => (
            <option key={each.id} value={each.id}>
              {numbered(each.id, each.title)}
            </option>
          ))}
        </select>
      </label>
      <ChallengeOptions
        entry={entry}
        scenario={scenario}
        options={options}
        players={players}
        seats={ownSeats(entry, wish)}
        onOptions={(next) => onWish({ ...wish, options: next })}
      />
      <Segments
        title={words.side}
        of={[...entry.sides.map((id) => ({ id, name: seatName(game, id) })), { id: '', name: words.byLot }]}
        value={seat ?? ''}
        onValue={(id) => onWish({ ...wish, seat: id === '' ? null : id })}
      />
      <Segments
        title={words.against}
        of={(['anyone', 'link', 'bot'] as const)
          .filter((id) => id !== 'bot' || entry.levels.length > 0)
          .map((id) => ({ id, name: words[id] }))}
        value={against}
        onValue={(id) => onWish({ ...wish, against: id as Wish['against'] })}
      />
      {against === 'bot' && (
        <Segments
          title={words.level}
          of={entry.levels.map(({ id, name }) => ({ id, name }))}
          value={bot}
          onValue={(id) => onWish({ ...wish, bot: id })}
        />
      )}
      <p class="field-note">{words.againstNotes[against]}</p>
      <PaceField pace={pace} onPace={setPace} />
      {isLong && pace.kind === 'live' && <p class="field-note">{words.longLive}</p>}
      {against !== 'bot' && (
        <p class="checks">
          <Check
            label={isAccount ? words.rated : words.ratedNeeds}
            isOn={isRated && isAccount}
            isOff={!isAccount}
            onChange={(isOn) => onWish({ ...wish, isRated: isOn })}
          />
          <Check
            label={words.published}
            isOn={isPublished}
            onChange={(isOn) => onWish({ ...wish, isPublished: isOn })}
          />
          {to.facts.canTalk && (
            <Check label={words.talks} isOn={canTalk} onChange={(isOn) => onWish({ ...wish, canTalk: isOn })} />
          )}
        </p>
      )}
      {!isAccount && (
        <p class="online-field">
          <span aria-hidden="true">{words.name}</span>
          {field}
        </p>
      )}
      {trouble !== null && <TroubleLine trouble={trouble} />}
      <p class="form-foot">
        <button class="button primary" type="button" aria-busy={isOpening} onClick={() => void open()}>
          {isOpening ? words.waiting : against === 'bot' ? words.createBot : words.create}
        </button>
        {against !== 'bot' && <span>{words.later}</span>}
      </p>
    </div>
  );
}
