import './bar.css';
import '../person.css';
import { Icon } from '@kurgan/kit';
import type { SeatSeen } from '@kurgan/wire';
import { Eye, MessageSquare } from 'lucide';
import type { JSX } from 'preact';
import { levelName, listed } from '../../catalogue.ts';
import { seatName } from '../../games.ts';
import { LinkState } from '../link-state.tsx';
import { Clock, useNow } from './clock.tsx';
import type { RemoteSession } from './remote-session.ts';
import { tableWords as words } from './words.ts';

interface BarProps {
  readonly session: RemoteSession;
  readonly isChatOpen: boolean;
  readonly unread: number;
  onChat(): void;
}

/** Over the table: the connection, the players with their clocks, and the way to what they say. It covers nothing. */
export function OnlineBar({ session, isChatOpen, unread, onChat }: BarProps): JSX.Element {
  const { seat: own, outcome } = session.moment.value;
  const watchers = session.watchers.value;
  const seats = session.seats.value.toSorted((a, b) => Number(a.seat === own) - Number(b.seat === own));
  const isRunning = outcome === null && seats.some(({ clock }) => clock !== null && clock.since !== null);
  const now = useNow(session.connection, isRunning);
  return (
    <section class="online-bar" aria-label={words.players}>
      <LinkState link={session.link.value} isSending={session.pending.value} />
      {seats.map((seat) => (
        <Player key={seat.seat} session={session} seat={seat} now={now} isMine={seat.seat === own} />
      ))}
      <span class="online-end">
        {own === null && <i class="watching">{words.watching}</i>}
        {watchers > 0 && (
          <span class="watchers" title={words.watchers(watchers)}>
            <Icon of={Eye} size={16} />
            <span class="unseen">{words.watchers(watchers)}</span>
            <span aria-hidden="true">{watchers}</span>
          </span>
        )}
        {own !== null && session.whole.canTalk && session.hasOpponent && (
          <button class="chat-button" type="button" aria-expanded={isChatOpen} onClick={onChat}>
            <Icon of={MessageSquare} size={17} />
            <span class="wide-only">{words.chat}</span>
            <span class="unseen narrow-only">{words.chat}</span>
            {unread > 0 && (
              <>
                <b>{unread}</b> <span class="unseen">{words.newLines(unread)}</span>
              </>
            )}
          </button>
        )}
      </span>
    </section>
  );
}

interface PlayerProps {
  readonly session: RemoteSession;
  readonly seat: SeatSeen;
  readonly now: number;
  readonly isMine: boolean;
}

function Player({ session, seat, now, isMine }: PlayerProps): JSX.Element {
  const { game } = session;
  const { player, bot, clock, isGone, isPresent } = seat;
  const presence = bot !== null ? 'bot' : isGone ? 'gone' : isPresent ? 'here' : 'away';
  const name = player === null || bot !== null ? levelName(listed(game), bot ?? '') : player.name;
  const { outcome } = session.moment.value;
  return (
    <span class={isMine ? 'player mine' : 'player'}>
      <i class={`presence ${presence}`} aria-hidden="true" />
      <b>{isMine ? words.you : name}</b>
      <small class="narrow-only">{seatName(game, seat.seat)}</small>
      <span class="wide-only">
        {seatName(game, seat.seat)}
        {!isMine && `, ${presence === 'bot' && player !== null ? words.botFor(player.name) : words[presence]}`}
      </span>
      {!isMine && <span class="unseen narrow-only">{words[presence]}</span>}
      {clock !== null && outcome === null && !session.isCalledOff.value && (
        <Clock clock={clock} pace={session.whole.pace} now={now} />
      )}
    </span>
  );
}
