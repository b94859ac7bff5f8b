import { bend, draw, type Line, open, type Pen, range, seeded, shape, toward, walk } from '@kurgan/kit/drawing';
import { hachure, sheet } from './drawing.ts';
import { shade } from './light.ts';
import { INK, SEPIA, WATER, WATER_INK } from './palette.ts';
import { RAVINES, type Ravine } from './routes.ts';

const FLOOR: Pen = { fill: '#b3a271', opacity: 0.85 };
const DEPTH: Pen = { fill: '#6f5c35', opacity: 0.28 };
const RIM: Pen = { stroke: INK, width: 0.9, opacity: 0.75 };
const TEETH: Pen = { fill: SEPIA, opacity: 0.75 };
const TEETH_LIT: Pen = { fill: SEPIA, opacity: 0.45 };

/** Steep rims with teeth that point down to the floor, and a brook where there is one. */
export function ravines(): string {
  return RAVINES.map(ravine).join('');
}

function ravine({ course, reach, stream }: Ravine, index: number): string {
  const random = seeded('ravine', index);
  const left = rim(course, reach, 1, index);
  const right = rim(course, reach, -1, index + 50);
  const ink = sheet(FLOOR, DEPTH, TEETH_LIT, TEETH, RIM);
  const deep = [rim(course, reach * 0.45, 1, index), rim(course, reach * 0.45, -1, index + 50)] as const;
  ink.draw(FLOOR, shape([...left, ...right.toReversed()]));
  ink.draw(DEPTH, shape([...deep[0], ...deep[1].toReversed()]));
  ink.draw(RIM, open(left) + open(right));
  for (const [bank, turn] of [
    [left, Math.PI / 2],
    [right, -Math.PI / 2],
  ] as const) {
    for (const { at, heading } of walk(bank, 2.6)) {
      const down = heading + turn + range(random, -0.2, 0.2);
      const dark = shade(down) > 0;
      ink.draw(dark ? TEETH : TEETH_LIT, hachure(at, down, reach * range(random, 0.34, 0.62), dark ? 1.3 : 1));
    }
  }
  const water = stream ? brook(course) : draw({ stroke: SEPIA, width: 0.7, opacity: 0.6, dash: '4 3' }, open(course));
  return ink.svg() + water;
}

/** The edge of the plain: it narrows to the head and breaks into small gullies. */
function rim(course: Line, reach: number, side: 1 | -1, seed: number): Line {
  const random = seeded('rim', seed);
  const steps = walk(course, 8);
  const edge = steps.map(({ at, heading }, index) => {
    const head = Math.min(1, 0.25 + index / 7);
    const bite = index % 5 === 2 ? range(random, 1, 1.25) : range(random, 0.72, 0.98);
    return toward(at, heading - (side * Math.PI) / 2, reach * head * bite);
  });
  return bend(edge, 3);
}

function brook(course: Line): string {
  const d = open(course);
  return draw({ stroke: WATER_INK, width: 2.6, opacity: 0.7 }, d) + draw({ stroke: WATER, width: 1.5 }, d);
}
