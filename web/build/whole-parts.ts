import path from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = /\/games\/.+\/manifest\.ts$/;
const OF_A_GAME = /\/games\/[^/]+\/./;
/** What every match wants whole, by the names under which a manifest loads it. */
const WHOLE = { rules: /\/game\.ts$/, table: /\/index\.tsx?$/ };

interface WholeParts {
  readonly plugin: Plugin;
  /** The chunk that a source belongs to; null leaves it to Rolldown. */
  chunkOf(id: string): string | null;
}

/**
 * Keeps the rules of a game and its table in one piece each, with whatever of the game they import. Left alone, Rolldown cuts off
 * every module that a bot, a dialog or a lesson has in common with them. Those come later anyway, and small pieces compress worse.
 */
export function wholeParts(): WholeParts {
  const chunks = new Map<string, string>();
  const plugin: Plugin = {
    name: 'kurgan-whole-parts',
    apply: 'build',
    buildEnd() {
      const manifests = [...this.getModuleIds()].filter((id) => MANIFEST.test(id));
      for (const [name, loaded] of Object.entries(WHOLE)) {
        const games = new Map<string, string>();
        for (const manifest of manifests) {
          const folder = path.basename(path.dirname(manifest));
          const parts = this.getModuleInfo(manifest)?.dynamicallyImportedIds ?? [];
          const wanted = new Set(parts.filter((id) => loaded.test(id)));
          for (const id of wanted) {
            games.set(id, `${games.get(id) ?? name}-${folder}`); // two editions may have much in common
            for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
              if (OF_A_GAME.test(imported) && !chunks.has(imported)) wanted.add(imported);
            }
          }
        }
        for (const [id, chunk] of games) chunks.set(id, chunk);
      }
    },
  };
  return { plugin, chunkOf: (id) => chunks.get(id) ?? null };
}
