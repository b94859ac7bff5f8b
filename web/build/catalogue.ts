import { readFileSync } from 'node:fs';
import { parseRulebook } from '@kurgan/engine';
import { type GameEntry, type GameManifest, loadEntry } from '@kurgan/games';
import type { Plugin } from 'vite';
import type { CatalogueEntry, Level } from '../catalogue.ts';
import { asData } from './data.ts';
import { REGISTRY } from './registry.ts';

const NAME = 'virtual:catalogue';
const RESOLVED = `\0${NAME}`;

/** A game's opponents, the weakest first. A title says `Name: how it plays`. */
function levelsOf({ game, bots, searched }: GameEntry): Level[] {
  if (game.seats.length === 1) return [];
  return [...(searched?.levels ?? []), ...bots]
    .map(({ id, title }) => {
      const [name = id, about = ''] = title.split(': ');
      return { id, name, about };
    })
    .reverse();
}

/** Lobby facts of a game, taken from its rules and rulebook. */
export function catalogueEntry(entry: GameEntry): CatalogueEntry {
  const { game, rulebook } = entry;
  const book = parseRulebook(readFileSync(rulebook, 'utf8'));
  if (!book.ok) throw new Error(`the rulebook of ${game.id} is broken: npx kurgan rules ${game.id}`);
  const { rules } = book.value;
  const [first = ''] = rules.keys();
  return {
    id: game.id,
    title: game.title,
    prefix: first.slice(0, first.indexOf('-')),
    seats: game.seats.length,
    sides: game.seats,
    levels: levelsOf(entry),
    scenarios: game.scenarios.map((scenario) => ({
      ...scenario,
      options: scenario.options.map((option) => ({ ...option, about: rules.get(option.rule)?.text ?? '' })),
    })),
  };
}

/** The games as data, so that the lobby shows scenarios and options without loading a single rule: a short list, and a module for each. */
export function catalogue(): Plugin {
  let entries: Promise<readonly CatalogueEntry[]> | null = null;
  let isBuild = false;
  const read = async (): Promise<readonly CatalogueEntry[]> => {
    const { GAMES }: { readonly GAMES: readonly GameManifest[] } = await import(REGISTRY);
    return (await Promise.all(GAMES.map(loadEntry))).map(catalogueEntry);
  };
  return {
    name: 'kurgan-catalogue',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load: async (id) => {
      if (!id.startsWith(RESOLVED)) return null;
      entries ??= read();
      const all = await entries;
      if (id === RESOLVED) return `export const CATALOGUE = [${all.map(listed).join()}];`;
      const entry = all.find((each) => id === `${RESOLVED}/${each.id}`);
      if (entry === undefined) return null;
      return isBuild ? asData(entry.id, { entry }) : `export const entry = ${JSON.stringify(entry)};`;
    },
  };
}

function listed({ id, title, prefix, levels, scenarios }: CatalogueEntry): string {
  const facts = JSON.stringify({ id, title, prefix, levels, scenarios: scenarios.length });
  return `{ ...${facts}, load: async () => (await import('${NAME}/${id}')).entry }`;
}
