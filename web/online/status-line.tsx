import type { SeatSeen } from '@kurgan/wire';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { seatName } from '../games.ts';
import { clockText } from './pace.ts';
import type { RemoteSession } from './remote-session.ts';
import { onlineWords } from './words.ts';

/** The present, told anew every second while a clock runs. */
function useNow(isRunning: boolean): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, now]);
  return now.value;
}

/** Connection, opponents and clocks, in one line over the table. */
export function StatusLine({ session }: { readonly session: RemoteSession }): JSX.Element {
  const words = onlineWords.value;
  const link = session.link.value;
  const seats = session.seats.value;
  const now = useNow(seats.some(({ clock }) => clock !== null && clock.since !== null));
  return (
    <div class="online-status" role="status">
      <span class={`link ${link}`}>{session.pending.value ? words.sending : words.link[link]}</span>
      {seats.map((seat) => (
        <Seat
          key={seat.seat}
          game={session.game}
          seat={seat}
          now={now}
          isMine={seat.seat === session.moment.value.seat}
        />
      ))}
      <Asked session={session} />
    </div>
  );
}

interface SeatProps {
  readonly game: string;
  readonly seat: SeatSeen;
  readonly now: number;
  readonly isMine: boolean;
}

function Seat({ game, seat: { seat, player, bot, isPresent, clock }, now, isMine }: SeatProps): JSX.Element {
  const words = onlineWords.value;
  const left = clock === null ? null : clock.due === null ? clock.bank : Math.min(clock.bank, clock.due - now);
  return (
    <span class={isPresent ? 'seat here' : 'seat'}>
      <b>{player?.name ?? bot}</b> {seatName(game, seat)}
      {!isMine && player !== null && <i> {isPresent ? words.here : words.away}</i>}
      {left !== null && <time class={clock?.since === null ? '' : 'running'}>{clockText(left)}</time>}
    </span>
  );
}

/** The other side's wish to go back. */
function Asked({ session }: { readonly session: RemoteSession }): JSX.Element | null {
  const words = onlineWords.value;
  const { seat } = session.moment.value;
  const offer = session.offered.value.find((each) => each.kind === 'back' && each.seat !== seat);
  if (seat === null || offer === undefined) return null;
  const name = session.seats.value.find((each) => each.seat === offer.seat)?.player?.name ?? '';
  const line = session.log.value.find(({ after }) => after > (offer.back ?? 0));
  return (
    <span class="asks-back">
      {words.asksBack(name)} <q>{line?.text}</q> {words.newDice}
      <button class="button small" type="button" onClick={() => void session.answerTo(offer, true)}>
        {words.allow(name)}
      </button>
      <button class="button small" type="button" onClick={() => void session.answerTo(offer, false)}>
        {words.refuse}
      </button>
    </span>
  );
}
