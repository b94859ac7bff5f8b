import {
  between,
  blob,
  box,
  closed,
  type Line,
  open,
  type Pen,
  type Place,
  type Point,
  pairs,
  type Random,
  range,
  shape,
  TURN,
  toward,
} from '@kurgan/kit/drawing';
import { circle, pick, rectangle, type Sheet, sheet } from './drawing.ts';
import { hull } from './geometry.ts';
import { darkHalf, shadowAlong, shadowOf } from './light.ts';
import { BRICK, INK, SHADOW } from './palette.ts';

/** A rectangle in a place: `u` and `v` are its first corner. */
export interface Plan {
  readonly place: Place;
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
}

interface Roof {
  readonly lit: Pen;
  readonly dark: Pen;
}

function roof(lit: string, dark: string): Roof {
  return { lit: { fill: lit }, dark: { fill: dark } };
}

export const ROOFS = {
  timber: roof('#b29a70', '#8d754f'),
  tin: roof('#b3ac96', '#8f8874'),
  brick: roof('#a9705a', BRICK),
  slate: roof('#a39c8d', '#7b7467'),
  soot: roof('#8f8474', '#675d50'),
} as const;

const CAST: Pen = { fill: SHADOW, opacity: 0.34 };
const DARK: Pen = { fill: '#463a2c', opacity: 0.95 };
const FLOOR: Pen = { fill: '#a08d6f' };
const ASH: Pen = { fill: '#4b3f31', opacity: 0.4 };
const OUTLINE: Pen = { stroke: INK, width: 0.7, opacity: 0.85 };
const WALL: Pen = { stroke: '#3a2d20', width: 1.1 };
const DETAIL: Pen = { stroke: INK, width: 0.45, opacity: 0.5 };
const PARTITION: Pen = { stroke: '#3a2d20', width: 0.8, opacity: 0.75 };
const GLASS: Pen = { fill: '#aeb6ac', opacity: 0.75 };
const RAFTERS: Pen = { fill: '#b9a888', opacity: 0.75 };
const HOLE: Pen = { fill: '#2b2218', opacity: 0.85 };
const CROWN: Pen = { fill: BRICK, stroke: INK, width: 0.8 };
const STEEL: Pen = { fill: '#bdb7a4', stroke: INK, width: 0.8 };
const STEEL_DARK: Pen = { fill: '#6f6a5c', opacity: 0.55 };
const BRICKS: Pen = { fill: '#834c38', opacity: 0.85 };
const STONES: Pen = { fill: '#6f6555', opacity: 0.85 };

/** A sheet that lays shadows under walls under roofs, whatever is drawn first. */
export function buildingSheet(): Sheet {
  const roofs = Object.values(ROOFS).flatMap(({ lit, dark }) => [lit, dark]);
  return sheet(
    CAST,
    DARK,
    FLOOR,
    ASH,
    STONES,
    BRICKS,
    ...roofs,
    GLASS,
    STEEL,
    STEEL_DARK,
    OUTLINE,
    DETAIL,
    PARTITION,
    WALL,
    RAFTERS,
    CROWN,
    HOLE,
  );
}

/** A shadow as long as the thing is high. */
export function cast(on: Sheet, ring: Line, high: number): void {
  on.draw(CAST, shape(hull([...ring, ...ring.map((point) => shadowOf(point, high))])));
}

function cornersOf({ place, u, v, width, height }: Plan): Line {
  return box(place, u, v, width, height);
}

/** Two slopes; the one towards the light is paler. The ridge runs along the longer side. */
export function gable(on: Sheet, plan: Plan, { lit, dark }: Roof, high = 2): void {
  const { place, u, v, width, height } = plan;
  cast(on, cornersOf(plan), high);
  const along = width >= height;
  const first = along ? rectangle(place, u, v, width, height / 2) : rectangle(place, u, v, width / 2, height);
  const second = along
    ? rectangle(place, u, v + height / 2, width, height / 2)
    : rectangle(place, u + width / 2, v, width / 2, height);
  const [du, dv] = shadowAlong(place, 1);
  const firstIsLit = (along ? dv : du) > 0;
  on.draw(firstIsLit ? lit : dark, first);
  on.draw(firstIsLit ? dark : lit, second);
  on.draw(OUTLINE, shape(cornersOf(plan)));
}

/** The same rectangle told along its longer side. */
function lengthwise(plan: Plan): Plan {
  const { place, u, v, width, height } = plan;
  if (width >= height) return plan;
  return { place: (along, across) => place(-across, along), u: v, v: -u - width, width: height, height: width };
}

/** A hall with a row of ridges across it, glazed to the north. */
export function sawtooth(on: Sheet, plan: Plan, { lit, dark }: Roof): void {
  const { place, u, v, width, height } = lengthwise(plan);
  cast(on, cornersOf(plan), 3.4);
  const teeth = Math.max(2, Math.round(width / 6.5));
  const tooth = width / teeth;
  for (let index = 0; index < teeth; index++) {
    const left = u + index * tooth;
    on.draw(lit, rectangle(place, left, v, tooth * 0.58, height));
    on.draw(dark, rectangle(place, left + tooth * 0.58, v, tooth * 0.42, height));
    on.draw(GLASS, rectangle(place, left + tooth * 0.64, v + 1.2, tooth * 0.16, height - 2.4));
    on.draw(DETAIL, open([place(left, v), place(left, v + height)]));
  }
  on.draw(OUTLINE, shape(cornersOf(plan)));
}

/** A long hall under a gable with a lantern along the ridge. */
export function lantern(on: Sheet, plan: Plan, colours: Roof, high = 3.4): void {
  gable(on, plan, colours, high);
  const { place, u, v, width, height } = lengthwise(plan);
  on.draw(GLASS, rectangle(place, u + 3, v + height * 0.4, width - 6, height * 0.2));
  on.draw(DETAIL, rectangle(place, u + 3, v + height * 0.4, width - 6, height * 0.2));
  for (let step = 5; step < width - 2; step += 5.2) {
    on.draw(DETAIL, open([place(u + step, v), place(u + step, v + height * 0.36)]));
    on.draw(DETAIL, open([place(u + step, v + height * 0.64), place(u + step, v + height)]));
  }
}

export function flat(on: Sheet, plan: Plan, { lit }: Roof, high = 3): void {
  const { place, u, v, width, height } = plan;
  cast(on, cornersOf(plan), high);
  on.draw(lit, shape(cornersOf(plan)));
  on.draw(OUTLINE, shape(cornersOf(plan)));
  on.draw(DETAIL, rectangle(place, u + 1.5, v + 1.5, width - 3, height - 3));
}

/** Burnt out: walls with gaps, rooms open to the sky in the shadow of the walls, rubble on the floor. */
export function gutted(on: Sheet, plan: Plan, random: Random, room = 7): void {
  const { place, u, v, width, height } = lengthwise(plan);
  const corners = cornersOf(plan);
  cast(on, corners, 1.8);
  on.draw(DARK, shape(corners));
  const [du, dv] = shadowAlong(place, 2.6);
  const lit = {
    place,
    u: u + Math.max(du, 0),
    v: v + Math.max(dv, 0),
    width: width - Math.abs(du),
    height: height - Math.abs(dv),
  };
  on.draw(FLOOR, rectangle(place, lit.u, lit.v, lit.width, lit.height));
  const scorch = range(random, 0.15, 0.4) * width;
  on.draw(
    ASH,
    blob(place(u + range(random, 0.2, 0.8) * width, v + height / 2), Math.min(scorch, height * 0.45), random, 0.3),
  );
  for (let across = u + room; across < u + width - 3; across += range(random, 0.7, 1.3) * room) {
    const from = random() < 0.5 ? 0 : range(random, 0, 0.4);
    on.draw(
      PARTITION,
      open([place(across, v + height * from), place(across, v + height * range(random, from + 0.3, 1))]),
    );
  }
  rubble(on, lit, random, (width * height) / 13);
  for (const [a, b] of pairs(closed(corners))) {
    const gap = range(random, 0.25, 0.7);
    const wide = random() < 0.5 ? range(random, 0.1, 0.24) : 0;
    on.draw(WALL, open([a, between(a, b, gap)]) + open([between(a, b, Math.min(1, gap + wide)), b]));
  }
}

/** Holes that shells have torn into a roof. */
export function brokenRoof(on: Sheet, { place, u, v, width, height }: Plan, random: Random): void {
  for (let holes = 1 + Math.floor(random() * 3); holes > 0; holes--) {
    const at = place(u + width * range(random, 0.12, 0.88), v + height * range(random, 0.2, 0.8));
    const radius = Math.min(width, height) * range(random, 0.1, 0.2);
    on.draw(RAFTERS, blob(at, radius * 1.35, random, 0.4, 11));
    on.draw(HOLE, blob(at, radius, random, 0.4, 11));
  }
}

/** Bricks and stones strewn over a rectangle. */
export function rubble(on: Sheet, { place, u, v, width, height }: Plan, random: Random, count: number): void {
  for (let index = 0; index < count; index++) {
    const at = place(u + random() * width, v + random() * height);
    const turn = random() * TURN;
    const long = range(random, 0.6, 1.3);
    const stone: Line = [
      toward(at, turn, long),
      toward(at, turn + 1.4, long * 0.7),
      toward(at, turn + Math.PI, long),
      toward(at, turn + 4.5, long * 0.7),
    ];
    on.draw(pick(random, [BRICKS, STONES]), shape(stone));
  }
}

/** Seen from above a chimney is a ring; its shadow tells how high it is. */
export function chimney(on: Sheet, at: Point, high = 15): void {
  const ring: Line = Array.from({ length: 10 }, (_, index) => toward(at, (index / 10) * TURN, 1.9));
  cast(on, ring, high);
  on.draw(CROWN, circle(at, 2.3));
  on.draw(HOLE, circle(at, 1));
}

/** A gasholder or an oil tank. */
export function tank(on: Sheet, at: Point, radius: number): void {
  const ring: Line = Array.from({ length: 16 }, (_, index) => toward(at, (index / 16) * TURN, radius));
  cast(on, ring, radius * 0.7);
  on.draw(STEEL, circle(at, radius));
  on.draw(STEEL_DARK, shape(darkHalf(at, radius * 0.94)));
  on.draw(DETAIL, circle(at, radius * 0.45));
}
