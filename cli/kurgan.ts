import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Reading types off the source of every module is most of a start; kept results halve it.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/kurgan', import.meta.url)));
const { main } = await import('./main.ts');
await main(process.argv.slice(2), new URL(import.meta.resolve('@kurgan/games')));
