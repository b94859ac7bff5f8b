import { describe, expect, test } from 'vitest';
import { firingBy } from '../rules/fire-choices.ts';
import { DAMAGE } from '../rules/state.ts';
import { act, acting, enemy, group, position } from './position.ts';

describe('Distracting Fire', () => {
  const recruits = (at: string, more = {}) => ({ is: 'ger-ersatz', at, ...more }) as const;
  const distract = (die: number, from: string, target: string, more = {}) =>
    position({
      soviet: [group(target)],
      german: [recruits(from, more)],
      flow: [acting(1)],
      dice: [die],
    }).play('fire', 'distract s1 first');

  test('HS-FAB-10: the printed figure is enough for one marker, and hurts nobody', () => {
    expect(distract(4, 'A8', 'C8').unit('s1')).toMatchObject({ suppressed: 1, up: 0 });
    expect(distract(4, 'A8', 'C8').all('attack')).toMatchObject([{ result: 4, outcome: 'suppressed' }]);
    expect(distract(3, 'A8', 'C8').unit('s1').suppressed).toBe(0);
  });
  test('HS-FAB-11: Long Range, obstacles and Suppressed markers count', () => {
    expect(distract(5, 'A8', 'I8').all('attack')).toMatchObject([{ result: 3, outcome: 'miss' }]);
    expect(distract(6, 'A7', 'D7').all('attack')).toMatchObject([{ result: 4 }]); // two low walls
    expect(distract(5, 'A8', 'C8', { suppressed: 1 }).unit('s1').suppressed).toBe(0);
  });
});

describe('snipers', () => {
  const snipe = (die: number, is: 'sov-sniper' | 'sov-zaitsev', target: object = enemy('C8'), more = {}) =>
    act({ soviet: [{ is, at: 'A8', up: 1, ...more }], german: [target as ReturnType<typeof enemy>], dice: [die] }).play(
      'fire',
      'snipe g1 first',
    );

  test('HS-FAB-44: nothing, a marker, a Hit, or both', () => {
    const seen = [1, 3, 4, 6].map((die) => snipe(die, 'sov-sniper').unit('g1'));
    expect(seen.map(({ up, suppressed }) => [up, suppressed])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });
  test('HS-FAB-44 HS-R-142: markers take 2 off, distance nothing', () => {
    expect(snipe(4, 'sov-sniper', enemy('C8'), { suppressed: 1 }).unit('g1')).toMatchObject({ up: 0, suppressed: 1 });
    expect(snipe(4, 'sov-sniper', enemy('J8')).unit('g1').up).toBe(1);
  });
  test('HS-FAB-44: infantry only', () => {
    const at = act({
      soviet: [{ is: 'sov-sniper', at: 'A8', up: 1 }],
      german: [{ is: 'ger-sdkfz222', at: 'C8' }, enemy('A10')],
    });
    expect(at.play('fire').why('snipe g1 first')).toBe('HS-FAB-44');
  });
  test('HS-FAB-45: Zaitsev hits and suppresses with a 5', () => {
    expect(snipe(5, 'sov-zaitsev').unit('g1')).toMatchObject({ up: 1, suppressed: 1 });
    expect(snipe(5, 'sov-sniper').unit('g1')).toMatchObject({ up: 1, suppressed: 0 });
  });
  test('HS-FAB-45: König destroys with a 6', () => {
    const german = [{ is: 'ger-koenig', at: 'C8', up: 1 }] as const;
    const at = position({ soviet: [group('A8')], german, flow: [acting(1)], dice: [6] }).play('fire', 'snipe s1 first');
    expect(at.unit('s1').alive).toBe(false);
  });
  test('HS-FAB-46: a concealed sniper stays concealed', () => {
    const at = act({ soviet: [{ is: 'sov-sniper', at: 'A8', concealed: true }], german: [enemy('C8')], dice: [3] });
    at.play('fire', 'snipe g1 first');
    expect(at.all('spotted')).toEqual([]);
    expect(at.unit('s1').kind).toBe(-1);
  });
  test('HS-FAB-44: nobody else', () => {
    const at = act({ soviet: [group('A8')], german: [enemy('C8')] }).play('fire');
    expect(at.why('snipe g1 first')).toBe('HS-FAB-44');
  });
});

describe('weapons of vehicles', () => {
  const tank = (at: string, more = {}) => ({ is: 'sov-t34', at, facing: 'E', ...more }) as const;

  test('HS-FAB-09: of the two dice of a Dual Weapon the better one counts', () => {
    const at = act({ soviet: [{ is: 'sov-quad', at: 'A8' }], german: [enemy('C8')], dice: [1, 3] });
    expect(at.play('fire', 'shoot g1 first').all('attack')).toMatchObject([{ dice: [1, 3], result: 7 }]);
  });
  test('HS-FAB-23 HS-R-108: Frightening Shot after an attack that did nothing, if the firer likes', () => {
    const miss = (answer: string) =>
      act({ soviet: [{ is: 'sov-ba64', at: 'A8', suppressed: 1 }], german: [enemy('C8')], dice: [1] }).play(
        'fire',
        'shoot g1 first',
        answer,
      );
    expect(miss('frighten').unit('g1').suppressed).toBe(1);
    expect(miss('spare').unit('g1').suppressed).toBe(0);
    const hit = act({ soviet: [{ is: 'sov-ba64', at: 'A8' }], german: [enemy('C8')], dice: [3] });
    hit.play('fire', 'shoot g1 first');
    expect(hit.unit('g1').suppressed).toBe(0);
    expect(hit.step).not.toBe('frightening');
  });
  test('HS-FIRE-02 HS-FIRE-03: the value fits the target, and X forbids it', () => {
    const german = [
      { is: 'ger-sdkfz222', at: 'C8' },
      { is: 'ger-pz3', at: 'E9', facing: 'W' },
    ] as const;
    const at = act({ soviet: [tank('A8')], german, dice: [1] }).play('fire');
    expect(at.why('shoot g2 second')).toBe('HS-FIRE-03');
    expect(at.play('shoot g1 first').all('attack')).toMatchObject([{ result: 7, defense: 7 }]);
  });
  test('HS-FIRE-06 HS-FIRE-07: each weapon once, one after the other', () => {
    const at = act({ soviet: [tank('A8')], german: [enemy('C8', { up: 1 }), enemy('C9')], dice: [6, 6] });
    at.play('fire');
    expect(at.why('cease')).toBe('HS-FIRE-06');
    at.play('shoot g1 first');
    expect(at.unit('g1').alive).toBe(false);
    expect(at.why('shoot g2 first')).toBe('HS-FIRE-07');
    expect(at.why('shoot g1 second')).not.toBeNull();
    at.play('shoot g2 second');
    expect(at.unit('g2').alive).toBe(false);
    expect(at.step).not.toBe('firing');
  });
  test('HS-DMG-02 HS-DMG-05: Crew leaves one weapon a turn, a broken gun leaves the other', () => {
    const crew = act({ soviet: [tank('A8', { damage: DAMAGE.crew })], german: [enemy('C8'), enemy('C9')], dice: [1] });
    crew.play('fire', 'shoot g1 first');
    expect(crew.step).not.toBe('firing');
    const gun = act({ soviet: [tank('A8', { damage: DAMAGE.primary })], german: [enemy('C8')] }).play('fire');
    expect(gun.why('shoot g1 first')).toBe('HS-DMG-05');
    expect(gun.why('shoot g1 second')).toBeNull();
  });
  test('HS-DMG-05: a gun that is both weapons in one is gone altogether', () => {
    const gun = (damage: number) => ({ is: 'ger-stug3', at: 'E8', rear: 'F8', facing: 'W', damage }) as const;
    const fires = (damage: number) =>
      position({ soviet: [group('C8')], german: [gun(damage)], flow: [acting(1)] }).why('fire');
    expect([fires(0), fires(DAMAGE.crew), fires(DAMAGE.primary)]).toEqual([null, null, 'HS-FIRE-01']);
  });
  test('HS-FIRE-06: it may keep a weapon back, and is answered all the same', () => {
    const gun = { is: 'ger-mg34', at: 'F8', up: 1, facing: 'W' } as const;
    const at = act({ soviet: [tank('A8')], german: [gun], dice: [1] }).play('fire', 'shoot g1 second');
    expect(at.step).toBe('firing');
    at.play('cease');
    expect(at.all('attack')).toHaveLength(1);
    expect(at.step).not.toBe('firing');
    expect(at.state.flow.some(({ step }) => step === 'firing' || step === 'nextWeapon')).toBe(false);
  });
  test('HS-FIRE-06: without a target left there is nothing but to cease', () => {
    const at = act({
      soviet: [group('A8')],
      german: [enemy('J16')],
      flow: [firingBy(0, 'action')],
      stock: { soviet: [] },
    });
    expect([at.legal(), at.why('cease')]).toEqual([['cease'], null]);
  });
});

describe('Damage', () => {
  const gun = { is: 'sov-zis3', at: 'A8', up: 1, facing: 'E' } as const;
  const panzer = (more = {}) => ({ is: 'ger-pz3', at: 'E8', facing: 'W', ...more }) as const;
  const hitBy = (die: number, more = {}) =>
    act({ soviet: [gun], german: [panzer(more)], dice: [3, die] }).play('fire', 'shoot g1 first');

  test('HS-HIT-04 HS-DMG-01 HS-DMG-04: a Hit on a heavy vehicle asks where', () => {
    expect([1, 2, 3, 4, 5].map((die) => hitBy(die).unit('g1').damage)).toEqual([
      DAMAGE.crew,
      DAMAGE.tracks,
      DAMAGE.hull,
      DAMAGE.hull,
      DAMAGE.primary,
    ]);
    expect(hitBy(4).unit('g1')).toMatchObject({ alive: true, suppressed: 2 });
    expect(hitBy(2).unit('g1').suppressed).toBe(0);
  });
  test('HS-DMG-06 HS-DMG-07 HS-HIT-06: a 6, or the same place again, leaves a wreck', () => {
    expect(hitBy(6).unit('g1').alive).toBe(false);
    expect(hitBy(6).open.wrecks).toHaveLength(1);
    expect(hitBy(3, { damage: DAMAGE.hull }).unit('g1').alive).toBe(false);
    expect(hitBy(3, { damage: DAMAGE.tracks }).unit('g1').alive).toBe(true);
  });
  test('HS-FAB-43: Piercing adds 1', () => {
    const at = act({ soviet: [{ ...gun, is: 'sov-45mm' }], german: [panzer()], dice: [4, 4] });
    expect(at.play('fire', 'shoot g1 first').unit('g1').damage).toBe(DAMAGE.primary);
    const dead = act({ soviet: [{ ...gun, is: 'sov-45mm' }], german: [panzer()], dice: [4, 5] });
    expect(dead.play('fire', 'shoot g1 first').unit('g1').alive).toBe(false);
  });
  test('HS-DMG-08 HS-HIT-09: a double hit needs no second roll', () => {
    const at = act({ soviet: [gun], german: [panzer({ facing: 'E' })], dice: [6] }).play('fire', 'shoot g1 first');
    expect(at.all('attack')).toMatchObject([{ result: 12, defense: 6, outcome: 'double' }]);
    expect(at.unit('g1').alive).toBe(false);
  });
  test('HS-HIT-03 HS-HIT-06: a light vehicle is destroyed and leaves its wreck', () => {
    const at = act({ soviet: [gun], german: [{ is: 'ger-sdkfz222', at: 'E8' }], dice: [1] }).play(
      'fire',
      'shoot g1 first',
    );
    expect(at.unit('g1').alive).toBe(false);
    expect(at.open.wrecks).toHaveLength(1);
  });
  test('HS-TPL-05: a template strikes the side of a heavy vehicle', () => {
    const at = act({ soviet: [gun], german: [panzer()], dice: [1] }).play('fire', 'forgo', 'shell first', 'place D8*');
    expect(at.all('burst')).toMatchObject([{ target: 'g1', result: 3, defense: 7 }]);
  });
});

describe('Suppressed markers', () => {
  const gun = { is: 'ger-mg34', at: 'E8', up: 1, facing: 'W' } as const;

  test('HS-SUP-04 HS-SUP-06 HS-FIRE-12: Ammo is doubled, the penalty is not, and markers pile up', () => {
    const at = position({
      soviet: [group('C8', { suppressed: 5 })],
      german: [{ ...gun, suppressed: 1 }],
      flow: [acting(1)],
      dice: [2],
      stock: { german: [{ marker: 'mk-ammo', tile: 0, left: 3 }] },
    }).play('fire', 'use mk-ammo', 'suppress s1 first');
    expect(at.all('attack')[0]?.result).toBe(8); // 2 + 2 x (3 + 1) - 2
    expect(at.unit('s1').suppressed).toBe(7);
  });
  test('HS-SUP-07: each takes 2 off the Movement Value', () => {
    const at = act({ soviet: [group('A8', { suppressed: 1 })], german: [] }).play('move', 'step B8', 'step C8');
    expect(at.why('step D8')).toBe('HS-MOVE-01'); // 4 - 2
  });
  test('HS-SUP-08 HS-R-116: a marker on the way does not shorten the move', () => {
    const at = act({ soviet: [group('A7')], german: [gun], dice: [3] });
    at.play('move', 'step A8', 'react g1', 'suppress s1 first');
    expect(at.unit('s1').suppressed).toBeGreaterThan(0);
    at.play('step B8', 'step C9');
    expect(at.unit('s1').at).toBe('C9');
    expect(at.step).toBe('moving');
  });
});
