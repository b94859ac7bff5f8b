import './go-back.css';
import type { JSX } from 'preact';
import { Dialog } from '../../parts/dialog.tsx';
import { useTold } from '../../play/told.ts';
import type { RemoteSession } from './remote-session.ts';

const words = {
  title: 'Ask to go back to before …',
  note: 'Your opponent is asked. If a die lies behind it, the next rolls come from new dice. Three refusals in a match end the asking.',
  none: 'Nothing has happened yet.',
};

/** Moments to choose from, the newest first. */
const MOST = 14;

interface GoBackProps {
  readonly session: RemoteSession;
  onClose(): void;
}

/** Lines of the log that both can read: the match goes back to before the one that is chosen. */
export function GoBack({ session, onClose }: GoBackProps): JSX.Element {
  const first = new Map(
    useTold(session)
      .toReversed()
      .map((line) => [line.after, line]),
  );
  const moments = [...first.values()].filter(({ after }) => after > 0).toSorted((a, b) => b.after - a.after);
  const ask = (after: number): void => {
    void session.askBack(after - 1);
    onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{moments.length === 0 ? words.none : words.note}</p>
      <ul class="go-back">
        {moments.slice(0, MOST).map(({ after, text }) => (
          <li key={after}>
            <button type="button" onClick={() => ask(after)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
