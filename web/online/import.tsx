import './import.css';
import type { WireError } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { listed } from '../catalogue.ts';
import { gameOf, seatName } from '../games.ts';
import { go } from '../router.ts';
import { importWords as words } from './import-words.ts';
import { rememberToken } from './invitations.ts';
import { randomHex } from './shares.ts';

const MOST_LETTERS = 256 * 1024;

/** A file of a match under way: its players decide whether it goes on here. */
interface Running {
  readonly game: string;
  readonly text: string;
}

const gameIn = (text: string): string => {
  try {
    const { game } = JSON.parse(text) as { readonly game?: unknown };
    return typeof game === 'string' ? game : '';
  } catch {
    return '';
  }
};

/** True while a match is played: its secrets are sealed. */
const isRunning = (text: string): boolean => /"sealed"\s*:/.test(text);

async function send(file: string, as: 'replay' | 'match', seat: string | null): Promise<string> {
  const response = await fetch('/api/import', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request: randomHex(16), file, as, seat }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as WireError).detail ?? words.failed);
  const { match, token } = (answer as { readonly value: { readonly match: string; readonly token: string } }).value;
  if (as === 'match') rememberToken(match, token);
  return match;
}

/** Brings a saved file to the server: as a replay, or to play it on. */
export function Import(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [told, tell] = useState('');
  const [running, setRunning] = useState<Running | null>(null);
  const run = (work: () => Promise<void>): void => {
    tell('');
    work().catch((error: unknown) =>
      tell(error instanceof TypeError ? words.failed : String((error as Error).message)),
    );
  };
  const take = async (): Promise<void> => {
    const text = (await input.current?.files?.[0]?.text()) ?? '';
    if (input.current !== null) input.current.value = ''; // the same file may be chosen again
    if (text.length > MOST_LETTERS) return tell(words.large);
    if (isRunning(text)) {
      const game = gameIn(text);
      return listed(game) === undefined ? tell(words.unknown) : setRunning({ game, text });
    }
    go({ page: 'replay', id: await send(text, 'replay', null), made: 0 });
  };
  const playOn = async (seat: string): Promise<void> =>
    go({ page: 'match', id: await send(running?.text ?? '', 'match', seat) });
  return (
    <div class="import">
      {running === null ? (
        <p class="actions">
          <button class="button small" type="button" onClick={() => input.current?.click()}>
            {words.button}
          </button>
          <span>{words.note}</span>
        </p>
      ) : (
        <section aria-label={words.running}>
          <h3>{words.running}</h3>
          <p>{words.runningNote}</p>
          <p class="actions">
            {Object.keys(gameOf(running.game).seats).map((seat) => (
              <button key={seat} class="button small" type="button" onClick={() => run(() => playOn(seat))}>
                {words.side(seatName(running.game, seat))}
              </button>
            ))}
            <button class="button small" type="button" onClick={() => setRunning(null)}>
              {words.cancel}
            </button>
          </p>
        </section>
      )}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.button}
        onChange={() => run(take)}
      />
      {told !== '' && (
        <p class="line" role="alert">
          {told}
        </p>
      )}
    </div>
  );
}
