import { expect, test } from 'vitest';
import { REGION_IDS, type ZoneId } from '../data/zones.ts';
import { markersLeft } from '../rules/board.ts';
import { type Given, position } from './position.ts';

/** Combat Markers and plastic pieces run out. */

/** Soviet infantry in so many zones of the Region Board. */
const garrisons = (count: number): Record<string, { infantry: number }> =>
  Object.fromEntries(
    REGION_IDS.filter((zone) => zone !== 'tatsinskaya' && zone !== 'srednyaya-akhtuba')
      .slice(0, count)
      .map((zone) => [zone, { infantry: 1 }]),
  );
/** Twenty fights, and no Combat Marker is left. */
const FIGHTS: readonly ZoneId[] = REGION_IDS.filter(
  (zone) => !['tatsinskaya', 'srednyaya-akhtuba', 'ilovinska', 'krasnoarmeysk', 'pitomnik'].includes(zone),
).slice(0, 20);
const NO_MARKER: Given = {
  axis: Object.fromEntries(FIGHTS.map((zone) => [zone, { tank: 1 }])),
  allies: Object.fromEntries(FIGHTS.map((zone) => [zone, { tank: 1 }])),
  battle: FIGHTS,
  options: { looseStacks: true },
};

test('AA-R-29 AA-R-71 without a marker a bought unit may still join a fight', () => {
  const game = position({ ...NO_MARKER, card: 2, round: 11, open: { winterStorm: 9, rpc: { axis: 9, allies: 0 } } });
  expect([markersLeft(game.open), FIGHTS.includes('verkhne-kumskii')]).toEqual([0, true]);
  expect(game.why('buy infantry verkhne-kumskii')).toBeNull();
});

test('AA-COMP-04 AA-R-28 a raid on a crossing holds a marker; cargo lands in a friendly zone without one', () => {
  const raid = position({ axis: { tatsinskaya: { bomber: 1 } } });
  raid.play('from tatsinskaya', 'attack bomber white');
  expect(markersLeft(raid.open)).toBe(19);
  const ferry = position({ ...NO_MARKER, card: 10, aboard: { white: 'infantry' } });
  expect(ferry.play('offload white').units('allies', 'grain-elevator')).toEqual({ infantry: 1 });
});

test('AA-COMP-04 without a marker units still march to their own side and into fights, but start none', () => {
  const axis = { ...NO_MARKER.axis, pitomnik: { infantry: 1 } };
  const game = position({ ...NO_MARKER, axis, axisHolds: ['pitomnik', 'yelshanka'] }).play('from pitomnik');
  expect([markersLeft(game.open), FIGHTS.includes('vertyachii')]).toEqual([0, true]);
  expect(game.why('move 1 infantry yelshanka')).toBeNull();
  expect(game.why('move 1 infantry vertyachii')).toBeNull();
  expect(game.why('move 1 infantry army-camp')).toBe('AA-COMP-04');
});

test('AA-COMP-04 AA-AIR-02 without a marker aircraft join fights, but start none', () => {
  const game = position({
    ...NO_MARKER,
    axis: { ...NO_MARKER.axis, tatsinskaya: { fighter: 1 } },
    allies: { ...NO_MARKER.allies, pitomnik: { infantry: 1 } },
  }).play('from tatsinskaya');
  expect([game.why('attack fighter pitomnik'), game.why('attack fighter vertyachii')]).toEqual(['AA-COMP-04', null]);
});

test('AA-R-27 ambushers and cargo are stacks: a whole stack may go, a part may not', () => {
  const lurking = (infantry: number): Given => ({
    card: 10,
    allies: { ...garrisons(26), 'tractor-factory': { infantry } },
    ambushers: { 'ambush-2': ['allies', 'infantry'] },
  });
  expect(position(lurking(2)).play('from tractor-factory').why('lurk infantry ambush-1')).toBe('AA-R-27');
  expect(position(lurking(1)).play('from tractor-factory').why('lurk infantry ambush-1')).toBeNull();
  const loading = (infantry: number): Given => ({
    card: 10,
    allies: { ...garrisons(27), 'krasnaya-sloboda': { infantry } },
  });
  expect(position(loading(2)).play('from krasnaya-sloboda').why('load infantry gray')).toBe('AA-R-27');
  expect(position(loading(1)).play('from krasnaya-sloboda').why('load infantry gray')).toBeNull();
  const shifting = (infantry: number): Given => ({
    flow: [{ step: 'rearrangement', side: 'allies', from: null }],
    allies: { ...garrisons(27), 'tractor-factory': { infantry } },
  });
  for (const to of ['ambush-1', 'gray']) {
    expect(position(shifting(2)).play('from tractor-factory').why(`shift infantry ${to}`)).toBe('AA-R-27');
    expect(position(shifting(1)).play('from tractor-factory').why(`shift infantry ${to}`)).toBeNull();
  }
  const spare = position({ card: 10, allies: { 'tractor-factory': { infantry: 2 } } }).play('from tractor-factory');
  expect(spare.why('lurk infantry ambush-1')).toBeNull();
});

test('AA-R-27 AA-BLITZ-01 a Blitz back to its zone needs no new piece', () => {
  const tanks = REGION_IDS.slice(0, 9);
  const allies = Object.fromEntries([...tanks.map((zone) => [zone, { tank: 1 }]), ['kopania', { tank: 2 }]]);
  const game = position({ card: 10, allies, axisHolds: ['surovikino', 'tormosin'] }).play('from kopania');
  expect(game.why('blitz alone surovikino kopania')).toBeNull();
  expect(game.why('blitz alone surovikino tormosin')).toBe('AA-R-27');
});
