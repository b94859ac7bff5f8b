import { drawn, hasClass } from '@kurgan/kit/testing';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { outlineOf } from '../board/outlines.ts';
import { Preview } from '../picker.tsx';

test('on the small map the city is a town on the Region board, not water', () => {
  const towns = drawn(h(Preview, { scenario: 'race' })).filter((each) => hasClass(each, 'town'));
  expect(towns.map(({ props }) => String(props.points).split(' ').length)).toEqual([outlineOf('stalingrad').length]);
});
