import type { PlayerSeen } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Connection } from '../connection.ts';
import { InviteLink } from '../invite-link.tsx';
import { randomHex } from '../shares.ts';
import { useConfirmed } from './confirm.tsx';
import { enterAs, lastingLink } from './enter.ts';
import { useCall } from './use-call.ts';
import { accountWords as words } from './words.ts';

/** Two lines of three groups, which can be read out. */
const grouped = (code: string): string =>
  code
    .toUpperCase()
    .replace(/(.{5})(.{4})(.{4})/g, '$1 $2 $3\n')
    .trim();

/** The code that brings a player back, and the way back by one. */
export function RecoverySection({ to }: { readonly to: Connection }): JSX.Element {
  const [code, setCode] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const made = useConfirmed(to);
  const entered = useCall();
  const { name, isAccount } = to.you.value;
  const make = async (): Promise<void> => {
    const answer = (await to.ask('account', { request: randomHex(16), name })) as {
      readonly player: PlayerSeen;
      readonly code: string;
    };
    setCode(answer.code);
    to.renew(answer.player);
  };
  return (
    <section>
      <h2>{words.keep}</h2>
      {code === null ? (
        <>
          <p>{words.keepNote}</p>
          {made.question}
          <p class="actions">
            <button class={isAccount ? 'button' : 'button touch'} type="button" onClick={() => made.run(make)}>
              {isAccount ? words.another : words.make}
            </button>
          </p>
          <p class="fine" role="status">
            {made.told !== '' ? made.told : isAccount ? words.anotherNote : ''}
          </p>
        </>
      ) : (
        <div role="status">
          <p>{words.code}</p>
          <p class="recovery-code">{grouped(code)}</p>
          <p>{words.lasting}</p>
          <InviteLink path={lastingLink(code)} title={words.keep} />
          <button class="button touch" type="button" onClick={() => setCode(null)}>
            {words.written}
          </button>
        </div>
      )}
      {!isAccount && code === null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            entered.run(() => enterAs('recover', { code: field.current?.value ?? '' }));
          }}
        >
          <input ref={field} type="text" aria-label={words.enter} placeholder={words.enter} autocomplete="off" />
          <button class="button" type="submit">
            {words.enterButton}
          </button>
          <p class="fine" role="status">
            {entered.told === '' ? words.enterNote : entered.told}
          </p>
        </form>
      )}
    </section>
  );
}
