import { equip } from '@kurgan/engine';
import { odds } from './odds/odds.ts';
import { heroes as rules } from './rules/game.ts';
import { stateShape } from './rules/state-shape.ts';
import { audit } from './tools/audit.ts';
import { imagine } from './tools/imagine.ts';

/** The game with its tools, for tests, searches and reading positions. */
export const heroes = equip(rules, { shape: stateShape, audit, imagine, odds });
