import { expect, test } from 'vitest';
import { ZONE_IDS } from '../data/zones.ts';
import { position } from './position.ts';

const EAST = { 'krasnaya-sloboda': { infantry: 2, artillery: 1, mechanized: 1, tank: 1 } } as const;
const FROZEN = { frozen: [6, 7] };

test('AA-VOLGA-01 AA-FERRY-06 AA-EX-18 only infantry and tokens board a ferry, and only on the east bank', () => {
  const game = position({ card: 10, allies: EAST, tokens: { allies: { 'krasnaya-sloboda': 1 } } }).play(
    'from krasnaya-sloboda',
  );
  expect(game.legal('load')).toEqual([
    'load infantry gray',
    'load infantry brown',
    'load infantry white',
    'load token gray',
    'load token brown',
    'load token white',
  ]);
  expect(game.why('load artillery gray')).toBe('AA-FERRY-06');
  expect(game.why('load mechanized gray')).toBe('AA-FERRY-06');
  const west = position({ card: 10, allies: { 'grain-elevator': { infantry: 1 } } }).play('from grain-elevator');
  expect(west.why('load infantry white')).toBe('AA-VOLGA-01');
  expect(west.why('move 1 infantry krasnaya-sloboda')).toBe('AA-MOVE-02');
});

test('AA-FERRY-04 AA-VOLGA-02 any land unit boards an ice bridge, and stops there', () => {
  const game = position({ card: 10, allies: EAST, open: FROZEN }).play('from krasnaya-sloboda', 'load tank white');
  expect(game.open.crossings.white).toMatchObject({ cargo: 'tank', due: false });
  expect(game.why('offload white')).toBe('AA-VOLGA-02');
  expect(game.legal('done')).toEqual(['done']);
});

test('AA-FERRY-05 AA-VOLGA-06 one at a time, but a crossing may offload and load', () => {
  const game = position({ card: 10, allies: EAST, aboard: { brown: 'infantry' } }).play('from krasnaya-sloboda');
  expect(game.why('load infantry brown')).toBe('AA-FERRY-05');
  game.play('offload brown', 'load infantry brown');
  expect(game.open.crossings.brown.cargo).toBe('infantry');
  expect(game.units('allies', 'pavlovs-house')).toEqual({ infantry: 1 });
});

test('AA-FERRY-02 no ferry, no crossing', () => {
  const game = position({ card: 10, allies: EAST, ferries: ['gray'] }).play('from krasnaya-sloboda');
  expect(game.why('load infantry white')).toBe('AA-FERRY-02');
});

test('AA-VOLGA-03 AA-R-86 AA-ORD-07 cargo must land before the phase ends, even among enemies', () => {
  const game = position({
    card: 10,
    aboard: { white: 'infantry' },
    axisHolds: ['grain-elevator'],
    axis: { 'grain-elevator': { infantry: 1 } },
  });
  expect(game.why('done')).toBe('AA-VOLGA-03');
  game.play('offload white');
  expect(game.zone('grain-elevator')).toMatchObject({ marker: 'assault', river: true });
  expect(game.legal('done')).toEqual(['done']);
});

test('AA-VOLGA-04 AA-R-41 landing is free: the unit may move on or lie in ambush', () => {
  const game = position({ card: 10, aboard: { brown: 'infantry', white: 'token' } }).play(
    'offload brown',
    'offload white',
  );
  game.play('from pavlovs-house');
  expect(game.why('move 1 infantry chemical-factory')).toBeNull();
  expect(game.why('lurk infantry ambush-4')).toBeNull();
  expect(game.zone('grain-elevator').tokens.allies).toBe(1);
  expect(game.legal('from grain-elevator')).toEqual([]); // a token moves no further
});

test('AA-VOLGA-05 from an ice bridge there is no river', () => {
  const game = position({ card: 10, aboard: { white: 'tank' }, axisHolds: ['grain-elevator'], open: FROZEN }).play(
    'offload white',
  );
  expect(game.zone('grain-elevator')).toMatchObject({ marker: 'assault', river: false });
});

test('AA-R-86 after an Assault by land the ferry sets no river flag', () => {
  const game = position({
    card: 10,
    aboard: { white: 'infantry' },
    allies: { 'pavlovs-house': { infantry: 1 } },
    axisHolds: ['grain-elevator'],
  }).play('from pavlovs-house', 'move 1 infantry grain-elevator', 'offload white');
  expect(game.zone('grain-elevator').river).toBe(false);
});

test('AA-R-28 without a marker the unit stays aboard; a token needs none', () => {
  const given = {
    card: 10,
    aboard: { white: 'infantry', brown: 'token' },
    axisHolds: ['grain-elevator', 'pavlovs-house'],
  } as const;
  const game = position(given);
  const others = ZONE_IDS.filter((id) => id !== 'grain-elevator' && id !== 'pavlovs-house').slice(0, 20);
  for (const id of others) game.zone(id).marker = 'battle';
  expect(game.why('offload white')).toBe('AA-R-28');
  game.play('offload brown');
  expect(game.zone('pavlovs-house')).toMatchObject({ marker: null, tokens: { axis: 0, allies: 1 } }); // AA-R-35
  expect(game.why('done')).toBeNull();
});

test('AA-DEF-14 AA-AMB-05 cargo and ambushers are in no zone', () => {
  const game = position({
    card: 10,
    aboard: { brown: 'infantry' },
    ambushers: { 'ambush-4': ['allies', 'infantry'] },
    axis: { 'train-station-1': { infantry: 1 } },
    axisHolds: ['train-station-1'],
  });
  expect(game.units('allies', 'pavlovs-house')).toEqual({});
  expect(game.legal('from pavlovs-house')).toEqual([]);
  expect(game.legal('emerge')).toEqual(['emerge ambush-4 mamayev-kurgan', 'emerge ambush-4 pavlovs-house']);
});

test('AA-AMB-02 AA-AMB-03 AA-R-42 infantry enters an empty site from an uncontested zone beside it', () => {
  const game = position({
    axis: { 'train-station-1': { infantry: 1, mechanized: 1, 'minor-infantry': 1 }, pitomnik: { infantry: 1 } },
    axisHolds: ['train-station-1', 'pitomnik'],
  }).play('from pitomnik');
  expect(game.why('lurk infantry ambush-4')).toBe('AA-AMB-03');
  game.play('from train-station-1', 'lurk infantry ambush-4');
  expect(game.open.ambushers['ambush-4']).toEqual({ side: 'axis', kind: 'infantry' });
  expect(game.units('axis', 'train-station-1')).toEqual({ mechanized: 1, 'minor-infantry': 1 });
  expect(game.why('lurk minor-infantry ambush-4')).toBe('AA-AMB-02');
  expect(game.legal('emerge')).toEqual(['emerge ambush-4 train-station-1']);
  const fight = position({
    axis: { 'train-station-1': { infantry: 1, fighter: 0 } },
    allies: { 'train-station-1': { infantry: 1 } },
    battle: ['train-station-1'],
  });
  expect(fight.why('from train-station-1')).toBe('AA-MOVE-07');
});

test('AA-AMB-04 an ambusher comes out into a zone that is friendly and quiet all phase long', () => {
  const game = position({
    axis: { 'train-station-1': { tank: 1 } },
    axisHolds: ['train-station-1'],
    ambushers: { 'ambush-4': ['axis', 'infantry'] },
  }).play('from train-station-1', 'blitz alone mamayev-kurgan train-station-1');
  expect(game.why('emerge ambush-4 mamayev-kurgan')).toBe('AA-AMB-04'); // taken in this phase
  expect(game.why('emerge ambush-4 pavlovs-house')).toBe('AA-AMB-04');
  game.play('emerge ambush-4 train-station-1');
  expect(game.units('axis', 'train-station-1')).toEqual({ infantry: 1, tank: 1 });
  expect(game.why('lurk infantry ambush-4')).toBe('AA-MOVE-01'); // AA-AMB-05: one move a phase
});

test('AA-R-40 AA-R-41 Not One Step Back keeps infantry out of sites, not ambushers in them', () => {
  const game = position({
    round: 1,
    card: 10,
    allies: { 'pavlovs-house': { infantry: 1 } },
    axis: { 'train-station-1': { infantry: 1 } },
    axisHolds: ['train-station-1'],
    ambushers: { 'ambush-4': ['allies', 'infantry'] },
    aboard: { brown: 'infantry' },
  }).play('from pavlovs-house');
  expect(game.why('lurk infantry ambush-5')).toBe('AA-R-40');
  expect(game.why('emerge ambush-4 pavlovs-house')).toBeNull();
  game.play('offload brown');
  expect(game.why('move 2 infantry chemical-factory')).toBe('AA-NSB-01');
});

test('AA-TOK-06 tokens do not march', () => {
  const game = position({ axisHolds: ['kalach'], tokens: { axis: { kalach: 1 } } });
  expect(game.legal('from kalach')).toEqual([]);
});

test('AA-VOLGA-02 tokens alone on the east bank can be loaded', () => {
  const game = position({ card: 10, tokens: { allies: { 'krasnaya-sloboda': 1 } } });
  expect(game.legal('from')).toContain('from krasnaya-sloboda');
  game.play('from krasnaya-sloboda', 'load token gray');
  expect(game.open.crossings.gray.cargo).toBe('token');
  expect(game.why('from krasnaya-sloboda')).toBe('AA-MOVE-01');
});

test('AA-BLITZ-04 AA-VOLGA-04 a unit from the ice may Blitz, but not in company: they did not begin the phase together', () => {
  const ice = (aboard: 'tank' | 'mechanized', there: Record<string, number>) =>
    position({
      card: 10,
      open: { frozen: [6, 7] },
      allies: { 'pavlovs-house': there },
      axisHolds: ['army-camp'],
      aboard: { brown: aboard },
    }).play('offload brown', 'from pavlovs-house');
  const tank = ice('tank', { mechanized: 1 });
  expect(tank.why('blitz mechanized army-camp pavlovs-house')).toBe('AA-BLITZ-04');
  expect(tank.legal('blitz mechanized')).toEqual([]);
  expect(tank.why('blitz alone army-camp pavlovs-house')).toBeNull();
  expect(ice('mechanized', { tank: 1 }).why('blitz mechanized army-camp pavlovs-house')).toBe('AA-BLITZ-04');
  const both = ice('tank', { tank: 1, mechanized: 1 });
  expect(both.why('blitz mechanized army-camp pavlovs-house')).toBeNull();
  both.play('move 1 tank chemical-factory'); // the one from the ice goes first
  expect(both.why('blitz mechanized army-camp pavlovs-house')).toBeNull();
});
