import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Reading types off the source of every module is most of a start; kept results halve it. Each thread asks for itself. */
export const keepCompiled = (): unknown =>
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/kurgan', import.meta.url)));
