import { describe, expect, test } from 'vitest';
import { DAMAGE, NONE } from '../rules/state.ts';
import { acting, type Given, position } from './position.ts';

const far = { is: 'ger-fire-group', at: 'A1' } as const;
const tank = { is: 'sov-t34', at: 'E13', rear: 'D13', facing: 'E', damage: DAMAGE.tracks | DAMAGE.crew } as const;
const irina = { is: 'sov-irina', at: 'D14' } as const;

describe('Mechanic', () => {
  const shop = (mechanic: object = {}, given: Given = {}) =>
    position({ soviet: [{ ...irina, ...mechanic }, tank], german: [far], flow: [acting(0)], ...given });
  test('HS-CMD-01: beside the tank it takes one marker off, and that was its action', () => {
    const at = shop();
    expect(at.why('repair s1 s2 hull')).toBe('HS-CMD-01');
    at.play('repair s1 s2 tracks');
    expect(at.unit('s2').damage).toBe(DAMAGE.crew);
    expect(at.step).not.toBe('activation');
  });
  test('HS-CMD-01: nobody repairs in the name of another', () => {
    expect(shop().why('repair s2 s2 tracks')).toBe('HS-CMD-01');
  });
  test('HS-CMD-01: not from afar', () => {
    expect(shop({ at: 'A14' }).legal('repair')).toEqual([]);
  });
  test('HS-R-61 HS-STATE-23: from inside as well', () => {
    expect(shop({ up: 1, aboard: 's2' }).legal('repair')).toEqual(['repair s1 s2 crew', 'repair s1 s2 tracks']);
  });
  test('HS-STATE-23: a tank with one aboard repairs in its own activation, once for both', () => {
    const aboard = { up: 1, aboard: 's2' } as const;
    expect(shop({ at: 'D14' }, { flow: [acting(1)] }).legal('repair')).toEqual([]);
    const at = shop(aboard, { flow: [acting(0), acting(1)] });
    expect(at.legal('repair')).toEqual(['repair s2 s2 crew', 'repair s2 s2 tracks']);
    at.play('repair s2 s2 tracks');
    expect([at.unit('s2').damage, at.step]).toEqual([DAMAGE.crew, 'activation']);
    expect([at.why('repair s1 s2 crew'), at.legal('repair')]).toEqual(['HS-CMD-03', []]);
  });
  test('HS-STATE-23 HS-R-61: and another beside it, with the one repair of its Mechanic', () => {
    const other = { is: 'sov-t34', at: 'E14', rear: 'D14', facing: 'E', damage: DAMAGE.crew } as const;
    const soviet = [{ ...irina, up: 1, aboard: 's2' }, tank, other] as const;
    const at = shop({}, { soviet, flow: [acting(0), acting(1)] }).play('repair s2 s3 crew');
    expect(at.unit('s3').damage).toBe(0);
    expect(at.why('repair s1 s2 crew')).toBe('HS-CMD-03');
  });
  test('HS-CMD-03: one repair for a vehicle each turn', () => {
    const soviet = [irina, tank, { ...irina, at: 'E14' }] as const;
    const at = shop({}, { soviet, flow: [acting(2), acting(0)] }).play('repair s1 s2 tracks');
    expect(at.why('repair s3 s2 crew')).toBe('HS-CMD-03');
  });
  test('HS-CMD-01: in the Supply Phase too', () => {
    const at = shop({}, { phase: 'supply', flow: [{ step: 'supplying', seat: 'soviet' }] }).play('repair s1 s2 crew');
    expect(at.unit('s2').damage).toBe(DAMAGE.tracks);
    expect(at.why('activate s1')).toBe('HS-SUPY-01');
  });
  test('HS-STATE-23 HS-CMD-01 HS-R-102: a tank without tracks repairs there, though its Mechanic has acted', () => {
    const soviet = [{ ...irina, up: 1, aboard: 's2', acted: true }, tank] as const;
    const at = shop({}, { soviet, phase: 'supply', flow: [{ step: 'supplying', seat: 'soviet' }] });
    expect([at.why('activate s2'), at.why('repair s1 s2 tracks')]).toEqual(['HS-R-102', 'HS-SUPY-01']);
    expect(at.legal('repair')).toEqual(['repair s2 s2 crew', 'repair s2 s2 tracks']);
    expect(at.play('repair s2 s2 tracks').unit('s2').damage).toBe(DAMAGE.crew);
  });
  test('HS-CMD-03 HS-R-61: and one for a Mechanic', () => {
    const open = { effects: [{ what: 'repaired', unit: 0, amount: 0, ability: null, until: 'turn' } as const] };
    expect(shop({}, { open }).why('repair s1 s2 crew')).toBe('HS-CMD-03');
  });
  test('HS-CMD-01: nobody else', () => {
    expect(shop({ is: 'sov-fire-group' }).why('repair s1 s2 tracks')).toBe('HS-CMD-01');
  });
});

test('HS-CMD-04 HS-STATE-23: with Positive Waves aboard the owner picks the die', () => {
  const at = position({
    soviet: [
      { ...tank, damage: 0 },
      { ...irina, up: 1, aboard: 's1' },
    ],
    german: [far],
    flow: [{ step: 'damageRoll', unit: NONE, target: 0, roller: 'german', plus: 0 }],
    dice: [6, 1],
  });
  expect(at.waiting).toEqual(['soviet']);
  expect(at.legal()).toEqual(['take 6', 'take 1']);
  expect(at.refusal('take 4')).toMatchObject({ rule: 'HS-CMD-04', facts: { die: 4 } });
  expect(at.play('take 1').unit('s1')).toMatchObject({ damage: DAMAGE.crew, alive: true });
});

describe('Inspiration', () => {
  const squad = { is: 'sov-fire-group', suppressed: 2 } as const;
  const given: Given = {
    soviet: [
      { is: 'sov-commissar', at: 'D13', suppressed: 1 },
      { ...squad, at: 'H13' },
      { ...squad, at: 'I13' },
      { ...squad, at: 'D16' },
      { is: 'sov-fire-group', at: 'D15' }, // in the way
    ],
    german: [far],
  };
  test('HS-CMD-08 HS-CMD-09: one marker off whoever it sees within range, besides its action', () => {
    const at = position({ ...given, flow: [acting(0)] }).play('inspire');
    expect(['s1', 's2', 's3', 's4'].map((name) => at.unit(name).suppressed)).toEqual([1, 1, 2, 2]);
    expect(at.why('inspire')).toBe('HS-CMD-08');
    expect(at.why('move')).toBeNull();
  });
  test('HS-R-67: with its move in the Supply Phase', () => {
    const at = position({ ...given, phase: 'supply', flow: [{ step: 'supplying', seat: 'soviet' }] });
    at.play('activate s1', 'inspire', 'stop');
    expect(at.unit('s2').suppressed).toBe(1);
  });
  test('HS-R-67 HS-CMD-08: before the move or after it, not on the way', () => {
    const at = position({ ...given, phase: 'supply', flow: [{ step: 'supplying', seat: 'soviet' }] });
    at.play('activate s1', 'step E13');
    expect([at.legal('inspire'), at.why('inspire')]).toEqual([[], 'HS-R-67']);
    expect(at.play('stop').legal('inspire')).toEqual(['inspire']);
  });
});

test('HS-CMD-06: an Autonomous unit waits until the activation under way is over', () => {
  const soviet = [
    { is: 'sov-fire-group', at: 'C8' },
    { is: 'sov-zaitsev', at: 'E8', up: 1 },
  ] as const;
  const at = position({ soviet, german: [far], flow: [{ step: 'activations', seat: 'soviet' }, acting(0)] }).play(
    'move',
  );
  expect(at.legal('activate')).toEqual([]);
  expect(at.why('activate s2')).toBe('HS-MOVE-16');
  at.play('stop');
  expect(at.legal('activate')).toEqual(['activate s2']);
});
