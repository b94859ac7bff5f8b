import { equip } from '@kurgan/engine';
import { toolsOf } from '../tools/tools.ts';
import { BRIEFINGS } from './data/briefings.ts';
import { edition } from './edition.ts';
import { normandy as game } from './game.ts';
import { odds } from './odds.ts';

const scenarios = game.scenarios.map((each) => ({ ...each, summary: BRIEFINGS[each.id] ?? '' }));

/** The game with its tools, for tests, searches and reading positions. */
export const normandy = equip(
  { ...game, scenarios },
  {
    ...toolsOf(edition),
    odds: (view, seat, action) => odds(edition, view, seat, action),
  },
);
