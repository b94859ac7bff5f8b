import type { Game } from '@kurgan/engine';
import { SCENARIOS } from './data/scenarios.ts';
import { makePlayable } from './opening.ts';
import { stalingrad as rules } from './play.ts';
import type { Stalingrad } from './state.ts';

export { edition } from './edition.ts';

makePlayable(SCENARIOS);
/** The game with every scenario, as its tools and bots know it. A page that plays a single one loads no other. */
export const stalingrad: Game<Stalingrad> = rules;
