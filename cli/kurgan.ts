import { keepCompiled } from './compile-cache.ts';

keepCompiled();
const { main } = await import('./main.ts');
// Tests use a different registry.
await main(process.argv.slice(2), new URL(import.meta.resolve(process.env.KURGAN_GAMES ?? '@kurgan/games')));
