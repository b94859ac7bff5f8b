import path from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /new URL\('(\.[^']+)', import\.meta\.url\)(?=, \{ type: 'module' \})/g;

/**
 * Bundles workers with the page, as entries of the same build: the kernel and the rules of a game are then the same chunks for
 * both, loaded and cached once. Vite's own way is a build for each worker, with a copy of everything in it.
 */
export function workers(): Plugin {
  return {
    name: 'kurgan-workers',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: 'new Worker(' },
      handler(code, id) {
        return code.replaceAll(WORKER, (_, file: string) => {
          const reference = this.emitFile({
            type: 'chunk',
            id: path.resolve(path.dirname(id), file),
            name: path.basename(file, '.ts'),
          });
          return `import.meta.ROLLDOWN_FILE_URL_${reference}`;
        });
      },
    },
  };
}
