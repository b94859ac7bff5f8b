import { equip } from '@kurgan/engine';
import { toolsOf } from '../rules/tools.ts';
import { edition, normandy as rules } from './edition.ts';

/** The game with its tools: for tests, searches and whatever reads positions. */
export const normandy = equip(rules, toolsOf(edition));
