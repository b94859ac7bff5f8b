import { describe, expect, test } from 'vitest';
import { acting, group, position } from './position.ts';

describe('aimed fire', () => {
  test('HS-FIRE-09 HS-FIRE-10 HS-HIT-02: the Defense Value is enough', () => {
    const at = position({
      soviet: [group('A8')],
      german: [{ is: 'ger-fire-group', at: 'C8' }],
      flow: [acting(0)],
      dice: [2],
    });
    at.play('fire', 'shoot g1 first');
    expect(at.all('attack')).toMatchObject([{ result: 4, defense: 4, outcome: 'hit' }]);
    expect(at.unit('g1')).toMatchObject({ alive: true, up: 1 });
  });
  test('HS-FIRE-10: one less misses', () => {
    const german = [{ is: 'ger-fire-group', at: 'C8' }] as const;
    const at = position({ soviet: [group('A8')], german, flow: [acting(0)], dice: [1] });
    expect(at.play('fire', 'shoot g1 first').unit('g1').up).toBe(0);
  });
  test('HS-HIT-01 HS-HIT-05: a reduced unit is destroyed and counts for its tile', () => {
    const german = [
      { is: 'ger-fire-group', at: 'C8', up: 1 },
      { is: 'ger-vollrath', at: 'A1' },
    ] as const;
    const at = position({ soviet: [group('A8')], german, flow: [acting(0)], dice: [3] });
    at.play('fire', 'shoot g1 first');
    expect(at.unit('g1').alive).toBe(false);
    expect(at.open.army.german[0]?.lost).toBe(1);
  });
  test('HS-HIT-09: twice the Defense Value destroys', () => {
    const german = [{ is: 'ger-fire-group', at: 'C8' }] as const;
    const at = position({ soviet: [group('A8')], german, flow: [acting(0)], dice: [6] });
    at.play('fire', 'shoot g1 first');
    expect(at.all('attack')[0]?.outcome).toBe('double');
    expect(at.unit('g1').alive).toBe(false);
  });
  test('HS-FIRE-11 HS-SUP-05: Suppressed markers take 2 each', () => {
    const german = [{ is: 'ger-fire-group', at: 'C8' }] as const;
    const at = position({ soviet: [{ ...group('A8'), suppressed: 1 }], german, flow: [acting(0)], dice: [4] });
    expect(at.play('fire', 'shoot g1 first').all('attack')[0]?.result).toBe(4);
  });
  test('HS-RNG-02 HS-EX-20: Long Range begins at 8 squares', () => {
    const shot = (square: string) =>
      position({
        soviet: [group('A8')],
        german: [{ is: 'ger-fire-group', at: square }],
        flow: [acting(0)],
        dice: [4],
      })
        .play('fire', 'shoot g1 first')
        .all('attack')[0]?.result;
    expect(shot('H8')).toBe(6);
    expect(shot('I8')).toBe(4);
  });
  test('HS-FAB-34 HS-EX-09: Boris fires four squares far', () => {
    const boris = { is: 'sov-boris', at: 'A8' } as const;
    const at = (square: string) =>
      position({ soviet: [boris], german: [{ is: 'ger-fire-group', at: square }], flow: [acting(0)] });
    expect(at('E8').why('fire')).toBeNull();
    expect(at('F8').why('fire')).toBe('HS-FIRE-01');
  });
  test('HS-TERR-04 HS-LOS-08: cover protects, and squares between obscure', () => {
    const at = position({
      soviet: [group('A7')],
      german: [{ is: 'ger-fire-group', at: 'D7' }],
      flow: [acting(0)],
      dice: [6],
    }).play('fire', 'shoot g1 first');
    // Two low walls on the line take 1 each; the thicket gives +1.
    expect(at.all('attack')).toMatchObject([{ result: 6, defense: 5 }]);
  });
  test('HS-BLD-05 HS-R-13: a house protects against the street, not against somebody inside', () => {
    const inside = { is: 'ger-fire-group', at: 'C3+' } as const;
    const street = position({ soviet: [group('D5')], german: [inside], flow: [acting(0)], dice: [3] });
    expect(street.play('fire', 'shoot g1 first').all('attack')[0]?.defense).toBe(7);
    const room = position({ soviet: [group('D3+')], german: [inside], flow: [acting(0)], dice: [3] });
    expect(room.play('fire', 'shoot g1 first').all('attack')[0]?.defense).toBe(4);
  });
});

describe('abilities', () => {
  const gun = (facing: 'N' | 'E' | 'W' | 'S') => ({ is: 'ger-mg34', at: 'E8', up: 1, facing }) as const;

  test('HS-SUP-01 HS-SUP-02 HS-SUP-03: suppressive fire doubles the value and gives markers', () => {
    const at = position({ soviet: [group('C8')], german: [gun('W')], flow: [acting(1)], dice: [2] });
    at.play('fire', 'suppress s1 first');
    expect(at.all('attack')[0]).toMatchObject({ result: 8, defense: 4, outcome: 'suppressed' });
    expect(at.unit('s1')).toMatchObject({ suppressed: 2, up: 0 });
  });
  test('HS-RNG-06: the arc of 180 degrees has its edges inside', () => {
    const at = (facing: 'N' | 'E' | 'W') =>
      position({ soviet: [group('C8')], german: [gun(facing)], flow: [acting(1)] }).why('fire');
    expect(at('W')).toBeNull();
    expect(at('N')).toBeNull();
    expect(at('E')).toBe('HS-FIRE-01');
  });
  test('HS-FAB-37 HS-FAB-38 HS-FAB-39 HS-R-51 HS-EX-04: several targets near each other share the value', () => {
    const soviet = [group('C8'), group('C7'), group('A8')];
    const at = position({ soviet, german: [gun('W')], flow: [acting(3)], dice: [3, 2] });
    expect(at.play('fire').legal('spread')).toContain('spread shoot s1 first');
    at.play('spread shoot s1 first');
    expect(at.why('enough')).toBe('HS-FAB-37');
    expect(at.legal('enough')).toEqual([]);
    at.play('also s2', 'enough');
    expect(at.legal()).toEqual(['give 1', 'give 2']);
    at.play('give 1');
    expect(at.all('attack').map(({ target, result }) => [target, result])).toEqual([
      ['s1', 4],
      ['s2', 3], // 2 + 2, and 1 off for the low wall
    ]);
  });
  test('HS-OPT-03 HS-OPT-07 HS-OPT-08 HS-EX-12: Ammo before the dice, doubled by suppressive fire', () => {
    const german = [{ is: 'ger-fire-group', at: 'E8' }] as const;
    const at = position({ soviet: [group('C8')], german, flow: [acting(0)], dice: [1] });
    at.play('fire', 'use mk-ammo', 'use mk-ammo', 'use mk-ammo');
    expect(at.why('use mk-ammo')).toBe('HS-OPT-07');
    expect(at.play('shoot g1 first').all('attack')[0]?.result).toBe(6);
    expect(at.open.stock.soviet[0]?.left).toBe(0);
  });
  test('HS-MOVE-15 HS-FAB-20 HS-FAB-22: Fire on the Move, once, with its penalty', () => {
    const soviet = [{ is: 'sov-dp28', at: 'C8' }] as const;
    const german = [{ is: 'ger-fire-group', at: 'G8' }] as const;
    const at = position({ soviet, german, flow: [acting(0)], dice: [3] });
    at.play('move', 'step D8', 'fire', 'shoot g1 first');
    expect(at.all('attack')[0]?.result).toBe(4); // 3 + 3 - 2
    expect(at.step).toBe('moving');
    at.play('step E9');
    expect(at.step).toBe('moving');
  });
});

describe('Opportunistic Fire', () => {
  const gun = { is: 'ger-mg34', at: 'E8', up: 1, facing: 'W' } as const;

  test('HS-FAB-40 HS-FAB-41 HS-FAB-42: after each square, once, and the mover goes on', () => {
    const at = position({ soviet: [group('A7')], german: [gun], flow: [acting(0)], dice: [2] });
    at.play('move', 'step A8');
    expect(at.step).toBe('opportunityWindow');
    expect(at.waiting).toEqual(['german']);
    at.play('react g1', 'shoot s1 first');
    expect(at.unit('g1').acted).toBe(true);
    expect(at.unit('s1').up).toBe(1);
    at.play('step B8', 'step C9');
    expect(at.unit('s1').at).toBe('C9');
  });
  test('HS-R-134: no shot, no question', () => {
    const at = position({ soviet: [group('G7')], german: [gun], flow: [acting(0)] }).play('move', 'step G8');
    expect(at.step).toBe('moving');
  });
  test('HS-R-80: the death of the mover ends its action', () => {
    const at = position({ soviet: [{ ...group('A7'), up: 1 }], german: [gun], flow: [acting(0)], dice: [6] });
    at.play('move', 'step A8', 'react g1', 'shoot s1 first');
    expect(at.unit('s1').alive).toBe(false);
    expect(at.step).not.toBe('moving');
  });
  test('HS-EX-28 HS-R-78 HS-R-136: a reaction is answered before the outer window goes on', () => {
    const maxim = { is: 'sov-maxim', up: 1 } as const;
    const at = position({
      german: [
        { is: 'ger-fire-group', at: 'E5' },
        { is: 'ger-mg34', at: 'H8', up: 1, facing: 'W' },
      ],
      soviet: [{ ...maxim, at: 'A5', facing: 'E' }, group('D8'), { ...maxim, at: 'C8', facing: 'NE' }],
      flow: [acting(3)],
      dice: [1, 1, 1, 1],
    });
    at.play('fire', 'shoot s2 first');
    expect(at.waiting).toEqual(['soviet']);
    at.play('react s1');
    expect(at.why('shoot g2 first')).toBe('HS-R-136');
    at.play('shoot g1 first');
    expect(at.waiting).toEqual(['german']);
    expect(at.legal()).toEqual(['pass', 'react g2']);
    at.play('react g2', 'shoot s1 first');
    expect(at.legal()).toEqual(['pass', 'react s3']);
    at.play('react s3', 'shoot g1 first');
    expect(['s1', 'g2', 's3'].map((name) => at.unit(name).acted)).toEqual([true, true, true]);
    expect(at.step).not.toBe('opportunityWindow');
  });
  test('HS-SUPY-12: not in the Supply Phase', () => {
    const at = position({
      soviet: [group('A7')],
      german: [gun],
      phase: 'supply',
      flow: [{ step: 'supplying', seat: 'soviet' }],
    });
    at.play('activate s1', 'step A8');
    expect(at.step).toBe('moving');
  });
});
