import type { Thinking } from '@kurgan/host';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { levelName, listed } from '../catalogue.ts';
import { pageWords } from '../language/pages.ts';
import { ask } from '../session/worker-client.ts';
import type { WorkerSession } from '../session/worker-session.ts';

/** Shorter thoughts are not worth a word, in milliseconds. */
const SHORT = 300;

interface ThoughtProps {
  readonly session: WorkerSession;
  readonly thinking: Thinking;
}

/** Which bot is thinking, its progress, and a button to cut it short. */
export function Thought({ session, thinking }: ThoughtProps): JSX.Element | null {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHORT);
    return () => clearTimeout(timer);
  }, []);
  // Without progress it is only waiting for the eye to follow.
  if (!isLong || thinking.progress === 0) return null;
  const { who, progress } = thinking;
  const words = pageWords.players;
  const level = levelName(listed(session.game), session.players[who] ?? '');
  return (
    <div class="thinking-bar">
      <span>{words.thinks(level)}</span>
      <progress value={progress} max={1} aria-label={words.thinks(level)} />
      <button class="button small" type="button" onClick={() => void ask('botNow', session.id)}>
        {words.playNow}
      </button>
    </div>
  );
}
