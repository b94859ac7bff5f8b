import { Icon } from '@kurgan/kit';
import { Bell, KeyRound, QrCode } from 'lucide';
import type { JSX } from 'preact';
import type { Connection } from '../connection.ts';
import { Face } from '../person.tsx';
import { lobbyWords as words } from './words.ts';

/** Who the player is here, and the way to everything about it. A target leaves a part of a page to the browser. */
export function AccountCard({ to }: { readonly to: Connection }): JSX.Element {
  const { name, isAccount } = to.you.value;
  return (
    <section class="account-card" data-tab="mine" aria-label={words.account}>
      <p class="card-person">
        <Face name={name} presence="here" />
        <span>
          <b>{name}</b>
          <i>{isAccount ? words.kept : words.guest}</i>
        </span>
      </p>
      <a href="/account">
        <Icon of={KeyRound} size={17} /> {words.changeName}
      </a>
      <a href="/account#notices" target="_self">
        <Icon of={Bell} size={17} /> {words.notices}
      </a>
      <a class="button" href="/account#move" target="_self">
        <Icon of={QrCode} size={17} /> {words.move}
      </a>
    </section>
  );
}
