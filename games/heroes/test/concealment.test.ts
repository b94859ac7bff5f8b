import { describe, expect, test } from 'vitest';
import { UNIT_TYPES, UNITS } from '../data/units.ts';
import { CAN_HIDE, kindNumber, PROFILES, X } from '../rules/profiles.ts';
import { UNKNOWN } from '../rules/state.ts';
import { act, acting, enemy, type Given, group, position } from './position.ts';

const scouts = (at: string, more = {}) => ({ is: 'sov-razvedka', at, concealed: true, ...more }) as const;
const hidden = (at: string, more = {}) => ({ is: 'ger-aufklaerer', at, concealed: true, ...more }) as const;

describe('a concealed unit', () => {
  test('HS-STATE-07: is no target', () => {
    const at = act({ soviet: [group('A8')], german: [hidden('C8'), enemy('C9')] }).play('fire');
    expect(at.why('shoot g1 first')).toBe('HS-STATE-07');
    expect(at.why('shoot g2 first')).toBeNull();
  });
  test('HS-STATE-12 HS-R-132: fires with its concealed side, is turned afterwards, and may then be shot at', () => {
    const gun = { is: 'ger-mg34', at: 'F8', up: 1, facing: 'W' } as const;
    const at = act({ soviet: [scouts('A8')], german: [enemy('C9'), gun], dice: [1, 6] });
    at.play('fire', 'shoot g1 first');
    expect(at.all('spotted')).toMatchObject([{ unit: 's1', rule: 'HS-STATE-12' }]);
    expect(at.step).toBe('opportunityWindow');
    at.play('react g2', 'shoot s1 first');
    expect(at.unit('s1').alive).toBe(false);
  });
  test('HS-R-131 HS-R-70: survives flames concealed, and its Defense Value stays its secret', () => {
    const burnt = (german: NonNullable<Given['german']>) =>
      act({ soviet: [{ is: 'sov-roks', at: 'A8', suppressed: 1 }], german, dice: [1] }).play(
        'fire',
        'spray first',
        'toward E',
      );
    const at = burnt([hidden('B8')]);
    expect(at.unit('g1')).toMatchObject({ alive: true, kind: UNKNOWN, suppressed: 1 });
    const told = { seat: 'soviet', unit: 's1', kind: 'flames', concealed: true, outcome: 'miss' };
    expect(at.all('burst', 'soviet')).toMatchObject([{ ...told, defense: null }]);
    expect(at.all('burst', 'german')).toMatchObject([{ ...told, defense: 4 }]);
    expect(burnt([enemy('B8')]).all('burst', 'soviet')).toMatchObject([{ outcome: 'miss', defense: 4 }]);
  });
  test('HS-R-37: has a zone of control', () => {
    const at = act({ soviet: [group('C8')], german: [hidden('D9')] }).play('move');
    expect(at.why('step C9')).toBe('HS-ZOC-04');
  });
  test('HS-R-133: is not looked for because of fire', () => {
    const at = act({ soviet: [group('F8')], german: [hidden('F6'), enemy('C8')], dice: [1] });
    expect(at.play('fire', 'shoot g2 first').all('spotted')).toEqual([]);
  });
});

test('HS-R-70: whoever shows its face tells the enemy something new', () => {
  const at = act({ soviet: [scouts('A13')], german: [enemy('J1')] }).play('move');
  const before = at.context.learners.length;
  expect(at.play('flip').context.learners.slice(before)).toContain('german');
});

test.each(UNIT_TYPES.filter((type) => CAN_HIDE[kindNumber(type)]))(
  'HS-STATE-11 HS-ASLT-01: concealed %s attacks if it can with the side that it turns to',
  (is) => {
    const soviet = is.startsWith('sov') ? [{ is, at: 'A8', concealed: true }] : [group('B8')];
    const german = is.startsWith('sov') ? [enemy('B8')] : [{ is, at: 'A8', concealed: true }];
    const at = position({ soviet, german, flow: [acting(is.startsWith('sov') ? 0 : 1)] });
    const { assault, weapons } = PROFILES[2 * kindNumber(is) + 1] ?? {};
    const can = assault !== null && weapons?.[0]?.combat[0] !== X;
    expect(at.legal('assault')).toHaveLength(can ? 1 : 0);
  },
);

test('HS-R-70 HS-OP-22: until its die is rolled, nothing in the open tells which concealed unit fires', () => {
  const fires = (is: 'sov-razvedka' | 'sov-spotter') => {
    const given = { soviet: [{ is, at: 'A8', concealed: true } as const], german: [enemy('C8')], flow: [acting(0)] };
    return position({ ...given, hands: { german: ['ac-ger-jam'] }, dice: [3] }).play('fire', 'shoot g1 first');
  };
  const [scout, spotter] = [fires('sov-razvedka'), fires('sov-spotter')];
  expect([scout.asked, scout.state.flow]).toEqual(['german jam', spotter.state.flow]);
  const results = [scout, spotter].map((at) =>
    at
      .play('pass')
      .all('attack')
      .map(({ result }) => result),
  );
  expect(results).toEqual([[5], [3]]);
});

describe('spotting', () => {
  test('HS-R-129 HS-STATE-14: on a wreck in the street nobody is seen from afar', () => {
    const walks = (wrecks: Given['wrecks']) =>
      act({ soviet: [group('A8')], german: [hidden('E8')], ...(wrecks && { wrecks }) }).play('move', 'step A9', 'stop');
    expect(walks([]).all('spotted')).toHaveLength(1);
    expect(walks([{ is: 'ger-kuebel', at: ['E8'] }]).all('spotted')).toEqual([]);
  });
  test('HS-STATE-17 HS-R-133 HS-STATE-16 HS-FORC-06: after a move everybody else is looked for, and stays on the square', () => {
    const walks = (...steps: readonly string[]) =>
      act({ soviet: [group('H9')], german: [hidden('F6')] }).play('move', ...steps, 'stop');
    expect(walks('step G9').all('spotted')).toEqual([]); // three squares from the debris
    const near = walks('step G9', 'step F8');
    expect(near.all('spotted')).toMatchObject([{ unit: 'g1', rule: 'HS-STATE-16' }]);
    expect(near.unit('g1')).toMatchObject({ at: 'F6', up: 1, acted: false, suppressed: 0 });
    expect(near.step).not.toBe('opportunityWindow');
  });
  test('HS-R-133 HS-R-80: after the move of a unit that does not survive it, too', () => {
    const gun = { is: 'ger-mg34', at: 'G9', up: 1, facing: 'W' } as const;
    const given = { soviet: [group('B8', { up: 1 }), group('A8')], german: [hidden('D8'), gun], dice: [6] };
    const at = act(given).play('move', 'step B9', 'react g2', 'shoot s1 first');
    expect(at.unit('s1').alive).toBe(false);
    expect(at.all('spotted')).toMatchObject([{ unit: 'g1', rule: 'HS-STATE-16' }]);
  });
  test('HS-STATE-17: on every square of its own move', () => {
    const at = act({ soviet: [scouts('A6')], german: [enemy('A9')] }).play('move', 'step A7');
    expect(at.all('spotted')).toMatchObject([{ unit: 's1' }]);
  });
  test('HS-STATE-18: once spotted it does not hide again in the same action', () => {
    const at = act({ soviet: [scouts('A6')], german: [enemy('A9')] }).play('move', 'step A7');
    expect(at.why('flip')).toBe('HS-STATE-03');
    const unseen = act({ soviet: [scouts('A6', { concealed: false, up: 1 })], german: [enemy('J16')] });
    expect(unseen.play('move', 'step A7').why('flip')).toBeNull();
  });
  test('HS-STATE-20: two concealed units spot each other', () => {
    const at = act({ soviet: [scouts('A9')], german: [hidden('D8')] }).play('move', 'step A8', 'stop');
    expect(at.all('spotted').map(({ unit }) => unit)).toEqual(['s1', 'g1']);
  });
  test('HS-STATE-21 HS-R-69: a tank sees nothing, but the mechanic in it does, and so does a suppressed enemy', () => {
    const tank = { is: 'ger-pz3', at: 'E8', rear: 'F8', facing: 'W' } as const;
    const mechanic = { is: 'ger-kramer', at: 'E8', up: 1, aboard: 'g1' } as const;
    const seen = (german: NonNullable<Given['german']>) =>
      act({ soviet: [scouts('A9')], german })
        .play('move', 'step A8')
        .all('spotted').length;
    expect(seen([tank])).toBe(0);
    expect(seen([tank, mechanic])).toBe(1);
    expect(seen([enemy('E8', { suppressed: 2, acted: true })])).toBe(1);
  });
  test('HS-R-69 HS-STATE-15: in a house it is hidden as in any terrain', () => {
    const at = (from: string, to: string) =>
      act({ soviet: [group(from)], german: [hidden('C3+')] })
        .play('move', `step ${to}`, 'stop')
        .all('spotted').length;
    expect(at('D8', 'D7')).toBe(0);
    expect(at('D6', 'D5')).toBe(1); // at the door
  });
  test('HS-R-68: whoever hides in plain sight is seen at once', () => {
    const at = act({ soviet: [scouts('A8', { concealed: false, up: 1 })], german: [enemy('D8')] }).play('move', 'flip');
    expect(at.all('concealed')).toHaveLength(1);
    expect(at.all('spotted')).toMatchObject([{ unit: 's1' }]);
    expect(at.unit('s1').kind).not.toBe(UNKNOWN);
  });
  test('HS-RNG-07: an arc does not limit sight', () => {
    const gun = { is: 'ger-mg34', at: 'D5', up: 1, facing: 'N' } as const;
    const at = act({ soviet: [scouts('D9')], german: [gun] }).play('move', 'step E8');
    expect(at.all('spotted')).toHaveLength(1);
  });
  test('HS-LOS-11: what blocks fire blocks spotting and Inspiration', () => {
    const walled = act({ soviet: [scouts('F1')], german: [enemy('D2+')] }).play('move', 'step F2');
    expect(walled.all('spotted')).toEqual([]);
    const leader = { is: 'sov-chuikov', at: 'F2' } as const;
    const helps = (at: string) => act({ soviet: [leader, group(at, { suppressed: 1 })], german: [enemy('J16')] });
    expect(helps('D2+').why('inspire')).toBe('HS-CMD-08');
    expect(helps('F4').why('inspire')).toBeNull();
  });
});

describe('changes of state', () => {
  test('HS-STATE-05 HS-STATE-29 HS-R-122: only the side in sight counts', () => {
    const fires = (up: 0 | 1) =>
      position({
        soviet: [group('C8')],
        german: [{ is: 'ger-mg34', at: 'E8', up, facing: 'W' }],
        flow: [acting(1)],
        dice: [1],
      }).play('fire');
    expect(fires(0).why('suppress s1 first')).toBe('HS-STATE-05');
    expect(fires(1).why('suppress s1 first')).toBeNull();
    expect(
      [0, 1].map(
        (up) =>
          fires(up as 0 | 1)
            .play('shoot s1 first')
            .all('attack')[0]?.result,
      ),
    ).toEqual([3, 4]);
  });
  test('HS-STATE-06: every counter that changes has the ability on both sides, so none is stuck', () => {
    const stuck = Object.entries(UNITS).filter(
      ([, facts]) =>
        facts.category === 'infantry' &&
        facts.change !== undefined &&
        !facts.sides.every(({ abilities }) => abilities.some(({ key }) => key === facts.change)),
    );
    expect(stuck).toEqual([]);
  });
  test('HS-R-122: turned on the way to a side without Fire on the Move, it fires no more', () => {
    const gun = { is: 'ger-mg34', at: 'G8', up: 1, facing: 'W' } as const;
    const at = act({ soviet: [{ is: 'sov-smg-group', at: 'C9' }], german: [gun, enemy('D6')], dice: [2] });
    at.play('move', 'step C8');
    expect(at.step).toBe('fireChance');
    at.play('hold', 'react g1', 'shoot s1 first');
    expect(at.unit('s1').up).toBe(1);
    expect(at.play('step B8').step).not.toBe('fireChance');
  });
});
