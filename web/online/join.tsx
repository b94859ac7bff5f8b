import './online.css';
import type { Offered } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameOf, seatName } from '../games.ts';
import { useLoaded, Waiting } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { TroubleMessage } from '../parts/trouble.tsx';
import { go } from '../router.ts';
import { connection, Refused } from './connection.ts';
import { paceWords } from './pace.ts';
import { keepShare, newShare, randomHex } from './shares.ts';
import { onlineWords } from './words.ts';

/** An invitation: what is offered and by whom. Only its button takes the seat. */
export function JoinPage({ token }: { readonly token: string }): JSX.Element {
  const loaded = useLoaded(async () => (await (await connection()).ask('invited', { token })) as Offered, token);
  const words = onlineWords.value;
  useTitle(words.title);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <TroubleMessage trouble={loaded.trouble} />;
  return <Invitation offered={loaded.value} token={token} />;
}

/** Takes a seat and goes to the table. */
export async function take(match: string, token: string | null): Promise<void> {
  const share = newShare();
  keepShare(match, share);
  await (await connection()).call('join', { request: randomHex(16), match, token, commitment: share.commitment });
  go({ page: 'match', id: match });
}

function Invitation({ offered, token }: { readonly offered: Offered; readonly token: string }): JSX.Element {
  const words = onlineWords.value;
  const { match, game, scenario, seats, phase, pace } = offered;
  const [isTaken, setTaken] = useState(phase !== 'open');
  const free = seats.find(({ player, bot }) => player === null && bot === null);
  const host = seats.find(({ player }) => player !== null)?.player;
  const onTake = (): void => {
    take(match, token).catch((error: unknown) => {
      if (error instanceof Refused) setTaken(true);
      else throw error;
    });
  };
  return (
    <section class="invitation">
      <h1>{words.offers(host?.name ?? '')}</h1>
      <p>
        <b>{gameOf(game).title}</b>, {words.scenario.toLowerCase()} {scenario}. {paceWords(pace)}
      </p>
      {free !== undefined && !isTaken && <p>{words.leads(seatName(game, free.seat))}</p>}
      {isTaken && <p>{words.taken}</p>}
      <p class="actions">
        {!isTaken && (
          <button class="button primary" type="button" onClick={onTake}>
            {words.take}
          </button>
        )}
        <a class="button" href={`/match/${match}`}>
          {words.watchIt}
        </a>
      </p>
    </section>
  );
}
