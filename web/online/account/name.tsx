import type { PlayerSeen } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Connection } from '../connection.ts';
import { useCall } from './use-call.ts';
import { accountWords as words } from './words.ts';

const LONGEST = 24;

export function NameForm({ to }: { readonly to: Connection }): JSX.Element {
  const [name, setName] = useState(to.you.value.name);
  const { told, tell, run } = useCall();
  const save = async (): Promise<void> => {
    to.renew((await to.ask('rename', { name })) as PlayerSeen);
    tell(words.saved);
  };
  return (
    <section>
      <h2>{words.name}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run(save);
        }}
      >
        <input
          type="text"
          maxLength={LONGEST}
          value={name}
          aria-label={words.name}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button class="button" type="submit">
          {words.save}
        </button>
      </form>
      <p class="fine" role="status">
        {told === '' ? words.nameNote : told}
      </p>
    </section>
  );
}
