import { viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { REGION_IDS } from '../data/zones.ts';
import { SIDES } from '../rules/state.ts';
import { newGame, type Position, position } from './position.ts';

/** Passes everything, with dice that never hit, until a card is reached. */
function passTo(game: Position, round: number, card: number): Position {
  game.context.chance.d = () => 6;
  for (let n = 0; n < 2000 && (game.open.round < round || game.open.card < card) && game.step !== null; n++) {
    const [pass] = ['done', 'hold', 'save', 'wait', 'waive'].flatMap((verb) => game.legal(verb));
    game.play(pass ?? game.legal()[0]!);
  }
  return game;
}

test('AA-ORD-01 AA-ORD-02 AA-ORD-03 AA-SETUP-06 the cards of the first round come in order', () => {
  const game = passTo(newGame('race'), 2, 1);
  const cards = game.all('card').map(({ card }) => card);
  expect(cards.slice(0, 12)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14]); // no weather, no Uranus yet
  const names = game.events.map(({ event }) => event);
  expect(names.indexOf('income')).toBeLessThan(names.indexOf('tokenArrived'));
});

test('AA-ORD-03 AA-URA-01 card 7 begins in round 3', () => {
  const game = passTo(newGame('race'), 3, 9);
  expect(game.all('card').filter(({ card }) => card === 7)).toHaveLength(1);
  expect(game.all('drew')).toHaveLength(1);
});

test('AA-ORD-06 AA-END-01 AA-VIC-01 a round without victory leads to the next', () => {
  const game = position({ round: 8, card: 14, dice: [6], axisHolds: ['pitomnik'] });
  expect(game.open.round).toBe(9);
  expect(game.open.card).toBeGreaterThanOrEqual(1);
});

test('AA-ORD-05 AA-DEF-02 only the side whose card it is may act, and only victory ends the game', () => {
  const game = newGame('race');
  expect(game.waiting).toEqual(['axis']);
  expect(game.why('allies: done')).toBe('AA-ORD-05');
});

test('AA-ORD-07 AA-MOVE-01 nobody has to move', () => {
  const game = newGame('race').play('done');
  expect(game.open.card).toBeGreaterThan(3);
});

test('AA-WX-01 AA-R-22 bad weather up to the number of the round, without asking anyone', () => {
  const bad = position({ round: 9, card: 1, dice: [4] });
  expect(bad.open.badWeather).toBe(true);
  expect(bad.all('weather')).toMatchObject([{ die: 4, bad: true }]);
  expect(position({ round: 9, card: 1, dice: [5] }).open.badWeather).toBe(false);
});

test('AA-WX-02 no roll in round 5', () => {
  const game = position({ round: 5, card: 1 });
  expect(game.all('weather')).toEqual([]);
  expect(game.open.badWeather).toBe(false);
});

test('AA-WX-03 AA-WX-04 the first bad weather freezes the Don and leaves a marker', () => {
  const game = position({ round: 7, card: 1, dice: [3] });
  expect(game.open.frozen).toEqual([7]);
  expect(game.all('froze').map(({ river }) => river)).toEqual(['don']);
});

test('AA-WX-05 AA-WX-07 AA-FERRY-04 the second freezes the Volga and brings three ice bridges', () => {
  const game = position({ round: 9, card: 1, dice: [1], ferries: ['brown'], open: { frozen: [6] } });
  expect(game.open.frozen).toEqual([6, 9]);
  expect(Object.values(game.open.crossings).map(({ ferry }) => ferry)).toEqual([true, true, true]);
  expect(game.all('froze').map(({ river }) => river)).toEqual(['volga']);
});

test('AA-WX-05 AA-R-20 in Operation Uranus the next bad weather freezes the Volga', () => {
  const game = position({ scenario: 'uranus', round: 8, card: 1, dice: [1] });
  expect(game.open.frozen).toEqual([6, 8]);
});

test('AA-WX-06 rivers never thaw', () => {
  const game = position({ round: 10, card: 1, dice: [6], open: { frozen: [6, 9] } });
  expect([game.open.badWeather, game.open.frozen]).toEqual([false, [6, 9]]);
});

test('AA-R-87 cargo on a ferry stays aboard when the Volga freezes', () => {
  const game = position({ round: 9, card: 1, dice: [1], aboard: { brown: 'infantry' }, open: { frozen: [6] } });
  expect(game.open.crossings.brown).toMatchObject({ ferry: true, cargo: 'infantry' });
});

test('AA-AXR-01 AA-DEF-10 the Axis is paid where it rules with a land unit, contested or not', () => {
  const game = position({
    card: 2,
    axisHolds: ['tractor-factory', 'spartanovka', 'barrikady-factory'],
    axis: { 'tractor-factory': { infantry: 1 }, 'barrikady-factory': { infantry: 1 } },
    allies: { 'barrikady-factory': { infantry: 1 } },
    battle: ['barrikady-factory'],
  });
  expect(game.open.rpc.axis).toBe(4);
  expect(game.all('income')).toMatchObject([{ side: 'axis', points: 4, rpc: 4 }]);
});

test('AA-AXR-02 AA-R-24 odd rounds bring a token to Tatsinskaya while the pool lasts', () => {
  const game = position({ round: 3, card: 2 });
  expect([game.zone('tatsinskaya').tokens.axis, game.open.pool.axis]).toEqual([1, 6]);
  const none = position({ round: 3, card: 2, open: { pool: { axis: 0, allies: 14 } } });
  expect(none.zone('tatsinskaya').tokens.axis).toBe(0);
});

test('AA-R-24 seven odd rounds of the Race empty the pool, Uranus uses three', () => {
  expect(passTo(newGame('race'), 13, 3).open.pool.axis).toBe(0);
  const uranus = newGame('uranus').play('all northwest');
  expect(passTo(uranus, 13, 3).open.pool.axis).toBe(4);
});

test('AA-AXR-03 AA-R-25 even rounds bring one infantry, German or Minor Axis', () => {
  const game = position({ round: 4, card: 2, axisHolds: ['oblivskaya', 'perelazovskii', 'petrovka'] });
  expect(game.legal()).toHaveLength(6);
  game.play('receive minor-infantry petrovka');
  expect(game.units('axis', 'petrovka')).toEqual({ 'minor-infantry': 1 });
  expect(game.open.card).toBe(3);
  const later = position({ round: 6, card: 2, axisHolds: ['oblivskaya'] });
  expect(later.legal()).toEqual(['receive infantry oblivskaya', 'receive minor-infantry oblivskaya']);
});

test('AA-AXR-04 not in an Allied zone, and nowhere if all three are Allied', () => {
  const game = position({
    round: 4,
    card: 2,
    axisHolds: ['oblivskaya', 'perelazovskii'],
    axis: { perelazovskii: { infantry: 1 } },
    allies: { perelazovskii: { infantry: 1 } },
    battle: ['perelazovskii'],
  });
  expect(game.why('receive infantry petrovka')).toBe('AA-AXR-04');
  expect(game.why('receive infantry kalach')).toBe('AA-AXR-03');
  expect(game.why('receive infantry perelazovskii')).toBeNull();
  expect(position({ round: 4, card: 2 }).step).toBe('movement');
});

const STORM = { winterStorm: 10, rpc: { axis: 13, allies: 0 } } as const;

test('AA-AXR-05 AA-SETU-04 RPCs can only be saved before Winter Storm', () => {
  const game = position({ round: 9, card: 2, open: STORM });
  expect(game.step).toBe('movement');
  const buying = position({ round: 9, flow: [{ step: 'purchases', side: 'axis' }], open: STORM });
  expect(buying.why('buy tank tormosin')).toBe('AA-AXR-05');
});

test('AA-AXR-06 AA-R-26 AA-R-23 Winter Storm brings an aircraft in the air, then spending', () => {
  const game = position({ round: 10, card: 2, axisHolds: ['oblivskaya'], open: STORM });
  game.play('receive minor-infantry oblivskaya');
  expect(game.legal()).toEqual([
    'receive fighter tormosin',
    'receive fighter verkhne-kumskii',
    'receive bomber tormosin',
    'receive bomber verkhne-kumskii',
  ]);
  game.play('receive bomber tormosin');
  expect(game.aloft).toEqual(['axis bomber hover tormosin']);
  expect(game.step).toBe('purchases');
  game.play('done');
  expect(game.why('done')).toBe('AA-AIR-06');
  game.play('from tormosin');
  expect(game.why('drop tatsinskaya')).toBe('AA-AIR-11');
});

test('AA-AXR-07 spending goes on after Winter Storm, and the rest is kept', () => {
  const game = position({ round: 12, card: 2, axisHolds: ['tormosin', 'oblivskaya'], open: STORM });
  game.play('receive infantry oblivskaya', 'buy tank tormosin', 'buy tank tormosin');
  expect(game.open.rpc.axis).toBe(1);
  expect(game.legal('buy')).toEqual([]);
});

test('AA-AXR-08 AA-AIR-18 AA-R-04 the Axis buys land units at chart cost and nothing else', () => {
  const game = position({
    round: 11,
    card: 2,
    axisHolds: ['tormosin'],
    open: { ...STORM, rpc: { axis: 10, allies: 0 } },
  });
  expect(game.legal('buy').some((line) => /fighter|bomber|token|rocket/.test(line))).toBe(false);
  expect(game.why('buy token tormosin')).toBe('AA-AXR-08');
  expect(game.why('buy rocket-launcher tormosin')).toBe('AA-AXR-08');
  expect(game.why('ferry gray')).toBe('AA-AXR-08');
  expect(game.why('buy tank kalach')).toBe('AA-AXR-09');
  game.play('buy minor-artillery tormosin', 'buy tank tormosin');
  expect(game.open.rpc.axis).toBe(0);
});

test('AA-AXR-09 AA-STACK-04 bought units may exceed the limit until the end of movement', () => {
  const game = position({
    round: 11,
    card: 2,
    axisHolds: ['tormosin'],
    open: { ...STORM, rpc: { axis: 33, allies: 0 } },
  });
  for (let n = 0; n < 11; n++) game.play('buy infantry tormosin');
  expect(game.units('axis', 'tormosin')).toEqual({ infantry: 11 });
});

test('AA-AXR-10 AA-R-71 units that arrive among enemies begin or join a fight', () => {
  const start = { round: 11, card: 2, open: { ...STORM, rpc: { axis: 12, allies: 0 } } } as const;
  const game = position({ ...start, allies: { 'verkhne-kumskii': { infantry: 2 } } });
  game.play('buy tank verkhne-kumskii');
  expect(game.zone('verkhne-kumskii')).toMatchObject({ marker: 'assault', control: 'allies', river: false });
  game.play('buy tank verkhne-kumskii');
  expect(game.legal('from verkhne-kumskii')).toEqual([]);
  const battle = position({
    ...start,
    allies: { 'verkhne-kumskii': { infantry: 2 } },
    axis: { 'verkhne-kumskii': { infantry: 1 } },
    battle: ['verkhne-kumskii'],
  }).play('buy tank verkhne-kumskii', 'done');
  expect(battle.zone('verkhne-kumskii').marker).toBe('battle');
});

test('AA-AXR-11 AA-R-102 AA-R-36 an empty zone falls to the first unit that arrives', () => {
  const game = position({
    round: 11,
    card: 2,
    tokens: { allies: { tormosin: 1 } },
    open: { ...STORM, rpc: { axis: 12, allies: 0 } },
  });
  game.play('buy tank tormosin', 'buy tank tormosin');
  expect(game.zone('tormosin')).toMatchObject({ control: 'axis', marker: null, tokens: { axis: 1, allies: 0 } });
  game.play('from tormosin');
  expect(game.legal('move 2 tank').length).toBeGreaterThan(0);
});

test('AA-R-29 AA-COMP-04 an arrival that needs a marker is impossible without one', () => {
  const game = position({ round: 11, card: 2, allies: { tormosin: { infantry: 1 } }, open: { ...STORM } });
  const zones = [
    'kalach',
    'kotluban',
    'dubovka',
    'rynok',
    'vertyachii',
    'pitomnik',
    'buzinovka',
    'gromoslavka',
  ] as const;
  for (const id of zones) game.zone(id).marker = 'battle';
  for (const id of ['kletskaya', 'kremenskaya', 'zimovskii', 'kopania', 'perelazovskii', 'novomoskovsk'] as const)
    game.zone(id).marker = 'battle';
  for (const id of ['surovikino', 'oblivskaya', 'bolshoy', 'petrovka', 'tinguta', 'beketovka'] as const)
    game.zone(id).marker = 'battle';
  expect(game.why('buy infantry tormosin')).toBe('AA-R-29');
  game.zone('kalach').marker = null;
  expect(game.why('buy infantry tormosin')).toBeNull();
});

test('AA-ALR-01 the Allies are paid for every zone they control', () => {
  expect(position({ card: 9, axisHolds: [] }).open.rpc.allies).toBe(18);
  expect(position({ card: 9, axisHolds: ['tractor-factory'] }).open.rpc.allies).toBe(16);
});

test('AA-ALR-02 the Allies keep what they do not spend', () => {
  const game = position({ card: 9, open: { rpc: { axis: 0, allies: 0 } } });
  game.open.rpc.allies = 7;
  game.play('buy tank krasnaya-sloboda', 'done');
  expect(game.open.rpc.allies).toBe(1);
  expect(game.open.card).toBe(10);
});

test('AA-ALR-03 AA-R-91 AA-FERRY-01 AA-FERRY-03 units, tokens and missing ferries, but no aircraft', () => {
  const game = position({ card: 9, ferries: ['brown', 'gray'] });
  expect(game.legal('buy').some((line) => /fighter|bomber/.test(line))).toBe(false);
  expect(game.why('ferry gray')).toBe('AA-ALR-03');
  expect(game.play('ferry white').open.crossings.white.ferry).toBe(true);
  game.open.pool = { axis: 14, allies: 0 };
  expect(game.why('buy token frolovo')).toBe('AA-R-91');
  expect(game.why('buy assault-gun krasnaya-sloboda')).toBe('AA-ALR-03');
  game.open.rpc.allies = 2;
  expect(game.why('buy infantry krasnaya-sloboda')).toBe('AA-ALR-03');
});

test('AA-R-70 no ferry once the Volga is frozen, and tokens do not count against the limit', () => {
  expect(position({ card: 9, open: { frozen: [6, 7] } }).why('ferry white')).toBe('AA-R-70');
  const game = position({ card: 9 }).play('buy infantry ilovinska', 'buy token ilovinska', 'buy token ilovinska');
  expect(game.why('buy infantry ilovinska')).toBe('AA-ALR-06');
  expect(game.why('buy token ilovinska')).toBeNull();
});

test('AA-ALR-04 AA-ALR-05 four zones for units, airfields too for tokens', () => {
  const game = position({ card: 9, axisHolds: ['pitomnik'] });
  expect(game.why('buy infantry frolovo')).toBe('AA-ALR-04');
  expect(game.why('buy token frolovo')).toBeNull();
  expect(game.why('buy token pitomnik')).toBe('AA-ALR-05');
  expect(game.why('buy token kalach')).toBe('AA-ALR-05');
});

test('AA-ALR-06 AA-R-80 one unit a zone, any number where the Axis stands', () => {
  const game = position({ card: 9, axis: { ilovinska: { infantry: 1 } }, axisHolds: ['ilovinska', 'veshenskaya'] });
  game.play('buy infantry ilovinska', 'buy infantry ilovinska', 'buy infantry veshenskaya');
  expect(game.why('buy infantry ilovinska')).toBeNull();
  expect(game.why('buy infantry veshenskaya')).toBe('AA-ALR-06');
});

test('AA-ALR-07 AA-ALR-08 Krasnaya Sloboda takes any number', () => {
  const game = position({ card: 9, allies: { 'krasnaya-sloboda': { infantry: 7 } } });
  for (let n = 0; n < 4; n++) game.play('buy infantry krasnaya-sloboda');
  expect(game.units('allies', 'krasnaya-sloboda')).toEqual({ infantry: 11 });
});

test('AA-ALR-09 AA-BOM-09 arrivals take an empty zone or begin an Assault', () => {
  const game = position({ card: 9, axisHolds: ['veshenskaya', 'ilovinska'], axis: { ilovinska: { infantry: 2 } } });
  game.play('buy infantry veshenskaya', 'buy rocket-launcher ilovinska', 'done');
  expect(game.zone('veshenskaya')).toMatchObject({ control: 'allies', marker: null });
  expect(game.zone('ilovinska')).toMatchObject({ control: 'axis', marker: 'assault' });
  expect(game.legal('from veshenskaya')).toEqual(['from veshenskaya']);
  expect(game.legal('from ilovinska')).toEqual([]);
});

test('AA-FAC-01 AA-R-69 odd rounds build a tank, also under fire', () => {
  const given = {
    round: 3,
    card: 8,
    allies: { 'tractor-factory': { infantry: 1 } },
    axis: { 'tractor-factory': { infantry: 1 } },
    battle: ['tractor-factory'],
  } as const;
  const game = position(given);
  expect(game.units('allies', 'tractor-factory')).toEqual({ infantry: 1, tank: 1 });
  expect(game.units('allies', 'barrikady-factory')).toEqual({});
  game.play('done');
  expect(game.legal('from tractor-factory')).toEqual([]);
  const lost = position({ round: 3, card: 8, axisHolds: ['tractor-factory'] });
  expect(lost.units('allies', 'tractor-factory')).toEqual({});
});

test('AA-FAC-02 even rounds build artillery', () => {
  expect(position({ round: 4, card: 8 }).units('allies', 'barrikady-factory')).toEqual({ artillery: 1 });
  expect(
    position({ round: 4, card: 8, axisHolds: ['barrikady-factory'] }).units('allies', 'barrikady-factory'),
  ).toEqual({});
});

test('AA-FAC-03 AA-R-68 a factory that was retaken works again in the next round', () => {
  const factories = {
    tank: { zone: 'tractor-factory', from: 1 },
    artillery: { zone: 'barrikady-factory', from: 7 },
  } as const;
  const idle = position({ round: 6, card: 8, open: { factories: structuredClone(factories) } });
  expect(idle.units('allies', 'barrikady-factory')).toEqual({});
  const game = position({
    round: 5,
    card: 12,
    axisHolds: ['barrikady-factory'],
    allies: { 'barrikady-factory': { infantry: 1 } },
    assault: ['barrikady-factory'],
  });
  expect(game.zone('barrikady-factory').control).toBe('allies');
  expect(game.open.factories?.artillery.from).toBe(6);
});

test('AA-FAC-04 AA-ORD-04 card 8 leaves the game when both factories are lost', () => {
  const game = position({ round: 5, card: 8, axisHolds: ['tractor-factory', 'barrikady-factory'] });
  expect(game.open.factories).toBeNull();
  const later = position({ round: 7, card: 8, open: { factories: null } });
  expect(later.units('allies', 'tractor-factory')).toEqual({});
  expect(later.all('card').map(({ card }) => card)).not.toContain(8);
});

test('AA-FAC-05 AA-STACK-04 a factory may overfill its zone', () => {
  const game = position({ round: 3, card: 8, allies: { 'tractor-factory': { infantry: 8 } } });
  expect(game.units('allies', 'tractor-factory')).toEqual({ infantry: 8, tank: 1 });
});

test('AA-COMP-03 AA-R-27 without a piece a free unit is lost, and a purchase refused', () => {
  const tanks = REGION_IDS.slice(1, 11);
  const allies = Object.fromEntries(tanks.map((zone) => [zone, { tank: 1 }]));
  const game = position({ round: 3, card: 8, allies });
  expect(game.units('allies', 'tractor-factory')).toEqual({});
  expect(game.all('forfeited')).toMatchObject([{ kind: 'tank', zone: 'tractor-factory' }]);
  expect(game.why('buy tank krasnaya-sloboda')).toBe('AA-R-27');
  expect(game.why('buy tank ilovinska')).toBeNull();
  const loose = position({ round: 3, card: 8, allies, options: { looseStacks: true } });
  expect(loose.units('allies', 'tractor-factory')).toEqual({ tank: 1 });
});

test('AA-ORD-08 no action moves a factory', () => {
  const game = newGame('race').play('from kopania');
  expect(game.legal('build').concat(game.legal('pick'))).toEqual([]);
});

test('AA-DEF-10 RPCs are open to both seats', () => {
  const game = position({ card: 9 });
  for (const seat of [...SIDES, null]) expect(viewOf(game.state, seat).open.rpc).toEqual({ axis: 0, allies: 18 });
  expect(game.all('income')).toMatchObject([{ side: 'allies', points: 18, rpc: 18 }]);
});
