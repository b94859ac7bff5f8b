import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Connection, Refused } from '../connection.ts';
import { confirmByCode, confirmByPasskey, passkeysMissing } from './passkey.ts';
import { passkeyWords } from './passkey-words.ts';
import { useCall } from './use-call.ts';

const wantsProof = (error: unknown): boolean => error instanceof Refused && error.reason.facts?.confirm === true;

interface Confirmed extends ReturnType<typeof useCall> {
  /** Asks for the recovery code or a passkey, while something waits for it. */
  readonly question: JSX.Element | null;
}

/** Calls that an account does only after it has shown its code or a passkey: asks for one, then goes on. */
export function useConfirmed(to: Connection): Confirmed {
  const { told, tell, run } = useCall();
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const start = (call: () => Promise<void>): void =>
    run(async () => {
      try {
        await call();
        setWaiting(null);
      } catch (error) {
        if (!wantsProof(error)) throw error;
        setWaiting(() => call);
      }
    });
  const question =
    waiting === null ? null : <Question to={to} onConfirmed={() => start(waiting)} onCancel={() => setWaiting(null)} />;
  return { told, tell, run: start, question };
}

interface QuestionProps {
  readonly to: Connection;
  onConfirmed(): void;
  onCancel(): void;
}

function Question({ to, onConfirmed, onCancel }: QuestionProps): JSX.Element {
  const words = passkeyWords.confirm;
  const field = useRef<HTMLInputElement>(null);
  const { told, run } = useCall();
  const show = (by: () => Promise<void>): void =>
    run(async () => {
      await by();
      onConfirmed();
    });
  return (
    <form
      class="confirm"
      onSubmit={(event) => {
        event.preventDefault();
        show(() => confirmByCode(field.current?.value ?? ''));
      }}
    >
      <h3>{words.title}</h3>
      <p>{words.note}</p>
      <input ref={field} type="text" aria-label={words.code} placeholder={words.code} autocomplete="off" />
      <p class="actions">
        <button class="button touch" type="submit">
          {words.button}
        </button>
        {passkeysMissing() === null && (
          <button class="button" type="button" onClick={() => show(() => confirmByPasskey(to))}>
            {words.passkey}
          </button>
        )}
        <button class="button" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
      <p class="fine" role="status">
        {told}
      </p>
    </form>
  );
}
