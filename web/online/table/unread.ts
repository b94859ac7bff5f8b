import type { Talk } from '@kurgan/wire';
import { useEffect } from 'preact/hooks';
import { keepNote, notesOf } from '../notes.ts';
import type { RemoteSession } from './remote-session.ts';

const KEY = 'kurgan-talk-read';
/** Matches whose last line read is remembered. */
const MOST = 60;

const kept = (): Readonly<Record<string, number>> => notesOf(KEY);

function keep(match: string, n: number): void {
  const { [match]: _, ...others } = kept();
  keepNote(KEY, Object.fromEntries([...Object.entries(others), [match, n]].slice(-MOST)));
}

/** Number of lines the other side has said since this browser last showed the talk, also while it was away. */
export function useUnread(session: RemoteSession, isOpen: boolean): number {
  const { id, connection, talk } = session;
  const { seat } = session.moment.value;
  const lines = talk.value;
  useEffect(() => {
    if (seat === null || !session.whole.canTalk) return;
    const before = connection.ask('talk', { match: id }) as Promise<readonly Talk[]>;
    before.then(
      (said) => {
        const newest = said.at(-1)?.n ?? -1;
        talk.value = [...said, ...talk.peek().filter(({ n }) => n > newest)];
      },
      () => {}, // bots don't talk
    );
  }, [id]);
  const newest = lines.at(-1)?.n ?? -1;
  useEffect(() => {
    if (isOpen && newest >= 0) keep(id, newest);
  }, [id, isOpen, newest]);
  const read = kept()[id] ?? -1;
  return isOpen ? 0 : lines.filter((line) => line.seat !== seat && line.n > read).length;
}
