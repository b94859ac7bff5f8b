import type { AreaFacts, Rect, TileRef } from '../data/scenarios/facts.ts';
import { SCENARIOS, type ScenarioNumber } from '../data/scenarios/scenarios.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { of } from './counters.ts';
import { type Field, generalAt, interspaceName, isComplete, squareName as nameIn } from './field/field.ts';
import { fieldOf, tileNumber } from './field/layouts.ts';
import { squareRange } from './field/range.ts';
import { at, type Interspace, interspace, KIND, NOWHERE, square } from './field/squares.ts';
import { NONE, type Open, type Seat } from './state.ts';

const fields = new Map<ScenarioNumber, Field>();

/** The battlefield of a scenario. */
export function fieldFor(scenario: ScenarioNumber): Field {
  const known = fields.get(scenario);
  if (known !== undefined) return known;
  const field = fieldOf(SCENARIOS[scenario].layout);
  fields.set(scenario, field);
  return field;
}

const names = new WeakMap<
  Field,
  { readonly names: readonly string[]; readonly squares: ReadonlyMap<string, number> }
>();

function namesOf(field: Field) {
  const known = names.get(field);
  if (known !== undefined) return known;
  const all = Array.from({ length: field.count }, (_, i) => nameIn(field, square(i)));
  const squares = new Map(all.map((name, i) => [name, i] as const).filter(([, i]) => isComplete(field, square(i))));
  const made = { names: all, squares };
  names.set(field, made);
  return made;
}

export const squareName = (open: Open, place: number): string => namesOf(fieldFor(open.scenario)).names[place] ?? '';
export const squareCalled = (open: Open, name: string): number =>
  namesOf(fieldFor(open.scenario)).squares.get(name) ?? NONE;

const points = new WeakMap<Field, ReadonlyMap<string, Interspace>>();

function pointsOf(field: Field): ReadonlyMap<string, Interspace> {
  const known = points.get(field);
  if (known !== undefined) return known;
  const made = new Map<string, Interspace>();
  for (let i = 0; i < field.pointCount; i++)
    if (at(field.pointX, i) >= 0) made.set(interspaceName(field, interspace(i)), interspace(i));
  points.set(field, made);
  return made;
}

export const pointName = (open: Open, point: number): string =>
  interspaceName(fieldFor(open.scenario), interspace(point));
export const pointCalled = (open: Open, name: string): Interspace | null =>
  pointsOf(fieldFor(open.scenario)).get(name) ?? null;
export const allPoints = (open: Open): Iterable<Interspace> => pointsOf(fieldFor(open.scenario)).values();

/** Squares of an area: rectangles hold complete general and aligned squares, tiles all of theirs (HS-SCN-02). */
function squaresOf(
  scenario: ScenarioNumber,
  rects: readonly Rect[],
  tiles: readonly TileRef[],
  room?: string,
): Set<number> {
  const { layout } = SCENARIOS[scenario];
  const field = fieldFor(scenario);
  const found = new Set<number>();
  for (const [west, north, east, south] of rects)
    for (let row = north; row <= south; row++)
      for (let column = west; column <= east; column++) {
        const place = generalAt(field, column, row);
        if (place !== NOWHERE && at(field.kind, place) === KIND.general) found.add(place);
      }
  for (const ref of tiles) {
    const tile = tileNumber(layout, ref);
    for (const { tile: of, id, squares } of field.rooms)
      if (of === tile && (room === undefined || room === id)) for (const place of squares) found.add(place);
    if (room === undefined)
      for (const { tile: of, squares } of field.parts) if (of === tile) for (const place of squares) found.add(place);
  }
  return found;
}

interface Areas {
  readonly zones: readonly Set<number>[];
  readonly deployment: Readonly<Record<Seat, Set<number>>>;
}
const areas = new Map<ScenarioNumber, Areas>();

function areasOf(scenario: ScenarioNumber): Areas {
  const known = areas.get(scenario);
  if (known !== undefined) return known;
  const { zones, deployment } = SCENARIOS[scenario];
  const area = ({ rects = [], tiles = [] }: AreaFacts) => squaresOf(scenario, rects, tiles);
  const made: Areas = {
    zones: zones.map(({ rects = [], tile, room }) =>
      squaresOf(scenario, rects, tile === undefined ? [] : [tile], room),
    ),
    deployment: { soviet: area(deployment.soviet), german: area(deployment.german) },
  };
  areas.set(scenario, made);
  return made;
}

/** Squares in or next to a zone that decides the scenario (HS-CMD-15, HS-SCN-05). */
const guarded = new Map<ScenarioNumber, Set<number>>();

export function isByObjective({ scenario }: Open, place: number): boolean {
  const known = guarded.get(scenario) ?? squaresByObjectives(scenario);
  guarded.set(scenario, known);
  return known.has(place);
}

function squaresByObjectives(scenario: ScenarioNumber): Set<number> {
  const field = fieldFor(scenario);
  const { victory, zones } = SCENARIOS[scenario];
  const told = JSON.stringify(victory);
  const found = new Set<number>();
  for (const [i, { id }] of zones.entries()) {
    if (!told.includes(`"zone":"${id}"`)) continue;
    for (const inside of areasOf(scenario).zones[i] ?? [])
      for (let place = 0; place < field.count; place++)
        if (squareRange(field, square(inside), square(place)) <= 1) found.add(place);
  }
  return found;
}

export const zoneCount = (open: Open): number => areasOf(open.scenario).zones.length;
export const isInZone = (open: Open, zone: number, place: number): boolean =>
  areasOf(open.scenario).zones[zone]?.has(place) === true;

/** Zone in which a unit must deploy by a rule of the scenario (HS-SCN-11). */
function boundTo(open: Open, u: number): number {
  const kind = of(open.units.kind, u);
  for (const { do: special } of SCENARIOS[open.scenario].special)
    if (special.op === 'deployIn' && UNIT_TYPES[kind] === special.unit)
      return SCENARIOS[open.scenario].zones.findIndex(({ id }) => id === special.zone);
  return NONE;
}

export function isInArea(open: Open, seat: Seat, u: number, place: number): boolean {
  const bound = boundTo(open, u);
  return bound === NONE ? areasOf(open.scenario).deployment[seat].has(place) : isInZone(open, bound, place);
}
export function deploymentArea(open: Open, seat: Seat, u: number): number[] {
  const bound = boundTo(open, u);
  const { zones, deployment } = areasOf(open.scenario);
  return [...(bound === NONE ? deployment[seat] : (zones[bound] ?? []))];
}
