import { NORTH } from './north.ts';
import type { Plan } from './plan.ts';
import { SOUTH } from './south.ts';
import { SQUARE } from './square.ts';

/**
 * Places of everything, in 100 x 100 to a tile. Rows are shifted by half a tile against each other: what leaves a tile at 25 or 75 of
 * its southern edge enters the next at 75 or 25, and what leaves at 50 runs between two tiles, along their blocks.
 */
export const PLANS: Readonly<Record<string, Plan>> = { ...NORTH, ...SQUARE, ...SOUTH };
