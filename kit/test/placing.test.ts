import { expect, test } from 'vitest';
import { beside, onto } from '../scene/placing.ts';

const SPOT = { x: 100, y: 50, scale: 2 };
const TARGET = { x: 50, y: 50, width: 20, height: 20 }; // 200 to 240 across, 150 to 190 down
const PLATE = { width: 120, height: 60 };

const placed = (width: number, height = 600) => beside(TARGET)(SPOT, PLATE, { width, height });

test('a stamp lies in the middle of its target', () => {
  expect(onto(TARGET)(SPOT, { width: 60, height: 20 }, { width: 800, height: 600 })).toEqual({ x: 190, y: 160 });
});

test('dice lie right of the target, left of it at the edge, and above or below where the window is narrow', () => {
  expect(placed(800)).toEqual({ x: 250, y: 140 });
  expect(placed(300)).toEqual({ x: 70, y: 140 });
  const far = { ...SPOT, x: 0 };
  expect(beside(TARGET)(far, PLATE, { width: 240, height: 600 })).toEqual({ x: 60, y: 80 });
  expect(beside(TARGET)({ ...far, y: -80 }, PLATE, { width: 240, height: 600 })).toEqual({ x: 60, y: 70 });
});

test('nothing leaves the window', () => {
  const { x, y } = placed(260, 200);
  expect(x).toBeGreaterThanOrEqual(6);
  expect(x + PLATE.width).toBeLessThanOrEqual(254);
  expect(y + PLATE.height).toBeLessThanOrEqual(194);
});
