import { describe, expect, test } from 'vitest';
import { combatAgainst } from '../rules/close-combat.ts';
import { X } from '../rules/profiles.ts';
import { DAMAGE, type Open, WHERE } from '../rules/state.ts';
import { acting, type Given, go, position, wrecksOf } from './position.ts';

/** No vehicle has Assault but by a card. */
const withAssault = (unit: number): Partial<Open> => ({
  effects: [{ what: 'ability', unit, amount: 0, ability: 'assault', until: 'turn' }],
});
const sappers = { is: 'sov-sappers', at: 'C8' } as const;
const group = { is: 'sov-fire-group', at: 'C8' } as const;
const car = { is: 'sov-ba64', at: 'C8' } as const;
const tank = { is: 'sov-t34', at: 'C8', rear: 'B8', facing: 'E' } as const;
const enemy = { is: 'ger-fire-group', at: 'D8' } as const;
/** Infantry with an answer to tanks. */
const pioneers = { is: 'ger-pioniere', at: 'D8' } as const;
const halftrack = { is: 'ger-sdkfz251', at: 'E8', rear: 'D8', facing: 'E' } as const;
const panzer = { is: 'ger-pz3', at: 'E8', rear: 'D8', facing: 'E' } as const;

const attacks = (given: Given) => position({ flow: [acting(0)], open: withAssault(0), ...given });
const charges = (given: Given) => go(attacks(given), 'assault g1', 'charge', 'charge');
const rams = (given: Given, way = 'ram D8 C8') => go(attacks(given), 'assault g1', way, way);

describe('infantry against vehicles', () => {
  test('HS-ASLT-28 HS-ASLT-29 HS-ASLT-30: a beaten light vehicle is a wreck, and the attacker goes back', () => {
    const at = charges({ soviet: [group], german: [halftrack], dice: [6, 1, 1] });
    expect(at.all('assault')[0]).toMatchObject({ results: [7, 2], winner: 'attacker' }); // 6 + 1 against 1 + 3 - 2
    expect(at.unit('g1').alive).toBe(false);
    expect(wrecksOf(at)).toEqual(['E8 D8']);
    expect(at.unit('s1').at).toBe('C8');
  });
  test('HS-ASLT-32 HS-ASLT-18: a tank fights with its machine gun, takes located Damage and stays', () => {
    const at = charges({ soviet: [sappers], german: [panzer], dice: [6, 1, 2, 2] });
    expect(at.all('assault')[0]?.results).toEqual([9, 5]); // 6 + 1 + 2 against 2 + 3
    expect(at.unit('g1')).toMatchObject({ at: 'E8', rear: 'D8', damage: DAMAGE.tracks });
    expect(at.unit('s1')).toMatchObject({ at: 'C8', up: 0 });
  });
  test('HS-ASLT-19 HS-R-42 HS-R-125: a single gun that is gone can not defend, and the fight is won without dice', () => {
    const gun = { ...panzer, is: 'ger-stug3', facing: 'W', at: 'D8', rear: 'E8', damage: DAMAGE.primary } as const;
    const at = charges({ soviet: [sappers], german: [gun], dice: [1] });
    expect(at.all('overrun')).toHaveLength(1);
    expect(at.unit('g1').damage).toBe(DAMAGE.primary | DAMAGE.crew);
    expect(at.unit('s1').at).toBe('C8');
  });
  test('HS-ASLT-20 HS-R-41: a truck without a weapon has no answer', () => {
    const at = charges({ soviet: [group], german: [{ is: 'ger-kuebel', at: 'D8' }] });
    expect(at.unit('g1').alive).toBe(false);
    expect(wrecksOf(at)).toEqual(['D8']);
    expect(at.unit('s1').at).toBe('C8');
  });
  test('HS-R-124 HS-ASLT-39: the arc of the weapon it fights with, seen from the launch square', () => {
    const ahead = charges({
      soviet: [group],
      german: [{ ...halftrack, at: 'D8', rear: 'E8', facing: 'W' }],
      dice: [1, 1, 6],
    });
    expect(ahead.all('suppressed')).toEqual([]);
    const behind = charges({ soviet: [group], german: [halftrack], dice: [1, 1, 6] });
    expect(behind.all('suppressed')).toMatchObject([{ unit: 'g1', markers: 1 }]);
  });
  test('HS-ASLT-04: X against the type of the target', () => {
    const at = attacks({ soviet: [group], german: [panzer] });
    expect(at.why('assault g1')).toBe('HS-ASLT-04');
    expect(attacks({ soviet: [sappers], german: [panzer] }).why('assault g1')).toBeNull();
  });
});

describe('vehicles against infantry', () => {
  test('HS-ASLT-27: the winner takes the square', () => {
    const at = charges({ soviet: [car], german: [enemy], dice: [6, 1, 1, 1] });
    expect(at.waiting).toEqual(['german']);
    at.play('retreat E8');
    expect(at.unit('g1')).toMatchObject({ at: 'E8', up: 1 });
    expect(at.unit('s1').at).toBe('D8');
  });
  test('HS-ASLT-35 HS-R-123: beaten, its wreck lies where the infantry was, which gives way unsuppressed', () => {
    const at = charges({ soviet: [car], german: [enemy], dice: [1, 1, 6, 6] });
    expect(at.waiting).toEqual(['german']);
    expect(at.why('retreat C8')).toBe('HS-ASLT-35'); // the car still stands there
    at.play('retreat D7');
    expect(at.unit('g1')).toMatchObject({ at: 'D7', up: 0, suppressed: 0 });
    expect(at.unit('s1').alive).toBe(false);
    expect(wrecksOf(at)).toEqual(['D8']);
  });
  test('HS-ASLT-35 HS-R-123: a tank stopped by Damage takes the square first', () => {
    const at = rams({ soviet: [tank], german: [pioneers], dice: [1, 1, 6, 6, 2] }).play('retreat E8');
    expect(at.unit('s1')).toMatchObject({ at: 'D8', rear: 'C8', damage: DAMAGE.tracks });
    expect(at.unit('g1').at).toBe('E8');
  });
  test('HS-WRK-01 HS-WRK-02: a tank crushes the wreck it takes the square on', () => {
    const wrecks = [{ is: 'sov-gazaa', at: ['D8', 'D9'] }] as const;
    const at = rams({ soviet: [tank], german: [enemy], wrecks });
    expect(at.unit('s1')).toMatchObject({ at: 'D8', rear: 'C8' });
    expect(at.all('crushed')).toMatchObject([{ unit: 's1', wreck: 'D8' }]);
    expect(at.open.wrecks[0]?.points).toBe(1);
  });
  test('HS-R-123: passengers of a lost vehicle are placed last, beside the wreck', () => {
    const jeep = { is: 'sov-ba64', at: 'C8' } as const;
    const rider = { is: 'sov-irina', at: 'C8', up: 1, aboard: 's1' } as const;
    const at = charges({ soviet: [jeep, rider], german: [enemy], dice: [1, 1, 6, 6] }).play('retreat E8');
    expect(at.waiting).toEqual(['soviet']);
    at.play('retreat D9');
    expect(at.unit('s2')).toMatchObject({ at: 'D9', up: 0, suppressed: 1 });
  });
  test('HS-R-123: infantry without a square to go to is lost', () => {
    const soviet = [car, { ...group, at: 'D7' }] as const; // every way but back lies within its zone
    const german = [
      enemy,
      ...['E7', 'E8', 'E9', 'D9', 'C9', 'C7'].map((at) => ({ is: 'ger-fire-group', at }) as const),
    ];
    const at = charges({ soviet, german, dice: [3, 1, 5, 5] });
    expect(at.all('destroyed')).toMatchObject([{ unit: 'g1', rule: 'HS-R-123' }]);
    expect(at.unit('s1').at).toBe('D8');
  });
  test('HS-ASLT-38: a tie pushes it aside as well', () => {
    const at = charges({ soviet: [car], german: [enemy], dice: [3, 1, 5, 5] });
    expect(at.all('assault')[0]).toMatchObject({ results: [6, 6], winner: null });
    at.play('retreat D9');
    expect([at.unit('s1'), at.unit('g1')]).toMatchObject([
      { at: 'D8', alive: true },
      { at: 'D9', up: 0 },
    ]);
  });
  test('HS-ASLT-20 HS-R-125: infantry with X against tanks is destroyed without dice, and the tank takes its square', () => {
    const at = rams({ soviet: [tank], german: [enemy] });
    expect(at.all('destroyed')).toMatchObject([{ unit: 'g1', rule: 'HS-ASLT-20' }]);
    expect(at.unit('s1').at).toBe('D8');
  });
  test('HS-R-43: two squares attack with the front', () => {
    const at = rams({ soviet: [tank], german: [pioneers], dice: [6, 1, 1, 1] }).play('retreat E8');
    expect(at.unit('s1')).toMatchObject({ at: 'D8', rear: 'C8', facing: 'E' });
  });
  test('HS-R-43: or with the rear, from where the beaten infantry flees', () => {
    const away = { ...tank, at: 'B8', rear: 'C8', facing: 'W' } as const;
    const at = rams({ soviet: [away], german: [pioneers], dice: [6, 1, 1, 1] }, 'ram C8 D8');
    expect(at.legal()).toEqual(['retreat E7', 'retreat E8', 'retreat E9']);
    at.play('retreat E8');
    expect(at.unit('s1')).toMatchObject({ at: 'C8', rear: 'D8', facing: 'W' });
  });
  test('HS-ASLT-06 HS-R-119 HS-R-43: while it can ram it must, and no drive goes around', () => {
    const at = attacks({ soviet: [{ ...tank, at: 'B8', rear: 'A8' }], german: [enemy] }).play('assault g1');
    expect(at.why('stop')).toBe('HS-ASLT-06');
    expect(at.why('drive B8 B7')).toBe('HS-R-26');
    go(at, 'drive C8 B8');
    expect(at.why('drive D8 C8')).toBe('HS-ASLT-06');
    expect(at.why('ram D9 C8')).toBe('HS-R-43');
    expect(at.why('charge')).toBe('HS-ASLT-08');
    const slow = attacks({ soviet: [{ ...tank, suppressed: 1 }], german: [{ ...enemy, at: 'F8' }] }).play('assault g1');
    expect(slow.why('drive B8 A8')).toBe('HS-R-119');
  });
  test('HS-ASLT-09 HS-R-119: without a square left it may stop before the target', () => {
    const slow = { ...tank, at: 'B8', rear: 'A8', suppressed: 2 };
    const at = attacks({ soviet: [slow], german: [enemy] }).play('assault g1');
    go(at, 'drive C8 B8');
    expect([at.why('stop'), at.legal('ram')]).toEqual([null, []]);
  });
  test('HS-R-119: the way to the target does not lead over it', () => {
    const jeep = attacks({ soviet: [{ ...car, at: 'C8' }], german: [enemy] }).play('assault g1');
    expect(jeep.why('step D8')).toBe('HS-ASLT-06');
  });
  test('HS-R-119 HS-WRK-08: nor is it one for a small vehicle', () => {
    const wrecks = [{ is: 'sov-gaz67', at: ['D8'] }] as const;
    const at = attacks({ soviet: [{ ...car, at: 'C8' }], german: [{ ...enemy, at: 'F8' }], wrecks });
    expect(at.play('assault g1', 'push D8').why('step D8')).toBe('HS-R-119');
  });
  test('HS-R-119 HS-WRK-08: a push would end the move, so it is no way to the target', () => {
    const wrecks = [{ is: 'sov-gaz67', at: ['D8'] }] as const;
    const far = { ...enemy, at: 'F8' } as const;
    const given = { soviet: [tank], german: [far], wrecks };
    const at = attacks(given).play('assault g1', 'push D8');
    expect(at.why('drive D8 C8')).toBe('HS-R-119');
    expect(at.why('drive D7 C8')).toBeNull();
    const flanks = ['D7', 'D9'].map((square) => ({ is: 'sov-ba64', at: square }) as const);
    const slow = { ...given, soviet: [{ ...tank, suppressed: 1 } as const, ...flanks] }; // three squares, over the wreck only
    expect(attacks(slow).play('assault g1').why('stop')).toBe('HS-ASLT-06');
    const pushes = attacks(slow).play('assault g1', 'push D8');
    expect(pushes.why('stop')).toBeNull();
    expect(pushes.why('drive D8 C8')).toBeNull();
  });
  test('HS-ASLT-08: not while it stands on somebody', () => {
    const under = { is: 'ger-fire-group', at: 'C8' } as const;
    const at = attacks({ soviet: [{ ...tank, at: 'B8', rear: 'A8' }], german: [enemy, under] }).play('assault g1');
    go(at, 'drive C8 B8');
    expect(at.legal('ram')).toEqual([]);
  });
  test('HS-R-119: every drive that keeps the assault possible is offered', () => {
    const at = attacks({ soviet: [{ ...tank, at: 'B8', rear: 'A8' }], german: [enemy] }).play('assault g1');
    expect(at.legal('drive')).toContain('drive C8 B8');
    for (const drive of at.legal('drive')) expect(at.why(drive)).toBeNull();
  });
  test('HS-ASLT-06 HS-R-120: once it attacks from where it stands it drives nowhere else', () => {
    const at = go(attacks({ soviet: [tank], german: [enemy] }), 'assault g1');
    expect(at.why('drive B8 A8')).toBeNull();
    go(at, 'ram D8 C8');
    expect([at.legal('drive'), at.why('drive B8 A8')]).toEqual([[], 'HS-ASLT-06']);
  });
});

describe('vehicles against vehicles', () => {
  test('HS-ASLT-31: a tank drives onto the wreck of a beaten light vehicle and crushes it', () => {
    const at = rams({ soviet: [tank], german: [halftrack], dice: [6, 1, 1] });
    expect(at.unit('s1')).toMatchObject({ at: 'D8', rear: 'C8' });
    expect(at.open.wrecks).toMatchObject([{ points: 1 }]);
  });
  test('HS-ASLT-31 HS-R-125: a wreck of structure 1 is gone at once', () => {
    const at = rams({ soviet: [tank], german: [{ is: 'ger-kuebel', at: 'D8' }] });
    expect(at.unit('s1').at).toBe('D8');
    expect(wrecksOf(at)).toEqual([]);
    expect(at.all('cleared')).toHaveLength(1);
  });
  test('HS-ASLT-30: a light winner returns', () => {
    const at = charges({ soviet: [car], german: [halftrack], dice: [6, 1, 1] });
    expect(at.unit('g1').alive).toBe(false);
    expect(at.unit('s1').at).toBe('C8');
  });
  test('HS-ASLT-36: beaten by a vehicle, its wreck lies on its launch square', () => {
    const at = charges({ soviet: [car], german: [{ is: 'ger-sdkfz222', at: 'D8' }], dice: [1, 1, 6] });
    expect(at.unit('s1').alive).toBe(false);
    expect(wrecksOf(at)).toEqual(['C8']);
    expect(at.unit('g1').at).toBe('D8');
  });
  test('HS-ASLT-37: a tie between vehicles moves nobody', () => {
    const at = charges({ soviet: [car], german: [{ is: 'ger-sdkfz222', at: 'D8' }], dice: [5, 1, 3] });
    expect(at.all('assault')[0]?.results).toEqual([6, 6]);
    expect([at.unit('s1').at, at.unit('g1').at]).toEqual(['C8', 'D8']);
  });
  test('HS-ASLT-32: passengers leave a beaten vehicle before a tank takes its place', () => {
    const rider = { is: 'ger-fire-group', at: 'D8', aboard: 'g1' } as const;
    const at = rams({ soviet: [tank], german: [halftrack, rider], dice: [6, 1, 1] });
    expect(at.waiting).toEqual(['german']);
    expect(at.legal('retreat')).not.toContain('retreat C8');
    at.play('retreat F8');
    expect(at.unit('g2')).toMatchObject({ at: 'F8', suppressed: 1 });
    expect(at.unit('s1').at).toBe('D8');
  });
});

describe('transports', () => {
  const truck = { is: 'sov-gazaa', at: 'C8', rear: 'B8', facing: 'E' } as const;
  const rider = { is: 'sov-fire-group', at: 'C8', aboard: 's2' } as const;
  const sallies = (dice: readonly number[], given: Given = {}) =>
    position({ soviet: [rider, truck], german: [enemy], flow: [acting(0)], dice, ...given }).play(
      'assault g1',
      'sally C8',
      'sally C8',
    );
  test('HS-TRAN-04 HS-ASLT-08 HS-GEO-18: an assault out of the vehicle, in the direction of the square named', () => {
    const at = sallies([6, 1, 1, 1]);
    expect(at.legal()).toEqual(['retreat E7', 'retreat E8', 'retreat E9']);
    at.play('retreat E8');
    expect(at.unit('s1')).toMatchObject({ at: 'D8', where: WHERE.field });
  });
  test('HS-R-39 HS-ASLT-34: beaten, it is back in its vehicle', () => {
    const at = sallies([1, 1, 6, 6]);
    expect(at.unit('s1')).toMatchObject({ where: WHERE.aboard, up: 1 });
  });
  test('HS-ASLT-08: only next to the defender, and not out of a vehicle without Transport', () => {
    const at = position({ soviet: [rider, truck], german: [enemy], flow: [acting(0)] }).play('assault g1');
    expect(at.legal('sally')).toEqual(['sally C8']);
    expect(at.why('sally B8')).toBe('HS-TRAN-04');
    expect(at.why('charge')).toBe('HS-ASLT-08');
    const armed = { is: 'sov-irina', at: 'C8', up: 1, aboard: 's2' } as const;
    const crew = position({ soviet: [armed, tank], german: [enemy], flow: [acting(0)], open: withAssault(0) });
    expect(crew.why('assault g1')).toBe('HS-ASLT-04');
  });
  test('HS-R-39 HS-TRAN-04: a beaten defender may fall back into a transport with room', () => {
    const german = [enemy, { is: 'ger-sdkfz251', at: 'F8', rear: 'E8', facing: 'E' }] as const;
    const at = position({ soviet: [group], german, flow: [acting(0)], dice: [6, 1, 1, 1] });
    at.play('assault g1', 'charge', 'charge', 'retreat E8');
    expect(at.unit('g1')).toMatchObject({ where: WHERE.aboard, up: 1 });
    expect(at.unit('s1').at).toBe('D8');
  });
  test('HS-R-39: not into a full one, nor into a vehicle without Transport', () => {
    const full = { is: 'ger-kuebel', at: 'E8' } as const;
    const rider = { is: 'ger-fire-group', at: 'E8', aboard: 'g2' } as const;
    const beside = { is: 'ger-sdkfz222', at: 'E9' } as const;
    const at = position({
      soviet: [group],
      german: [enemy, full, rider, beside],
      flow: [acting(0)],
      dice: [6, 1, 1, 1],
    });
    at.play('assault g1', 'charge', 'charge');
    expect(at.legal()).toEqual(['retreat E7']);
  });
});

describe('Destruction hand to hand', () => {
  const inside = { is: 'ger-fire-group', at: 'C3+' } as const;
  const storms = (given: Given, ...lines: readonly string[]) =>
    position({ soviet: [{ ...sappers, at: 'D5' }], german: [inside], flow: [acting(0)], ...given }).play(
      'assault g1',
      'charge',
      'charge',
      ...lines,
    );
  test('HS-FAB-02 HS-R-45 HS-R-126: the dice come last, after retreat and advance', () => {
    const at = storms({ dice: [6, 1, 1, 1, 4, 4], open: { points: [3, 0, 0] } }, 'breach');
    expect(at.step).toBe('retreat');
    at.play('retreat C2+');
    expect(at.all('demolition')).toMatchObject([{ dice: [4, 4], points: 2 }]);
    expect(at.open.ruined).toBe(1);
    expect([at.unit('s1'), at.unit('g1')]).toMatchObject([{ at: 'C3+', suppressed: 1 }, { suppressed: 1 }]);
  });
  test('HS-R-45: whatever the result, with the dice of the side in sight', () => {
    const at = storms({ dice: [1, 1, 6, 6, 5] }, 'breach');
    expect(at.unit('s1')).toMatchObject({ at: 'D5', up: 1 });
    expect(at.all('demolition')).toMatchObject([{ dice: [5], points: 1 }]);
  });
  test('HS-R-45: not if the attacker is gone', () => {
    const soviet = [{ ...sappers, at: 'D5', up: 1 } as const];
    expect(storms({ soviet, dice: [1, 1, 6, 6] }, 'breach').all('demolition')).toEqual([]);
  });
  test('HS-R-126: the owner may forgo them before the dice', () => {
    expect(storms({ dice: [6, 1, 1, 1] }, 'forgo', 'retreat C2+').all('demolition')).toEqual([]);
  });
  test('HS-FAB-02 HS-TERR-13: a wreck under the defender suffers too', () => {
    const wrecks = [{ is: 'sov-gazaa', at: [enemy.at, 'E9'] }] as const;
    const at = position({ soviet: [sappers], german: [enemy], wrecks, flow: [acting(0)], dice: [1, 1, 6, 6, 5] });
    at.play('assault g1', 'charge', 'charge', 'breach');
    expect(at.all('demolition')).toMatchObject([{ at: enemy.at, points: 1 }]);
  });
  test('HS-FAB-02: nothing to break in the open', () => {
    const at = position({ soviet: [sappers], german: [enemy], flow: [acting(0)], dice: [1, 1, 1, 1] });
    expect(at.play('assault g1', 'charge', 'charge').step).not.toBe('breaching');
  });
});

test('HS-R-41 HS-R-42: an assault gun fights hand to hand with its only gun, as long as that works', () => {
  const value = (damage: number) => {
    const german = [{ is: 'ger-stug3', at: 'E13', rear: 'D13', facing: 'E', damage }] as const;
    return combatAgainst(position({ soviet: [{ is: 'sov-fire-group', at: 'G13' }], german }).state, 1, 0);
  };
  expect([value(0) > X, value(DAMAGE.crew) > X, value(DAMAGE.primary)]).toEqual([true, true, X]);
});
