import { expect, test } from 'vitest';
import type { VolgaEvent } from '../../rules/events.ts';
import type { Open } from '../../rules/state.ts';
import { outcomeOf } from '../outcome.ts';
import { localSession } from './local-session.ts';

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

const { view } = localSession('september', 'outcomes').session.moment.value;
const { open } = view as { readonly open: Open };
const read = (event: VolgaEvent, ...followers: VolgaEvent[]) => outcomeOf(open, event, followers);

test('a combat shows both sides with their sums, and the die that Guards drop is struck', () => {
  expect(read(fight)).toEqual({
    area: 9,
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
    need: '',
    stamp: 'Repulse',
    tone: 'hit',
    told: 'By 4.',
    losses: [],
  });
});

test('of equal low dice only as many are struck as are dropped', () => {
  const roll = read({ ...fight, soviet: [2, 6, 2, 2], defenseTotal: 20 });
  expect(roll?.groups[1]?.dice.map(({ isDropped = false }) => isDropped)).toEqual([true, false, true, false]);
});

test('an Air die comes first, and a Success that Fanatics deny is told', () => {
  const roll = read({
    ...fight,
    air: 2,
    soviet: [6, 1],
    attackTotal: 14,
    defenseTotal: 13,
    result: 'stalemate',
    fanatic: true,
  });
  expect(roll?.groups[0]).toMatchObject({ name: 'Air', before: '−', dice: [{ face: 2 }] });
  expect(roll).toMatchObject({ stamp: 'Stalemate', told: 'A Success by 1, denied by Fanatics.' });
});

test('a Repulse names the unit it cost, and what Morale is now', () => {
  const roll = read(
    fight,
    { event: 'outOfAction', rule: 'AV-OUT-03', unit: '71/194' },
    { event: 'morale', rule: 'AV-OUT-06', by: -1, now: 18 },
  );
  expect(roll).toMatchObject({
    told: 'By 4. Morale falls to 18.',
    losses: [{ seat: 'german', who: '71/194 Infantry Regiment 194', from: 'is Out of Action' }],
  });
});

test('an Area that is taken names its defender, before and after the table has taken it off', () => {
  const taken = { event: 'captured', rule: 'AV-OUT-09', area: 9, controlled: 8 } as const;
  const won = { ...fight, result: 'overrun' } as const;
  const before = { ...open, areas: { ...open.areas, 9: { ...open.areas[9], soviet: 'pavlov' as const } } };
  const after = {
    ...open,
    areas: { ...open.areas, 9: { ...open.areas[9], soviet: null } },
    eliminated: ['pavlov' as const],
  };
  for (const shown of [before, after])
    expect(outcomeOf(shown, won, [taken])).toMatchObject({
      stamp: 'Overrun',
      tone: 'capture',
      losses: [{ seat: 'soviet', who: expect.stringMatching(/^Soviet Pavlov’s House \d/), from: 'is destroyed' }],
    });
});

test('an event, and a first Supply below 16 as what it counts, are about nothing on the map', () => {
  const event = { event: 'rolledEvent', rule: 'AV-EVT-12', dice: [5, 5, 4], is: 'pauseLI', isVoid: true } as const;
  const supply = { event: 'rolledSupply', rule: 'AV-SUP-01', dice: [1, 4, 4, 5], points: 16, supply: 16 } as const;
  expect([event, supply].map((each) => read(each))).toMatchObject([
    { area: null, stamp: 'Logistical Pause (LI Corps)', told: 'Void on the first Turn.' },
    { area: null, stamp: '16 points', told: 'The first roll counts as at least 16.' },
  ]);
});

test('banked Supply Points are told with the new ones', () => {
  const roll = { event: 'rolledSupply', rule: 'AV-SUP-01', dice: [2, 5, 4, 3], points: 14, supply: 23 } as const;
  expect(read(roll)?.told).toBe('23 with the bank.');
});

test('Bloody Streets tell what each die did', () => {
  const streets = { event: 'bloodyStreets', rule: 'AV-BS-01', area: 18, die: 4, readAs: 4 } as const;
  const rolls = [streets, { ...streets, die: 5, readAs: 6 }].map((each) => read(each));
  expect(rolls.map((roll) => [roll?.groups[0]?.after, roll?.stamp, roll?.told])).toEqual([
    ['', 'Quiet', 'Nothing happens.'],
    ['read as 6', 'Morale −1', 'Your units there are Spent.'],
  ]);
});

test('the die for a defender that is cut off lands at its Area and is stamped there', () => {
  const cutOff = { event: 'isolationDie', rule: 'AV-OPT-08', area: 35 } as const;
  const rolls = [
    { ...cutOff, die: 1, change: 1 },
    { ...cutOff, die: 3, change: 0 },
    { ...cutOff, die: 6, change: -2 },
  ].map((each) => read(each));
  expect(rolls.map((roll) => [roll?.area, roll?.groups[0]?.dice, roll?.stamp])).toEqual([
    [35, [{ face: 1 }], 'Defense +1'],
    [35, [{ face: 3 }], 'Holds'],
    [35, [{ face: 6 }], 'Defense −2'],
  ]);
});

test('most of the log rolls nothing', () => {
  expect(read({ event: 'noEvent', rule: 'AV-FAC-15' })).toBeNull();
});
