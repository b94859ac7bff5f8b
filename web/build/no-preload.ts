import type { Plugin } from 'vite';

const WRAPPER = 'native:import-analysis-build';

/**
 * Vite wraps every lazy import in a helper that adds links to the page's head. There is one style sheet, so there is nothing to
 * add, and a worker that shares a chunk with the page has no head. There is no setting for it.
 */
export function noPreload(): Plugin {
  return {
    name: 'kurgan-no-preload',
    apply: 'build',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === WRAPPER);
      if (at < 0) throw new Error(`Vite has no plugin "${WRAPPER}" any more`);
      (plugins as Plugin[]).splice(at, 1);
    },
  };
}
