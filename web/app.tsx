import { RuleReaderContext } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from './language/index.ts';
import { PlayPage } from './pages/play.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { lazily } from './parts/loading.tsx';
import { Notices } from './parts/notices.tsx';
import { isOnline, type Route } from './route.ts';
import { route } from './router.ts';
import { AskedRule, reader } from './rulebook/asked-rule.tsx';

const ReplayPage = lazily(async () => (await import('./pages/replay.tsx')).ReplayPage);
const LessonPage = lazily(async () => (await import('./pages/lesson.tsx')).LessonPage);
const OnlinePage = lazily(async () => (await import('./online/online-page.tsx')).OnlinePage);
const AppPage = lazily(async () => (await import('./pages/app-page.tsx')).AppPage);

function page(at: Route): JSX.Element {
  switch (at.page) {
    case 'match':
      return isOnline(at.id) ? <OnlinePage at={at} /> : <PlayPage key={at.id} id={at.id} />;
    case 'online':
    case 'join':
    case 'account':
    case 'device':
      return <OnlinePage at={at} />;
    case 'replay':
      return <ReplayPage key={at.id} id={at.id} made={at.made} />;
    case 'lesson':
      return <LessonPage key={at.game} game={at.game} />;
    default:
      return <AppPage at={at} />;
  }
}

/** A table comes with as little as it needs; everything else is fetched when it is asked for. */
export function App(): JSX.Element {
  const at = route.value;
  const content = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // A new page takes the focus; a new detail of the same page does not.
  useEffect(() => {
    if (!isFirst.current) content.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [at.page]);
  return (
    <RuleReaderContext.Provider value={reader}>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <div id="content" ref={content} tabIndex={-1}>
        <ErrorBoundary key={at.page}>{page(at)}</ErrorBoundary>
      </div>
      <Notices />
      <AskedRule />
    </RuleReaderContext.Provider>
  );
}
