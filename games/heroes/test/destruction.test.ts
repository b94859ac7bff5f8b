import { describe, expect, test } from 'vitest';
import { type Frame, NONE } from '../rules/state.ts';
import { act, acting, enemy, type Given, group, position } from './position.ts';

/** Two Destruction dice, and a free field of fire at the house from the south. */
const gun = (at: string, more = {}) => ({ is: 'sov-zis3', at, up: 1, facing: 'N', ...more }) as const;
const HOUSE = 0;
/** Nothing of the Tram Depot has fallen; its barricade has taken some points. */
const fresh = (points: number) => ({ ruined: 0, points: [0, 0, 0, points, 0, 0] });
/** A German unit on that barricade. */
const depot: Given = {
  scenario: 'free',
  battle: { size: 'skirmish', boards: ['G2', 'A1'], north: 'soviet' },
  soviet: [gun('F9')],
  german: [enemy('F6')],
};

describe('Destruction', () => {
  test('HS-FAB-02 HS-FAB-03 HS-FAB-04: after the attack on a unit in a house, each 4 or more is a point', () => {
    const at = act({ soviet: [gun('D6')], german: [enemy('C3+')], dice: [1, 4, 3] }).play('fire', 'shoot g1 first');
    expect(at.all('attack')).toHaveLength(1);
    expect(at.all('demolition')).toMatchObject([{ dice: [4, 3], points: 1 }]);
    expect(at.open.points[HOUSE]).toBe(1);
  });
  test('HS-R-126: the dice may be waived before the attack', () => {
    const at = act({ soviet: [gun('D6')], german: [enemy('C3+')], dice: [1] });
    at.play('fire', 'forgo');
    expect(at.why('forgo')).toBe('HS-R-126');
    const blind = act({ soviet: [gun('D6', { is: 'sov-45mm' })], german: [enemy('J16')] }).play('fire');
    expect(blind.refusal('forgo')).toMatchObject({ rule: 'HS-FIRE-01', facts: { targets: 0 } }); // but the house
    at.play('shoot g1 first');
    expect(at.all('demolition')).toEqual([]);
  });
  test('HS-FAB-02 HS-TERR-13: a unit on a wreck is in a Structure too', () => {
    const wrecks = [{ is: 'sov-gaz67', at: ['D6'] }] as const;
    const at = act({ soviet: [gun('D9')], german: [enemy('D6')], wrecks, dice: [1, 4, 1] });
    at.play('fire', 'shoot g1 first');
    expect(at.all('demolition')).toMatchObject([{ at: 'D6', dice: [4, 1], points: 1 }]);
    expect(at.open.wrecks).toEqual([]);
  });
  test('HS-FAB-02 HS-TERR-03: a tank half on a wreck is not in it', () => {
    const shot = (...wreck: string[]) =>
      act({
        soviet: [gun('D9', { suppressed: 3 })],
        german: [{ is: 'ger-pz3', at: 'D6', rear: 'D5', facing: 'S' }],
        wrecks: [{ is: 'ger-sdkfz251', at: wreck }],
        dice: [1, 4, 1],
      })
        .play('fire', 'shoot g1 first')
        .all('demolition').length;
    expect([shot('D6', 'D5'), shot('D6', 'E5')]).toEqual([1, 0]);
  });
  test('HS-FAB-02 HS-TERR-13: and so is one on a barricade', () => {
    const at = act({ ...depot, open: fresh(0), dice: [1, 4, 1] }).play('fire', 'shoot g1 first');
    expect(at.all('demolition')).toMatchObject([{ at: 'F6', points: 1 }]);
  });
  test('HS-R-151: a barricade that falls suppresses nobody', () => {
    const at = act({ ...depot, open: fresh(2), dice: [4, 1] });
    at.play('fire', 'demolish F6 first');
    expect(at.all('collapsed')).toMatchObject([{ at: 'F6' }]);
    expect(at.unit('g1')).toMatchObject({ at: 'F6', suppressed: 0 });
    expect(at.step).not.toBe('settle');
  });
  test('HS-FAB-02: in the open there is nothing to break', () => {
    const at = act({ soviet: [gun('D8')], german: [enemy('D6')], dice: [1] }).play('fire', 'shoot g1 first');
    expect(at.all('demolition')).toEqual([]);
  });
  test('HS-R-56 HS-SUP-05: a house itself as the target, without an attack and without penalties', () => {
    const at = act({ soviet: [gun('D6', { suppressed: 2 })], german: [], dice: [6, 6] });
    at.play('fire', 'demolish B2+ first');
    expect(at.all('attack')).toEqual([]);
    expect(at.open.points[HOUSE]).toBe(2);
  });
  test('HS-R-56: not what the arc or the sight excludes, and only with Destruction', () => {
    const away = act({ soviet: [gun('D6', { facing: 'S' })], german: [enemy('D9')] }).play('fire');
    expect(away.why('demolish B2+ first')).toBe('HS-RNG-06');
    const rifles = act({ soviet: [group('D6')], german: [enemy('D9')] }).play('fire');
    expect(rifles.why('demolish B2+ first')).toBe('HS-FAB-02');
    expect(rifles.why('forgo')).toBe('HS-FAB-02');
  });
  test('HS-GEO-21 HS-R-56 HS-TERR-14: a railway wagon is seen like a unit in any of its squares', () => {
    const at = act({ scenario: '5', soviet: [gun('F7')], german: [enemy('A12')], dice: [4, 4] });
    at.play('fire', 'demolish E4 first');
    expect(at.all('demolition')).toMatchObject([{ at: 'E4', points: 2 }]);
    const near = act({ scenario: '5', soviet: [gun('D4')], german: [enemy('D1')] }).play('fire');
    expect(near.why('demolish C2 first')).toBeNull();
    expect(near.why('demolish E4 first')).toBe('HS-RNG-06');
    expect(near.why('demolish G2 first')).toBe('HS-LOS-01'); // the other wagon stands between
  });
  test('HS-FAB-05 HS-FAB-06 HS-FAB-07 HS-BLD-02 HS-SUP-10: the part falls, those inside are suppressed and settle anew', () => {
    const at = act({
      soviet: [gun('D6'), group('B2+')],
      german: [enemy('C3+')],
      initiative: 'german',
      open: { points: [4, 0, 0] },
      dice: [4, 1],
    });
    at.play('fire', 'demolish B2+ first');
    expect(at.open.ruined).toBe(1 << HOUSE);
    expect(at.all('collapsed')).toMatchObject([{ at: 'B2+' }]);
    expect([at.unit('g1').suppressed, at.unit('s2').suppressed]).toEqual([1, 1]);
    expect(at.waiting).toEqual(['german']);
    expect(at.why('settle B2+')).toBe('HS-FAB-07');
    at.play('settle D3+');
    expect(at.waiting).toEqual(['soviet']);
    at.play('settle B2+');
    expect([at.unit('g1').at, at.unit('s2').at]).toEqual(['D3+', 'B2+']);
    expect(at.step).not.toBe('settle');
  });
  test('HS-OP-04: whoever settles elsewhere is no longer dug in', () => {
    const fallen = () =>
      act({
        soviet: [gun('D6')],
        german: [enemy('C3+')],
        open: {
          points: [4, 0, 0],
          effects: [{ what: 'defense', unit: 1, amount: 2, ability: null, until: 'turn' }],
        },
        dice: [4, 1],
      }).play('fire', 'demolish B2+ first');
    expect(fallen().play('settle C3+').open.effects).toHaveLength(1);
    expect(fallen().play('settle D3+').open.effects).toEqual([]);
  });
  test('HS-TPL-03 HS-R-128: in rubble a template finds everybody, against the bonus of the rubble', () => {
    const at = act({
      soviet: [gun('D6')],
      german: [enemy('C3+')],
      open: { ruined: 1 << HOUSE },
      dice: [4, 6, 6],
    }).play('fire', 'shell first', 'place C4*');
    expect(at.all('burst')).toMatchObject([{ target: 'g1', defense: 6 }]);
    expect(at.all('demolition')).toEqual([]);
  });
  test('HS-FAB-26 HS-R-21: a template beside the wall damages the house after the units', () => {
    const at = act({ soviet: [gun('D8')], german: [enemy('D5')], dice: [1, 4, 5] });
    at.play('fire', 'shell first', 'place D4*');
    expect(at.all('burst').map(({ target }) => target)).toEqual(['g1']);
    expect(at.open.points[HOUSE]).toBe(2);
  });
  test('HS-HIT-07 HS-R-151: a wreck goes with its last point, and nobody on it is hurt', () => {
    const at = act({
      soviet: [gun('D9'), group('D6')],
      german: [],
      wrecks: [{ is: 'sov-gaz67', at: ['D6'] }],
      dice: [4, 1],
    });
    at.play('fire', 'demolish D6 first');
    expect(at.open.wrecks).toEqual([]);
    expect(at.unit('s2')).toMatchObject({ up: 0, suppressed: 0 });
  });
  test('HS-R-56 HS-LOS-05: infantry hides no wreck', () => {
    const wrecks = [{ is: 'sov-gaz67', at: ['D6'] }] as const;
    const at = (between: ReturnType<typeof group> | { is: 'sov-ba64'; at: string }) =>
      act({ soviet: [gun('D9'), between], german: [enemy('G6')], wrecks })
        .play('fire')
        .why('demolish D6 first');
    expect([at(group('D8')), at({ is: 'sov-ba64', at: 'D8' })]).toEqual([null, 'HS-LOS-01']);
  });
  test('HS-R-136 HS-R-56: a reaction is no shot at a house', () => {
    const open = {
      effects: [{ what: 'ability', unit: 0, amount: 0, ability: 'opportunisticFire', until: 'turn' } as const],
    };
    const at = position({ soviet: [gun('D6')], german: [enemy('F5')], flow: [acting(1)], open }).play(
      'move',
      'step E5',
    );
    at.play('react s1');
    expect([at.legal('demolish'), at.why('demolish B2+ first'), at.why('shoot g1 first')]).toEqual([
      [],
      'HS-R-136',
      null,
    ]);
  });
  test('HS-R-57: whoever has no choice is not asked', () => {
    const soviet = [gun('H6'), ...['G2+', 'H2+', 'G3+', 'H3+'].map((at) => group(at))];
    const at = act({ soviet, german: [], open: { points: [0, 2, 0, 0] }, dice: [4, 1] });
    at.play('fire', 'demolish G2+ first');
    expect([at.open.ruined, at.step === 'settle', at.all('settled')]).toEqual([1 << 1, false, []]);
    expect(['s2', 's3', 's4', 's5'].map((name) => at.unit(name).at)).toEqual(['G2+', 'H2+', 'G3+', 'H3+']);
  });
  test('HS-R-57: of two on one square, the first goes to the last free square of the rubble, or is lost', () => {
    const fallen = (...more: readonly string[]) =>
      position({
        soviet: ['G2+', 'G2+', 'H2+', 'G3+', ...more].map((at) => group(at)),
        german: [enemy('J16')],
        open: { ruined: 1 << 1 },
        flow: [acting(0), { step: 'resettle', seat: 'soviet', units: [0, 1], part: 1 }],
      });
    const at = fallen();
    expect([at.unit('s1').at, at.unit('s2').at, at.all('settled')]).toMatchObject([
      'H3+',
      'G2+',
      [{ unit: 's1', to: 'H3+' }],
    ]);
    expect(fallen('H3+').all('destroyed')).toMatchObject([{ unit: 's1', rule: 'HS-R-57' }]);
  });
  test('HS-GEO-21 HS-R-56: out of one house at another, not at its own', () => {
    const at = act({ soviet: [gun('D3+', { facing: 'E' })], german: [] }).play('fire');
    expect([at.why('demolish G2+ first'), at.why('demolish B2+ first')]).toEqual([null, 'HS-LOS-01']);
  });
  test('HS-R-58: where a wall has fallen one walks in', () => {
    const at = position({ soviet: [group('E5')], german: [enemy('A16')], flow: [acting(0)] }).play('move');
    expect(at.why('step D3+')).toBe('HS-BLD-13');
    at.open.ruined = 1 << HOUSE;
    expect(at.why('step D3+')).toBeNull();
  });
  test('HS-FAB-05: nothing is rolled for a part that has fallen already', () => {
    const dice = (part: number): Frame => ({ step: 'demolition', seat: 'soviet', unit: 0, part, wreck: NONE, dice: 1 });
    const flow = [acting(0), dice(HOUSE), dice(HOUSE)];
    const at = position({ soviet: [gun('D6')], german: [], open: { points: [4, 0, 0, 0] }, flow, dice: [6] });
    expect([at.open.ruined, at.all('demolition').length]).toEqual([1 << HOUSE, 1]);
  });
});

describe('flames', () => {
  const flames = (at: string, more = {}) => ({ is: 'sov-roks', at, ...more }) as const;

  test('HS-FAB-12 HS-FAB-13 HS-FAB-14 HS-FAB-16: friend and foe under the flame, each with a marker besides', () => {
    const at = act({
      soviet: [flames('C8'), group('E8')],
      german: [enemy('D8'), enemy('H8')],
      dice: [1, 1],
    }).play('fire', 'spray first', 'toward E', 'next g1');
    expect(at.all('burst').map(({ target, result }) => [target, result])).toEqual([
      ['g1', 5],
      ['s2', 5],
    ]);
    expect([at.unit('g1').suppressed, at.unit('s2').suppressed, at.unit('g2').suppressed]).toEqual([1, 1, 0]);
  });
  test('HS-FAB-16: a miss still suppresses', () => {
    const soviet = [flames('C8', { suppressed: 2 })];
    const at = act({ soviet, german: [enemy('D8')], dice: [1] }).play('fire', 'spray first', 'toward E');
    expect(at.all('burst')[0]?.outcome).toBe('miss');
    expect(at.unit('g1')).toMatchObject({ up: 0, suppressed: 1 });
  });
  test('HS-FAB-12 HS-FAB-21: on the move, for 1 less', () => {
    const at = act({ soviet: [flames('B8')], german: [enemy('E8')], dice: [3] });
    at.play('move', 'step C8', 'fire', 'spray first', 'toward E');
    expect(at.all('burst')[0]?.result).toBe(6); // 3 + 4 - 1
    expect(at.why('shoot g1 first')).not.toBeNull();
  });
  test('HS-FAB-18: into a room everybody is reached and the walls protect nobody', () => {
    const at = act({ soviet: [flames('D5')], german: [enemy('C3+'), enemy('B2+')], dice: [1, 1] });
    at.play('fire', 'spray first');
    at.play(at.legal().find((each) => each.startsWith('into')) ?? '', 'next g2');
    expect(at.all('burst').map(({ defense }) => defense)).toEqual([4, 4]);
    expect([at.unit('g1').suppressed, at.unit('g2').suppressed]).toEqual([1, 1]);
  });
  test('HS-R-131: flames reach concealed units, which stay concealed', () => {
    const german = [{ is: 'ger-sniper', at: 'D8', concealed: true }] as const;
    const at = act({ soviet: [flames('C8', { suppressed: 2 })], german, dice: [1] });
    at.play('fire', 'spray first', 'toward E');
    expect(at.all('burst', 'german')).toMatchObject([{ target: 'g1', defense: 5 }]);
    expect(at.unit('g1')).toMatchObject({ suppressed: 1, kind: -1 });
  });
  test('HS-FAB-17: fire only turns a flamethrower over; a lost assault is its end', () => {
    const shot = position({ soviet: [flames('C8')], german: [enemy('E8')], flow: [acting(1)], dice: [6] });
    shot.play('fire', 'shoot s1 first');
    expect(shot.all('attack')[0]?.outcome).toBe('double');
    expect(shot.unit('s1')).toMatchObject({ alive: true, up: 1 });
    expect(shot.all('reduced')).toMatchObject([{ unit: 's1', rule: 'HS-FAB-17' }]);
    const assault = act({ soviet: [flames('C8')], german: [enemy('D8')], dice: [1, 1, 6, 6] });
    assault.play('assault g1', 'charge', 'hold', 'charge');
    expect(assault.unit('s1').alive).toBe(false);
  });
  test('HS-FAB-16: no marker for a unit that is about to be removed', () => {
    const given = { soviet: [flames('C8')], german: [enemy('D8', { up: 1, token: 1 }), enemy('J16')], dice: [6] };
    const at = act({ ...given, hands: { german: ['ac-ger-burst'] } }).play('fire', 'spray first', 'toward E');
    while (at.asked !== null && at.asked !== 'german loss') at.play('pass');
    expect([at.asked, at.unit('g1').alive, at.all('suppressed')]).toEqual(['german loss', true, []]);
  });
});
