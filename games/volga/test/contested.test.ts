import { expect, test } from 'vitest';
import { AREA_IDS, AREAS } from '../data/areas.ts';
import { contestedAreas } from '../rules/board.ts';
import { volga } from '../tools.ts';
import { position } from './position.ts';
import { newMatch, playAtRandom } from './random-game.ts';

test('AV-R-65 outside an activation every Contested Area holds a Revealed unit', () => {
  let contested = 0;
  for (const scenario of ['september', 'factory'] as const) {
    for (let game = 1; game <= 6; game++) {
      playAtRandom(newMatch(`contested ${game}`, scenario), ({ state: { open } }) => {
        if (open.activation !== null) return;
        for (const id of contestedAreas(open)) {
          contested++;
          if (open.areas[id].soviet === 'hidden') expect.fail(`the unit in ${id} is not Revealed`);
        }
      });
    }
  }
  expect(contested).toBeGreaterThan(1000);
});

test("AV-R-65 only Pavlov's House has a strategy against an attack that is not Mandatory", () => {
  const house = new Set<string | null>();
  const others = new Set<string | null>();
  for (const scenario of ['september', 'factory'] as const) {
    for (let game = 1; game <= 8; game++) {
      playAtRandom(newMatch(`strategies ${game}`, scenario, { pavlovsHouse: true }), ({ state: { open } }) => {
        const { battle } = open;
        if (battle === null || battle.kind === 'mandatory') return;
        (open.areas[battle.area].soviet === 'pavlov' ? house : others).add(battle.strategy);
      });
    }
  }
  expect([...house]).toEqual(['guards']);
  expect([...others]).toEqual([null]);
});

test('AV-R-65 a position with an Unrevealed unit in a Contested Area is not sound', () => {
  expect(() => position({ hidden: { 10: 'H8-guards' }, fresh: { 10: ['29/15'] } })).toThrow('AV-R-65');
});

test('AV-R-64 Areas German at the start have no terrain, so that no Soviet unit can stand there', () => {
  const home = AREA_IDS.filter((id) => AREAS[id].germanAtStart);
  expect(home).toEqual([1, 2, 3, 4, 5, 6, 48, 49, 50]);
  for (const id of home) {
    expect(AREAS[id]).toMatchObject({ terrain: null, tem: 0 });
    const { state } = position();
    Object.assign(state.open.areas[id], { control: 'soviet', soviet: 'L4-heroes', fresh: [] });
    expect(volga.audit(state).join()).toContain(`open.areas.${id}: L4-heroes is of another terrain`);
  }
});
