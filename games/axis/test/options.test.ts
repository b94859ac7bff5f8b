import { viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { isInRange } from '../rules/interceptors.ts';
import { misses } from './combat-scene.ts';
import { type Given, newGame, type Position, position } from './position.ts';

test('AA-OPT-01 AA-EX-30 bids rise until one is accepted', () => {
  const game = newGame('race', { bidding: true });
  expect([game.waiting, game.legal('accept')]).toEqual([['axis'], []]);
  game.play('bid allies 4');
  expect(game.waiting).toEqual(['allies']);
  expect(game.why('bid allies 4')).toBe('AA-OPT-01');
  expect(game.why('bid axis 5')).toBe('AA-OPT-01');
  game.play('bid allies 5', 'accept');
  expect(game.open.rpc.axis).toBe(5);
  expect(game.open.bid.swapped).toBe(false); // the seat that accepts plays the Axis
  const swapped = newGame('race', { bidding: true }).play('bid axis 3', 'accept');
  expect([swapped.open.rpc.allies, swapped.open.bid.swapped]).toEqual([3, false]);
  const other = newGame('race', { bidding: true }).play('bid allies 3', 'accept');
  expect([other.open.rpc.axis, other.open.bid.swapped]).toEqual([3, true]);
});

test('AA-OPT-02 AA-R-100 AA-R-78 the points buy land units where the side stands, or are kept', () => {
  const game = newGame('race', { bidding: true }).play('bid allies 5', 'accept');
  expect(game.step).toBe('bidUnits');
  expect(game.why('buy assault-gun tormosin')).toBeNull();
  expect(game.why('buy assault-gun kalach')).toBe('AA-OPT-02');
  expect(game.why('buy infantry tatsinskaya')).toBe('AA-OPT-02');
  expect(game.why('buy infantry kopania')).toBe('AA-OPT-02'); // eight units
  expect(game.why('buy token tormosin')).toBe('AA-OPT-02');
  expect(game.why('buy tank tormosin')).toBe('AA-OPT-02'); // too dear
  expect(game.why('ferry gray')).toBe('AA-OPT-02');
  game.play('buy artillery tormosin', 'done');
  expect(game.units('axis', 'tormosin')).toEqual({ infantry: 1, 'minor-infantry': 1, tank: 1, artillery: 1 });
  expect(game.open.rpc.axis).toBe(3); // one kept, two of the first income
  expect(game.step).toBe('movement'); // not spendable before Winter Storm
  const uranus = newGame('uranus', { bidding: true }).play('bid axis 4', 'accept');
  expect(uranus.state.private.allies.drawn).toEqual([]); // AA-R-100: before the cards are drawn
  expect(uranus.why('buy token kotluban')).toBeNull();
});

test('AA-OPT-03 AA-R-99 AA-R-18 hidden factories: the Axis picks a hand blindly and builds first', () => {
  const game = newGame('race', { factories: true });
  expect(game.waiting).toEqual(['allies']);
  game.play('hide artillery');
  expect(JSON.stringify(viewOf(game.state, 'axis'))).not.toContain('"left"');
  expect(game.legal()).toEqual(['pick left', 'pick right']);
  game.play('pick right');
  expect(game.all('factoryPicked')).toMatchObject([{ factory: 'tank' }]);
  expect(game.why('build orlovka')).toBe('AA-OPT-03'); // no RP
  game.play('build spartanovka');
  expect(game.waiting).toEqual(['allies']);
  expect(game.why('build spartanovka')).toBe('AA-OPT-03');
  game.play('build grain-elevator');
  expect(game.open.factories).toMatchObject({ tank: { zone: 'spartanovka' }, artillery: { zone: 'grain-elevator' } });
  expect(newGame('race', { factories: true }).play('hide tank', 'pick left').all('factoryPicked')).toMatchObject([
    { factory: 'tank' },
  ]);
});

test('AA-OPT-04 AA-R-98 the Allies rearrange the city, then the Axis its armor', () => {
  const game = newGame('race', { deployment: true });
  expect(game.waiting).toEqual(['allies']);
  game.play('from orlovka', 'shift infantry ambush-2', 'shift infantry white');
  expect(game.open.ambushers['ambush-2']).toEqual({ side: 'allies', kind: 'infantry' });
  expect(game.open.crossings.white.cargo).toBe('infantry');
  expect(game.why('from frolovo')).toBe('AA-OPT-04');
  game.play('from tractor-factory');
  expect(game.why('shift tank ambush-3')).toBe('AA-R-98');
  expect(game.why('shift tank rynok')).toBe('AA-OPT-04');
  game.play('shift tank yelshanka', 'done');
  expect(game.waiting).toEqual(['axis']);
  game.play('from tinguta');
  expect(game.why('shift infantry tormosin')).toBe('AA-OPT-04');
  expect(game.why('shift tank tatsinskaya')).toBe('AA-OPT-04');
  expect(game.why('shift tank kopania')).toBe('AA-MAP-08');
  expect(game.why('shift tank kalach')).toBe('AA-OPT-04');
  game.play('shift tank tormosin', 'done');
  expect(game.units('axis', 'tormosin')).toMatchObject({ tank: 2 });
  expect(game.zone('tinguta').marker).toBe('battle');
  expect(game.step).toBe('movement');
});

test('AA-OPT-05 bad-weather sorties fly and fight at one less', () => {
  const given: Given = {
    options: { sorties: true },
    axis: { tatsinskaya: { fighter: 1, bomber: 1 } },
    allies: { pitomnik: { infantry: 1, fighter: 1, bomber: 1 } },
    open: { badWeather: true },
  };
  const game = position({ ...given, dice: [2, ...misses(6)] }).play(
    'from tatsinskaya',
    'attack fighter white',
    'attack bomber pitomnik',
    'done',
  );
  expect(game.all('raided')).toMatchObject([{ hit: true }]);
  const values = game.all('volley').flatMap(({ groups }) => groups.map(({ kind, value }) => [kind, value]));
  expect(values).toEqual([
    ['bomber-aloft', 2],
    ['infantry', 2],
    ['fighter', 3],
  ]);
  const miss = position({ ...given, dice: [3, ...misses(6)] }).play('from tatsinskaya', 'attack fighter white', 'done');
  expect(miss.all('raided')).toMatchObject([{ hit: false }]);
});

test('AA-OPT-06 Luftwaffe Priorities: on a 6 an aircraft goes for RPCs', () => {
  const given: Given = { card: 2, options: { luftwaffe: true }, axis: { tatsinskaya: { bomber: 2 } } };
  const game = position({ ...given, dice: [6] });
  expect(game.legal()).toEqual(['ground bomber tatsinskaya']);
  game.play('ground bomber tatsinskaya');
  expect([game.open.rpc.axis, game.units('axis', 'tatsinskaya')]).toEqual([10, { bomber: 1 }]);
  expect(position({ ...given, dice: [5] }).step).toBe('movement');
  expect(position({ ...given, axis: {}, dice: [6] }).open.rpc.axis).toBe(0);
  const uranus = position({ ...given, scenario: 'uranus', round: 9, dice: [6] }).play('ground bomber tatsinskaya');
  expect(uranus.open.rpc.axis).toBe(5);
});

const HEROES: Given = {
  card: 10,
  options: { heroes: true },
  allies: { vertyachii: { infantry: 2 } },
  axis: { vertyachii: { infantry: 1, tank: 1 } },
  battle: ['vertyachii'],
};

test('AA-OPT-07 AA-R-97 Heroes: on a 6 a loss for a loss', () => {
  const game = position({ ...HEROES, dice: [6, ...misses(6)] }).play('done');
  expect([game.waiting, game.legal()]).toEqual([['allies'], ['sacrifice infantry vertyachii']]);
  game.play('sacrifice infantry vertyachii');
  expect([game.waiting, game.legal()]).toEqual([['axis'], ['lose 1 infantry', 'lose 1 tank']]);
  game.play('lose 1 tank');
  expect([game.units('allies', 'vertyachii'), game.units('axis', 'vertyachii')]).toEqual([
    { infantry: 1 },
    { infantry: 1 },
  ]);
  const none = position({ ...HEROES, allies: {}, axis: {}, battle: [], dice: [6] }).play('done');
  expect(none.all('lost')).toEqual([]);
});

test('AA-OPT-08 the marker goes, unless the land units left are not of the controller', () => {
  const last: Given = { ...HEROES, allies: { vertyachii: { infantry: 1 } }, axis: { vertyachii: { infantry: 2 } } };
  const stays = position({ ...last, dice: [6] }).play('done', 'sacrifice infantry vertyachii');
  expect(stays.all('captured')).toMatchObject([{ side: 'axis' }]); // card 12 gives it to the Axis
  const both = position({ ...last, axis: { vertyachii: { infantry: 1 } }, dice: [6] }).play(
    'done',
    'sacrifice infantry vertyachii',
  );
  expect(both.zone('vertyachii')).toMatchObject({ marker: null, control: 'allies' });
  const empty = position({
    ...last,
    axis: {},
    axisHolds: ['vertyachii'],
    battle: [],
    assault: ['vertyachii'],
    dice: [6],
  });
  empty.play('done', 'sacrifice infantry vertyachii');
  expect(empty.zone('vertyachii')).toMatchObject({ marker: null, control: 'axis' });
});

const INTERDICT: Given = {
  card: 4,
  options: { interdiction: true },
  axisHolds: ['pitomnik'],
  axis: { pitomnik: { infantry: 1 } },
  allies: { beketovka: { artillery: 1 }, 'army-camp': { artillery: 1 }, tinguta: { artillery: 1 } },
  sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'landing', tokens: 1 }],
};

test('AA-OPT-09 AA-EX-31 AA-R-96 Interdiction reaches transports next door', () => {
  const game = position({ ...INTERDICT, dice: [1] });
  expect(game.legal('aim')).toEqual(['aim 1 beketovka pitomnik', 'aim 1 army-camp pitomnik']);
  game.play('aim 1 beketovka pitomnik', 'fire');
  expect(game.all('shotDown')).toHaveLength(1);
  expect(position({ ...INTERDICT, options: {} }).all('flak')).toEqual([]);
  const attack = position({
    ...INTERDICT,
    sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'relocate' }],
  });
  expect(attack.step).not.toBe('airDefense');
  const contested = position({
    ...INTERDICT,
    allies: { beketovka: { artillery: 1 } },
    axis: { beketovka: { infantry: 1 } },
    battle: ['beketovka'],
    dice: misses(4),
  });
  expect(contested.step).not.toBe('airDefense');
  expect(position(INTERDICT).why('aim 1 tinguta pitomnik')).toBe('AA-AD-01');
});

const SCRAMBLE: Given = {
  card: 11,
  options: { interceptors: true },
  axisHolds: ['pitomnik', 'mamayev-kurgan'],
  axis: { pitomnik: { fighter: 1 }, 'mamayev-kurgan': { infantry: 1 } },
  allies: { 'mamayev-kurgan': { infantry: 1 } },
  battle: ['mamayev-kurgan'],
  sorties: [{ side: 'allies', kind: 'fighter', at: 'mamayev-kurgan' }],
};

const volleys = (game: Position) =>
  game.all('volley').map(({ side, groups }) => [side, groups.map(({ kind, value }) => `${kind} ${value}`)]);

test('AA-OPT-10 AA-EX-32 AA-R-76 a fighter rises, defends, and must target aircraft', () => {
  const game = position({ ...SCRAMBLE, dice: [6, 6, 6, 1] });
  expect([game.waiting, game.legal()]).toEqual([['axis'], ['hold', 'scramble pitomnik mamayev-kurgan']]);
  game.play('scramble pitomnik mamayev-kurgan');
  expect(volleys(game)).toEqual([
    ['allies', ['infantry 1', 'fighter-aloft 3']],
    ['axis', ['infantry 2', 'fighter-aloft 4']],
  ]);
  expect(game.all('lost')).toMatchObject([{ side: 'allies', kind: 'fighter-aloft' }]);
  expect(game.units('axis', 'pitomnik')).toEqual({ fighter: 1 }); // AA-OPT-14
});

test('AA-OPT-11 an attacker that did not move can be intercepted too', () => {
  const game = position({
    card: 4,
    options: { interceptors: true },
    axisHolds: ['pitomnik'],
    axis: { pitomnik: { infantry: 1, fighter: 1 } },
    allies: { pitomnik: { infantry: 1 }, 'srednyaya-akhtuba': { fighter: 1 } },
    battle: ['pitomnik'],
  });
  expect(game.legal()).toEqual(['hold', 'scramble srednyaya-akhtuba pitomnik']);
  const quiet = position({
    card: 4,
    options: { interceptors: true },
    axisHolds: ['pitomnik'],
    axis: { pitomnik: { infantry: 1, fighter: 1 } },
    allies: { 'srednyaya-akhtuba': { fighter: 1 } },
  });
  expect(quiet.step).not.toBe('scramble'); // nobody attacks there
});

test('AA-OPT-12 AA-EX-33 AA-R-95 over a crossing: the bomber may take the ferry, the fighter still fires', () => {
  const given: Given = {
    card: 3,
    options: { interceptors: true },
    axis: { tatsinskaya: { bomber: 1 } },
    allies: { 'srednyaya-akhtuba': { fighter: 1 } },
    aboard: { gray: 'infantry' },
  };
  const fight = (dice: readonly number[]) =>
    position({ ...given, dice }).play(
      'from tatsinskaya',
      'attack bomber gray',
      'done',
      'scramble srednyaya-akhtuba gray',
    );
  const demanded = fight([3, 4]);
  expect([demanded.waiting, demanded.legal()]).toEqual([['axis'], ['waive', 'demand crossing']]);
  expect(demanded.all('volley')).toMatchObject([{ groups: [{ kind: 'bomber-aloft' }] }]); // no fighters, no group of them
  demanded.play('demand crossing');
  expect(demanded.open.crossings.gray).toMatchObject({ ferry: false, cargo: null });
  expect(demanded.all('lost')).toMatchObject([{ side: 'axis', kind: 'bomber-aloft' }]);
  expect(demanded.units('allies', 'srednyaya-akhtuba')).toEqual({ fighter: 1 });
  const waived = fight([3, 6]).play('waive');
  expect([waived.waiting, waived.legal()]).toEqual([['allies'], ['lose 1 crossing', 'lose 1 fighter-aloft']]);
  waived.play('lose 1 fighter-aloft');
  expect(waived.open.crossings.gray).toMatchObject({ ferry: true, cargo: 'infantry' });
  expect(waived.units('allies', 'srednyaya-akhtuba')).toEqual({});
  const plain = position({ ...given, dice: [6] }).play('from tatsinskaya', 'attack bomber gray', 'done', 'hold');
  expect(plain.all('raided')).toHaveLength(1);
});

test('AA-R-95 AA-CMB-17 over a crossing both sides choose among what is left', () => {
  const raiders: Given = {
    card: 3,
    options: { interceptors: true },
    axis: { tatsinskaya: { bomber: 1, fighter: 1 } },
    allies: { 'srednyaya-akhtuba': { fighter: 2 } },
  };
  const fight = (dice: readonly number[]) =>
    position({ ...raiders, dice }).play(
      'from tatsinskaya',
      'attack bomber gray',
      'attack fighter gray',
      'done',
      'scramble srednyaya-akhtuba gray',
      'scramble srednyaya-akhtuba gray',
    );
  const bomber = fight([6, 6, 1, 6]);
  expect([bomber.waiting, bomber.legal()]).toEqual([['axis'], ['lose 1 fighter-aloft', 'lose 1 bomber-aloft']]);
  expect(bomber.play('lose 1 bomber-aloft').all('lost')).toMatchObject([{ side: 'axis', kind: 'bomber-aloft' }]);
  const fighter = fight([1, 6, 6, 6]);
  expect([fighter.waiting, fighter.legal()]).toEqual([['axis'], ['waive', 'demand air']]);
  fighter.play('waive');
  expect([fighter.waiting, fighter.legal()]).toEqual([['allies'], ['lose 1 crossing', 'lose 1 fighter-aloft']]);
  expect(fighter.why('lose 1 infantry')).toBe('AA-R-95');
});

test('AA-OPT-13 neighbors of an interceptor', () => {
  expect(isInRange('pitomnik', 'spartanovka') && isInRange('pitomnik', 'gray')).toBe(true);
  expect(isInRange('srednyaya-akhtuba', 'orlovka') && isInRange('srednyaya-akhtuba', 'beketovka')).toBe(true);
  expect(isInRange('srednyaya-akhtuba', 'white')).toBe(true);
  expect(isInRange('srednyaya-akhtuba', 'buzinovka')).toBe(false);
  expect(isInRange('oblivskaya', 'surovikino')).toBe(true);
  expect(isInRange('oblivskaya', 'orlovka')).toBe(false);
  expect(isInRange('oblivskaya', 'gray')).toBe(false);
  expect(isInRange('rynok', 'pitomnik')).toBe(false);
  expect(isInRange('flight-school', 'flight-school')).toBe(false);
});

test('AA-OPT-14 AA-R-94 an interceptor without a home is lost, and only attacks are intercepted', () => {
  const game = position({
    card: 13,
    options: { interceptors: true },
    sorties: [{ side: 'axis', kind: 'fighter', at: 'mamayev-kurgan', mission: 'intercept', home: 'pitomnik' }],
  });
  expect(game.all('homeless')).toMatchObject([{ side: 'axis', kind: 'fighter', rule: 'AA-R-94' }]);
  const transport = position({
    ...SCRAMBLE,
    sorties: [{ side: 'allies', kind: 'bomber', at: 'mamayev-kurgan', mission: 'drop', tokens: 1 }],
    dice: misses(6),
  });
  expect(transport.step).not.toBe('scramble');
});

test('AA-OPT-02 AA-OPT-04 tokens of a bid are Allied, and every shift is listed', () => {
  const bid = newGame('race', { bidding: true }).play('bid axis 9', 'accept', 'buy token orlovka');
  expect(bid.zone('orlovka').tokens).toEqual({ axis: 0, allies: 1 });
  expect(bid.legal('buy')).toEqual(expect.arrayContaining(['buy infantry orlovka', 'buy token orlovka']));
  bid.open.pool.allies = 1;
  expect(bid.why('buy token orlovka')).toBeNull();
  bid.open.pool.allies = 0;
  expect(bid.why('buy token orlovka')).toBe('AA-OPT-02');
  const shifts = newGame('race', { deployment: true }).play('from orlovka').legal('shift infantry');
  expect(shifts).toEqual(expect.arrayContaining(['shift infantry yelshanka', 'shift infantry ambush-1']));
});
