import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { data } from '../build/data.ts';

/** Builds a page with a board that prints a module of a `data` folder; gives their code, and the data beside it. */
async function built(module: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'data'));
  writeFileSync(path.join(root, 'data', 'tiles.ts'), module);
  writeFileSync(path.join(root, 'board.js'), "import { TILES } from './data/tiles.ts'; console.log(TILES);");
  writeFileSync(path.join(root, 'main.js'), "import('./board.js');");
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [data()],
    build: { write: false, rolldownOptions: { input: path.join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  const files = output.filter((file) => file.type === 'asset');
  const [main, board] = output.filter((file) => file.type === 'chunk');
  return {
    main: main?.code,
    board: board?.code,
    files: files.map(({ fileName, source }) => ({ fileName, source: String(source) })),
  };
}

const TILES = Array.from({ length: 50 }, (_, i) => ({ tile: `${i}`, cover: i % 3 }));

test('a module of nothing but data becomes JSON that is fetched before the code that needs it', async () => {
  const { main, board, files } = await built(
    `const cover = (i: number) => i % 3; export const TILES = Array.from({ length: 50 }, (_, i) => ({ tile: String(i), cover: cover(i) }));`,
  );
  expect(files).toEqual([
    { fileName: expect.stringMatching(/^assets\/board-.*\.json$/), source: JSON.stringify([{ TILES }]) },
  ]);
  const name = path.basename(files[0]?.fileName ?? '', '.json');
  expect(main).toContain(`$data("${name}").then(()=>import(`);
  expect(board).toContain(`globalThis.kurganData["${name}"][0]`);
});

test.each([
  ['what JSON cannot hold', `export const TILES = new Map(${JSON.stringify(TILES.map(({ tile }) => [tile, 1]))});`],
  ['a function besides', `export const TILES = ${JSON.stringify(TILES)}; export const first = () => TILES[0];`],
  ['too little for a request', 'export const TILES = [1, 2, 3];'],
])('a module stays code with %s', async (_, module) => {
  expect((await built(module)).files).toEqual([]);
});
