import './pages.css';
import { play } from '@kurgan/kit';
import type { Whole } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameOf, seatName } from '../games.ts';
import { Header } from '../parts/header.tsx';
import { lazily } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { go } from '../router.ts';
import { mayRing } from './bell.ts';
import { type Connection, connection } from './connection.ts';
import { tokenFor } from './invitations.ts';
import { InviteLink } from './invite-link.tsx';
import { LinkTrouble } from './link-state.tsx';
import { useOptionsInUse } from './options-in-use.ts';
import { paceWords } from './pace.ts';
import { Face, holderName, presenceOf, presenceWord } from './person.tsx';
import { hasShare, tellShare } from './shares.ts';
import { useScenarioTitle } from './use-entry.ts';

const Held = lazily(async () => (await import('./held.tsx')).Held);

const words = {
  waiting: 'Waiting for your opponent',
  waitingNote:
    'Send the link, or let it be scanned. Opening it shows the offer; only its button takes the seat. Later visitors may watch.',
  rematchNote: 'Your opponent sees the offer at the finished match and in the lobby.',
  listedNote:
    'The match begins as soon as somebody takes the other seat and both pages are open. Its link is in the browser that opened the challenge.',
  later: 'You can leave this page: the challenge stands, and the match will be among yours.',
  strange: 'This match hasn’t begun yet',
  strangeNote: 'Once both players are there, you can watch it here.',
  dealing: 'Sealing the dice',
  dealingNote: 'Both pages send their share of the seed, so that nobody can choose a roll.',
  dealingFor: (name: string) => `Yours is there. The match begins as soon as ${name} opens it; you needn’t wait here.`,
  elsewhere:
    'Your share is in the browser where you took the seat, and this is another one. Open the match there once; after that you can play it anywhere.',
  held: 'This match is on hold',
  gone: 'This match was withdrawn or called off',
  goesOn: 'This match goes on by the new rules',
  goesOnNote: 'It is a new match from the last moment that fits them.',
  toNext: 'Play it',
  free: 'still free',
  you: 'you',
  options: (list: string) => `With ${list}`,
  withdraw: 'Withdraw the challenge',
  back: 'Your matches',
};

/** A heading, and what it means. */
type Told = readonly [heading: string, note: string];

/** What a match that hasn't begun, or can't go on, waits for. */
function toldOf({ match, phase, seats, rematch, rematchOf }: Whole, you: string | null): Told {
  const isMine = seats.some(({ player }) => player !== null && player.id === you);
  switch (phase) {
    case 'held':
      return [words.held, ''];
    case 'gone':
      return rematch === null ? [words.gone, ''] : [words.goesOn, words.goesOnNote];
    case 'dealt': {
      if (!isMine) return [words.strange, words.strangeNote];
      if (!hasShare(match)) return [words.dealing, words.elsewhere];
      const absent = seats.find(({ player, isPresent }) => player !== null && player.id !== you && !isPresent);
      const waits = absent === undefined ? '' : ` ${words.dealingFor(absent.player?.name ?? '')}`;
      return [words.dealing, `${words.dealingNote}${waits}`];
    }
    default: {
      if (you !== null && !isMine) return [words.strange, words.strangeNote];
      const note =
        rematchOf !== null ? words.rematchNote : tokenFor(match) === null ? words.listedNote : words.waitingNote;
      return [words.waiting, `${note} ${words.later}`];
    }
  }
}

/** Before a match: who is missing, and the link that invites. */
export function Lounge({ whole }: { readonly whole: Whole }): JSX.Element {
  const { match, game, phase, seats, pace, scenario, rematch } = whole;
  const { title } = gameOf(game);
  const wasOpen = useRef(false);
  wasOpen.current ||= phase === 'open' && hasShare(match);
  const isTaken = wasOpen.current && phase === 'dealt';
  useTitle(isTaken ? `● ${title}` : title);
  useEffect(() => {
    if (phase !== 'dealt') return;
    if (isTaken && mayRing()) play('bell');
    void connection().then((to) => {
      void tellShare(to, match);
      if (hasShare(match) && !document.hidden) void to.call('seen', { match, n: 0 }).catch(() => {});
    });
  }, [phase, match]);
  const options = useOptionsInUse(whole);
  const token = tokenFor(match);
  const [to, setTo] = useState<Connection | null>(null);
  useEffect(() => void connection().then((found) => setTo(found)), []);
  const you = to?.you.value.id ?? null;
  const isMine = you !== null && seats.some(({ player }) => player?.id === you);
  const [heading, note] = toldOf(whole, you);
  const withdraw = async (): Promise<void> => {
    try {
      await (await connection()).call('withdraw', { match });
      go({ page: 'online' });
    } catch {
      // somebody has just joined, and the page is told so
    }
  };
  return (
    <>
      <Header page="online" />
      <main class="at-page online-page lounge">
        {to !== null && <LinkTrouble link={to.link.value} />}
        <div>
          <h1>{heading}</h1>
          <p class="offer-line">
            <b>{title}</b> <i>{useScenarioTitle(game, scenario)}</i> {paceWords(pace)}
          </p>
          {options.length > 0 && <p class="note">{words.options(options.join(' · '))}</p>}
          <ul class="lounge-seats">
            {(phase === 'gone' ? [] : seats).map((seat) => {
              const name = holderName(game, seat);
              const isOwn = you !== null && seat.player?.id === you;
              return (
                <li key={seat.seat}>
                  <Face name={name ?? '?'} presence={name === null ? null : presenceOf(seat)} />
                  <span>
                    <b>{seatName(game, seat.seat)}</b>
                    <i>
                      {name === null ? words.free : `${name}, ${isOwn ? words.you : presenceWord(presenceOf(seat))}`}
                    </i>
                  </span>
                </li>
              );
            })}
          </ul>
          {phase === 'held' ? <Held whole={whole} /> : <p class="note">{note}</p>}
          <p class="actions">
            {phase === 'gone' && rematch !== null && (
              <a class="button primary" href={`/match/${rematch}`}>
                {words.toNext}
              </a>
            )}
            <a class="button" href="/online">
              {words.back}
            </a>
            {phase === 'open' && isMine && (
              <button class="button" type="button" onClick={() => void withdraw()}>
                {words.withdraw}
              </button>
            )}
          </p>
        </div>
        {phase === 'open' && token !== null && <InviteLink path={`/join/${token}`} title={title} />}
      </main>
    </>
  );
}
