import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { filesBehind, LIMIT, report, sourcesOf } from './web-budget.mjs';

const chunks = [
  { file: 'assets/index.js', imports: ['assets/shared.js'], sources: ['main.tsx', 'app.tsx'] },
  { file: 'assets/play.js', imports: ['assets/shared.js', 'assets/index.js'], sources: ['pages/play.tsx'] },
  { file: 'assets/lobby.js', imports: ['assets/shared.js'], sources: ['pages/lobby.tsx'] },
  { file: 'assets/shared.js', imports: [], sources: ['../kit/icon.tsx'] },
];

test('counts each file loaded with a page once, and no other page', () => {
  const files = filesBehind(chunks, ['app.tsx', 'pages/play.tsx']);
  expect(files.sort()).toEqual(['assets/index.js', 'assets/play.js', 'assets/shared.js']);
  expect(() => filesBehind(chunks, ['pages/gone.tsx'])).toThrow('pages/gone.tsx');
});

/** A loader whose text is read, but which never loads. */
const loader = (text: string) => Object.assign(async (): Promise<never> => Promise.reject(), { toString: () => text });

test("finds the modules of a first board in a game's manifest", () => {
  const game = {
    id: 'hill',
    seats: { red: 'Red' },
    rulebook: pathToFileURL('/kurgan/games/hill/day/rules.md'),
    rules: loader("async () => (await import('./rules/game.ts')).day"),
    table: loader("() => import('../table/index.tsx')"),
  };
  expect(sourcesOf(game, '/kurgan/web')).toEqual(['../games/hill/day/rules/game.ts', '../games/hill/table/index.tsx']);
  expect(() => sourcesOf({ ...game, table: loader('() => table') }, '/kurgan/web')).toThrow('hill: table');
});

test('fails above the limit', () => {
  const files = [{ file: 'assets/a.js', bytes: LIMIT, brotli: 99_000 }];
  expect(report('hill', files)).toMatchObject({ ok: true });
  const over = report('hill', [...files, { file: 'assets/b.js', bytes: 1_000, brotli: 900 }]);
  expect(over.ok).toBe(false);
  expect(over.verdict).toBe(
    'hill: 171.0 kB of JavaScript (99.9 kB by Brotli) in 2 files until the first board, 170.0 kB allowed',
  );
  expect(over.lines).toEqual(['  170.0 kB  assets/a.js', '    1.0 kB  assets/b.js']);
});
