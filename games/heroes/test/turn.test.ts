import { describe, expect, test } from 'vitest';
import { WHERE } from '../rules/state.ts';
import { immediateCheck } from '../rules/victory.ts';
import { position } from './position.ts';

const soviet = [
  { is: 'sov-boris', at: 'A13', acted: true },
  { is: 'sov-fire-group', at: 'B13', suppressed: 3 },
] as const;
const german = [
  { is: 'ger-vollrath', at: 'A5' },
  { is: 'ger-fire-group', at: 'B5' },
] as const;

describe('the Supply Phase', () => {
  const supply = () =>
    position({
      soviet,
      german,
      phase: 'supply',
      flow: [
        { step: 'rally', seat: 'soviet' },
        { step: 'supplying', seat: 'soviet' },
      ],
    });
  test('HS-SUPY-01 HS-SUPY-06 HS-MARK-04: whoever has acted stays, the others move once', () => {
    const at = supply();
    expect(at.legal()).toEqual(['done', 'activate s2']);
    at.play('activate s2', 'stop');
    expect([at.legal(), at.unit('s2').acted]).toEqual([['done'], true]);
  });
  test('HS-SUPY-02: no assault and no fire', () => {
    const at = supply().play('activate s2');
    expect(at.legal().every((text) => text.startsWith('step') || text === 'stop')).toBe(true);
  });
  test('HS-SUPY-07: one marker comes off', () => {
    const at = supply().play('done');
    expect(at.unit('s2').suppressed).toBe(2);
  });
  test('HS-SUPY-10 HS-CARD-02: discard, then draw up to the hand size', () => {
    const at = position({ soviet, german, phase: 'supply', flow: [{ step: 'refill', seat: 'soviet' }] });
    at.play('draw');
    expect(at.open.hands.soviet).toBe(3);
    expect(at.all('drew', 'german')[0]?.cards).toBeNull();
    expect(at.all('drew', 'soviet')[0]?.cards).toHaveLength(3);
  });
});

describe('the end of a turn', () => {
  const end = (turn: number, given: Parameters<typeof position>[0] = {}) =>
    position({ soviet, german, turn, phase: 'supply', flow: [{ step: 'turnEnd' }], ...given });
  test('HS-TURN-05 HS-SUPY-11: the Initiative passes', () => {
    expect(end(3).open).toMatchObject({ turn: 4, initiative: 'german', outcome: null });
  });
  test('HS-R-141: markers of the turn come off', () => {
    expect(end(3).unit('s1').acted).toBe(false);
  });
  test('HS-R-98: control of a zone, kept while nobody is there', () => {
    const at = end(3, { german: [...german, { is: 'ger-fire-group', at: 'C3+' }] });
    expect(at.open.control).toEqual(['german', null, null]);
    at.open.units.where[4] = 1;
    at.open.units.at[4] = -1;
    at.state.flow.push({ step: 'turnEnd' });
    at.game.settle(at.state, at.context);
    expect(at.open.control[0]).toBe('german');
  });
  test('HS-TURN-02 HS-VIC-04 HS-SCN-06: after turn 6 the points decide', () => {
    const at = end(6, { german: [...german, { is: 'ger-fire-group', at: 'B11+' }] });
    expect(at.all('scored')).toMatchObject([{ soviet: 0, german: 3 }]);
    expect(at.open.outcome).toMatchObject({ winner: 'german', rule: 'HS-VIC-04' });
  });
  test('HS-SCN-06: equal points in this scenario are a draw', () => {
    expect(end(6).open.outcome).toMatchObject({ winner: null });
  });
  test('HS-R-98: with both sides in it nobody holds a zone', () => {
    const both = [...soviet, { is: 'sov-fire-group', at: 'B2+' }] as const;
    expect(end(3, { soviet: both }).open.control[0]).toBe('soviet');
    const at = end(3, { soviet: both, german: [...german, { is: 'ger-fire-group', at: 'C3+' }] });
    expect(at.open.control[0]).toBeNull();
  });
  test('HS-R-141 HS-DMG-02: nobody has fired, acted or shown a token in the next', () => {
    const at = end(3, { flow: [] });
    for (const row of ['acted', 'shown', 'fired'] as const) at.open.units[row].fill(1);
    at.state.flow.push({ step: 'turnEnd' });
    at.game.settle(at.state, at.context);
    const { acted, shown, fired } = at.open.units;
    expect([...acted, ...shown, ...fired].every((value) => value === 0)).toBe(true);
  });
});

test('HS-HIT-08 HS-VIC-03 HS-EX-10: the third loss breaks the tile, and the enemy scores', () => {
  const lost = { tile: 'rt-ger-panzergrenadiere', options: [], lost: 2, broken: false } as const;
  const at = position({
    soviet: [{ is: 'sov-fire-group', at: 'C8' }],
    german: [{ is: 'ger-fire-group', at: 'E8', up: 1 }, german[0]],
    flow: [{ step: 'activation', unit: 0, by: 'token' }],
    dice: [4],
    open: { army: { soviet: [], german: [{ ...lost, options: [] }] } },
  }).play('fire', 'shoot g1 first');
  expect(at.all('broken')).toMatchObject([{ seat: 'german', what: 'rt-ger-panzergrenadiere' }]);
  expect(at.open.scored.soviet).toBeGreaterThan(0);
});

test('HS-R-99: where both reach their objective at once the scenario says who wins', () => {
  const duel = (fallen: readonly number[]) => {
    const at = position({
      scenario: '7',
      soviet: [
        { is: 'sov-zaitsev', at: 'A1', up: 1 },
        { is: 'sov-fire-group', at: 'B1' },
      ],
      german: [
        { is: 'ger-koenig', at: 'A8', up: 1 },
        { is: 'ger-fire-group', at: 'B8' },
      ],
    });
    for (const u of fallen) at.open.units.where[u] = WHERE.destroyed;
    immediateCheck(at.state, 'event', at.context);
    return at.open.outcome;
  };
  expect(duel([])).toBeNull();
  expect(duel([0])).toMatchObject({ winner: 'german', rule: 'HS-SCN-06' });
  expect(duel([0, 2])).toMatchObject({ winner: null, rule: 'HS-R-99' });
});
