import { isAcrossTheDon } from '../../data/borders.ts';
import { type Side, ZONES, type ZoneId } from '../../data/zones.ts';
import { type Face, LINES } from '../data/lines.ts';

export type Point = readonly [x: number, y: number];
export type BoardId = 'region' | 'city';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Both boards lie side by side on one sheet, at one scale; y points down. */
const GAP = 28;
const REGION = { x: 0, y: 0, width: 1200, height: 1040 } as const;
const CITY = { x: REGION.width + GAP, y: 0, width: 880, height: 1180 } as const;
export const BOARDS: Readonly<Record<BoardId, Box>> = { region: REGION, city: CITY };
export const SHEET = { width: CITY.x + CITY.width, height: CITY.height } as const;

export const isZone = (face: Face | 'edge'): face is ZoneId => face in ZONES;

export const boardOf = (face: Face): BoardId =>
  isZone(face) ? ZONES[face].board : face === 'lower-volga' ? 'city' : 'region';

export function pointsOf(line: string): Point[] {
  return line.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

function absolute(line: string): Point[] {
  let [x, y] = [0, 0];
  return pointsOf(line).map(([right, down]) => {
    x += right;
    y += down;
    return [x, y];
  });
}

const isSame = (a: Point | undefined, b: Point | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** The lines around a face, joined end to end. */
function joined(face: Face): Point[] {
  const lines = LINES.filter(([a, b]) => a === face || b === face).map(([, , line]) => absolute(line));
  const outline = lines.pop() ?? [];
  while (lines.length > 0) {
    const end = outline.at(-1);
    const next = lines.findIndex((line) => isSame(line[0], end) || isSame(line.at(-1), end));
    if (next < 0) throw new RangeError(`the outline of ${face} is broken`);
    const [line = []] = lines.splice(next, 1);
    outline.push(...(isSame(line[0], end) ? line : line.reverse()).slice(1));
  }
  return outline.slice(1);
}

const OUTLINES = new Map<Face, readonly Point[]>();

/** The corners of a face, each once. */
export function outlineOf(face: Face): readonly Point[] {
  const known = OUTLINES.get(face);
  if (known !== undefined) return known;
  const outline = joined(face);
  OUTLINES.set(face, outline);
  return outline;
}

/** An outline as SVG writes it. */
export const polygonOf = (face: Face): string => outlineOf(face).join(' ');

/** The lines that pass, as one path. */
export function linesWhere(board: BoardId, passes: (a: Face, b: Face | 'edge') => boolean): string {
  return LINES.flatMap(([a, b, line]) => {
    if (boardOf(a) !== board || !passes(a, b)) return [];
    const [start, ...steps] = line.split(' ');
    return [`M${start}l${steps.join(' ')}`];
  }).join('');
}

/** The Don, which is a border all its way. */
export const donPath = (): string => linesWhere('region', (a, b) => isZone(a) && isZone(b) && isAcrossTheDon(a, b));

/** The front: where zones of different holders meet. Across the Volga nobody meets. */
export const frontPath = (board: BoardId, holder: (zone: ZoneId) => Side): string =>
  linesWhere(board, (a, b) => isZone(a) && isZone(b) && holder(a) !== holder(b));
