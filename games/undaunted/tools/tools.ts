import type { GameTools } from '@kurgan/engine';
import type { Edition } from '../rules/pieces.ts';
import type { Undaunted } from '../rules/state.ts';
import { audit } from './audit.ts';
import { imagine } from './imagine.ts';
import { stateShape } from './shape.ts';

/** What tests, searches and readers of positions need of an edition beyond its play. */
export const toolsOf = (edition: Edition): GameTools<Undaunted> => ({
  shape: stateShape(edition),
  audit: (state) => audit(edition, state),
  imagine: (view, seat, chance) => imagine(edition, view, seat, chance),
});
