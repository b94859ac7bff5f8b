import type { SeatSeen } from '@kurgan/wire';
import type { JSX } from 'preact';
import { isDeserted } from '../person.tsx';
import { Panel } from './panel.tsx';
import { panelWords } from './panel-words.ts';
import type { RemoteSession } from './remote-session.ts';

/** Milliseconds after which a live seat without a page may be claimed; the server decides. */
const AWAY = 120_000;

export const isOutOfTime = ({ clock }: SeatSeen, now: number): boolean =>
  clock !== null && clock.due !== null && clock.due <= now;

/** Another seat that keeps everybody waiting longer than it may; nobody claims anything who is out of time as well. */
export function lateSeat(session: RemoteSession, own: string, now: number): SeatSeen | null {
  const { waiting } = session.moment.value;
  const { pace } = session.whole;
  const isLate = (seat: SeatSeen): boolean => {
    if (isDeserted(seat)) return true;
    if (seat.seat === own || seat.player === null || seat.bot !== null || !waiting.includes(seat.seat)) return false;
    if (isOutOfTime(seat, now)) return true;
    return (
      pace.kind === 'live' && seat.awaySince !== null && now - Math.max(seat.awaySince, seat.clock?.since ?? 0) >= AWAY
    );
  };
  const seats = session.seats.value;
  if (seats.some((each) => each.seat === own && waiting.includes(own) && isOutOfTime(each, now))) return null;
  return seats.find(isLate) ?? null;
}

interface LateProps {
  readonly session: RemoteSession;
  readonly seat: SeatSeen;
  readonly name: string;
  onLeave(): void;
}

/** Out of time is a right of whoever waits: the win, more time, or a bot. */
export function Late({ session, seat, name, onLeave }: LateProps): JSX.Element {
  const words = panelWords.late;
  const isOut = isOutOfTime(seat, session.connection.now());
  const isLeft = isDeserted(seat);
  return (
    <Panel title={isLeft ? words.left : isOut ? words.time(name) : words.away(name)}>
      <p>{isLeft ? words.leftNote : words.note(name)}</p>
      <p class="actions">
        <button class="button touch" type="button" onClick={() => void session.claim('win')}>
          {words.win}
        </button>
        {!isLeft && (
          <button class="button" type="button" onClick={() => void session.claim('time')}>
            {words.more[session.whole.pace.kind]}
          </button>
        )}
        <button class="button" type="button" onClick={() => void session.claim('bot')}>
          {words.bot}
        </button>
        <button class="button" type="button" onClick={onLeave}>
          {words.wait}
        </button>
      </p>
      {!isLeft && <p class="fine">{words.botNote(name)}</p>}
    </Panel>
  );
}
