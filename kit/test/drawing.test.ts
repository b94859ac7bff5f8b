import { expect, test } from 'vitest';
import {
  bend,
  beside,
  blob,
  boundsOf,
  box,
  closed,
  closedCurve,
  curve,
  degrees,
  distance,
  draw,
  inside,
  type Line,
  num,
  open,
  pairs,
  placed,
  points,
  range,
  seeded,
  shape,
  walk,
} from '../drawing/index.ts';

const SQUARE: Line = points('0,0 10,0 10,10 0,10');

test('a key always gives the same numbers, another key others, all of them below 1', () => {
  const drawn = (...key: string[]): number[] => Array.from({ length: 50 }, seeded(...key));
  expect(drawn('hill', 'a')).toEqual(drawn('hill', 'a'));
  expect(drawn('hill', 'a')).not.toEqual(drawn('hill', 'b'));
  expect(drawn('hill').every((value) => value >= 0 && value < 1)).toBe(true);
  expect(range(() => 0.25, 10, 20)).toBe(12.5);
});

test('points are read as SVG writes them, and a ring is closed by its first', () => {
  expect(points('1,2 -3.5,4')).toEqual([
    [1, 2],
    [-3.5, 4],
  ]);
  expect(closed(SQUARE)).toHaveLength(5);
  expect(pairs(closed(SQUARE)).at(-1)).toEqual([
    [0, 10],
    [0, 0],
  ]);
  expect(boundsOf(points('3,9 -1,4'))).toEqual({ left: -1, top: 4, right: 3, bottom: 9 });
});

test('inside is inside, also in the corner of a ring that is not convex', () => {
  const ring = pairs(closed(points('0,0 10,0 10,10 5,2 0,10')));
  expect(inside(ring, [5, 1])).toBe(true);
  expect(inside(ring, [5, 6])).toBe(false);
  expect(inside(ring, [-1, 1])).toBe(false);
});

test('a walk goes on round a corner without a shorter step', () => {
  const steps = walk(points('0,0 5,0 5,5'), 3);
  expect(steps.map(({ at }) => at)).toEqual([
    [0, 0],
    [3, 0],
    [5, 1],
    [5, 4],
  ]);
  expect(steps.at(-1)?.heading).toBeCloseTo(degrees(90));
});

test('a bent line passes through its points, at the stride that was asked for', () => {
  const line = points('0,0 30,10 60,0');
  const bent = bend(line, 4);
  for (const point of line) expect(Math.min(...bent.map((at) => distance(at, point)))).toBeCloseTo(0);
  for (const [a, b] of pairs(bent)) expect(distance(a, b)).toBeLessThan(6);
  expect(bend([], 4)).toEqual([]);
});

test('beside a line that goes to the right is below it', () => {
  for (const [, y] of beside(points('0,0 10,0 20,0'), 3)) expect(y).toBeCloseTo(3);
});

test('a place turns what is drawn in it about its origin', () => {
  const corners = box(placed([100, 50], degrees(90)), 0, 0, 4, 2);
  expect(corners.map((corner) => corner.map(Math.round))).toEqual([
    [100, 50],
    [100, 54],
    [98, 54],
    [98, 50],
  ]);
});

test('paths have two decimals, no minus zero, and nothing of a single point', () => {
  expect([num(1.005), num(-0.001), num(2)]).toEqual(['1', '0', '2']);
  expect(open([[1, 1]])).toBe('');
  expect(open(points('0,0 1.234,5'))).toBe('M0 0L1.23 5');
  expect(shape(SQUARE)).toBe('M0 0L10 0L10 10L0 10Z');
});

test('a curve ends at its last point, a closed one where it began', () => {
  expect(curve(points('0,0 6,0'))).toBe('M0 0C1 0 5 0 6 0');
  expect(curve(SQUARE)).toMatch(/^M0 0C.* 0 10$/);
  expect(closedCurve(SQUARE)).toMatch(/^M0 0C.* 0 0Z$/);
});

test('a blob stays within its wobble', () => {
  const numbers = blob([0, 0], 10, seeded('blob'), 0.2).match(/-?[\d.]+/g) ?? [];
  expect(Math.max(...numbers.map(Number))).toBeLessThan(13);
  expect(numbers).toHaveLength(2 + 9 * 6);
});

test('a pen that has nothing to draw leaves no path', () => {
  expect(draw({ fill: 'red' }, '')).toBe('');
  expect(draw({ fill: 'red', opacity: 0.5 }, 'M0 0Z')).toBe('<path fill="red" opacity="0.5" d="M0 0Z"/>');
  expect(draw({ stroke: 'blue', dash: '1 2' }, 'M0 0Z')).toContain('stroke-width="1"');
});
