import { expect, test } from 'vitest';
import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import { labelName, nameBox, nameWidth, signBox } from '../map/label.ts';
import { cornersOf, placeOf, SHEETS, type Turn } from '../map/layout.ts';
import type { Box, Point } from '../map/place.ts';
import { COUNTER, standing } from '../map/stack.ts';

const TURNS: readonly Turn[] = ['upright', 'turned'];

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (const [i, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Points along the edge of a box, close enough together that no border passes between two of them. */
function edgeOf({ x, y, width, height }: Box): Point[] {
  const along = Array.from({ length: 13 }, (_, i) => i / 12);
  return along.flatMap((t): Point[] => [
    [x + t * width, y],
    [x + t * width, y + height],
    [x, y + t * height],
    [x + width, y + t * height],
  ]);
}

const labelsOf = (id: AreaId, turn: Turn): Box[] => {
  const { name, sign } = placeOf(id, turn);
  return [nameBox(name), signBox(sign)];
};

const square = ([x, y]: Point): Box => ({ x: x - COUNTER / 2, y: y - COUNTER / 2, width: COUNTER, height: COUNTER });

/** Every stack that can stand in an Area: the defender or none, and up to four units. */
function stacksOf(id: AreaId): { soviet: boolean; german: number }[] {
  const german = [0, 1, 2, 3, 4];
  const sides = AREAS[id].terrain === null ? [false] : [false, true];
  return sides.flatMap((soviet) => german.map((units) => ({ soviet, german: units })));
}

test.each(TURNS)('on the %s map every name is there in full', (turn) => {
  for (const id of AREA_IDS) {
    const { lines } = placeOf(id, turn).name;
    expect(lines.join(' ').replace('- ', '-')).toBe(labelName(id));
  }
});

test.each(TURNS)('on the %s map labels stand inside their Areas, off the borders', (turn) => {
  for (const id of AREA_IDS) {
    const outline = cornersOf(id, turn);
    for (const box of labelsOf(id, turn)) {
      const outside = edgeOf(box).filter((point) => !isInside(point, outline));
      expect(outside, `${id} ${AREAS[id].name}`).toEqual([]);
    }
  }
});

test.each(TURNS)('on the %s map no label covers another or the room of any counter', (turn) => {
  const labels = AREA_IDS.flatMap((id) => labelsOf(id, turn).map((box) => ({ id, box })));
  for (const [i, { id, box }] of labels.entries()) {
    for (const other of labels.slice(i + 1)) expect(overlap(box, other.box), `${id} and ${other.id}`).toBe(false);
    for (const near of AREA_IDS) {
      expect(overlap(box, placeOf(near, turn).counters), `the label of ${id}, the counters of ${near}`).toBe(false);
    }
  }
});

test.each(TURNS)('on the %s map counters of different Areas never touch', (turn) => {
  for (const id of AREA_IDS) {
    for (const next of AREA_IDS) {
      if (next <= id) continue;
      expect(overlap(placeOf(id, turn).counters, placeOf(next, turn).counters), `${id} and ${next}`).toBe(false);
    }
  }
});

test.each(TURNS)('on the %s map full stacks stay in their room, on the sheet, and never cover the defender', (turn) => {
  const sheet = SHEETS[turn];
  for (const id of AREA_IDS) {
    const { counters } = placeOf(id, turn);
    const room = { x: counters.x - 1, y: counters.y - 1, width: counters.width + 2, height: counters.height + 2 };
    for (const { soviet, german } of stacksOf(id)) {
      const stands = standing(counters, soviet, german);
      const defender = stands.soviet === null ? [] : [square(stands.soviet)];
      const units = stands.german.map(square);
      const label = `${id} with ${soviet ? 'a defender and ' : ''}${german}`;
      for (const box of [...defender, ...units]) {
        expect(box.x >= room.x && box.x + box.width <= room.x + room.width, label).toBe(true);
        expect(box.y >= room.y && box.y + box.height <= room.y + room.height, label).toBe(true);
        expect(box.x >= 0 && box.y >= 0 && box.x + COUNTER <= sheet.width && box.y + COUNTER <= sheet.height).toBe(
          true,
        );
      }
      for (const box of defender)
        expect(
          units.some((unit) => overlap(box, unit)),
          label,
        ).toBe(false);
      if (german <= 1) expect(stands.seen, label).toBe(1);
    }
  }
});

test('the widths of names are never less than their letters', () => {
  // Measured in a browser: Old Standard TT italic at 17 units.
  expect(nameWidth("Barricades Worker's Settlement")).toBeGreaterThanOrEqual(13.738 * 17);
  expect(nameWidth('Mamayev Kurgan')).toBeGreaterThan(nameWidth('Mamayev'));
});
