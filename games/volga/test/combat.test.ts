import { expect, test } from 'vitest';
import { UNIT_IDS, UNITS } from '../data/units.ts';
import { volga } from '../tools.ts';
import { DIVISION_29, position } from './position.ts';
import { assault, attack } from './scene.ts';

const MARKERS = { artillery: 8, engineer: 4, air: 3 };

/** A fight in Area 35 from inside against a Factor of 5, with every marker available and any dice. */
const assault35 = (by: readonly (typeof UNIT_IDS)[number][], open = {}, dice: readonly number[] = [1, 1, 1, 1]) =>
  assault({ in: 35, by, against: 'L5-heroes', open: { available: MARKERS, ...open }, dice });
const attackValue = (game: ReturnType<typeof position>) => game.all('fought')[0]?.attackValue;
const defenseValue = (game: ReturnType<typeof position>) => game.all('fought')[0]?.defenseValue;

test('AV-RES-01 lead, support, dice and the return of the markers follow in this order', () => {
  const game = assault35(['71/191', '71/194']);
  expect(game.step).toBe('lead');
  expect(game.why('place artillery')).toBe('AV-RES-04');
  game.play('lead 71/191');
  expect(game.step).toBe('support');
  expect(game.why('lead 71/194')).toBe('AV-RES-18');
  game.play('place artillery', 'fight');
  const told = game.events.map(({ event }) => event);
  expect(told.slice(told.indexOf('led'), told.indexOf('fought') + 1)).toEqual(['led', 'placed', 'fought']);
  expect(game.open.battle).toBe(null);
});

test('AV-RES-02 the totals are the values plus two dice each', () => {
  const game = attack({
    on: 10,
    from: 8,
    by: DIVISION_29,
    against: 'H8-fanatic',
    open: { event: 'shells', morale: 18, available: MARKERS },
    dice: [3, 2, 4, 5, 2],
  }).play('lead 29/RCN', 'place artillery', 'place engineer', 'place air', 'fight');
  expect(game.all('fought')).toMatchObject([
    { attackValue: 14, defenseValue: 9, attackTotal: 14 + 6, defenseTotal: 9 + 7 },
  ]);
});

test('AV-RES-03 each side rolls two dice unless Guards are being Revealed', () => {
  const game = attack({ on: 35, from: 24, by: ['71/191'], against: 'L5-heroes', dice: [1, 2, 3, 4] });
  game.play('lead 71/191', 'fight');
  expect(game.all('fought')).toMatchObject([{ german: [1, 2], soviet: [3, 4] }]);
});

test('AV-RES-04 the Attack Factor of the lead counts, whoever else attacks', () => {
  const units = ['29/RCN', '24/21', '71/191'] as const;
  const led = units.map((unit) => attackValue(assault35(units).play(`lead ${unit}`, 'fight')));
  expect(led).toEqual([6 + 3, 5 + 3, 4 + 3]);
  expect(assault35(units).why('lead 71/194')).toBe('AV-RES-04');
});

test('AV-RES-05 each other attacking unit adds one', () => {
  const units = ['71/191', '295/516', '94/267', '389/544'] as const;
  const values = [1, 2, 3, 4].map((n) => attackValue(assault35(units.slice(0, n)).play('lead 71/191', 'fight')));
  expect(values).toEqual([5, 6, 7, 8]);
});

test('AV-RES-06 each Artillery marker adds two', () => {
  const game = assault35(['71/191', '71/194']).play('lead 71/191', 'place artillery', 'place artillery', 'fight');
  expect(attackValue(game)).toBe(6 + 4);
});

test('AV-RES-07 each Engineer marker adds two', () => {
  const game = assault35(['71/191', '71/194']).play('lead 71/191', 'place engineer', 'fight');
  expect(attackValue(game)).toBe(6 + 2);
});

test('AV-RES-08 three units of one division add one', () => {
  const same = assault35(['71/191', '71/194', '71/211']).play('lead 71/191', 'fight');
  expect(attackValue(same)).toBe(4 + 2 + 1 + 1);
  const mixed = assault35(['71/191', '71/194', '295/516']).play('lead 71/191', 'fight');
  expect(attackValue(mixed)).toBe(4 + 2 + 1);
});

test('AV-RES-09 the integrity bonus is one at most, and assault guns do not help to reach it', () => {
  const four = assault35(DIVISION_29).play('lead 29/RCN', 'fight');
  expect(attackValue(four)).toBe(6 + 3 + 1 + 1);
  const guns = assault35(['71/191', '71/194', '244B']).play('lead 71/191', 'fight');
  expect(attackValue(guns)).toBe(4 + 2 + 1);
});

test('AV-R-51 an assault gun adds one or leads, and three of them have no integrity', () => {
  expect(attackValue(assault35(['71/191', '244B']).play('lead 71/191', 'fight'))).toBe(4 + 1 + 1);
  expect(attackValue(assault35(['71/191', '244B']).play('lead 244B', 'fight'))).toBe(5 + 1 + 1);
  expect(attackValue(assault35(['244A', '244B', '245A']).play('lead 244B', 'fight'))).toBe(5 + 2 + 1);
});

test('AV-RES-10 Strong Morale adds one to the attack', () => {
  expect(attackValue(assault35(['71/191'], { morale: 10 }).play('lead 71/191', 'fight'))).toBe(5);
  expect(attackValue(assault35(['71/191'], { morale: 9 }).play('lead 71/191', 'fight'))).toBe(4);
});

/** The Defense Value of a Revealed Factor 8 in the Grain Elevator. */
const elevator = (open = {}, dice: readonly number[] = [1, 1, 1, 1], ...support: string[]) =>
  assault({ in: 10, by: ['29/15'], against: 'H8-fanatic', open: { available: MARKERS, ...open }, dice }).play(
    'lead 29/15',
    ...support,
    'fight',
  );

test('AV-RES-11 the Defense Value starts with the Defense Factor', () => {
  const values = (['H7-ambush', 'H8-fanatic', 'H10-ambush'] as const).map((against) =>
    defenseValue(assault({ in: 10, by: ['29/15'], against, dice: [1, 1, 1, 1] }).play('lead 29/15', 'fight')),
  );
  expect(values).toEqual([7 + 4, 8 + 4, 10 + 4]);
});

test('AV-RES-12 the modifier of the Area is added', () => {
  expect(defenseValue(elevator())).toBe(12);
  expect(defenseValue(assault35(['71/191']).play('lead 71/191', 'fight'))).toBe(5 + 3);
  const kurgan = assault({ in: 21, by: ['71/191'], against: 'E5-heroes', dice: [1, 1, 1, 1] });
  expect(defenseValue(kurgan.play('lead 71/191', 'fight'))).toBe(5 + 4);
});

test('AV-RES-13 Shaken Morale adds one to the defense', () => {
  expect(defenseValue(elevator({ morale: 9 }))).toBe(13);
  expect(defenseValue(elevator({ morale: 10 }))).toBe(12);
});

test('AV-RES-14 the Air die is taken off the Defense Value', () => {
  const game = elevator({}, [3, 1, 1, 1, 1], 'place air');
  expect(game.all('fought')).toMatchObject([{ air: 3, defenseValue: 9, defenseTotal: 11 }]);
});

test('AV-RES-15 the Defense Value never falls below 0', () => {
  const game = assault({
    in: 44,
    by: ['71/191'],
    against: 'C4-heroes',
    open: { available: MARKERS },
    dice: [6, 1, 1, 1, 1],
  });
  game.play('lead 71/191', 'place air', 'fight');
  expect(game.all('fought')).toMatchObject([{ air: 6, defenseValue: 0, defenseTotal: 2 }]);
});

test('AV-RES-16 there are no more support markers than attacking units', () => {
  const game = assault35(['71/191', '71/194']).play('lead 71/191', 'place artillery', 'place engineer');
  expect(game.legal()).toEqual(['fight']);
  expect(game.why('place artillery')).toBe('AV-RES-16');
});

test('AV-RES-17 one Air marker at most is placed in a combat', () => {
  const game = assault35(DIVISION_29).play('lead 29/RCN', 'place air');
  expect(game.why('place air')).toBe('AV-RES-17');
  expect(game.legal()).toEqual(['place artillery', 'place engineer', 'fight']);
});

test('AV-RES-18 any mix of Available markers may be placed, and none has to be', () => {
  const available = { artillery: 2, engineer: 0, air: 1 };
  const game = assault35(['71/191', '71/194', '71/211'], { available }).play('lead 71/191');
  expect(game.legal()).toEqual(['place artillery', 'place air', 'fight']);
  game.play('place air', 'place artillery', 'place artillery');
  expect(game.open.battle?.support).toEqual(available);
});

test('AV-RES-19 markers placed are used up whatever the result', () => {
  for (const dice of [
    [1, 1, 6, 6],
    [6, 6, 1, 1],
  ]) {
    const game = assault35(['71/191', '71/194'], { available: { artillery: 3, engineer: 1, air: 0 } }, dice);
    game.play('lead 71/191', 'place artillery', 'place artillery', 'fight');
    expect(game.open.available).toEqual({ artillery: 1, engineer: 1, air: 0 });
    expect(game.open.battle).toBe(null);
  }
});

test('AV-R-61 in a combat the Isolation die comes first, then Air, the German dice and the Soviet dice', () => {
  const game = attack({
    on: 35,
    from: 24,
    by: ['71/191'],
    against: 'L6-guards',
    open: { available: MARKERS },
    dice: [4, 2, 5, 6, 1, 2, 3],
    isolated: [35],
  }).play('lead 71/191', 'place air', 'fight');
  expect(game.all('isolationDie')).toMatchObject([{ die: 4 }]);
  expect(game.all('fought')).toMatchObject([{ air: 2, german: [5, 6], soviet: [1, 2, 3] }]);
});

test('AV-R-61 in a Turn the event is rolled first, then Supply with its rerolls, then Bloody Streets by Area', () => {
  const game = position({
    flow: 'dawn',
    options: { moreSupply: true },
    open: { turn: 4, arriving: [] },
    revealed: { 10: 'H8-fanatic', 35: 'L5-heroes' },
    fresh: { 35: ['71/191'], 10: ['29/15'] },
    dice: [1, 2, 3, 2, 1, 3, 4, 5, 6, 5],
  }).play('done');
  expect(game.all('rolledEvent')).toMatchObject([{ dice: [1, 2, 3] }]);
  expect(game.all('rolledSupply')).toMatchObject([{ dice: [2, 5, 3, 4] }]);
  expect(game.all('bloodyStreets')).toMatchObject([
    { area: 10, die: 6 },
    { area: 35, die: 5 },
  ]);
});

test('AV-R-62 the lines of both sums stand in the order of the lists: A lead, B units, C support, D integrity, E Morale', () => {
  const game = attack({
    on: 10,
    from: 8,
    by: DIVISION_29,
    against: 'H8-guards',
    open: { available: MARKERS, event: 'commissars' },
  });
  game.play('lead 29/RCN', 'place artillery', 'place engineer', 'place air');
  const rules = (view: typeof game.state) =>
    volga.odds(view, 'german', { do: 'fight' })?.sums.map(({ lines }) => lines.map(({ rule }) => rule));
  const attackLines = ['AV-RES-04', 'AV-RES-05', 'AV-RES-06', 'AV-RES-07', 'AV-RES-08', 'AV-RES-10'];
  expect(rules(game.state)?.[0]).toEqual(attackLines);
  game.open.morale = 9;
  const defenseLines = ['AV-RES-11', 'AV-RES-12', 'AV-RES-13', 'AV-EVT-06', 'AV-RES-14', 'AV-REV-11'];
  expect(rules(game.state)?.[1]).toEqual(defenseLines);
});

test('AV-R-63 the picture on a counter costs nothing: a unit returns for its type alone', () => {
  for (const unit of UNIT_IDS.filter((id) => UNITS[id].home !== null)) {
    const { type, home } = UNITS[unit];
    const game = position({ flow: 'purchase', open: { supply: 2 }, outOfAction: [unit] });
    game.play(`return ${unit}`, `base ${home}`);
    expect([unit, game.open.supply]).toEqual([unit, type === 'armor' ? 0 : 1]);
  }
});
