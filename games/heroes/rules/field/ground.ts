import { TERRAIN, TERRAIN_CODES } from '../../data/terrain.ts';
import { CATEGORIES, type Category, type Effects, type Side } from '../../data/vocabulary.ts';
import { edgeStates } from './edges.ts';
import type { Field } from './field.ts';
import { at, NOWHERE, type Square } from './squares.ts';
import { buildSteps, cornerAt, type Steps } from './steps.ts';

/** A square as sight meets it: the lowest four bits obscure, the others block. */
export const VEIL = {
  obscures: 15,
  /** Solid terrain or a wreck. */
  solid: 16,
  vehicle: 32,
  /** Blocks between two infantry units only; concealed infantry never does. */
  infantry: 64,
  /** Inside an intact building: blocks unless an end is in it too. */
  building: 128,
} as const;

/** A unit on a square, as a mover meets it. */
export const UNIT = { soviet: 1, german: 2, infantry: 4, vehicle: 8 } as const;

/** Bits of the categories: infantry 1, light 2, heavy 4. A square's bars have those it stops shifted by three. */
export const CATEGORY_BIT: Readonly<Record<Category, number>> = { infantry: 1, light: 2, heavy: 4 };
export const DIFFICULT_SHIFT = 3;

/** Consequences of which parts are ruined; shared by all positions with the same ruins. */
interface Footing {
  readonly edges: Uint8Array;
  readonly steps: Steps;
  readonly veil: Uint8Array;
  readonly bars: Uint8Array;
}

/**
 * A battlefield at one moment, as movement and sight read it. The rules lay it out anew from their state: first the
 * ruins, then wrecks, then smoke and units.
 */
export interface Ground {
  readonly field: Field;
  /** Ruined parts, as bits. */
  ruined: number;
  /** By edge: see EDGE. */
  edges: Uint8Array;
  steps: Steps;
  /** By square: see VEIL. */
  readonly veil: Uint8Array;
  /** By square: categories that may not enter, and those that must stop. */
  readonly bars: Uint8Array;
  /** By square: see UNIT; 0: nobody. */
  readonly units: Uint8Array;
  /** By corner of general squares: categories that may not pass between the squares of a vehicle or wreck (HS-GEO-22). */
  readonly corners: Uint8Array;
}

const barsOf = (effects: Effects): number => {
  let bars = 0;
  for (const category of CATEGORIES) {
    if (effects.impassable.includes(category)) bars |= CATEGORY_BIT[category];
    if (effects.difficult.includes(category)) bars |= CATEGORY_BIT[category] << DIFFICULT_SHIFT;
  }
  return bars;
};

const veilOf = (effects: Effects): number => effects.obscures | (effects.blocksSight ? VEIL.solid : 0);

/** The effects of a square's terrain or tile; wrecks and smoke come on top. */
export function effectsAt(field: Field, ruined: number, place: Square): Effects {
  const part = field.parts[at(field.part, place)];
  if (part !== undefined) return ((ruined >> at(field.part, place)) & 1) === 1 ? part.facts.rubble : part.facts.intact;
  return TERRAIN[TERRAIN_CODES[at(field.terrain, place)] ?? '.'].effects;
}

/** Categories that a square's terrain or tile stops, whatever wreck lies there. */
export const terrainBars = ({ field, ruined }: Ground, place: Square): number =>
  barsOf(effectsAt(field, ruined, place));

/** The square belongs to an intact part of a building. */
export function isInside(field: Field, ruined: number, place: Square): boolean {
  const part = at(field.part, place);
  return at(field.room, place) >= 0 && ((ruined >> part) & 1) === 0;
}

const footings = new WeakMap<Field, Map<number, Footing>>();

function footingOf(field: Field, ruined: number): Footing {
  const known = footings.get(field) ?? new Map<number, Footing>();
  footings.set(field, known);
  const footing = known.get(ruined) ?? buildFooting(field, ruined);
  known.set(ruined, footing);
  return footing;
}

function buildFooting(field: Field, ruined: number): Footing {
  const edges = edgeStates(field.edges, ruined);
  const veil = new Uint8Array(field.count);
  const bars = new Uint8Array(field.count);
  for (let place = 0; place < field.count; place++) {
    const effects = effectsAt(field, ruined, place as Square);
    veil[place] = isInside(field, ruined, place as Square) ? VEIL.building | effects.obscures : veilOf(effects);
    bars[place] = barsOf(effects);
  }
  // Nothing is printed on what is left of an incomplete square (HS-GEO-02).
  for (let place = 0; place < field.columns * field.rows; place++) {
    if (at(field.kind, place) !== 1) veil[place] = 0;
  }
  return { edges, steps: buildSteps(field, edges), veil, bars };
}

/** An empty battlefield with these ruins. */
export function newGround(field: Field, ruined = field.startsRuined): Ground {
  const footing = footingOf(field, ruined);
  return {
    field,
    ruined,
    edges: footing.edges,
    steps: footing.steps,
    veil: footing.veil.slice(),
    bars: footing.bars.slice(),
    units: new Uint8Array(field.count),
    corners: new Uint8Array((field.columns + 1) * (field.rows + 1)),
  };
}

/** Empties a battlefield to lay another position. */
export function clearGround(ground: Ground, ruined: number): void {
  const footing = footingOf(ground.field, ruined);
  ground.ruined = ruined;
  ground.edges = footing.edges;
  ground.steps = footing.steps;
  ground.veil.set(footing.veil);
  ground.bars.set(footing.bars);
  ground.units.fill(0);
  ground.corners.fill(0);
}

/** Puts a unit on its square or squares. */
export function putUnit(
  ground: Ground,
  side: Side,
  category: Category,
  place: Square,
  rear: Square = NOWHERE,
  concealed = false,
): void {
  const infantry = category === 'infantry';
  const code = UNIT[side] | (infantry ? UNIT.infantry : UNIT.vehicle);
  const veil = infantry ? (concealed ? 0 : VEIL.infantry) : VEIL.vehicle;
  ground.units[place] = at(ground.units, place) | code;
  ground.veil[place] = at(ground.veil, place) | veil;
  if (rear === NOWHERE) return;
  ground.units[rear] = at(ground.units, rear) | code;
  ground.veil[rear] = at(ground.veil, rear) | veil;
  barCorner(ground, place, rear, 7);
}

/** Takes a unit off, so that it is not in its own way. Squares it shares are emptied too: put the others back. */
export function liftUnit(ground: Ground, place: Square, rear: Square = NOWHERE): void {
  const gone = ~(VEIL.vehicle | VEIL.infantry);
  ground.units[place] = 0;
  ground.veil[place] = at(ground.veil, place) & gone;
  if (rear === NOWHERE) return;
  ground.units[rear] = 0;
  ground.veil[rear] = at(ground.veil, rear) & gone;
  const corner = cornerBetween(ground.field, place, rear);
  if (corner >= 0) ground.corners[corner] = 0;
}

/** Puts a wreck on its square or squares: the stronger effect of each kind counts (HS-R-130). */
export function putWreck(ground: Ground, effects: Effects, place: Square, rear: Square = NOWHERE): void {
  for (const under of rear === NOWHERE ? [place] : [place, rear]) {
    const veil = at(ground.veil, under);
    ground.veil[under] =
      (veil & ~VEIL.obscures) |
      Math.max(veil & VEIL.obscures, effects.obscures) |
      (effects.blocksSight ? VEIL.solid : 0);
    ground.bars[under] = at(ground.bars, under) | barsOf(effects);
  }
  if (rear !== NOWHERE) barCorner(ground, place, rear, barsOf(effects) & 7);
}

/** Adds smoke to squares, on top of everything else (HS-R-104, HS-R-130). */
export function putSmoke(ground: Ground, squares: readonly Square[], value: number): void {
  for (const place of squares) {
    const veil = at(ground.veil, place);
    ground.veil[place] = (veil & ~VEIL.obscures) | Math.min(VEIL.obscures, (veil & VEIL.obscures) + value);
  }
}

function cornerBetween(field: Field, a: Square, b: Square): number {
  const [x, y] = [at(field.x, a) + at(field.x, b), at(field.y, a) + at(field.y, b)];
  return at(field.x, a) === at(field.x, b) || at(field.y, a) === at(field.y, b) ? -1 : cornerAt(field, x / 2, y / 2);
}

function barCorner(ground: Ground, place: Square, rear: Square, categories: number): void {
  const corner = cornerBetween(ground.field, place, rear);
  if (corner >= 0) ground.corners[corner] = at(ground.corners, corner) | categories;
}
