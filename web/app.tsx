import { RuleReaderContext } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from './language/index.ts';
import { MissingPage } from './pages/missing.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { Header } from './parts/header.tsx';
import { lazily } from './parts/loading.tsx';
import { Notices } from './parts/notices.tsx';
import type { Route } from './route.ts';
import { route } from './router.ts';
import { AskedRule, reader } from './rulebook/asked-rule.tsx';

const LobbyPage = lazily(async () => (await import('./pages/lobby.tsx')).LobbyPage);
const SetUpPage = lazily(async () => (await import('./pages/set-up.tsx')).SetUpPage);
const PlayPage = lazily(async () => (await import('./pages/play.tsx')).PlayPage);
const ReplayPage = lazily(async () => (await import('./pages/replay.tsx')).ReplayPage);
const ReplaysPage = lazily(async () => (await import('./pages/replays.tsx')).ReplaysPage);
const RulebookPage = lazily(async () => (await import('./pages/rulebook.tsx')).RulebookPage);
const SettingsPage = lazily(async () => (await import('./pages/settings.tsx')).SettingsPage);
const LessonPage = lazily(async () => (await import('./pages/lesson.tsx')).LessonPage);

/** Tables have a header and a main part of their own. */
const AT_A_TABLE: readonly Route['page'][] = ['match', 'replay', 'lesson'];

function page(at: Route): JSX.Element {
  switch (at.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'set-up':
      return <SetUpPage key={at.game} game={at.game} wishes={at.wishes} />;
    case 'match':
      return <PlayPage key={at.id} id={at.id} />;
    case 'replay':
      return <ReplayPage key={at.id} id={at.id} made={at.made} />;
    case 'replays':
      return <ReplaysPage />;
    case 'rules':
      return <RulebookPage game={at.game} rule={at.rule} />;
    case 'settings':
      return <SettingsPage />;
    case 'lesson':
      return <LessonPage key={at.game} game={at.game} />;
    case 'missing':
      return <MissingPage text={words.value.missing.text(at.path)} />;
  }
}

export function App(): JSX.Element {
  const at = route.value;
  const content = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // A new page takes the focus; a new detail of the same page does not.
  useEffect(() => {
    if (!isFirst.current) content.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [at.page]);

  const isTable = AT_A_TABLE.includes(at.page);
  const shown = <ErrorBoundary key={at.page}>{page(at)}</ErrorBoundary>;
  return (
    <RuleReaderContext.Provider value={reader}>
      <a class="skip" href="#content">
        {words.value.app.skip}
      </a>
      {!isTable && <Header page={at.page} />}
      <div id="content" ref={content} tabIndex={-1} class={isTable ? 'at-table' : 'at-page'}>
        {isTable ? shown : <main>{shown}</main>}
      </div>
      <Notices />
      <AskedRule />
    </RuleReaderContext.Provider>
  );
}
