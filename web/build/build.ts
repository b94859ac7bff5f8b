import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { compress } from './compress.ts';
import { DIST, STAMP, stampOfSources } from './index.ts';

// A test that starts the build has set another, and the app would not be the one that is served.
process.env.NODE_ENV = 'production';

// Builds beside the old app and changes places at the end: whoever serves the old one never sees half of the new.
const { values } = parseArgs({ options: { quiet: { type: 'boolean' }, out: { type: 'string', default: DIST } } });
const out = path.resolve(values.out);
const fresh = `${out}-new`;
const old = `${out}-old`;
const stamp = stampOfSources();
await build({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  configLoader: 'native',
  logLevel: values.quiet ? 'error' : 'info',
  build: { outDir: fresh, emptyOutDir: true },
});
compress(fresh);
writeFileSync(path.join(fresh, STAMP), stamp);
rmSync(old, { recursive: true, force: true });
if (existsSync(out)) renameSync(out, old);
renameSync(fresh, out);
rmSync(old, { recursive: true, force: true });
