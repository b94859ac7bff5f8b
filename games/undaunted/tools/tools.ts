import type { GameTools } from '@kurgan/engine';
import type { Edition } from '../rules/pieces.ts';
import type { Undaunted } from '../rules/state.ts';
import { audit } from './audit.ts';
import { imagine } from './imagine.ts';
import { stateShape } from './shape.ts';

/** An edition's tools for tests, searches and reading positions. */
export const toolsOf = (edition: Edition): Omit<GameTools<Undaunted>, 'odds'> => ({
  shape: stateShape(edition),
  audit: (state) => audit(edition, state),
  imagine: (view, seat, chance) => imagine(edition, view, seat, chance),
});
