import { expect, test } from 'vitest';
import { ZONE_IDS } from '../../data/zones.ts';
import { isOccupied } from '../../rules/board.ts';
import { setControl } from '../../rules/stacks.ts';
import { type Open, SIDES } from '../../rules/state.ts';
import { isSupplied } from '../../rules/supply.ts';
import { newGame, position } from '../../test/position.ts';
import { supplyNet } from '../board/supply-lines.ts';

/** The drawing finds its own way along the roads: it must reach exactly the forces that the rules call supplied. */
function agree(open: Open): void {
  for (const side of SIDES) {
    const supplied = ZONE_IDS.filter((id) => isOccupied(open, side, id) && isSupplied(open, side, id));
    expect(supplyNet(open, side).fed).toEqual(supplied);
  }
}

test('supply lines reach the forces that are supplied', () => {
  agree(newGame('race').open);
  agree(newGame('uranus', {}, [6, 6, 6, 6]).open);
  // Held zones at random, and ferries that come and go.
  const { open } = newGame('race');
  for (let seed = 1; seed <= 60; seed++) {
    for (const [index, id] of ZONE_IDS.entries())
      setControl(open, id, (index * 7 + seed * seed) % 5 < 2 ? 'axis' : 'allies');
    for (const [index, id] of (['gray', 'brown', 'white'] as const).entries())
      open.crossings[id].ferry = (seed >> index) % 2 === 0;
    agree(open);
  }
});

test('a line runs from the exit along the roads to the force, and not where nobody needs it', () => {
  const { open } = position({
    axisHolds: ['oblivskaya', 'surovikino', 'novomoskovsk', 'kalach', 'petrovka', 'perelazovskii'],
    axis: { kalach: { infantry: 1 } },
  });
  const ends = supplyNet(open, 'axis').hauls.map(({ line }) => [line[0], line.at(-1)].join(' '));
  expect(ends.sort()).toEqual(['0,721 201,721', '201,721 367,672', '367,672 460,686', '460,686 584,620']);
});

test('ferries feed the sector of their color', () => {
  const given = {
    allies: { 'grain-elevator': { infantry: 1 } },
    axisHolds: ZONE_IDS.filter((id) => !['grain-elevator', 'krasnaya-sloboda', 'srednyaya-akhtuba'].includes(id)),
  };
  expect(supplyNet(position({ ...given, ferries: ['white'] }).open, 'allies').fed).toEqual(['grain-elevator']);
  expect(supplyNet(position({ ...given, ferries: ['brown'] }).open, 'allies').fed).toEqual([]);
});
