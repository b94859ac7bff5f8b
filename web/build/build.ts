import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { GameManifest } from '@kurgan/games';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { chunksIn } from './chunk-list.ts';
import { compress } from './compress.ts';
import { chunkNames, WEB } from './first-board.ts';
import { DIST, STAMP, stampOfSources } from './index.ts';
import { REGISTRY } from './registry.ts';

// A test that starts the build has set another, and the app would not be the one that is served.
process.env.NODE_ENV = 'production';

// Builds beside the old app and changes places at the end: whoever serves the old one never sees half of the new.
const { values } = parseArgs({ options: { quiet: { type: 'boolean' }, out: { type: 'string', default: DIST } } });
const out = path.resolve(values.out);
const fresh = `${out}-new`;
const old = `${out}-old`;
const stamp = stampOfSources();
const config: InlineConfig = {
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  configLoader: 'native',
  logLevel: values.quiet ? 'error' : 'info',
};
const { GAMES }: { readonly GAMES: readonly GameManifest[] } = await import(REGISTRY);

// The first build, cut at every import(), only shows which modules go together.
const cut = await build({ ...config, logLevel: 'error', build: { write: false, minify: false } });
const { output } = cut as Rolldown.RolldownOutput;
const name = chunkNames(chunksIn(output, WEB), GAMES);
const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name }] };
await build({
  ...config,
  build: { outDir: fresh, emptyOutDir: true, rolldownOptions: { output: { codeSplitting } } },
});
compress(fresh);
writeFileSync(path.join(fresh, STAMP), stamp);
rmSync(old, { recursive: true, force: true });
if (existsSync(out)) renameSync(out, old);
renameSync(fresh, out);
rmSync(old, { recursive: true, force: true });
