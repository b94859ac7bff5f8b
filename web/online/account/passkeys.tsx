import type { PasskeySeen } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Connection } from '../connection.ts';
import { useConfirmed } from './confirm.tsx';
import { DeviceLine } from './devices.tsx';
import { addPasskey, enterByPasskey, passkeysMissing } from './passkey.ts';
import { passkeyWords as words } from './passkey-words.ts';

/** The player's passkeys, and the way in by one. Where there are none, it says why. */
export function PasskeySection({ to }: { readonly to: Connection }): JSX.Element {
  const missing = passkeysMissing();
  const { isAccount } = to.you.value;
  return (
    <section id="passkeys">
      <h2>{words.title}</h2>
      {missing !== null ? (
        <p>{words[missing]}</p>
      ) : (
        <>
          <p>{words.note}</p>
          {isAccount ? <Own to={to} /> : <Enter to={to} />}
        </>
      )}
    </section>
  );
}

function Own({ to }: { readonly to: Connection }): JSX.Element {
  const [passkeys, setPasskeys] = useState<readonly PasskeySeen[]>([]);
  const { told, tell, run, question } = useConfirmed(to);
  const read = async (): Promise<void> => setPasskeys((await to.ask('passkeys', {})) as readonly PasskeySeen[]);
  useEffect(() => run(read), [to]);
  const add = async (): Promise<void> => {
    await addPasskey(to);
    await read();
    tell(words.added);
  };
  const end = async (passkey: string): Promise<void> => {
    await to.call('endPasskey', { passkey });
    await read();
  };
  return (
    <>
      <ul class="devices">
        {passkeys.map((each) => (
          <li key={each.id}>
            <DeviceLine {...each} />
            <button class="button small" type="button" onClick={() => run(() => end(each.id))}>
              {words.end}
            </button>
          </li>
        ))}
      </ul>
      {question ?? (
        <p class="actions">
          <button class="button" type="button" onClick={() => run(add)}>
            {words.add}
          </button>
        </p>
      )}
      <p class="fine" role="status">
        {told}
      </p>
    </>
  );
}

function Enter({ to }: { readonly to: Connection }): JSX.Element {
  const { told, run } = useConfirmed(to);
  return (
    <>
      <p class="actions">
        <button class="button" type="button" onClick={() => run(enterByPasskey)}>
          {words.enter}
        </button>
      </p>
      <p class="fine" role="status">
        {told === '' ? words.needsAccount : told}
      </p>
    </>
  );
}
