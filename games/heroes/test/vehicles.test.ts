import { describe, expect, test } from 'vitest';
import { PROFILES } from '../rules/profiles.ts';
import { acting, type Given, go, position, wrecksOf } from './position.ts';

const far = { is: 'ger-fire-group', at: 'A1' } as const;
const tank = { is: 'sov-t34', at: 'E13', rear: 'D13', facing: 'E' } as const;
const jeep = { is: 'sov-gaz67', at: 'D13' } as const;
const truck = { is: 'sov-gazaa', at: 'E13', rear: 'D13', facing: 'E' } as const;
const moves = (first: NonNullable<Given['soviet']>[number], given: Given = {}) =>
  position({
    german: [far],
    flow: [acting(0)],
    ...given,
    soviet: [first, ...(given.soviet ?? [])],
  }).play('move');

describe('one-square vehicles', () => {
  test('HS-VEH-01: square by square, as far as the value says', () => {
    const at = moves(jeep).play('step E14', 'step F13', 'step G13', 'step H13', 'step I13', 'step J13', 'step J14');
    expect(at.why('step I14')).toBe('HS-MOVE-01');
  });
  test('HS-ZOC-07: no zone binds it', () => {
    const german = [far, { is: 'ger-fire-group', at: 'E14' }] as const;
    expect(moves(jeep, { german }).why('step E13')).toBeNull();
  });
  test('HS-R-27: not through another vehicle', () => {
    expect(moves(jeep, { soviet: [{ is: 'sov-ba64', at: 'E13' }] }).why('step E13')).toBe('HS-R-27');
  });
});

describe('two-square vehicles', () => {
  test('HS-VEH-03 HS-R-26: ahead the rear follows the front', () => {
    const at = moves(tank).play('drive F14 E13');
    expect(at.unit('s1')).toMatchObject({ at: 'F14', rear: 'E13', facing: 'SE' });
    expect(at.why('drive G13 F14')).toBe('HS-R-26'); // 90 degrees
    expect(at.why('step G14')).toBe('HS-R-26');
  });
  test('HS-VEH-04 HS-VEH-05: astern the front follows, within the total', () => {
    const at = go(moves(tank), 'drive D13 C13', 'drive C13 B13', 'drive D13 C13', 'drive E13 D13', 'drive F13 E13');
    expect(at.unit('s1')).toMatchObject({ at: 'F13', rear: 'E13', facing: 'E' });
    expect(at.why('drive G13 F13')).toBe('HS-MOVE-01');
  });
  test('HS-VEH-06: a pivot of 90 degrees about the rear costs two', () => {
    const at = moves(tank).play('drive E14 D13', 'drive D14 D13');
    expect(at.unit('s1')).toMatchObject({ at: 'D14', rear: 'D13', facing: 'S' });
    at.play('drive D15 D14', 'drive D16 D15');
    expect(at.legal('drive').length).toBeGreaterThan(0);
    at.play('drive D15 D14');
    expect(at.why('drive D14 D13')).toBe('HS-MOVE-01');
  });
  test('HS-VEH-08: it fills two squares, even across a corner', () => {
    const at = moves(
      { is: 'sov-fire-group', at: 'C14' },
      { soviet: [{ ...tank, at: 'E14', rear: 'D13', facing: 'SE' }] },
    );
    expect(at.play('step D14').why('stop')).toBeNull();
    expect(at.why('step E13')).toBe('HS-GEO-22');
  });
  test('HS-MOVE-16 HS-R-115: every square entered gives the enemy a chance', () => {
    const german = [{ is: 'ger-mg34', at: 'J13', up: 1, facing: 'W' }] as const;
    const at = go(moves(truck, { german }), 'drive F13 E13');
    expect(at.step).toBe('opportunityWindow');
    go(at, 'pass', 'drive G13 F13');
    expect(at.step).toBe('opportunityWindow');
  });
});

describe('running over infantry', () => {
  const over = (under: object, given: Given = {}) =>
    moves(tank, { german: [far, { is: 'ger-fire-group', at: 'F13', ...under }], ...given });
  test('HS-VEH-09 HS-VEH-10 HS-R-28 HS-FORC-01 HS-FORC-02 HS-EX-21: its owner moves it aside, suppressed', () => {
    const at = go(over({}), 'drive F13 E13', 'stop');
    expect(at.waiting).toEqual(['german']);
    expect(at.why('retreat E13')).toBe('HS-VEH-10');
    at.play('retreat G13');
    expect(at.unit('g2')).toMatchObject({ at: 'G13', suppressed: 1, acted: false });
    expect(at.step).not.toBe('opportunityWindow');
  });
  test('HS-VEH-09: whoever is passed stays', () => {
    const at = go(over({}), 'drive F13 E13', 'drive G13 F13', 'drive H13 G13', 'stop');
    expect(at.unit('g2')).toMatchObject({ at: 'F13', suppressed: 0 });
  });
  test('HS-VEH-11 HS-R-31 HS-FORC-05: every square lies within a zone', () => {
    const soviet = [{ is: 'sov-fire-group', at: 'F14' }] as const;
    const at = go(over({}, { soviet }), 'drive F13 E13', 'stop');
    expect(at.unit('g2').alive).toBe(false);
    expect(at.all('destroyed')[0]?.rule).toBe('HS-VEH-11');
  });
  test('HS-VEH-10 HS-R-33: a wreck beneath it is ground like any other', () => {
    const at = go(over({}, { wrecks: [{ is: 'sov-gazaa', at: ['F13', 'G13'] }] }), 'drive F13 E13', 'stop');
    expect(at.legal()).toContain('retreat G13');
  });
  test('HS-FORC-03 HS-R-30: a deployed machine gun is packed up first', () => {
    const at = go(over({ is: 'ger-mg34', up: 1 }), 'drive F13 E13');
    if (at.step === 'opportunityWindow') at.play('pass');
    at.play('stop', 'retreat G13');
    expect(at.unit('g2')).toMatchObject({ at: 'G13', up: 0, suppressed: 1 });
  });
  test('HS-FORC-03: a concealed scout is revealed', () => {
    const at = over({ is: 'ger-aufklaerer', concealed: true }).play('drive F13 E13', 'stop', 'retreat G13');
    expect(at.all('spotted')).toMatchObject([{ unit: 'g2', rule: 'HS-FORC-03' }]);
  });
});

test('HS-MOVE-12 HS-VEH-12: no counter shows 0 or X on the side that a Forced Move finds', () => {
  const stuck = PROFILES.filter(({ category, active, move }) => category === 0 && !active && move <= 0);
  expect(stuck).toEqual([]);
});
test('HS-FORC-04: never off the battlefield', () => {
  const german = [far, { is: 'ger-fire-group', at: 'J13' }] as const;
  const at = go(moves({ ...tank, at: 'I13', rear: 'H13' }, { german }), 'drive J13 I13', 'stop');
  expect(at.legal()).toEqual(['retreat I12', 'retreat J12', 'retreat I14', 'retreat J14']);
});

describe('wrecks', () => {
  test('HS-WRK-01 HS-HIT-07: a tank crushes the squares it enters', () => {
    const at = moves(tank, { wrecks: [{ is: 'sov-gazaa', at: ['F13', 'G13'] }] }).play('drive F13 E13');
    expect(at.open.wrecks[0]?.points).toBe(1);
    at.play('drive G13 F13');
    expect(at.open.wrecks).toEqual([]);
  });
  test('HS-WRK-02: no more than two points in one move', () => {
    const at = moves(tank, { wrecks: [{ is: 'ger-pz3', at: ['F13', 'G13'] }] });
    at.play('drive F13 E13', 'drive G13 F13', 'drive H13 G13', 'drive G13 F13', 'drive H13 G13');
    expect(at.open.wrecks[0]?.points).toBe(2);
  });
  test('HS-WRK-03 HS-TERR-05: some let nobody in', () => {
    const at = moves(tank, { wrecks: [{ is: 'sov-kv1', at: ['F13', 'G13'] }] });
    expect(at.why('drive F13 E13')).toBe('HS-R-26');
  });
  test('HS-WRK-04 HS-WRK-05 HS-WRK-07 HS-WRK-08 HS-R-145: an announced push shifts the wreck and ends the move', () => {
    const at = moves(tank, { wrecks: [{ is: 'sov-kv1', at: ['F13', 'F14'] }] });
    expect(at.why('push F14')).toBe('HS-WRK-04');
    at.play('push F13', 'drive F13 E13');
    expect(wrecksOf(at)).toEqual(['G13 G14']);
    expect(at.why('drive G13 F13')).toBe('HS-WRK-08');
    expect(at.legal()).toEqual(['stop']);
  });
  test('HS-R-145 HS-WRK-01: a pivot onto the wreck is no push', () => {
    const at = moves(tank, { wrecks: [{ is: 'sov-gazaa', at: ['E14', 'F14'] }] });
    at.play('push E14', 'drive E14 D13');
    expect([wrecksOf(at), at.all('pushed')]).toEqual([['E14 F14'], []]);
    expect(at.all('crushed')).toMatchObject([{ wreck: 'E14' }]);
    const barred = moves(tank, { wrecks: [{ is: 'sov-kv1', at: ['E14', 'F14'] }] }).play('push E14');
    expect(barred.why('drive E14 D13')).toBe('HS-R-26');
  });
  test('HS-WRK-04: out of the corner of the battlefield too', () => {
    const at = moves(
      { ...jeep, at: 'A1' },
      { german: [{ ...far, at: 'J16' }], wrecks: [{ is: 'ger-kuebel', at: ['B1'] }] },
    );
    expect(wrecksOf(at.play('push B1', 'step B1'))).toEqual(['C1']);
  });
  test('HS-R-34: a wreck that lies under the tank itself is not pushed along', () => {
    const wrecks = [{ is: 'ger-sdkfz251', at: ['E13', 'F13'] }] as const;
    const at = moves(tank, { wrecks });
    expect(at.why('drive F13 E13')).toBeNull();
    expect(at.play('push E13').why('drive F13 E13')).toBe('HS-R-26');
  });
  test('HS-WRK-05: too late in mid move', () => {
    const at = moves(tank, { wrecks: [{ is: 'sov-kv1', at: ['G13', 'H13'] }] }).play('drive F13 E13');
    expect(at.why('push G13')).toBe('HS-WRK-05');
    expect(at.why('drive G13 F13')).toBe('HS-R-26');
  });
  test('HS-GEO-04 HS-R-27: a wreck is pushed from the next square, and not from under a vehicle', () => {
    const distant = moves(jeep, { wrecks: [{ is: 'ger-kuebel', at: ['F13'] }] }).play('push F13');
    expect(distant.why('step F13')).toBe('HS-GEO-04');
    const over = { is: 'sov-t34', at: 'F13', rear: 'E13', facing: 'E' } as const;
    const covered = moves(jeep, { soviet: [over], wrecks: [{ is: 'ger-kuebel', at: ['E13'] }] }).play('push E13');
    expect(covered.why('step E13')).toBe('HS-R-27');
  });
  test('HS-WRK-06: light vehicles push small wrecks', () => {
    const wrecks = [
      { is: 'sov-gazaa', at: ['E13', 'F13'] },
      { is: 'ger-kuebel', at: ['E14'] },
    ] as const;
    const at = moves(jeep, { wrecks });
    expect(at.why('push E13')).toBe('HS-WRK-06');
    at.play('push E14', 'step E14');
    expect(wrecksOf(at)).toEqual(['E13 F13', 'F15']);
    expect(at.unit('s1').at).toBe('E14');
  });
  test('HS-WRK-09 HS-R-145: it may give way to where the wreck lay before, not to where it comes', () => {
    const ways = (...at: string[]) =>
      moves(tank, {
        german: [far, { is: 'ger-fire-group', at: at[2] ?? '' }],
        wrecks: [{ is: 'sov-gazaa', at: at.slice(0, 2) }],
      })
        .play('push F13', 'drive F13 E13')
        .legal('retreat');
    expect(ways('F13', 'G13', 'H13')).toContain('retreat G13');
    expect(ways('F13', 'F14', 'G14')).not.toContain('retreat G13');
  });
  test('HS-WRK-09: infantry behind the wreck gives way without a marker', () => {
    const german = [far, { is: 'ger-fire-group', at: 'G13' }] as const;
    const at = moves(tank, { german, wrecks: [{ is: 'ger-kuebel', at: ['F13'] }] }).play('push F13', 'drive F13 E13');
    expect(at.waiting).toEqual(['german']);
    go(at, 'retreat H13');
    expect(at.unit('g2')).toMatchObject({ at: 'H13', suppressed: 0 });
    expect(at.legal()).toEqual(['stop']);
  });
  test('HS-WRK-11 HS-WRK-13 HS-R-34: not onto barred ground, off the edge or onto another wreck', () => {
    const shove = (from: string, to: string, more: readonly { is: 'ger-kuebel'; at: string[] }[] = []) =>
      moves({ ...jeep, at: from }, { wrecks: [{ is: 'ger-kuebel', at: [to] }, ...more] })
        .play(`push ${to}`)
        .why(`step ${to}`);
    expect(shove('H13', 'H14')).toBe('HS-R-34'); // low wall
    expect(shove('I13', 'J13')).toBe('HS-R-34'); // edge
    expect(shove('D13', 'E13', [{ is: 'ger-kuebel', at: ['F13'] }])).toBe('HS-R-34');
    expect(shove('D13', 'E13')).toBeNull();
  });
  test('HS-WRK-11 HS-WRK-12: a wreck wholly in water sinks, pushed there or lost there', () => {
    const afar = { scenario: '9', german: [{ ...far, at: 'S1' }] } as const;
    const pusher = { ...tank, at: 'A4', rear: 'A3', facing: 'S' } as const;
    const shove = moves(pusher, { ...afar, wrecks: [{ is: 'ger-kuebel', at: ['B5'] }] });
    shove.play('push B5', 'drive B5 A4');
    expect(wrecksOf(shove)).toEqual([]);
    expect(shove.all('sank')).toMatchObject([{ wreck: 'C6' }]);
    const hit = (at: string, rear: string) =>
      position({
        scenario: '9',
        soviet: [{ is: 'sov-ptrd', at: 'E4' }],
        german: [{ is: 'ger-pz3', at, rear, facing: 'N', damage: 4 }],
        flow: [acting(0)],
        dice: [6, 6],
      }).play('fire', 'shoot g1 first');
    expect(wrecksOf(hit('C7', 'C8'))).toEqual([]);
    expect(wrecksOf(hit('C5', 'C6'))).toEqual(['C5 C6']); // half in the marsh
  });
  test('HS-WRK-10: not into a square that bars the vehicle', () => {
    const at = moves({ ...jeep, at: 'H14' }, { wrecks: [{ is: 'ger-kuebel', at: ['H15'] }] }).play('push H15');
    expect(at.why('step H15')).toBe('HS-WRK-10');
  });
});

describe('transport', () => {
  const squad = { is: 'sov-fire-group', at: 'D14' } as const;
  test('HS-TRAN-03 HS-R-64 HS-R-144: boarding costs a square and ends the move', () => {
    const at = moves({ ...squad, at: 'A14' }, { soviet: [truck] }).play('step B14');
    expect(at.why('board s2')).toBe('HS-TRAN-03');
    at.play('step C14', 'board s2');
    expect(at.unit('s1')).toMatchObject({ where: 4, at: '' });
    expect(at.step).not.toBe('moving');
  });
  test('HS-TRAN-03 HS-R-64: out of it, and not in again', () => {
    const at = moves({ ...squad, aboard: 's2' }, { soviet: [truck] });
    expect(at.why('step G13')).toBe('HS-GEO-04');
    at.play('step F14');
    expect(at.unit('s1')).toMatchObject({ where: 0, at: 'F14' });
    expect(at.why('board s2')).toBe('HS-R-64');
    at.play('step G14', 'step H14', 'step I14');
    expect(at.why('step J14')).toBe('HS-MOVE-01');
  });
  test('HS-TRAN-01: three squads fill it; a reduced one takes half as much', () => {
    const rider = { ...squad, aboard: 's2' } as const;
    expect(moves(squad, { soviet: [truck, rider, rider, rider] }).why('board s2')).toBe('HS-TRAN-01');
    expect(moves(squad, { soviet: [truck, rider, rider, { ...rider, up: 1 }] }).why('board s2')).toBe('HS-TRAN-01');
    expect(
      moves({ ...squad, up: 1 }, { soviet: [truck, rider, rider, { ...rider, up: 1 }] }).why('board s2'),
    ).toBeNull();
    expect(moves(squad, { soviet: [tank] }).why('board s2')).toBe('HS-TRAN-01');
  });
  test('HS-TRAN-02: one gun', () => {
    const gun = { is: 'sov-45mm', at: 'D14' } as const;
    expect(moves(gun, { soviet: [truck] }).why('board s2')).toBeNull();
    expect(moves(gun, { soviet: [truck, { ...gun, aboard: 's2' }] }).why('board s2')).toBe('HS-TRAN-02');
  });
  test('HS-R-65 HS-TRAN-10: passengers go along and hold no zone', () => {
    const at = moves(truck, { soviet: [{ ...squad, aboard: 's1' }] }).play('drive F13 E13', 'stop');
    expect(at.unit('s2')).toMatchObject({ where: 4, acted: false });
    const german = [{ is: 'ger-fire-group', at: 'E14' }] as const;
    const foot = position({ soviet: [truck, { ...squad, aboard: 's1' }], german, flow: [acting(2)] }).play('move');
    expect(foot.why('step F14')).toBeNull();
  });
  const wreck = (german: Given['german'] = [far], rider: object = {}) =>
    position({
      soviet: [truck, { ...squad, aboard: 's1', ...rider }],
      german: [{ is: 'ger-fire-group', at: 'E16' }, ...(german ?? [])],
      flow: [acting(2)],
      dice: [6],
    }).play('fire', 'shoot s1 first');
  test('HS-TRAN-11: passengers get out beside the wreck, suppressed', () => {
    const at = wreck();
    expect(wrecksOf(at)).toEqual(['E13 D13']);
    expect(at.waiting).toEqual(['soviet']);
    at.play('retreat F14');
    expect(at.unit('s2')).toMatchObject({ where: 0, at: 'F14', up: 0, suppressed: 1 });
  });
  test('HS-TRAN-12: not in an enemy zone, and lost without a square', () => {
    expect(wreck([{ is: 'ger-fire-group', at: 'G13' }]).why('retreat F13')).toBe('HS-TRAN-11');
    const ring = ['B14', 'D15', 'G13'].map((at) => ({ is: 'ger-fire-group', at }) as const);
    expect(wreck(ring).unit('s2').alive).toBe(false);
  });
});

describe('crews', () => {
  const irina = { is: 'sov-irina', at: 'D14' } as const;
  const inside = { ...irina, up: 1, aboard: 's2' } as const;
  test('HS-STATE-22: aboard with the last square, and turned over', () => {
    const at = moves(irina, { soviet: [tank] }).play('board s2');
    expect(at.unit('s1')).toMatchObject({ where: 5, up: 1 });
  });
  test('HS-STATE-24 HS-STATE-25: a full truck takes a crew, a tank only one', () => {
    const rider = { is: 'sov-fire-group', at: 'D14', aboard: 's2' } as const;
    expect(moves(irina, { soviet: [truck, rider, rider, rider] }).why('board s2')).toBeNull();
    expect(moves(irina, { soviet: [tank, inside] }).why('board s2')).toBe('HS-STATE-25');
  });
  test('HS-STATE-28: out of a lost vehicle beside the wreck, zones or not', () => {
    const jeepCrew = { ...inside, aboard: 's1' } as const;
    const german = [
      { is: 'ger-fire-group', at: 'D16' },
      { is: 'ger-fire-group', at: 'F13' },
    ] as const;
    const at = position({ soviet: [jeep, jeepCrew], german, flow: [acting(2)], dice: [6] });
    at.play('fire', 'shoot s1 first', 'retreat E14');
    expect(at.unit('s2')).toMatchObject({ where: 0, at: 'E14', up: 0, suppressed: 1 });
  });
  test('HS-STATE-27: the German mechanic goes four squares too', () => {
    const panzer = { is: 'ger-pz3', at: 'E13', rear: 'D13', facing: 'E' } as const;
    const crew = { is: 'ger-kramer', at: '', up: 1, aboard: 'g2' } as const;
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'A1' }], german: [crew, panzer], flow: [acting(1)] });
    expect(at.play('move').state.flow.at(-1)).toMatchObject({ step: 'moving', left: 4 });
  });
  test('HS-STATE-27 HS-R-62: out again on its Inactive side', () => {
    const at = position({ soviet: [inside, tank], german: [far], flow: [acting(0)] });
    expect(at.legal('fire')).toEqual([]);
    at.play('move', 'step D14', 'step C14', 'step B14', 'step A14');
    expect(at.unit('s1')).toMatchObject({ where: 0, up: 0, at: 'A14' });
    expect(at.why('step A13')).toBe('HS-MOVE-01');
  });
});
