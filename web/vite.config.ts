import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogue } from './build/catalogue.ts';
import { chunkList } from './build/chunk-list.ts';
import { data } from './build/data.ts';
import { earlySettings } from './build/early-settings.ts';
import { folders } from './build/folders.ts';
import { noPreload } from './build/no-preload.ts';
import { offline } from './build/offline.ts';
import { REGISTRY_FILE } from './build/registry.ts';
import { workers } from './build/workers.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [catalogue(), chunkList(), data(), earlySettings(), folders(), noPreload(), offline(), workers()],
  resolve: { alias: [{ find: /^@kurgan\/games$/, replacement: REGISTRY_FILE }] },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  oxc: { jsx },
  optimizeDeps: { rolldownOptions: { transform: { jsx } } },
  build: {
    target: 'es2023',
    // Everything is a file with a hash in its name: no data: addresses, and each is cached for good.
    assetsInlineLimit: 0,
    // One style sheet, so that no page comes without its own; see noPreload.
    cssCodeSplit: false,
    modulePreload: false,
  },
});
