import './pages.css';
import type { Offered } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameOf, seatName } from '../games.ts';
import { Vignette } from '../lobby/vignette.tsx';
import { lazily, useLoaded, Waiting } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { type Connection, connection, Refused } from './connection.ts';
import { LinkTrouble } from './link-state.tsx';
import { useOptionsInUse } from './options-in-use.ts';
import { paceInFull } from './pace.ts';
import { take } from './take.ts';
import { useScenarioTitle } from './use-entry.ts';
import { useName } from './use-name.tsx';

const LearnLinks = lazily(async () => (await import('../lobby/learn-links.tsx')).LearnLinks);
const NoServer = lazily(async () => (await import('./no-server.tsx')).NoServer);

const words = {
  title: 'An invitation',
  invites: (name: string) => `${name} invites you to play`,
  plays: (names: string) => `${names} play this match`,
  and: ' and ',
  lead: 'Your side',
  pace: 'Pace',
  options: 'Options',
  rated: 'Rated',
  isRated: 'yes, if you both have an account',
  replay: 'Replay',
  public: 'for everybody once it’s over',
  private: 'only by link',
  you: 'Your name here',
  learn: 'New to the game? The link stays valid while you look around:',
  failed: 'That didn’t work. Try again in a moment.',
  take: 'Take the seat',
  note: {
    open: 'Nothing has happened yet: only this button takes the seat. No account and no email are needed.',
    taken: 'Somebody has taken this seat. You can watch the match.',
  },
  own: {
    open: 'This is your own invitation. Send the link to somebody else.',
    taken: 'One of the seats is yours.',
  },
  toTable: 'To the table',
  watch: 'Watch',
  gone: 'This invitation was withdrawn',
  unknown: 'This invitation isn’t valid any more',
  unknownNote: 'Ask for a new link.',
  toLobby: 'Other challenges',
};

/** An invitation: what is offered and by whom. Only its button takes the seat. */
export function JoinPage({ token }: { readonly token: string }): JSX.Element {
  useTitle(words.title);
  const loaded = useLoaded(async () => {
    const to = await connection();
    const offered = await to.ask('invited', { token }).catch((error: unknown) => {
      if (error instanceof Refused) return null;
      throw error;
    });
    return { to, offered: offered as Offered | null };
  }, token);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <NoServer />;
  const { to, offered } = loaded.value;
  if (offered === null || offered.phase === 'gone')
    return (
      <section class="online-page message">
        <h1>{offered === null ? words.unknown : words.gone}</h1>
        <p>{words.unknownNote}</p>
        <p class="actions">
          <a class="button" href="/online">
            {words.toLobby}
          </a>
        </p>
      </section>
    );
  return <Invitation to={to} offered={offered} token={token} />;
}

interface InvitationProps {
  readonly to: Connection;
  readonly offered: Offered;
  readonly token: string;
}

function Invitation({ to, offered, token }: InvitationProps): JSX.Element {
  const { match, game, scenario, seats, phase, pace, isRated, isPublished } = offered;
  const options = useOptionsInUse(offered);
  const isTaken = phase !== 'open';
  const free = seats.find(({ player, bot }) => player === null && bot === null);
  const people = seats.flatMap(({ player }) => player?.name ?? []).join(words.and);
  const you = to.you.value;
  const isSeated = seats.some(({ player }) => player?.id === you.id);
  const canTake = !isTaken && !isSeated;
  const { field, save } = useName(to, words.you);
  const [told, tell] = useState('');
  const onTake = async (): Promise<void> => {
    try {
      await save();
    } catch (error) {
      return tell(error instanceof Refused ? error.detail : words.failed);
    }
    // Somebody was faster, or it was withdrawn: the page says which.
    await take(match, token).catch(() => location.reload());
  };
  const facts: readonly (readonly [string, string])[] = [
    ...(free === undefined || isTaken ? [] : [[words.lead, seatName(game, free.seat)] as const]),
    ...(options.length === 0 ? [] : [[words.options, options.join(' · ')] as const]),
    [words.pace, paceInFull(pace)],
    ...(isRated ? [[words.rated, words.isRated] as const] : []),
    [words.replay, isPublished ? words.public : words.private],
  ];
  return (
    <section class="online-page invitation">
      <LinkTrouble link={to.link.value} />
      <Vignette of={gameOf(game)} />
      <div>
        <h1>{isTaken ? words.plays(people) : words.invites(people)}</h1>
        <p class="offer-line">
          <b>{gameOf(game).title}</b> <i>{useScenarioTitle(game, scenario)}</i>
        </p>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {canTake && (
            <div>
              <dt>{words.you}</dt>
              <dd>{field}</dd>
            </div>
          )}
        </dl>
        <p class="note">{(isSeated ? words.own : words.note)[isTaken ? 'taken' : 'open']}</p>
        <p class="actions">
          {canTake ? (
            <button class="button primary" type="button" onClick={() => void onTake()}>
              {words.take}
            </button>
          ) : (
            <a class="button primary" href={`/match/${match}`}>
              {isSeated ? words.toTable : words.watch}
            </a>
          )}
        </p>
        {told !== '' && (
          <p class="line" role="alert">
            {told}
          </p>
        )}
        {canTake && (
          <>
            <p class="note">{words.learn}</p>
            <LearnLinks game={game} isShort />
          </>
        )}
      </div>
    </section>
  );
}
