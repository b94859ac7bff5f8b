import { closed, inside, pairs, walk } from '@kurgan/kit/drawing';
import { expect, test } from 'vitest';
import { BOARD_LINKS, BORDERS, isAcrossTheDon } from '../../data/borders.ts';
import { CROSSING_IDS, LANDING_ZONES, SITE_IDS, SITES } from '../../data/places.ts';
import { ROAD_EXITS, ROAD_NODES, ROADS_FROM, type RoadNode } from '../../data/roads.ts';
import { ZONE_IDS } from '../../data/zones.ts';
import { boundsOf } from '../board/bounds.ts';
import {
  BOARDS,
  boardOf,
  donPath,
  frontPath,
  isZone,
  outlineOf,
  type Point,
  pointsOf,
  SHEET,
} from '../board/outlines.ts';
import { type Face, GAPS, LINES } from '../data/lines.ts';
import { CROSSING_LINES, EXIT_LINES, LINKS, ROAD_LINES, SITE_POINTS, TOWNS } from '../data/ways.ts';

const name = (...ids: readonly string[]): string => [...ids].sort().join(' ');
const area = (outline: readonly Point[]): number =>
  Math.abs(pairs(closed(outline)).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)) / 2;
const FACES: readonly Face[] = [...ZONE_IDS, ...GAPS];
const holds = (face: Face, point: Point): boolean => inside(pairs(closed(outlineOf(face))), point);

test('zones and waters tile both boards without a gap', () => {
  for (const board of ['region', 'city'] as const) {
    const faces = FACES.filter((face) => boardOf(face) === board);
    const whole = faces.reduce((sum, face) => sum + area(outlineOf(face)), 0);
    expect(whole).toBe(BOARDS[board].width * BOARDS[board].height);
  }
});

test('two zones of a board touch exactly where the rules say so', () => {
  const touching = LINES.flatMap(([a, b]) => (isZone(a) && isZone(b) ? [name(a, b)] : []));
  const links = BOARD_LINKS.map((pair) => name(...pair));
  const borders = BORDERS.map((pair) => name(...pair)).filter((pair) => !links.includes(pair));
  expect([...new Set(touching)].sort()).toEqual(borders.sort());
});

test('the Don runs along the borders across it, from rim to rim without a break', () => {
  const rows = LINES.filter(([a, b]) => isZone(a) && isZone(b) && isAcrossTheDon(a, b));
  expect(donPath().match(/M/g)).toHaveLength(rows.length);
  const ends = rows.flatMap(([, , line]) => {
    const steps = pointsOf(line);
    const last = steps.reduce(([x, y], [right, down]) => [x + right, y + down]);
    return [String(steps[0]), String(last)];
  });
  const loose = ends.filter((end, _, all) => all.filter((other) => other === end).length === 1);
  expect(loose).toHaveLength(2);
});

test('the front is drawn only between zones of different holders', () => {
  expect(frontPath('region', () => 'axis')).toBe('');
  const around = frontPath('region', (zone) => (zone === 'kalach' ? 'axis' : 'allies'));
  const borders = LINES.filter(([a, b]) => [a, b].includes('kalach') && isZone(a) && isZone(b));
  expect(around.match(/M/g)).toHaveLength(borders.length);
});

test('every town lies in its zone, and roads lead from town to town through those two zones alone', () => {
  expect(ZONE_IDS.filter((id) => !holds(id, TOWNS[id]))).toEqual([]);
  const astray = ROAD_LINES.filter(([from, to, , line]) =>
    walk(pointsOf(line), 3)
      .slice(3, -3)
      .some(({ at }) => ![ROAD_NODES[from], ROAD_NODES[to]].some((zone) => holds(zone, at))),
  );
  expect(astray).toEqual([]);
});

test('the drawn roads are the roads of the rules', () => {
  const nodes = Object.keys(ROAD_NODES) as RoadNode[];
  const all = nodes.flatMap((from) => ROADS_FROM[from].map((to) => name(from, to)));
  expect([...new Set(ROAD_LINES.map(([from, to]) => name(from, to)))].sort()).toEqual([...new Set(all)].sort());
  expect(EXIT_LINES.map(([zone]) => zone).sort()).toEqual(ROAD_EXITS.map(({ zone }) => zone).sort());
});

test('exits leave the board on the side the rules name', () => {
  const { width, height } = BOARDS.region;
  const rim = { north: [1, 0], west: [0, 0], south: [1, height], east: [0, width] } as const;
  for (const { zone, edge } of ROAD_EXITS) {
    const [, line = ''] = EXIT_LINES.find(([id]) => id === zone) ?? [];
    const [axis, at] = rim[edge];
    expect(pointsOf(line).at(-1)?.[axis]).toBe(at);
  }
});

test('links, crossings and Ambush Sites lie at the zones they join', () => {
  expect(LINKS.map(([a, b]) => name(a, b)).sort()).toEqual(BOARD_LINKS.map((pair) => name(...pair)).sort());
  const near = (face: Face, [x, y]: Point, within: number): boolean =>
    walk(closed(outlineOf(face)), 1).some(({ at }) => Math.hypot(at[0] - x, at[1] - y) <= within);
  for (const [region, city, regionEnd, cityEnd] of LINKS) {
    expect([near(region, regionEnd, 2), near(city, cityEnd, 2)]).toEqual([true, true]);
  }
  for (const id of CROSSING_IDS) {
    const zone = LANDING_ZONES[id];
    const [west, east] = CROSSING_LINES[id];
    expect([
      holds(zone, west) || near(zone, west, 8),
      holds('krasnaya-sloboda', east) || near('krasnaya-sloboda', east, 8),
    ]).toEqual([true, true]);
  }
  for (const site of SITE_IDS) for (const zone of SITES[site]) expect(near(zone, SITE_POINTS[site], 21)).toBe(true);
});

test('bounds of zones, crossings and Ambush Sites lie on the sheet, the city to the right of the region', () => {
  expect(boundsOf('kalach').x).toBeLessThan(BOARDS.region.width);
  for (const place of ['army-camp', 'white', 'ambush-5'] as const) {
    const { x, y, width, height } = boundsOf(place);
    expect(x).toBeGreaterThanOrEqual(BOARDS.city.x);
    expect([x + width <= SHEET.width, y + height <= SHEET.height, width > 40 && height > 40]).toEqual([
      true,
      true,
      true,
    ]);
  }
});
