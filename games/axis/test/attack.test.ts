import { expect, test } from 'vitest';
import { misses } from './combat-scene.ts';
import { type Given, position } from './position.ts';

test('AA-ATT-01 AA-MAP-11 four aircraft on a field; the owner says who lands, the rest are lost', () => {
  const game = position({
    card: 5,
    axis: { oblivskaya: { fighter: 3 } },
    axisHolds: ['oblivskaya'],
    sorties: [
      { side: 'axis', kind: 'fighter', at: 'oblivskaya', mission: 'relocate' },
      { side: 'axis', kind: 'bomber', at: 'oblivskaya', mission: 'relocate' },
    ],
  });
  expect([game.step, game.legal()]).toEqual(['touchdown', ['admit 0', 'admit 1']]);
  game.play('admit 1');
  expect(game.units('axis', 'oblivskaya')).toEqual({ fighter: 3, bomber: 1 });
  expect(game.all('homeless')).toMatchObject([{ kind: 'fighter', count: 1 }]);
  const full = position({
    card: 5,
    axis: { oblivskaya: { fighter: 4 } },
    axisHolds: ['oblivskaya'],
    sorties: [{ side: 'axis', kind: 'bomber', at: 'oblivskaya', mission: 'airlift', passenger: 'infantry' }],
  });
  expect(full.all('homeless')).toMatchObject([{ kind: 'bomber', passenger: 'infantry' }]); // the log tells of both
});

test('AA-ATT-02 AA-LAND-04 attackers and droppers stay in the air until the landing card', () => {
  const game = position({
    card: 5,
    axisHolds: ['kalach', 'oblivskaya'],
    sorties: [{ side: 'axis', kind: 'bomber', at: 'kalach', mission: 'drop', tokens: 1 }],
  });
  expect(game.step).toBe('landing');
  expect(game.legal()).toEqual(['land bomber oblivskaya', 'land bomber tatsinskaya']);
});

const RAID: Given = {
  card: 5,
  sorties: [
    { side: 'axis', kind: 'bomber', at: 'brown' },
    { side: 'axis', kind: 'fighter', at: 'brown' },
  ],
  aboard: { brown: 'infantry' },
};

const raided = (given: Given) => {
  const game = position({ ...given, flow: [{ step: 'crossingRaids' }], dice: given.dice ?? [] });
  return game;
};

test('AA-VCX-02 AA-VCX-03 AA-VCX-04 AA-VCX-05 AA-ATT-05 one hit sinks the ferry with its cargo', () => {
  const crossings = (cargo: 'infantry' | 'token' | null) => ({
    gray: { ferry: true, cargo: null, due: false, attacked: false, ashore: null },
    brown: { ferry: true, cargo, due: false, attacked: true, ashore: null },
    white: { ferry: true, cargo: null, due: false, attacked: false, ashore: null },
  });
  const game = raided({ ...RAID, dice: [5, 3], open: { crossings: crossings('infantry') } });
  expect(game.all('raided')).toMatchObject([{ dice: [5, 3], hit: true }]);
  expect(game.open.crossings.brown).toEqual({ ferry: false, cargo: null, due: false, attacked: false, ashore: null });
  const missed = raided({ ...RAID, dice: [4, 4], open: { crossings: crossings('infantry') } });
  expect(missed.open.crossings.brown).toEqual({
    ferry: true,
    cargo: 'infantry',
    due: false,
    attacked: false,
    ashore: null,
  });
  const ice = raided({ ...RAID, dice: [1, 6], open: { crossings: crossings('infantry'), frozen: [6, 7] } });
  expect(ice.open.crossings.brown).toMatchObject({ ferry: true, cargo: null }); // AA-VCX-04
});

test('AA-R-60 AA-EX-10 all raids come before the first combat, in the order the Axis likes', () => {
  const game = position({
    card: 3,
    axis: { tatsinskaya: { bomber: 2 }, 'pavlovs-house': { infantry: 1 } },
    allies: { 'pavlovs-house': { infantry: 1 } },
    axisHolds: ['rynok', 'vertyachii', 'pitomnik'],
    battle: ['pavlovs-house'],
    dice: [1, 6, ...misses(2)],
  }).play('from tatsinskaya', 'attack bomber brown', 'attack bomber white', 'done');
  expect(game.legal()).toEqual(['raid brown', 'raid white']);
  game.play('raid brown');
  expect(game.all('combat')).toMatchObject([{ zone: 'pavlovs-house', supplied: { allies: false } }]);
  const names = game.events.map(({ event }) => event);
  expect(names.lastIndexOf('raided')).toBeLessThan(names.indexOf('combat'));
});

const ROCKETS: Given = {
  card: 12,
  allies: { 'krasnaya-sloboda': { 'rocket-launcher': 2 } },
  axis: { orlovka: { infantry: 2 }, kalach: { infantry: 1 } },
  axisHolds: ['orlovka', 'kalach'],
};

test('AA-BOM-01 AA-BOM-04 AA-BOM-05 AA-R-32 AA-ATT-04 launchers in the city reach every city zone', () => {
  const game = position({ ...ROCKETS, dice: [1, 2] });
  expect(game.legal('aim')).toEqual(['aim 1 krasnaya-sloboda orlovka', 'aim 2 krasnaya-sloboda orlovka']);
  expect(game.why('aim 1 krasnaya-sloboda kalach')).toBe('AA-BOM-01');
  game.play('aim 2 krasnaya-sloboda orlovka');
  expect(game.why('aim 1 krasnaya-sloboda orlovka')).toBe('AA-BOM-04');
  game.play('fire');
  expect(game.all('rockets')).toMatchObject([{ dice: [1, 2], hits: 1 }]);
  expect(game.units('axis', 'orlovka')).toEqual({ infantry: 1 });
});

test('AA-BOM-01 AA-TOK-10 AA-R-33 a launcher without supply needs a token', () => {
  const cut: Given = {
    ...ROCKETS,
    allies: { 'pavlovs-house': { 'rocket-launcher': 1 } },
    axis: { orlovka: { infantry: 1 } },
    axisHolds: ['orlovka', 'rynok', 'vertyachii', 'pitomnik'],
    ferries: [],
  };
  expect(position(cut).all('rockets')).toEqual([]);
  expect(position(cut).open.card).not.toBe(12);
  const fed = position({ ...cut, tokens: { allies: { 'pavlovs-house': 1 } }, dice: [6] });
  expect(fed.why('aim 1 pavlovs-house orlovka')).toBe('AA-BOM-01');
  fed.play('feed pavlovs-house pavlovs-house', 'aim 1 pavlovs-house orlovka', 'fire');
  expect(fed.all('rockets')).toHaveLength(1);
});

test('AA-BOM-02 AA-BOM-03 not from or into a fight, but into an Assault', () => {
  const game = position({
    ...ROCKETS,
    allies: {
      'krasnaya-sloboda': { 'rocket-launcher': 1 },
      orlovka: { infantry: 1 },
      spartanovka: { 'rocket-launcher': 1, infantry: 1 },
    },
    axis: { orlovka: { infantry: 1 }, spartanovka: { infantry: 1 }, 'army-camp': { infantry: 1 } },
    axisHolds: ['army-camp'],
    battle: ['orlovka', 'spartanovka'],
  });
  expect(game.why('aim 1 krasnaya-sloboda orlovka')).toBe('AA-BOM-03');
  expect(game.why('aim 1 spartanovka army-camp')).toBe('AA-BOM-02');
  expect(game.why('aim 1 krasnaya-sloboda army-camp')).toBeNull();
});

test('AA-BOM-06 AA-R-43 in an Axis zone the marker stays for the combat that takes it', () => {
  const game = position({
    ...ROCKETS,
    allies: { 'krasnaya-sloboda': { 'rocket-launcher': 1 }, orlovka: { infantry: 1 } },
    axis: { orlovka: { infantry: 1 } },
    assault: ['orlovka'],
    dice: [1],
  }).play('aim 1 krasnaya-sloboda orlovka', 'fire');
  expect(game.zone('orlovka')).toMatchObject({ control: 'allies', marker: null });
  expect(game.all('volley')).toEqual([]);
});

test('AA-BOM-07 a launcher rolls no die and falls like any unit', () => {
  const game = position({
    card: 5,
    axisHolds: ['oblivskaya', 'surovikino', 'novomoskovsk', 'kalach'],
    axis: { vertyachii: { infantry: 1 } },
    allies: { vertyachii: { 'rocket-launcher': 1 } },
    assault: ['vertyachii'],
    dice: [1],
  });
  expect(game.zone('vertyachii').control).toBe('axis');
});

test('AA-BOM-08 AA-R-75 AA-EX-24 launchers enter only zones held since the phase began', () => {
  const game = position({
    card: 10,
    allies: { frolovo: { 'rocket-launcher': 1 }, ilovinska: { tank: 1 } },
    axis: { kletskaya: { infantry: 1 }, zimovskii: { infantry: 1 } },
    axisHolds: ['kletskaya', 'zimovskii', 'kotluban'],
  }).play('from frolovo');
  const ends = () => game.legal('move 1 rocket-launcher').map((line) => line.split(' ')[3]);
  expect(ends()).toEqual(expect.arrayContaining(['kremenskaya', 'ilovinska']));
  expect(game.why('move 1 rocket-launcher kletskaya')).toBe('AA-BOM-08');
  game.play('from ilovinska', 'blitz alone kotluban ilovinska', 'from frolovo');
  expect(game.zone('kotluban').control).toBe('allies');
  expect(ends()).not.toContain('kotluban');
});

test('AA-BOM-10 AA-MAP-09 no base and no empty zone, but aircraft on the ground', () => {
  const game = position({
    card: 12,
    allies: { oblivskaya: { 'rocket-launcher': 1 } },
    axis: { tatsinskaya: { bomber: 1 } },
    axisHolds: ['surovikino'],
    open: {},
  });
  expect(game.all('rockets')).toEqual([]);
  expect(game.open.card).not.toBe(12);
  const field = position({
    card: 12,
    allies: { kalach: { 'rocket-launcher': 1 } },
    axis: { pitomnik: { fighter: 1 } },
    axisHolds: ['pitomnik'],
    dice: [1],
  }).play('aim 1 kalach pitomnik', 'fire');
  expect(field.units('axis', 'pitomnik')).toEqual({});
});

test('AA-R-74 the Axis gives up any unit of the zone', () => {
  const game = position({
    card: 12,
    allies: { kalach: { 'rocket-launcher': 1 } },
    axis: { pitomnik: { fighter: 1, infantry: 1 } },
    axisHolds: ['pitomnik'],
    dice: [1],
  }).play('aim 1 kalach pitomnik', 'fire');
  expect([game.waiting, game.legal()]).toEqual([['axis'], ['lose 1 infantry', 'lose 1 fighter']]);
});

test('AA-LAND-01 a field taken in this Attack phase is closed, one taken by Blitz before is open', () => {
  const up = { sorties: [{ side: 'axis', kind: 'fighter', at: 'dubovka' }] } as const;
  const game = position({ ...up, card: 5, axis: { pitomnik: { infantry: 1 } }, assault: ['pitomnik'] });
  expect(game.zone('pitomnik').control).toBe('axis');
  expect(game.units('axis', 'tatsinskaya')).toEqual({ fighter: 1 });
  const blitz = position({
    card: 3,
    axis: { kalach: { tank: 1 }, tatsinskaya: { fighter: 1 } },
    allies: { dubovka: { infantry: 1 } },
    axisHolds: ['kalach'],
    dice: misses(2),
  });
  blitz.play('from kalach', 'blitz alone pitomnik kalach', 'from tatsinskaya', 'attack fighter dubovka', 'done');
  expect(blitz.legal('land')).toContain('land fighter pitomnik');
});

test('AA-LAND-02 AA-LAND-03 AA-R-67 the owner picks fields; without a place aircraft are lost', () => {
  const game = position({
    card: 6,
    axis: { tatsinskaya: { bomber: 4 }, oblivskaya: { fighter: 3 } },
    axisHolds: ['oblivskaya'],
    sorties: [
      { side: 'axis', kind: 'fighter', at: 'dubovka' },
      { side: 'axis', kind: 'bomber', at: 'dubovka' },
    ],
  });
  expect(game.legal()).toEqual(['land fighter oblivskaya', 'land bomber oblivskaya']);
  expect(game.why('land fighter tatsinskaya')).toBe('AA-LAND-02');
  expect(game.why('land fighter frolovo')).toBe('AA-LAND-01');
  game.play('land bomber oblivskaya');
  expect(game.all('homeless')).toMatchObject([{ kind: 'fighter', count: 1 }]);
  expect(game.open.sorties).toEqual([]);
});

test('AA-R-50 a Troop Landing may overfill a zone', () => {
  const game = position({
    card: 5,
    axis: { pitomnik: { infantry: 8 } },
    axisHolds: ['pitomnik'],
    sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'airlift', passenger: 'infantry' }],
  });
  expect(game.units('axis', 'pitomnik')).toEqual({ infantry: 9, bomber: 1 });
});

test('AA-R-58 AA-R-35 a drop is delivered even where the fight has ended', () => {
  const game = position({
    card: 4,
    axis: { 'mamayev-kurgan': { infantry: 1 } },
    assault: ['mamayev-kurgan'],
    ambushers: { 'ambush-4': ['allies', 'infantry'] },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'mamayev-kurgan', mission: 'drop', tokens: 1 }],
    dice: [1],
  }).play('ambush ambush-4 mamayev-kurgan');
  expect(game.zone('mamayev-kurgan')).toMatchObject({
    control: 'allies',
    marker: null,
    tokens: { axis: 1, allies: 0 },
  });
});

test('AA-R-95 hits enough for everything at a crossing leave no choice', () => {
  const game = position({
    card: 4,
    options: { interceptors: true },
    allies: { 'srednyaya-akhtuba': { fighter: 1 } },
    sorties: [
      { side: 'axis', kind: 'fighter', at: 'white' },
      { side: 'axis', kind: 'bomber', at: 'white' },
    ],
    dice: [1, 1, 6],
  });
  game.open.crossings.white.attacked = true;
  game.play('scramble srednyaya-akhtuba white');
  expect(game.all('crossingLost')).toMatchObject([{ crossing: 'white', ferry: true }]);
  expect(game.all('lost')).toMatchObject([{ side: 'allies', count: 1, kind: 'fighter-aloft' }]);
});

test('AA-BOM-04 nobody fires before aiming', () => {
  const game = position({
    card: 12,
    axisHolds: ['orlovka'],
    axis: { orlovka: { infantry: 1 } },
    allies: { 'krasnaya-sloboda': { 'rocket-launcher': 1 } },
  });
  expect([game.legal('fire'), game.why('fire')]).toEqual([[], 'AA-BOM-04']);
  expect(game.play('aim 1 krasnaya-sloboda orlovka').legal('fire')).toEqual(['fire']);
});
