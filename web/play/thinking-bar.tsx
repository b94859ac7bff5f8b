import { lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { WorkerSession } from '../session/worker-session.ts';

/** Comes after the first board, as the bots do. */
const Thought = lazy(async () => (await import('./thought.tsx')).Thought);

/** Tells when a bot is thinking. */
export function ThinkingBar({ session }: { readonly session: WorkerSession }): JSX.Element {
  const thinking = session.thinking.value;
  const isOpponent = thinking !== null && thinking.who !== 'hint';
  return (
    <div class="thinking-place" role="status">
      {isOpponent && <Thought key={thinking.since} session={session} thinking={thinking} />}
    </div>
  );
}
