import {
  beside,
  between,
  box,
  closedCurve,
  degrees,
  draw,
  type Line,
  open,
  type Pen,
  type Place,
  type Point,
  placed,
  range,
  seeded,
  shape,
  TURN,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import type { AreaId } from '../../data/areas.ts';
import { CENTERS } from '../map/shapes.ts';
import { airfield } from './airfield.ts';
import { buildingSheet, cast, chimney, flat, gable, gutted, lantern, ROOFS, sawtooth } from './buildings.ts';
import { circle, hachure } from './drawing.ts';
import { hull } from './geometry.ts';
import { darkHalf } from './light.ts';
import { INK, SEPIA } from './palette.ts';
import { sidings } from './rail.ts';
import { MAIN_LINE } from './routes.ts';
import { square } from './town.ts';
import { grove } from './woods.ts';
import { tankFarm, tankFarmGround } from './works.ts';

/** A place with a drawing of its own; the ground it needs is kept free of houses. */
export interface Landmark {
  readonly area: AreaId;
  readonly ground: readonly Line[];
  readonly svg: string;
}

export function landmarks(): readonly Landmark[] {
  return [
    elevator(),
    station(17, 1006, 1090, -15),
    station(11, 1136, 1204, 14),
    openSquare(13, -62, 42, 32),
    openSquare(14, -38, 42, 32),
    hospital(),
    { area: 19, ...airfield(CENTERS[19].label) },
    lazur(),
    communes(),
    hexagon(),
    park(),
    brickWorks(),
    silicateWorks(),
    sawmill(),
    leatherWorks(),
    halt(),
  ];
}

const SILO: Pen = { fill: '#cfc4a6', stroke: INK, width: 0.8 };
const SILO_SHADE: Pen = { fill: '#7c7059', opacity: 0.6 };

/** Two rows of concrete silos and the tall head house over them: the shadow is the longest in the city. */
function elevator(): Landmark {
  const place = placed([456, 1227], degrees(24));
  const on = buildingSheet();
  cast(on, box(place, -46, -12, 70, 24), 13);
  cast(on, box(place, 24, -13, 22, 26), 21);
  flat(on, { place, u: -46, v: -12, width: 70, height: 24 }, ROOFS.tin, 0);
  gable(on, { place, u: 24, v: -13, width: 22, height: 26 }, ROOFS.slate, 0);
  flat(on, { place, u: 29, v: -6, width: 12, height: 12 }, ROOFS.tin, 3);
  const silos = [-6, 6].flatMap((v) => Array.from({ length: 6 }, (_, index): Point => place(-39.5 + index * 11.6, v)));
  const shades = silos.map((at) => shape(darkHalf(at, 5.3)));
  return {
    area: 10,
    ground: [box(place, -48, -14, 98, 36)],
    svg:
      sidings([[place(-62, 18), place(50, 18)]]) +
      on.svg() +
      draw(SILO, silos.map((at) => circle(at, 5.6)).join('')) +
      draw(SILO_SHADE, shades.join('')) +
      draw({ stroke: INK, width: 0.5, opacity: 0.6 }, silos.map((at) => circle(at, 1.4)).join('')) +
      draw({ fill: '#efe6cb', stroke: INK, width: 0.5 }, shape(box(place, -45, -1.7, 69, 3.4))),
  };
}

/** Tracks side by side and a long building along them, `beyond` on which side and how far. */
function station(area: AreaId, north: number, south: number, beyond: number): Landmark {
  const stretch = MAIN_LINE.filter(([, y]) => y > north && y < south);
  const yard = [-9, -5, 5, 9].map((far) => loop(stretch, far));
  const platform = beside(stretch, -beyond);
  const middle = platform[Math.floor(platform.length / 2)] ?? [0, 0];
  const after = platform[Math.floor(platform.length / 2) + 1] ?? middle;
  const place = placed(middle, Math.atan2(after[1] - middle[1], after[0] - middle[0]));
  const on = buildingSheet();
  gable(on, { place, u: -21, v: -4, width: 42, height: 8 }, ROOFS.brick, 3);
  flat(on, { place, u: -7, v: -6, width: 14, height: 12 }, ROOFS.slate, 4);
  return {
    area,
    ground: [hull(yard.flat()), box(place, -23, -8, 46, 16)],
    svg: sidings(yard) + on.svg(),
  };
}

/** A track that leaves the line and comes back to it. */
function loop(stretch: Line, far: number): Line {
  const aside = beside(stretch, -far);
  return stretch.map((point, index) => {
    const share = Math.min(1, 2.6 * Math.sin((index / (stretch.length - 1)) * Math.PI));
    return between(point, aside[index] ?? point, share);
  });
}

function openSquare(area: AreaId, angle: number, width: number, height: number): Landmark {
  const { ground, svg } = square(placed(CENTERS[area].label, degrees(angle)), width, height);
  return { area, ground: [ground], svg };
}

function hospital(): Landmark {
  const place = placed([293, 967], degrees(-14));
  const on = buildingSheet();
  gable(on, { place, u: -16, v: -13, width: 8, height: 26 }, ROOFS.tin, 3);
  gable(on, { place, u: 8, v: -13, width: 8, height: 26 }, ROOFS.tin, 3);
  gable(on, { place, u: -8, v: -4, width: 16, height: 8 }, ROOFS.tin, 3);
  return { area: 18, ground: [box(place, -18, -15, 36, 30)], svg: on.svg() };
}

/** Tanks between the racket and the river. */
function lazur(): Landmark {
  const farm = [[733, 848], degrees(98), 3, 1, 5.2] as const;
  return { area: 22, ground: [tankFarmGround(...farm)], svg: tankFarm(...farm) };
}

/** The communal houses that gave the quarter its name. */
function communes(): Landmark {
  const place = placed([348, 768], degrees(-38));
  const on = buildingSheet();
  for (const v of [-16, 0])
    gable(on, { place, u: -22, v, width: 40, height: 8 }, v === 0 ? ROOFS.brick : ROOFS.slate, 3);
  return { area: 27, ground: [box(place, -25, -19, 46, 30)], svg: on.svg() };
}

/** The block that gave its name to the quarter. */
function hexagon(): Landmark {
  const { label } = CENTERS[39];
  const ring = (radius: number): Line =>
    Array.from({ length: 6 }, (_, index) => toward(label, (index / 6) * TURN, radius));
  const on = buildingSheet();
  const random = seeded('hexagon');
  for (const [index, corner] of ring(44).entries()) {
    const heading = (index / 6) * TURN + (2 * Math.PI) / 3;
    const plan = { place: placed(corner, heading), u: 3, v: 0, width: 37, height: 8 };
    if (index === 1 || index === 4) gutted(on, plan, random, 6);
    else gable(on, plan, index % 2 === 0 ? ROOFS.brick : ROOFS.slate, 3);
  }
  const lawn = draw({ fill: '#b9b781', opacity: 0.45 }, shape(ring(33)));
  const paths = ring(33)
    .map((corner) => open([corner, label]))
    .join('');
  return {
    area: 39,
    ground: [ring(47)],
    svg: lawn + draw({ stroke: '#ddd1ad', width: 2.4 }, paths) + on.svg(),
  };
}

/** Avenues that meet at the middle, and trees between them. */
function park(): Landmark {
  const { label } = CENTERS[38];
  const random = seeded('park');
  const ground: Line = Array.from({ length: 20 }, (_, index) => toward(label, (index / 20) * TURN, 48));
  const rays = Array.from({ length: 8 }, (_, index) =>
    open([toward(label, (index / 8) * TURN + 0.2, 18), toward(label, (index / 8) * TURN + 0.2, 48)]),
  ).join('');
  const paths = rays + circle(label, 18) + circle(label, 34);
  const bounds = { left: label[0] - 48, top: label[1] - 48, right: label[0] + 48, bottom: label[1] + 48 };
  const trees = grove(bounds, 7.5, [2.8, 4.2], random, (point) => {
    const away = Math.hypot(point[0] - label[0], point[1] - label[1]);
    const onRay = Math.abs(Math.sin((Math.atan2(point[1] - label[1], point[0] - label[0]) - 0.2) * 4)) < 0.22;
    return away > 37 && away < 46 && !onRay;
  });
  return {
    area: 38,
    ground: [ground],
    svg:
      draw({ fill: '#bdbb84', opacity: 0.75 }, closedCurve(ground)) +
      draw({ stroke: '#8d7c4e', width: 3.4, opacity: 0.6 }, paths) +
      draw({ stroke: '#e3d7b3', width: 2.4 }, paths) +
      trees,
  };
}

/** A pit with teeth around it that point inwards. */
function pit(ring: Line, seed: string): string {
  const random = seeded(seed);
  const teeth = walk([...ring, ...ring.slice(0, 1)], 2.8)
    .map(({ at, heading }) => hachure(at, heading + Math.PI / 2, range(random, 3, 5.5), 1.2))
    .join('');
  return (
    draw({ fill: '#b08a5c', opacity: 0.55 }, closedCurve(ring)) +
    draw({ fill: SEPIA, opacity: 0.75 }, teeth) +
    draw({ stroke: INK, width: 0.8, opacity: 0.7 }, closedCurve(ring))
  );
}

function ring([x, y]: Point, wide: number, high: number): Line {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * TURN;
    const uneven = 1 + 0.14 * Math.sin(angle * 3 + x);
    return [x + Math.cos(angle) * wide * uneven, y + Math.sin(angle) * high * uneven];
  });
}

/** Ring kilns with their chimneys, and the clay pit. */
function brickWorks(): Landmark {
  const clay = ring([775, 432], 17, 11);
  const on = buildingSheet();
  const kilns: Place[] = [placed([778, 500], degrees(96)), placed([712, 522], degrees(-4))];
  for (const place of kilns) {
    gable(on, { place, u: -20, v: -6, width: 40, height: 12 }, ROOFS.brick, 2.5);
    chimney(on, place(0, 0), 15);
  }
  return {
    area: 37,
    ground: [clay, ...kilns.map((place) => box(place, -23, -9, 46, 18))],
    svg: pit(clay, 'clay') + on.svg(),
  };
}

function silicateWorks(): Landmark {
  const quarry = ring([358, 640], 15, 12);
  const place = placed([434, 645], degrees(-38));
  const on = buildingSheet();
  sawtooth(on, { place, u: -34, v: -9, width: 34, height: 16 }, ROOFS.soot);
  lantern(on, { place, u: 4, v: -9, width: 26, height: 12 }, ROOFS.slate);
  chimney(on, place(2, 8), 14);
  return { area: 36, ground: [quarry, box(place, -37, -12, 70, 23)], svg: pit(quarry, 'quarry') + on.svg() };
}

/** Sheds and stacks of planks by the water. */
function sawmill(): Landmark {
  const place = placed([480, 1383], degrees(-14));
  const stacks = placed([340, 1384], degrees(-12));
  const on = buildingSheet();
  lantern(on, { place, u: -12, v: -6, width: 25, height: 10 }, ROOFS.timber);
  for (let column = 0; column < 6; column++) {
    for (let row = 0; row < 2; row++) {
      flat(on, { place: stacks, u: 8 + column * 7, v: -6 + row * 9, width: 5, height: 7 }, ROOFS.timber, 1.4);
    }
  }
  return { area: 8, ground: [box(place, -13, -7, 27, 12), box(stacks, 6, -8, 44, 19)], svg: on.svg() };
}

function leatherWorks(): Landmark {
  const place = placed([46, 1352], degrees(8));
  const on = buildingSheet();
  sawtooth(on, { place, u: -30, v: -12, width: 40, height: 15 }, ROOFS.soot);
  lantern(on, { place, u: -30, v: 9, width: 30, height: 10 }, ROOFS.brick);
  chimney(on, place(15, -4), 14);
  return { area: 5, ground: [box(place, -33, -15, 54, 38)], svg: on.svg() };
}

/** Razgulayevka: a siding and a small building on the steppe. */
function halt(): Landmark {
  const place = placed([118, 665], degrees(-2));
  const on = buildingSheet();
  gable(on, { place, u: -12, v: -4, width: 24, height: 6 }, ROOFS.brick, 2);
  return {
    area: 30,
    ground: [box(place, -14, -6, 28, 10)],
    svg: sidings([[place(-40, 14), place(36, 14)]]) + on.svg(),
  };
}
