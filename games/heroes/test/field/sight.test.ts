import { describe, expect, it } from 'vitest';
import { BOARD_FACES } from '../../data/boards.ts';
import { type Field, generalAt, squareAt, squareName } from '../../rules/field/field.ts';
import { type Ground, newGround, putSmoke, putUnit, putWreck } from '../../rules/field/ground.ts';
import { fieldOf } from '../../rules/field/layouts.ts';
import { BLOCKED, pointSight, sight, structureSight, unitSight } from '../../rules/field/sight.ts';
import { at, DX, DY, interspace, NOWHERE, type Square } from '../../rules/field/squares.ts';
import { M0, M1, M3, M4, M5, M7 } from './maps.ts';
import { lehmer, slowBoard, slowSight } from './slow-sight.ts';

/** KURGAN_LONG=1 looks at every set of ruins instead of a few, and at all pairs of squares in each. */
const LONG = process.env.KURGAN_LONG === '1';

describe('line of sight', () => {
  it('HS-LOS-02 HS-LOS-05 HS-LOS-06 HS-GEO-05 HS-EX-14: units block, infantry between infantry only', () => {
    const { ground, G } = M0();
    expect(sight(ground, G(0, 0), G(3, 0), true)).toBe(0);
    putUnit(ground, 'soviet', 'infantry', G(1, 0));
    expect(sight(ground, G(0, 0), G(3, 0), true)).toBe(BLOCKED);
    expect(sight(ground, G(0, 0), G(3, 0), false)).toBe(0);
    expect(sight(ground, G(0, 0), G(2, 2), true)).toBe(0);
    putUnit(ground, 'soviet', 'infantry', G(0, 1));
    expect(sight(ground, G(0, 0), G(2, 2), true)).toBe(BLOCKED); // both flanks
    expect(sight(ground, G(0, 0), G(2, 2), false)).toBe(0);
    putUnit(ground, 'german', 'light', G(1, 1));
    expect(sight(ground, G(0, 0), G(2, 2), false)).toBe(BLOCKED);
  });

  it('HS-GEO-05 HS-R-05: two obstacles that meet at a corner block, one does not', () => {
    const { ground, G } = M0();
    putUnit(ground, 'soviet', 'light', G(1, 0));
    expect(sight(ground, G(0, 0), G(1, 1), true)).toBe(0);
    putUnit(ground, 'soviet', 'light', G(0, 1));
    expect(sight(ground, G(0, 0), G(1, 1), true)).toBe(BLOCKED);
  });

  it('HS-LOS-03 HS-LOS-08 HS-TERR-02 HS-TERR-09 HS-GEO-06: every obscuring square on the way costs its value', () => {
    const { ground, G } = M0({ '1,0': 't', '1,1': 't', '4,4': 't', '5,4': 't', '6,4': 't' });
    expect(sight(ground, G(0, 0), G(2, 1), true)).toBe(2);
    expect(sight(ground, G(3, 4), G(7, 4), true)).toBe(3);
  });

  it('HS-LOS-04 HS-LOS-07 HS-TERR-08: a blocking element between blocks', () => {
    const { ground, G } = M0({ '2,2': 'B' });
    expect(sight(ground, G(0, 2), G(5, 2), false)).toBe(BLOCKED);
    expect(sight(ground, G(0, 1), G(5, 1), false)).toBe(0);
  });

  it('HS-LOS-09: the squares of the two ends never count', () => {
    const { ground, G } = M0({ '0,0': 't', '1,0': 't' });
    expect(sight(ground, G(0, 0), G(1, 0), true)).toBe(0);
    putUnit(ground, 'german', 'heavy', G(3, 3), G(4, 3));
    expect(unitSight(ground, G(0, 3), NOWHERE, G(3, 3), G(4, 3), false, 'rear')).toBe(0);
  });

  it('HS-LOS-12: a line asked for the first time is the line asked for again', () => {
    const field = fieldOf([['C2', 'G2']]);
    const ground = newGround(field);
    const [front, rear] = [generalAt(field, 10, 3), generalAt(field, 10, 4)];
    const all = (): number[] =>
      Array.from({ length: field.pointCount }, (_, point) => pointSight(ground, front, rear, interspace(point)));
    expect(all()).toEqual(all());
  });

  it('HS-STATE-09: concealed infantry does not block', () => {
    const { ground, G } = M0();
    putUnit(ground, 'soviet', 'infantry', G(1, 0), NOWHERE, true);
    expect(sight(ground, G(0, 0), G(3, 0), true)).toBe(0);
  });

  it('HS-R-104 HS-R-130 HS-OP-26: a wreck counts by the higher value and smoke is added', () => {
    const { ground, G } = M0({ '2,0': 't' });
    const wreck = { defense: {}, blocksSight: false, obscures: 1, impassable: [], difficult: [], water: false };
    putWreck(ground, wreck, G(2, 0));
    expect(sight(ground, G(0, 0), G(4, 0), true)).toBe(1);
    putSmoke(ground, [G(2, 0), G(3, 0)], 2);
    expect(sight(ground, G(0, 0), G(4, 0), true)).toBe(5);
  });

  it('HS-BLD-03 HS-EX-29: a line along the outline passes over the half squares', () => {
    const { ground, G } = M1();
    expect(sight(ground, G(0, 2), G(7, 2), false)).toBe(0);
    expect(sight(ground, G(0, 4), G(7, 4), false)).toBe(0);
    expect(sight(ground, G(0, 3), G(7, 3), false)).toBe(BLOCKED);
    const bunker = M4();
    expect(sight(bunker.ground, bunker.G(2, 1), bunker.G(5, 1), false)).toBe(0);
    expect(sight(bunker.ground, bunker.G(2, 1), bunker.O(0, 0), false)).toBe(0);
    expect(sight(bunker.ground, bunker.G(2, 1), bunker.O(1, 1), false)).toBe(BLOCKED);
  });

  it('HS-BLD-04 HS-BLD-07 HS-BLD-08 HS-BLD-09 HS-BLD-10 HS-GEO-07 HS-EX-17: into and out of a building', () => {
    const { ground, G, O } = M1();
    expect(sight(ground, O(1, 0), G(4, 0), true)).toBe(BLOCKED);
    expect(sight(ground, O(2, 0), G(4, 0), true)).toBe(0);
    expect(sight(ground, O(2, 1), G(4, 0), true)).toBe(BLOCKED);
    expect(sight(ground, G(4, 1), O(2, 1), true)).toBe(0);
    expect(sight(ground, O(2, 1), G(4, 1), true)).toBe(0);
  });

  it('HS-R-10: nobody sees through a building from outside to outside', () => {
    const { ground, G } = M1();
    expect(sight(ground, G(4, 1), G(4, 5), false)).toBe(BLOCKED);
  });

  it('HS-GEO-08: between two buildings both crossings count', () => {
    const { ground, O } = M5();
    expect(sight(ground, O(2, 1, 0), O(0, 1, 1), true)).toBe(0);
    expect(sight(ground, O(1, 1, 0), O(0, 1, 1), true)).toBe(BLOCKED);
  });

  it('HS-EX-25: ruined and intact parts of one building', () => {
    const { ground, G, O } = M7();
    expect(sight(ground, G(1, 3), O(2, 1), true)).toBe(2);
    expect(sight(ground, G(1, 3), O(3, 1), true)).toBe(BLOCKED);
    expect(sight(ground, O(1, 1), O(3, 1), true)).toBe(0);
    expect(sight(ground, O(0, 1), O(2, 1), true)).toBe(1);
  });

  it('HS-LOS-12 HS-GEO-17 HS-R-14: one visible point of a vehicle is enough', () => {
    const { ground, G } = M0({ '3,0': 'B' });
    putUnit(ground, 'german', 'heavy', G(4, 0), G(4, 1));
    expect(sight(ground, G(0, 0), G(4, 0), false)).toBe(BLOCKED);
    expect(unitSight(ground, G(0, 0), NOWHERE, G(4, 0), G(4, 1), false)).toBe(0);
    expect(unitSight(ground, G(0, 0), NOWHERE, G(4, 0), G(4, 1), false, 'front')).toBe(BLOCKED);
    expect(unitSight(ground, G(0, 0), NOWHERE, G(4, 0), G(4, 1), false, 'rear')).toBe(0);
    expect(unitSight(ground, G(4, 0), G(4, 1), G(0, 0), NOWHERE, false)).toBe(0);
    expect(unitSight(ground, G(4, 0), G(4, 1), G(0, 0), NOWHERE, false, 'any', 'front')).toBe(BLOCKED);
    expect(unitSight(ground, G(4, 0), G(4, 1), G(0, 0), NOWHERE, false, 'any', 'rear')).toBe(0);
    expect(unitSight(ground, G(4, 1), G(4, 0), G(0, 0), NOWHERE, false, 'any', 'rear')).toBe(BLOCKED);
    const north = M0({ '2,0': 'B' }); // only the point midway is seen, which is of either half
    expect(unitSight(north.ground, north.G(0, 0), NOWHERE, north.G(4, 2), north.G(4, 1), false, 'rear')).toBe(0);
    const south = M0({ '5,2': 'B' });
    expect(unitSight(south.ground, south.G(0, 4), NOWHERE, south.G(6, 2), south.G(6, 3), false, 'front')).toBe(0);
  });

  it('HS-R-17: the squares that meet at an Interspace are not exempt, and infantry does not block', () => {
    const { ground, G, I } = M0({ '3,3': 't' });
    expect(pointSight(ground, G(3, 0), NOWHERE, I(4, 3))).toBe(0);
    expect(pointSight(ground, G(2, 2), NOWHERE, I(4, 4))).toBe(1);
    putUnit(ground, 'german', 'infantry', G(3, 2));
    expect(pointSight(ground, G(3, 0), NOWHERE, I(4, 3))).toBe(0);
    putUnit(ground, 'german', 'heavy', G(3, 2));
    putUnit(ground, 'german', 'heavy', G(3, 1));
    expect(pointSight(ground, G(3, 0), NOWHERE, I(4, 3))).toBe(BLOCKED);
  });

  it('HS-LOS-12 HS-R-17: of the points of a vehicle the one with the best view of an Interspace counts', () => {
    const { ground, G, I } = M0({ '2,2': 't', '3,2': 't' });
    expect(pointSight(ground, G(1, 2), NOWHERE, I(5, 3))).toBeGreaterThan(0);
    expect(pointSight(ground, G(1, 2), G(1, 3), I(5, 3))).toBe(0);
  });

  it('HS-GEO-21: from each quarter its own side is seen, by either half of a vehicle', () => {
    const { ground, field, G } = M1();
    const sides = (front: Square, rear: Square = NOWHERE): number[] => [
      ...new Set(structureSight(ground, front, rear, 0).map(({ edge }) => field.edges[edge]?.side ?? -1)),
    ];
    expect([G(4, 0), G(7, 3), G(4, 6), G(0, 3)].map((place) => sides(place))).toEqual([[0], [2], [4], [6]]);
    expect([sides(G(6, 2)), sides(G(6, 2), G(6, 1)).sort()]).toEqual([[2], [0, 2]]);
  });

  it('HS-GEO-21: a part is seen by the middle of an outer side', () => {
    const { ground, field, G, O } = M1();
    const sides = structureSight(ground, G(4, 0), NOWHERE, 0);
    const north = sides.filter(({ edge }) => field.edges[edge]?.side === 0).map(({ behind }) => behind);
    expect(north).toContain(O(1, 0));
    expect(sides.every(({ edge }) => field.edges[edge]?.side !== 4)).toBe(true);
    for (const { inside, side, from, to } of field.edges) {
      const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      expect(middle).toEqual([at(field.x, inside) + DX[side], at(field.y, inside) + DY[side]]);
    }
    const two = M5();
    const west = structureSight(two.ground, two.G(5, 0), NOWHERE, 0);
    expect(new Set(west.map(({ edge }) => two.field.edges[edge]?.part))).toEqual(new Set([0]));
  });

  it('HS-GEO-21: toward the ruin of its neighbor a part has an outer side, between two that stand none', () => {
    const { ground, field, O } = M7();
    const behind = (from: Ground) => structureSight(from, O(0, 1), NOWHERE, 1).map((side) => side.behind);
    expect([behind(ground), behind(newGround(field, 0))]).toEqual([[O(2, 0), O(2, 1), O(2, 2)], []]);
  });

  it('HS-R-06: a line that only touches the end of a wall is not stopped', () => {
    const { ground, G, O } = M3();
    expect(sight(ground, O(1, 0), G(3, 0), true)).toBe(0);
    expect(sight(ground, O(0, 0), G(2, 0), true)).toBe(BLOCKED);
  });
});

function ruinsOf(field: Field): readonly number[] {
  const every = (1 << field.parts.length) - 1;
  const some = [field.startsRuined, field.startsRuined ^ 1, every];
  return LONG ? Array.from({ length: every + 1 }, (_, ruined) => ruined) : [...new Set(some)];
}

describe('HS-LOS-10: against a second implementation', () => {
  it.each(BOARD_FACES)('every pair of squares of %s', (face) => {
    const field = fieldOf([[face]]);
    for (const ruined of ruinsOf(field)) {
      const random = lehmer(1 + ruined);
      const ground: Ground = newGround(field, ruined);
      const slow = slowBoard([[face]], (part) => ((ruined >> part) & 1) === 1);
      const places = slow.squares.map(({ center }) => squareAt(field, center[0], center[1]));
      const infantry = new Set<Square>();
      const vehicles = new Set<Square>();
      for (const place of places) {
        const draw = random(12);
        if (draw === 0) infantry.add(place);
        if (draw === 1) vehicles.add(place);
      }
      for (const place of infantry) putUnit(ground, 'soviet', 'infantry', place);
      for (const place of vehicles) putUnit(ground, 'german', 'light', place);
      const empty = newGround(field, ruined);
      const numbers = new Map(slow.squares.map((square, index) => [square, places[index]!]));
      for (const [i, a] of slow.squares.entries()) {
        for (const [j, b] of slow.squares.entries()) {
          if (j <= i || (!LONG && ruined !== field.startsRuined && (7 * i + j) % 5 !== 0)) continue;
          const [from, to] = [places[i]!, places[j]!];
          const expected = slowSight(slow, a, b, () => false);
          const crowded =
            expected < 0
              ? expected
              : slowSight(slow, a, b, (square) => {
                  const place = numbers.get(square)!;
                  return infantry.has(place) || vehicles.has(place);
                });
          const found = [
            sight(empty, from, to, true),
            sight(empty, to, from, true),
            sight(ground, from, to, true),
            sight(ground, to, from, true),
          ];
          if (String(found) !== String([expected, expected, crowded, crowded])) {
            const names = `${squareName(field, from)}-${squareName(field, to)} ruined ${ruined}`;
            expect({ names, found }).toEqual({ names, found: [expected, expected, crowded, crowded] });
          }
        }
      }
      expect(at(field.kind, places[0]!)).toBeGreaterThan(0);
    }
  });
});
