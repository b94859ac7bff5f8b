import type { JSX } from 'preact';
import { pageWords } from '../language/pages.ts';
import { lazily } from '../parts/loading.tsx';
import type { OnlineRoute, Route } from '../route.ts';
import { MissingPage } from './missing.tsx';

const LobbyPage = lazily(async () => (await import('./lobby.tsx')).LobbyPage);
const ReplaysPage = lazily(async () => (await import('./replays.tsx')).ReplaysPage);
const RulebookPage = lazily(async () => (await import('./rulebook.tsx')).RulebookPage);
const CampaignPage = lazily(async () => (await import('./campaign.tsx')).CampaignPage);
const ArmyPage = lazily(async () => (await import('./army.tsx')).ArmyPage);
const SettingsPage = lazily(async () => (await import('./settings.tsx')).SettingsPage);

/** Every place of this computer but a table and the page that sets one up. */
export type OtherRoute = Exclude<Route, OnlineRoute | { page: 'match' | 'replay' | 'lesson' | 'set-up' }>;

export function OtherPage({ at }: { readonly at: OtherRoute }): JSX.Element {
  switch (at.page) {
    case 'lobby':
      return <LobbyPage />;
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
      return <MissingPage text={pageWords.missing.text(at.path)} />;
  }
}
