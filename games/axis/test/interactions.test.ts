import { expect, test } from 'vitest';
import { REGION_IDS, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { misses } from './combat-scene.ts';
import { type Given, newGame, position } from './position.ts';

/** The Don lies between Vertyachii and Kopania. */
const OVER_THE_DON: Given = {
  axis: { orlovka: { mechanized: 2 } },
  axisHolds: ['orlovka', 'vertyachii'],
  allies: { kopania: { infantry: 1 } },
};

test('AA-R-62 AA-FM-04 a pair that leaves the city over the Don sets the river flag', () => {
  const leave = ['from orlovka', 'leave mechanized kopania', 'pair mechanized orlovka'];
  expect(
    position(OVER_THE_DON)
      .play(...leave)
      .zone('kopania'),
  ).toMatchObject({ marker: 'assault', river: true });
  const frozen = position({ ...OVER_THE_DON, open: { frozen: [6] } }).play(...leave);
  expect(frozen.zone('kopania')).toMatchObject({ marker: 'assault', river: false });
  const mixed = position({ ...OVER_THE_DON, axis: { orlovka: { mechanized: 1, infantry: 1 } } });
  mixed.play('from orlovka', 'leave mechanized vertyachii', 'pair infantry orlovka', 'keep infantry');
  expect(mixed.zone('vertyachii')).toMatchObject({ marker: null, river: false });
});

/** One German infantry in each of so many zones. */
const garrisons = (count: number, without: readonly ZoneId[]): Record<string, { infantry: number }> =>
  Object.fromEntries(
    REGION_IDS.filter((zone) => !without.includes(zone) && zone !== 'tatsinskaya' && zone !== 'srednyaya-akhtuba')
      .slice(0, count)
      .map((zone) => [zone, { infantry: 1 }]),
  );

test('AA-R-27 a pair may bring its own pieces along', () => {
  const away = garrisons(22, ['vertyachii']);
  const given = (orlovka: number): Given => ({
    axis: { ...away, orlovka: { infantry: orlovka }, 'barrikady-workers-settlement': { infantry: 2 } },
    axisHolds: ZONE_IDS.filter((zone) => zone !== 'srednyaya-akhtuba'),
  });
  const alone = position(given(1)).play('from orlovka', 'leave infantry vertyachii');
  expect(alone.legal()).toEqual(['pair infantry barrikady-workers-settlement']);
  alone.play('pair infantry barrikady-workers-settlement');
  expect(alone.units('axis', 'vertyachii')).toEqual({ infantry: 1 });
  const crowd = position(given(3)).play('from orlovka');
  expect(crowd.why('leave infantry vertyachii')).toBe('AA-R-47'); // both stacks stay, and no piece is left
});

test('AA-R-27 an airlift may not begin a stack without a piece, and a passenger keeps its own', () => {
  const away = garrisons(23, ['oblivskaya', 'pitomnik', 'kalach']);
  const given = (infantry: number): Given => ({
    axis: { ...away, oblivskaya: { infantry, bomber: 1 } },
    axisHolds: ZONE_IDS.filter((zone) => zone !== 'srednyaya-akhtuba'),
  });
  expect(position(given(2)).play('from oblivskaya').why('airlift infantry pitomnik')).toBe('AA-R-27');
  const game = position(given(1)).play('from oblivskaya', 'airlift infantry pitomnik', 'done');
  expect(game.units('axis', 'pitomnik')).toEqual({ infantry: 1, bomber: 1 });
  const [first = 'kalach'] = Object.keys(away) as ZoneId[];
  const split = position({ ...given(1), axis: { ...given(1).axis, [first]: { infantry: 2 } } });
  split.play('from oblivskaya', 'airlift infantry pitomnik', `from ${first}`);
  expect(split.legal('move 1 infantry').every((move) => !move.endsWith('oblivskaya'))).toBe(true);
});

test('AA-R-27 without a piece a free infantry of the Force Multiplier is lost', () => {
  const game = position({
    axis: { ...garrisons(24, ['vertyachii']), vertyachii: { mechanized: 2 } },
    axisHolds: ZONE_IDS.filter((zone) => zone !== 'srednyaya-akhtuba'),
  });
  game.play('from vertyachii', 'move 2 mechanized orlovka');
  expect(game.units('axis', 'orlovka')).toEqual({ mechanized: 2 });
  const infantry = { kind: 'infantry', zone: 'orlovka' };
  expect(game.all('forfeited')).toMatchObject([infantry, infantry]); // one for each, as the log counts them
});

test('AA-R-51 AA-R-88 aircraft on the ground attack without taking off, those deployed in the air fly', () => {
  const field: Given = {
    axis: { pitomnik: { infantry: 1, fighter: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    axisHolds: ['pitomnik'],
    battle: ['pitomnik'],
  };
  const ground = position(field).play('from pitomnik');
  expect(ground.why('attack fighter pitomnik')).toBe('AA-R-51');
  expect(ground.legal('attack fighter pitomnik')).toEqual([]);
  const air = position({ ...field, sorties: [{ side: 'axis', kind: 'fighter', at: 'pitomnik', mission: 'hover' }] });
  expect(air.play('from pitomnik').why('attack fighter pitomnik')).toBeNull();
});

const AIR_RAID: Given = {
  card: 10,
  options: { heroes: true },
  axisHolds: ['kalach'],
  axis: { kalach: { infantry: 2 } },
  assault: ['kalach'],
};
const sortie = (kind: 'fighter' | 'bomber', mission: 'attack' | 'drop' | 'landing', tokens = 0) =>
  ({ side: 'allies', kind, at: 'kalach', mission, tokens }) as const;

test('AA-OPT-08 AA-R-43 Heroes leave an attack by aircraft alone its marker while one of them is left', () => {
  const two = position({
    ...AIR_RAID,
    sorties: [sortie('fighter', 'attack'), sortie('fighter', 'attack')],
    dice: [6, ...misses(4)],
  }).play('done', 'sacrifice fighter-aloft kalach');
  expect(two.all('combat')).toMatchObject([{ zone: 'kalach' }]);
  const one = position({ ...AIR_RAID, sorties: [sortie('fighter', 'attack')], dice: [6] }).play(
    'done',
    'sacrifice fighter-aloft kalach',
  );
  expect(one.all('combat')).toEqual([]);
  const bare = position({
    ...AIR_RAID,
    axis: { kalach: { infantry: 1 } },
    sorties: [sortie('fighter', 'attack'), sortie('fighter', 'attack')],
    dice: [6],
  }).play('done', 'sacrifice fighter-aloft kalach');
  expect([bare.all('combat'), bare.zone('kalach').marker]).toEqual([[], null]); // the last Axis land unit is gone
});

test('AA-OPT-07 AA-R-97 Heroes take any aircraft over the fight, also one on its way to land', () => {
  const given: Given = {
    ...AIR_RAID,
    axisHolds: [],
    axis: { pitomnik: { infantry: 2 } },
    allies: { pitomnik: { infantry: 1 } },
    assault: ['pitomnik'],
    dice: [6, ...misses(8)],
  };
  const at = { at: 'pitomnik' } as const;
  const delivered = (aircraft: number) =>
    position({
      ...given,
      sorties: [
        { ...sortie('bomber', 'landing', 2), ...at },
        { ...sortie('bomber', 'drop', 1), ...at },
        { ...sortie('bomber', 'attack'), ...at },
      ],
    })
      .play('done', 'sacrifice bomber-aloft pitomnik', `down ${aircraft}`)
      .zone('pitomnik').tokens.allies;
  expect([delivered(0), delivered(1), delivered(2)]).toEqual([1, 2, 3]); // with the attacker gone both transports deliver
});

test('AA-SUP-01 AA-R-81 aircraft alone never lack supply', () => {
  const game = position({
    axis: { tatsinskaya: { bomber: 1 } },
    allies: { dubovka: { infantry: 1 } },
    dice: [6, 6],
  }).play('from tatsinskaya', 'attack bomber dubovka', 'done');
  expect(game.all('combat')).toMatchObject([{ supplied: { axis: true, allies: true } }]);
});

test('AA-OPT-02 AA-MAP-09 points of a bid may buy a token for a base with aircraft', () => {
  const game = newGame('race', { bidding: true }).play('bid axis 4', 'accept');
  expect(game.why('buy token srednyaya-akhtuba')).toBeNull();
  expect(game.why('buy infantry srednyaya-akhtuba')).toBe('AA-OPT-02');
  expect(game.why('buy token yelshanka')).toBe('AA-OPT-02');
});

test('AA-BOM-05 AA-AMB-10 the log says which fire took a unit', () => {
  const rockets = position({
    card: 12,
    axisHolds: ['orlovka'],
    axis: { orlovka: { infantry: 1 } },
    allies: { 'krasnaya-sloboda': { 'rocket-launcher': 1 } },
    dice: [1],
  }).play('aim 1 krasnaya-sloboda orlovka', 'fire');
  expect(rockets.all('lost')).toMatchObject([{ rule: 'AA-BOM-05' }]);
  const ambush = position({
    card: 4,
    axis: { 'tractor-factory': { infantry: 1 } },
    assault: ['tractor-factory'],
    ambushers: { 'ambush-1': ['allies', 'infantry'] },
    dice: [2],
  }).play('ambush ambush-1 tractor-factory');
  expect(ambush.all('lost')).toMatchObject([{ rule: 'AA-AMB-10' }]);
});

test('AA-BOM-05 AA-FM-02 AA-R-101 AA-URA-12 AA-CMB-21 log and refusals cite the rule of the case', () => {
  const rockets = position({
    card: 12,
    axisHolds: ['flight-school'],
    axis: { 'flight-school': { infantry: 1, fighter: 1 } },
    allies: { 'krasnaya-sloboda': { 'rocket-launcher': 1 } },
    dice: [1],
  }).play('aim 1 krasnaya-sloboda flight-school', 'fire');
  expect(rockets.why('lose 1 tank')).toBe('AA-BOM-05');
  const march = position({
    axisHolds: ['pitomnik', 'army-camp'],
    axis: { pitomnik: { infantry: 1, mechanized: 1 } },
  }).play('from pitomnik', 'move 1 infantry army-camp', 'move 1 mechanized army-camp');
  expect(march.all('multiplied').map(({ rule }) => rule)).toEqual(['AA-FM-01', 'AA-FM-02']);
  const airlift = position({
    axisHolds: ['oblivskaya', 'flight-school'],
    axis: { oblivskaya: { infantry: 1, bomber: 1 } },
  }).play('from oblivskaya', 'airlift infantry flight-school', 'done');
  expect(airlift.all('multiplied').map(({ rule }) => rule)).toEqual(['AA-R-101']);
  const launch = position({
    card: 7,
    round: 7,
    axisHolds: ['bolshoy'],
    flow: [{ step: 'launching' }],
    cards: { northwest: ['uranus-01'] },
  }).play('assign uranus-01 bolshoy');
  expect(launch.all('captured')).toMatchObject([{ rule: 'AA-URA-12', zone: 'bolshoy' }]);
  const fight = position({
    card: 5,
    axis: { kalach: { infantry: 1 } },
    allies: { kalach: { infantry: 1 } },
    battle: ['kalach'],
    dice: [6, 6],
  });
  expect(fight.all('concluded')).toMatchObject([{ rule: 'AA-CMB-21', battle: true }]);
});

test('AA-CMB-15 AA-R-94 of two interceptors the owner may give up the one that has lost its home', () => {
  const game = position({
    card: 12,
    options: { interceptors: true },
    axisHolds: ['pitomnik', 'flight-school', 'mamayev-kurgan'],
    axis: { 'mamayev-kurgan': { infantry: 1 } },
    allies: { 'mamayev-kurgan': { infantry: 1 }, pitomnik: { infantry: 1 } },
    battle: ['mamayev-kurgan'],
    assault: ['pitomnik'],
    sorties: [
      { side: 'allies', kind: 'fighter', at: 'mamayev-kurgan' },
      { side: 'axis', kind: 'fighter', at: 'mamayev-kurgan', mission: 'intercept', home: 'flight-school' },
      { side: 'axis', kind: 'fighter', at: 'mamayev-kurgan', mission: 'intercept', home: 'pitomnik' },
    ],
    dice: [6, 1, 6, 6, 6],
  }).play('fight pitomnik', 'demand air');
  expect(game.zone('pitomnik').control).toBe('allies');
  game.play('down 2');
  expect(game.units('axis', 'flight-school')).toEqual({ fighter: 1 });
});

test('AA-OPT-10 AA-R-43 nobody intercepts aircraft that Heroes have left without a combat', () => {
  const given: Given = {
    card: 10,
    options: { heroes: true, interceptors: true },
    axisHolds: ['surovikino', 'oblivskaya'],
    axis: { surovikino: { infantry: 1 }, oblivskaya: { fighter: 1 } },
    assault: ['surovikino'],
    sorties: [
      { side: 'allies', kind: 'fighter', at: 'surovikino' },
      { side: 'allies', kind: 'fighter', at: 'surovikino' },
    ],
  };
  expect(
    position({ ...given, dice: [5] })
      .play('done')
      .legal('scramble'),
  ).toEqual(['scramble oblivskaya surovikino']);
  const heroes = position({ ...given, dice: [6] }).play('done', 'sacrifice fighter-aloft surovikino');
  expect([heroes.zone('surovikino').marker, heroes.legal('scramble'), heroes.open.card]).toEqual([null, [], 13]);
});
