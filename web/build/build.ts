import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compress } from './compress.ts';
import { DIST, STAMP, stampOfSources } from './index.ts';

// Builds beside the old app and changes places at the end: whoever serves the old one never sees half of the new.
const fresh = `${DIST}-new`;
const old = `${DIST}-old`;
const stamp = stampOfSources();
await build({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  configLoader: 'native',
  logLevel: process.argv.includes('--quiet') ? 'error' : 'info',
  build: { outDir: fresh, emptyOutDir: true },
});
compress(fresh);
writeFileSync(path.join(fresh, STAMP), stamp);
rmSync(old, { recursive: true, force: true });
if (existsSync(DIST)) renameSync(DIST, old);
renameSync(fresh, DIST);
rmSync(old, { recursive: true, force: true });
