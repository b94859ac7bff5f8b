import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps every lazy import in a helper that fetches its style sheets and chunks beforehand. There is one style sheet, and
 * chunks come from this machine's cache: the helper would be a kilobyte and more for nothing.
 */
export function noPreload(): Plugin {
  return {
    name: 'kurgan-no-preload',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
