import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/state.ts';
import { act, acting, enemy, type Given, group, position } from './position.ts';

const gun = (at: string, more = {}) => ({ is: 'sov-zis3', at, up: 1, facing: 'N', ...more }) as const;
const gear = (marker: string) => ({ soviet: [{ marker, tile: 0, left: 2 }] });
const HOUSE = 0;

describe('thrown gear', () => {
  test('HS-FIRE-04 HS-R-53: a Molotov Cocktail has its own values and range, at one unit', () => {
    const german = [{ is: 'ger-sdkfz222', at: 'C8' }, enemy('D8')] as const;
    const at = act({ soviet: [group('A8')], german, stock: gear('mk-molotov'), dice: [3] });
    at.play('fire', 'throw mk-molotov');
    expect(at.legal()).toEqual(['hurl g1']);
    expect(at.why('hurl g2')).not.toBeNull();
    expect(at.play('hurl g1').all('burst')).toMatchObject([{ target: 'g1', result: 7, defense: 7, outcome: 'hit' }]);
    expect(at.unit('g1').alive).toBe(false);
  });
  test('HS-FAB-23: it frightens whom it misses', () => {
    const at = act({ soviet: [group('A8')], german: [enemy('C8')], stock: gear('mk-molotov'), dice: [1] });
    at.play('fire', 'throw mk-molotov', 'hurl g1', 'frighten');
    expect(at.unit('g1')).toMatchObject({ up: 0, suppressed: 1 });
  });
  test('HS-OPT-07 HS-OPT-08 HS-R-49: Ammo counts in every roll of a grenade, which is thrown once', () => {
    const german = [enemy('C8'), enemy('C9')];
    const stock = { soviet: [...gear('mk-grenade').soviet, ...gear('mk-ammo').soviet] };
    const at = act({ soviet: [group('A8')], german, stock, dice: [1, 1] });
    at.play('fire', 'use mk-ammo', 'throw mk-grenade', 'place B8*', 'next g2');
    expect(at.all('burst').map(({ result }) => result)).toEqual([4, 4]);
    expect(at.step).not.toBe('firing');
    expect(at.open.stock.soviet.map(({ left }) => left)).toEqual([1, 1]);
  });
  test('HS-R-54 HS-R-140: whoever falls to the grenade it threw has thrown it suppressed all the same', () => {
    const thrower = group('A8', { suppressed: 1, up: 1 });
    const at = act({ soviet: [thrower], german: [enemy('B8')], stock: gear('mk-grenade'), dice: [6, 6] });
    at.play('fire', 'throw mk-grenade', 'place A8*', 'next s1');
    expect(at.all('burst').map(({ target, result }) => [target, result])).toEqual([
      ['s1', 6],
      ['g1', 6],
    ]);
  });
  test('HS-OPT-05: the log tells once of a marker that is thrown', () => {
    const at = act({ soviet: [group('A8')], german: [enemy('C8')], stock: gear('mk-grenade'), dice: [1] });
    at.play('fire', 'throw mk-grenade', 'place B8*');
    expect([at.all('used'), at.all('aimed').length]).toEqual([[], 1]);
  });
  test('HS-R-127 HS-R-21: a bundle of grenades in a room shakes the part around it', () => {
    const at = position({
      soviet: [group('C3+')],
      german: [enemy('D5')],
      stock: { german: [{ marker: 'mk-geballte', tile: 0, left: 1 }] },
      flow: [acting(1)],
      dice: [1, 4, 6],
    });
    at.play('fire', 'throw mk-geballte');
    at.play(at.legal().find((each) => each.startsWith('into')) ?? '');
    expect(at.all('burst')).toMatchObject([{ target: 's1', result: 4, defense: 4 }]);
    expect(at.open.points[HOUSE]).toBe(2);
  });
  test('HS-R-126: so may the dice of gear be waived', () => {
    const at = position({
      soviet: [group('C3+')],
      german: [enemy('D5')],
      stock: { german: [{ marker: 'mk-geballte', tile: 0, left: 1 }] },
      flow: [acting(1)],
      dice: [1],
    });
    at.play('fire', 'forgo', 'throw mk-geballte');
    at.play(at.legal().find((each) => each.startsWith('into')) ?? '');
    expect(at.all('demolition')).toEqual([]);
  });
  test('HS-TPL-13: out of a house the point before the opening is the first', () => {
    const at = act({ soviet: [group('C3+')], german: [enemy('D9')], stock: gear('mk-grenade') });
    at.play('fire', 'throw mk-grenade');
    expect(at.legal()).toContain('place C4*');
    expect(at.legal()).toContain('place C5*');
    expect(at.why('place C6*')).toBe('HS-TPL-06');
  });
  test('HS-FIRE-04: it is thrown at a unit, not at a point', () => {
    const at = act({ soviet: [group('A8')], german: [enemy('C8')], stock: gear('mk-molotov') });
    expect(at.play('fire', 'throw mk-molotov').why('place B8*')).toBe('HS-FIRE-04');
  });
  test('HS-STATE-07: nor at a concealed unit', () => {
    const hidden = { is: 'ger-aufklaerer', at: 'C9', concealed: true } as const;
    const at = act({ soviet: [group('A8')], german: [enemy('C8'), hidden], stock: gear('mk-molotov') });
    at.play('fire', 'throw mk-molotov');
    expect([at.why('hurl g1'), at.why('hurl g2')]).toEqual([null, 'HS-STATE-07']);
  });
  test('HS-TPL-11 HS-TRAN-06: out of a truck from either of its squares', () => {
    const rider = { ...group('A1'), aboard: 's1' };
    const into = (front: string, rear: string) => {
      const truck = { is: 'sov-gazaa', at: front, rear, facing: front === 'D6' ? 'S' : 'N' } as const;
      const given = { soviet: [truck, rider], german: [enemy('C3+')], stock: gear('mk-grenade') };
      return position({ ...given, flow: [acting(1)] })
        .play('fire', 'throw mk-grenade')
        .legal('into');
    };
    expect(into('D5', 'D6')).toEqual(['into B2+']);
    expect(into('D6', 'D5')).toEqual(['into B2+']);
  });
  test('HS-TPL-11: no room where there is no house', () => {
    const at = act({ soviet: [group('D5')], german: [enemy('C3+')], stock: gear('mk-grenade') });
    at.play('fire', 'throw mk-grenade');
    expect([at.legal('into'), at.why('into D6'), at.why('into C3+')]).toEqual([['into B2+'], 'HS-TPL-11', 'HS-TPL-11']);
  });
  test('HS-FAB-22 HS-R-53: on the move, by whoever can fire on the move, for as much less', () => {
    const throws = (is: 'sov-smg-group' | 'sov-fire-group') =>
      act({ soviet: [{ is, at: 'A8' }], german: [enemy('D8')], stock: gear('mk-grenade'), dice: [4] }).play('move');
    expect(throws('sov-fire-group').why('fire')).toBe('HS-MOVE-15');
    const at = throws('sov-smg-group').play('step B8', 'fire', 'throw mk-grenade', 'place C8*');
    expect(at.all('burst')).toMatchObject([{ target: 'g1', result: 4 }]); // 4 + 2 - 2
  });
});

describe('a marker must change something', () => {
  const uses = (marker: string, given: Given, ...more: string[]) =>
    act({ stock: { soviet: [marker, ...more].map((each) => ({ marker: each, tile: 0, left: 2 })) }, ...given })
      .play('fire')
      .why(`use ${marker}`);
  test('HS-R-154 HS-OPT-08: no Ammo for fire at a Structure, nor for smoke', () => {
    const aimed = { is: 'sov-45mm', at: 'D6', up: 1, facing: 'N' } as const;
    expect(uses('mk-ammo', { soviet: [aimed], german: [enemy('J16')] })).toBe('HS-R-154');
    expect(uses('mk-ammo', { soviet: [aimed], german: [enemy('C3+')] })).toBeNull();
    const hidden = { soviet: [group('A8')], german: [enemy('J16')] };
    expect(uses('mk-ammo', hidden, 'mk-smoke')).toBe('HS-R-154');
    expect(uses('mk-ammo', { ...hidden, german: [enemy('J16'), enemy('C8')] }, 'mk-smoke')).toBeNull();
  });
  test('HS-R-154 HS-OP-21: no Marksman where nothing obscures the flames', () => {
    const flames = (from: string, to: string) => ({
      soviet: [{ is: 'sov-roks', at: from } as const],
      german: [enemy(to)],
    });
    expect(uses('mk-marksman', flames('C8', 'E8'))).toBe('HS-R-154');
    expect(uses('mk-marksman', flames('C7', 'E7'))).toBeNull(); // the thicket at D7
  });
});

describe('templates that go astray', () => {
  const mortar = (at: string) => ({ is: 'ger-grw34', at, up: 1 }) as const;

  const lobbed = (ruined: number, ...dice: number[]) =>
    position({
      soviet: [group('C3+')],
      german: [mortar('C9'), enemy('J1')],
      open: { ruined },
      flow: [acting(1)],
      dice,
    }).play('fire', 'lob first', 'place C1*');

  test('HS-R-20: a shell on the roof hurts the house and nobody in it', () => {
    const at = lobbed(0, 3, 5);
    expect(at.all('scattered')).toMatchObject([{ die: 3, to: null }]);
    expect(at.all('burst')).toEqual([]);
    expect(at.open.points[HOUSE]).toBe(1);
  });
  test('HS-R-20: off the battlefield it does nothing', () => {
    const at = lobbed(0, 1);
    expect(at.all('demolition')).toEqual([]);
    expect(at.step).not.toBe('scatterResult');
  });
  test('HS-R-112: in the middle of a ruin the attacker picks a corner', () => {
    const at = lobbed(1 << HOUSE, 3, 1);
    expect(at.waiting).toEqual(['german']);
    expect(at.legal()).toEqual(['place B2+*', 'place C2+*']);
    expect(at.why('place A1*')).toBe('HS-R-112');
    at.play('place C2+*');
    expect(at.all('burst')).toMatchObject([{ target: 's1', result: 4, defense: 6 }]);
  });
  test('HS-FAB-27: what obscures the line to the point is taken off every roll', () => {
    const at = act({ soviet: [gun('A7', { facing: 'E' })], german: [enemy('E7')], dice: [6, 1, 1] });
    at.play('fire', 'shell first', 'place E7*');
    expect(at.all('burst')[0]?.result).toBe(6); // 6 + 3, less two low walls and a thicket
  });
});

describe('vehicles', () => {
  test('HS-FAB-08: a vehicle in a part that falls is destroyed, and its wreck lies in the rubble', () => {
    const german = [{ is: 'ger-pz3', at: 'D4', rear: 'C4', facing: 'E' }] as const;
    const at = act({
      scenario: '4',
      soviet: [gun('A4', { facing: 'E' })],
      german,
      open: { points: [5, 0, 0, 0, 0, 0, 0] },
      dice: [4, 1],
    });
    at.play('fire', 'demolish C3 first');
    expect(at.unit('g1').alive).toBe(false);
    expect(at.open.wrecks).toHaveLength(1);
  });
  test('HS-FAB-02 HS-FAB-08: a tank half in the hall is on it, and the hall suffers with it', () => {
    const german = [{ is: 'ger-pz3', at: 'B4', rear: 'C4', facing: 'W' }] as const;
    const at = act({ scenario: '4', soviet: [gun('A6', { facing: 'N', suppressed: 3 })], german, dice: [1, 4, 4] });
    at.play('fire', 'shoot g1 first');
    expect(at.all('demolition')).toMatchObject([{ at: 'C3', points: 2 }]);
  });
  test('HS-FIRE-08: on the move only the weapons that can', () => {
    const moving: Frame = {
      step: 'firing',
      unit: 0,
      mode: 'move',
      at: -1,
      used: 0,
      ammo: 0,
      bonus: 0,
      wild: 0,
      keen: false,
      gentle: false,
    };
    const soviet = [{ is: 'sov-t34', at: 'A8', rear: 'A9', facing: 'N' }] as const;
    const at = position({ soviet, german: [enemy('C8')], flow: [moving], dice: [2] });
    expect(at.why('shoot g1 first')).toBe('HS-FIRE-08');
    expect(at.why('shell first')).toBe('HS-FIRE-08');
    expect(at.play('shoot g1 second').all('attack')).toMatchObject([{ result: 4 }]); // 2 + 3 - 1
  });
});
