import { main } from '../../main.ts';

await main(process.argv.slice(2), new URL('./games.ts', import.meta.url));
