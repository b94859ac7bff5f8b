import path from 'node:path';
import type { Plugin } from 'vite';

/** Beside the app, and no part of it. */
export const CHUNK_LIST = '.chunks.json';

/** Writes down which sources each chunk was made of and which chunks it imports, for the check of the budget. */
export function chunkList(): Plugin {
  let root = '';
  return {
    name: 'kurgan-chunk-list',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // After Vite has taken out the chunks that hold nothing but styles.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .map(({ fileName, imports, moduleIds }) => ({
            file: fileName,
            imports,
            sources: moduleIds.map((id) =>
              id.startsWith('\0') ? id.slice(1) : path.relative(root, id).split(path.sep).join('/'),
            ),
          }));
        this.emitFile({ type: 'asset', fileName: CHUNK_LIST, source: JSON.stringify(chunks) });
      },
    },
  };
}
