import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps every lazy import in a helper that adds links to the page's head. There is one style sheet, so there is nothing to
 * add, and a worker that shares a chunk with the page has no head.
 */
export function noPreload(): Plugin {
  return {
    name: 'kurgan-no-preload',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
