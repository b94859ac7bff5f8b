import { expect, test } from 'vitest';
import { campaign, platoon } from '../../../../stalingrad/test/campaign-scene.ts';
import { rollOf } from '../roll.ts';

test('US-INFO-07 the muster roll names everybody by squad and unit, with upgraded and reserve soldiers told apart', () => {
  const game = campaign({
    but: (state) => platoon(state, 'soviet', { gone: ['S-S-004', 'S-S-005', 'S-S-006'], come: ['S-U-004', 'S-R-005'] }),
  });
  const roll = rollOf('soviet', game.room('soviet'), false);
  expect(roll.commanders).toEqual([{ title: 'Platoon Sergeant', names: ['Fyodor Lapshin'] }]);
  const [squad] = roll.squads;
  expect(squad).toMatchObject({ squad: 'A', leader: 'Stepan Gorelov' });
  const riflemen = squad?.units.find(({ title }) => title === 'Rifleman');
  expect(riflemen?.soldiers.map(({ standing }) => standing)).toEqual(['upgraded', 'regular', 'regular', 'reserve']);
  expect(riflemen?.missing).toBe(1);
  expect(roll.soldiers).toBe(24);
});

test('after integration two squads are one, with the standard number of soldiers', () => {
  const game = campaign({ at: '11a' });
  const roll = rollOf('soviet', game.room('soviet'), game.open.integrated);
  const [squad] = roll.squads;
  expect(roll.squads.map((each) => each.squad)).toEqual(['A', 'B', null]);
  expect(squad?.joined).toBe('C');
  expect(squad?.units.find(({ title }) => title === 'Rifleman')).toMatchObject({ missing: 0 });
  expect(squad?.units.find(({ title }) => title === 'Rifleman')?.soldiers).toHaveLength(5);
});
