import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type CatalogueEntry, listed } from '../catalogue.ts';
import { numbered } from '../lobby/match-request.ts';

/** Everybody who waits for a game hears of it, whoever asked first. */
const known = signal<ReadonlyMap<string, CatalogueEntry>>(new Map());

/** A game's scenarios and levels; null until they are there. */
export function useEntry(game: string): CatalogueEntry | null {
  useEffect(() => {
    if (known.peek().has(game)) return;
    void listed(game)
      ?.load()
      .then((entry) => {
        known.value = new Map(known.value).set(game, entry);
      });
  }, [game]);
  return known.value.get(game) ?? null;
}

/** Title of a scenario, with its number where that is what it is known by. */
export function useScenarioTitle(game: string, scenario: string): string {
  const found = useEntry(game)?.scenarios.find(({ id }) => id === scenario);
  return found === undefined ? scenario : numbered(found.id, found.title);
}
