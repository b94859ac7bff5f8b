import { describe, expect, test } from 'vitest';
import { TILES } from '../data/tiles.ts';
import { UNITS } from '../data/units.ts';
import { squareCalled } from '../rules/areas.ts';
import { audit } from '../tools/audit.ts';
import { acting, position, wrecksOf } from './position.ts';

const far = { is: 'ger-fire-group', at: 'J16' } as const;

describe('Structures', () => {
  const gun = { is: 'sov-zis3', at: 'D6', up: 1, facing: 'N' } as const;
  test('HS-TERR-13 HS-TERR-14: the fifth point brings a Brick House down, and no earlier one', () => {
    const shelled = (points: number) =>
      position({
        soviet: [gun],
        german: [far],
        flow: [acting(0)],
        open: { points: [points, 0, 0] },
        dice: [4, 1],
      }).play('fire', 'demolish B2+ first').open;
    expect(shelled(3)).toMatchObject({ points: [4, 0, 0], ruined: 0 });
    expect(shelled(4)).toMatchObject({ points: [5, 0, 0], ruined: 1 });
  });
  test('HS-TERR-14: a wreck is taken away', () => {
    const at = position({
      soviet: [{ ...gun, at: 'F5', facing: 'W' }],
      german: [far],
      wrecks: [{ is: 'sov-ba64', at: ['A5'] }],
      flow: [acting(0)],
      dice: [4, 4],
    });
    expect(wrecksOf(at.play('fire', 'demolish A5 first'))).toEqual([]);
  });
  test('HS-BLD-01: a building protects, keeps vehicles out, is in the way of sight and can fall', () => {
    for (const [id, tile] of Object.entries(TILES)) {
      if (tile.kind !== 'building') continue;
      for (const { intact, rubble, structure } of tile.parts) {
        expect(intact.defense.infantry, id).toBeGreaterThan(0);
        expect(intact.impassable.length, id).toBeGreaterThan(0);
        expect(intact.impassable, id).not.toContain('infantry');
        expect(intact.blocksSight || intact.obscures > 0, id).toBe(true);
        expect(structure, id).toBeGreaterThan(0);
        expect(rubble.blocksSight, id).toBe(false);
      }
    }
  });
});

test('HS-TERR-03 HS-TERR-04: sandbags protect a truck that stands in them with both squares', () => {
  const shot = (front: string, rear: string) =>
    position({
      scenario: '6',
      stock: { soviet: [], german: [] },
      soviet: [{ is: 'sov-fire-group', at: 'H14' }],
      german: [{ is: 'ger-sdkfz251', at: front, rear, facing: 'E' }],
      flow: [acting(0)],
      dice: [1],
    })
      .play('fire', 'shoot g1 first')
      .all('attack')[0]?.defense;
  expect([shot('H12', 'G12'), shot('I12', 'H12')]).toEqual([8, 7]);
});

test('HS-TERR-06 HS-R-109: no rule puts a unit on ground that bars it, and a position that does is refused', () => {
  const at = position({ soviet: [{ is: 'sov-ba64', at: 'A8' }], german: [far] });
  expect(audit(at.state)).toEqual([]);
  at.open.units.at[0] = squareCalled(at.open, 'B7'); // a low wall
  expect(audit(at.state)).toEqual(['s1: on ground that bars it (HS-TERR-06)']);
});

describe('signs', () => {
  test('HS-R-01 HS-UNIT-07: every side says what a Hit does, and reduced sides are destroyed by the next', () => {
    for (const facts of Object.values(UNITS)) {
      if (facts.category !== 'infantry') continue;
      for (const { hit, state } of facts.sides) {
        expect(['destroy', 'flip']).toContain(hit);
        if (state === 'reduced') expect(hit).toBe('destroy');
      }
    }
  });
  test('HS-R-02: there is one ability of Opportunistic Fire', () => {
    const keys = new Set<string>();
    for (const facts of Object.values(UNITS))
      for (const { abilities } of facts.category === 'infantry' ? facts.sides : facts.weapons)
        for (const { key } of abilities) keys.add(key);
    expect([...keys].filter((key) => /opportun/i.test(key))).toEqual(['opportunisticFire']);
  });
  test('HS-R-11: every building is a rectangle, so no window looks across open ground at another of its own', () => {
    for (const [id, { parts }] of Object.entries(TILES)) {
      const cells = parts.flatMap((part) => part.cells.map(([column, row]) => `${column},${row}`));
      const columns = parts.flatMap((part) => part.cells.map(([column]) => column));
      const rows = parts.flatMap((part) => part.cells.map(([, row]) => row));
      const area = (Math.max(...columns) - Math.min(...columns) + 1) * (Math.max(...rows) - Math.min(...rows) + 1);
      expect(new Set(cells).size, id).toBe(area);
    }
  });
});
