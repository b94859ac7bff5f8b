// Run by digestElsewhere: node digest-child.ts MODULE-URL EXPORT SEEDS-AS-JSON
import { digest } from './digest.ts';

const [, , module = '', name = '', seeds = '[]'] = process.argv;
const exported: Record<string, never> = await import(module);
const game = exported[name];
if (game === undefined) throw new Error(`${module} exports no ${name}`);
process.stdout.write(digest(game, JSON.parse(seeds)));
