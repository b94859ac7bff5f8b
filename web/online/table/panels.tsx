import './panels.css';
import type { SeatSeen } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TroubleLine } from '../../parts/trouble.tsx';
import { useNow } from './clock.tsx';
import { isOutOfTime, Late, lateSeat } from './late.tsx';
import { panelWords } from './panel-words.ts';
import { Question } from './question.tsx';
import { RefusedLine } from './refused-line.tsx';
import type { RemoteSession } from './remote-session.ts';

/** Beside the table: what the other side asks, what it may be held to, and what went wrong. None of it blocks the table. */
export function Panels({ session }: { readonly session: RemoteSession }): JSX.Element {
  const { seat: own, outcome } = session.moment.value;
  const seats = session.seats.value;
  const now = useNow(session.connection, outcome === null && own !== null && session.whole.pace.kind !== 'free');
  const late = own === null || outcome !== null ? null : lateSeat(session, own, now);
  const mine = seats.find(({ seat }) => seat === own);
  const rival = seats.find(({ seat }) => seat !== own)?.player?.name;
  const isLate = outcome === null && mine !== undefined && isWaitedFor(session, mine) && isOutOfTime(mine, now);
  const [leftAlone, leaveAlone] = useState<string | null>(null);
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const offered = own === null ? [] : session.offered.value;
  const nameAt = (seat: string): string => nameOf(seats, seat);
  return (
    <div class="online-panels">
      {session.trouble.value !== null && (
        <div class="online-trouble">
          <TroubleLine trouble={session.trouble.value} />
          <button
            class="button small"
            type="button"
            onClick={() => {
              session.trouble.value = null;
            }}
          >
            {panelWords.dismiss}
          </button>
        </div>
      )}
      {session.isCalledOff.value && (
        <section class="online-panel" role="status">
          <h2>{panelWords.calledOff}</h2>
          <p>{panelWords.calledOffNote}</p>
          <p class="actions">
            <a class="button touch" href="/online">
              {panelWords.toMatches}
            </a>
          </p>
        </section>
      )}
      {offered.map((offer) =>
        offer.seat === own ? (
          <p key={offer.id} class="online-asked" role="status">
            {panelWords.asked[offer.kind]}{' '}
            <button
              class="button small"
              type="button"
              onClick={() => {
                setWithdrawn(offer.id);
                void session.answerTo(offer, false);
              }}
            >
              {panelWords.withdraw}
            </button>
          </p>
        ) : (
          <Question key={offer.id} session={session} offer={offer} name={nameAt(offer.seat)} />
        ),
      )}
      {rival !== undefined && (
        <RefusedLine
          session={session}
          own={offered.find(({ seat }) => seat === own) ?? null}
          withdrawn={withdrawn}
          name={rival}
        />
      )}
      {isLate && rival !== undefined && (
        <section class="online-panel" role="status">
          <h2>{panelWords.outOfTime.title}</h2>
          <p>{panelWords.outOfTime.note(rival)}</p>
        </section>
      )}
      {late !== null && leftAlone !== `${late.seat} ${late.clock?.since}` && (
        <Late
          session={session}
          seat={late}
          name={nameAt(late.seat)}
          onLeave={() => leaveAlone(`${late.seat} ${late.clock?.since}`)}
        />
      )}
    </div>
  );
}

const isWaitedFor = (session: RemoteSession, { seat }: SeatSeen): boolean =>
  session.moment.value.waiting.includes(seat);

const nameOf = (seats: readonly SeatSeen[], seat: string): string =>
  seats.find((each) => each.seat === seat)?.player?.name ?? '';
