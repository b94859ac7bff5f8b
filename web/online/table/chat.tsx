import './chat.css';
import { Icon } from '@kurgan/kit';
import type { Talk } from '@kurgan/wire';
import { X } from 'lucide';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refused } from '../connection.ts';
import { keepNote, noteOf } from '../notes.ts';
import { randomHex } from '../shares.ts';
import { chatWords as words } from './chat-words.ts';
import type { RemoteSession } from './remote-session.ts';

const MUTED = 'kurgan-muted';

/** Players this browser has muted: the server leaves their lines out, and says nothing more about it. */
function mutedHere(): readonly string[] {
  const found = noteOf(MUTED);
  return Array.isArray(found) ? (found as readonly string[]) : [];
}

function keepMuted(player: string, isMuted: boolean): void {
  const others = mutedHere().filter((each) => each !== player);
  keepNote(MUTED, isMuted ? [...others, player] : others);
}

/** Longest line, as the server has it. */
const LONGEST = 300;
/** More lines than this may have to be scrolled, also by keyboard. */
const SHORT = 5;

interface ChatProps {
  readonly session: RemoteSession;
  onClose(): void;
}

/** The talk of the two players, in plain text. */
export function Chat({ session, onClose }: ChatProps): JSX.Element {
  const { id, connection } = session;
  const { seat: own } = session.moment.value;
  const other = session.seats.value.find(({ seat, player }) => seat !== own && player !== null)?.player ?? null;
  const [told, tell] = useState('');
  const [isMuted, setMuted] = useState(() => other !== null && mutedHere().includes(other.id));
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [id]);
  const lines = session.talk.value;
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  const say = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '') return;
    try {
      await connection.call('say', { match: id, seat: own, request: randomHex(16), text });
      if (field.current !== null) field.current.value = '';
      tell('');
    } catch (error) {
      tell(error instanceof Refused ? (error.reason.detail ?? words.failed) : words.failed);
    }
  };
  const mute = async (): Promise<void> => {
    if (other === null) return;
    await connection.call('mute', { player: other.id, isMuted: !isMuted });
    keepMuted(other.id, !isMuted);
    setMuted(!isMuted);
    tell(isMuted ? '' : words.muted(other.name));
    session.talk.value = (await connection.ask('talk', { match: id })) as readonly Talk[];
  };
  const report = async (): Promise<void> => {
    await connection.call('report', { match: id, request: randomHex(16) });
    tell(words.reported);
  };
  return (
    <section class="online-chat" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        {other !== null && (
          <button class="button small" type="button" onClick={() => void mute()}>
            {isMuted ? words.unmute(other.name) : words.mute(other.name)}
          </button>
        )}
        <button class="button small" type="button" onClick={() => void report()}>
          {words.report}
        </button>
        <button class="plain" type="button" aria-label={words.close} onClick={onClose}>
          <Icon of={X} />
        </button>
      </header>
      <ol ref={list} aria-live="polite" {...(lines.length > SHORT && { tabIndex: 0 })}>
        {lines.length === 0 && <li class="empty">{words.empty}</li>}
        {lines.map(({ n, seat, text }) => (
          <li key={n} class={seat === own ? 'mine' : ''}>
            <b>{seat === own ? words.you : (session.names.value[seat] ?? seat)}</b> {text}
          </li>
        ))}
      </ol>
      <form onSubmit={(event) => void say(event)}>
        <input
          ref={field}
          type="text"
          maxLength={LONGEST}
          aria-label={words.line}
          autocomplete="off"
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Escape') onClose();
          }}
        />
        <button class="button touch" type="submit">
          {words.say}
        </button>
      </form>
      <p class="fine" role="status">
        {told === '' ? words.note : told}
      </p>
    </section>
  );
}
