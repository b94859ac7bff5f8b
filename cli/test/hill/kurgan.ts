import { keepCompiled } from '../../compile-cache.ts';

keepCompiled();
const { main } = await import('../../main.ts');
await main(process.argv.slice(2), new URL('./games.ts', import.meta.url));
