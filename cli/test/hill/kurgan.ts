import { keepCompiled } from '../../compile-cache.ts';

keepCompiled();
const { main } = await import('../../main.ts');
await main(process.argv.slice(2), new URL(process.env.HILL_GAMES ?? './games.ts', import.meta.url));
