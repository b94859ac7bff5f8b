import { equip } from '@kurgan/engine';
import { volga as rules } from './rules/game.ts';
import { imagine } from './rules/hidden.ts';
import { odds } from './rules/odds.ts';
import { stateShape } from './rules/state-shape.ts';
import { audit } from './tools/audit.ts';

/** The game with its tools, for tests, searches and reading positions. */
export const volga = equip(rules, { shape: stateShape, audit, imagine, odds });
