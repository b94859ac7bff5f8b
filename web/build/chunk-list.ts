import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Beside the app, and no part of it. */
export const CHUNK_LIST = '.chunks.json';

export interface Chunk {
  readonly file: string;
  /** The source that is loaded by itself: a page, a worker, or whatever an `import()` names. */
  readonly entry: string | null;
  readonly imports: readonly string[];
  /** Files that it loads by `import()`. */
  readonly lazyImports: readonly string[];
  /** Modules it was made of, from the web's folder. */
  readonly sources: readonly string[];
}

/** Name of a module from the web's folder. */
export const sourceOf = (id: string, web: string): string =>
  id.startsWith('\0') ? id.slice(1) : path.relative(web, id).split(path.sep).join('/');

export const chunksIn = (files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[], web: string): Chunk[] =>
  files
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, facadeModuleId, imports, dynamicImports, moduleIds }) => ({
      file: fileName,
      entry: facadeModuleId === null ? null : sourceOf(facadeModuleId, web),
      imports,
      lazyImports: dynamicImports,
      sources: moduleIds.map((id) => sourceOf(id, web)),
    }));

/** Chunks that import each other, in order; null when there are none. Such a page may run a module before what it needs. */
export function cycleIn(chunks: readonly Chunk[]): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]): readonly string[] | null => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return null;
    done.add(file);
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) {
      const cycle = visit(next, [...above, file]);
      if (cycle !== null) return cycle;
    }
    return null;
  };
  for (const { file } of chunks) {
    const cycle = visit(file, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

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
        const chunks = chunksIn(Object.values(bundle), root);
        const cycle = cycleIn(chunks);
        if (cycle !== null) this.error(`chunks import each other: ${cycle.join(' > ')}`);
        this.emitFile({ type: 'asset', fileName: CHUNK_LIST, source: JSON.stringify(chunks) });
      },
    },
  };
}
