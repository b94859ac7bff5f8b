import type { PlayerSeen } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Connection } from './connection.ts';

/** Longest name, as the server has it. */
const LONGEST = 24;

/** The player's name, to be changed in passing; it counts once it is saved. */
export function useName(to: Connection, label: string): { readonly field: JSX.Element; save(): Promise<void> } {
  const [name, setName] = useState(to.you.value.name);
  const field = (
    <input
      type="text"
      maxLength={LONGEST}
      value={name}
      aria-label={label}
      autocomplete="nickname"
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => setName(event.currentTarget.value)}
    />
  );
  const save = async (): Promise<void> => {
    if (name !== to.you.value.name) to.renew((await to.ask('rename', { name })) as PlayerSeen);
  };
  return { field, save };
}
