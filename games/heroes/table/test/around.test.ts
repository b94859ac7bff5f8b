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
      expect.arrayContaining([
        'Length',
        'Soviet force',
        'Soviet goals',
        'German force',
        'German goals',
        'Special rules',
      ]),
    );
  }
});

test('a briefing tells what each side fights for, and who wins with equal points', () => {
  const told = (id: string, wanted: string) => briefing(id).facts.find(({ label }) => label === wanted)?.value;
  expect(told('1', 'Soviet goals')).toBe(
    '3 points: holds Brick House; 1 point: holds Station Hall; 1 point: holds the street between; ' +
      'breaking points of the enemy tiles it breaks',
  );
  expect(told('1', 'Equal points')).toBe('a draw');
  expect(told('3', 'German goals')).toBe(
    'wins at the end: no Soviet unit and 1 or more of its units in House of the Four Stories',
  );
  expect(told('3', 'Soviet goals')).toBe('wins at the end: unless the enemy does');
  expect(told('3', 'Equal points')).toBeUndefined();
  expect(told('6', 'Soviet goals')).toContain('1 point: for each of its units that left the field');
  expect(told('6', 'Equal points')).toBe('the German side wins');
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
  expect(standing({ scenario: '1', view: state })).toBe('Turn 3 of 6 · Soviets 0, Germans 0');
});
