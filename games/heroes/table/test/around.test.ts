import { drawn, hasClass } from '@kurgan/kit/testing';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../data/scenarios/scenarios.ts';
import { position } from '../../test/position.ts';
import { Picture, standing } from '../glance.tsx';
import { briefing, Preview } from '../picker.tsx';

test('every scenario has a preview with its buildings and the ground of both sides, and a briefing', () => {
  for (const scenario of Object.keys(SCENARIOS)) {
    const all = drawn(h(Preview, { scenario }));
    expect(all.filter(({ tag }) => tag === 'image').length, scenario).toBeGreaterThan(1);
    expect(briefing(scenario).facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Length', 'Soviet force', 'German force', 'Who wins']),
    );
  }
});

test('a running match shows its counters in small and where it stands', () => {
  const { state } = position({
    soviet: [{ is: 'sov-boris', at: 'I14' }],
    german: [{ is: 'ger-fire-group', at: 'I12' }],
    turn: 3,
  });
  const marks = drawn(h(Picture, { scenario: '1', view: state })).filter((each) => hasClass(each, 'mark-of'));
  expect(marks.map(({ props }) => [props.class, props.y])).toEqual([
    ['mark-of soviet', 784],
    ['mark-of german', 664],
  ]);
  expect(standing({ scenario: '1', view: state })).toBe('Turn 3 of 6 · Soviet 0, German 0');
});
