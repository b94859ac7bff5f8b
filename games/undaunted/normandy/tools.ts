import { equip } from '@kurgan/engine';
import { toolsOf } from '../tools/tools.ts';
import { edition } from './edition.ts';
import { normandy as game } from './game.ts';

/** The game with its tools, for tests, searches and reading positions. */
export const normandy = equip(game, toolsOf(edition));
