import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { seatName } from '../games.ts';
import { pageWords } from '../language/pages.ts';
import type { WorkerSession } from '../session/worker-session.ts';
import { useTold } from './told.ts';

/** Lines of the open log that a curtain shows. */
const SHOWN = 3;

/** No key reaches the table behind the curtain, wherever the focus is; buttons still hear theirs from the browser. */
function keepKeys(): () => void {
  const keep = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') event.preventDefault();
  };
  addEventListener('keydown', keep, true);
  return () => removeEventListener('keydown', keep, true);
}

/**
 * Stands between two players who share a screen. Behind it is the board as a bystander sees it; the page knows nothing else until the
 * curtain is lifted, and neither Escape nor a click beside it lifts it.
 */
export function Curtain({ session, seat }: { readonly session: WorkerSession; readonly seat: string }): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the next paint, and gone with it: a key that comes at once is neither let through nor swallowed.
  useLayoutEffect(() => ref.current?.showModal(), []);
  useLayoutEffect(keepKeys, []);
  const { curtain } = pageWords.players;
  const name = seatName(session.game, seat);
  const { undoable } = session.moment.value;
  const lines = useTold(session).slice(-SHOWN);
  return (
    <dialog
      ref={ref}
      class="curtain"
      aria-labelledby="curtain-title"
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second wish to close pass.
      onClose={() => ref.current?.showModal()}
    >
      <h2 id="curtain-title">{curtain.title(name)}</h2>
      <p>{curtain.text}</p>
      {lines.length > 0 && (
        <>
          <h3>{curtain.lately}</h3>
          <ol>
            {lines.map((line, i) => (
              <li key={`${line.after} ${i}`}>{line.text}</li>
            ))}
          </ol>
        </>
      )}
      <p class="actions">
        <button class="button primary" type="button" onClick={() => void session.lift(seat)}>
          {curtain.lift(name)}
        </button>
        {undoable > 0 && (
          <button class="button" type="button" onClick={() => void session.undo()}>
            {curtain.undo}
          </button>
        )}
      </p>
    </dialog>
  );
}
