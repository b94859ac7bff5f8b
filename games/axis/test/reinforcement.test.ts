import { expect, test } from 'vitest';
import { position } from './position.ts';

test('AA-AXR-03 AA-AXR-06 free units: infantry only, aircraft only, and the Axis chooses', () => {
  const even = position({ card: 2, round: 4, axisHolds: ['oblivskaya'] });
  expect(even.why('receive tank oblivskaya')).toBe('AA-AXR-03');
  const storm = position({ card: 2, round: 9, open: { winterStorm: 9 } });
  expect([storm.step, storm.waiting]).toEqual(['winterStorm', ['axis']]);
  expect(storm.why('receive infantry tormosin')).toBe('AA-AXR-06');
  expect(storm.play('receive fighter tormosin').all('received')).toMatchObject([{ kind: 'fighter', zone: 'tormosin' }]);
});

test('AA-ALR-02 AA-AXR-08 a token costs its price, and the Axis buys none', () => {
  const allies = position({ card: 9, open: { rpc: { axis: 0, allies: 5 } } });
  const before = allies.open.rpc.allies;
  expect(allies.play('buy token frolovo').open.rpc.allies).toBe(before - 1);
  const axisBuys = position({ card: 2, round: 11, open: { winterStorm: 9, rpc: { axis: 9, allies: 0 } } });
  expect(axisBuys.why('buy token tormosin')).toBe('AA-AXR-08');
});
