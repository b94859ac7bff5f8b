import './pages.css';
import type { Whole } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameOf, seatName } from '../games.ts';
import { dictionary } from '../language/index.ts';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/title.ts';
import { go } from '../router.ts';
import { type Connection, connection } from './connection.ts';
import { tokenFor } from './invitations.ts';
import { InviteLink } from './invite-link.tsx';
import { LinkTrouble } from './link-state.tsx';
import { useOptionsInUse } from './options-in-use.ts';
import { paceWords } from './pace.ts';
import { Face, holderName, presenceOf, presenceWord } from './person.tsx';
import { randomHex, tellShare } from './shares.ts';
import { useScenarioTitle } from './use-entry.ts';

const loungeWords = dictionary({
  waiting: 'Waiting for your opponent',
  waitingNote:
    'Send the link, or let it be scanned. Opening it shows the offer; only its button takes the seat. Later visitors may watch.',
  listedNote: 'The match begins as soon as somebody takes the other seat and both pages are open.',
  dealing: 'Sealing the dice',
  dealingNote:
    'Both pages send their share of the seed, and nobody can choose a roll. The match begins when both are open.',
  held: 'This match is on hold',
  heldNote:
    'The rules have changed since it was played. Its clocks stand still. If you both agree, it goes on by the new rules from the last position that was kept.',
  goOn: 'Go on by the new rules',
  asked: 'Asked. It goes on when the other side agrees.',
  gone: 'This match was withdrawn or called off',
  free: 'still free',
  options: (list: string) => `With ${list}`,
  withdraw: 'Withdraw the challenge',
  back: 'Your matches',
});

/** Before a match: who is missing, and the link that invites. */
export function Lounge({ whole }: { readonly whole: Whole }): JSX.Element {
  const words = loungeWords.value;
  const { match, game, phase, seats, pace, scenario } = whole;
  const { title } = gameOf(game);
  useTitle(title);
  useEffect(() => {
    if (phase === 'dealt') void connection().then((to) => tellShare(to, match));
  }, [phase, match]);
  const options = useOptionsInUse(whole);
  const token = tokenFor(match);
  const [to, setTo] = useState<Connection | null>(null);
  useEffect(() => void connection().then((found) => setTo(found)), []);
  const isMine = to !== null && seats.some(({ player }) => player?.id === to.you.value.id);
  const [heading, note] =
    phase === 'dealt'
      ? [words.dealing, words.dealingNote]
      : phase === 'gone'
        ? [words.gone, '']
        : phase === 'held'
          ? [words.held, words.heldNote]
          : [words.waiting, token === null ? words.listedNote : words.waitingNote];
  const withdraw = async (): Promise<void> => {
    await (await connection()).call('withdraw', { match });
    go({ page: 'online' });
  };
  const [isAsked, setAsked] = useState(false);
  const goOn = async (): Promise<void> => {
    setAsked(true);
    const asking = { match, seat: null, request: randomHex(16), kind: 'go on', back: null } as const;
    await (await connection()).call('offer', asking).catch(() => setAsked(false));
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
              return (
                <li key={seat.seat}>
                  <Face name={name ?? '?'} presence={name === null ? null : presenceOf(seat)} />
                  <span>
                    <b>{seatName(game, seat.seat)}</b>
                    <i>{name === null ? words.free : `${name}, ${presenceWord(presenceOf(seat))}`}</i>
                  </span>
                </li>
              );
            })}
          </ul>
          <p class="note">{note}</p>
          <p class="actions">
            <a class="button" href="/online">
              {words.back}
            </a>
            {phase === 'held' && (
              <button class="button touch" type="button" disabled={isAsked} onClick={() => void goOn()}>
                {isAsked ? words.asked : words.goOn}
              </button>
            )}
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
