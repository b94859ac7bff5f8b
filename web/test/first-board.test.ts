import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Chunk, cycleIn } from '../build/chunk-list.ts';
import { chunkNames, chunksBehind, layoutSources, openingSources, sourcesOf, WEB } from '../build/first-board.ts';

/** A chunk of one source, in a file of the same name. */
const chunk = (source: string, ...imports: string[]): Chunk => ({
  file: source,
  entry: source,
  imports,
  lazyImports: [],
  sources: [source],
});

const chunks = [
  chunk('main.tsx', 'shared.ts', 'rpc.ts'),
  chunk('pages/app-page.tsx', 'shared.ts'),
  chunk('pages/lobby.tsx', 'close.ts', 'shared.ts'),
  chunk('session/worker.ts', 'rpc.ts'),
  ...['shared.ts', 'rpc.ts', 'close.ts'].map((source) => ({ ...chunk(source), entry: null })),
  { ...chunk('../engine/log.ts'), entry: null },
  { ...chunk('../kit/board.tsx', '../kit/pan.ts'), entry: null },
  { ...chunk('../kit/pan.ts'), entry: null },
  { ...chunk('../kit/odds.tsx'), entry: null },
  { ...chunk('../kit/sheet.tsx'), entry: null },
  { ...chunk('../kit/dock.tsx'), entry: null },
  chunk('../kit/scene.tsx', '../kit/dock.tsx'),
  { ...chunk('../games/family/tile.tsx'), entry: null },
  ...['hill', 'river'].flatMap((game) => {
    const at = `../games/${game}`;
    return [
      chunk(`${at}/game.ts`, '../engine/log.ts'),
      chunk(`${at}/bot.ts`, `${at}/game.ts`, `${at}/worth.ts`),
      { ...chunk(`${at}/worth.ts`), entry: null },
      chunk(`${at}/glance.tsx`, `${at}/map.tsx`, ...(game === 'hill' ? ['../games/family/tile.tsx'] : [])),
      { ...chunk(`${at}/map.tsx`), entry: null },
      chunk(
        `${at}/table.tsx`,
        '../kit/board.tsx',
        `${at}/map.tsx`,
        `${at}/worth.ts`,
        'close.ts',
        '../games/family/tile.tsx',
      ),
      chunk(`${at}/dialogs.tsx`, `${at}/table.tsx`),
      chunk(`${at}/wide.tsx`, `${at}/table.tsx`, `${at}/hand.tsx`),
      chunk(
        `${at}/narrow.tsx`,
        `${at}/table.tsx`,
        `${at}/hand.tsx`,
        '../kit/sheet.tsx',
        ...(game === 'hill' ? ['../kit/dock.tsx'] : []),
      ),
      { ...chunk(`${at}/hand.tsx`), entry: null },
    ];
  }),
].map((each) => {
  const game = /(.*)\/table\.tsx$/.exec(each.file)?.[1];
  if (game === undefined) return each;
  const imports = game.endsWith('hill') ? [...each.imports, '../kit/odds.tsx'] : each.imports;
  return { ...each, imports, lazyImports: ['dialogs', 'narrow', 'wide'].map((name) => `${game}/${name}.tsx`) };
});

/** A loader whose text is read, but which never loads. */
const loader = (file: string) =>
  Object.assign(async (): Promise<never> => Promise.reject(), { toString: () => `() => import('${file}')` });

const game = (id: string) => ({
  id,
  rulebook: pathToFileURL(`${WEB}../games/${id}/rules.md`),
  rules: loader('./game.ts'),
  tools: loader('./game.ts'),
  bots: loader('./bot.ts'),
  glance: loader('./glance.tsx'),
  table: loader('./table.tsx'),
});
const games = [game('hill'), game('river')];

test('finds the modules of a game in its manifest', () => {
  expect(sourcesOf(game('hill'), ['rules', 'picker', 'table'])).toEqual([
    '../games/hill/game.ts',
    '../games/hill/table.tsx',
  ]);
  const odd = { ...game('hill'), table: Object.assign(loader(''), { toString: () => '() => table' }) };
  expect(() => sourcesOf(odd, ['table'])).toThrow('hill: table');
});

test('a first board needs the opening of the rules, where a game has one', () => {
  expect(openingSources(game('hill'))).toEqual(['../games/hill/game.ts']);
  const quick = { ...game('hill'), opening: loader('./opening.ts') };
  expect(openingSources(quick)).toEqual(['../games/hill/opening.ts']);
});

test('counts each file loaded with a page once, and no other page', () => {
  const files = chunksBehind(chunks, ['main.tsx', 'pages/app-page.tsx']).map(({ file }) => file);
  expect(files.sort()).toEqual(['main.tsx', 'pages/app-page.tsx', 'rpc.ts', 'shared.ts']);
  expect(() => chunksBehind(chunks, ['pages/gone.tsx'])).toThrow('pages/gone.tsx');
});

test('finds the layouts that a table loads by itself', () => {
  const table = sourcesOf(game('hill'), ['table']);
  expect(layoutSources(chunks, table, 'wide')).toEqual(['../games/hill/wide.tsx']);
  expect(layoutSources(chunks, table, 'narrow')).toEqual(['../games/hill/narrow.tsx']);
});

test('a module goes to the first part of a first board that needs it', () => {
  const nameOf = chunkNames(chunks, games);
  const named = Object.fromEntries(chunks.map(({ file }) => [file, nameOf(`${WEB}${file}`)]));
  expect(named).toMatchObject({
    'main.tsx': 'app',
    'shared.ts': 'app',
    'rpc.ts': 'kernel',
    '../engine/log.ts': 'kernel',
    // A worker runs by itself, and another page is loaded when it is asked for.
    'session/worker.ts': null,
    'pages/lobby.tsx': null,
    // Not with a table: the lobby would have to load it.
    'close.ts': 'app',
    '../kit/board.tsx': 'app',
    '../kit/pan.ts': 'app',
    '../kit/odds.tsx': 'table-hill',
    // Not with a layout: the scene of any game would have to load it.
    '../kit/dock.tsx': 'app',
    '../kit/scene.tsx': null,
    '../games/hill/game.ts': 'rules-hill',
    // Not with the table: a bot's worker would have to load it.
    '../games/hill/worth.ts': 'rules-hill',
    '../games/hill/bot.ts': null,
    '../games/hill/map.tsx': 'table-hill',
    '../games/hill/table.tsx': 'table-hill',
    '../games/hill/dialogs.tsx': null,
    '../games/hill/wide.tsx': 'wide-hill',
    '../games/hill/narrow.tsx': 'narrow-hill',
    // Needed whatever the window, so with the table.
    '../games/hill/hand.tsx': 'table-hill',
    // Not with the app: a desk has no sheet.
    '../kit/sheet.tsx': 'narrow-hill-river',
    '../games/river/table.tsx': 'table-river',
    // Only one of them previews it, but the other must not load that game's table.
    '../games/family/tile.tsx': 'table-hill-river',
  });
});

test('chunks built from these names do not import each other', () => {
  const nameOf = chunkNames(chunks, games);
  const fileOf = (source: string): string => nameOf(`${WEB}${source}`) ?? source;
  const merged = [...new Set(chunks.map(({ file }) => fileOf(file)))].map((file) => ({
    ...chunk(file),
    imports: chunks
      .filter((each) => fileOf(each.file) === file)
      .flatMap(({ imports }) => imports.map(fileOf))
      .filter((each) => each !== file),
  }));
  expect(cycleIn(merged)).toBeNull();
});

test('finds chunks that import each other', () => {
  expect(cycleIn([chunk('a', 'b'), chunk('b', 'c', 'd'), chunk('c'), chunk('d', 'b')])).toEqual(['b', 'd', 'b']);
});
