import type { Plugin } from 'vite';
import { hashOf } from './hash.ts';
import { smallScript } from './small-script.ts';

const EARLY = new URL('../settings/early.ts', import.meta.url);

/** Puts the script that applies the settings before the first paint into the head, as a file: no inline script is allowed. */
export function earlySettings(): Plugin {
  let isBuild = true;
  let address = '';
  return {
    name: 'kurgan-early-settings',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      const source = await smallScript(EARLY);
      const fileName = `assets/early-${hashOf(source)}.js`;
      address = `/${fileName}`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: isBuild ? { src: address } : { type: 'module', src: '/settings/early.ts' },
          injectTo: 'head',
        },
      ],
    },
  };
}
