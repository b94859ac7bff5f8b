import { viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { NONE } from '../rules/state.ts';
import { holding } from './hands.ts';
import { acting, enemy, group } from './position.ts';

test('HS-CARD-19 HS-OP-06 HS-R-135: Second Chance rolls all dice of the own roll again', () => {
  const at = holding(
    { soviet: [group('C8')], german: [enemy('D8')], flow: [acting(0)], dice: [2, 1, 6, 5, 4, 3] },
    { soviet: ['ac-sov-second'] },
  ).play('assault g1', 'charge', 'charge', 'pass');
  expect(at.legal()).toEqual(['pass', 'reroll soviet card']);
  expect(at.why('reroll german card')).toBe('HS-OP-06');
  at.play('reroll soviet card');
  expect(at.all('rerolled')).toMatchObject([{ before: [2, 1], dice: [4, 3] }]);
  expect(at.all('assault')[0]?.results).toEqual([6, 8]);
  expect(at.open.discards.soviet).toEqual(['ac-sov-second']);
});

test('HS-OPT-11 HS-R-87: Veteran rolls the roll of an enemy again, and may do so once more', () => {
  const at = holding(
    { soviet: [group('C8')], german: [enemy('E8')], flow: [acting(0)], dice: [6, 5, 1] },
    {},
    { german: [{ marker: 'mk-veteran', tile: 0, left: 2 }] },
  ).play('fire', 'shoot g1 first');
  expect(at.waiting).toEqual(['german']);
  expect(at.legal()).toEqual(['pass', 'reroll soviet veteran']);
  at.play('reroll soviet veteran', 'reroll soviet veteran');
  expect(at.all('attack')[0]).toMatchObject({ dice: [1], outcome: 'miss' });
  expect(at.open.stock.german[0]?.left).toBe(0);
});

test('HS-OPT-07: no more than three Veteran markers on one action, however many options bring them', () => {
  const options = [1, 2].map(() => ({ marker: 'mk-veteran', tile: 0, left: 3 }));
  const at = holding(
    { soviet: [group('C8')], german: [enemy('E8')], flow: [acting(0)], dice: [6, 6, 6, 6] },
    {},
    { german: options },
  ).play('fire', 'shoot g1 first');
  for (let i = 0; i < 3; i++) at.play('reroll soviet veteran');
  expect(at.all('attack')).toMatchObject([{ dice: [6], outcome: 'double' }]);
  expect(at.open.stock.german.map(({ left }) => left)).toEqual([0, 3]);
});

test('HS-OP-17: the last of the Iron Nerves leaves the other markers', () => {
  const at = holding(
    {
      soviet: [{ is: 'sov-maxim', at: 'E8', up: 1, facing: 'E' }],
      german: [enemy('G9')],
      flow: [acting(0)],
      dice: [1],
    },
    {},
    { german: [{ marker: 'mk-nerves', tile: 0, left: 1 }] },
  ).play('fire', 'suppress g1 first', 'use mk-nerves');
  expect([at.step === 'nerves', at.unit('g1').suppressed]).toEqual([false, 1]); // 1 + 4 x 2 against 4: two markers
});

test('HS-OP-17: with nothing left to cancel nobody is asked, and nothing is told', () => {
  const at = holding(
    { soviet: [{ is: 'sov-ba64', at: 'A8', suppressed: 2 }], german: [enemy('C8')], flow: [acting(0)], dice: [1] },
    {},
    { german: [{ marker: 'mk-nerves', tile: 0, left: 3 }] },
  ).play('fire', 'shoot g1 first', 'frighten', 'use mk-nerves');
  expect([at.step === 'nerves', at.all('suppressed')]).toEqual([false, []]);
});

test('HS-OPT-07 HS-OP-17: nor more than three Iron Nerves', () => {
  const stock = (marker: string) => [1, 2].map(() => ({ marker, tile: 0, left: 3 }));
  const maxim = { is: 'sov-maxim', at: 'E8', up: 1, facing: 'E' } as const;
  const at = holding(
    { soviet: [maxim], german: [enemy('G9')], flow: [acting(0)], dice: [6] },
    {},
    { german: stock('mk-nerves'), soviet: stock('mk-ammo') },
  ).play('fire', 'use mk-ammo', 'use mk-ammo', 'use mk-ammo');
  expect(at.why('use mk-ammo')).toBe('HS-OPT-07');
  at.play('suppress g1 first', 'use mk-nerves', 'use mk-nerves', 'use mk-nerves');
  expect(at.unit('g1').suppressed).toBe(2); // 6 + (4 + 3) x 2 = 20 against 4: five markers
  expect(at.step).not.toBe('nerves');
});

test('HS-R-87 HS-R-134: a concealed unit under the flames may be one that rolls again', () => {
  const army = {
    soviet: [],
    german: [
      {
        tile: 'rt-ger-feldkommando' as const,
        options: [{ slot: 's3' as const, option: 'op-ger-sniper' as const, lost: 0, broken: false }],
        lost: 0,
        broken: false,
      },
    ],
  };
  const plain = { tile: 0, slot: null, stripe: null, due: 0 };
  const at = holding(
    {
      soviet: [{ is: 'sov-roks', at: 'A8' }],
      german: [{ is: 'ger-sniper', at: 'B8', concealed: true }],
      flow: [acting(0)],
      dice: [5, 1],
      open: {
        army,
        roster: [
          { ...plain, seat: 'soviet', hides: false },
          { ...plain, seat: 'german', hides: true, tile: NONE },
        ],
      },
    },
    {},
    { german: [{ marker: 'mk-veteran', tile: 0, left: 1 }] },
  ).play('fire', 'spray first', 'toward E');
  expect(at.asked).toBe('german reroll');
  at.play('reroll soviet veteran');
  expect(at.all('burst')).toMatchObject([{ target: 'g1', dice: [1], outcome: 'hit' }]);
});

test('HS-R-134: who holds cards is asked, whatever they are, and sees only the own hand', () => {
  const at = holding(
    { soviet: [group('C8')], german: [enemy('E8')], flow: [acting(0)], dice: [1] },
    { soviet: ['ac-sov-burst'] },
  ).play('fire', 'shoot g1 first');
  expect(at.step).toBe('rerollWindow');
  expect(at.legal()).toEqual(['pass']);
  expect(JSON.stringify(viewOf(at.state, 'german'))).not.toContain('ac-sov-burst');
});
