import { useEffect, useState } from 'preact/hooks';
import { type CatalogueEntry, listed } from '../catalogue.ts';
import { numbered } from '../lobby/match-request.ts';

const known = new Map<string, CatalogueEntry>();

/** A game's scenarios and levels; null until they are there. */
export function useEntry(game: string): CatalogueEntry | null {
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (known.has(game)) return;
    void listed(game)
      ?.load()
      .then((entry) => {
        known.set(game, entry);
        setLoaded(game);
      });
  }, [game]);
  return known.get(game) ?? null;
}

/** Title of a scenario, with its number where that is what it is known by. */
export function useScenarioTitle(game: string, scenario: string): string {
  const found = useEntry(game)?.scenarios.find(({ id }) => id === scenario);
  return found === undefined ? scenario : numbered(found.id, found.title);
}
