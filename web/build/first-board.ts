import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameManifest } from '@kurgan/games';
import { type Chunk, sourceOf } from './chunk-list.ts';

type Part = 'opening' | 'rules' | 'tools' | 'bots' | 'picker' | 'glance' | 'table';
/** A game as far as the build must know it. */
export type Parts = Pick<GameManifest, 'id' | 'rulebook'> & Partial<Pick<GameManifest, Part>>;

export const WEB = fileURLToPath(new URL('..', import.meta.url));
/** On every way to a first board: the shell with the play page, and the setup page. */
export const PAGES = ['main.tsx', 'pages/app-page.tsx'];
export const WORKER = 'session/worker.ts';

const OF_THE_APP = /^(?!\.\.)/;
const OF_THE_KIT = /^\.\.\/kit\//;
const OF_A_GAME = /^\.\.\/games\/[^/]+\/./;
const LOADED = /\bimport\(['"](\.[^'"]+)['"]\)/g;

/** Sources that some parts of a game load. The text of a loader names them; a manifest is next to its rulebook. */
export function sourcesOf(game: Parts, parts: readonly Part[], web = WEB): string[] {
  const folder = path.dirname(fileURLToPath(game.rulebook));
  return parts.flatMap((part) => {
    const loader = game[part];
    if (loader === undefined) return [];
    const files = [...String(loader).matchAll(LOADED)].map(([, file = '']) => path.join(folder, file));
    if (files.length === 0) throw new Error(`${game.id}: ${part} is not loaded by import('./...')`);
    return files.map((file) => sourceOf(file, web));
  });
}

/** Sources of the rules that the first board of a game needs. */
export const openingSources = (game: Parts): string[] =>
  sourcesOf(game, [game.opening === undefined ? 'rules' : 'opening']);

/** Chunks that are loaded with some sources, each once. */
export function chunksBehind(chunks: readonly Chunk[], sources: readonly string[]): Chunk[] {
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const each of chunks) if (chunk.imports.includes(each.file)) visit(each);
  };
  for (const source of sources) {
    const chunk = chunks.find((each) => each.sources.includes(source));
    if (chunk === undefined) throw new Error(`the build has no source ${source}`);
    visit(chunk);
  }
  return [...seen];
}

/** Layouts of a table, for a desk and for a phone: modules of this name that it loads by itself. */
export const LAYOUTS = ['wide', 'narrow'] as const;
type Layout = (typeof LAYOUTS)[number];

export function layoutSources(chunks: readonly Chunk[], table: readonly string[], layout: Layout): string[] {
  const lazy = chunksBehind(chunks, table).flatMap(({ lazyImports }) => lazyImports);
  const loaded = chunks.filter(({ file }) => lazy.includes(file)).flatMap(({ sources }) => sources);
  return loaded.filter((source) => source.endsWith(`/${layout}.tsx`));
}

/**
 * Puts what a first board loads into a few large files, which compress better. It needs a build that is cut at every
 * `import()`: that shows which modules each part really uses. A module goes to the first of these that needs it:
 *
 * - `kernel`: whatever a worker runs, much of which the page shares; only the worker's entry stands alone, as it acts when it is loaded;
 * - the rules of a game as far as a first board needs them, with whatever its bots and its table have in common;
 * - `app`: the shell, the setup page and the kit: whatever a table has in common with other pages or tables;
 * - the table of a game, with its preview for the setup page and the lobby, and whatever both of its layouts need;
 * - each of its layouts.
 *
 * Whoever needs a module needs all that it imports, so a chunk only imports from those above it: there are no cycles.
 * Everything else stays where Rolldown puts it.
 */
export function chunkNames(chunks: readonly Chunk[], games: readonly Parts[]): (id: string) => string | null {
  const needed = (sources: readonly string[]): ReadonlySet<string> =>
    new Set(chunksBehind(chunks, sources).flatMap((chunk) => chunk.sources));
  const kernel = new Set([...needed([WORKER])].filter((source) => source !== WORKER));
  const entries = chunks.map(({ entry }) => entry).filter((entry) => entry !== null);
  const app = needed(PAGES);
  const anyPage = needed(entries.filter((entry) => OF_THE_APP.test(entry)));
  const isLayout = (source: string): boolean => LAYOUTS.some((layout) => source.endsWith(`/${layout}.tsx`));
  const anyTable = needed(entries.filter((entry) => OF_THE_KIT.test(entry) && !isLayout(entry)));
  const parts = games.map((game) => ({
    id: game.id,
    wide: needed(layoutSources(chunks, sourcesOf(game, ['table']), 'wide')),
    narrow: needed(layoutSources(chunks, sourcesOf(game, ['table']), 'narrow')),
    rules: needed(openingSources(game)),
    bots: needed(sourcesOf(game, ['bots', 'tools'])),
    preview: needed(sourcesOf(game, ['picker', 'glance'])),
    table: needed(sourcesOf(game, ['table'])),
  }));
  return (id) => {
    const source = sourceOf(id, WEB);
    const users = parts.filter(({ id: _, bots: __, ...loaded }) =>
      Object.values(loaded).some((part) => part.has(source)),
    );
    const isOfGame = OF_A_GAME.test(source);
    const isRule = users.some(({ rules, bots, table }) => rules.has(source) || (bots.has(source) && table.has(source)));
    if (kernel.has(source) || (isRule && !isOfGame)) return 'kernel';
    if (app.has(source) || (users.length > 0 && anyPage.has(source))) return 'app';
    const isOf = (part: 'preview' | 'table' | Layout): boolean => users.some((game) => game[part].has(source));
    if (users.length > 0 && anyTable.has(source) && !isOfGame) return 'app';
    const isLaidOut = isOf('wide') !== isOf('narrow') && !isOf('table') && !isOf('preview') && !isRule;
    if (!isOfGame && !isLaidOut && users.length > 1) return 'app';
    if (users.length === 0) return null;
    // Named after all games that need it, lest one of them loads what is only another's.
    const layout = isOf('wide') ? 'wide' : 'narrow';
    const part = isRule ? 'rules' : isLaidOut ? layout : 'table';
    return [part, ...users.map((game) => game.id)].join('-');
  };
}
