// Measures the JavaScript a browser loads from a cold setup page to the first playable board of each registered game:
// the page, the setup with its scenarios, the play page, the table, the match worker and the rules in it. Bots come
// later, in a worker of their own. Fails above the limit.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CHUNK_LIST } from '../web/build/chunk-list.ts';

/** In bytes of gzip, with room for the largest game, which is not cut yet. The aim is 90 kB: decision 008 lists what is left. */
export const LIMIT = 170_000;
/** Parts of a game that make up its first board. */
const PARTS = /** @type {const} */ (['rules', 'picker', 'table']);
const WEB = fileURLToPath(new URL('../web', import.meta.url));

/**
 * @typedef {{ file: string, imports: string[], sources: string[] }} Chunk of the build; sources from the web's folder
 * @typedef {Pick<import('@kurgan/games').GameManifest, 'id' | 'seats' | 'rulebook' | 'rules' | 'picker' | 'table'>} Game
 */

/**
 * Files loaded for some sources, each once.
 * @param {Chunk[]} chunks
 * @param {string[]} sources
 */
export function filesBehind(chunks, sources) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {Chunk} */ chunk) => {
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const each of chunks) if (chunk.imports.includes(each.file)) visit(each);
  };
  for (const source of sources) {
    const chunk = chunks.find((each) => each.sources.includes(source));
    if (chunk === undefined) throw new Error(`the build has no source ${source}`);
    visit(chunk);
  }
  return [...seen];
}

/**
 * Modules of a game's first board, from the web's folder. The text of a loader names the module it loads; a manifest is
 * next to its rulebook.
 * @param {Game} game
 * @param {string} [web]
 */
export function sourcesOf(game, web = WEB) {
  const folder = path.dirname(fileURLToPath(game.rulebook));
  return PARTS.flatMap((part) => {
    const loader = game[part];
    if (loader === undefined) return [];
    const file = /\bimport\(['"](\.[^'"]+)['"]\)/.exec(String(loader))?.[1];
    if (file === undefined) throw new Error(`${game.id}: ${part} is not loaded by import('./...')`);
    return [path.relative(web, path.join(folder, file)).split(path.sep).join('/')];
  });
}

/** @param {string} dist */
function everyPage(dist) {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
}

/** @param {string} dist @returns {Chunk[]} */
export const chunksOf = (dist) => JSON.parse(readFileSync(path.join(dist, CHUNK_LIST), 'utf8'));

/**
 * Measures a first board.
 * @param {string} dist
 * @param {Game} game
 */
export async function measure(dist, game) {
  const pages = ['main.tsx', 'pages/app-page.tsx', `virtual:catalogue/${game.id}`, 'session/worker.ts'];
  // The curtain between players, and the line about a thinking bot.
  if (Object.keys(game.seats).length > 1) pages.push('play/others.tsx');
  const { scenarios } = await game.rules();
  if (scenarios.some(({ options }) => options.length > 0)) pages.push('lobby/option-field.tsx');
  const files = new Set([...everyPage(dist), ...filesBehind(chunksOf(dist), [...pages, ...sourcesOf(game)])]);
  return [...files].map((file) => {
    const code = readFileSync(path.join(dist, file));
    return { file, bytes: gzipSync(code, { level: 9 }).length, brotli: brotliCompressSync(code).length };
  });
}

/** @param {string} game @param {{ file: string, bytes: number, brotli: number }[]} files */
export function report(game, files) {
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const brotli = files.reduce((sum, each) => sum + each.brotli, 0);
  const largest = files.toSorted((a, b) => b.bytes - a.bytes);
  return {
    ok: total <= LIMIT,
    verdict: `${game}: ${kilobytes(total)} of JavaScript (${kilobytes(brotli)} by Brotli) in ${files.length} files until the first board, ${kilobytes(LIMIT)} allowed`,
    lines: largest.map(({ file, bytes }) => `  ${kilobytes(bytes).padStart(8)}  ${file}`),
  };
}

async function main() {
  const { GAMES } = await import('@kurgan/games');
  const options = /** @type {const} */ ({ files: { type: 'boolean' }, json: { type: 'boolean' } });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const dist = positionals[0] ?? path.join(WEB, 'dist');
  const measured = await Promise.all(GAMES.map(async (game) => ({ game: game.id, files: await measure(dist, game) })));
  if (values.json) return console.log(JSON.stringify(measured));
  for (const { game, files } of measured) {
    const { ok, verdict, lines } = report(game, files);
    console.log(verdict);
    if (!ok || values.files) for (const line of lines) console.log(line);
    if (!ok) process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
