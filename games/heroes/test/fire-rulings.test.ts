import { describe, expect, test } from 'vitest';
import type { UnitType } from '../data/units.ts';
import { kindNumber, PROFILES, type Weapon } from '../rules/profiles.ts';
import { lineOf } from '../rules/shots.ts';
import { DAMAGE, type Frame } from '../rules/state.ts';
import { act, acting, enemy, type Given, group, position } from './position.ts';

const theirs = (given: Given) => position({ flow: [acting(given.soviet?.length ?? 0)], ...given });

describe('what a shot needs', () => {
  test('HS-FIRE-01 HS-LOS-01: type, sight, range and arc', () => {
    const maxim = { is: 'sov-maxim', at: 'E8', up: 1, facing: 'E' } as const;
    const tank = { is: 'ger-pz3', at: 'G8', rear: 'H8', facing: 'W' } as const;
    const at = act({ soviet: [maxim], german: [enemy('G9'), tank, enemy('C8'), enemy('J8')] }).play('fire');
    expect(at.why('shoot g1 first')).toBeNull();
    expect(at.why('shoot g2 first')).toBe('HS-FIRE-03');
    expect(at.why('shoot g3 first')).toBe('HS-RNG-06');
    expect(at.why('shoot g4 first')).toBe('HS-LOS-01');
    const boris = act({ soviet: [{ is: 'sov-boris', at: 'A8' }], german: [enemy('C9'), enemy('F8')] }).play('fire');
    expect(boris.why('shoot g2 first')).toBe('HS-FAB-34');
  });
  test('HS-RNG-01: no weapon has a longest range by itself', () => {
    const at = act({ soviet: [group('J1')], german: [enemy('J16')], dice: [6] }).play('fire', 'shoot g1 first');
    expect(at.all('attack')[0]?.result).toBe(4); // 6 + 2, Long Range and two low walls
  });
  test('HS-LOS-13 HS-GEO-16: the facing that is struck, and from a corner the weaker one', () => {
    const tank = { is: 'sov-t34', at: 'E13', rear: 'D13', facing: 'E' } as const;
    const against = (at: string) => {
      const german = [{ is: 'ger-panzerjaeger', at }] as const;
      return theirs({ soviet: [tank], german, dice: [1] })
        .play('fire', 'shoot s1 first')
        .all('attack')[0]?.defense;
    };
    expect([against('G13'), against('E15'), against('B13')]).toEqual([10, 8, 7]);
    expect(against('G15')).toBe(8); // front and side
  });
  test('HS-LOS-13 HS-LOS-12: a gun of two squares uses whichever of them finds the weaker face', () => {
    const tank = { is: 'sov-t34', at: 'E13', rear: 'D13', facing: 'E' } as const;
    const hunter = { is: 'ger-pz3', at: 'H14', rear: 'H15', facing: 'N' } as const; // only its rear square lies to the side
    const at = theirs({ soviet: [tank], german: [hunter], dice: [1] }).play('fire', 'shoot s1 first');
    expect(at.all('attack')[0]?.defense).toBe(10);
    const near = { ...hunter, at: 'G14', rear: 'G15' } as const;
    expect(
      theirs({ soviet: [tank], german: [near], dice: [1] })
        .play('fire', 'shoot s1 first')
        .all('attack')[0]?.defense,
    ).toBe(8);
  });
  test('HS-R-14 HS-LOS-13: the weaker face has the penalty of the line that strikes it', () => {
    const tank = { is: 'sov-t34', at: 'C14', rear: 'B15', facing: 'NE' } as const;
    const gun = { is: 'ger-pak38', at: 'G14', up: 1, facing: 'W' } as const;
    const shot = (wrecks: Given['wrecks'] = []) =>
      theirs({ soviet: [tank], german: [gun], wrecks, dice: [1] })
        .play('fire', 'shoot s1 first')
        .all('attack')[0];
    expect(shot()).toMatchObject({ result: 7, defense: 8 });
    // The front square is seen past the wreck, but only from ahead.
    expect(shot([{ is: 'ger-kuebel', at: ['D14'] }])).toMatchObject({ result: 6, defense: 8 });
  });
  test('HS-R-16 HS-GEO-16 HS-RNG-06: only a square in the arc can be aimed at', () => {
    const tank = { is: 'sov-t34', at: 'G14', rear: 'H13', facing: 'SW' } as const;
    const against = (facing: 'E' | 'SE') => {
      const german = [{ is: 'ger-pak38', at: 'G13', up: 1, facing }] as const;
      return theirs({ soviet: [tank], german, dice: [1, 1] })
        .play('fire', 'shoot s1 first')
        .all('attack')[0]?.defense;
    };
    expect(against('E')).toBe(8); // H13 alone: front and side
    expect(against('SE')).toBe(7); // G14 too: side and rear
  });
  test('HS-MOVE-09 HS-R-148 HS-GEO-16: infantry that fires on the move turns to whichever half of its target is weaker', () => {
    const tank = { is: 'sov-t34', at: 'G14', rear: 'H13', facing: 'SW' } as const;
    const german = [{ is: 'ger-pak38', at: 'G13', up: 1, facing: 'E' }] as const;
    printed(
      'ger-pak38',
      { onTheMove: 0 },
      () => {
        const at = theirs({ soviet: [tank], german, dice: [1, 1] }).play('move', 'fire');
        expect(lineOf(at.state, { unit: 1, weapon: 0, how: 'hit', target: 0, keen: false }).facing).toBe(2);
        expect(at.play('shoot s1 first').all('attack')[0]?.defense).toBe(7); // G14 too, outside its present arc
      },
      1,
    );
  });
  /** A weapon as if its counter showed something else. */
  function printed(is: UnitType, change: Partial<Weapon>, test: () => void, side: 0 | 1 = 0): void {
    const weapon = PROFILES[2 * kindNumber(is) + side]?.weapons[0];
    if (weapon === undefined) throw new Error(`${is} has no weapon`);
    const before = { ...weapon };
    Object.assign(weapon, change);
    try {
      test();
    } finally {
      Object.assign(weapon, before);
    }
  }
  test('HS-FAB-36: a weapon with the triangle fires over everything', () => {
    const given: Given = { soviet: [group('A7')], german: [enemy('E7')], dice: [2] };
    const wagon = { is: 'sov-ba64', at: 'D7' } as const;
    expect(act({ ...given, soviet: [group('A7'), wagon] }).why('fire')).toBe('HS-FIRE-01');
    printed('sov-fire-group', { overObstacles: true }, () => {
      const at = act({ ...given, soviet: [group('A7'), wagon] }).play('fire', 'shoot g1 first');
      expect(at.all('attack')[0]?.result).toBe(4); // no low wall counts
    });
  });
  test('HS-FIRE-01: an enemy, and one that there is', () => {
    const at = theirs({ soviet: [group('C8')], german: [enemy('E8'), enemy('E9')] }).play('fire');
    const alone = act({ soviet: [group('C8')], german: [enemy('E8')] }).play('fire');
    expect([alone.why('shoot s2 first'), alone.why('shoot g1 first')]).toEqual(['HS-FIRE-01', null]);
    expect(alone.refusal('shoot g1 second')).toMatchObject({ rule: 'HS-FIRE-01', facts: { weapon: 2 } });
    for (const line of ['shoot s9 first', 'shoot g2 first'])
      expect(at.refusal(line)).toMatchObject({ rule: 'HS-FIRE-01', facts: { enemy: false } });
  });
  test('HS-FAB-36 HS-R-154: nothing obscures the line of such a weapon, so a Marksman has no use for it', () => {
    const stock = { soviet: [{ marker: 'mk-marksman', tile: 0, left: 1 }] };
    const aims = () =>
      act({ soviet: [group('A7')], german: [enemy('E7')], stock })
        .play('fire')
        .why('use mk-marksman');
    expect(aims()).toBeNull();
    printed('sov-fire-group', { overObstacles: true }, () => expect(aims()).toBe('HS-R-154'));
  });
});

describe('results', () => {
  test('HS-EX-02: die 4, value 2 and one Ammo against 4 behind a low wall', () => {
    const at = theirs({
      soviet: [group('B7')],
      german: [enemy('B5')],
      stock: { german: [{ marker: 'mk-ammo', tile: 0, left: 3 }] },
      dice: [4],
    }).play('fire', 'use mk-ammo', 'shoot s1 first');
    expect(at.all('attack')).toMatchObject([{ result: 7, defense: 6, outcome: 'hit' }]);
  });
  test('HS-EX-22 HS-R-47: suppressive fire of twice the defense gives two markers and destroys nobody', () => {
    const at = theirs({ soviet: [group('F6')], german: [{ is: 'ger-lmg', at: 'F8' }], dice: [4] });
    at.play('fire', 'suppress s1 first');
    expect(at.all('attack')).toMatchObject([{ result: 10, defense: 5 }]);
    expect(at.unit('s1')).toMatchObject({ suppressed: 2, up: 0, alive: true });
  });
  test('HS-R-47: a template can hit double', () => {
    const gun = { is: 'sov-zis3', at: 'C8', up: 1, facing: 'E' } as const;
    const at = act({ soviet: [gun], german: [enemy('F8')], dice: [5] }).play('fire', 'shell first', 'place F7*');
    expect(at.all('burst')).toMatchObject([{ result: 8, defense: 4, outcome: 'double' }]);
    expect(at.unit('g1').alive).toBe(false);
  });
  test('HS-R-48: below zero, and no 6 hits by itself', () => {
    const shot = (die: number) =>
      act({ soviet: [group('A8', { suppressed: 3 })], german: [enemy('C8')], dice: [die] }).play(
        'fire',
        'shoot g1 first',
      );
    expect(shot(1).all('attack')).toMatchObject([{ result: -3, outcome: 'miss' }]);
    expect(shot(6).all('attack')).toMatchObject([{ result: 2, outcome: 'miss' }]);
  });
  test('HS-R-50: suppressive fire is doubled, then split', () => {
    const gun = { is: 'ger-mg34', at: 'E8', up: 1, facing: 'W' } as const;
    const at = theirs({ soviet: [group('C8'), group('C9')], german: [gun], dice: [1, 1] });
    at.play('fire', 'spread suppress s1 first', 'also s2', 'enough');
    expect(at.legal()).toEqual(['give 1', 'give 2', 'give 3', 'give 4', 'give 5']);
    at.play('give 3');
    expect(at.all('attack').map(({ result }) => result)).toEqual([4, 4]);
    expect([at.unit('s1').suppressed, at.unit('s2').suppressed]).toEqual([1, 1]);
  });
  test('HS-R-51: a third target near the second is enough, one far from both is not', () => {
    const gun = { is: 'ger-mg42', at: 'J8', up: 1, facing: 'W' } as const;
    const soviet = [group('G7'), group('F8'), group('D9'), group('A8')];
    const at = theirs({ soviet, german: [gun], dice: [1, 1, 1] }).play('fire', 'spread shoot s1 first', 'also s2');
    expect(at.why('also s4')).toBe('HS-FAB-37');
    expect(at.legal()).toEqual(['enough', 'also s3']);
  });
  test('HS-R-52: Frightening Shot after suppressive fire without a marker', () => {
    const open = {
      effects: [{ what: 'ability', unit: 0, amount: 0, ability: 'suppressiveFire', until: 'turn' } as const],
    };
    const car = { is: 'sov-ba64', at: 'A8', suppressed: 2 } as const;
    const at = act({ soviet: [car], german: [enemy('C8')], open, dice: [1] }).play('fire', 'suppress g1 first');
    expect(at.step).toBe('frightening');
  });
  test('HS-FAB-24: not after split fire', () => {
    const shot = (split: boolean): Frame => ({
      step: 'attack',
      unit: 0,
      weapon: 0,
      how: 'hit',
      target: 1,
      value: 0,
      plus: 0,
      split,
      keen: false,
    });
    const after = (split: boolean) =>
      position({ soviet: [{ is: 'sov-ba64', at: 'A8' }], german: [enemy('C8')], flow: [shot(split)], dice: [1] }).step;
    expect(after(false)).toBe('frightening');
    expect(after(true)).not.toBe('frightening');
  });
  test('HS-R-54: a suppressed thrower is off by 2', () => {
    const stock = { soviet: [{ marker: 'mk-grenade', tile: 0, left: 1 }] };
    const at = act({ soviet: [group('C8', { suppressed: 1 })], german: [enemy('D9')], stock, dice: [5] });
    at.play('fire', 'throw mk-grenade', 'place D8*');
    expect(at.all('burst')[0]?.result).toBe(5); // 5 + 2 - 2
  });
  test('HS-R-55: location and destruction rolls are not', () => {
    const soviet = [{ is: 'sov-ptrd', at: 'D13', suppressed: 1 }] as const;
    const german = [{ is: 'ger-pz3', at: 'G13', rear: 'F13', facing: 'E' }] as const;
    const at = act({ soviet, german, dice: [6, 1] }).play('fire', 'shoot g1 first'); // 6 + 3 - 2 against 6
    expect(at.unit('g1').damage).toBe(DAMAGE.tracks); // 1 and Piercing
    const gun = { is: 'sov-zis3', at: 'D6', up: 1, facing: 'N', suppressed: 3 } as const;
    const house = act({ soviet: [gun], german: [], dice: [4, 4] }).play('fire', 'demolish B2+ first');
    expect(house.all('demolition')).toMatchObject([{ points: 2 }]);
  });
  test('HS-FAB-39: no more targets than there are points', () => {
    const gun = { is: 'ger-mg34', at: 'G8', up: 1, facing: 'W' } as const; // +3
    const soviet = [group('D6'), group('D7'), group('D8'), group('D9')];
    const at = theirs({ soviet, german: [gun], dice: [1, 1, 1] });
    at.play('fire', 'spread shoot s2 first', 'also s3', 'also s4');
    expect([at.legal('also'), at.why('also s1')]).toEqual([[], 'HS-FAB-39']);
    expect(at.play('enough').legal()).toEqual(['give 1']);
    at.play('give 1');
    expect(at.why('give 2')).toBe('HS-FAB-39');
  });
  test('HS-FAB-37: nobody spreads the fire of a weapon that it has not got', () => {
    const gun = { is: 'ger-mg34', at: 'G8', up: 1, facing: 'W' } as const;
    const at = theirs({ soviet: [group('D7'), group('D8')], german: [gun] }).play('fire');
    expect([at.why('spread shoot s1 first'), at.why('spread shoot s1 second')]).toEqual([null, 'HS-FAB-37']);
  });
  test('HS-FAB-39: two points are enough for two', () => {
    const gun = { is: 'ger-mg34', at: 'G8', up: 1, facing: 'W' } as const; // +2 against light vehicles
    const cars = ['D7', 'D8'].map((at) => ({ is: 'sov-ba64', at }) as const);
    const at = theirs({ soviet: cars, german: [gun] }).play('fire');
    expect(at.why('spread shoot s1 first')).toBeNull();
  });
  test('HS-FAB-39: one point is nothing to split', () => {
    const flak = { is: 'ger-sdkfz10', at: 'F8', rear: 'G8', facing: 'W' } as const; // +1 against heavy vehicles
    const tank = (at: string, rear: string) => ({ is: 'sov-t34', at, rear, facing: 'E' }) as const;
    const at = theirs({ soviet: [tank('C7', 'B7'), tank('C8', 'B8')], german: [flak] }).play('fire');
    const refused = at.legal('shoot').map((line) => at.why(`spread ${line}`));
    expect(refused.length).toBeGreaterThan(1);
    expect(new Set(refused)).toEqual(new Set(['HS-FAB-39']));
  });
});

describe('reactions', () => {
  test('HS-R-79: a vehicle is answered when all its weapons have fired', () => {
    const tank = { is: 'sov-t34', at: 'C8', rear: 'B8', facing: 'E' } as const;
    const german = [enemy('F8'), { is: 'ger-panzerjaeger', at: 'D8' } as const];
    const open = {
      effects: [{ what: 'ability', unit: 2, amount: 0, ability: 'opportunisticFire', until: 'turn' } as const],
    };
    const at = act({ soviet: [tank], german, open, dice: [1, 1] }).play('fire', 'shoot g1 first');
    expect(at.step).toBe('firing');
    at.play('shoot g1 second');
    expect(at.step).toBe('opportunityWindow');
  });
  test('HS-R-59: with Crew damage the weapon used on the move is the one of the turn', () => {
    const tank = { is: 'sov-t34', at: 'C8', rear: 'B8', facing: 'E', damage: DAMAGE.crew } as const;
    const at = act({ soviet: [tank], german: [enemy('F9')], dice: [1, 1] }).play('move', 'fire', 'shoot g1 second');
    at.play('stop');
    at.state.flow.push(acting(0));
    expect(at.why('fire')).toBe('HS-FIRE-01');
    at.open.units.damage[0] = 0;
    expect(at.why('fire')).toBeNull();
  });
  test('HS-FAB-40: only by a unit that can and has not acted', () => {
    const gun = (at: string, more = {}) => ({ is: 'ger-mg34', at, up: 1, facing: 'W', ...more }) as const;
    const german = [gun('F8'), gun('G9', { acted: true }), enemy('F9')];
    const at = act({ soviet: [group('B8')], german }).play('move', 'step C8');
    expect(at.legal('react')).toEqual(['react g1']);
    expect(['react g1', 'react g2', 'react g3'].map((line) => at.why(line))).toEqual([null, 'HS-FAB-40', 'HS-FAB-40']);
  });
});

describe('flames', () => {
  const flames = (at: string, more = {}) => ({ is: 'sov-roks', at, ...more }) as const;
  test('HS-R-24: out of a door over both faced squares and two more in each column', () => {
    const at = act({
      soviet: [flames('C3+')],
      german: [enemy('C5'), enemy('D6'), enemy('E5')],
      dice: [1, 1],
    }).play('fire', 'spray first');
    expect(at.legal('toward')).toEqual(['toward S']);
    at.play('toward S', 'next g1');
    expect(at.all('burst').map(({ target }) => target)).toEqual(['g1', 'g2']);
  });
  test('HS-R-24 HS-R-58: out by the breach into a ruined part, over it and beyond', () => {
    const burned = (from: string, ruin: number, ...places: string[]) =>
      act({
        scenario: '2',
        soviet: [flames(from)],
        german: places.map((place) => enemy(place)),
        open: { ruined: 1 << ruin },
        dice: places.map(() => 1),
      }).play('fire', 'spray first');
    const [west, east] = [2, 3];
    const out = burned('N3+', west, 'M3+', 'L3+', 'K3', 'K5');
    expect(out.legal('toward')).toEqual(['toward W']);
    expect(out.play('toward W').legal('next')).toEqual(['next g1', 'next g2', 'next g3']);
    const back = burned('M3+', east, 'N3+', 'O3+', 'Q4');
    expect(back.legal('toward')).toEqual(['toward E']);
    expect(back.play('toward E').legal('next')).toEqual(['next g1', 'next g2', 'next g3']);
  });
  test('HS-R-25: what obscures the line counts, what blocks it saves', () => {
    const burned = (given: Given) =>
      act({ dice: [3], ...given })
        .play('fire', 'spray first', 'toward E')
        .all('burst');
    expect(burned({ soviet: [flames('C8')], german: [enemy('E8')] })).toMatchObject([{ result: 7 }]);
    expect(burned({ soviet: [flames('C7')], german: [enemy('E7')] })).toMatchObject([{ result: 6 }]); // the thicket at D7
    const wrecks = [{ is: 'sov-kv1', at: ['D8', 'D9'] }] as const;
    expect(burned({ soviet: [flames('C8')], german: [enemy('E8')], wrecks })).toEqual([]);
    const friend = group('D8'); // infantry stops nothing, and burns
    expect(
      act({ soviet: [flames('C8'), friend], german: [enemy('E8')], dice: [1, 1] })
        .play('fire', 'spray first', 'toward E')
        .legal('next'),
    ).toEqual(['next s2', 'next g1']);
  });
});
