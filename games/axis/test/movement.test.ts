import { expect, test } from 'vitest';
import { REGION_IDS, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { markersLeft } from '../rules/board.ts';
import { type Given, newGame, position } from './position.ts';

/** Destinations of a move by one unit of a kind. */
const ends = (given: Given, from: string, kind: string): string[] =>
  position(given)
    .play(`from ${from}`)
    .legal(`move 1 ${kind}`)
    .map((line) => line.split(' ')[3]!)
    .sort();

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

const BLITZ = {
  card: 10,
  allies: { kopania: { tank: 1 } },
  axisHolds: ['surovikino', 'oblivskaya', 'tormosin'],
} as const;

test('AA-BLITZ-01 AA-EX-17 a Blitz takes an empty zone at once and goes on', () => {
  const game = position({ ...BLITZ, axis: { oblivskaya: { infantry: 1 } } }).play('from kopania');
  expect(game.legal('blitz alone surovikino')).toEqual(
    expect.arrayContaining([
      'blitz alone surovikino oblivskaya',
      'blitz alone surovikino tormosin',
      'blitz alone surovikino kopania',
    ]),
  );
  game.play('blitz alone surovikino oblivskaya');
  expect(game.zone('surovikino')).toMatchObject({ control: 'allies', marker: null });
  expect(game.zone('oblivskaya')).toMatchObject({ control: 'axis', marker: 'assault' });
  expect(game.units('allies', 'oblivskaya')).toEqual({ tank: 1 });
});

test('AA-BLITZ-02 AA-R-38 no Blitz through a zone with a unit; tokens do not matter', () => {
  const air = position({
    allies: { surovikino: { tank: 1 } },
    axis: { oblivskaya: { fighter: 1 } },
    axisHolds: ['oblivskaya'],
    card: 10,
  }).play('from surovikino');
  expect(air.why('blitz alone oblivskaya surovikino')).toBe('AA-BLITZ-02');
  expect(air.why('move 1 tank oblivskaya')).toBeNull();
  const token = position({ ...BLITZ, tokens: { axis: { surovikino: 1 } } }).play(
    'from kopania',
    'blitz alone surovikino kopania',
  );
  expect(token.zone('surovikino').tokens).toEqual({ axis: 0, allies: 1 }); // AA-TOK-09
  const entered = position({ ...BLITZ, allies: { kopania: { tank: 1, infantry: 1 } } });
  entered.play('from kopania', 'move 1 infantry surovikino');
  expect(entered.why('blitz alone surovikino kopania')).toBe('AA-BLITZ-03');
});

test('AA-BLITZ-03 AA-EX-23 a Blitz is two zones and begins with the hostile one', () => {
  const game = position({
    axis: { 'verkhne-kumskii': { tank: 1 } },
    axisHolds: ['verkhne-kumskii', 'gromoslavka'],
  }).play('from verkhne-kumskii');
  expect(game.why('move 1 tank buzinovka')).toBeNull();
  expect(game.why('move 1 tank kalach')).not.toBeNull();
  expect(game.why('blitz alone gromoslavka buzinovka')).toBe('AA-BLITZ-03');
});

test('AA-BLITZ-04 AA-R-84 one mechanized infantry goes along; later units simply pass', () => {
  const game = position({ ...BLITZ, allies: { kopania: { tank: 1, mechanized: 2 } } }).play('from kopania');
  game.play('blitz mechanized surovikino tormosin');
  expect(game.units('allies', 'tormosin')).toEqual({ mechanized: 1, tank: 1 });
  expect(game.why('blitz mechanized surovikino tormosin')).toBe('AA-BLITZ-01'); // no tank is left
  expect(game.why('move 1 mechanized oblivskaya')).toBeNull();
  const alone = position({ ...BLITZ, allies: { kopania: { mechanized: 1 } } }).play('from kopania');
  expect(alone.why('blitz mechanized surovikino tormosin')).toBe('AA-BLITZ-01');
  const two = position({ ...BLITZ, allies: { kopania: { tank: 2, mechanized: 1 } } }).play(
    'from kopania',
    'move 1 mechanized kletskaya',
  );
  expect(two.why('blitz mechanized surovikino tormosin')).toBe('AA-BLITZ-04');
});

test('AA-BLITZ-05 AA-BLITZ-06 AA-AMB-07 AA-R-85 a Blitz captures in full', () => {
  const game = position({
    axis: { 'barrikady-factory': { tank: 1 } },
    axisHolds: ['barrikady-factory', 'tractor-factory-workers-settlement'],
    ambushers: { 'ambush-1': ['allies', 'infantry'] },
  }).play('from barrikady-factory', 'blitz alone tractor-factory barrikady-factory');
  expect(game.zone('tractor-factory').control).toBe('axis');
  expect(game.open.ambushers['ambush-1']).toBeNull();
  expect(game.all('ambusherLost')).toHaveLength(1);
});

const ROAD = {
  card: 10,
  allies: { frolovo: { mechanized: 1 } },
  axisHolds: ['oblivskaya', 'novomoskovsk', 'tormosin'],
} as const;

test('AA-ROAD-01 AA-ROAD-03 AA-EX-21 four zones along a road', () => {
  expect(ends(ROAD, 'frolovo', 'mechanized')).toEqual(
    expect.arrayContaining(['surovikino', 'oblivskaya', 'novomoskovsk']),
  );
  expect(ends(ROAD, 'frolovo', 'mechanized')).not.toContain('tormosin');
  const next = { ...ROAD, allies: { surovikino: { mechanized: 1 } } };
  expect(ends(next, 'surovikino', 'mechanized')).toEqual(expect.arrayContaining(['tormosin', 'oblivskaya']));
});

test('AA-ROAD-02 AA-R-77 AA-R-44 no change of line inside a zone', () => {
  const game = position({ ...ROAD, axisHolds: [] }).play('from frolovo');
  expect(game.why('move 1 mechanized surovikino')).toBeNull();
  expect(game.why('move 1 mechanized tormosin')).not.toBeNull();
});

test('AA-ROAD-04 a line that ends at a border is no road across it', () => {
  const given = {
    axis: { tormosin: { tank: 1 } },
    axisHolds: ['tormosin', 'surovikino', 'gromoslavka', 'buzinovka'],
  } as const;
  expect(ends(given, 'tormosin', 'tank')).not.toContain('kalach');
});

test('AA-ROAD-05 a road does not lead through the enemy', () => {
  expect(ends({ ...ROAD, axisHolds: ['kopania'] }, 'frolovo', 'mechanized')).not.toContain('surovikino');
});

test('AA-ROAD-06 AA-MAP-12 short moves need no road, and without one there are no long ones', () => {
  expect(
    ends(
      { axis: { zimovskii: { tank: 1 } }, axisHolds: ['zimovskii', 'kopania', 'surovikino', 'oblivskaya'] },
      'zimovskii',
      'tank',
    ),
  ).toEqual(expect.arrayContaining(['surovikino']));
  expect(
    ends(
      { axis: { zimovskii: { tank: 1 } }, axisHolds: ['zimovskii', 'kopania', 'surovikino', 'oblivskaya'] },
      'zimovskii',
      'tank',
    ),
  ).not.toContain('oblivskaya');
});

test('AA-R-45 roads lead from board to board', () => {
  const given = {
    axis: { kalach: { tank: 1 } },
    axisHolds: ['kalach', 'pitomnik', 'flight-school', 'train-station-1'],
  } as const;
  expect(ends(given, 'kalach', 'tank')).toContain('train-station-1');
});

test('AA-FM-01 AA-FM-03 AA-EX-29 German infantry doubles in the city, and the new ones wait', () => {
  const game = position({ axis: { vertyachii: { infantry: 3 } }, axisHolds: ['vertyachii', 'orlovka', 'spartanovka'] });
  game.play('from vertyachii', 'move 3 infantry orlovka');
  expect(game.units('axis', 'orlovka')).toEqual({ infantry: 6 });
  expect(game.legal('from orlovka')).toEqual([]);
  const next = position({ axis: { orlovka: { infantry: 6 } }, axisHolds: ['orlovka', 'spartanovka'] }).play(
    'from orlovka',
  );
  expect(next.play('move 6 infantry spartanovka').units('axis', 'spartanovka')).toEqual({ infantry: 6 }); // no more inside
});

test('AA-FM-02 AA-R-46 mechanized infantry brings infantry where it ends', () => {
  const road = { axisHolds: ['pitomnik', 'flight-school', 'train-station-1', 'army-camp'] } as const;
  const game = position({ ...road, axis: { pitomnik: { mechanized: 1 } } }).play(
    'from pitomnik',
    'move 1 mechanized train-station-1',
  );
  expect(game.units('axis', 'train-station-1')).toEqual({ infantry: 1, mechanized: 1 });
  expect(game.units('axis', 'flight-school')).toEqual({});
});

test('AA-FM-04 AA-R-47 German infantry leaves the city only in pairs', () => {
  const game = position({ axis: { orlovka: { infantry: 1 } }, axisHolds: ['orlovka', 'vertyachii'] }).play(
    'from orlovka',
  );
  expect(game.why('move 1 infantry vertyachii')).toBe('AA-FM-04');
  expect(game.why('leave infantry vertyachii')).toBe('AA-R-47');
  const pair = position({
    axis: { orlovka: { infantry: 1 }, 'barrikady-workers-settlement': { infantry: 1, 'minor-infantry': 1 } },
    axisHolds: ['orlovka', 'barrikady-workers-settlement', 'vertyachii'],
  }).play('from orlovka', 'leave infantry vertyachii');
  expect(pair.legal()).toEqual(['pair infantry barrikady-workers-settlement']);
  pair.play('pair infantry barrikady-workers-settlement');
  expect(pair.units('axis', 'vertyachii')).toEqual({ infantry: 1 });
  expect(pair.units('axis', 'orlovka')).toEqual({});
  expect(pair.units('axis', 'barrikady-workers-settlement')).toEqual({ 'minor-infantry': 1 });
});

test('AA-FM-05 the owner keeps either unit of the pair', () => {
  const game = position({ axis: { orlovka: { infantry: 1, mechanized: 1 } }, axisHolds: ['orlovka', 'vertyachii'] });
  game.play('from orlovka', 'leave infantry vertyachii', 'pair mechanized orlovka');
  expect(game.legal()).toEqual(['keep infantry', 'keep mechanized']);
  expect(game.play('keep mechanized').units('axis', 'vertyachii')).toEqual({ mechanized: 1 });
  expect(game.step).toBe('movement');
});

test('AA-FM-06 others change boards one for one', () => {
  const game = position({ axis: { pitomnik: { 'minor-infantry': 2 } }, axisHolds: ['pitomnik'] });
  game.play('from pitomnik', 'move 2 minor-infantry army-camp');
  expect(game.units('axis', 'army-camp')).toEqual({ 'minor-infantry': 2 });
  const soviet = position({ card: 10, allies: { 'army-camp': { infantry: 1 } } }).play('from army-camp');
  expect(soviet.play('move 1 infantry pitomnik').units('allies', 'pitomnik')).toEqual({ infantry: 1 });
});

test('AA-R-48 free units appear in a fight too', () => {
  const game = position({
    axis: { vertyachii: { infantry: 5 } },
    axisHolds: ['vertyachii'],
    allies: { orlovka: { infantry: 1 } },
  });
  game.play('from vertyachii', 'move 5 infantry orlovka');
  expect(game.units('axis', 'orlovka')).toEqual({ infantry: 10 });
});

test('AA-COMP-03 AA-R-27 a move may not begin a stack without a piece', () => {
  const tanks = REGION_IDS.slice(1, 10);
  const allies = Object.fromEntries([...tanks.map((zone) => [zone, { tank: 1 }]), ['beketovka', { tank: 2 }]]);
  const game = position({ card: 10, allies }).play('from beketovka');
  expect(game.why('move 1 tank krasnoarmeysk')).toBe('AA-R-27');
  expect(game.why('move 2 tank krasnoarmeysk')).toBeNull();
  expect(game.why('move 1 tank pitomnik')).toBeNull();
});
