import { describe, expect, test } from 'vitest';
import { TERRAIN } from '../data/terrain.ts';
import { unitCalled } from '../rules/counters.ts';
import { firingBy } from '../rules/fire-choices.ts';
import { lineOfFire } from '../rules/lines-of-fire.ts';
import { fireSum } from '../table/fire/sums.ts';
import { lineBetween } from '../table/sight/lines.ts';
import { pathBetween } from '../table/sight/path.ts';
import { acting, type Given, group, position } from './position.ts';

const tank = (at: string, rear: string, facing: 'NW' | 'W' | 'E') => ({ is: 'ger-pz3', at, rear, facing }) as const;
const theirs = (given: Given) => position({ flow: [acting(given.soviet?.length ?? 0)], dice: [1], ...given });

describe('one line has its own cover, armor and obstacles', () => {
  /** The west part of the station is down; the tank fires at the office beyond. */
  const OFFICE = 'E10+';
  const shot = (firer: ReturnType<typeof tank>) => {
    const at = theirs({ soviet: [group(OFFICE)], german: [firer], open: { ruined: 1 << 2 } });
    const [firing, target] = [unitCalled(at.open, 'g1'), unitCalled(at.open, 's1')];
    const seen = lineBetween(at.open, firing, target).penalty;
    at.play('fire', 'shoot s1 second');
    const [attack] = at.all('attack');
    return { ...attack, seen };
  };
  test('HS-R-14 HS-BLD-17: the ruin that lessens the cover also obscures the line through it', () => {
    expect(shot(tank('B7', 'C8', 'NW'))).toMatchObject({ result: 3, defense: 6, seen: 1 });
  });
  test('HS-R-14 HS-BLD-17: a line past the ruin is clear, and meets the whole wall', () => {
    expect(shot(tank('B7', 'C7', 'W'))).toMatchObject({ result: 4, defense: 7, seen: 0 });
  });
});

test('HS-R-14: the point midway between the two squares of a tank belongs to either', () => {
  const at = theirs({
    soviet: [{ is: 'sov-t34', at: 'B5', rear: 'B6', facing: 'N' }],
    german: [{ is: 'ger-pz3', at: 'F8', rear: 'E9', facing: 'NE' }],
  });
  // From its front square it would not strike the rear; from the rear square's own points there is one obstacle more.
  expect(lineOfFire(at.open, 1, 0)).toMatchObject({ facing: 2, penalty: 1 });
});

test('HS-R-13 HS-R-14: from its square in the hall a tank fires at others in the hall as from inside', () => {
  const at = (rear: string, facing: 'W' | 'E') =>
    theirs({ scenario: '4', soviet: [group('E4')], german: [tank('B4', rear, facing)] })
      .play('fire', 'shoot s1 second')
      .all('attack')[0];
  expect(at('C4', 'W')).toMatchObject({ result: 4, defense: 4 });
  expect(at('A4', 'E')).toMatchObject({ result: 4, defense: 7 });
});

test('HS-R-142 HS-FAB-11: Distracting Fire heeds no armor, so it takes the clearest line', () => {
  const sides = {
    soviet: [{ is: 'sov-t34', at: 'C14', rear: 'B15', facing: 'NE' }],
    german: [{ is: 'ger-ersatz', at: 'G14' }],
  } as const;
  // The rear is seen by a line over the wreck only, the front past it.
  const at = theirs({ ...sides, wrecks: [{ is: 'ger-kuebel', at: ['D14'] }], dice: [3] });
  const shown = (how: 'hit' | 'distract') => {
    const { points } = fireSum(at.state, firingBy(1, 'action'), 0, how, 0);
    return pathBetween(at.open, 1, 0, points).line.penalty;
  };
  expect([shown('hit'), shown('distract')]).toEqual([1, 0]);
  expect(at.play('fire', 'distract s1 first').all('attack')).toMatchObject([{ result: 3 }]);
});

describe('completely inside', () => {
  const against = (front: string, rear: string) => {
    const truck = { is: 'sov-gazaa', at: front, rear, facing: 'E' } as const;
    const stock = { soviet: [], german: [] };
    return theirs({ scenario: '6', soviet: [truck], german: [{ is: 'ger-fire-group', at: 'H9' }], stock })
      .play('fire', 'shoot s1 first')
      .all('attack')[0]?.defense;
  };
  test('HS-TERR-03: all of a truck must be behind the sandbags', () => {
    expect([against('H12', 'G12'), against('G12', 'F12'), against('F12', 'E12')]).toEqual([6, 5, 5]);
  });
  test('HS-TERR-03 HS-R-106: half in one element and half in another it is inside neither', () => {
    const { defense } = TERRAIN['.'].effects;
    Object.assign(defense, { light: 1 });
    try {
      expect([against('H12', 'G12'), against('G12', 'F12'), against('I11', 'H11')]).toEqual([6, 5, 6]);
    } finally {
      Reflect.deleteProperty(defense, 'light');
    }
  });
});
