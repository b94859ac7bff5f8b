// Draws the faces of the boards and all tiles once and saves them as images, so that no browser runs their filters
// while panning. Run it after changing the drawing: `node games/heroes/scripts/bake-boards.mjs`.
import { bakeDrawings } from '../../../scripts/bake.mjs';
import { DRAWINGS } from '../table/terrain/terrain.ts';

await bakeDrawings(new URL('../table/art/', import.meta.url), DRAWINGS);
