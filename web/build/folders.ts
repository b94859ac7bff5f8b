import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from './hash.ts';

const QUERY = '?folder';

/**
 * Gives a folder of pictures or texts one address: after `import { address } from './tiles?folder'`, one of them is at
 * `${address}/503-B.webp`. With a hash in every file's name, the page would have to load a list of all the names.
 */
export function folders(): Plugin {
  let isBuild = false;
  return {
    name: 'kurgan-folders',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id, importer) =>
      id.endsWith(QUERY) && importer !== undefined ? path.resolve(path.dirname(importer), id) : null,
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const folder = id.slice(0, -QUERY.length);
      if (!isBuild) return `export const address = ${JSON.stringify(`/@fs${folder}`)};`;
      const files = readdirSync(folder)
        .sort()
        .map((name) => ({ name, source: readFileSync(path.join(folder, name)) }));
      const hash = hashOf(files.map(({ name, source }) => `${name} ${hashOf(source)}`).join('\n'));
      const address = `assets/${path.basename(folder)}-${hash}`;
      for (const { name, source } of files) this.emitFile({ type: 'asset', fileName: `${address}/${name}`, source });
      return `export const address = ${JSON.stringify(`/${address}`)};`;
    },
  };
}
