import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folder of the built app. */
export const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** The script that builds it, to be run by Node. */
export const BUILD_SCRIPT = fileURLToPath(new URL('./build.ts', import.meta.url));
/** Written last: a build that was broken off has none. */
export const STAMP = '.stamp';

/** Sources of the app. */
const SOURCES = ['engine', 'host', 'wire', 'bots', 'games', 'kit', 'web', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-new', 'dist-old', 'test', 'testing', 'screenshots']);

function filesOf(place: string): string[] {
  const full = path.join(ROOT, place);
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full)
    .filter((name) => !LEFT_OUT.has(name) && !name.startsWith('.'))
    .flatMap((name) => filesOf(path.join(place, name)));
}

/** A text that changes whenever a source is written. Sizes and times are enough, and take milliseconds. */
export function stampOfSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    const { mtimeMs, size } = statSync(path.join(ROOT, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** True when the built app is up to date with its sources. */
export function isBuilt(): boolean {
  const stamp = path.join(DIST, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOfSources();
}
