import { SCENARIOS } from './data/scenarios.ts';
import { playing } from './play.ts';

export { edition, sideNamed } from './play.ts';

/** The game with every scenario, as its campaign plays them. A page that plays a single one loads no other. */
export const stalingrad = playing(SCENARIOS);
