import { expect, test } from 'vitest';
import { survey } from '../../bot/ground.ts';
import { id } from '../../rules/ids.ts';
import { edition } from '../edition.ts';
import { scene } from './scene.ts';

const ground = survey(edition, scene({ scenario: '5' }).open);
const place = (tile: string): number => ground.place.get(id.tile(tile)) ?? -1;
const marked = (...tiles: string[]): number => tiles.reduce((bits, tile) => bits | (1 << place(tile)), 0);

/** Work for riflemen on `from` to reach the bridge on 18A. */
const work = (from: string, marks: number): number | undefined =>
  ground.ways[edition.seats[0]]?.over(marks)[ground.objectives.indexOf(place('18A')) * ground.size + place(from)];

test('a way over marked tiles is less work than over others, and none where one stands', () => {
  expect(work('18A', 0)).toBe(0);
  expect(work('10B', 0)).toBe(3);
  expect(work('10B', marked('18A'))).toBe(2);
  expect(work('5A', 0)).toBe(6);
  expect(work('5A', marked('10B', '18A'))).toBe(4);
});

test('marks off every shortest way change nothing, those on it do', () => {
  expect(work('5A', marked('2B', '4A'))).toBe(6);
  expect(work('1A', marked('18A'))).toBe(8);
  expect(work('1A', marked('3A', '9B', '18A'))).toBe(6);
});
