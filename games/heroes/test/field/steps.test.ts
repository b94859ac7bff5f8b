import { describe, expect, it } from 'vitest';
import { BOARD_FACES } from '../../data/boards.ts';
import { squareName } from '../../rules/field/field.ts';
import { newGround } from '../../rules/field/ground.ts';
import { fieldOf, tileNumber } from '../../rules/field/layouts.ts';
import { at, KIND, type Square } from '../../rules/field/squares.ts';
import { STEP, stepTo } from '../../rules/field/steps.ts';
import { M1, M2, M3, M4, M6, M7, M8, M9, type TestMap } from './maps.ts';

const flags = ({ ground }: TestMap, from: Square, to: Square): number => {
  const step = stepTo(ground.steps, from, to);
  return step < 0 ? 0 : at(ground.steps.flags, step);
};
const walks = (map: TestMap, from: Square, to: Square): boolean => (flags(map, from, to) & STEP.foot) !== 0;
const drives = (map: TestMap, from: Square, to: Square): boolean => (flags(map, from, to) & STEP.wheels) !== 0;

describe('squares', () => {
  it('HS-SET-03 HS-TERR-01 HS-SCN-01: boards join edge to edge', () => {
    const field = fieldOf([['A2'], ['F2']]);
    expect([field.columns, field.rows]).toEqual([10, 16]);
    expect(field).toBe(fieldOf([['A2'], ['F2']]));
    const station = field.tiles[tileNumber([['A2'], ['F2']], '0,1:0')];
    expect(station).toMatchObject({ id: 'bld-station', column: 1, row: 9 });
    const side = fieldOf([['A2', 'B1']]);
    expect(side.tiles[tileNumber([['A2', 'B1']], '1,0:0')]).toMatchObject({ id: 'bld-apartment', column: 11, row: 1 });
  });

  it('HS-GEO-01 HS-R-04: an offset square lies half a square to the south-east', () => {
    const { field, O, G } = M1();
    expect([at(field.x, O(0, 0)), at(field.y, O(0, 0))]).toEqual([6, 6]);
    expect(squareName(field, G(2, 3))).toBe('C4');
    expect(squareName(field, O(0, 0))).toBe('C3+');
  });

  it('HS-GEO-02: the rim of an offset tile is incomplete and its middle is missing', () => {
    const { field, G } = M1();
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 8; column++) {
        const rim = column >= 2 && column <= 5 && row >= 2 && row <= 4;
        const middle = row === 3 && (column === 3 || column === 4);
        const kind = middle ? KIND.missing : rim ? KIND.incomplete : KIND.general;
        expect(at(field.kind, G(column, row))).toBe(kind);
      }
    }
  });

  it('HS-GEO-11 HS-R-18: Interspaces lie strictly inside the battlefield and outside offset tiles', () => {
    const { field, I } = M1();
    const general = Array.from(field.pointTile).filter((tile, index) => tile < 0 && at(field.pointX, index) >= 0);
    expect(general).toHaveLength(7 * 6 - 6);
    expect(() => I(4, 4)).toThrow();
    expect(Array.from(field.pointTile).filter((tile) => tile === 0)).toHaveLength(2);
  });
});

describe('steps', () => {
  it('HS-GEO-04: walls leave no step behind', () => {
    const { ground, G, O } = M4();
    expect(stepTo(ground.steps, G(4, 1), O(0, 0))).toBe(-1); // aslant into the bunker
  });

  it('HS-GEO-03 HS-BLD-12 HS-BLD-14: a door joins its inside square and the one square of its arrow', () => {
    const map = M1();
    const { O, G, ground } = map;
    expect(walks(map, G(4, 5), O(1, 1))).toBe(true);
    expect(walks(map, O(1, 1), G(4, 5))).toBe(true);
    expect(walks(map, G(3, 5), O(1, 1))).toBe(false);
    expect(at(ground.steps.via, stepTo(ground.steps, G(4, 5), O(1, 1)))).toBe(G(4, 4));
    expect(
      ground.field.edges
        .filter(({ opening }) => opening !== '')
        .map(({ opening }) => opening)
        .sort(),
    ).toEqual(['d1', 'd2', 'w1', 'w2', 'w3', 'w4']);
  });

  it('HS-R-08: doors, doorways and breaches are crossed straight only', () => {
    const house = M1();
    expect(walks(house, house.O(0, 1), house.G(4, 5))).toBe(false);
    expect(walks(house, house.O(2, 1), house.G(4, 5))).toBe(false);
    const block = M7();
    expect(walks(block, block.O(2, 1), block.O(2, 2))).toBe(true); // an inner doorway
    expect(walks(block, block.O(2, 1), block.O(3, 2))).toBe(false);
    expect(walks(block, block.O(3, 1), block.O(2, 2))).toBe(false);
    expect(walks(block, block.O(1, 1), block.O(2, 1))).toBe(true); // a breach
    expect(walks(block, block.O(1, 0), block.O(2, 1))).toBe(false);
  });

  it('HS-OFF-02 HS-BLD-06 HS-BLD-13 HS-OP-25: a wall bars the way and a window needs a card', () => {
    const map = M1();
    const { O, G } = map;
    expect(flags(map, O(1, 0), G(3, 1))).toBe(0);
    expect(walks(map, O(2, 1), G(6, 3))).toBe(false);
    expect(flags(map, O(2, 1), G(6, 3))).toBe(STEP.window);
    expect(flags(map, O(2, 1), G(6, 4))).toBe(STEP.window);
  });

  it('HS-OFF-03 HS-OFF-04 HS-EX-13: offset squares join like a grid, and general squares through a side only', () => {
    expect(walks(M1(), M1().O(0, 0), M1().O(1, 1))).toBe(true);
    const map = M3();
    const { O, G } = map;
    expect(walks(map, O(1, 2), O(0, 1))).toBe(true);
    expect(walks(map, O(1, 2), G(3, 6))).toBe(true);
    expect(walks(map, O(1, 2), G(4, 6))).toBe(true);
    expect(walks(map, O(1, 2), G(2, 6))).toBe(false);
    expect(walks(map, O(1, 2), G(5, 6))).toBe(false);
  });

  it('HS-OFF-01 HS-R-03: vehicles enter no offset and no incomplete square, and nobody stops in an incomplete one', () => {
    const map = M3();
    expect(drives(map, map.G(3, 6), map.O(1, 2))).toBe(false);
    for (const to of map.ground.steps.to) expect(at(map.field.kind, to)).not.toBe(KIND.incomplete);
  });

  it('HS-GEO-04 HS-R-06: a diagonal step needs one way round the corner without wall or opening', () => {
    const map = M4();
    const { O, G } = map;
    expect(walks(map, O(0, 1), G(3, 4))).toBe(true);
    expect(walks(map, O(0, 1), G(4, 4))).toBe(false);
    expect(walks(map, G(2, 3), G(3, 4))).toBe(true);
    expect(walks(map, O(0, 0), O(1, 1))).toBe(true);
  });

  it('HS-GEO-22: vehicles use gates only, and only straight', () => {
    const map = M6();
    const { O, G } = map;
    expect(drives(map, G(2, 2), O(0, 1))).toBe(true);
    expect(drives(map, G(2, 1), O(0, 1))).toBe(false);
    expect(drives(map, G(7, 2), O(3, 1))).toBe(false);
    expect(walks(map, G(7, 2), O(3, 1))).toBe(true);
  });

  it('HS-R-12 HS-R-58 HS-BLD-02: a ruined part loses its walls, and doorways to it become breaches', () => {
    const map = M7();
    const { O, G } = map;
    expect(walks(map, G(1, 3), O(0, 0))).toBe(false); // a wall that stayed
    expect(walks(map, G(1, 4), O(0, 1))).toBe(true);
    expect(walks(map, O(1, 1), O(2, 1))).toBe(true);
    expect(walks(map, O(1, 0), O(2, 0))).toBe(false);
    expect(walks(map, O(1, 1), O(2, 2))).toBe(false); // never through a breach diagonally
    expect(walks(map, O(2, 0), O(2, 1))).toBe(true);
    expect(walks(map, O(2, 1), O(2, 2))).toBe(true);
    expect(walks(map, O(2, 0), O(3, 0))).toBe(true);
    expect(walks(map, O(2, 1), O(3, 2))).toBe(false);
    expect(walks(map, O(3, 0), G(5, 1))).toBe(true); // its own door still joins one square
    expect(walks(map, O(3, 0), G(6, 1))).toBe(false);
  });

  it('HS-EX-05: the izba has one door', () => {
    const map = M2();
    expect(walks(map, map.O(0, 1), map.G(3, 4))).toBe(true);
    expect(walks(map, map.O(0, 1), map.G(2, 4))).toBe(false);
    expect(walks(map, map.O(0, 1), map.G(1, 3))).toBe(false);
  });

  it('HS-GEO-03: an opening at the rim of the battlefield faces nothing', () => {
    for (const [{ field }, rim] of [
      [M8(), [0, 6]],
      [M9(), [2, 4]],
    ] as const) {
      const outer = field.edges.filter(({ partBeyond }) => partBeyond < 0);
      expect(outer.filter(({ side }) => rim.some((each) => each === side)).flatMap(({ faces }) => faces)).toEqual([]);
      for (const face of outer.flatMap(({ faces }) => faces)) expect(at(field.kind, face)).toBe(KIND.general);
    }
  });

  it.each(BOARD_FACES)('go both ways on %s, whatever is ruined', (face) => {
    const field = fieldOf([[face]]);
    const everything = (1 << field.parts.length) - 1;
    for (const ruined of [0, 1, field.startsRuined, everything]) {
      const { steps } = newGround(field, ruined);
      for (let from = 0; from < field.count; from++) {
        for (let step = at(steps.start, from); step < at(steps.start, from + 1); step++) {
          const back = stepTo(steps, at(steps.to, step) as Square, from as Square);
          expect(back).toBeGreaterThanOrEqual(0);
          expect(at(steps.flags, back)).toBe(at(steps.flags, step));
          expect(at(steps.direction, back)).toBe((at(steps.direction, step) + 4) % 8);
          expect(at(steps.via, back)).toBe(at(steps.via, step));
          expect(stepTo(steps, from as Square, at(steps.to, step) as Square)).toBe(step); // each once
        }
      }
    }
  });
});
