import { describe, expect, test } from 'vitest';
import { NONE, type Open } from '../rules/state.ts';
import { acting, enemy, type Given, group, position } from './position.ts';

type Tile = Open['army']['soviet'][number];
type Entry = Open['roster'][number];

const tileWith = (tile: Tile['tile'], option: Tile['options'][number]['option'], broken = false): Tile => ({
  tile,
  options: [{ slot: 's1', option, lost: 0, broken }],
  lost: 0,
  broken: false,
});
const own = (seat: Entry['seat']): Entry => ({
  seat,
  hides: false,
  tile: 0,
  slot: null,
  stripe: null,
  due: 0,
});
const bySlot = (seat: Entry['seat']): Entry => ({ ...own(seat), slot: 's1' });
const hider = (seat: Entry['seat']): Entry => ({ ...own(seat), hides: true, tile: NONE });

describe('an ability that a filled slot unlocks', () => {
  const army = (broken = false) => ({
    soviet: [],
    german: [tileWith('rt-ger-panzergrenadiere', 'op-ger-fire', broken)],
  });
  const walk = (roster: Entry[], broken = false) =>
    position({
      soviet: [group('A8')],
      german: [enemy('D8')],
      flow: [acting(0)],
      open: { roster: [own('soviet'), ...roster], army: army(broken) },
    }).play('move', 'step A9');
  test('HS-REC-04: serves the units of the option in that slot, and no others of the tile', () => {
    expect(walk([bySlot('german')]).asked).toBe('german opportunity');
    expect(walk([own('german')]).asked).toBeNull();
  });
  test('HS-REC-05: ends when the option is broken', () => {
    expect(walk([bySlot('german')], true).asked).toBeNull();
  });
});

test('HS-REC-04 HS-FAB-22: a gun in a Storm Group sets up and shells at once, for 1 less', () => {
  const shell = (by: Entry) =>
    position({
      soviet: [{ is: 'sov-zis3', at: 'C8' }],
      german: [enemy('F8')],
      flow: [acting(0)],
      open: { roster: [by, own('german')], army: { soviet: [tileWith('rt-sov-storm', 'op-sov-zis3')], german: [] } },
      dice: [3],
    }).play('move', 'flip', 'face E');
  expect(shell(own('soviet')).step).not.toBe('fireChance');
  const at = shell(bySlot('soviet')).play('fire', 'shell first', 'place F7*');
  expect(at.all('burst')[0]?.result).toBe(5); // 3 + 3 - 1
});

describe('a sniper in such a slot', () => {
  const snipers = (concealed: boolean, more: Given = {}) =>
    position({
      soviet: [group('A8')],
      german: [{ is: 'ger-sniper', at: 'D6', up: concealed ? 0 : 1, concealed }],
      flow: [acting(0)],
      dice: [6],
      ...more,
      open: {
        roster: [own('soviet'), hider('german')],
        army: { soviet: [], german: [tileWith('rt-ger-panzergrenadiere', 'op-ger-sniper')] },
      },
    }).play('move', 'step A9');
  test.each([true, false])('HS-REC-04: reacts, concealed or not (%s)', (concealed) => {
    const at = snipers(concealed);
    expect(at.asked).toBe('german opportunity');
    at.play('react g1', 'snipe s1 first');
    expect(at.unit('s1').up).toBe(1);
    expect(at.unit('g1').acted).toBe(true);
  });

  const scouts = (army: Tile['options'][number]['option']) =>
    position({
      soviet: [group('A8')],
      german: [
        { is: 'ger-aufklaerer', at: 'D6', concealed: true },
        { is: 'ger-sniper', at: 'J16', concealed: true },
      ],
      flow: [acting(0)],
      open: {
        roster: [own('soviet'), hider('german'), hider('german')],
        army: { soviet: [], german: [tileWith('rt-ger-panzergrenadiere', army)] },
      },
    }).play('move', 'step A9');
  test('HS-R-134: a scout that might be the sniper is asked as well, and can only pass', () => {
    expect(scouts('op-ger-sniper').asked).toBe('german opportunity');
    expect(scouts('op-ger-sniper').legal()).toEqual(['pass']);
    expect(scouts('op-ger-fire').asked).toBeNull();
  });

  const storming = (is: 'sov-sniper' | 'sov-razvedka') =>
    position({
      soviet: [
        { is, at: 'F5', concealed: true },
        { is: is === 'sov-sniper' ? 'sov-razvedka' : 'sov-sniper', at: 'J16', concealed: true },
      ],
      german: [enemy('F9')],
      flow: [acting(0)],
      dice: [6],
      open: {
        roster: [hider('soviet'), hider('soviet'), own('german')],
        army: { soviet: [tileWith('rt-sov-storm', 'op-sov-sniper')], german: [] },
      },
    }).play('move', 'step F6');
  test('HS-REC-04 HS-R-134: fires on the move in a Storm Group, and nothing tells it from a scout', () => {
    const sniper = storming('sov-sniper');
    const scout = storming('sov-razvedka');
    expect([sniper.step, scout.step]).toEqual(['fireChance', 'fireChance']);
    expect([...sniper.all('spotted'), ...scout.all('spotted')]).toEqual([]);
    expect(scout.legal()).toEqual(['hold']);
    expect(scout.why('fire')).toBe('HS-MOVE-15');
    sniper.play('fire', 'snipe g1 first');
    expect(sniper.unit('g1').up).toBe(1);
  });
});
