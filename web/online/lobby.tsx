import './online.css';
import { GAMES } from '@kurgan/games';
import type { Offered, Pace } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameOf, seatName } from '../games.ts';
import { numbered } from '../lobby/match-request.ts';
import { useLoaded, Waiting } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { TroubleMessage } from '../parts/trouble.tsx';
import { WithEntry } from '../parts/with-entry.tsx';
import { go } from '../router.ts';
import { type Connection, connection } from './connection.ts';
import { rememberToken } from './invite-link.tsx';
import { take } from './join.tsx';
import { PACES, paceWords } from './pace.ts';
import { keepShare, newShare, randomHex } from './shares.ts';
import { onlineWords } from './words.ts';

interface Lists {
  readonly open: readonly Offered[];
  readonly mine: readonly Offered[];
  readonly watch: readonly Offered[];
}

/** Lists are read again this often while the page is open. */
const EVERY = 5000;

/** Games for two or more. */
const SHARED = GAMES.filter(({ seats }) => Object.keys(seats).length > 1);

export function OnlineLobby(): JSX.Element {
  const words = onlineWords.value;
  useTitle(words.title);
  const loaded = useLoaded(connection, '');
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <TroubleMessage trouble={loaded.trouble} />;
  return <Lobby to={loaded.value} />;
}

function useLists(to: Connection): Lists | null {
  const [lists, setLists] = useState<Lists | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const next = (await to.ask('lobby', {})) as Lists;
      if (isWanted) setLists(next);
    };
    void read();
    const timer = setInterval(() => void read(), EVERY);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [to]);
  return lists;
}

function Lobby({ to }: { readonly to: Connection }): JSX.Element {
  const words = onlineWords.value;
  const lists = useLists(to);
  const waiting = lists?.mine.filter((each) => each.phase === 'running' && each.waiting.length > 0).length ?? 0;
  return (
    <div class="online-lobby">
      <h1>{words.title}</h1>
      <List title={words.mine(waiting)} empty={words.noMatches} of={lists?.mine} button={words.play} />
      <NewChallenge to={to} />
      <List title={words.open} empty={words.noChallenges} of={lists?.open} button={words.take} onTake={take} />
      <List title={words.watch} empty={words.nothingToWatch} of={lists?.watch} button={words.watchIt} />
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly empty: string;
  readonly of: readonly Offered[] | undefined;
  readonly button: string;
  onTake?(match: string, token: string | null): Promise<void>;
}

const List = ({ title, empty, of, button, onTake }: ListProps): JSX.Element => (
  <section class="online-list">
    <h2>{title}</h2>
    {of?.length === 0 && <p class="empty">{empty}</p>}
    <ul>
      {of?.map((each) => (
        <li key={each.match}>
          <span class="match-words">
            <b>
              {gameOf(each.game).title}, {each.scenario}
            </b>
            <i>
              {each.seats
                .map(({ seat, player, bot }) => `${seatName(each.game, seat)}: ${player?.name ?? bot ?? '...'}`)
                .join(' · ')}
            </i>
            <i>{paceWords(each.pace)}</i>
          </span>
          {onTake === undefined ? (
            <a class="button" href={`/match/${each.match}`}>
              {button}
            </a>
          ) : (
            <button class="button touch" type="button" onClick={() => void onTake(each.match, null)}>
              {button}
            </button>
          )}
        </li>
      ))}
    </ul>
  </section>
);

interface Wish {
  readonly game: string;
  readonly scenario: string | null;
  readonly seat: string | null;
  readonly pace: Pace['kind'];
  readonly isListed: boolean;
}

function NewChallenge({ to }: { readonly to: Connection }): JSX.Element {
  const words = onlineWords.value;
  const [wish, setWish] = useState<Wish>({
    game: SHARED[0]?.id ?? '',
    scenario: null,
    seat: null,
    pace: 'live',
    isListed: false,
  });
  const { game, scenario, seat, pace, isListed } = wish;
  const open = async (chosen: string): Promise<void> => {
    const share = newShare();
    const challenge = (await to.ask('open', {
      request: randomHex(16),
      game,
      scenario: chosen,
      options: {},
      seat,
      bots: {},
      pace: PACES[pace],
      isListed,
      isPublished: isListed,
      isRated: isListed,
      canTalk: true,
      commitment: share.commitment,
    })) as { readonly match: string; readonly token: string };
    keepShare(challenge.match, share);
    rememberToken(challenge.match, challenge.token);
    go({ page: 'match', id: challenge.match });
  };
  return (
    <section class="new-challenge">
      <h2>{words.challenge}</h2>
      <Choice
        title={words.game}
        of={SHARED.map(({ id, title }) => ({ id, name: title }))}
        value={game}
        onValue={(id) => setWish({ ...wish, game: id, scenario: null, seat: null })}
      />
      <WithEntry
        game={game}
        otherwise={<p />}
        show={(entry) => {
          const chosen = scenario ?? entry.scenarios[0]?.id ?? '';
          return (
            <>
              <label>
                {words.scenario}{' '}
                <select value={chosen} onChange={(event) => setWish({ ...wish, scenario: event.currentTarget.value })}>
                  {entry.scenarios.map((each) => (
                    <option key={each.id} value={each.id}>
                      {numbered(each.id, each.title)}
                    </option>
                  ))}
                </select>
              </label>
              <Choice
                title={words.side}
                of={[...entry.sides.map((id) => ({ id, name: seatName(game, id) })), { id: '', name: words.byLot }]}
                value={seat ?? ''}
                onValue={(id) => setWish({ ...wish, seat: id === '' ? null : id })}
              />
              <Choice
                title={words.pace}
                of={(['live', 'mail', 'free'] as const).map((id) => ({ id, name: words.paces[id].name }))}
                value={pace}
                onValue={(id) => setWish({ ...wish, pace: id as Pace['kind'] })}
              />
              <p class="note">{words.paces[pace].about}</p>
              <label class="check">
                <input type="checkbox" checked={isListed} onChange={() => setWish({ ...wish, isListed: !isListed })} />{' '}
                {words.listed}
              </label>
              <button class="button primary" type="button" onClick={() => void open(chosen)}>
                {words.create}
              </button>
            </>
          );
        }}
      />
    </section>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly of: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  onValue(id: string): void;
}

const Choice = ({ title, of, value, onValue }: ChoiceProps): JSX.Element => (
  <fieldset class="online-choice">
    <legend>{title}</legend>
    {of.map(({ id, name }) => (
      <label key={id}>
        <input type="radio" name={title} checked={id === value} onChange={() => onValue(id)} />
        <span>{name}</span>
      </label>
    ))}
  </fieldset>
);
