import type { LogLine } from '@kurgan/kit';
import { expect, test } from 'vitest';
import type { AxisEvent } from '../../rules/events.ts';
import { position } from '../../test/position.ts';
import { reviewGame } from '../review.ts';

const review = (...events: readonly AxisEvent[]) =>
  reviewGame([], events.map((event) => ({ after: 0, text: '', event })) as unknown as LogLine[], position().open);

test('AA-AMB-07 AA-CMB-24 AA-VCX-03 AA-ATT-01 the review counts every unit that is lost, by whatever cause', () => {
  const { fallen, chronicle } = review(
    {
      event: 'shotDown',
      rule: 'AA-AD-04',
      side: 'axis',
      kind: 'bomber',
      at: 'kalach',
      tokens: 0,
      passenger: 'infantry',
    },
    { event: 'homeless', rule: 'AA-LAND-03', side: 'axis', kind: 'fighter', count: 2 },
    { event: 'captured', rule: 'AA-CMB-22', side: 'allies', zone: 'pitomnik', tokens: 0, aircraft: 1 },
    { event: 'ambusherLost', rule: 'AA-AMB-07', side: 'allies', site: 'ambush-1' },
    { event: 'crossingLost', rule: 'AA-VCX-03', crossing: 'gray', cargo: 'tank', ferry: false },
    { event: 'crossingLost', rule: 'AA-VCX-03', crossing: 'white', cargo: 'token', ferry: true },
  );
  expect(fallen).toEqual({
    axis: ['bomber', 'infantry', 'fighter', 'fighter', 'aircraft'],
    allies: ['infantry', 'tank'],
  });
  expect([chronicle.lost.axis.at(-1), chronicle.lost.allies.at(-1)]).toEqual([5, 2]);
});
