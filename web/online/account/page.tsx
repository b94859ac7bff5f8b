import '../pages.css';
import './account.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLoaded, Waiting } from '../../parts/loading.tsx';
import { useTitle } from '../../parts/title.ts';
import { type Connection, connection } from '../connection.ts';
import { LinkTrouble } from '../link-state.tsx';
import { NoServer } from '../no-server.tsx';
import { Face } from '../person.tsx';
import { Devices } from './devices.tsx';
import { MoveSection } from './move.tsx';
import { DataSection } from './my-data.tsx';
import { NameForm } from './name.tsx';
import { NoticesSection } from './notices.tsx';
import { PasskeySection } from './passkeys.tsx';
import { RatingsSection } from './ratings.tsx';
import { RecoverySection } from './recovery.tsx';
import { accountWords as words } from './words.ts';

/** Who the player is on this server, and everything that can be done about it. */
export function AccountPage(): JSX.Element {
  useTitle(words.title);
  const loaded = useLoaded(connection, '');
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <NoServer />;
  return <Account to={loaded.value} />;
}

function Account({ to }: { readonly to: Connection }): JSX.Element {
  const { name, isAccount } = to.you.value;
  useEffect(() => {
    if (location.hash !== '') document.querySelector(location.hash)?.scrollIntoView();
  }, []);
  return (
    <div class="online-page account-page">
      <LinkTrouble link={to.link.value} />
      <header>
        <Face name={name} presence="here" />
        <div>
          <h1>{name}</h1>
          <p>{isAccount ? words.account : words.guest}</p>
        </div>
        <a class="button" href="/online">
          {words.back}
        </a>
      </header>
      <div>
        <NameForm to={to} />
        <RecoverySection to={to} />
        <PasskeySection to={to} />
        <MoveSection to={to} />
        <Devices to={to} />
      </div>
      <div>
        <NoticesSection to={to} />
        <RatingsSection to={to} />
        <DataSection to={to} />
      </div>
    </div>
  );
}
