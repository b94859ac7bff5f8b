import { blob, draw, type Line, num, type Point, type Random, range, TURN, toward, walk } from '@kurgan/kit/drawing';
import { FROM_LIGHT, TO_LIGHT } from './light.ts';
import { INK, SHADOW } from './palette.ts';

interface Leaves {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
  readonly tip: string;
}
const LEAVES: readonly Leaves[] = [
  { base: '#6c7b42', dark: '#4c592d', light: '#8c9954', tip: '#aeb676' },
  { base: '#64743f', dark: '#46532b', light: '#84934f', tip: '#a5b06d' },
  { base: '#76803f', dark: '#545e2b', light: '#979f53', tip: '#b7ba75' },
];
const FOREST: readonly Leaves[] = [
  { base: '#566739', dark: '#3a4824', light: '#74864a', tip: '#93a162' },
  { base: '#4f6138', dark: '#354323', light: '#6b7d47', tip: '#8a9a5f' },
  { base: '#5f6d39', dark: '#424d25', light: '#7e8b4a', tip: '#9ba465' },
];
/** Under the dust of a city. */
export const DUSTY: readonly Leaves[] = [
  { base: '#7a7d50', dark: '#595d38', light: '#959866', tip: '#b2b486' },
  { base: '#72764b', dark: '#525634', light: '#8d9060', tip: '#aaad7e' },
  { base: '#80794c', dark: '#5f5a36', light: '#9b9563', tip: '#b6b184' },
];
const HEDGE: Leaves = { base: '#566639', dark: '#3c4925', light: '#7d8c4d', tip: '#9fab68' };

/** A few strokes of the pen, the way leaves are scribbled. */
function scribbles(middle: Point, radius: number, random: Random, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = toward(middle, random() * TURN, radius * range(random, 0.15, 0.75));
    const k = radius * range(random, 0.13, 0.22);
    return `M${num(x - k)} ${num(y + k * 0.3)}q${num(k)} ${num(-k * 1.3)} ${num(k * 2)} 0`;
  }).join('');
}

/** A crown of several lobes: shadow, dark body, lit lobes towards the light, scribbled leaves. */
function crown(middle: Point, radius: number, random: Random, { base, dark, light, tip }: Leaves): string {
  const lobes = Array.from({ length: 7 }, (_, index) =>
    toward(middle, (index / 7) * TURN + random() * 0.5, radius * range(random, 0.42, 0.56)),
  );
  const body = lobes.map((lobe) => blob(lobe, radius * range(random, 0.44, 0.56), random, 0.12, 7)).join('');
  const lit = [range(random, -0.5, -0.1), range(random, 0.1, 0.6)].map((turn) =>
    blob(toward(middle, TO_LIGHT + turn, radius * 0.36), radius * range(random, 0.34, 0.46), random, 0.2, 7),
  );
  return (
    draw({ stroke: INK, width: 1.1, fill: base }, body) +
    draw({ fill: base }, body + blob(middle, radius * 0.6, random)) +
    draw({ fill: dark, opacity: 0.75 }, blob(toward(middle, FROM_LIGHT, radius * 0.36), radius * 0.58, random, 0.2)) +
    draw({ fill: light, opacity: 0.85 }, lit.join('')) +
    draw({ fill: tip, opacity: 0.75 }, blob(toward(middle, TO_LIGHT, radius * 0.5), radius * 0.2, random, 0.25, 6)) +
    draw({ stroke: INK, width: 0.42, opacity: 0.55 }, scribbles(middle, radius, random, Math.round(3 + radius * 0.6)))
  );
}

const shadowOf = (middle: Point, radius: number, random: Random): string =>
  blob(toward(middle, FROM_LIGHT, radius * 0.52), radius * 1.02, random, 0.1);

const leavesFor = (random: Random, of: readonly Leaves[]): Leaves => of[Math.floor(random() * of.length)] ?? HEDGE;

export function tree(middle: Point, radius: number, random: Random, leaves = LEAVES): string {
  return (
    draw({ fill: SHADOW, opacity: 0.4 }, shadowOf(middle, radius, random)) +
    crown(middle, radius, random, leavesFor(random, leaves))
  );
}

/** Trees from the back to the front, so that near crowns lie over far ones; all shadows lie below. */
export function wood(trees: readonly (readonly number[])[], random: Random): string {
  const sorted = trees
    .map(([x = 0, y = 0, radius = 0]) => ({ middle: [x, y] as const, radius: radius * 1.14 }))
    .toSorted((a, b) => a.middle[1] - b.middle[1]);
  const under = sorted.map(({ middle, radius }) => shadowOf(middle, radius * 1.15, random)).join('');
  const crowns = sorted.map(
    ({ middle, radius }) =>
      draw({ fill: SHADOW, opacity: 0.3 }, shadowOf(middle, radius, random)) +
      crown(middle, radius, random, leavesFor(random, FOREST)),
  );
  return draw({ fill: '#2c3319', opacity: 0.5 }, under) + crowns.join('');
}

/** Bocage: an earth bank with a ditch, and bushes on top of it. */
export function hedge(line: Line, random: Random): string {
  const bushes = walk(line, 3.1).map(({ at: [x, y] }) => ({
    middle: [x + range(random, -0.7, 0.7), y + range(random, -0.7, 0.7)] as const,
    radius: range(random, 2.3, 3.5),
  }));
  const every = (make: (bush: (typeof bushes)[number]) => string): string => bushes.map(make).join('');
  const shadows = every(({ middle, radius }) => blob(toward(middle, FROM_LIGHT, 2.4), radius, random, 0.1, 7));
  const bodies = every(({ middle, radius }) => blob(middle, radius, random, 0.16, 7));
  const darks = every(({ middle, radius }) => blob(toward(middle, FROM_LIGHT, radius * 0.4), radius * 0.55, random));
  const lights = every(({ middle, radius }) => blob(toward(middle, TO_LIGHT, radius * 0.36), radius * 0.46, random));
  const tips = every(({ middle, radius }) =>
    blob(toward(middle, TO_LIGHT, radius * 0.55), radius * 0.2, random, 0.2, 5),
  );
  const ways = bushes.map(({ middle }) => middle);
  const bank = `M${ways.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
  return (
    draw({ stroke: '#8a7645', width: 8.6, opacity: 0.3 }, bank) +
    draw({ fill: SHADOW, opacity: 0.42 }, shadows) +
    draw({ fill: HEDGE.base, stroke: INK, width: 1 }, bodies) +
    draw({ fill: HEDGE.base }, bodies) +
    draw({ fill: HEDGE.dark, opacity: 0.75 }, darks) +
    draw({ fill: HEDGE.light, opacity: 0.85 }, lights) +
    draw({ fill: HEDGE.tip, opacity: 0.8 }, tips) +
    draw(
      { stroke: INK, width: 0.38, opacity: 0.55 },
      every(({ middle, radius }) => scribbles(middle, radius, random, 2)),
    )
  );
}

export function scrub(middle: Point, radius: number, random: Random): string {
  const bushes = Array.from({ length: 5 }, () => ({
    at: toward(middle, random() * TURN, radius * range(random, 0.2, 1)),
    size: radius * range(random, 0.34, 0.55),
  }));
  return bushes
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(
      ({ at, size }) =>
        draw({ fill: SHADOW, opacity: 0.34 }, shadowOf(at, size, random)) +
        draw({ fill: '#7b8748', stroke: INK, width: 0.5 }, blob(at, size, random, 0.2, 7)) +
        draw({ fill: '#9da662', opacity: 0.8 }, blob(toward(at, TO_LIGHT, size * 0.35), size * 0.45, random, 0.2, 6)),
    )
    .join('');
}

/** Blades of grass. */
export function tuft([x, y]: Point, random: Random): string {
  const blade = (dx: number, lean: number, high: number) => `M${num(x + dx)} ${num(y)}l${num(lean)} ${num(-high)}`;
  return (
    blade(0, range(random, -0.8, -0.2), range(random, 1.2, 1.9)) +
    blade(0.7, range(random, -0.2, 0.3), range(random, 1.7, 2.5)) +
    blade(1.4, range(random, 0.3, 0.9), range(random, 1.1, 1.8))
  );
}
