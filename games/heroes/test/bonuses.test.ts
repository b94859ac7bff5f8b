import { describe, expect, test } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { CARDS } from '../data/cards.ts';
import { holding } from './hands.ts';
import { acting, enemy, group } from './position.ts';

describe('Alternate Bonuses', () => {
  test('HS-CARD-08 HS-CARD-12 HS-CARD-09: a fire bonus goes into the Combat Value, once', () => {
    const at = holding(
      { soviet: [group('C8')], german: [enemy('E8')], flow: [acting(0)], dice: [1] },
      { soviet: ['ac-sov-marksman', 'ac-sov-jam'] },
    ).play('fire', 'bonus ac-sov-marksman');
    expect(at.why('bonus ac-sov-jam')).toBe('HS-CARD-09');
    expect(at.play('shoot g1 first', 'pass').all('attack')[0]?.result).toBe(5); // 1 + 2 + 2
    expect(at.open.discards.soviet).toEqual(['ac-sov-marksman']);
  });
  test('HS-R-154 HS-CARD-12: at a Structure alone no fire bonus counts, and for smoke none at all', () => {
    const hands = { soviet: ['ac-sov-jam', 'ac-sov-second'] as CardId[] };
    const german = [enemy('J16')];
    const gun = { is: 'sov-45mm', at: 'D6', up: 1, facing: 'N' } as const;
    const at = holding({ soviet: [gun], german, flow: [acting(0)] }, hands).play('fire');
    expect([at.legal('bonus'), at.why('bonus ac-sov-jam')]).toEqual([['bonus ac-sov-second'], 'HS-R-154']);
    const stock = { soviet: [{ marker: 'mk-smoke', tile: 0, left: 1 }] };
    const smoke = holding({ soviet: [group('A8')], german, flow: [acting(0)] }, hands, stock).play('fire');
    expect([smoke.legal('bonus'), smoke.why('bonus ac-sov-second')]).toEqual([[], 'HS-R-154']);
  });
  test('HS-SUP-01 HS-CARD-14 HS-R-138: suppressive fire doubles a fire bonus, but not a wild one', () => {
    const given = {
      soviet: [{ is: 'sov-dp28', at: 'C8' }],
      german: [enemy('E8')],
      flow: [acting(0)],
      dice: [1],
    } as const;
    const fire = holding(given, { soviet: ['ac-sov-jam'] }).play('fire', 'bonus ac-sov-jam', 'suppress g1 first');
    expect(fire.all('attack')[0]?.result).toBe(9); // 1 + 2 x (3 + 1)
    const wild = holding(given, { soviet: ['ac-sov-second'] }).play('fire', 'bonus ac-sov-second', 'suppress g1 first');
    expect(wild.all('attack')[0]?.result).toBe(8); // 1 + 2 x 3 + 1
  });
  test('HS-CARD-10 HS-CARD-13: a move bonus comes before the first square', () => {
    const given = { soviet: [group('A13')], german: [enemy('A1')], flow: [acting(0)] };
    const at = holding(given, { soviet: ['ac-sov-burst', 'ac-sov-gogogo'] }).play('move', 'bonus ac-sov-burst');
    expect(at.why('bonus ac-sov-gogogo')).toBe('HS-CARD-09');
    at.play('step B13', 'step C13', 'step D13', 'step E13', 'step F13', 'step G13');
    expect(at.why('step H13')).toBe('HS-MOVE-01');
    const late = holding(given, { soviet: ['ac-sov-burst'] }).play('move', 'step B13');
    expect(late.why('bonus ac-sov-burst')).toBe('HS-CARD-10');
  });
  test('HS-R-138 HS-STATE-11: with the declaration of an assault too, before a concealed attacker turns over', () => {
    const soviet = [{ is: 'sov-razvedka', at: 'B7', concealed: true }] as const;
    const given = { soviet, german: [{ is: 'ger-fire-group', at: 'C7' }], flow: [acting(0)] } as const;
    const at = holding(given, { soviet: ['ac-sov-burst'] }).play('assault g1');
    expect(at.legal()).toEqual(['flip', 'bonus ac-sov-burst']);
    expect(at.why('stop')).toBe('HS-STATE-11');
    at.play('bonus ac-sov-burst', 'flip');
    const { alternate } = CARDS['ac-sov-burst'];
    expect(at.state.flow.at(-1)).toMatchObject({ step: 'moving', left: 5 + (alternate?.value ?? 0), flipped: true });
    expect(at.legal()).toContain('charge');
  });
  test('HS-R-116 HS-MOVE-05: markers count before a bonus moves anybody', () => {
    const squares = (suppressed: number) => {
      const soviet = [{ ...group('A13'), suppressed }];
      const given = { soviet, german: [enemy('A1')], flow: [acting(0)] };
      const at = holding(given, { soviet: ['ac-sov-burst'] }).play('move', 'bonus ac-sov-burst');
      const ways = ['step B13', 'step C13', 'step D13', 'step E13', 'step F13'];
      return ways.findIndex((way) => at.why(way) !== null || at.play(way) !== at);
    };
    expect([1, 2, 3].map(squares)).toEqual([4, 2, 0]); // 4 + 2 - 2 each
  });
  test('HS-R-116 HS-STATE-01: a bonus outlasts a change of state at the start', () => {
    const soviet = [{ is: 'sov-razvedka', at: 'A13', concealed: true }] as const;
    const given = { soviet, german: [enemy('A1')], flow: [acting(0)] };
    const at = holding(given, { soviet: ['ac-sov-burst'] }).play('move', 'bonus ac-sov-burst', 'flip');
    at.play(...['B13', 'C13', 'D13', 'E13', 'F13', 'G13', 'H13'].map((to) => `step ${to}`));
    expect(at.why('step I13')).toBe('HS-MOVE-01'); // 5 + 2
  });
  test('HS-CARD-11 HS-CARD-03 HS-EX-03: both may add to an assault, the Initiative first', () => {
    const at = holding(
      { soviet: [group('C8')], german: [enemy('D8')], flow: [acting(0)], dice: [6, 1, 3, 2] },
      { soviet: ['ac-sov-nostep'], german: ['ac-ger-surprise'] },
    ).play('assault g1', 'charge', 'charge');
    expect(at.waiting).toEqual(['soviet']);
    at.play('bonus ac-sov-nostep');
    expect(at.waiting).toEqual(['german']);
    at.play('bonus ac-ger-surprise');
    expect(at.all('assault')[0]?.results).toEqual([9, 7]);
  });
  test('HS-R-134: the question comes whatever the hand, and no hand is told', () => {
    const ask = (german: CardId[]) =>
      holding({ soviet: [group('C8')], german: [enemy('D8')], flow: [acting(0)] }, { german })
        .play('assault g1', 'charge', 'charge')
        .legal();
    expect(ask(['ac-ger-burst'])).toEqual(['pass']);
    expect(ask(['ac-ger-surprise'])).toEqual(['pass', 'bonus ac-ger-surprise']);
  });
  test('HS-R-139: a bonus on the way leaves none for the fight', () => {
    const at = holding(
      { soviet: [group('B8')], german: [enemy('D8')], flow: [acting(0)], dice: [6, 1, 3, 2] },
      { soviet: ['ac-sov-burst', 'ac-sov-nostep'] },
    ).play('assault g1', 'bonus ac-sov-burst', 'step C8', 'charge', 'pass');
    expect(at.all('assault')[0]?.results).toEqual([8, 5]);
  });
  test('HS-R-139: neither does one used in Fire on the Move', () => {
    const at = holding(
      {
        soviet: [{ is: 'sov-smg-group', at: 'B8' }],
        german: [enemy('D8')],
        flow: [acting(0)],
        dice: [1, 6, 1, 3, 2],
      },
      { soviet: ['ac-sov-marksman', 'ac-sov-nostep'] },
    ).play('assault g1', 'step C8', 'fire', 'bonus ac-sov-marksman', 'shoot g1 first', 'pass', 'charge', 'pass');
    expect(at.all('assault')[0]?.results).toEqual([10, 4]); // the shot has reduced it
  });
});

describe('bonuses for any roll', () => {
  const gun = { is: 'sov-zis3', at: 'D6', up: 1, facing: 'N' } as const;
  test('HS-R-92 HS-R-138: on a destruction roll it goes to the first die', () => {
    const at = holding(
      { soviet: [gun], german: [enemy('A1')], flow: [acting(0)], dice: [2, 2] },
      { soviet: ['ac-sov-highcommand'] },
    ).play('fire', 'demolish B2+ first');
    expect(at.step).toBe('wildWindow');
    at.play('bonus ac-sov-highcommand');
    expect(at.all('demolition')).toMatchObject([{ dice: [2, 2], points: 1 }]);
  });
  test('HS-R-92: on a scatter roll', () => {
    const at = holding(
      { soviet: [{ is: 'sov-mortar50', at: 'D8' }], german: [enemy('A1')], flow: [acting(0)], dice: [3] },
      { soviet: ['ac-sov-highcommand', 'ac-sov-second'] },
    );
    at.play('fire', 'lob first');
    at.play(at.legal('place')[0] ?? '', 'bonus ac-sov-highcommand', 'pass');
    const [scattered] = at.all('scattered');
    expect(scattered?.to).toBe(scattered?.from); // 3 + 2 is on target
  });
  test('HS-R-92 HS-CARD-09: on a location roll, unless the action has had its bonus', () => {
    const soviet = [{ is: 'sov-ptrd', at: 'D13' }] as const;
    const german = [{ is: 'ger-pz3', at: 'G13', rear: 'F13', facing: 'E' }] as const;
    const given = { soviet, german, flow: [acting(0)], dice: [6, 3] };
    const hands = { soviet: ['ac-sov-highcommand', 'ac-sov-marksman'] satisfies CardId[] };
    const at = holding(given, hands).play('fire', 'shoot g1 first', 'pass'); // 6 + 3 against 6
    expect(at.step).toBe('wildWindow');
    at.play('bonus ac-sov-highcommand', 'pass');
    expect(at.unit('g1').alive).toBe(false); // 3, Piercing and the bonus make 6
    const spent = holding({ ...given, dice: [4, 3] }, hands).play(
      'fire',
      'bonus ac-sov-marksman',
      'shoot g1 first',
      'pass',
    );
    expect(spent.step).toBe('rerollWindow');
  });
  test('HS-R-135 HS-DMG-01: a location roll can be rolled again', () => {
    const soviet = [{ is: 'sov-ptrd', at: 'D13' }] as const;
    const german = [{ is: 'ger-pz3', at: 'G13', rear: 'F13', facing: 'E' }] as const;
    const at = holding(
      { soviet, german, flow: [acting(0)], dice: [6, 5, 1] },
      {},
      { german: [{ marker: 'mk-veteran', tile: 0, left: 1 }] },
    ).play('fire', 'shoot g1 first', 'pass', 'reroll soviet veteran');
    expect(at.all('damaged')).toMatchObject([{ die: 1, kind: 'tracks' }]); // Piercing
  });
});
