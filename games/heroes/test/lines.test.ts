import { describe, expect, test } from 'vitest';
import { type Ground, putUnit } from '../rules/field/ground.ts';
import { NOWHERE, type Square } from '../rules/field/squares.ts';
import { BLOCKED, type End, pointsOf, sightLine } from '../rules/lines.ts';
import { M0, M1, M4, M5, M7 } from './field/maps.ts';

const end = (ground: Ground, square: Square): End => pointsOf(ground.field, square, NOWHERE)[0] as End;

/** Sight between two infantry units, the same from both ends (HS-LOS-10). */
function sight(ground: Ground, a: Square, b: Square, infantry = true): number {
  const there = sightLine(ground, end(ground, a), end(ground, b), infantry);
  expect(sightLine(ground, end(ground, b), end(ground, a), infantry)).toBe(there);
  return there;
}

describe('in the open', () => {
  test('HS-LOS-02 HS-LOS-03 HS-LOS-08: squares that obscure add up', () => {
    expect(sight(M0().ground, M0().G(0, 0), M0().G(5, 3))).toBe(0);
    const { ground, G } = M0({ '1,0': 't', '1,1': 't' });
    expect(sight(ground, G(0, 0), G(2, 1))).toBe(2);
    expect(sight(ground, G(0, 0), G(2, 0))).toBe(1);
  });
  test('HS-LOS-09: the squares at both ends hinder nobody', () => {
    const { ground, G } = M0({ '0,0': 't', '3,0': 't' });
    expect(sight(ground, G(0, 0), G(3, 0))).toBe(0);
  });
  test('HS-LOS-04: a standing ruin blocks', () => {
    const { ground, G } = M0({ '2,0': 'B' });
    expect(sight(ground, G(0, 0), G(4, 0))).toBe(BLOCKED);
  });
  test('HS-GEO-05 HS-R-05: one corner does not block, two that meet do', () => {
    const one = M0({ '1,0': 'B' });
    expect(sight(one.ground, one.G(0, 0), one.G(2, 2))).toBe(0);
    const two = M0({ '1,0': 'B', '0,1': 'B' });
    expect(sight(two.ground, two.G(0, 0), two.G(2, 2))).toBe(BLOCKED);
  });
  test('HS-EX-14 HS-LOS-05 HS-LOS-06: infantry blocks infantry, a vehicle blocks everybody', () => {
    const { ground, G } = M0();
    putUnit(ground, 'soviet', 'infantry', G(1, 0));
    expect(sight(ground, G(0, 0), G(3, 0))).toBe(BLOCKED);
    expect(sight(ground, G(0, 0), G(3, 0), false)).toBe(0);
    putUnit(ground, 'soviet', 'light', G(1, 1));
    expect(sight(ground, G(0, 0), G(2, 2), false)).toBe(BLOCKED);
  });
});

describe('buildings', () => {
  test('HS-EX-17 HS-BLD-07 HS-BLD-08 HS-BLD-09: in and out by a window', () => {
    const { ground, G, O } = M1();
    expect(sight(ground, G(4, 0), O(2, 0))).toBe(0);
    expect(sight(ground, G(4, 1), O(2, 1))).toBe(0);
    expect(sight(ground, G(4, 0), O(2, 1))).toBe(BLOCKED);
    expect(sight(ground, O(1, 0), G(4, 0))).toBe(BLOCKED);
  });
  test('HS-R-10: nobody sees through an intact building', () => {
    const { ground, G } = M1();
    expect(sight(ground, G(4, 1), G(4, 5))).toBe(BLOCKED);
  });
  test('HS-GEO-08: from window to window of two houses', () => {
    const { ground, O } = M5();
    expect(sight(ground, O(2, 1), O(0, 1, 1))).toBe(0);
    expect(sight(ground, O(1, 1), O(0, 1, 1))).toBe(BLOCKED);
  });
  test('HS-EX-29: along the outline the outer copy passes', () => {
    const { ground, G } = M1();
    expect(sight(ground, G(0, 2), G(7, 2))).toBe(0);
    expect(sight(ground, G(0, 4), G(7, 4))).toBe(0);
    expect(sight(ground, G(0, 3), G(7, 3))).toBe(BLOCKED);
    const bunker = M4();
    expect(sight(bunker.ground, bunker.G(2, 1), bunker.G(5, 1))).toBe(0);
    expect(sight(bunker.ground, bunker.G(2, 1), bunker.O(0, 0))).toBe(0);
    expect(sight(bunker.ground, bunker.G(2, 1), bunker.O(1, 1))).toBe(BLOCKED);
  });
  test('HS-EX-25: through a ruined part', () => {
    const { ground, G, O } = M7();
    expect(sight(ground, G(1, 3), O(2, 1))).toBe(2);
    expect(sight(ground, G(1, 3), O(3, 1))).toBe(BLOCKED);
    expect(sight(ground, O(1, 1), O(3, 1))).toBe(0);
    expect(sight(ground, O(0, 1), O(2, 1))).toBe(1);
  });
});
