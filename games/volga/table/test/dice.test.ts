import type { LogLine } from '@kurgan/kit';
import { expect, test } from 'vitest';
import type { VolgaEvent } from '../../rules/events.ts';
import { lastRolls } from '../dice.ts';

const line = (after: number, event: VolgaEvent): LogLine => ({ after, text: '', rule: event.rule, event });

const fight: Extract<VolgaEvent, { event: 'fought' }> = {
  event: 'fought',
  rule: 'AV-OUT-01',
  area: 9,
  attackValue: 12,
  defenseValue: 12,
  air: null,
  german: [5, 1],
  soviet: [1, 5, 5],
  attackTotal: 18,
  defenseTotal: 22,
  result: 'repulse',
  fanatic: false,
};

test('a combat shows both sides with their sums, and the die that Guards drop is struck', () => {
  const [roll] = lastRolls([line(7, fight)]);
  expect(roll).toEqual({
    key: '7 9 Minina Suburb',
    title: '9 Minina Suburb',
    groups: [
      { name: 'German', tone: 'german', before: '12 +', dice: [{ face: 5 }, { face: 1 }], after: '= 18' },
      {
        name: 'Soviet',
        tone: 'soviet',
        before: '12 +',
        dice: [{ face: 1, isDropped: true }, { face: 5 }, { face: 5 }],
        after: '= 22',
      },
    ],
    result: 'Repulse by 4',
  });
});

test('of equal low dice only as many are struck as are dropped', () => {
  const [roll] = lastRolls([line(1, { ...fight, soviet: [2, 6, 2, 2], defenseTotal: 20 })]);
  expect(roll?.groups[1]?.dice.map(({ isDropped = false }) => isDropped)).toEqual([true, false, true, false]);
});

test('an Air die comes first, and a Success that Fanatics deny is told', () => {
  const denied = {
    ...fight,
    air: 2,
    soviet: [6, 1],
    attackTotal: 14,
    defenseTotal: 13,
    result: 'stalemate',
    fanatic: true,
  } as const;
  const [roll] = lastRolls([line(1, denied)]);
  expect(roll?.groups[0]).toMatchObject({ name: 'Air', before: '−', dice: [{ face: 2 }] });
  expect(roll?.result).toBe('Stalemate: a Success by 1, denied by Fanatics');
});

test('event and Supply of one morning are shown together, and a first Supply below 16 as what it counts', () => {
  const rolls = lastRolls([
    line(0, { event: 'rolledEvent', rule: 'AV-EVT-12', dice: [5, 5, 4], is: 'pauseLI', isVoid: true }),
    line(0, { event: 'rolledSupply', rule: 'AV-SUP-01', dice: [1, 4, 4, 5], points: 16, supply: 16 }),
    line(1, { event: 'bought', rule: 'AV-SUP-05', what: 'artillery', supply: 15 }),
  ]);
  expect(rolls.map(({ result }) => result)).toEqual([
    'Logistical Pause (LI Corps), void on the first Turn',
    '14 count as 16',
  ]);
});

test('banked Supply Points are told with the new ones', () => {
  const roll = { event: 'rolledSupply', rule: 'AV-SUP-01', dice: [2, 5, 4, 3], points: 14, supply: 23 } as const;
  expect(lastRolls([line(4, roll)])[0]?.result).toBe('14 points, 23 with the bank');
});

test('Bloody Streets tell what each die did', () => {
  const rolls = lastRolls([
    line(3, { event: 'bloodyStreets', rule: 'AV-BS-01', area: 18, die: 4, readAs: 4 }),
    line(3, { event: 'bloodyStreets', rule: 'AV-BS-05', area: 22, die: 5, readAs: 6 }),
  ]);
  expect(rolls.map(({ groups, result }) => `${groups[0]?.after}: ${result}`)).toEqual([
    ': Nothing happens',
    'read as 6: Morale falls by 1, and your units there are Spent',
  ]);
});

test('before any die there is nothing to show', () => {
  expect(lastRolls([line(0, { event: 'noEvent', rule: 'AV-FAC-15' })])).toEqual([]);
});
