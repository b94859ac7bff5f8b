import { describe, expect, test } from 'vitest';
import { WHERE } from '../rules/state.ts';
import { act, acting, enemy, type Given, position } from './position.ts';

type Placed = NonNullable<Given['soviet']>[number];

const truck = { is: 'sov-gazaa', at: 'E13', rear: 'E14', facing: 'N' } as const;
const rider = (is: 'sov-fire-group' | 'sov-dp28' | 'sov-smg-group' | 'sov-roks', more = {}) =>
  ({ is, at: 'E13', aboard: 's2', ...more }) as const;

test('HS-STATE-24 HS-TRAN-01: the crew takes no seat', () => {
  const car = { is: 'ger-kuebel', at: 'E13' } as const;
  const crew = { is: 'ger-kramer', at: '', up: 1, aboard: 'g2' } as const;
  const soviet = [{ is: 'sov-fire-group', at: 'A1' } as const];
  const at = position({ soviet, german: [enemy('D13'), car, crew], flow: [acting(1)] }).play('move');
  expect(at.why('board g2')).toBeNull();
});

test('HS-TERR-10 HS-TRAN-03: whoever has been stopped does not get in', () => {
  const jeep = { is: 'sov-gaz67', at: 'E13' } as const;
  const at = act({ soviet: [{ is: 'sov-fire-group', at: 'D13' }, jeep], german: [enemy('A1')] }).play('move');
  expect(at.why('board s2')).toBeNull();
  Object.assign(at.state.flow.at(-1) ?? {}, { halted: true });
  expect(at.why('board s2')).toBe('HS-MOVE-01');
});

test('HS-ZOC-04 HS-TRAN-03: along an enemy zone nobody gets in', () => {
  const jeep = { is: 'sov-gaz67', at: 'E13' } as const;
  const boards = (german: string) =>
    act({ soviet: [{ is: 'sov-fire-group', at: 'D13' }, jeep], german: [enemy(german)] })
      .play('move')
      .why('board s2');
  expect([boards('A1'), boards('D14')]).toEqual([null, 'HS-ZOC-04']);
});

describe('aboard', () => {
  test('HS-TRAN-05 HS-R-144: a unit may fire, leave, or stay', () => {
    const at = act({ soviet: [rider('sov-fire-group'), truck], german: [enemy('B13')] });
    expect(at.legal()).toEqual(expect.arrayContaining(['fire', 'move']));
    at.play('move');
    expect(at.why('step D13')).toBeNull();
    expect(at.why('stop')).toBeNull();
  });
  test('HS-TRAN-06: it sees from either square of its vehicle', () => {
    const wagon = { is: 'sov-ba64', at: 'D13' } as const; // in the way of the front square
    const at = act({ soviet: [rider('sov-fire-group'), truck, wagon], german: [enemy('A13')] });
    expect(at.why('fire')).toBeNull();
    const jeep = { is: 'sov-gaz67', at: 'E13' } as const;
    const small = act({ soviet: [rider('sov-fire-group'), jeep, wagon], german: [enemy('A13')] });
    expect(small.why('fire')).toBe('HS-FIRE-01');
  });
  test('HS-TRAN-07: infantry does not stand in its line', () => {
    const jeep = { is: 'sov-gaz67', at: 'E13' } as const;
    const between = { is: 'sov-fire-group', at: 'D13' } as const;
    const at = act({ soviet: [rider('sov-fire-group'), jeep, between], german: [enemy('A13')] });
    expect(at.why('fire')).toBeNull();
    const onFoot = act({
      soviet: [{ is: 'sov-fire-group', at: 'E13' }, { ...jeep, at: 'H13' }, between],
      german: [enemy('A13')],
    });
    expect(onFoot.why('fire')).toBe('HS-FIRE-01');
  });
  test('HS-TRAN-08: heavy weapons need Fire on the Move, and have no penalty for it', () => {
    const gun = act({ soviet: [rider('sov-dp28'), truck], german: [enemy('B13')], dice: [1] });
    expect(gun.play('move', 'fire', 'shoot g1 first').all('attack')[0]?.result).toBe(4);
    const reduced = act({ soviet: [rider('sov-dp28', { up: 1 }), truck], german: [enemy('B13')] });
    expect(reduced.why('fire')).toBe('HS-FIRE-01');
    const rifles = act({ soviet: [rider('sov-smg-group'), truck], german: [enemy('B13')], dice: [1] });
    expect(rifles.play('move', 'fire', 'shoot g1 first').all('attack')[0]?.result).toBe(2); // 1 + 3 - 2
  });
  test('HS-TRAN-08: that holds for grenades, too', () => {
    const stock = { soviet: [{ marker: 'mk-grenade', tile: 0, left: 3 }] };
    const throws = (up: 0 | 1) =>
      act({ soviet: [rider('sov-dp28', { up }), truck], german: [enemy('C13')], stock }).legal('fire').length;
    expect([throws(0), throws(1)]).toEqual([1, 0]);
  });
  test('HS-TRAN-08 HS-FAB-12: a flamethrower has Fire on the Move for its flames alone', () => {
    const at = act({ soviet: [rider('sov-roks'), truck], german: [enemy('C13')], dice: [1] }).play('fire');
    expect(at.why('shoot g1 first')).toBe('HS-TRAN-08');
    expect(at.play('spray first', 'jet E13 W').all('burst')[0]?.result).toBe(5); // 1 + 4, without the penalty
  });
  test('HS-TPL-10 HS-TRAN-06: out of a truck half in a building it throws from the square outside', () => {
    const half = { is: 'sov-gazaa', at: 'B11', rear: 'A11', facing: 'E' } as const;
    const inside = { is: 'sov-gazaa', at: 'C11', rear: 'B11', facing: 'E' } as const;
    const throws = (vehicle: Placed) =>
      act({
        scenario: '5',
        soviet: [rider('sov-fire-group'), vehicle],
        german: [enemy('A13')],
        stock: { soviet: [{ marker: 'mk-rpg40', tile: 0, left: 1 }], german: [] },
        open: { army: { soviet: [{ tile: 'rt-sov-volga', options: [], lost: 0, broken: false }], german: [] } },
      });
    expect(throws(half).play('fire', 'throw mk-rpg40').legal('place')).toContain('place A11*');
    const deep = { ...inside, at: 'D11', rear: 'C11' };
    expect([throws(inside).why('fire'), throws(deep).why('fire')]).toEqual([null, 'HS-FIRE-01']);
  });
  test('HS-FAB-13 HS-TRAN-06: its flames start in either square of its vehicle', () => {
    const sprays = (vehicle: Placed) =>
      act({ soviet: [rider('sov-roks'), vehicle], german: [enemy('C13'), enemy('C15')], dice: [1] }).play(
        'fire',
        'spray first',
      );
    const at = sprays(truck);
    expect(at.legal('jet')).toEqual(expect.arrayContaining(['jet E13 W', 'jet E14 W', 'jet E14 SW']));
    expect([at.why('toward W'), at.why('jet E15 W')]).toEqual(['HS-FAB-13', 'HS-FAB-13']);
    expect(sprays(truck).play('jet E14 SW').all('burst')).toMatchObject([{ target: 'g2' }]);
    const jeep = sprays({ is: 'sov-gaz67', at: 'E13' });
    expect([jeep.why('toward W'), jeep.why('jet E13 W')]).toEqual([null, 'HS-FAB-13']);
  });
  test('HS-R-62: a crew at its post throws nothing out of its tank, whoever passes', () => {
    const tank = { is: 'sov-t34', at: 'E13', rear: 'E14', facing: 'N' } as const;
    const given = (up: 0 | 1) => ({
      soviet: [{ is: 'sov-irina', at: 'D13', up, ...(up === 1 ? { aboard: 's2' } : {}) }, tank] as const,
      german: [enemy('B14')],
      flow: [acting(2)],
      stock: { soviet: [{ marker: 'mk-grenade', tile: 0, left: 1 }] },
      open: {
        effects: [{ what: 'ability', unit: 0, amount: 0, ability: 'opportunisticFire', until: 'turn' } as const],
      },
    });
    expect(position(given(0)).play('move', 'step C14').asked).toBe('soviet opportunity');
    expect(position(given(1)).play('move', 'step C14').asked).toBeNull();
  });
  test('HS-TRAN-09 HS-STATE-26: nobody in a vehicle is fired at, assaulted or caught by a template', () => {
    const crew = { is: 'sov-irina', at: 'E13', up: 1, aboard: 's1' } as const;
    const passenger = { is: 'sov-fire-group', at: 'E13', aboard: 's1' } as const;
    const given = { soviet: [truck, passenger, crew], flow: [acting(3)] };
    const at = position({ ...given, german: [enemy('D13')] });
    expect([at.why('assault s2'), at.why('assault s3')]).toEqual(['HS-ASLT-05', 'HS-ASLT-05']);
    at.play('fire');
    expect([at.why('shoot s2 first'), at.why('shoot s3 first')]).toEqual(['HS-TRAN-09', 'HS-TRAN-09']);
    const howitzer = { is: 'ger-leig18', at: 'J14', up: 1, facing: 'W' } as const;
    const shelled = position({ ...given, german: [howitzer], dice: [1, 1, 1, 1] }).play(
      'fire',
      'shell first',
      'place E13*',
    );
    expect(shelled.all('burst').map(({ target }) => target)).toEqual(['s1']);
  });
  test('HS-R-103: it fires all round, whatever its vehicle faces', () => {
    const half = { is: 'ger-sdkfz251', at: 'F13', rear: 'E13', facing: 'E' } as const;
    const squad = { is: 'ger-fire-group', at: 'F13', aboard: 'g2' } as const;
    const soviet = [{ is: 'sov-fire-group', at: 'C13' }] as const;
    expect(position({ soviet, german: [squad, half], flow: [acting(1)] }).why('fire')).toBeNull();
    expect(position({ soviet, german: [squad, half], flow: [acting(2)] }).why('fire')).toBe('HS-FIRE-01');
  });
  test('HS-R-63: whoever a Hit would destroy takes half the room', () => {
    const jeep = { is: 'sov-gaz67', at: 'E13' } as const;
    const boards = (first: object, second: object) => {
      const soviet = [
        { is: 'sov-fire-group', at: 'D13', ...second },
        jeep,
        { ...rider('sov-fire-group'), ...first },
      ] as const;
      return act({ soviet, german: [enemy('A1')] })
        .play('move')
        .why('board s2');
    };
    expect(boards({ up: 1 }, { up: 1 })).toBeNull();
    expect(boards({ up: 1 }, {})).toBe('HS-TRAN-01');
    expect(boards({ is: 'sov-boris' }, { is: 'sov-boris' })).toBeNull(); // Characters count 1 as well
  });
  test('HS-R-143: crews board own vehicles only, with a square to spare', () => {
    const irina = (more = {}) => ({ is: 'sov-irina', at: 'D13', ...more }) as const;
    const tank = { is: 'sov-t34', at: 'E13', rear: 'F13', facing: 'W' } as const;
    const theirs = { is: 'ger-pz3', at: 'D14', rear: 'C14', facing: 'E' } as const;
    const at = act({ soviet: [irina(), tank], german: [theirs] }).play('move');
    expect(at.why('board s2')).toBeNull();
    expect(at.why('board g1')).toBe('HS-R-64');
    const pinned = act({ soviet: [irina({ suppressed: 2 }), tank], german: [theirs] }).play('move');
    expect(pinned.why('board s2')).toBe('HS-MOVE-01');
  });
  test('HS-TRAN-01: every vehicle has room of its own', () => {
    const jeep = (at: string) => ({ is: 'sov-gaz67', at }) as const;
    const soviet = [{ is: 'sov-fire-group', at: 'F14' }, jeep('E13'), jeep('G13'), rider('sov-fire-group')] as const;
    const at = act({ soviet, german: [enemy('A1')] }).play('move');
    expect([at.why('board s2'), at.why('board s3')]).toEqual(['HS-TRAN-01', null]);
  });
  test('HS-STATE-25: a tank has one crew unit, a vehicle with Transport as many as come', () => {
    const irina = (more = {}) => ({ is: 'sov-irina', at: 'D13', ...more }) as const;
    const tank = { is: 'sov-t34', at: 'E13', rear: 'E14', facing: 'N' } as const;
    const second = (vehicle: typeof tank | typeof truck) =>
      act({ soviet: [irina(), vehicle, irina({ up: 1, aboard: 's2' })], german: [enemy('A1')] })
        .play('move')
        .why('board s2');
    expect([second(tank), second(truck)]).toEqual(['HS-STATE-25', null]);
  });
  test('HS-CMD-08: nobody without Inspiration helps those beside it in the truck', () => {
    const shaken = rider('sov-fire-group', { suppressed: 1 });
    const helps = (is: 'sov-smg-group' | 'sov-commissar') =>
      act({ soviet: [{ is, at: 'E13', aboard: 's2' }, truck, shaken], german: [enemy('A1')] }).why('inspire');
    expect([helps('sov-smg-group'), helps('sov-commissar')]).toEqual(['HS-CMD-08', null]);
  });
  test('HS-R-115 HS-MOVE-15: boarding is a repetition, after which it may fire on the move', () => {
    const squad = { is: 'sov-smg-group', at: 'D13' } as const;
    const at = act({ soviet: [squad, truck], german: [enemy('H13')], dice: [1] }).play('move');
    expect(at.play('board s2').step).toBe('fireChance');
    at.play('fire', 'shoot g1 first');
    expect(at.all('attack')).toMatchObject([{ unit: 's1', target: 'g1' }]);
    expect(at.unit('s1').where).toBe(WHERE.aboard);
    expect(at.step).not.toBe('fireChance');
  });
  test('HS-TRAN-03: it steps out on any side of the vehicle', () => {
    const at = act({ soviet: [rider('sov-fire-group'), truck], german: [enemy('A1')] }).play('move');
    expect(at.legal('step')).toEqual(expect.arrayContaining(['step D13', 'step F13', 'step F15', 'step E15']));
  });
  test('HS-R-117: barred on a friend’s square right outside, it is back in the vehicle', () => {
    const jeep = { is: 'sov-gaz67', at: 'E13' } as const;
    const soviet = [rider('sov-fire-group'), jeep, { is: 'sov-fire-group', at: 'D13' }] as const;
    const at = act({ soviet, german: [enemy('A1')] }).play('move', 'step D13');
    expect(at.why('stop')).toBe('HS-MOVE-04');
    Object.assign(at.state.flow.at(-1) ?? {}, { halted: true });
    at.play('stop');
    expect([at.unit('s1').where, at.all('boarded')]).toMatchObject([WHERE.aboard, [{ unit: 's1', vehicle: 's2' }]]);
    expect(at.all('moved').map(({ to }) => to)).toEqual(['D13']);
  });
});
