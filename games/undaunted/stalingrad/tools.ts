import { equip } from '@kurgan/engine';
import { stalingrad as game } from './game.ts';
import { odds } from './odds.ts';
import { audit } from './tools/audit.ts';
import { imagine } from './tools/imagine.ts';
import { stateShape } from './tools/shape.ts';

/** The game with its tools: for tests, searches and whatever reads positions. */
export const stalingrad = equip(game, { shape: stateShape(), audit, imagine, odds });
