// How much JavaScript a browser loads until the first playable board: the page, the play page, the table, the worker and the
// rules in it. Maps and units are data and not counted. Fails above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** In bytes of gzip. */
export const LIMIT = 60_000;
const DATA = /-data-[^/]*\.js$/;
const TABLE = '../games/volga/table';
/** A table comes in one of two layouts. */
const LAYOUTS = { desk: 'wide.tsx', phone: 'narrow.tsx' };
/** Loaded when a hint is asked for. */
const LATER = /\/bot-[^/]*\.js$/;

/**
 * @typedef {{ file: string, imports?: string[], isEntry?: boolean }} Chunk of the build's manifest, by source
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
 * @param {string} dist
 * @param {string[]} table the sources of the game's table
 */
export function measure(dist, table) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  const page = filesBehind(manifest, ['index.html', ...table]);
  const chunks = new Set(Object.values(manifest).map(({ file }) => file));
  // The worker is a build of its own, and the manifest does not know its files: the worker, the rules, their data.
  const worker = readdirSync(path.join(dist, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => file.endsWith('.js') && !chunks.has(file) && !LATER.test(file));
  return [...page, ...worker].map((file) => ({
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = process.argv[2] ?? fileURLToPath(new URL('../web/dist', import.meta.url));
  for (const [screen, layout] of Object.entries(LAYOUTS)) {
    const { ok, text } = report(measure(dist, [`${TABLE}/index.tsx`, `${TABLE}/${layout}`]));
    console.log(`On a ${screen}:\n${text}`);
    if (!ok) process.exitCode = 1;
  }
}
