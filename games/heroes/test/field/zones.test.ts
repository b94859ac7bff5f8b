import { describe, expect, it } from 'vitest';
import { squareName } from '../../rules/field/field.ts';
import { retreatSquares, stepDirection } from '../../rules/field/forced.ts';
import { newGround, putUnit } from '../../rules/field/ground.ts';
import { facesStruck, isSquareInArc, pointRange, rangeBetween, squareRange } from '../../rules/field/range.ts';
import { at, type Direction, NOWHERE, type Square } from '../../rules/field/squares.ts';
import { stepTo } from '../../rules/field/steps.ts';
import { addZone, isControlled, isWithinZone, newZones, zoneOf } from '../../rules/field/zones.ts';
import { M0, M1, M2, M3, M4, M5, type TestMap } from './maps.ts';

const EAST: Direction = 2;

const names = ({ field }: TestMap, squares: readonly Square[]): readonly string[] =>
  squares.map((place) => squareName(field, place)).sort();

describe('range and arcs', () => {
  it('HS-RNG-03 HS-EX-20: squares are counted by the shortest way', () => {
    const { field, G } = M0();
    expect(squareRange(field, G(0, 0), G(5, 3))).toBe(5);
    expect(squareRange(field, G(0, 0), G(7, 0))).toBe(7);
  });

  it('HS-GEO-09: half squares between grids do not count', () => {
    const { field, G, O } = M1();
    expect(squareRange(field, O(2, 0), G(4, 1))).toBe(1);
    expect(squareRange(field, O(2, 0), G(4, 0))).toBe(2);
    expect(squareRange(field, G(4, 0), O(2, 0))).toBe(2);
    expect(squareRange(M5().field, M5().O(2, 1, 0), M5().O(0, 1, 1))).toBe(3);
  });

  it('HS-GEO-23: within 2 squares, walls or not', () => {
    const { field, O } = M1();
    expect(squareRange(field, O(0, 0), O(2, 1))).toBe(2);
  });

  it('HS-RNG-04 HS-GEO-10: the nearer square of a vehicle counts', () => {
    const { field, G } = M0();
    expect(rangeBetween(field, G(0, 0), NOWHERE, G(7, 0), G(6, 0))).toBe(6);
    expect(rangeBetween(field, G(7, 0), G(6, 0), G(0, 0), G(1, 0))).toBe(5);
  });

  it('HS-GEO-12: a point next to a square is at 1', () => {
    const { field, G, I } = M0();
    expect(pointRange(field, G(2, 2), I(2, 2))).toBe(1);
    expect(pointRange(field, G(2, 2), I(1, 2))).toBe(2);
    const ruin = M3();
    expect(pointRange(ruin.field, ruin.O(1, 2), ruin.I(4, 6))).toBe(1);
  });

  it('HS-RNG-05 HS-RNG-06 HS-GEO-15 HS-R-16: the edges of an arc belong to it', () => {
    const { field, G } = M0();
    expect(isSquareInArc(field, G(2, 2), EAST, 90, G(4, 4))).toBe(true);
    expect(isSquareInArc(field, G(2, 2), EAST, 90, G(3, 4))).toBe(false);
    expect(isSquareInArc(field, G(2, 2), EAST, 180, G(2, 0))).toBe(true);
    expect(isSquareInArc(field, G(2, 2), EAST, 180, G(1, 2))).toBe(false);
    expect(isSquareInArc(field, G(2, 2), EAST, 360, G(1, 2))).toBe(true);
  });

  it('HS-GEO-16 HS-R-15: a shot from the diagonal strikes two faces', () => {
    const { field, G } = M0();
    expect(facesStruck(field, G(5, 2), EAST, G(2, 5))).toEqual({ front: false, rear: true, side: true });
    expect(facesStruck(field, G(4, 2), EAST, G(2, 5))).toEqual({ front: false, rear: false, side: true });
    expect(facesStruck(field, G(4, 2), EAST, G(7, 3))).toEqual({ front: true, rear: false, side: false });
  });
});

describe('zones of control', () => {
  it('HS-ZOC-01 HS-ZOC-03: around a general square, incomplete squares too', () => {
    const map = M1();
    const { ground, G } = map;
    const zone = [G(4, 5), G(4, 6), G(5, 6), G(6, 4), G(6, 5), G(6, 6), G(4, 4), G(5, 4)];
    expect(names(map, zoneOf(ground, G(5, 5), 'infantry'))).toEqual(names(map, zone));
    const north = [G(2, 0), G(3, 0), G(4, 0), G(2, 1), G(4, 1), G(2, 2), G(3, 2), G(4, 2)];
    expect(names(map, zoneOf(ground, G(3, 1), 'infantry'))).toEqual(names(map, north));
    const bunker = M4();
    expect(zoneOf(bunker.ground, bunker.G(3, 1), 'infantry')).not.toContain(bunker.O(0, 0));
  });

  it('HS-ZOC-02: an offset square controls its grid and the half squares it overlaps', () => {
    const map = M3();
    const { ground, G, O } = map;
    const zone = [O(0, 1), O(1, 1), O(2, 1), O(0, 2), O(2, 2), G(3, 5), G(4, 5)];
    expect(names(map, zoneOf(ground, O(1, 2), 'infantry'))).toEqual(names(map, zone));
    const outside = zoneOf(ground, G(3, 6), 'infantry');
    expect(outside).toEqual(expect.arrayContaining([G(2, 5), G(3, 5), G(4, 5)]));
    expect(outside.every((place) => at(map.field.grid, place) === 0)).toBe(true);
  });

  it('HS-BLD-15 HS-BLD-16 HS-EX-15 HS-EX-18: walls and windows stop zones, doors carry them', () => {
    const house = M1();
    expect(zoneOf(house.ground, house.G(6, 3), 'infantry')).not.toContain(house.O(2, 1));
    expect(zoneOf(house.ground, house.G(4, 5), 'infantry')).toContain(house.O(1, 1));
    expect(zoneOf(house.ground, house.O(1, 1), 'infantry')).toContain(house.G(4, 5));
    const bunker = M4();
    const { G, O } = bunker;
    const zone = [O(0, 0), O(1, 0), O(1, 1), G(3, 4)];
    expect(names(bunker, zoneOf(bunker.ground, O(0, 1), 'infantry'))).toEqual(names(bunker, zone));
  });

  it('HS-BLD-16 HS-GEO-19: the door of a ruin carries none', () => {
    const { field, G, O } = M1();
    const zone = zoneOf(newGround(field, 1), O(1, 1), 'infantry');
    expect([zone.includes(G(4, 5)), zone.includes(G(4, 4))]).toEqual([false, true]);
  });

  it('HS-GEO-19 HS-R-35 HS-EX-24: no zone where the line is blocked, and infantry does not block it', () => {
    const ruins = M0({ '1,0': 'B', '0,1': 'B' });
    expect(stepTo(ruins.ground.steps, ruins.G(0, 0), ruins.G(1, 1))).toBeGreaterThanOrEqual(0);
    expect(zoneOf(ruins.ground, ruins.G(0, 0), 'infantry')).toEqual([]);
    const { ground, G } = M0();
    putUnit(ground, 'german', 'infantry', G(1, 0));
    putUnit(ground, 'german', 'infantry', G(0, 1));
    expect(zoneOf(ground, G(0, 0), 'infantry')).toContain(G(1, 1));
    putUnit(ground, 'german', 'light', G(1, 0));
    putUnit(ground, 'german', 'light', G(0, 1));
    expect(zoneOf(ground, G(0, 0), 'infantry')).not.toContain(G(1, 1));
  });

  it('HS-ZOC-04 HS-R-36 HS-EX-16: no step from one square of a zone to another of the same', () => {
    const { field, ground, G } = M0();
    const zones = newZones(field);
    addZone(zones, 40, zoneOf(ground, G(3, 3), 'infantry'));
    const within = (to: Square) => isWithinZone(zones, G(2, 2), to, -1);
    for (const to of [G(1, 1), G(2, 1), G(3, 1), G(1, 2), G(1, 3)]) expect(within(to)).toBe(false);
    for (const to of [G(3, 2), G(2, 3)]) expect(within(to)).toBe(true);
    expect([G(2, 2), G(1, 2)].map((place) => isControlled(zones, place))).toEqual([true, false]);
    addZone(zones, 41, zoneOf(ground, G(0, 1), 'infantry'));
    expect(isWithinZone(zones, G(2, 2), G(1, 2), -1)).toBe(false); // out of one zone into another
  });

  it('HS-GEO-20: a step over a half square is two steps', () => {
    const { field, ground, G, O } = M2();
    const zones = newZones(field);
    addZone(zones, 0, zoneOf(ground, G(4, 4), 'infantry'));
    const step = stepTo(ground.steps, O(0, 1), G(3, 4));
    expect(at(ground.steps.via, step)).toBe(G(3, 3));
    expect(isWithinZone(zones, O(0, 1), G(3, 4), at(ground.steps.via, step))).toBe(true);
  });
});

describe('retreats', () => {
  it('HS-GEO-18 HS-EX-05: out of the izba only by the door', () => {
    const { ground, G, O } = M2();
    expect(retreatSquares(ground, O(0, 1), stepDirection(ground, O(1, 0), O(0, 1)) ?? 0)).toEqual([G(3, 4)]);
  });

  it('HS-GEO-18 HS-EX-23: straight into the ruin, not aslant', () => {
    const map = M3();
    const { ground, G, O } = map;
    const found = retreatSquares(ground, G(3, 6), stepDirection(ground, G(3, 7), G(3, 6)) ?? 0);
    expect(names(map, found)).toEqual(names(map, [O(0, 2), O(1, 2)]));
  });

  it('HS-GEO-18: an attack out of the corner of the battlefield has a direction too', () => {
    const { ground, G } = M0();
    const around = [G(1, 0), G(1, 1), G(0, 1), G(2, 0)];
    expect(around.map((to) => stepDirection(ground, G(0, 0), to))).toEqual([2, 3, 4, null]);
  });

  it('HS-GEO-18: three squares in the open, and a window with a card', () => {
    const map = M1();
    const { ground, G, O } = map;
    expect(names(map, retreatSquares(ground, G(1, 5), EAST))).toEqual(names(map, [G(2, 5), G(2, 6)]));
    expect(retreatSquares(ground, O(2, 1), EAST)).toEqual([]);
    expect(names(map, retreatSquares(ground, O(2, 1), EAST, true))).toEqual(names(map, [G(6, 3), G(6, 4)]));
  });
});
