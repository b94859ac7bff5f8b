import { describe, expect, test } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { holding } from './hands.ts';
import { acting } from './position.ts';

const group = (at: string) => ({ is: 'sov-fire-group', at }) as const;
const enemy = (at: string) => ({ is: 'ger-fire-group', at }) as const;

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
});
