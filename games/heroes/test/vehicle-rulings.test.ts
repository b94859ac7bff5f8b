import { describe, expect, test } from 'vitest';
import { UNITS } from '../data/units.ts';
import { DAMAGE, type Open } from '../rules/state.ts';
import { acting, type Given, go, position, wrecksOf } from './position.ts';

const far = { is: 'ger-fire-group', at: 'A1' } as const;
const tank = { is: 'sov-t34', at: 'E13', rear: 'D13', facing: 'E' } as const;
const truck = { is: 'sov-gazaa', at: 'E13', rear: 'D13', facing: 'E' } as const;
const under = (more = {}) => ({ is: 'ger-fire-group', at: 'F13', ...more }) as const;
const moves = (given: Given) => position({ german: [far], flow: [acting(0)], ...given }).play('move');

/** No gun that can hurt a tank reacts but by a card. */
const reacts = (unit: number): Partial<Open> => ({
  effects: [{ what: 'ability', unit, amount: 0, ability: 'opportunisticFire', until: 'turn' }],
});
const gun = { is: 'ger-pak38', at: 'J13', up: 1, facing: 'W' } as const;

test('HS-VEH-02 HS-MOVE-10: a small vehicle has neither arc nor faces, so its facing is never asked for', () => {
  const small = Object.values(UNITS).filter((facts) => facts.category !== 'infantry' && facts.size === 1);
  expect(small.length).toBeGreaterThan(0);
  for (const facts of small) {
    if (facts.category === 'infantry') continue;
    expect(typeof facts.defense).toBe('number');
    expect(facts.weapons.every(({ arc }) => arc === undefined)).toBe(true);
  }
  const at = moves({ soviet: [{ is: 'sov-ba64', at: 'E13' }] });
  expect(go(at, 'stop').step).not.toBe('turning');
});

describe('Damage on the way', () => {
  test('HS-DMG-03 HS-R-60 HS-R-102: Tracks end the move at once, and every later one', () => {
    const at = moves({ soviet: [tank], german: [gun], open: reacts(1), dice: [6, 1] });
    go(at, 'drive F13 E13');
    at.play('react g1', 'shoot s1 first'); // 1 and Piercing
    expect(at.unit('s1').damage).toBe(DAMAGE.tracks);
    expect(at.why('drive G13 F13')).toBe('HS-R-60');
    expect(at.legal()).toEqual(['stop']);
    const later = position({ soviet: [{ ...tank, damage: DAMAGE.tracks }], german: [far], flow: [acting(0)] });
    expect(later.why('move')).toBe('HS-R-102');
  });
  test('HS-R-60 HS-DMG-04 HS-DMG-05: so does the Hull, but not the loss of the gun', () => {
    const after = (die: number) => {
      const at = moves({ soviet: [tank], german: [gun], open: reacts(1), dice: [6, die] });
      go(at, 'drive F13 E13');
      at.play('react g1', 'shoot s1 first');
      return [at.unit('s1').damage, at.legal('drive').length > 0];
    };
    const [hull, primary] = [after(2), after(4)]; // Piercing adds 1
    expect([hull, primary]).toEqual([
      [DAMAGE.hull, false],
      [DAMAGE.primary, true],
    ]);
  });
  test('HS-R-60: infantry under it gives way where it stopped', () => {
    const at = moves({ soviet: [tank], german: [gun, under()], open: reacts(1), dice: [6, 1] });
    go(at, 'drive F13 E13');
    at.play('react g1', 'shoot s1 first', 'stop', 'retreat F14');
    expect(at.unit('g2')).toMatchObject({ at: 'F14', suppressed: 1 });
  });
});

describe('over infantry', () => {
  test('HS-R-152: whoever a lost vehicle stands on is displaced before its wreck lies down', () => {
    const machineGun = { is: 'ger-mg34', at: 'J13', up: 1, facing: 'W' } as const;
    const at = moves({ soviet: [truck], german: [machineGun, under()], dice: [6] });
    go(at, 'drive F13 E13');
    at.play('react g1', 'shoot s1 first');
    expect(at.unit('s1').alive).toBe(false);
    expect(at.waiting).toEqual(['german']);
    expect(at.why('retreat E13')).toBe('HS-VEH-10'); // the wreck comes there
    at.play('retreat G14');
    expect(at.unit('g2')).toMatchObject({ at: 'G14', suppressed: 1 });
    expect(wrecksOf(at)).toEqual(['F13 E13']);
  });
  test('HS-R-152: another wreck beside it is a way out', () => {
    const machineGun = { is: 'ger-mg34', at: 'J13', up: 1, facing: 'W' } as const;
    const wrecks = [{ is: 'ger-kuebel', at: ['F14'] }] as const;
    const at = moves({ soviet: [truck], german: [machineGun, under()], wrecks, dice: [6] });
    go(at, 'drive F13 E13');
    at.play('react g1', 'shoot s1 first');
    expect([at.why('retreat F14'), at.why('retreat E13')]).toEqual([null, 'HS-VEH-10']);
  });
  test('HS-R-29: markers pin nobody under a tank', () => {
    const at = moves({ soviet: [tank], german: [far, under({ suppressed: 3 })] });
    go(at, 'drive F13 E13', 'stop', 'retreat G13');
    expect(at.unit('g2')).toMatchObject({ alive: true, suppressed: 4 });
  });
  test('HS-R-110: the side with the Initiative moves its own unit first', () => {
    const tall = { is: 'sov-gazaa', at: ['F13', 'F14'] } as const;
    const squads = (initiative: 'soviet' | 'german') => {
      const soviet = [tank, { is: 'sov-fire-group', at: 'G13' }] as const;
      const at = moves({ soviet, german: [far, under({ at: 'G14' })], wrecks: [tall], initiative });
      return go(at, 'push F13', 'drive F13 E13').waiting;
    };
    expect(squads('soviet')).toEqual(['soviet']);
    expect(squads('german')).toEqual(['german']);
  });
  test('HS-R-148: a Forced Move keeps the facing', () => {
    const packed = { is: 'ger-mg34', at: 'F13', up: 1, facing: 'W' } as const;
    const at = moves({ soviet: [tank], german: [far, packed] });
    go(at, 'drive F13 E13');
    if (at.step === 'opportunityWindow') at.play('pass');
    at.play('stop', 'retreat G13');
    expect(at.unit('g2')).toMatchObject({ up: 0, facing: 'W' });
  });
});

test('HS-R-33 HS-R-130: a wreck that lets infantry in is stood on, and protects', () => {
  const wrecks = [{ is: 'sov-gazaa', at: ['D8', 'E8'] }] as const;
  const at = position({ soviet: [{ is: 'sov-fire-group', at: 'C8' }], german: [far], wrecks, flow: [acting(0)] });
  at.play('move', 'step D8', 'stop');
  expect(at.unit('s1').at).toBe('D8');
  const shot = position({
    soviet: [{ is: 'sov-fire-group', at: 'D8' }],
    german: [{ is: 'ger-fire-group', at: 'B8' }],
    wrecks,
    flow: [acting(1)],
    dice: [1],
  }).play('fire', 'shoot s1 first');
  expect(shot.all('attack')[0]?.defense).toBe(5);
});

test("HS-R-137: zones of suppressed enemies don't keep passengers out", () => {
  const rider = { is: 'sov-fire-group', at: 'E13', aboard: 's1' } as const;
  const jeep = { is: 'sov-gaz67', at: 'E13' } as const;
  const lost = (suppressed: number) => {
    const german = [
      { is: 'ger-mg34', at: 'J13', up: 1, facing: 'W' },
      { is: 'ger-fire-group', at: 'D13', suppressed },
    ] as const;
    const at = position({ soviet: [jeep, rider], german, flow: [acting(2)], dice: [6] });
    return at.play('fire', 'shoot s1 first').legal('retreat');
  };
  expect(lost(1)).toContain('retreat D14');
  expect(lost(0)).not.toContain('retreat D14');
});
