import { expect, test } from 'vitest';
import { fieldFor, squareCalled } from '../../rules/areas.ts';
import { square } from '../../rules/field/squares.ts';
import { position } from '../../test/position.ts';
import { middleOf } from '../board/geometry.ts';
import { obstaclesOf } from '../board/names.ts';
import { zoneNameLines, zoneNameSpot } from '../board/zone.tsx';
import { zonesOf } from '../facts.ts';

const { open } = position({ soviet: [], german: [], scenario: '4' });
const field = fieldFor(open);
const at = (name: string) => square(squareCalled(open, name));

/** Where the name of the west bay lies while units stand on these squares. */
function spotBeside(...units: readonly string[]) {
  const bay = zonesOf(open, field).find(({ label }) => label === 'West bay');
  if (bay === undefined) throw new Error('there is no west bay');
  return zoneNameSpot(field, bay, obstaclesOf(field, 0, units.map(at)));
}

test('the name of a zone lies at its foot while nobody stands there', () => {
  expect(spotBeside()[1]).toBeGreaterThan(330);
});

test('the name of a zone moves away from counters', () => {
  const free = spotBeside();
  const [x, y] = spotBeside('C6', 'D6', 'E6');
  expect([x, y]).not.toEqual(free);
  for (const name of ['C6', 'D6', 'E6']) expect(Math.abs(y - middleOf(field, at(name))[1])).toBeGreaterThan(26);
});

test('the name of a zone whose squares are all taken lies between two rows of counters, where most of it can be read', () => {
  const all = ['C', 'D', 'E'].flatMap((column) => [3, 4, 5, 6].map((row) => `${column}${row}`));
  const rows = ['C3', 'C4', 'C5', 'C6'].map((name) => middleOf(field, at(name))[1]);
  const line = spotBeside(...all)[1] - 4;
  expect(Math.min(...rows.map((row) => Math.abs(row - line)))).toBeGreaterThan(20);
});

test('a name that lies free nowhere is broken into two lines where a single square has room', () => {
  const tower = position({ soviet: [], german: [], scenario: '8' }).open;
  const boards = fieldFor(tower);
  const silos = zonesOf(tower, boards).find(({ label }) => label === 'North silos');
  if (silos === undefined) throw new Error('there are no silos');
  const named = (...taken: readonly string[]) =>
    zoneNameLines(
      boards,
      silos,
      obstaclesOf(
        boards,
        0,
        taken.map((name) => square(squareCalled(tower, name))),
      ),
    );
  expect(named().map(({ text }) => text)).toEqual(['North silos']);
  const broken = named('N3', 'O3', 'P3', 'Q3', 'N4', 'O4', 'Q4');
  const [x] = middleOf(boards, square(squareCalled(tower, 'P4')));
  expect(broken.map(({ text, spot }) => [text, spot[0]])).toEqual([
    ['North', x],
    ['silos', x],
  ]);
});
