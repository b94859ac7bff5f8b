import { describe, expect, test } from 'vitest';
import type { Frame } from '../../rules/state.ts';
import { holding } from '../hands.ts';
import { acting, enemy, type Given, group, position } from '../position.ts';

const pz3 = { is: 'ger-pz3', at: 'E13', rear: 'D13', facing: 'E' } as const;
/** A whole activation, with its end. */
const activated = (unit: number, seat: 'soviet' | 'german'): Frame[] => [
  { step: 'activationEnd', seat },
  { step: 'afterAction', unit },
  acting(unit),
];

describe('ac-sov-burst ac-ger-burst: Burst into Action', () => {
  const burst = (given: Given = {}) =>
    holding(
      { soviet: [group('C8')], german: [enemy('G8')], flow: activated(0, 'soviet'), ...given },
      { soviet: ['ac-sov-burst'] },
    );
  test('HS-OP-09 HS-R-88: moves, then fires', () => {
    const at = burst({ dice: [1] }).play('play ac-sov-burst', 'move', 'step D8', 'stop');
    expect(at.step).toBe('secondAction');
    expect(at.why('move')).toBe('HS-ACT-06');
    expect(at.play('fire', 'shoot g1 first').all('attack')).toHaveLength(1);
    expect(at.open.effects).toEqual([]); // gone with the activation
  });
  test('HS-OP-09: or fires, then moves, and that is all', () => {
    const at = burst({ dice: [1] }).play('play ac-sov-burst', 'fire', 'shoot g1 first');
    expect(at.why('fire')).toBe('HS-ACT-06');
    at.play('move', 'step D8', 'stop');
    expect(at.unit('s1').at).toBe('D8');
    expect(at.step).not.toBe('secondAction');
  });
  test('HS-R-154: a second one changes nothing', () => {
    const at = holding(
      { soviet: [group('C8')], german: [enemy('G8')], flow: [acting(0)] },
      { soviet: ['ac-sov-burst', 'ac-sov-burst'] },
    ).play('play ac-sov-burst');
    expect(at.why('play ac-sov-burst')).toBe('HS-R-154');
  });
  test('HS-CARD-15: a unit that fires on the move has had its shot', () => {
    const at = burst({ soviet: [{ is: 'sov-smg-group', at: 'C8' }], german: [enemy('E8')], dice: [1] });
    at.play('play ac-sov-burst', 'move', 'fire', 'shoot g1 first', 'stop');
    expect(at.step).not.toBe('secondAction');
    const late = burst({ soviet: [{ is: 'sov-smg-group', at: 'C8' }], german: [enemy('E8')], dice: [1] });
    late.play('play ac-sov-burst', 'fire', 'shoot g1 first', 'move');
    expect(late.legal('fire')).toEqual([]);
  });
  test('HS-CARD-15: a tank moves and fires both weapons at full value', () => {
    const at = holding(
      { soviet: [group('H13')], german: [pz3], flow: activated(1, 'german'), dice: [1, 1] },
      { german: ['ac-ger-burst'] },
    ).play('play ac-ger-burst', 'move', 'drive F13 E13', 'hold', 'stop', 'fire');
    expect(at.legal('shoot')).toEqual(['shoot s1 first', 'shoot s1 second']);
    at.play('shoot s1 second');
    expect(at.all('attack')[0]?.result).toBe(1 + 3);
  });
  test('HS-CMD-02 HS-OP-09: a Mechanic repairs as one of the two', () => {
    const tank = { is: 'sov-t34', at: 'E13', rear: 'D13', facing: 'E', damage: 3 } as const;
    const at = holding(
      { soviet: [{ is: 'sov-irina', at: 'B14' }, tank], german: [enemy('A1')], flow: activated(0, 'soviet') },
      { soviet: ['ac-sov-burst'] },
    ).play('play ac-sov-burst', 'move', 'step C14', 'stop', 'repair s1 s2 tracks');
    expect(at.unit('s2').damage).toBe(1);
    expect(at.step).not.toBe('secondAction');
  });
  test('HS-CMD-02: Heroic does the same for a marker, once', () => {
    const stock = { soviet: [{ marker: 'mk-heroic', tile: 0, left: 2 }] };
    const at = holding(
      { soviet: [group('C8')], german: [enemy('G8')], flow: activated(0, 'soviet'), dice: [1] },
      {},
      stock,
    );
    at.play('use mk-heroic');
    expect(at.why('use mk-heroic')).toBe('HS-OPT-03');
    at.play('fire', 'shoot g1 first', 'move', 'step B8', 'stop');
    expect(at.open.stock.soviet[0]?.left).toBe(1);
    expect([at.unit('s1').at, at.all('attack').length]).toEqual(['B8', 1]);
  });
  test('HS-OP-09: two actions for the unit it was played on, not for another', () => {
    const open = { effects: [{ what: 'twice', unit: 1, amount: 0, ability: null, until: 'activation' } as const] };
    const soviet = [group('C8'), group('A13')];
    const at = position({ soviet, german: [enemy('G8')], flow: activated(0, 'soviet'), open }).play('move', 'stop');
    expect(at.step).not.toBe('secondAction');
  });
});

test('ac-ger-covering HS-OP-08: Covering Fire lets the unit suppress, for this activation', () => {
  const at = holding(
    { soviet: [group('G8')], german: [enemy('C8')], flow: activated(1, 'german'), dice: [6] },
    { german: ['ac-ger-covering'] },
  );
  expect(at.play('play ac-ger-covering', 'fire').legal('suppress')).toEqual(['suppress s1 first']);
  at.play('suppress s1 first');
  expect(at.unit('s1').suppressed).toBe(2); // 6 + 2 x 2 against 4
  expect(at.open.effects).toEqual([]);
});

test('ac-ger-panzervor HS-OP-05: Panzer vor adds three squares, to vehicles alone', () => {
  const given = { soviet: [group('A1')], german: [pz3, enemy('A13')] };
  const at = holding({ ...given, flow: [acting(1)] }, { german: ['ac-ger-panzervor'] });
  const left = (): number => {
    const frame = at.state.flow.at(-1);
    return frame?.step === 'moving' ? frame.left : 0;
  };
  at.play('play ac-ger-panzervor', 'move');
  expect(left()).toBe(3 + 5);
  const foot = holding({ ...given, flow: [acting(2)] }, { german: ['ac-ger-panzervor'] });
  expect(foot.why('play ac-ger-panzervor')).toBe('HS-R-154');
  const lame = holding(
    { ...given, german: [{ ...pz3, damage: 2 }], flow: [acting(1)] },
    { german: ['ac-ger-panzervor'] },
  );
  expect(lame.why('play ac-ger-panzervor')).toBe('HS-R-154');
});

test('ac-ger-drill HS-OP-20: Drill and Order ignores the markers, which stay', () => {
  const given = { soviet: [group('C8')], german: [enemy('E8', { suppressed: 2 })], flow: [acting(1)], dice: [3] };
  const at = holding(given, { german: ['ac-ger-drill'] }).play('play ac-ger-drill', 'fire', 'shoot s1 first');
  expect(at.all('attack')[0]?.result).toBe(5);
  expect(at.unit('g1').suppressed).toBe(2);
  const moves = holding(given, { german: ['ac-ger-drill'] }).play('play ac-ger-drill', 'move');
  expect(moves.legal('step').length).toBeGreaterThan(0);
  const calm = holding({ ...given, german: [enemy('E8')] }, { german: ['ac-ger-drill'] });
  expect(calm.why('play ac-ger-drill')).toBe('HS-R-154');
});

describe('ac-sov-bottle: Molotov Cocktail', () => {
  const tank = { is: 'ger-pz3', at: 'D8', rear: 'E8', facing: 'W' } as const;
  const bottle = (given: Given = {}) =>
    holding({ soviet: [group('C9')], german: [tank], flow: [acting(0)], ...given }, { soviet: ['ac-sov-bottle'] });
  test('HS-OP-27: instead of its action, at one unit within two squares, with its own values', () => {
    const at = bottle({ dice: [1] }).play('fire');
    expect(at.legal('play')).toEqual(['play ac-sov-bottle']);
    at.play('play ac-sov-bottle', 'hurl g1');
    expect(at.all('burst')).toMatchObject([{ target: 'g1', result: 4 }]); // 1 + 3 against heavy
    expect(at.open.discards.soviet).toEqual(['ac-sov-bottle']);
    expect(at.step).toBe('frightening');
  });
  test('HS-OP-27: not from three squares away, and not by the enemy', () => {
    expect(bottle({ soviet: [group('A9')] }).legal('fire')).toEqual([]);
  });
  test('HS-CARD-12: a fire bonus counts', () => {
    const at = holding(
      { soviet: [group('C9')], german: [tank], flow: [acting(0)], dice: [1] },
      { soviet: ['ac-sov-bottle', 'ac-sov-marksman'] },
    ).play('fire', 'bonus ac-sov-marksman', 'play ac-sov-bottle', 'hurl g1');
    expect(at.all('burst')[0]?.result).toBe(6);
  });
  test('HS-CARD-05: only as the activation begins', () => {
    const at = holding(
      { soviet: [group('B9')], german: [tank], flow: activated(0, 'soviet') },
      { soviet: ['ac-sov-bottle', 'ac-sov-burst'] },
    ).play('play ac-sov-burst', 'move', 'step C9', 'stop');
    expect(at.legal('fire')).toEqual([]);
    const rifles = holding(
      { soviet: [group('B9')], german: [tank, enemy('A7')], flow: activated(0, 'soviet') },
      { soviet: ['ac-sov-bottle', 'ac-sov-burst'] },
    ).play('play ac-sov-burst', 'move', 'step C9', 'stop', 'fire');
    expect([rifles.legal('play'), rifles.legal('shoot')]).toEqual([[], ['shoot g2 first']]);
    expect(rifles.why('play ac-sov-bottle')).toBe('HS-OP-27');
  });
});

describe('ac-ger-combined: Combined Arms', () => {
  const german = [
    { is: 'ger-vollrath', at: 'A1', token: 1 },
    { is: 'ger-fire-group', at: 'B1', token: 2 },
    { is: 'ger-fire-group', at: 'C1', token: 3 },
  ] as const;
  const soviet = [{ is: 'sov-boris', at: 'A13', token: 1 }] as const;
  const chained = () => {
    const at = holding(
      {
        soviet,
        german,
        initiative: 'german',
        flow: [{ step: 'activations', seat: 'german' }],
      },
      { german: ['ac-ger-combined'] },
    );
    while (at.step === 'freeWindow') at.play('pass');
    return at.play('pass'); // g1 does nothing
  };
  const called = (at: ReturnType<typeof chained>) =>
    at.all('revealed').map(({ seat, number }) => `${seat[0]}${number}`);
  test('HS-OP-10: the next number at once, then the enemy', () => {
    const at = chained();
    expect(at.asked).toBe('german chain');
    at.play('play ac-ger-combined');
    expect(called(at)).toEqual(['g1', 'g2']);
    for (let i = 0; i < 20 && at.open.phase === 'activation' && called(at).length < 4; i++) at.play('pass');
    expect(called(at)).toEqual(['g1', 'g2', 's1', 'g3']);
  });
  test('HS-OP-10: not without a number left', () => {
    const at = chained();
    at.play('pass');
    for (let i = 0; i < 20 && called(at).length < 4; i++) at.play('pass');
    at.play('pass'); // g3, the last
    expect(at.asked).not.toBe('german chain');
  });
});

test('HS-CMD-08: Inspiration may come after the action', () => {
  const at = position({
    soviet: [
      { is: 'sov-commissar', at: 'D13' },
      { is: 'sov-fire-group', at: 'H14', suppressed: 1 },
    ],
    german: [enemy('A1')],
    flow: activated(0, 'soviet'),
  }).play('move', 'step E13', 'stop');
  expect(at.step).toBe('inspiring');
  at.play('inspire');
  expect(at.unit('s2').suppressed).toBe(0);
});
