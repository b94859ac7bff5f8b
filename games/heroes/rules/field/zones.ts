import type { Category } from '../../data/vocabulary.ts';
import { EDGE } from './edges.ts';
import type { Field } from './field.ts';
import { CATEGORY_BIT, type Ground } from './ground.ts';
import { BLOCKED, sight } from './sight.ts';
import { at, DIRECTIONS, KIND, NOWHERE, type Square } from './squares.ts';
import { neighbor, STEP, type Steps } from './steps.ts';

/** The zone of control of one unit's square (HS-GEO-19). A unit of two squares has the zones of both. */
export function zoneOf(ground: Ground, place: Square, category: Category): readonly Square[] {
  const zone: Square[] = [];
  const bit = CATEGORY_BIT[category];
  for (const near of candidates(ground, place)) {
    if ((at(ground.bars, near) & bit) !== 0 && at(ground.field.kind, near) !== KIND.incomplete) continue;
    if (sight(ground, place, near, false) !== BLOCKED) zone.push(near);
  }
  return zone;
}

const kept = new WeakMap<Steps, (readonly Square[])[]>();

/** Squares that walls and openings leave to a unit there; found once for each set of ruins. */
function candidates(ground: Ground, place: Square): readonly Square[] {
  const known = kept.get(ground.steps) ?? [];
  kept.set(ground.steps, known);
  const found = known[place] ?? [
    ...new Set(at(ground.field.grid, place) > 0 ? aroundOffset(ground, place) : aroundGeneral(ground, place)),
  ];
  known[place] = found;
  return found;
}

/** Step-adjacent general squares, all incomplete neighbors, and the inside square of a door whose arrow ends here. */
function aroundGeneral({ field, steps, edges }: Ground, place: Square): readonly Square[] {
  const found: Square[] = [];
  for (let step = at(steps.start, place); step < at(steps.start, place + 1); step++) {
    const to = at(steps.to, step) as Square;
    if ((at(steps.flags, step) & STEP.foot) === 0) continue;
    if (at(field.grid, to) === 0 || isByDoor(field, edges, to, place)) found.push(to);
  }
  for (const direction of DIRECTIONS) {
    const near = neighbor(field, place, direction);
    if (near !== NOWHERE && at(field.kind, near) === KIND.incomplete) found.push(near);
  }
  return found;
}

/** Step-adjacent offset squares, the incomplete squares across open sides, and the outside square of a door. */
function aroundOffset({ field, steps, edges }: Ground, place: Square): readonly Square[] {
  const found: Square[] = [];
  for (let step = at(steps.start, place); step < at(steps.start, place + 1); step++) {
    const to = at(steps.to, step) as Square;
    if ((at(steps.flags, step) & STEP.foot) === 0) continue;
    if (at(field.grid, to) > 0 || isByDoor(field, edges, place, to)) found.push(to);
  }
  for (const [number, edge] of field.edges.entries()) {
    if (edge.inside !== place || edge.partBeyond >= 0) continue;
    const state = at(edges, number);
    if (state === EDGE.open || state === EDGE.breach || state === EDGE.door) found.push(...edge.halves);
  }
  return found;
}

/** The two squares are the ends of a door's arrow (HS-BLD-16). */
function isByDoor(field: Field, edges: Uint8Array, inside: Square, outside: Square): boolean {
  return field.edges.some(
    (edge, number) => edge.inside === inside && edge.arrow === outside && at(edges, number) === EDGE.door,
  );
}

/** Which enemies control which squares: bits by enemy, up to 62 of them. */
export interface Zones {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

export const newZones = (field: Field): Zones => ({
  low: new Int32Array(field.count),
  high: new Int32Array(field.count),
});

/** Adds the zone of an enemy that has this number among those that count. */
export function addZone({ low, high }: Zones, enemy: number, zone: readonly Square[]): void {
  const words = enemy < 31 ? low : high;
  const bit = 1 << (enemy % 31);
  for (const place of zone) words[place] = at(words, place) | bit;
}

/** Some enemy controls both squares. */
const share = ({ low, high }: Zones, a: number, b: number): boolean =>
  ((at(low, a) & at(low, b)) | (at(high, a) & at(high, b))) !== 0;

/** The step leads from one square of an enemy's zone to another of the same (HS-ZOC-04), over an incomplete one too. */
export function isWithinZone(zones: Zones, from: Square, to: Square, via: number): boolean {
  return via < 0 ? share(zones, from, to) : share(zones, from, via) || share(zones, via, to);
}

/** Some enemy controls the square. */
export const isControlled = ({ low, high }: Zones, place: Square): boolean => (at(low, place) | at(high, place)) !== 0;
