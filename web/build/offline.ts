import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { hashOf } from './hash.ts';
import { smallScript } from './small-script.ts';

const WORKER = new URL('../offline/service-worker.ts', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);
/** Files that the app does not ask for by itself. */
const LEFT_OUT = /\.map$|^service-worker\.js$|^\./;

/** Writes the service worker with the list of everything the app is made of: after the first visit it runs offline. */
export function offline(): Plugin {
  return {
    name: 'kurgan-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = new Map<string, string | Uint8Array>();
        for (const name of readdirSync(fileURLToPath(PUBLIC))) files.set(name, readFileSync(new URL(name, PUBLIC)));
        for (const file of Object.values(bundle)) {
          if (!LEFT_OUT.test(file.fileName)) files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
        }
        const names = [...files.keys()].sort();
        const contents = names.map((name) => `${name} ${hashOf(files.get(name) ?? '')}`);
        const source = await smallScript(WORKER, {
          PRECACHE: JSON.stringify(names.map((name) => (name === 'index.html' ? '/' : `/${name}`))),
          VERSION: JSON.stringify(hashOf(contents.join('\n'))),
        });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
