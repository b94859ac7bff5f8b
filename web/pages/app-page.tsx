import type { JSX } from 'preact';
import { pageWords } from '../language/pages.ts';
import { Header } from '../parts/header.tsx';
import { lazily } from '../parts/loading.tsx';
import type { OnlineRoute, Route } from '../route.ts';
import { MissingPage } from './missing.tsx';
import { SetUpPage } from './set-up.tsx';

const LobbyPage = lazily(async () => (await import('./lobby.tsx')).LobbyPage);
const ReplaysPage = lazily(async () => (await import('./replays.tsx')).ReplaysPage);
const RulebookPage = lazily(async () => (await import('./rulebook.tsx')).RulebookPage);
const CampaignPage = lazily(async () => (await import('./campaign.tsx')).CampaignPage);
const ArmyPage = lazily(async () => (await import('./army.tsx')).ArmyPage);
const SettingsPage = lazily(async () => (await import('./settings.tsx')).SettingsPage);

/** Every place of this computer but a table: these have the app's header. */
type AppRoute = Exclude<Route, OnlineRoute | { page: 'match' | 'replay' | 'lesson' }>;

function page(at: AppRoute): JSX.Element {
  switch (at.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'set-up':
      return <SetUpPage key={at.game} game={at.game} query={at.query} />;
    case 'replays':
      return <ReplaysPage />;
    case 'rules':
      return <RulebookPage game={at.game} rule={at.rule} />;
    case 'settings':
      return <SettingsPage />;
    case 'campaign':
      return <CampaignPage key={at.game} game={at.game} />;
    case 'army':
      return <ArmyPage key={at.game} game={at.game} query={at.query} />;
    case 'missing':
      return <MissingPage text={pageWords.value.missing.text(at.path)} />;
  }
}

export const AppPage = ({ at }: { readonly at: AppRoute }): JSX.Element => (
  <>
    <Header page={at.page} />
    <main class="at-page">{page(at)}</main>
  </>
);
