import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogue } from './build/catalogue.ts';
import { earlySettings } from './build/early-settings.ts';
import { noPreload } from './build/no-preload.ts';
import { offline } from './build/offline.ts';
import { REGISTRY_FILE } from './build/registry.ts';
import { workers } from './build/workers.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

// From the root, since a folder around it may have one of these names.
const KERNEL = ['engine', 'host'].map((name) => fileURLToPath(new URL(`../${name}/`, import.meta.url)));

const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [catalogue(), earlySettings(), noPreload(), offline(), workers()],
  resolve: { alias: [{ find: /^@kurgan\/games$/, replacement: REGISTRY_FILE }] },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  oxc: { jsx },
  optimizeDeps: { rolldownOptions: { transform: { jsx } } },
  build: {
    target: 'es2023',
    // Everything is a file with a hash in its name: no data: addresses, and each is cached for good.
    assetsInlineLimit: 0,
    // The chunks by their sources, for the check of the budget.
    manifest: true,
    // One style sheet, so that no page comes without its own; see noPreload.
    cssCodeSplit: false,
    modulePreload: false,
    // Rolldown cuts at every import(). Two packages are always wanted whole, and compress better in one piece.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'preact', test: /\/node_modules\/@?preact\// },
            { name: 'kernel', test: (id) => KERNEL.some((folder) => id.startsWith(folder)) },
          ],
        },
      },
    },
  },
});
