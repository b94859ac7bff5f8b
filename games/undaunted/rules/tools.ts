import type { GameTools } from '@kurgan/engine';
import { audit } from './audit.ts';
import { imagine } from './imagine.ts';
import type { Edition } from './pieces.ts';
import { stateShape } from './shape.ts';
import type { Undaunted } from './state.ts';

/** What tests, searches and readers of positions need of an edition beyond its play. */
export const toolsOf = (edition: Edition): GameTools<Undaunted> => ({
  shape: stateShape(edition),
  audit: (state) => audit(edition, state),
  imagine: (view, seat, chance) => imagine(edition, view, seat, chance),
});
