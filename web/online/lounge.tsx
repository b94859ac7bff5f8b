import type { Whole } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameOf, seatName } from '../games.ts';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/title.ts';
import { connection } from './connection.ts';
import { InviteLink, tokenFor } from './invite-link.tsx';
import { tellShare } from './shares.ts';
import { onlineWords } from './words.ts';

/** Before a match: who is missing, and the link that invites. */
export function Lounge({ whole }: { readonly whole: Whole }): JSX.Element {
  const words = onlineWords.value;
  const { match, game, phase, seats } = whole;
  const { title } = gameOf(game);
  useTitle(title);
  useEffect(() => {
    if (phase === 'dealt') void connection().then((to) => tellShare(to, match));
  }, [phase, match]);
  const token = tokenFor(match);
  return (
    <>
      <Header page="online" />
      <main class="at-page online-lounge">
        <h1>{phase === 'dealt' ? words.dealing : phase === 'gone' ? words.gone : words.waitingFor}</h1>
        {phase !== 'gone' && <p>{phase === 'dealt' ? words.dealingNote : words.waitingNote}</p>}
        <ul class="online-seats">
          {seats.map(({ seat, player, bot, isPresent }) => (
            <li key={seat}>
              <b>{seatName(game, seat)}</b> {player?.name ?? bot ?? '...'}{' '}
              {player !== null && <i>{isPresent ? words.here : words.away}</i>}
            </li>
          ))}
        </ul>
        {phase === 'open' && token !== null && <InviteLink token={token} />}
      </main>
    </>
  );
}
