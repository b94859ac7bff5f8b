import path from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = /\/games\/.+\/manifest\.ts$/;
/** The module that a manifest loads for the rules. */
const RULES = /\/game\.ts$/;
const OF_A_GAME = /\/games\/[^/]+\/./;

interface WholeRules {
  readonly plugin: Plugin;
  /** The chunk that a source belongs to; null leaves it to Rolldown. */
  chunkOf(id: string): string | null;
}

/**
 * Keeps the rules of a game in one piece, with the data they play by. Left alone, Rolldown cuts off every module that a bot, a table
 * or a lesson has in common with them. Those come later anyway, and small pieces compress worse.
 */
export function wholeRules(): WholeRules {
  const chunks = new Map<string, string>();
  const plugin: Plugin = {
    name: 'kurgan-whole-rules',
    apply: 'build',
    buildEnd() {
      for (const manifest of this.getModuleIds()) {
        if (!MANIFEST.test(manifest)) continue;
        const folder = path.basename(path.dirname(manifest));
        const parts = this.getModuleInfo(manifest)?.dynamicallyImportedIds ?? [];
        const rules = new Set(parts.filter((id) => RULES.test(id)));
        for (const id of rules) {
          chunks.set(id, `${chunks.get(id) ?? 'rules'}-${folder}`); // two editions may have much in common
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
            if (OF_A_GAME.test(imported)) rules.add(imported);
          }
        }
      }
    },
  };
  return { plugin, chunkOf: (id) => chunks.get(id) ?? null };
}
