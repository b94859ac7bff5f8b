import { expect, test } from 'vitest';
import { REGION_IDS, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { markersLeft } from '../rules/board.ts';
import { ends, type Given, newGame, position } from './position.ts';

test('AA-MOVE-01 a unit moves once a phase', () => {
  const game = position({ axis: { kopania: { infantry: 1 } }, axisHolds: ['kopania', 'kletskaya'] });
  game.play('from kopania', 'move 1 infantry kletskaya');
  expect(game.legal('from kletskaya')).toEqual([]);
  expect(game.why('move 1 infantry kletskaya')).toBe('AA-MOVE-01');
  expect(game.legal('done')).toEqual(['done']);
});

test('AA-MOVE-02 AA-MOVE-09 AA-MAP-13 one point a zone, the Don included', () => {
  const given = {
    axis: { surovikino: { infantry: 1, 'assault-gun': 1 } },
    axisHolds: ['surovikino', 'kopania'],
  } as const;
  expect(ends(given, 'surovikino', 'infantry')).toContain('gromoslavka');
  expect(ends(given, 'surovikino', 'assault-gun')).toContain('vertyachii'); // by way of Kopania
  const game = position(given).play('from surovikino');
  expect(game.why('move 1 infantry vertyachii')).toBe('AA-MOVE-02');
});

test('AA-MOVE-03 AA-MOVE-11 land units stop at hostile and contested zones', () => {
  const given = {
    axis: { kopania: { tank: 1, 'assault-gun': 1 }, surovikino: { infantry: 1 } },
    allies: { surovikino: { infantry: 1 } },
    axisHolds: ['kopania', 'surovikino', 'oblivskaya'],
    battle: ['surovikino'],
  } as const;
  expect(ends(given, 'kopania', 'tank')).toContain('surovikino');
  expect(ends(given, 'kopania', 'tank')).not.toContain('oblivskaya');
  const game = position(given).play('from kopania');
  expect(game.why('move 1 tank oblivskaya')).toBe('AA-MOVE-03');
  expect(
    ends({ axis: { kopania: { 'assault-gun': 1 } }, axisHolds: ['kopania'] }, 'kopania', 'assault-gun'),
  ).not.toContain('oblivskaya');
});

test('AA-MOVE-04 AA-MAP-09 no land unit enters a base', () => {
  const game = position({ axis: { oblivskaya: { tank: 1 } }, axisHolds: ['oblivskaya'] }).play('from oblivskaya');
  expect(game.why('move 1 tank tatsinskaya')).toBe('AA-MOVE-04');
  const soviet = position({ card: 10, allies: { oblivskaya: { tank: 1 } } }).play('from oblivskaya');
  expect(soviet.why('move 1 tank tatsinskaya')).toBe('AA-MOVE-04');
});

test('AA-MOVE-05 AA-R-37 AA-DEF-07 entering an empty hostile zone is an Assault, and control waits for combat', () => {
  const game = position({ axis: { kalach: { infantry: 1 } }, axisHolds: ['kalach'] });
  game.play('from kalach', 'move 1 infantry buzinovka');
  expect(game.zone('buzinovka')).toMatchObject({ marker: 'assault', control: 'allies' });
  expect(game.zone('kalach').control).toBe('axis'); // left empty, still Axis
  game.play('done');
  expect(game.zone('buzinovka')).toMatchObject({ marker: null, control: 'axis' });
});

test('AA-MOVE-07 AA-MOVE-08 units in a contested zone are locked, and others may join them', () => {
  const game = position({
    axis: { kalach: { tank: 1 }, novomoskovsk: { infantry: 2 } },
    allies: { kalach: { infantry: 1 } },
    axisHolds: ['novomoskovsk'],
    battle: ['kalach'],
  });
  expect(game.legal('from kalach')).toEqual([]);
  game.play('from novomoskovsk', 'move 2 infantry kalach');
  expect(game.zone('kalach').marker).toBe('battle');
  expect(game.units('axis', 'kalach')).toEqual({ infantry: 2, tank: 1 });
});

test('AA-MOVE-10 AA-MAP-04 the boards are one zone apart', () => {
  const given = { axis: { kalach: { tank: 1 } }, axisHolds: ['kalach', 'pitomnik', 'vertyachii'] } as const;
  expect(ends(given, 'kalach', 'tank')).toEqual(expect.arrayContaining(['flight-school', 'army-camp', 'orlovka']));
  expect(ends({ ...given, axisHolds: ['kalach'] }, 'kalach', 'tank')).not.toContain('flight-school');
});

test('AA-MAP-02 AA-MAP-03 AA-MAP-14 AA-MAP-15 ways that do not exist', () => {
  const guns = (zone: ZoneId, given: Given = {}) =>
    ends({ ...given, axis: { [zone]: { artillery: 1 } }, axisHolds: [zone] }, zone, 'artillery');
  expect(guns('barrikady-workers-settlement')).not.toContain('red-october-steel-works');
  expect(guns('lake-sarpa')).not.toContain('beketovka');
  expect(guns('pavlovs-house', { open: { frozen: [6, 7] } })).not.toContain('krasnaya-sloboda');
  expect(ends({ card: 10, allies: { dubovka: { tank: 1 } } }, 'dubovka', 'tank')).not.toContain('srednyaya-akhtuba');
  expect(ends({ card: 10, allies: { 'krasnaya-sloboda': { tank: 1 } } }, 'krasnaya-sloboda', 'tank')).toEqual([]);
});

test('AA-MAP-06 kinds and nationalities share a zone', () => {
  const game = position({
    axis: { kalach: { infantry: 3 }, pitomnik: { 'minor-infantry': 4, fighter: 1 } },
    axisHolds: ['kalach', 'pitomnik'],
  }).play('from kalach', 'move 3 infantry pitomnik', 'done');
  expect(game.units('axis', 'pitomnik')).toEqual({ infantry: 3, 'minor-infantry': 4, fighter: 1 });
  expect([...game.all('pushed'), ...game.all('scrapped')]).toEqual([]);
});

test('AA-COMP-04 without a free Combat Marker nobody starts an Assault', () => {
  const game = position({ axis: { kalach: { infantry: 1 }, kopania: { tank: 1 } }, axisHolds: ['kalach', 'kopania'] });
  for (const id of ZONE_IDS.filter(
    (id) => !['kalach', 'kopania', 'buzinovka', 'tatsinskaya', 'surovikino'].includes(id),
  ).slice(0, 20))
    game.zone(id).marker = 'battle';
  expect(markersLeft(game.open)).toBe(0);
  game.play('from kalach');
  expect(game.why('move 1 infantry buzinovka')).toBe('AA-COMP-04');
  game.play('from kopania');
  expect(game.why('blitz alone surovikino kopania')).toBe('AA-R-28');
  game.zone('veshenskaya').marker = null;
  expect(game.why('blitz alone surovikino kopania')).toBeNull();
});

test('AA-EX-14 AA-R-62 the Don crossers join an Assault and set its river flag', () => {
  const game = newGame('race');
  game.play('from verkhne-kumskii', 'move 2 minor-infantry gromoslavka');
  expect(game.zone('gromoslavka')).toMatchObject({ marker: 'assault', river: false });
  game.play('from surovikino', 'move 2 tank gromoslavka');
  expect(game.zone('gromoslavka')).toMatchObject({ marker: 'assault', river: true });
});

test('AA-R-62 a frozen Don sets no flag, and a dry way is preferred', () => {
  const frozen = position({ axis: { surovikino: { infantry: 1 } }, axisHolds: ['surovikino'], open: { frozen: [6] } });
  expect(frozen.play('from surovikino', 'move 1 infantry gromoslavka').zone('gromoslavka').river).toBe(false);
  const dry = position({ axis: { tormosin: { tank: 1 } }, axisHolds: ['tormosin', 'verkhne-kumskii'] });
  expect(dry.play('from tormosin', 'move 1 tank gromoslavka').zone('gromoslavka').river).toBe(false);
});

test('AA-NSB-01 AA-NSB-04 AA-EX-16 in rounds 1 and 2 a unit next to the Axis only goes for the enemy', () => {
  const given = {
    round: 1,
    card: 10,
    allies: { orlovka: { infantry: 1 } },
    axis: { vertyachii: { infantry: 1 } },
    axisHolds: ['vertyachii'],
  } as const;
  const game = position(given).play('from orlovka');
  expect(game.why('move 1 infantry barrikady-workers-settlement')).toBe('AA-NSB-01');
  expect(game.why('move 1 infantry vertyachii')).toBe('AA-NSB-03');
  expect(game.legal('move')).toEqual([]);
  const hostile = position({ ...given, axisHolds: ['vertyachii', 'spartanovka'] }).play('from orlovka');
  expect(hostile.legal('move')).toEqual(['move 1 infantry spartanovka']);
  expect(
    position({ ...given, round: 3 })
      .play('from orlovka')
      .why('move 1 infantry vertyachii'),
  ).toBeNull();
});

test('AA-NSB-02 such a unit goes one zone and no further', () => {
  const game = position({
    round: 2,
    card: 10,
    allies: { kotluban: { tank: 1 } },
    axis: { zimovskii: { infantry: 1 } },
    axisHolds: ['zimovskii', 'vertyachii', 'kalach'],
  }).play('from kotluban');
  expect(game.why('move 1 tank vertyachii')).toBeNull();
  expect(game.why('move 1 tank kalach')).toBe('AA-NSB-02');
  expect(game.why('blitz alone vertyachii kalach')).toBe('AA-NSB-02');
});

test('AA-NSB-03 nobody leaves the city in rounds 1 and 2', () => {
  const given = { card: 10, allies: { 'army-camp': { infantry: 1 } } } as const;
  expect(
    position({ ...given, round: 2 })
      .play('from army-camp')
      .why('move 1 infantry pitomnik'),
  ).toBe('AA-NSB-03');
  expect(
    position({ ...given, round: 3 })
      .play('from army-camp')
      .why('move 1 infantry pitomnik'),
  ).toBeNull();
});

test('AA-NSB-05 AA-R-39 others move freely, and adjacency is judged at the start', () => {
  const given = {
    round: 1,
    card: 10,
    allies: { frolovo: { tank: 1 } },
    axis: { zimovskii: { infantry: 1 } },
    axisHolds: ['zimovskii'],
  } as const;
  expect(ends(given, 'frolovo', 'tank')).toEqual(expect.arrayContaining(['kotluban', 'ilovinska', 'veshenskaya']));
  const east = {
    round: 1,
    card: 10,
    allies: { 'krasnaya-sloboda': { infantry: 1 } },
    axis: { 'pavlovs-house': { infantry: 1 } },
    axisHolds: ['pavlovs-house'],
  } as const;
  expect(position(east).play('from krasnaya-sloboda').legal('load')).toHaveLength(3); // AA-R-93
});

test('AA-COMP-03 AA-R-27 a move may not begin a stack without a piece', () => {
  const tanks = REGION_IDS.slice(1, 10);
  const allies = Object.fromEntries([...tanks.map((zone) => [zone, { tank: 1 }]), ['beketovka', { tank: 2 }]]);
  const game = position({ card: 10, allies }).play('from beketovka');
  expect(game.why('move 1 tank krasnoarmeysk')).toBe('AA-R-27');
  expect(game.why('move 2 tank krasnoarmeysk')).toBeNull();
  expect(game.why('move 1 tank pitomnik')).toBeNull();
});
