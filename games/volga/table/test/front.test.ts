import { expect, test } from 'vitest';
import { frontOf } from '../map/front.tsx';
import { BORDERS } from '../map/shapes.ts';
import { viewOf } from '../model.ts';
import { localSession } from './local-session.ts';

test('the front runs between German and Soviet Areas, and nowhere else', () => {
  const { open } = viewOf(localSession('september', 'front').session.moment.value);
  const lines = (front: string): number => front.split('M').length - 1;
  const meeting = BORDERS.filter(([a, b]) => b !== 0 && open.areas[a].control !== open.areas[b].control);
  expect(lines(frontOf(open))).toBe(meeting.length);
  const taken = { ...open, areas: { ...open.areas, 9: { ...open.areas[9], control: 'german' as const } } };
  const between = (a: number, b: number): string => {
    const line = BORDERS.find((each) => each[0] === a && each[1] === b)?.[2] ?? '';
    return `M${line.replace(' ', 'l')}`;
  };
  expect(frontOf(open)).toContain(between(5, 9));
  expect(frontOf(taken)).not.toContain(between(5, 9));
  expect(frontOf(taken)).toContain(between(7, 9));
});
