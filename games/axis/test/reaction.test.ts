import { expect, test } from 'vitest';
import { misses } from './combat-scene.ts';
import { type Given, position } from './position.ts';

const FLAK: Given = {
  card: 4,
  allies: { dubovka: { infantry: 1, artillery: 2 } },
  assault: ['dubovka'],
  sorties: [{ side: 'axis', kind: 'bomber', at: 'dubovka' }],
};

test('AA-AD-01 AA-AD-05 AA-AD-02 each gun rolls one die, hits on 1, and nobody fires back', () => {
  const game = position({
    ...FLAK,
    sorties: [...FLAK.sorties!, { side: 'axis', kind: 'bomber', at: 'dubovka' }],
    dice: [1, 4, 6, 6, 6, 6],
  });
  expect(game.waiting).toEqual(['allies']);
  game.play('aim 2 dubovka dubovka', 'fire');
  expect(game.all('flak')).toMatchObject([{ dice: [1, 4], hits: 1 }]);
  expect(game.all('shotDown')).toHaveLength(1);
  expect(game.units('allies', 'dubovka')).toEqual({ infantry: 1, artillery: 2 });
});

test('AA-AD-03 lack of supply does not matter', () => {
  const cut = { ...FLAK, axisHolds: ['kotluban', 'rynok'] } as const;
  const game = position({ ...cut, dice: [1, 1] }).play('aim 2 dubovka dubovka', 'fire');
  expect(game.all('flak')).toMatchObject([{ hits: 2 }]);
});

test('AA-AD-04 AA-R-55 hits beyond the targets are lost, and cargo goes down with its bomber', () => {
  const game = position({
    card: 4,
    allies: { pitomnik: { artillery: 3, infantry: 1 } },
    axis: { pitomnik: { infantry: 1 } },
    axisHolds: ['pitomnik'],
    battle: ['pitomnik'],
    sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'landing', tokens: 2 }],
    dice: [1, 1, 1, 6, 6, 6, 6, 6],
  });
  game.play('aim 3 pitomnik pitomnik', 'fire');
  expect(game.all('shotDown')).toMatchObject([{ kind: 'bomber', tokens: 2 }]);
  expect(game.open.pool.allies).toBe(9);
});

test('AA-AD-04 the owner chooses among different aircraft', () => {
  const game = position({
    ...FLAK,
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'dubovka' },
      { side: 'axis', kind: 'fighter', at: 'dubovka' },
    ],
    dice: [1, 6, 6, 6, 6, 6, 6],
  }).play('aim 2 dubovka dubovka', 'fire');
  expect([game.step, game.waiting, game.legal()]).toEqual(['downing', ['axis'], ['down 0', 'down 1']]);
  game.play('down 1');
  expect(game.all('shotDown')).toMatchObject([{ kind: 'fighter' }]);
});

test('AA-AD-06 AA-AD-07 AA-EX-22 who may fire at what', () => {
  const game = position({
    card: 4,
    allies: { 'pavlovs-house': { artillery: 1 }, 'krasnaya-sloboda': { artillery: 1 }, pitomnik: { artillery: 1 } },
    aboard: { brown: 'artillery' },
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'pavlovs-house' },
      { side: 'axis', kind: 'fighter', at: 'brown' },
    ],
    assault: ['pavlovs-house'],
    open: { frozen: [6, 7] },
  });
  expect(game.legal('aim')).toEqual([
    'aim 1 pavlovs-house pavlovs-house',
    'aim 1 pavlovs-house brown',
    'aim 1 krasnaya-sloboda pavlovs-house',
    'aim 1 krasnaya-sloboda brown',
  ]);
  expect(game.why('aim 1 pitomnik pavlovs-house')).toBe('AA-AD-06');
});

test('AA-AD-08 AA-DEF-12 every gun is aimed before the first die, and fires once', () => {
  const game = position({
    ...FLAK,
    allies: { 'pavlovs-house': { artillery: 2 }, 'grain-elevator': { infantry: 1 } },
    assault: ['pavlovs-house', 'grain-elevator'],
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'pavlovs-house' },
      { side: 'axis', kind: 'bomber', at: 'grain-elevator' },
    ],
    dice: [6, 6, ...Array(20).fill(6)],
  });
  expect(game.why('fire')).toBe('AA-AD-08');
  game.play('aim 1 pavlovs-house pavlovs-house', 'aim 1 pavlovs-house grain-elevator');
  expect(game.legal('aim')).toEqual([]);
  expect(game.why('aim 1 pavlovs-house pavlovs-house')).toBe('AA-AD-08');
  expect(game.all('flak')).toEqual([]);
  game.play('fire');
  expect(game.all('flak').map(({ at }) => at)).toEqual(['pavlovs-house', 'grain-elevator']);
});

test('AA-AD-10 Air Defense is optional and comes before ambushes', () => {
  const game = position({
    card: 4,
    allies: { 'train-station-1': { artillery: 1 } },
    axis: { 'train-station-1': { infantry: 1 } },
    assault: ['train-station-1'],
    ambushers: { 'ambush-4': ['allies', 'infantry'] },
    sorties: [{ side: 'axis', kind: 'fighter', at: 'train-station-1' }],
    dice: [5],
  });
  expect(game.step).toBe('airDefense');
  game.play('hold');
  expect(game.step).toBe('ambushing');
});

test('AA-R-54 aircraft that stayed are no target', () => {
  const game = position({
    card: 4,
    allies: { pitomnik: { artillery: 1 } },
    axis: { pitomnik: { infantry: 1, fighter: 1 } },
    axisHolds: ['pitomnik'],
    battle: ['pitomnik'],
    dice: Array(10).fill(6),
  });
  expect(game.all('flak')).toEqual([]);
  expect(game.open.card).toBeGreaterThan(4);
});

test('AA-R-89 the last aircraft of an attack without land units takes the marker along', () => {
  const game = position({ ...FLAK, dice: [1, 6] }).play('aim 2 dubovka dubovka', 'fire');
  expect(game.zone('dubovka').marker).toBeNull();
  expect(game.all('combat')).toEqual([]);
});

test('AA-R-89 AA-COMP-04 its marker is free as soon as the aircraft falls', () => {
  const game = position({
    ...FLAK,
    flow: [{ step: 'shotDown', side: 'axis', at: 'dubovka', hits: 1, interdicted: false }],
  });
  expect(game.all('shotDown')).toHaveLength(1);
  expect(game.zone('dubovka').marker).toBeNull();
});

const AMBUSH: Given = {
  card: 4,
  axis: { 'train-station-1': { infantry: 1 } },
  assault: ['train-station-1'],
  ambushers: { 'ambush-4': ['allies', 'infantry'] },
};

test('AA-AMB-08 AA-AMB-11 AA-EX-19 AA-AMB-10 a lone attacker falls, and the marker with it', () => {
  const game = position({ ...AMBUSH, dice: [2] });
  expect(game.legal()).toEqual(['hold', 'ambush ambush-4 train-station-1']);
  game.play('ambush ambush-4 train-station-1');
  expect(game.zone('train-station-1')).toMatchObject({ marker: null, control: 'allies' });
  expect(game.units('axis', 'train-station-1')).toEqual({});
  expect(game.all('combat')).toEqual([]);
});

test('AA-AMB-09 AA-EX-20 AA-AMB-12 1: the ambusher chooses, 2: the owner, 3: a miss', () => {
  const both: Given = {
    ...AMBUSH,
    axis: { 'train-station-1': { infantry: 2, tank: 1 } },
    allies: { 'train-station-1': { infantry: 1 } },
  };
  const one = position({ ...both, dice: [1, ...Array(10).fill(6)] }).play('ambush ambush-4 train-station-1');
  expect([one.waiting, one.legal()]).toEqual([['allies'], ['lose 1 infantry', 'lose 1 tank']]);
  one.play('lose 1 tank');
  expect(one.units('axis', 'train-station-1')).toEqual({ infantry: 2 });
  const two = position({ ...both, dice: [2, ...Array(10).fill(6)] }).play('ambush ambush-4 train-station-1');
  expect(two.waiting).toEqual(['axis']);
  const three = position({ ...both, dice: [3, ...Array(10).fill(6)] }).play('ambush ambush-4 train-station-1');
  expect(three.units('axis', 'train-station-1')).toEqual({ infantry: 2, tank: 1 });
});

test('AA-AMB-08 each ambusher fires once, at a target chosen after the last result', () => {
  const game = position({
    ...AMBUSH,
    axis: { 'train-station-1': { infantry: 2 }, 'army-camp': { infantry: 1 } },
    axisHolds: ['army-camp'],
    ambushers: { 'ambush-4': ['allies', 'infantry'], 'ambush-5': ['allies', 'infantry'] },
    dice: [6, 1, 6, 6],
  }).play('ambush ambush-4 train-station-1');
  expect(game.why('ambush ambush-4 train-station-1')).toBe('AA-AMB-08');
  expect(game.legal('ambush')).toEqual(['ambush ambush-5 army-camp']);
  game.play('ambush ambush-5 army-camp');
  expect(game.zone('army-camp')).toMatchObject({ control: 'axis', marker: null }); // empty and still Axis
  expect(game.units('axis', 'army-camp')).toEqual({});
});

test('AA-R-43 AA-AMB-11 AA-CMB-02 AA-CMB-03 in the enemy zone the marker stays, and the next card gives it away', () => {
  const game = position({
    card: 4,
    axis: { 'train-station-1': { infantry: 1 } },
    allies: { 'train-station-1': { infantry: 1 } },
    axisHolds: ['train-station-1'],
    battle: ['train-station-1'],
    ambushers: { 'ambush-4': ['allies', 'infantry'] },
    dice: [1],
  }).play('ambush ambush-4 train-station-1');
  expect(game.all('captured')).toMatchObject([{ side: 'allies', zone: 'train-station-1', rule: 'AA-CMB-22' }]);
  expect(game.zone('train-station-1')).toMatchObject({ control: 'allies', marker: null });
  expect(game.all('volley')).toEqual([]);
});

test('AA-R-43 aircraft over a zone that lost its marker have no combat and land', () => {
  const game = position({
    ...AMBUSH,
    allies: { 'train-station-1': { infantry: 1 } },
    sorties: [{ side: 'axis', kind: 'fighter', at: 'train-station-1' }],
    dice: [1],
  }).play('ambush ambush-4 train-station-1');
  expect(game.all('volley')).toEqual([]);
  expect(game.units('axis', 'tatsinskaya')).toEqual({ fighter: 1 });
});

test('AA-AMB-06 AA-DEF-05 an ambusher takes no part in a combat and occupies nothing', () => {
  const game = position({
    card: 5,
    axis: { 'train-station-1': { infantry: 1 } },
    assault: ['train-station-1'],
    ambushers: { 'ambush-4': ['allies', 'infantry'] },
  });
  expect(game.all('volley')).toEqual([]);
  expect(game.zone('train-station-1').control).toBe('axis');
  expect(game.open.ambushers['ambush-4']).not.toBeNull();
});

test('AA-AMB-07 an ambusher is lost with its last friendly zone, contested or not', () => {
  const game = position({
    card: 5,
    axis: { 'train-station-1': { infantry: 1 } },
    axisHolds: ['mamayev-kurgan', 'pavlovs-house'],
    assault: ['train-station-1'],
    ambushers: { 'ambush-4': ['allies', 'infantry'] },
  });
  expect(game.open.ambushers['ambush-4']).toBeNull();
});

test('AA-R-89 AA-AD-04 a raid on a crossing ends with its last aircraft', () => {
  const game = position({
    card: 4,
    allies: { 'krasnaya-sloboda': { artillery: 1 } },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'white' }],
    dice: [1],
  });
  game.open.crossings.white.attacked = true;
  game.play('aim 1 krasnaya-sloboda white', 'fire');
  expect([game.all('raided'), game.open.crossings.white.attacked]).toEqual([[], false]);
});

test('AA-AD-01 AA-AD-08 guns aimed in two orders roll together, at aircraft of that place alone', () => {
  const game = position({
    card: 4,
    axisHolds: ['oblivskaya'],
    allies: { kalach: { artillery: 3 } },
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'kalach' },
      { side: 'axis', kind: 'fighter', at: 'kalach' },
      { side: 'axis', kind: 'bomber', at: 'oblivskaya', mission: 'relocate' },
    ],
    assault: ['kalach'],
    dice: [1, 6, ...misses(8)],
  }).play('aim 1 kalach kalach', 'aim 1 kalach kalach', 'fire');
  expect(game.all('flak')).toMatchObject([{ dice: [1, 6], hits: 1 }]);
  expect(game.legal()).toEqual(['down 0', 'down 1']);
});

test('AA-AD-04 the owner chooses between bombers with different passengers', () => {
  const airlift = { side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'airlift' } as const;
  const game = position({
    card: 4,
    axisHolds: ['pitomnik'],
    axis: { pitomnik: { infantry: 1 } },
    allies: { pitomnik: { artillery: 1 } },
    battle: ['pitomnik'],
    sorties: [
      { ...airlift, passenger: 'infantry' },
      { ...airlift, passenger: 'minor-infantry' },
    ],
    dice: [1],
  }).play('aim 1 pitomnik pitomnik', 'fire');
  expect(game.legal()).toEqual(['down 0', 'down 1']);
});
