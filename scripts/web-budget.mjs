// Measures the JavaScript a browser loads from a cold setup page to the first playable board of each registered game:
// the page, the setup with its scenarios, the play page, the table, the match worker and the rules in it. Bots come
// later, in a worker of their own. Also measures what each place of online play loads beyond that. Fails above a limit.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CHUNK_LIST } from '../web/build/chunk-list.ts';
import { dataFile } from '../web/build/data.ts';
import {
  chunksBehind,
  LAYOUTS,
  layoutSources,
  openingSources,
  PAGES,
  sourcesOf,
  WEB,
  WORKER,
} from '../web/build/first-board.ts';

/** In bytes of Brotli, which every browser asks for. */
export const LIMIT = 90_000;
/** Places of online play, each loaded on demand, and the limit for what it loads beyond a first board. */
const ONLINE = [
  { place: 'lobby', source: 'online/lobby/page.tsx', limit: 10_000 },
  { place: 'invitation', source: 'online/join.tsx', limit: 10_000 },
  { place: 'table', source: 'online/table/match.tsx', limit: 10_000 },
];

/**
 * @typedef {import('../web/build/chunk-list.ts').Chunk} Chunk
 * @typedef {import('@kurgan/games').GameManifest} Game
 */

/**
 * Files loaded for some sources, each once.
 * @param {readonly Chunk[]} chunks
 * @param {readonly string[]} sources
 */
export const filesBehind = (chunks, sources) => chunksBehind(chunks, sources).map(({ file }) => file);

/** @param {string} dist */
function everyPage(dist) {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
}

/** @param {string} dist @returns {Chunk[]} */
export const chunksOf = (dist) => JSON.parse(readFileSync(path.join(dist, CHUNK_LIST), 'utf8'));

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
/** @param {{ brotli: number }[]} files */
const sizeOf = (files) => files.reduce((sum, { brotli }) => sum + brotli, 0);

/**
 * Modules with the fields for a game's options.
 * @param {Game} game
 */
async function optionFields(game) {
  const { scenarios } = await game.tools();
  const kinds = scenarios.flatMap(({ options }) => options.map(({ kind }) => kind));
  const isFilled = (/** @type {string} */ kind) => kind === 'text' || kind === 'list';
  return [
    ...(kinds.some(isFilled) ? ['lobby/filled-option-field.tsx'] : []),
    ...(kinds.every(isFilled) ? [] : ['lobby/option-field.tsx']),
  ];
}

/**
 * Measures a first board on a desk and on a phone, and returns the larger one.
 * @param {string} dist
 * @param {Game} game
 */
export async function measure(dist, game) {
  const pages = [...PAGES, WORKER, `virtual:catalogue/${game.id}`];
  // The options of a game for two are folded: their fields are loaded when somebody opens them.
  if (Object.keys(game.seats).length === 1) pages.push('lobby/ways-to-play.tsx', ...(await optionFields(game)));
  const chunks = chunksOf(dist);
  const sources = [...pages, ...openingSources(game), ...sourcesOf(game, ['picker', 'table'])];
  const boards = LAYOUTS.map((layout) => {
    const laidOut = layoutSources(chunks, sourcesOf(game, ['table']), layout);
    const files = new Set([...everyPage(dist), ...filesBehind(chunks, [...sources, ...laidOut])]);
    return [...files].map((file) => sizesOf(dist, file));
  });
  return boards.reduce((a, b) => (sizeOf(a) > sizeOf(b) ? a : b));
}

/** @param {string} dist @param {string} file */
function sizesOf(dist, file) {
  const code = readFileSync(path.join(dist, file));
  return { file, brotli: brotliCompressSync(code).length, gzip: gzipSync(code, { level: 9 }).length };
}

/**
 * Cards, tiles and scenarios that come with some files: told beside their code.
 * @param {string} dist
 * @param {readonly { file: string }[]} files
 */
const dataOf = (dist, files) =>
  files
    .map(({ file }) => dataFile(file))
    .filter((file) => existsSync(path.join(dist, file)))
    .map((file) => sizesOf(dist, file));

/**
 * @param {string} game
 * @param {{ file: string, brotli: number, gzip: number }[]} files
 */
export function report(game, files) {
  const brotli = sizeOf(files);
  const gzip = files.reduce((sum, each) => sum + each.gzip, 0);
  const largest = files.toSorted((a, b) => b.brotli - a.brotli);
  return {
    ok: brotli <= LIMIT,
    verdict: `${game}: ${kilobytes(brotli)} of JavaScript (${kilobytes(gzip)} by gzip) in ${files.length} files until the first board, ${kilobytes(LIMIT)} allowed`,
    lines: largest.map((each) => `  ${kilobytes(each.brotli).padStart(8)}  ${each.file}`),
  };
}

/**
 * Files that a place of online play loads beyond what any first board has loaded.
 * @param {string} dist
 * @param {string} source
 */
export function measureOnline(dist, source) {
  const chunks = chunksOf(dist);
  const before = new Set([...everyPage(dist), ...filesBehind(chunks, [...PAGES, WORKER])]);
  const files = filesBehind(chunks, ['online/online-page.tsx', source]);
  return files.filter((file) => !before.has(file)).map((file) => sizesOf(dist, file));
}

/** @param {string} dist @param {boolean} hasFiles */
function reportOnline(dist, hasFiles) {
  for (const { place, source, limit } of ONLINE) {
    const files = measureOnline(dist, source);
    const size = sizeOf(files);
    const ok = size <= limit;
    console.log(`online ${place}: ${kilobytes(size)} of JavaScript on demand, ${kilobytes(limit)} allowed`);
    if (!ok || hasFiles) for (const each of files) console.log(`  ${kilobytes(each.brotli).padStart(8)}  ${each.file}`);
    if (!ok) process.exitCode = 1;
  }
}

async function main() {
  const { GAMES } = await import('@kurgan/games');
  const options = /** @type {const} */ ({ files: { type: 'boolean' }, json: { type: 'boolean' } });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const dist = positionals[0] ?? path.join(WEB, 'dist');
  const measured = await Promise.all(GAMES.map(async (game) => ({ game: game.id, files: await measure(dist, game) })));
  if (values.json) {
    // Bots, tools and the rest of the rules are loaded soon after, by workers.
    const beside = GAMES.flatMap((game) => filesBehind(chunksOf(dist), sourcesOf(game, ['bots', 'tools', 'rules'])));
    return console.log(JSON.stringify({ measured, beside }));
  }
  for (const { game, files } of measured) {
    const { ok, verdict, lines } = report(game, files);
    console.log(`${verdict}, and ${kilobytes(sizeOf(dataOf(dist, files)))} of data`);
    if (!ok || values.files) for (const line of lines) console.log(line);
    if (!ok) process.exitCode = 1;
  }
  reportOnline(dist, values.files === true);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
