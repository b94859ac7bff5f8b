import { equip } from '@kurgan/engine';
import { audit } from './rules/audit.ts';
import { volga as rules } from './rules/game.ts';
import { imagine } from './rules/hidden.ts';
import { stateShape } from './rules/state.ts';

/** The game with its tools: for tests, searches and whatever reads positions. */
export const volga = equip(rules, { shape: stateShape, audit, imagine });
