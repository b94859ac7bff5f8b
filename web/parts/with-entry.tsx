import type { JSX } from 'preact';
import { type CatalogueEntry, listed } from '../catalogue.ts';
import { NotLoaded, useLoaded, Waiting } from './loading.tsx';

interface WithEntryProps {
  readonly game: string;
  /** For a name that is no game's. */
  readonly otherwise?: JSX.Element;
  show(entry: CatalogueEntry): JSX.Element;
}

/** There at once from the second time on. */
const known = new Map<string, CatalogueEntry>();

async function load(game: string): Promise<CatalogueEntry | undefined> {
  const entry = await listed(game)?.load();
  if (entry !== undefined) known.set(game, entry);
  return entry;
}

/** Shows something of a game with its scenarios and options, which are fetched when they are first wanted. */
export function WithEntry({ game, otherwise = <Waiting />, show }: WithEntryProps): JSX.Element {
  const loaded = useLoaded(() => load(game), game);
  const entry = known.get(game);
  if (entry !== undefined) return show(entry);
  if (loaded.state === 'waiting') return <Waiting />;
  return loaded.state === 'failed' ? <NotLoaded /> : otherwise;
}
