import type { Plugin } from 'vite';

/** A game's ways to check a position that somebody wrote, and to imagine one that a seat cannot tell from the real one. */
const RULES = /\/games\/.+\/rules\/(audit|imagine)\.ts$/;

/** Who thinks: it has a worker to itself. */
const THINKER = /bot-worker\.ts/;

/**
 * Leaves out of the app's workers what they never ask of a game: only tools read positions, and only bots imagine. Every
 * browser would load it before the first board.
 */
export function leftOut(): Plugin {
  let isThinker = false;
  return {
    name: 'kurgan-left-out',
    apply: 'build',
    enforce: 'pre',
    buildStart({ input }) {
      isThinker = THINKER.test(JSON.stringify(input));
    },
    load(id) {
      const what = RULES.exec(id)?.[1];
      if (what === undefined || (isThinker && what === 'imagine')) return null;
      return `export const ${what} = () => { throw Error('the app does not ask for this'); };`;
    },
  };
}
