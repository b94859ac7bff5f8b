import { viewOf } from '@kurgan/engine';
import { describe, expect, test } from 'vitest';
import { type Frame, WHERE } from '../rules/state.ts';
import { newGame, type Position, position } from './position.ts';

const SOVIETS = [
  { is: 'sov-boris', at: 'A13' },
  { is: 'sov-fire-group', at: 'B13' },
  { is: 'sov-fire-group', at: 'C13' },
] as const;
const GERMANS = [
  { is: 'ger-vollrath', at: 'A1' },
  { is: 'ger-fire-group', at: 'B1' },
  { is: 'ger-mg34', at: 'C1' },
] as const;

/** The Order Phase from step 2 on, with the Initiative on the Soviet side, then activations. */
const order = (given: Parameters<typeof position>[0] = {}): Position =>
  position({
    soviet: SOVIETS,
    german: GERMANS,
    flow: [
      { step: 'activations', seat: 'soviet' },
      { step: 'placing', seats: ['german'] },
      { step: 'placing', seats: ['soviet'] },
      { step: 'tokens' },
    ] satisfies Frame[],
    ...given,
  });

describe('tokens', () => {
  test('HS-ORD-03 HS-ORD-04 HS-ORD-05: stars of officers and tiles', () => {
    const { open } = order();
    expect(open.orders.soviet.numbers).toBe(2); // Boris, and the tile's own star
    expect(open.orders.german.numbers).toBe(2); // Vollrath
  });
  test('HS-ORD-06 HS-VIC-02: no star, no game; a Bluff does not help', () => {
    const at = order({ german: [{ is: 'ger-fire-group', at: 'B1' }] });
    expect(at.open.outcome).toMatchObject({ winner: 'soviet', rule: 'HS-ORD-06' });
    expect(at.open.orders.german.bluffs).toBe(1);
  });
  test('HS-R-81: nobody has a star', () => {
    const at = order({
      soviet: [{ is: 'sov-fire-group', at: 'B13' }],
      german: [{ is: 'ger-fire-group', at: 'B1' }],
      open: { army: { soviet: [], german: [] } },
    });
    expect(at.open.outcome).toMatchObject({ winner: null, rule: 'HS-R-81' });
  });
  test('HS-R-83 HS-EX-27: a broken tile gives no star any more', () => {
    const broken = { tile: 'rt-sov-volga', options: [], lost: 3, broken: true } as const;
    const at = order({ open: { army: { soviet: [{ ...broken, options: [] }], german: [] } } });
    expect(at.open.orders.soviet.numbers).toBe(1);
  });
  test('HS-R-81: tokens without a unit are none, unless one is to come', () => {
    const ends = (german: readonly { readonly is: 'ger-fire-group'; readonly at: string }[], where: number) => {
      const at = order({ german, flow: [{ step: 'placing', seats: ['german'] }] });
      if (german.length === 1) at.open.units.where[3] = where;
      at.open.orders.german.specials = 1;
      at.state.flow.push({ step: 'tokens' });
      at.game.settle(at.state, at.context);
      return at.open.outcome?.winner;
    };
    expect([ends([], 0), ends([{ is: 'ger-fire-group', at: 'B1' }], WHERE.waiting)]).toEqual(['soviet', undefined]);
    expect(ends([{ is: 'ger-fire-group', at: 'B1' }], WHERE.destroyed)).toBe('soviet');
  });
});

describe('placing', () => {
  test('HS-ORD-10 HS-ORD-12: every number on a unit of its own', () => {
    const at = order();
    expect(at.waiting).toEqual(['soviet']);
    expect(at.why('confirm')).toBe('HS-ORD-10');
    expect(at.why('keep')).toBe('HS-ORD-10');
    expect(at.why('assign g1')).toBe('HS-ORD-10');
    at.play('assign s1');
    expect(at.why('assign s1')).toBe('HS-ORD-12');
  });
  test('HS-ORD-10: no more than there are', () => {
    const at = order().play('assign s3', 'assign s1', 'assign s2');
    expect(at.refusal('assign s3')).toMatchObject({ rule: 'HS-ORD-10', facts: { 'tokens left': 0 } });
  });
  test('HS-ORD-11: nobody sees a value, nor where tokens lie before all are placed', () => {
    const at = order();
    at.play('assign s3', 'assign s1', 'assign s2');
    expect(at.open.units.token).toEqual([0, 0, 0, 0, 0, 0]);
    at.play('confirm');
    expect(at.open.units.token).toEqual([1, 1, 1, 0, 0, 0]);
    const seen = JSON.stringify([viewOf(at.state, 'german').open, at.all('placed', 'german')]);
    expect(seen).toContain('"on":["s1","s2","s3"],"tokens":null');
    expect(at.all('placed', 'soviet')[0]?.tokens).toEqual([2, 12, 1]);
  });
  test('HS-ORD-13: the Bluff may stay away', () => {
    const at = order();
    at.play('assign s1', 'assign s2', 'keep', 'confirm');
    expect(at.open.units.token).toEqual([1, 1, 0, 0, 0, 0]);
  });
  test('HS-R-72: numbers without a unit are void', () => {
    const at = order({ soviet: [{ is: 'sov-boris', at: 'A13' }] });
    at.play('assign s1', 'confirm');
    expect(at.open.units.token).toEqual([1, 0, 0, 0]);
  });
  test('HS-ORD-09: both at once', () => {
    const at = order({
      flow: [
        { step: 'activations', seat: 'soviet' },
        { step: 'placing', seats: ['soviet', 'german'] },
        { step: 'tokens' },
      ],
      open: { options: { simultaneous: true, replace: false } },
    });
    at.play('soviet: assign s1', 'german: assign g1', 'soviet: assign s2', 'soviet: keep', 'soviet: confirm');
    expect(at.open.units.token).toEqual([0, 0, 0, 0, 0, 0]);
    expect(at.waiting).toEqual(['german']);
    at.play('assign g2', 'keep', 'confirm');
    expect(at.open.units.token).toEqual([0, 1, 0, 1, 1, 0]); // s1 is revealed at once
    expect(at.all('ready')).toMatchObject([{ seat: 'soviet' }]);
  });
});

describe('Personal Orders', () => {
  const soviet = [...SOVIETS, { is: 'sov-commissar', at: 'D13' }] as const;
  test('HS-CMD-11: the unit brings a token and must get one', () => {
    const at = order({ soviet });
    expect(at.open.orders.soviet.numbers).toBe(3);
    at.play('assign s1', 'assign s2', 'assign s3');
    expect(at.why('keep')).toBe('HS-CMD-11');
    at.play('assign s4', 'confirm');
    expect(at.unit('s4').token).toBe(true); // a Bluff will do
  });
  test('HS-R-73: with fewer tokens than such units the owner chooses', () => {
    const crowd = {
      orders: { soviet: { numbers: 1, next: 1, specials: 0, specialsShown: 0, bluffs: 0, aside: 0, tiles: [] } },
    };
    const commissars = [...soviet, { is: 'sov-commissar', at: 'E13' }] as const;
    const at = order({ soviet: commissars, flow: [{ step: 'placing', seats: ['soviet'] }] });
    Object.assign(at.open.orders, crowd.orders);
    expect(at.why('assign s1')).toBe('HS-CMD-11');
    expect(at.legal('assign')).toEqual(['assign s4', 'assign s5']);
    expect(at.play('assign s5').why('confirm')).toBeNull();
  });
});

describe('activations', () => {
  const placed = (): Position =>
    order().play('assign s1', 'assign s2', 'assign s3', 'confirm', 'assign g2', 'assign g1', 'keep', 'confirm');
  const revealed = (at: Position): string[] =>
    at.all('revealed').map(({ seat, number, unit }) => `${seat} ${number} ${unit}`);

  test('HS-ACT-02 HS-ACT-03 HS-ACT-04: numbers in turn, the Initiative first', () => {
    const at = placed().play('pass', 'pass', 'pass', 'pass');
    expect(revealed(at)).toEqual(['soviet 1 s1', 'german 1 g2', 'soviet 2 s2', 'german 2 g1']);
  });
  test('HS-ACT-07 HS-ACT-08: a unit that does nothing has acted', () => {
    const at = placed().play('pass');
    expect(at.unit('s1')).toMatchObject({ acted: true, token: false });
    expect(at.unit('s3').acted).toBe(false);
  });
  test('HS-ORD-14 HS-SUPY-05 HS-SUPY-01: a Bluff activates nobody, is shown, and its unit moves in supply', () => {
    const at = placed().play('pass', 'pass', 'pass', 'pass');
    expect(at.all('bluffs')[0]).toMatchObject({ seat: 'soviet', on: ['s3'] });
    expect(at.legal('activate')).toEqual(['activate s3']);
  });
  test('HS-ACT-09 HS-R-76: a void token is called at its number', () => {
    const at = placed();
    at.play('pass'); // s1
    at.open.units.acted[1] = 1;
    at.state.private.soviet.aside = [2];
    at.state.private.soviet.tokens[1] = 0;
    at.open.units.token[1] = 0;
    at.open.orders.soviet.aside = 1;
    at.play('pass', 'pass');
    expect(at.all('void')).toMatchObject([{ seat: 'soviet', number: 2 }]);
    expect(at.open.orders.soviet.aside).toBe(0);
  });
});

test('HS-SET-05 HS-SCN-03: the side without Initiative deploys first, in its area', () => {
  const at = newGame();
  expect(at.waiting).toEqual([at.open.initiative === 'soviet' ? 'german' : 'soviet']);
  const soviets = at.waiting[0] === 'soviet';
  at.play(soviets ? 'pick s1 full' : 'pick g1 full');
  expect(at.why(soviets ? 'put A1' : 'put A16')).toBe('HS-SCN-03');
  at.play(soviets ? 'put A16' : 'put A1');
  at.play(soviets ? 'pick s2 full' : 'pick g2 full');
  expect(at.why(soviets ? 'put A16' : 'put A1')).toBe('HS-MOVE-04');
});

test('HS-STATE-04: a unit that changes state is deployed with either side up', () => {
  const at = newGame();
  while (at.waiting[0] === 'soviet') at.play(at.legal()[0] ?? '');
  expect(at.waiting).toEqual(['german']);
  const sides = at.legal('pick').map((line) => line.split(' '));
  const guns = sides.filter(([, , side]) => side !== 'full');
  expect(guns.map(([, , side]) => side).sort()).toEqual(['active', 'inactive']);
  expect(new Set(guns.map(([, unit]) => unit)).size).toBe(1);
});

test('HS-SCN-03 HS-TERR-05: a tank deploys with both squares where it can stand', () => {
  const at = newGame({}, '10').play('pick s17 full', 'put N8');
  expect(at.legal('face')).not.toContain('face W'); // its rear would lie on O8
  expect(at.legal('face').length).toBeGreaterThan(0);
});
