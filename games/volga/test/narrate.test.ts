import { expect, test } from 'vitest';
import { narrate } from '../rules/narrate.ts';

test('a group that must wait is told with its Area, once it has one', () => {
  const delayed = { event: 'delayed', rule: 'AV-DAWN-04', group: 'T2', units: ['389/544', '245A'] } as const;
  expect(narrate({ ...delayed, area: null })).toBe('389/544 and 245A have to wait: no room.');
  expect(narrate({ ...delayed, area: 1 })).toBe('389/544 and 245A have to wait for 1 Hill 126.3: no room.');
});

test('a withdrawal is told with its units, or that there were none', () => {
  const withdrawn = { event: 'withdrawn', rule: 'AV-DAWN-07', division: '29Mot' } as const;
  expect(narrate({ ...withdrawn, units: [], forGood: true })).toBe('29th Motorized Division leaves for good.');
  expect(narrate({ ...withdrawn, units: ['29/15'], forGood: false })).toBe(
    '29th Motorized Division leaves until the next Dawn: 29/15.',
  );
});

test('changes are told with their sign', () => {
  const die = { event: 'isolationDie', rule: 'AV-OPT-08', area: 35, die: 3 } as const;
  expect(narrate({ ...die, change: -1 })).toBe('Isolation die 3: Defense Factor -1.');
  expect(narrate({ ...die, change: 0 })).toBe('Isolation die 3: Defense Factor +0.');
  expect(narrate({ ...die, change: 1 })).toBe('Isolation die 3: Defense Factor +1.');
  const morale = { event: 'morale', rule: 'AV-END-02', now: 12 } as const;
  expect(narrate({ ...morale, by: -1 })).toBe('Morale -1, now 12.');
  expect(narrate({ ...morale, by: 1 })).toBe('Morale +1, now 12.');
});

test('one marker is a marker, more are markers', () => {
  const free = { event: 'freeAir', rule: 'AV-SUP-03' } as const;
  expect(narrate({ ...free, markers: 1 })).toBe('You get 1 free Air marker.');
  expect(narrate({ ...free, markers: 2 })).toBe('You get 2 free Air markers.');
});

test('a Barrage is told by whom it hit, or that all fell back', () => {
  const barrage = { event: 'barrage', rule: 'AV-REV-06', area: 35 } as const;
  expect(narrate({ ...barrage, lost: '71/191' })).toBe('The Barrage hits 71/191.');
  expect(narrate({ ...barrage, lost: null })).toBe('The attackers fall back from the Barrage.');
});

test('one unit attacks, two attack, and one point is left', () => {
  const attacked = { event: 'attacked', rule: 'AV-ATK-04', area: 9 } as const;
  expect(narrate({ ...attacked, units: ['29/15'] })).toBe('29/15 attacks 9 Minina Suburb.');
  expect(narrate({ ...attacked, units: ['29/15', '29/71'] })).toBe('29/15 and 29/71 attack 9 Minina Suburb.');
  const bought = { event: 'bought', rule: 'AV-SUP-06', what: 'engineer' } as const;
  expect(narrate({ ...bought, supply: 1 })).toBe('You buy Engineers; 1 point left.');
});
