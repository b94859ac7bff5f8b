import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogue } from './build/catalogue.ts';
import { chunkList } from './build/chunk-list.ts';
import { earlySettings } from './build/early-settings.ts';
import { noPreload } from './build/no-preload.ts';
import { offline } from './build/offline.ts';
import { REGISTRY_FILE } from './build/registry.ts';
import { wholeRules } from './build/whole-rules.ts';
import { workers } from './build/workers.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');

/** A source from the root of the project: a folder around it may have any name. */
const local = (id: string): string => (id.startsWith(ROOT) ? id.slice(ROOT.length) : '');

const rules = wholeRules();

const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [catalogue(), chunkList(), earlySettings(), noPreload(), offline(), workers(), rules.plugin],
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
    // Rolldown cuts at every import(). Some things are always wanted whole, and compress better in one piece: Preact, the kernel
    // without its files, and the rules of a game.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'preact', test: /\/node_modules\/@?preact\// },
            { name: 'kernel', test: (id) => /^(?:engine|host)\/[^/]+$/.test(local(id)) },
            { name: rules.chunkOf },
          ],
        },
      },
    },
  },
});
