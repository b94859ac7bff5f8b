import type { JSX } from 'preact';
import { Header } from '../parts/header.tsx';
import { lazily } from '../parts/loading.tsx';
import type { OnlineRoute } from '../route.ts';

const OnlineMatch = lazily(async () => (await import('./table/match.tsx')).OnlineMatch);
const OnlineLobby = lazily(async () => (await import('./lobby/page.tsx')).OnlineLobby);
const JoinPage = lazily(async () => (await import('./join.tsx')).JoinPage);
const AccountPage = lazily(async () => (await import('./account/page.tsx')).AccountPage);
const DevicePage = lazily(async () => (await import('./account/device.tsx')).DevicePage);

function page(at: Exclude<OnlineRoute, { page: 'match' }>): JSX.Element {
  switch (at.page) {
    case 'online':
      return <OnlineLobby />;
    case 'join':
      return <JoinPage key={at.token} token={at.token} />;
    case 'account':
      return <AccountPage />;
    case 'device':
      return <DevicePage key={at.token} token={at.token} />;
  }
}

/** Every place that needs a server. A table has no header of the app. */
export const OnlinePage = ({ at }: { readonly at: OnlineRoute }): JSX.Element =>
  at.page === 'match' ? (
    <OnlineMatch key={at.id} id={at.id} />
  ) : (
    <>
      <Header page="online" />
      <main class="at-page">{page(at)}</main>
    </>
  );
