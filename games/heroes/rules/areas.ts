import type { Rect, ScenarioFacts, TileRef, ZoneFacts } from '../data/scenarios/facts.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { of } from './counters.ts';
import { type Field, generalAt, isComplete, squareName as nameIn } from './field/field.ts';
import { fieldOf, tileNumber } from './field/layouts.ts';
import { at, KIND, NOWHERE, square } from './field/squares.ts';
import { scenarioOf } from './scenario.ts';
import { NONE, type Open, type Seat } from './state.ts';

const fields = new WeakMap<ScenarioFacts, Field>();

/** The battlefield of a scenario. */
export function fieldFor(open: Open): Field {
  return fieldIn(scenarioOf(open));
}

export function fieldIn(scenario: ScenarioFacts): Field {
  const known = fields.get(scenario);
  if (known !== undefined) return known;
  const field = fieldOf(scenario.layout);
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

export const squareName = (open: Open, place: number): string => namesOf(fieldFor(open)).names[place] ?? '';
export const squareCalled = (open: Open, name: string): number => namesOf(fieldFor(open)).squares.get(name) ?? NONE;

/** Offset squares whose center lies strictly inside a rectangle. */
function* offsetIn(field: Field, [west, north, east, south]: Rect): Generator<number> {
  for (let place = 0; place < field.count; place++) {
    if (at(field.kind, place) !== KIND.offset) continue;
    const [x, y] = [at(field.x, place), at(field.y, place)];
    if (x > 2 * west && x < 2 * east + 2 && y > 2 * north && y < 2 * south + 2) yield place;
  }
}

interface Region {
  readonly rects?: readonly Rect[];
  readonly offset?: true;
  readonly tiles?: readonly TileRef[];
  readonly room?: string;
}

/** Squares of an area: rectangles hold complete general and aligned squares, tiles all of theirs (HS-SCN-02). */
function squaresOf(scenario: ScenarioFacts, { rects = [], offset, tiles = [], room }: Region): Set<number> {
  const field = fieldIn(scenario);
  const found = new Set<number>();
  for (const rect of rects) {
    const [west, north, east, south] = rect;
    for (let row = north; row <= south; row++)
      for (let column = west; column <= east; column++) {
        const place = generalAt(field, column, row);
        if (place !== NOWHERE && at(field.kind, place) === KIND.general) found.add(place);
      }
    if (offset === true) for (const place of offsetIn(field, rect)) found.add(place);
  }
  for (const ref of tiles) {
    const tile = tileNumber(scenario.layout, ref);
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
  /** Squares on which units that come later enter, by the turn they are due (HS-SCN-09). */
  readonly entries: readonly { readonly seat: Seat; readonly turn: number; readonly squares: Set<number> }[];
}
const areas = new WeakMap<ScenarioFacts, Areas>();

export function areasOf(scenario: ScenarioFacts): Areas {
  const known = areas.get(scenario);
  if (known !== undefined) return known;
  const { zones, deployment, special } = scenario;
  const zone = ({ rects = [], offset, tile, room }: ZoneFacts): Set<number> =>
    squaresOf(scenario, {
      rects,
      ...(offset && { offset }),
      ...(tile !== undefined && { tiles: [tile] }),
      ...(room !== undefined && { room }),
    });
  const made: Areas = {
    zones: zones.map(zone),
    deployment: {
      soviet: squaresOf(scenario, deployment.soviet),
      german: squaresOf(scenario, deployment.german),
    },
    entries: special.flatMap(({ side, turn = 1, do: what }) => {
      if (what.op !== 'reinforce' || side === 'both') return [];
      const { at: place } = what;
      const named = zones.find(({ id }) => 'zone' in place && id === place.zone);
      const squares =
        'edge' in place
          ? squaresOf(scenario, { rects: [edgeOf(fieldIn(scenario), place.edge)] })
          : named === undefined
            ? new Set<number>()
            : zone(named);
      return [{ seat: side, turn, squares }];
    }),
  };
  areas.set(scenario, made);
  return made;
}

/** The outermost row or column (HS-SCN-09). */
function edgeOf({ columns, rows }: Field, edge: 'north' | 'east' | 'south' | 'west'): Rect {
  const [east, south] = [columns - 1, rows - 1];
  switch (edge) {
    case 'north':
      return [0, 0, east, 0];
    case 'south':
      return [0, south, east, south];
    case 'west':
      return [0, 0, 0, south];
    case 'east':
      return [east, 0, east, south];
  }
}

export const zoneCount = (open: Open): number => scenarioOf(open).zones.length;
export const zoneNumber = (open: Open, id: string): number =>
  scenarioOf(open).zones.findIndex((zone) => zone.id === id);
export const isInZone = (open: Open, zone: number, place: number): boolean =>
  areasOf(scenarioOf(open)).zones[zone]?.has(place) === true;

const NOWHERE_AT_ALL: ReadonlySet<number> = new Set();

/** Squares on which a counter may be put: its zone by a rule of the scenario, the edge it comes from, or its side's area. */
function areaOf(open: Open, seat: Seat, u: number): ReadonlySet<number> {
  const scenario = scenarioOf(open);
  const { zones, deployment, entries } = areasOf(scenario);
  const due = open.roster[u]?.due ?? 0;
  if (due > 0) return entries.find((each) => each.seat === seat && each.turn === due)?.squares ?? NOWHERE_AT_ALL;
  const bound = boundTo(open, u);
  return bound === NONE ? deployment[seat] : (zones[bound] ?? NOWHERE_AT_ALL);
}

/** Zone in which a unit must deploy by a rule of the scenario, or NONE (HS-SCN-11). */
export function boundTo(open: Open, u: number): number {
  const kind = of(open.units.kind, u);
  for (const { do: special } of scenarioOf(open).special)
    if (special.op === 'deployIn' && UNIT_TYPES[kind] === special.unit) return zoneNumber(open, special.zone);
  return NONE;
}

export const isInArea = (open: Open, seat: Seat, u: number, place: number): boolean => areaOf(open, seat, u).has(place);
export const deploymentArea = (open: Open, seat: Seat, u: number): number[] => [...areaOf(open, seat, u)];
