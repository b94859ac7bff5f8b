import { describe, expect, test } from 'vitest';
import { acting, position } from './position.ts';

const attacker = { is: 'sov-fire-group', at: 'C8' } as const;
const defender = { is: 'ger-fire-group', at: 'D8' } as const;

describe('the way there', () => {
  test('HS-ASLT-01: only with the ability', () => {
    const at = position({ soviet: [{ is: 'sov-dp28', at: 'C8' }], german: [defender], flow: [acting(0)] });
    expect(at.why('assault g1')).toBe('HS-ASLT-01');
  });
  test('HS-ASLT-05 HS-MOVE-14: an undeclared assault is none', () => {
    const at = position({ soviet: [attacker], german: [defender], flow: [acting(0)] }).play('move');
    expect(at.why('charge')).toBe('HS-ASLT-08');
    expect(at.why('step D8')).toBe('HS-MOVE-07');
  });
  test('HS-ASLT-06 HS-R-119: while it is possible it must be made', () => {
    const soviet = [{ ...attacker, at: 'A8' }] as const;
    const at = position({ soviet, german: [defender], flow: [acting(0)] }).play('assault g1');
    expect(at.why('stop')).toBe('HS-ASLT-06');
    at.play('step A9');
    at.play('step B8');
    expect(at.why('step A7')).toBe('HS-R-119');
  });
  test('HS-ASLT-09: out of reach, the unit moves as it likes', () => {
    const soviet = [{ ...attacker, at: 'A8', suppressed: 1 }] as const;
    const at = position({ soviet, german: [defender], flow: [acting(0)] }).play('assault g1');
    expect(at.why('stop')).toBeNull();
    expect(at.why('charge')).toBe('HS-ASLT-08');
  });
  test('HS-R-120: an assault from the spot has its window first', () => {
    const gun = { is: 'ger-mg34', at: 'G8', up: 1, facing: 'W' } as const;
    const german = [{ ...defender, at: 'D7' }, gun];
    const at = position({ soviet: [attacker], german, flow: [acting(0)], dice: [1, 1, 1, 1] });
    at.play('assault g1', 'charge');
    expect(at.step).toBe('opportunityWindow');
    at.play('pass');
    expect(at.legal()).toEqual(['charge']);
  });
});

describe('the fight', () => {
  const fight = (dice: readonly number[], german = [defender] as readonly (typeof defender)[]) =>
    position({ soviet: [attacker], german, flow: [acting(0)], dice }).play('assault g1', 'charge', 'charge');

  test('HS-ASLT-15 HS-ASLT-16 HS-ASLT-21 HS-ASLT-22 HS-ASLT-26 HS-ASLT-27: the beaten defender falls back', () => {
    const at = fight([6, 1, 3, 2]);
    expect(at.all('assault')[0]).toMatchObject({
      attack: [6, 1],
      defense: [3, 2],
      results: [8, 5],
      winner: 'attacker',
    });
    expect(at.waiting).toEqual(['german']);
    expect(at.legal()).toEqual(['retreat E7', 'retreat E8', 'retreat E9']);
    at.play('retreat E8');
    expect(at.unit('g1')).toMatchObject({ at: 'E8', up: 1 });
    expect(at.unit('s1').at).toBe('D8');
  });
  test('HS-ASLT-25: a reduced defender is destroyed', () => {
    const at = fight([6, 1, 3, 2], [{ ...defender, up: 1 } as typeof defender]);
    expect(at.unit('g1').alive).toBe(false);
    expect(at.unit('s1').at).toBe('D8');
  });
  test('HS-ASLT-33 HS-ASLT-34: the beaten attacker takes the Hit where it stands', () => {
    const at = fight([1, 1, 6, 2]);
    expect(at.unit('s1')).toMatchObject({ at: 'C8', up: 1 });
    expect(at.unit('g1')).toMatchObject({ at: 'D8', up: 0 });
  });
  test('HS-ASLT-37: a tie changes nothing', () => {
    const at = fight([4, 1, 4, 2]);
    expect([at.unit('s1'), at.unit('g1')]).toMatchObject([
      { at: 'C8', up: 0 },
      { at: 'D8', up: 0 },
    ]);
  });
  test('HS-ASLT-03 HS-ASLT-39: a machine gun taken from behind throws one die, suppressed', () => {
    const german = [{ is: 'ger-mg34', at: 'D8', up: 1, facing: 'E' }] as const;
    const at = position({ soviet: [attacker], german, flow: [acting(0)], dice: [2, 1, 3] });
    at.play('assault g1', 'charge', 'charge');
    expect(at.all('assault')[0]).toMatchObject({ defense: [3], results: [4, 4] }); // 3 + 3 - 2
    expect(at.unit('g1').suppressed).toBe(1);
  });
  test('HS-ASLT-40 HS-EX-26: Suppressed markers count in the fight', () => {
    const soviet = [{ ...attacker, suppressed: 1 }] as const;
    const at = position({ soviet, german: [defender], flow: [acting(0)], dice: [5, 2, 1, 1] });
    at.play('assault g1', 'charge', 'charge');
    expect(at.all('assault')[0]?.results).toEqual([5, 3]);
  });
});
