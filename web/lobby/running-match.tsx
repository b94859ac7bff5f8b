import { GAMES } from '@kurgan/games';
import { isPerson, PERSON, type Players } from '@kurgan/host';
import type { Glance } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { levelName, listed } from '../catalogue.ts';
import { gameOf } from '../games.ts';
import { lobbyWords } from '../language/lobby.ts';
import { addressOf } from '../route.ts';
import type { MatchInfo } from '../session/match-info.ts';
import { ask } from '../session/worker-client.ts';
import { SaveOldMatch } from './old-match.tsx';
import { modeOf } from './players.ts';
import { RemoveButton } from './remove-button.tsx';
import { Vignette } from './vignette.tsx';

interface Glimpse {
  readonly view: unknown;
  readonly waiting: readonly string[];
  readonly players: Players;
  /** Not every game draws its matches in small. */
  readonly glance: Glance | undefined;
}

/** The match as it stands. Null until it is read, and where it cannot be: its own page then says why. */
function useGlimpse({ id, game, scenario, isOld = false }: MatchInfo): Glimpse | null {
  const [glimpse, setGlimpse] = useState<Glimpse | null>(null);
  useEffect(() => {
    if (isOld) return;
    const read = async (): Promise<void> => {
      const [glance, seen] = await Promise.all([gameOf(game).glance?.(scenario), ask('glance', id)]);
      setGlimpse({ ...seen, glance });
    };
    read().catch(() => {});
  }, [id, game, scenario, isOld]);
  return glimpse;
}

/** The players of a match, as far as they need naming. */
function opponentsOf({ game, players }: MatchInfo): string {
  const { against, shared, watched } = lobbyWords;
  const levels = Object.values(players).filter((player) => player !== PERSON);
  const names = levels.map((level) => levelName(listed(game), level));
  if (Object.keys(players).length < 2) return '';
  switch (modeOf(players)) {
    case 'alone':
      return against(names.join(', '));
    case 'share':
      return shared;
    case 'watch':
      return watched(names);
  }
}

/** A match in the list of those that go on. */
export function RunningMatch({ info }: { readonly info: MatchInfo }): JSX.Element {
  const shelf = GAMES.find(({ id }) => id === info.game);
  const glimpse = useGlimpse(info);
  const { Picture, standing } = glimpse?.glance ?? {};
  const isYours = glimpse?.waiting.some((seat) => isPerson(glimpse.players, seat)) ?? false;
  const isWatched = modeOf(info.players) === 'watch';
  return (
    <li class="running">
      <span class="running-picture">
        {Picture === undefined ? (
          shelf !== undefined && <Vignette of={shelf} />
        ) : (
          <Picture scenario={info.scenario} view={glimpse?.view} />
        )}
      </span>
      <span class="match-words">
        <b>{info.title}</b>
        <i>{[shelf?.title, opponentsOf(info)].filter(Boolean).join(' · ')}</i>
        <i>
          {info.isOld
            ? lobbyWords.early
            : (standing?.({ scenario: info.scenario, view: glimpse?.view }) ?? info.summary)}
        </i>
      </span>
      <RemoveButton info={info} />
      {info.isOld ? (
        <SaveOldMatch info={info} />
      ) : (
        <a class={isYours ? 'button touch' : 'button'} href={addressOf({ page: 'match', id: info.id })}>
          {isWatched ? lobbyWords.watch : isYours ? lobbyWords.yourTurn : lobbyWords.goOn}
        </a>
      )}
    </li>
  );
}
