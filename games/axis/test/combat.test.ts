import { Bench } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { axis } from '../tools.ts';
import { arena } from './arena.ts';
import { ASSAULT, dice, FIELD, misses, WEST } from './combat-scene.ts';
import { type Given, position } from './position.ts';

test('AA-DEF-09 AA-R-05 a die hits with the value or less', () => {
  const at = position({
    ...ASSAULT,
    axis: { vertyachii: { artillery: 3 } },
    allies: { vertyachii: { infantry: 4 } },
    dice: [1, 2, 3, ...misses(4)],
  });
  expect(at.all('volley')[0]).toMatchObject({ side: 'axis', hits: 2 });
  expect(new Set(at.context.sides)).toEqual(new Set([6]));
});

test('AA-CMB-01 the steps of a combat come in order', () => {
  const at = position({ ...ASSAULT, dice: [1, 6, 1] });
  const names = at.events.map(({ event }) => event);
  expect(
    names.filter((name) => ['combat', 'volley', 'lost', 'captured', 'concluded'].includes(name)).slice(0, 6),
  ).toEqual(['combat', 'volley', 'lost', 'volley', 'lost', 'captured']);
  expect(at.all('concluded')).toEqual([]); // the same is not told twice
});

test('AA-CMB-03 AA-DEF-06 AA-CMB-25 an empty zone falls without dice', () => {
  const at = position({ ...ASSAULT, allies: {} });
  expect(at.all('volley')).toEqual([]);
  expect(at.zone('vertyachii')).toMatchObject({ control: 'axis', marker: null });
});

test('AA-CMB-06 AA-SUP-03 unsupplied land units have one less, and 0 rolls no die', () => {
  const at = position({ ...ASSAULT, axisHolds: [], axis: { vertyachii: { infantry: 2, tank: 1 } }, dice: misses(2) });
  expect(dice(at, 'axis')).toEqual([['tank', 2, 1]]);
  expect(at.all('combat')).toMatchObject([{ supplied: { axis: false, allies: true } }]);
});

test('AA-CMB-07 AA-MAP-10 Fortified helps the side that controls the zone', () => {
  const fort: Given = {
    card: 5,
    axisHolds: [...WEST, 'pitomnik', 'flight-school'],
    axis: { 'mamayev-kurgan': { infantry: 1 } },
    allies: { 'mamayev-kurgan': { infantry: 2, 'rocket-launcher': 1 } },
    battle: ['mamayev-kurgan'],
    dice: misses(3),
  };
  expect(dice(position(fort), 'allies')).toEqual([['infantry', 3, 2]]);
  const theirs = position({ ...fort, card: 12, dice: misses(3) });
  expect(dice(theirs, 'axis')).toEqual([['infantry', 2, 1]]); // the Axis defends a zone that is not its own
  const own = position({ ...fort, card: 12, axisHolds: [...fort.axisHolds!, 'mamayev-kurgan'], dice: misses(3) });
  expect(dice(own, 'axis')).toEqual([['infantry', 3, 1]]);
});

test('AA-CMB-08 AA-EX-15 Throw Them Back helps all defenders of an Assault over the river', () => {
  const river: Given = {
    ...ASSAULT,
    allies: { vertyachii: { infantry: 2, artillery: 1, 'rocket-launcher': 1 } },
    river: ['vertyachii'],
    dice: misses(5),
  };
  const at = position(river);
  expect(dice(at, 'allies')).toEqual([
    ['infantry', 3, 2],
    ['artillery', 3, 1],
  ]);
  expect(at.all('combat')).toMatchObject([{ bonus: 'river' }]);
});

test('AA-CMB-09 the bonuses do not add up', () => {
  const at = position({
    card: 12,
    axisHolds: [...WEST, 'pitomnik', 'army-camp', 'train-station-2', 'grain-elevator'],
    axis: { 'grain-elevator': { infantry: 1 } },
    allies: { 'grain-elevator': { infantry: 1 } },
    assault: ['grain-elevator'],
    river: ['grain-elevator'],
    dice: misses(2),
  });
  expect(dice(at, 'axis')).toEqual([['infantry', 3, 1]]);
});

test('AA-CMB-10 AA-R-62 a Battle has no river bonus, and the flag ends with the Assault', () => {
  const at = position({ ...ASSAULT, river: ['vertyachii'], dice: misses(3) });
  expect(at.zone('vertyachii')).toMatchObject({ marker: 'battle', river: false });
  const battle = position({
    ...ASSAULT,
    assault: [],
    battle: ['vertyachii'],
    axis: { kopania: { tank: 3 }, vertyachii: { infantry: 1 } },
    axisHolds: [...WEST, 'kopania'],
    card: 3,
    dice: misses(5),
  });
  battle.play('from kopania', 'move 3 tank vertyachii', 'done');
  expect(dice(battle, 'allies')).toEqual([['infantry', 2, 1]]);
});

test('AA-CMB-11 penalty and bonus cancel out', () => {
  const at = position({
    card: 5,
    axisHolds: [
      ...WEST,
      'pitomnik',
      'flight-school',
      'chemical-factory',
      'pavlovs-house',
      'train-station-1',
      'red-october-steel-works',
      'red-october-workers-settlement',
    ],
    axis: { 'mamayev-kurgan': { infantry: 1 } },
    allies: { 'mamayev-kurgan': { infantry: 1 } },
    battle: ['mamayev-kurgan'],
    ferries: [],
    dice: misses(2),
  });
  expect(at.all('combat')).toMatchObject([{ supplied: { allies: false }, bonus: 'fortified' }]);
  expect(dice(at, 'allies')).toEqual([['infantry', 2, 1]]);
});

test('AA-CMB-12 AA-SUP-01 aircraft have neither penalty nor bonus, and are silent in bad weather', () => {
  const cut = { ...FIELD, axisHolds: [...WEST, 'vertyachii', 'rynok', 'beketovka', 'buzinovka'], ferries: [] } as const;
  const at = position({ ...cut, axis: { pitomnik: { tank: 2 } }, dice: misses(5) });
  expect(at.all('combat')).toMatchObject([{ supplied: { allies: false } }]);
  expect(dice(at, 'allies')).toEqual([
    ['infantry', 1, 1],
    ['fighter', 4, 1],
    ['bomber', 1, 1],
  ]);
  const storm = position({ ...FIELD, open: { badWeather: true }, dice: misses(2) });
  expect(dice(storm, 'allies')).toEqual([['infantry', 2, 1]]);
});

test('AA-CMB-13 AA-CMB-14 AA-R-81 everybody rolls one die with its own value', () => {
  const at = position({
    ...ASSAULT,
    axis: { vertyachii: { infantry: 2, tank: 1 } },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'vertyachii' }],
    dice: misses(5),
  });
  expect(dice(at, 'axis')).toEqual([
    ['infantry', 1, 2],
    ['tank', 3, 1],
    ['bomber-aloft', 3, 1],
  ]);
  const raid = position({
    card: 5,
    allies: { dubovka: { infantry: 2 } },
    assault: ['dubovka'],
    sorties: [{ side: 'axis', kind: 'bomber', at: 'dubovka' }],
    dice: misses(3),
  });
  expect(dice(raid, 'allies')).toEqual([['infantry', 2, 2]]);
  expect(raid.zone('dubovka').marker).toBeNull(); // AA-R-81
  expect(raid.zone('dubovka').control).toBe('allies');
});

test('AA-CMB-15 AA-CMB-16 AA-CMB-19 AA-DEF-13 casualties of the defender fire before they go', () => {
  const at = position({ ...ASSAULT, allies: { vertyachii: { infantry: 3 } }, dice: [1, 1, 6, 6, 6] });
  expect(dice(at, 'allies')).toEqual([['infantry', 2, 3]]);
  expect(at.units('allies', 'vertyachii')).toEqual({ infantry: 1 });
});

test('AA-CMB-15 AA-ORD-05 the owner of the casualties chooses them', () => {
  const at = position({
    ...ASSAULT,
    allies: { vertyachii: { infantry: 2, artillery: 1, tank: 1 } },
    dice: [1, 1, ...misses(4)],
  });
  expect([at.step, at.waiting]).toEqual(['casualty', ['allies']]);
  expect(at.legal()).toEqual(['lose 1 infantry', 'lose 2 infantry', 'lose 1 artillery', 'lose 1 tank']);
  expect(at.why('lose 2 tank')).toBe('AA-CMB-18');
  at.play('lose 1 artillery', 'lose 1 infantry');
  expect(at.units('allies', 'vertyachii')).toEqual({ infantry: 1, tank: 1 });
});

test('AA-CMB-17 AA-R-65 the attacker loses at once, aircraft too if it likes', () => {
  const at = position({
    ...ASSAULT,
    sorties: [{ side: 'axis', kind: 'bomber', at: 'vertyachii' }],
    dice: [6, 6, 6, 1],
  });
  expect(at.legal()).toEqual(['lose 1 infantry', 'lose 1 bomber-aloft']);
  at.play('lose 1 bomber-aloft');
  expect(at.aloft).toEqual([]);
  expect(at.units('axis', 'vertyachii')).toEqual({ infantry: 2 });
});

test('AA-CMB-18 hits beyond the units are lost', () => {
  const at = position({
    ...ASSAULT,
    axis: { vertyachii: { infantry: 4 } },
    allies: { vertyachii: { infantry: 1, tank: 1 } },
    dice: [1, 1, 1, 1, 6, 6],
  });
  expect(at.units('allies', 'vertyachii')).toEqual({});
  expect(at.zone('vertyachii').control).toBe('axis');
});

test('AA-CMB-20 AA-CMB-21 AA-MOVE-06 AA-CMB-26 survivors share the zone, and the marker turns to Battle', () => {
  const at = position({ ...ASSAULT, dice: misses(3) });
  expect(at.zone('vertyachii')).toMatchObject({ marker: 'battle', control: 'allies' });
  expect(at.all('volley')).toHaveLength(2);
  expect(at.open.card).toBeGreaterThan(5);
});

test('AA-CMB-22 AA-R-66 AA-UNIT-11 if nobody is left, control stays; aircraft hold nothing', () => {
  const both = position({ ...ASSAULT, axis: { vertyachii: { infantry: 1 } }, dice: [1, 1] });
  expect(both.zone('vertyachii')).toMatchObject({ control: 'allies', marker: null });
  const air = position({
    card: 5,
    allies: { dubovka: { infantry: 1 } },
    assault: ['dubovka'],
    sorties: [{ side: 'axis', kind: 'bomber', at: 'dubovka' }],
    dice: [1, 6],
  });
  expect(air.units('allies', 'dubovka')).toEqual({});
  expect(air.zone('dubovka')).toMatchObject({ control: 'allies', marker: null });
  expect(air.units('axis', 'tatsinskaya')).toEqual({ bomber: 1 });
});

test('AA-CMB-22 AA-R-68 a defender who repels the attack captures nothing', () => {
  const at = position({
    ...ASSAULT,
    axis: { vertyachii: { infantry: 1 } },
    allies: { vertyachii: { infantry: 2 } },
    dice: [6, 1, 6],
  });
  expect(at.zone('vertyachii')).toMatchObject({ control: 'allies', marker: null });
  expect(at.all('captured')).toEqual([]);
});

test('AA-CMB-23 AA-DEF-11 a defender who outlasts the attacker takes the zone', () => {
  const at = position({ ...ASSAULT, card: 12, assault: [], battle: ['vertyachii'], dice: [6, 1, 6] });
  expect(at.all('combat')).toMatchObject([{ attacker: 'allies' }]);
  expect(at.zone('vertyachii')).toMatchObject({ control: 'axis', marker: null });
});

test('AA-CMB-24 AA-TOK-09 the new controller takes tokens, and aircraft on the ground are lost', () => {
  const at = position({
    ...FIELD,
    axis: { pitomnik: { tank: 2 } },
    allies: { pitomnik: { infantry: 1, fighter: 2 } },
    tokens: { allies: { pitomnik: 2 } },
    dice: [1, 6, ...misses(3)],
  });
  at.play('save', 'lose 1 infantry');
  expect(at.zone('pitomnik')).toMatchObject({ control: 'axis', tokens: { axis: 2, allies: 0 } });
  expect(at.units('allies', 'pitomnik')).toEqual({});
});

test('AA-ATT-06 AA-SUP-02 AA-R-63 the attacker picks the order, and a capture counts at once', () => {
  const at = position({
    card: 5,
    axisHolds: ['oblivskaya', 'surovikino', 'novomoskovsk'],
    axis: { kalach: { tank: 1 }, vertyachii: { tank: 1 } },
    allies: { vertyachii: { infantry: 1 } },
    assault: ['kalach', 'vertyachii'],
    dice: misses(2),
  });
  expect(at.legal()).toEqual(['fight vertyachii', 'fight kalach']);
  at.play('fight kalach');
  expect(at.all('combat')).toMatchObject([{ zone: 'vertyachii', supplied: { axis: true } }]);
});

test('AA-ATT-06 the last fight waits for the attacker too, but not one without an enemy', () => {
  const { state, context } = arena({
    ...ASSAULT,
    allies: { dubovka: {}, vertyachii: { infantry: 1 } },
    dice: misses(1),
  });
  const at = new Bench(axis, state, context).play('fight ilovinska', 'fight dubovka');
  expect([at.step, at.legal(), at.diceLeft]).toEqual(['battleChoice', ['fight vertyachii'], 0]);
  const alone = position({ ...ASSAULT, allies: {} });
  expect(alone.all('captured')).toMatchObject([{ zone: 'vertyachii', side: 'axis' }]);
});
