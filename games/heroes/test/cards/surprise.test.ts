import { describe, expect, test } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import { holding } from '../hands.ts';
import { acting, enemy, type Given, group } from '../position.ts';

describe('ac-sov-surprise ac-ger-surprise: Surprise', () => {
  const move = (hand: CardId[], given: Given = {}) =>
    holding({ soviet: [group('E5')], german: [enemy('J16')], flow: [acting(0)], ...given }, { soviet: hand });
  test('HS-OP-25: in by a window, straight and for one square', () => {
    expect(move([]).play('move').why('climb D3+')).toBe('HS-BLD-13');
    const at = move(['ac-sov-surprise']).play('move');
    expect(at.legal('climb')).toEqual(['climb D3+']);
    at.play('climb D3+');
    expect([at.unit('s1').at, at.open.discards.soviet]).toEqual(['D3+', ['ac-sov-surprise']]);
    const frame = at.state.flow.at(-1);
    expect(frame?.step === 'moving' ? frame.left : 0).toBe(3);
  });
  test('HS-CARD-21: out by another takes another card', () => {
    expect(move(['ac-sov-surprise']).play('move', 'climb D3+').legal('climb')).toEqual([]);
    const at = move(['ac-sov-surprise', 'ac-sov-surprise']).play('move', 'climb D3+');
    expect(at.legal('climb')).toContain('climb F3');
  });
  test('HS-R-147: in the Supply Phase as well', () => {
    const at = move(['ac-sov-surprise'], { phase: 'supply', flow: [{ step: 'supplying', seat: 'soviet' }] });
    expect(at.play('activate s1').legal('climb')).toEqual(['climb D3+']);
  });
  const through = (hand: CardId[], dice: number[]) => move(hand, { german: [enemy('D3+')], dice }).play('assault g1');
  test('HS-R-44: an assault through a window takes a card at its declaration', () => {
    expect(through([], []).legal('charge')).toEqual([]);
    const at = through(['ac-sov-surprise'], [6, 6, 1, 1]);
    expect(at.legal('charge')).toEqual([]);
    at.play('play ac-sov-surprise', 'charge', 'charge');
    while (at.asked !== null) at.play('pass');
    expect(at.all('assault')).toMatchObject([{ winner: 'attacker' }]);
  });
  test('HS-R-44: with this card alone, and before the first square', () => {
    expect(through([], []).why('play ac-sov-surprise')).toBe('HS-R-44');
    expect(through(['ac-sov-burst'], []).why('play ac-sov-burst')).toBe('HS-R-44');
    const scouts = { is: 'sov-razvedka', at: 'F6', concealed: true } as const;
    const at = move(['ac-sov-surprise'], { soviet: [scouts], german: [enemy('D3+')] }).play('assault g1', 'flip');
    expect(at.why('play ac-sov-surprise')).toBeNull(); // turned over, but not moved
    expect(at.play('step E5').why('play ac-sov-surprise')).toBe('HS-R-44');
  });
  test('HS-CARD-22: thrown back, it needs no second card', () => {
    const at = through(['ac-sov-surprise'], [1, 1, 6, 6]).play('play ac-sov-surprise', 'charge', 'charge');
    while (at.asked !== null && at.all('assault').length === 0) at.play('pass');
    expect([at.unit('s1').at, at.unit('s1').up]).toEqual(['E5', 1]);
  });
  test('HS-CARD-20: a loser at a window falls back through it', () => {
    const lost = (hand: CardId[], more: ReturnType<typeof enemy>[] = []) => {
      const at = holding(
        { soviet: [group('D2+')], german: [enemy('D3+'), ...more], flow: [acting(0)], dice: [6, 6, 1, 1] },
        { german: hand },
      ).play('assault g1', 'charge', 'charge');
      while (at.asked !== null && at.asked !== 'german retreat' && at.step !== 'retreat') at.play('pass');
      return at;
    };
    const at = lost(['ac-ger-surprise']);
    expect(at.asked).toBe('german retreat');
    at.play('play ac-ger-surprise');
    expect(at.legal()).toEqual(['retreat D5', 'retreat E5']);
    expect(lost([]).unit('g1').alive).toBe(false); // walls all round
    const narrow = lost(['ac-ger-surprise'], [enemy('D5')]);
    expect(narrow.asked).toBe('german retreat');
    expect(narrow.play('play ac-ger-surprise').legal()).toEqual(['retreat E5']);
  });
  test('HS-R-119 HS-OP-25: on the way to an assault only by a window that keeps it possible', () => {
    const at = move(['ac-sov-surprise'], { german: [enemy('B2+')] }).play('assault g1');
    expect(at.why('stop')).toBe('HS-ASLT-06'); // by the door it gets there
    expect(at.legal('climb')).toEqual(['climb D3+']);
    const out = move(['ac-sov-surprise'], { soviet: [group('D3+')], german: [enemy('B2+')] }).play('assault g1');
    expect(out.why('climb E5')).toBeNull(); // and in again by the door
    expect(out.why('climb F3')).toBe('HS-R-119');
    const mud = move(['ac-sov-surprise'], {
      scenario: '9',
      soviet: [group('G5+')],
      german: [enemy('F6', { suppressed: 1 })],
    });
    mud.play('assault g1');
    Object.assign(mud.state.flow.at(-1) ?? {}, { left: 6, allowed: 6 }); // enough for the way by the door
    expect(mud.why('stop')).toBe('HS-ASLT-06');
    expect(mud.why('climb F5')).toBe('HS-R-119'); // Difficult, beside the target
  });
});
