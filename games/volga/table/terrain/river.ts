import {
  at,
  bend,
  beside,
  closedCurve,
  draw,
  type Line,
  num,
  open,
  type Pen,
  type Place,
  type Point,
  placed,
  points,
  range,
  seeded,
  shape,
  TURN,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import { FRAME } from '../map/shapes.ts';
import { contour } from './contours.ts';
import { circle, group, hachure, rectangle, type Sheet, scatter, sheet } from './drawing.ts';
import { sample } from './grid.ts';
import { INK, SAND, SEPIA, SHADOW, WATER, WATER_DEEP, WATER_INK, WATER_LIGHT } from './palette.ts';
import { DRY_LAND, offshore, WEST_BANK } from './shores.ts';

/** The west bank without its corners. */
const CHANNEL = '828,-60 824,90 822,250 804,420 796,560 786,680 742,850 670,1010 585,1180 520,1310 480,1480';

/** Distances from the shore of the lines that follow it, ever wider apart, as an engraver draws water. */
const WATERLINES = [2.6, 5.8, 9.6, 14.2, 19.8, 26.4, 34, 43] as const;

const WAVE: Pen = { stroke: WATER_INK, width: 0.8, opacity: 0.42 };
const WAKE: Pen = { stroke: WATER_LIGHT, width: 0.8, opacity: 0.6 };
const JETTY: Pen = { fill: '#8b744f', stroke: INK, width: 0.5 };
const HULL: Pen = { fill: '#6d5f4a', stroke: INK, width: 0.7 };
const DECK: Pen = { fill: '#cdbf9c', stroke: INK, width: 0.4 };
const GLINT: Pen = { stroke: WATER_LIGHT, width: 0.9, opacity: 0.55 };

const FERRIES: readonly Line[] = [
  bend(points('644,1074 700,1060 762,1010 820,930 884,862 992,818'), 4),
  bend(points('797,652 832,648 880,770 930,790 990,760'), 4),
  bend(points('806,420 850,432 906,452 970,486'), 4),
];

export function river(): string {
  const grid = sample({ left: 480, top: -12, right: FRAME.width + 12, bottom: FRAME.height + 12 }, 6, offshore);
  const lines = WATERLINES.map((far) => ({ far, lines: contour(grid, far) }));
  const depth = lines
    .filter(({ far }) => far > 9)
    .map((at) => draw({ fill: WATER_DEEP, opacity: 0.045 }, at.lines.map(closedCurve).join('')))
    .join('');
  const shoals = draw({ stroke: '#c3c9bb', width: 9, opacity: 0.4 }, open(WEST_BANK) + DRY_LAND.map(shape).join(''));
  const engraved = lines
    .map((at, index) => {
      const fade = index / WATERLINES.length;
      const pen = { stroke: WATER_INK, width: 0.95 - 0.4 * fade, opacity: 0.62 - 0.5 * fade };
      return draw(pen, at.lines.map(open).join(''));
    })
    .join('');
  return group(
    draw({ fill: WATER }, waterOutline()) + shoals + depth + engraved + current() + waves(),
    'clip-path="url(#water)"',
  );
}

export function waterOutline(): string {
  return shape([...WEST_BANK, [FRAME.width, FRAME.height], [FRAME.width, 0]]);
}

function waves(): string {
  const random = seeded('waves');
  const ink = sheet(WAVE, GLINT);
  const bounds = { left: 510, top: 0, right: FRAME.width, bottom: FRAME.height };
  for (const point of scatter(bounds, 23, random, (place) => offshore(place) > 16 && random() < 0.72)) {
    ink.draw(random() < 0.55 ? WAVE : GLINT, ripple(point, range(random, 3, 5.6), random() < 0.4 ? 3 : 2));
  }
  return ink.svg();
}

/** Long broken strokes along the stream, where the shores no longer lead the pen. */
function current(): string {
  const random = seeded('current');
  const strokes: string[] = [];
  const bank = bend(points(CHANNEL), 7);
  for (let far = 44; far < 470; far += range(random, 11, 17)) {
    let run: Point[] = [];
    let left = 0;
    for (const { at } of walk(beside(bank, -far), 6)) {
      const sails = left-- > 0 && offshore(at) > 48;
      if (sails) run.push(at);
      else {
        if (run.length > 3) strokes.push(open(run));
        run = [];
        if (left < -range(random, 5, 26)) left = Math.round(range(random, 6, 22));
      }
    }
  }
  return draw({ stroke: WATER_INK, width: 0.7, opacity: 0.26 }, strokes.join(''));
}

function ripple(start: Point, length: number, crests: number): string {
  const half = length / 2;
  return `M${at(start)}q${num(half)} -1.9 ${num(length)} 0${`t${num(length)} 0`.repeat(crests - 1)}`;
}

/** The high west bank: a strip of beach below a bluff whose teeth point to the water. */
export function bluff(): string {
  const random = seeded('bluff');
  const crest = beside(bend(WEST_BANK, 6), 6.5).map((at): Point => toward(at, random() * TURN, random() * 1.1));
  const beach = shape([...WEST_BANK, ...crest.toReversed()]);
  const teeth = sheet();
  const pen: Pen = { fill: SEPIA, opacity: 0.85 };
  for (const { at, heading } of walk(crest, 2.4)) {
    teeth.draw(pen, hachure(at, heading - Math.PI / 2 + range(random, -0.2, 0.2), range(random, 3, 5.6), 1.35));
  }
  return (
    draw({ fill: SAND }, beach) +
    teeth.svg() +
    draw({ stroke: INK, width: 1, opacity: 0.8 }, open(crest)) +
    draw({ stroke: WATER_INK, width: 1.9 }, open(WEST_BANK))
  );
}

/** The islands and the far bank: sand, with a stippled edge. */
export function dryLand(): string {
  return DRY_LAND.map((ring, index) => {
    const random = seeded('island', index);
    const body = draw({ fill: SAND, stroke: WATER_INK, width: 1.4 }, shape(ring));
    const stipple = sheet();
    const pen: Pen = { fill: SHADOW, opacity: 0.4 };
    for (const { at } of walk(ring, 3.4)) {
      stipple.draw(pen, circle(toward(at, random() * TURN, random() * 4), 0.45));
    }
    return body + stipple.svg();
  }).join('');
}

/** Ferry lines: dots from jetty to jetty, and a few boats. */
export function ferries(): string {
  const lines = FERRIES.map(open).join('');
  const ink = sheet(WAKE, JETTY, HULL, DECK);
  for (const line of FERRIES) {
    const steps = walk(line, 5);
    const from = steps[0];
    if (from !== undefined) {
      const jetty = placed(from.at, from.heading);
      for (const v of [-6, 0, 6]) ink.draw(JETTY, rectangle(jetty, -3, v - 0.8, 11, 1.6));
    }
    for (const share of [0.34, 0.68]) {
      const step = steps[Math.floor(steps.length * share)];
      if (step !== undefined) boat(placed(toward(step.at, step.heading + Math.PI / 2, 9), step.heading), ink);
    }
  }
  return (
    draw({ stroke: WATER_LIGHT, width: 3.6, opacity: 0.3 }, lines) +
    draw({ stroke: WATER_INK, width: 2, dash: '0 6.5', opacity: 0.85 }, lines) +
    ink.svg()
  );
}

function boat(place: Place, ink: Sheet): void {
  ink.draw(WAKE, open([place(-6, -1.4), place(-15, -4)]) + open([place(-6, 1.4), place(-15, 4)]));
  ink.draw(
    HULL,
    shape([place(7.5, 0), place(4.5, 2.1), place(-6, 2), place(-6.6, 0), place(-6, -2), place(4.5, -2.1)]),
  );
  ink.draw(DECK, rectangle(place, -3.6, -1.2, 5.4, 2.4));
}
