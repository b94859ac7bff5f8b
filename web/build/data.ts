import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin, Rolldown } from 'vite';
import { hashOf } from './hash.ts';

const OF_DATA = /\/data\/[^?]*\.ts(?:\?.*)?$/;
/** In characters: less isn't worth a request. */
const LEAST = 500;

/** The exports of a module if they are nothing but data, and enough of it. */
async function dataIn(file: string): Promise<object | null> {
  const loaded: object = { ...(await import(pathToFileURL(file).href)) };
  const text = JSON.stringify(loaded);
  return text.length >= LEAST && isDeepStrictEqual(JSON.parse(text), loaded) ? loaded : null;
}

const DATA = 'virtual:data/';
/** Text of each module of data, by its id. */
const texts = new Map<string, string>();

/** The code of a module whose exports are data. */
export function asData(name: string, exported: object): string {
  const text = JSON.stringify(exported);
  const id = `${DATA}${name}-${hashOf(text)}`;
  texts.set(id, text);
  const names = Object.keys(exported).map((each) => `export const ${each} = data.${each};`);
  return `import data from '${id}';\n${names.join('\n')}`;
}

const DATA_IMPORT = /import ([\w$]+) from\s*["'`](virtual:data\/[^"'`]+)["'`];?/g;
const LAZY_IMPORT = /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g;
const FETCH =
  'const $data=(...a)=>Promise.all(a.map(async a=>(globalThis.kurganData??={})[a]??=await(await fetch("/assets/"+a+".json")).json()));';

/** The file of a chunk's data is beside its code. */
export const dataFile = (file: string): string => file.replace(/\.js$/, '.json');
const nameOf = (file: string): string => path.posix.basename(file, '.js');
const hasData = ({ imports }: Rolldown.OutputChunk): boolean => imports.some((name) => name.startsWith(DATA));

/** Chunks with data that are loaded with a chunk. */
function dataBehind(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): ReadonlySet<Rolldown.OutputChunk> {
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (each: Rolldown.OutputChunk): void => {
    if (seen.has(each)) return;
    seen.add(each);
    for (const name of each.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  visit(chunk);
  return new Set([...seen].filter(hasData));
}

/**
 * Ships a game's tables of cards, tiles and scenarios as JSON, which a browser reads faster than code. Sources stay typed literals:
 * any module of a `data` folder that exports nothing but data is taken out of its chunk. It is fetched before the `import()` of
 * whatever needs it: Firefox imports no JSON in a worker, and Safari has trouble with a top-level `await` that two imports wait for.
 */
export function data(): Plugin {
  return {
    name: 'kurgan-data',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(DATA) ? { id, external: true } : null),
    load: {
      filter: { id: OF_DATA },
      async handler(id) {
        const [file = id] = id.split('?');
        const exported = await dataIn(file);
        if (exported === null) return null;
        return { code: asData(path.basename(file, '.ts'), exported), moduleSideEffects: false };
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const behind = new Map(chunks.map((chunk) => [chunk, dataBehind(chunk, bundle)]));
      for (const [chunk, here] of behind) {
        if (chunk.isEntry && here.size > 0) this.error(`${chunk.fileName} is loaded by itself, without its data`);
        const own: (string | undefined)[] = [];
        let isFetching = false;
        const code = chunk.code
          .replace(DATA_IMPORT, (_, name, id) => {
            own.push(texts.get(id));
            return `const ${name}=globalThis.kurganData["${nameOf(chunk.fileName)}"][${own.length - 1}];`;
          })
          .replace(LAZY_IMPORT, (site, file) => {
            const next = bundle[path.posix.join(path.posix.dirname(chunk.fileName), file)];
            const needed = next?.type === 'chunk' ? [...(behind.get(next) ?? [])] : [];
            const missing = needed.filter((each) => !here.has(each)).map(({ fileName }) => `"${nameOf(fileName)}"`);
            if (missing.length === 0) return site;
            isFetching = true;
            return `$data(${missing.join()}).then(()=>${site})`;
          });
        chunk.code = isFetching ? FETCH + code : code;
        if (own.length > 0)
          this.emitFile({ type: 'asset', fileName: dataFile(chunk.fileName), source: `[${own.join()}]` });
      }
    },
  };
}
