import type { JSX } from 'preact';
import { Header } from '../parts/header.tsx';
import { lazily } from '../parts/loading.tsx';
import type { Route } from '../route.ts';
import type { OtherRoute } from './other-page.tsx';
import { SetUpPage } from './set-up.tsx';

const OtherPage = lazily(async () => (await import('./other-page.tsx')).OtherPage);

/** Every place of this computer but a table: these have the app's header. */
type AppRoute = OtherRoute | Extract<Route, { page: 'set-up' }>;

/** The way to a first board leads through the set-up page: it comes at once, the others on demand. */
export const AppPage = ({ at }: { readonly at: AppRoute }): JSX.Element => (
  <>
    <Header page={at.page} />
    <main class="at-page">
      {at.page === 'set-up' ? <SetUpPage key={at.game} game={at.game} query={at.query} /> : <OtherPage at={at} />}
    </main>
  </>
);
