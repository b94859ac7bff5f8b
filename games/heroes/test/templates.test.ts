import { describe, expect, test } from 'vitest';
import { act, acting, enemy, type Given, group, position } from './position.ts';

const gun = (at: string, more = {}) => ({ is: 'sov-zis3', at, up: 1, facing: 'E', ...more }) as const;
const mortar = (at: string, more = {}) => ({ is: 'sov-mortar50', at, ...more }) as const;
const grenades = (marker = 'mk-grenade'): NonNullable<Given['stock']> => ({
  soviet: [{ marker, tile: 0, left: 3 }],
});

describe('Howitzer', () => {
  test('HS-FAB-25 HS-FAB-26 HS-TPL-01 HS-TPL-08 HS-R-140 HS-FIRE-02: friend and foe, one by one, in the order the attacker says', () => {
    const at = act({
      soviet: [gun('A8'), group('E8')],
      german: [enemy('F8'), enemy('G8')],
      dice: [1, 3],
    }).play('fire', 'shell first', 'place E8*');
    expect(at.legal()).toEqual(['next s2', 'next g1']);
    at.play('next g1');
    expect(at.all('burst').map(({ target, result, defense, outcome }) => [target, result, defense, outcome])).toEqual([
      ['g1', 4, 4, 'hit'],
      ['s2', 6, 4, 'hit'],
    ]);
    expect(at.unit('g1').up).toBe(1);
    expect(at.unit('g2').up).toBe(0);
  });
  test('HS-FAB-25: no Long Range penalty, and a point in the arc that is seen', () => {
    const at = act({ soviet: [gun('A8')], german: [enemy('I8')], dice: [1] }).play('fire', 'shell first');
    expect(at.why('place A11*')).toBe('HS-RNG-06');
    expect(at.why('place I12*')).toBe('HS-FAB-25');
    expect(at.play('place I8*').all('burst')[0]?.result).toBe(4);
  });
  test('HS-TPL-04 HS-STATE-08: an explosion spares concealed units', () => {
    const at = act({
      soviet: [gun('A8')],
      german: [{ is: 'ger-sniper', at: 'E8', concealed: true }, enemy('F8')],
      dice: [1],
    }).play('fire', 'shell first', 'place E8*');
    expect(at.all('burst').map(({ target }) => target)).toEqual(['g2']);
  });
  test('HS-FAB-28: no point inside a building', () => {
    const at = act({ soviet: [gun('F3', { facing: 'W' })], german: [] }).play('fire', 'shell first');
    expect(at.legal()).not.toContain('place C3+*');
    expect(at.why('place C3*')).not.toBeNull();
  });
});

describe('Indirect Fire', () => {
  test('HS-FAB-29 HS-R-107: clear sight fires direct, blocked sight lobs', () => {
    const at = act({ soviet: [mortar('A8')], german: [enemy('D8')], dice: [5, 2] });
    at.play('fire');
    expect(at.legal()).toContain('shell first');
    at.play('lob first');
    expect(at.why('place D8*')).toBe('HS-R-107');
  });
  test('HS-FAB-30 HS-FAB-31 HS-FAB-32 HS-FIRE-11: scatter by the die, whatever markers the firer has', () => {
    const fired = (...dice: number[]) =>
      act({
        soviet: [mortar('C6', { suppressed: 1 })],
        german: [enemy('C1')],
        dice,
      }).play('fire', 'lob first', 'place B1*');
    const near = fired(5, 6);
    expect(near.all('scattered')).toMatchObject([{ die: 5, to: 'B1*' }]);
    expect(near.all('burst')).toMatchObject([{ result: 6 }]); // 6 + 2 - 2
    expect(fired(4).all('scattered')).toMatchObject([{ to: 'A1*' }]);
    expect(fired(4).all('burst')).toEqual([]);
    expect(fired(1).all('scattered')).toMatchObject([{ to: null }]); // off the battlefield
  });
  test('HS-FAB-35: the range counts Interspaces', () => {
    const at = act({ soviet: [mortar('A8')], german: [enemy('D8')] }).play('fire', 'shell first');
    expect(at.why('place F8*')).toBeNull();
    expect(at.why('place G8*')).toBe('HS-FAB-35');
  });
  test('HS-FAB-33: not from inside a building', () => {
    const at = act({ soviet: [mortar('C3+')], german: [enemy('D5')] });
    at.play('fire');
    expect(at.why('lob first')).toBe('HS-FAB-33');
    expect(at.why('shell first')).toBe('HS-FAB-33');
  });
  test('HS-FAB-01: a spotter who sees the point takes 1 off the scatter', () => {
    const scatter = (spotter: string) =>
      act({
        soviet: [mortar('C6', { up: 1 }), { is: 'sov-spotter', at: spotter }],
        german: [enemy('C1')],
        dice: [2, 1],
      })
        .play('fire', 'lob first', 'place B1*')
        .all('scattered')[0]?.to;
    expect(scatter('A1')).toBe('C1*');
    expect(scatter('A12')).toBe('D1*');
  });
});

describe('grenades', () => {
  test('HS-TPL-06 HS-TPL-10 HS-OPT-09 HS-FIRE-04 HS-EX-07: two Interspaces far, with the values of the marker', () => {
    const at = act({ soviet: [group('A8')], german: [enemy('C8')], stock: grenades(), dice: [1] });
    at.play('fire', 'throw mk-grenade');
    expect(at.why('place C8*')).toBe('HS-TPL-06');
    at.play('place B8*');
    expect(at.all('burst')).toMatchObject([{ target: 'g1', result: 3, defense: 4, outcome: 'miss' }]);
    expect(at.open.stock.soviet[0]?.left).toBe(2);
  });
  test('HS-FIRE-05 HS-R-136: a reaction may throw, if the template covers the trigger', () => {
    const at = position({
      german: [enemy('C9')],
      soviet: [{ is: 'sov-maxim', at: 'A8', up: 1, facing: 'W' }],
      stock: grenades(),
      flow: [acting(1)],
      dice: [6],
    });
    at.play('move', 'step C8', 'react s1', 'throw mk-grenade');
    expect(at.why('place A8*')).toBe('HS-R-136');
    at.play('place B8*');
    expect(at.unit('g1').alive).toBe(false);
  });
  test('HS-R-136 HS-FIRE-03: nobody reacts to a tank with what can do nothing to it', () => {
    const passes = (marker: string) =>
      position({
        german: [{ is: 'ger-pz3', at: 'D8', rear: 'E8', facing: 'W' }],
        soviet: [{ is: 'sov-maxim', at: 'A8', up: 1, facing: 'W' }],
        stock: { soviet: [{ marker, tile: 0, left: 1 }] },
        flow: [acting(1)],
      }).play('move', 'drive C8 D8', 'hold').asked;
    expect(passes('mk-grenade')).toBeNull();
    expect(passes('mk-smoke')).toBe('soviet opportunity');
  });
  test('HS-TPL-11 HS-TPL-12 HS-TPL-14: into a room from its window, past the walls', () => {
    const at = act({
      soviet: [group('D5')],
      german: [enemy('C3+'), enemy('B2+'), enemy('E5')],
      stock: grenades(),
      dice: [2, 2],
    }).play('fire', 'throw mk-grenade');
    const room = at.legal().find((each) => each.startsWith('into'));
    at.play(room ?? '', 'next g1');
    expect(at.all('burst').map(({ target, defense }) => [target, defense])).toEqual([
      ['g1', 4],
      ['g2', 4],
    ]);
  });
  test('HS-TPL-02 HS-TPL-09: on a point outside it spares everybody inside', () => {
    const at = act({ soviet: [group('D6')], german: [enemy('C3+')], stock: grenades() });
    at.play('fire', 'throw mk-grenade', 'place D4*');
    expect(at.all('burst')).toEqual([]);
  });
  test('HS-TPL-07: over whatever stands between', () => {
    const at = act({
      soviet: [group('A8')],
      german: [enemy('B8'), enemy('C8')],
      stock: grenades(),
      dice: [6],
    }).play('fire');
    expect(at.why('shoot g2 first')).toBe('HS-LOS-01');
    at.play('throw mk-grenade');
    expect(at.why('place B8*')).toBeNull();
  });
  test('HS-R-104: smoke obscures four squares until the end of the turn', () => {
    const at = act({
      soviet: [group('A8'), group('A9')],
      german: [enemy('F8')],
      stock: grenades('mk-smoke'),
      dice: [6],
    });
    at.play('fire', 'throw mk-smoke', 'place C8*');
    const shot = position({
      soviet: [group('A8')],
      german: [enemy('F8')],
      open: { smoke: at.open.smoke },
      flow: [acting(0)],
      dice: [6],
    }).play('fire', 'shoot g1 first');
    expect(shot.all('attack')[0]?.result).toBe(4); // two squares of smoke
  });
});
