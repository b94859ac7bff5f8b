import type { JSX } from 'preact';
import { pageWords } from '../language/pages.ts';
import { Header } from '../parts/header.tsx';
import { lazily } from '../parts/loading.tsx';
import type { Route } from '../route.ts';
import { MissingPage } from './missing.tsx';

const LobbyPage = lazily(async () => (await import('./lobby.tsx')).LobbyPage);
const SetUpPage = lazily(async () => (await import('./set-up.tsx')).SetUpPage);
const ReplaysPage = lazily(async () => (await import('./replays.tsx')).ReplaysPage);
const RulebookPage = lazily(async () => (await import('./rulebook.tsx')).RulebookPage);
const CampaignPage = lazily(async () => (await import('./campaign.tsx')).CampaignPage);
const SettingsPage = lazily(async () => (await import('./settings.tsx')).SettingsPage);

/** Places that are no table: they have the app's header. */
type Away = Exclude<Route, { page: 'match' | 'replay' | 'lesson' }>;

function page(at: Away): JSX.Element {
  switch (at.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'set-up':
      return <SetUpPage key={at.game} game={at.game} wishes={at.wishes} />;
    case 'replays':
      return <ReplaysPage />;
    case 'rules':
      return <RulebookPage game={at.game} rule={at.rule} />;
    case 'settings':
      return <SettingsPage />;
    case 'campaign':
      return <CampaignPage key={at.game} game={at.game} />;
    case 'missing':
      return <MissingPage text={pageWords.value.missing.text(at.path)} />;
  }
}

export const AwayFromTables = ({ at }: { readonly at: Away }): JSX.Element => (
  <>
    <Header page={at.page} />
    <main class="at-page">{page(at)}</main>
  </>
);
