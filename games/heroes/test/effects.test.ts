import { expect, test } from 'vitest';
import { cardsFrame } from '../rules/cards/windows.ts';
import type { Frame } from '../rules/state.ts';
import { holding } from './hands.ts';
import { enemy, group } from './position.ts';

const window = (name: 'orderStart' | 'orderEnd' | 'supplyStart', ...after: Frame[]): Frame[] => [
  ...after,
  cardsFrame(name, 'soviet'),
];

test('HS-OP-12 HS-ORD-15 HS-CARD-06: High Command gives a Special token', () => {
  const at = holding(
    {
      soviet: [{ is: 'sov-boris', at: 'A13' }, group('B13')],
      german: [{ is: 'ger-vollrath', at: 'A1' }],
      flow: window('orderStart', { step: 'tokens' }),
    },
    { soviet: ['ac-sov-highcommand'] },
  );
  expect(at.legal()).toEqual(['pass', 'play ac-sov-highcommand']);
  at.play('play ac-sov-highcommand');
  expect(at.open.orders.soviet.specials).toBe(1);
  expect(at.context.learners).toContain('german'); // who has seen the card
  expect(at.open.discards.soviet).toEqual(['ac-sov-highcommand']);
});

test('HS-OP-04: Dig In adds to the defense until the unit leaves its square', () => {
  const at = holding(
    {
      soviet: [group('C8')],
      german: [enemy('E8')],
      dice: [5],
      flow: window(
        'orderEnd',
        { step: 'activation', unit: 0, by: 'token' },
        { step: 'activation', unit: 1, by: 'token' },
      ),
    },
    { soviet: ['ac-sov-digin'] },
  );
  at.play('play ac-sov-digin', 'target s1', 'fire', 'shoot s1 first');
  expect(at.all('attack')[0]?.defense).toBe(6);
  at.play('move', 'step B8');
  expect(at.open.effects).toEqual([]);
});

test('HS-OP-05: General Winter slows everybody down, but nobody to a stop', () => {
  const at = holding(
    {
      soviet: [group('C8')],
      german: [enemy('E8'), { is: 'ger-mg34', at: 'F8', up: 1 }],
      flow: window('orderStart', { step: 'activation', unit: 1, by: 'token' }),
    },
    { soviet: ['ac-sov-winter'] },
  ).play('play ac-sov-winter', 'move');
  const moving = at.state.flow.at(-1);
  expect(moving?.step === 'moving' ? moving.left : 0).toBe(3);
});

test('HS-OP-05 HS-R-154: General Winter is not played against a gun that could not be slower', () => {
  const plays = (is: 'ger-pak38' | 'ger-leig18') =>
    holding(
      { soviet: [group('C8')], german: [{ is, at: 'E8' }], flow: window('orderStart', { step: 'tokens' }) },
      { soviet: ['ac-sov-winter'] },
    ).legal('play');
  expect([plays('ger-pak38'), plays('ger-leig18')]).toEqual([[], ['play ac-sov-winter']]); // Movement 1 and 2
});

test('HS-OP-05: General Winter reaches a gun on its tripod too, once it is packed up', () => {
  const at = holding(
    {
      soviet: [group('C8')],
      german: [enemy('I8'), { is: 'ger-mg34', at: 'F1', up: 1, facing: 'S' }],
      flow: window('orderStart', { step: 'activation', unit: 2, by: 'token' }),
    },
    { soviet: ['ac-sov-winter'] },
  ).play('play ac-sov-winter', 'move', 'flip');
  const moving = at.state.flow.at(-1);
  expect(moving?.step === 'moving' ? moving.left : 0).toBe(3);
});

test('HS-OP-08: with Ura! a group that is reduced later has the Assault +1 that it had not needed before', () => {
  const at = holding(
    {
      soviet: [{ is: 'sov-smg-group', at: 'C8' }, group('A13')],
      german: [enemy('D8')],
      dice: [3, 3, 3, 1, 1],
      flow: window(
        'orderEnd',
        { step: 'activation', unit: 0, by: 'token' },
        { step: 'activation', unit: 2, by: 'token' },
      ),
    },
    { soviet: ['ac-sov-ura'] },
  );
  at.play('play ac-sov-ura', 'fire', 'shoot s1 first');
  expect(at.unit('s1').up).toBe(1);
  at.play('assault g1', 'charge', 'charge');
  expect(at.all('assault')[0]?.results[0]).toBe(6); // 3 + 2 + 1
});

test('HS-CARD-23 HS-OP-08: with the Fury everybody has Assault +2, and no more', () => {
  const at = holding(
    {
      initiative: 'german',
      soviet: [group('C8')],
      german: [enemy('D8'), { is: 'ger-mg34', at: 'I8' }],
      dice: [3, 3, 1, 1],
      flow: window('orderEnd', { step: 'activation', unit: 1, by: 'token' }),
    },
    { german: ['ac-ger-fury'] },
  );
  at.play('play ac-ger-fury');
  expect(at.all('affected')[0]?.units).toEqual(['g1', 'g2']);
  at.play('assault s1', 'charge', 'charge');
  expect(at.all('assault')[0]?.results).toEqual([7, 3]); // 3 + 2 + 2 against 1 + 2
});

test('HS-OP-18 HS-R-154: a nurse needs a reduced unit outside enemy zones', () => {
  const nurse = (...soviet: ReturnType<typeof group>[]) =>
    holding(
      { soviet, german: [enemy('D8')], phase: 'supply', flow: window('supplyStart') },
      { soviet: ['ac-sov-medic'] },
    );
  expect(nurse(group('A13')).step).not.toBe('cardWindow'); // nobody could use it, so nobody is asked
  expect(nurse(group('C8', { up: 1 })).step).not.toBe('cardWindow');
  const at = nurse(group('A13', { up: 1 })).play('play ac-sov-medic', 'target s1');
  expect(at.unit('s1').up).toBe(0);
});

test('HS-OP-15: Iron Discipline near an officer', () => {
  const at = holding(
    {
      initiative: 'german',
      soviet: [group('A13')],
      german: [
        { is: 'ger-vollrath', at: 'A5' },
        { ...enemy('E5'), suppressed: 2 },
        { ...enemy('G5'), suppressed: 2 },
      ],
      phase: 'supply',
      flow: [cardsFrame('supplyStart', 'german')],
    },
    { german: ['ac-ger-discipline'] },
  ).play('play ac-ger-discipline');
  expect([at.unit('g2').suppressed, at.unit('g3').suppressed]).toEqual([0, 2]);
});

test('HS-R-134: a side with cards is asked, whatever they are', () => {
  const at = holding(
    { soviet: [group('A13')], german: [enemy('A1')], flow: window('orderStart') },
    { soviet: ['ac-sov-burst'] },
  );
  expect(at.legal()).toEqual(['pass']);
});
