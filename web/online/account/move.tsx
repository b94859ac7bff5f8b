import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Connection } from '../connection.ts';
import { InviteLink } from '../invite-link.tsx';
import { randomHex } from '../shares.ts';
import { useConfirmed } from './confirm.tsx';
import { accountWords as words } from './words.ts';

export function MoveSection({ to }: { readonly to: Connection }): JSX.Element {
  const [token, setToken] = useState<string | null>(null);
  const { told, run, question } = useConfirmed(to);
  const make = async (): Promise<void> => setToken(String(await to.ask('linkDevice', { request: randomHex(16) })));
  return (
    <section id="move">
      <h2>{words.move}</h2>
      <p>{words.moveNote}</p>
      {question}
      {question === null && token === null && (
        <p class="actions">
          <button class="button" type="button" onClick={() => run(make)}>
            {words.moveButton}
          </button>
        </p>
      )}
      {token !== null && <InviteLink path={`/device/${token}`} title={words.move} />}
      <p class="fine" role="status">
        {told}
      </p>
    </section>
  );
}
