// How much JavaScript a browser loads until the first playable board of each game: the page, the play page, the table, the worker
// and the rules in it. Maps and units are data and not counted. Fails above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** In bytes of gzip. */
export const LIMIT = 60_000;
const DATA = /-data-[^/]*\.js$/;
/** The folder of each game's table, and the chunk that holds its first board. A table comes in one of two layouts. */
const TABLES = {
  volga: { folder: '../games/volga/table', board: 'volga-board' },
  normandy: { folder: '../games/undaunted/table', board: 'undaunted-board' },
};
const LAYOUTS = { desk: 'wide.tsx', phone: 'narrow.tsx' };
const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const LAZY_IMPORT = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

/**
 * @typedef {{ file: string, name?: string, imports?: string[], isEntry?: boolean }} Chunk of the build's manifest, by source
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * What is loaded with some sources, every file once.
 * @param {Manifest} manifest
 * @param {string[]} sources
 */
export function filesBehind(manifest, sources) {
  const seen = new Set();
  const visit = (/** @type {string} */ source) => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`the build has no chunk ${source}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...seen].map((source) => manifest[source]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/**
 * What the worker loads until it can play a game. It is a build of its own, which the manifest does not know: the worker, the
 * game's rules, and whatever those import.
 * @param {ReadonlyMap<string, string>} scripts the text of each by its name
 * @param {string} game
 */
export function filesOfWorker(scripts, game) {
  const seen = new Set();
  const visit = (/** @type {string} */ name) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const [, imported = ''] of (scripts.get(name) ?? '').matchAll(STATIC_IMPORT)) visit(imported);
  };
  const entry = [...scripts.keys()].find((name) => name.startsWith('worker-'));
  if (entry === undefined) throw new Error('the build has no worker');
  visit(entry);
  const lazy = [...seen].flatMap((name) => [...(scripts.get(name) ?? '').matchAll(LAZY_IMPORT)]);
  const rules = lazy.map(([, name = '']) => name).find((name) => name.startsWith(`${game}-`));
  if (rules === undefined) throw new Error(`the worker does not load the rules of ${game}`);
  visit(rules);
  return [...seen];
}

/** @param {string} dist @returns {Manifest} */
const manifestOf = (dist) => JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));

/**
 * @param {string} dist
 * @param {string} game
 * @param {string[]} table the sources of the game's table
 */
export function measure(dist, game, table) {
  const assets = path.join(dist, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const scripts = new Map(names.map((name) => [name, readFileSync(path.join(assets, name), 'utf8')]));
  const early = names.filter((name) => name.startsWith('early-'));
  const worker = [...early, ...filesOfWorker(scripts, game)].map((name) => `assets/${name}`);
  const files = new Set([...filesBehind(manifestOf(dist), ['index.html', ...table]), ...worker]);
  return [...files].map((file) => ({
    file,
    isData: DATA.test(file),
    bytes: gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
  }));
}

/** @param {{ file: string, isData: boolean, bytes: number }[]} files */
export function report(files) {
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const total = files.filter(({ isData }) => !isData).reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = files.map(
    ({ file, isData, bytes }) => `  ${kilobytes(bytes).padStart(8)}  ${file}${isData ? ' (data)' : ''}`,
  );
  const verdict = `${kilobytes(total)} of JavaScript until the first board, ${kilobytes(LIMIT)} allowed`;
  return { ok: total <= LIMIT, text: [...lines, verdict].join('\n') };
}

/** What the names of each game's chunks begin with: the game, or the folder that it shares with its other edition. */
const CHUNKS = { volga: ['volga'], normandy: ['normandy', 'undaunted'] };

/** Code of one game that is loaded with another's first board. @param {string} game @param {{ file: string }[]} files */
export function strangers(game, files) {
  const others = Object.entries(CHUNKS).flatMap(([each, names]) => (each === game ? [] : names));
  return files
    .map(({ file }) => file)
    .filter((file) => others.some((each) => path.basename(file).startsWith(`${each}-`)));
}

function main() {
  const dist = process.argv[2] ?? fileURLToPath(new URL('../web/dist', import.meta.url));
  const manifest = manifestOf(dist);
  for (const game of /** @type {(keyof typeof TABLES)[]} */ (Object.keys(TABLES))) {
    const table = TABLES[game];
    const board = Object.keys(manifest).find((source) => manifest[source]?.name === table.board);
    if (board === undefined) continue; // its table is still in the making
    for (const [screen, layout] of Object.entries(LAYOUTS)) {
      const files = measure(dist, game, [board, `${table.folder}/${layout}`]);
      const { ok, text } = report(files);
      const foreign = strangers(game, files);
      console.log(`${game} on a ${screen}:\n${text}`);
      for (const file of foreign) console.log(`  ${file} is another game's`);
      if (!ok || foreign.length > 0) process.exitCode = 1;
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
