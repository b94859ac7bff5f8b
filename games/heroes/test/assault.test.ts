import { describe, expect, test } from 'vitest';
import { acting, position } from './position.ts';

const attacker = { is: 'sov-fire-group', at: 'C8' } as const;
const defender = { is: 'ger-fire-group', at: 'D8' } as const;

describe('the way there', () => {
  test('HS-ASLT-01: only with the ability', () => {
    const at = position({ soviet: [{ is: 'sov-dp28', at: 'C8' }], german: [defender], flow: [acting(0)] });
    expect(at.why('assault g1')).toBe('HS-ASLT-01');
    const own = [attacker, { ...attacker, at: 'B8' }] as const;
    const friend = position({ soviet: own, german: [defender], flow: [acting(0)] });
    expect([friend.why('assault s2'), friend.why('assault g1')]).toEqual(['HS-ASLT-05', null]); // nor a friend
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
  test('HS-ASLT-07 HS-ASLT-12: a target behind somebody may be named; if the way stays barred nobody else is attacked', () => {
    const german = [{ ...defender, at: 'A1' }, defender] as const;
    const soviet = [{ ...attacker, at: 'B8' }] as const;
    const at = position({ soviet, german, flow: [acting(0)] });
    expect(at.why('assault g1')).toBeNull();
    at.play('assault g1', 'step C8');
    expect(at.why('charge')).toBe('HS-ASLT-08');
    expect(at.why('assault g2')).toBe('HS-ASLT-12');
    expect(at.why('stop')).toBeNull();
  });
  test('HS-ASLT-11: a target shot on the way may be replaced by another', () => {
    const soviet = [{ is: 'sov-smg-group', at: 'B8' }] as const;
    const german = [
      { ...defender, at: 'D8', up: 1 },
      { ...defender, at: 'D9' },
    ] as const;
    const at = position({ soviet, german, flow: [acting(0)], dice: [6] });
    at.play('assault g1', 'step C8', 'fire', 'shoot g1 first');
    expect(at.unit('g1').alive).toBe(false);
    expect(at.why('stop')).toBeNull();
    expect(at.why('charge')).toBe('HS-ASLT-08');
    at.play('assault g2');
    expect(at.legal('charge')).toEqual(['charge']);
  });
  test('HS-ASLT-11: another one farther on is walked to', () => {
    const soviet = [{ is: 'sov-smg-group', at: 'B8' }] as const;
    const german = [{ ...defender, up: 1 } as const, { ...defender, at: 'F8' }];
    const at = position({ soviet, german, flow: [acting(0)], dice: [6] });
    at.play('assault g1', 'step C8', 'fire', 'shoot g1 first', 'assault g2');
    expect(at.legal('step')).toContain('step D8');
  });
  test('HS-ASLT-07 HS-BLD-13: a target that is out of reach stands behind its window like anybody', () => {
    const soviet = [{ ...attacker, at: 'E5', suppressed: 1 }];
    const at = position({ soviet, german: [{ ...defender, at: 'D3+' }], flow: [acting(0)] }).play('assault g1');
    expect(at.why('step D3+')).toBe('HS-BLD-13');
  });
  test("HS-ASLT-08: no launch from an ally's square", () => {
    const soviet = [{ ...attacker, at: 'B8' }, attacker] as const;
    const at = position({ soviet, german: [defender], flow: [acting(0)] }).play('assault g1', 'step C8');
    expect(at.legal('charge')).toEqual([]);
    expect(at.why('stop')).toBe('HS-ASLT-06');
  });
  test('HS-ASLT-10: each square of the approach is a chance for the enemy', () => {
    const gun = { is: 'ger-mg34', at: 'G8', up: 1, facing: 'W' } as const;
    const soviet = [{ ...attacker, at: 'B8' }] as const;
    const at = position({ soviet, german: [{ ...defender, at: 'D7' }, gun], flow: [acting(0)] });
    at.play('assault g1', 'step C8');
    expect(at.step).toBe('opportunityWindow');
    expect(at.play('pass').legal()).toContain('charge');
  });
  test("HS-ASLT-13 HS-ZOC-05 HS-EX-06: the last step may run within another enemy's zone", () => {
    const german = [
      { ...defender, at: 'D7' },
      { ...defender, at: 'D8' },
    ] as const;
    const soviet = [{ ...attacker, at: 'B8' }] as const;
    const at = position({ soviet, german, flow: [acting(0)] });
    const walks = position({ soviet, german, flow: [acting(0)] }).play('move', 'step C8');
    expect(walks.why('step C7')).toBe('HS-ZOC-04');
    expect(at.play('assault g2', 'step C8').legal('charge')).toEqual(['charge']);
  });
  test('HS-R-121: walls count for the last step', () => {
    const inside = { ...defender, at: 'B2+' } as const;
    const at = position({ soviet: [{ ...attacker, at: 'A3' }], german: [inside], flow: [acting(0)] }).play(
      'assault g1',
    );
    expect(at.legal('charge')).toEqual([]);
  });
  test('HS-STATE-11 HS-STATE-03: a concealed attacker turns over first, and that is its change of state', () => {
    const scouts = { is: 'sov-razvedka', at: 'B7', concealed: true } as const;
    const at = position({ soviet: [scouts], german: [defender], flow: [acting(0)] });
    expect(at.why('assault g1')).toBeNull(); // Assault stands on its other side
    at.play('assault g1');
    expect(at.all('flipped')).toMatchObject([{ unit: 's1', type: 'sov-razvedka' }]);
    expect(at.state.flow.at(-1)).toMatchObject({ step: 'moving', left: 5, flipped: true });
    expect(at.why('flip')).toBe('HS-STATE-03');
  });
  test('HS-R-46 HS-STATE-10: a concealed defender shows itself as the fight begins', () => {
    const german = [{ is: 'ger-aufklaerer', at: 'C7', concealed: true }] as const;
    const at = position({ soviet: [attacker], german, flow: [acting(0)], dice: [1, 1, 1, 1] });
    at.play('assault g1', 'charge', 'charge');
    expect(at.all('spotted')).toMatchObject([{ unit: 'g1', rule: 'HS-STATE-10' }]);
    expect(at.all('assault')[0]?.defense).toHaveLength(2); // Assault on its Inactive side
  });
  test('HS-R-119: turning over at the start is allowed if the assault stays possible', () => {
    const open = { effects: [{ what: 'ability', unit: 0, amount: 2, ability: 'assault', until: 'turn' } as const] };
    const gun = { is: 'sov-maxim', at: 'C8', up: 1, facing: 'E' } as const;
    const at = position({ soviet: [gun], german: [defender], flow: [acting(0)], open }).play('assault g1');
    expect(at.legal('charge')).toEqual([]);
    at.play('flip');
    expect(at.legal()).toContain('charge');
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

  test('HS-GEO-22 HS-ASLT-22: nobody falls back between the two squares of a vehicle', () => {
    const tank = { is: 'sov-t34', at: 'F14', rear: 'E13', facing: 'SE' } as const;
    const soviet = [{ ...attacker, at: 'D14' }, tank];
    const at = position({ soviet, german: [{ ...defender, at: 'E14' }], flow: [acting(0)], dice: [6, 6, 1, 1] });
    at.play('assault g1', 'charge', 'charge');
    expect(at.legal()).toEqual(['retreat F15']);
    expect(at.why('retreat F13')).toBe('HS-ASLT-22');
  });
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
  test('HS-ASLT-02: the figure beside Assault counts, attacking or defending', () => {
    const at = position({
      soviet: [{ is: 'sov-smg-group', at: 'C8' }],
      german: [{ is: 'ger-sturm', at: 'D8' }],
      flow: [acting(0)],
      dice: [6, 1, 3, 2],
    });
    at.play('assault g1', 'charge', 'hold', 'charge');
    expect(at.all('assault')[0]?.results).toEqual([10, 7]); // 6 + 3 + 1 against 3 + 3 + 1
  });
  test('HS-ASLT-17: no bonus within one room, but from the street', () => {
    const inside = { ...defender, at: 'C3+' } as const;
    const fight = (at: string) =>
      position({ soviet: [{ ...attacker, at }], german: [inside], flow: [acting(0)], dice: [1, 1, 6, 1] })
        .play('assault g1', 'charge', 'charge')
        .all('assault')[0]?.results;
    expect(fight('C2+')).toEqual([3, 8]);
    expect(fight('D5')).toEqual([3, 11]); // the house gives +3
  });
  test('HS-ASLT-14 HS-FORC-01: the attacker fights from its launch square and is nowhere else until it is over', () => {
    const at = fight([6, 1, 3, 2]);
    expect(at.unit('s1').at).toBe('C8');
    expect(at.play('retreat E7').unit('s1').at).toBe('D8');
    expect(at.unit('g1').acted).toBe(false);
  });
  test('HS-ASLT-23 HS-R-40: without a way back the defender is destroyed', () => {
    const german = [defender, ...['E7', 'E8', 'E9'].map((at) => ({ is: 'ger-fire-group', at }) as const)];
    const at = fight([6, 1, 3, 2], german as (typeof defender)[]);
    expect(at.all('reduced')).toMatchObject([{ unit: 'g1' }]);
    expect(at.all('destroyed')).toMatchObject([{ unit: 'g1', rule: 'HS-ASLT-23' }]);
    expect(at.unit('s1').at).toBe('D8');
  });
  test('HS-ASLT-24 HS-R-38: a retreat leads into a zone, not along it', () => {
    const soviet = [attacker, { ...attacker, at: 'D9' }] as const; // its zone covers D8, E8, E9 and not E7
    const at = position({ soviet, german: [defender], flow: [acting(0)], dice: [6, 1, 3, 2] });
    at.play('assault g1', 'charge', 'charge');
    expect(at.waiting).toEqual(['german']);
    expect(at.legal()).toEqual(['retreat E7']);
  });
  test('HS-R-118: a marker received on the way counts in the fight', () => {
    const gun = { is: 'ger-mg34', at: 'G8', up: 1, facing: 'W' } as const;
    const german = [{ ...defender, at: 'D7' }, gun] as const;
    const at = position({ soviet: [{ ...attacker, at: 'B8' }], german, flow: [acting(0)], dice: [1, 5, 2, 1, 1] });
    at.play('assault g1', 'step C8', 'react g2', 'suppress s1 first'); // 1 + 6 against 4
    expect(at.unit('s1').suppressed).toBe(1);
    at.play('charge');
    expect(at.all('assault')[0]?.results[0]).toBe(5);
  });
  test('HS-OP-04 HS-ASLT-22: whoever falls back loses what it had dug', () => {
    const open = { effects: [{ what: 'defense', unit: 1, amount: 2, ability: null, until: 'turn' } as const] };
    const at = position({ soviet: [attacker], german: [defender], flow: [acting(0)], open, dice: [6, 6, 1, 1] });
    at.play('assault g1', 'charge', 'charge', 'retreat E8');
    expect([at.unit('g1').at, at.open.effects]).toEqual(['E8', []]);
  });
});
