import type { JSX } from 'preact';
import { listed } from '../catalogue.ts';
import { gameOf } from '../games.ts';
import { pageWords } from '../language/pages.ts';
import { NotLoaded, useLoaded, Waiting } from '../parts/loading.tsx';
import { tell } from '../parts/notice-list.ts';
import { useTitle } from '../parts/title.ts';
import { addressOf } from '../route.ts';
import { go, replace } from '../router.ts';
import { MissingPage } from './missing.tsx';

interface ArmyPageProps {
  readonly game: string;
  readonly query: string;
}

/** The page on which a game's armies are built. */
export function ArmyPage({ game, query }: ArmyPageProps): JSX.Element {
  const loaded = useLoaded(
    async () => (listed(game) === undefined ? null : ((await gameOf(game).army?.()) ?? null)),
    game,
  );
  const builder = loaded.state === 'ready' ? loaded.value : null;
  useTitle(builder?.title ?? '');
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <NotLoaded />;
  if (builder === null) return <MissingPage text={pageWords.missing.game(game)} />;
  return (
    <builder.Page
      query={query}
      onRead={() => replace({ page: 'army', game, query: '' })}
      linkOf={(army) => location.origin + addressOf({ page: 'army', game, query: army })}
      onPlay={(request) => go({ page: 'set-up', game, query: request })}
      tell={(text, action) => tell(text, action ?? null)}
    />
  );
}
