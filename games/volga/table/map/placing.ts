import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import { LABEL, labelName, nameBox, nameWidth, signBox } from './label.ts';
import { cornersOf, SHEETS, type Turn } from './layout.ts';
import type { Box, Place, Point } from './place.ts';
import { CENTERS } from './shapes.ts';
import { COUNTER, standing } from './stack.ts';

/**
 * Finds where the label of an Area stands and where its counters do, both inside its borders and apart from each other, so
 * that counters have as much room as there is. Far too slow for a page: `games/volga/scripts/place-labels.mjs` runs it once and writes
 * `places.ts`.
 */
const CELL = 2;
/**
 * Kept free between a label and the border. Corners of counters may stand on the border, in narrow Areas more than in others,
 * but never a label.
 */
const MARGINS = [
  { label: 3, box: -7 },
  { label: 1, box: -14 },
] as const;
/** Counters stand well enough: narrower margins are not tried. Where nobody ever defends, four units should stand free. */
const ENOUGH = { german: 0.95, soviet: 0.72 };
const GAP = 2;
const STEP = 4;
/** Kept free at the edge of the sheet, for shadows. */
const RIM = 2;

/** Sizes of the box, so that one, two or three counters stand in a row, or a few that overlap. */
const WIDTHS = [COUNTER, 64, 76, 90, 106, 120, 136];
const HEIGHTS = [COUNTER, 64, 76, 90, 106, 120, 136];

/** A bitmap of the Area that answers whether a rectangle lies inside it. */
class Inside {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly #sums: Int32Array;

  constructor(outline: readonly Point[]) {
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    this.left = Math.floor(Math.min(...xs));
    this.top = Math.floor(Math.min(...ys));
    this.columns = Math.ceil((Math.max(...xs) - this.left) / CELL);
    this.rows = Math.ceil((Math.max(...ys) - this.top) / CELL);
    this.#sums = new Int32Array((this.columns + 1) * (this.rows + 1));
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const at = (row + 1) * (this.columns + 1) + column + 1;
        const above = this.#sums[at - this.columns - 1] ?? 0;
        const before = this.#sums[at - 1] ?? 0;
        const both = this.#sums[at - this.columns - 2] ?? 0;
        const inside = contains(outline, this.left + (column + 0.5) * CELL, this.top + (row + 0.5) * CELL);
        this.#sums[at] = above + before - both + (inside ? 1 : 0);
      }
    }
  }

  holds({ x, y, width, height }: Box, margin: number): boolean {
    const from = Math.floor((x - margin - this.left) / CELL);
    const to = Math.ceil((x + width + margin - this.left) / CELL);
    const over = Math.floor((y - margin - this.top) / CELL);
    const under = Math.ceil((y + height + margin - this.top) / CELL);
    if (from < 0 || over < 0 || to > this.columns || under > this.rows) return false;
    const sum = (row: number, column: number): number => this.#sums[row * (this.columns + 1) + column] ?? 0;
    const inside = sum(under, to) - sum(over, to) - sum(under, from) + sum(over, from);
    return inside === (to - from) * (under - over);
  }
}

function contains(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (const [i, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Every way to break a name into lines at its spaces and hyphens, fewest lines first. */
function breaks(name: string): string[][] {
  const [first = '', ...others] = name.split(/(?= )|(?<=-)/);
  const ways: string[][] = [];
  for (let mask = 0; mask < 2 ** others.length; mask++) {
    const lines = [first];
    for (const [i, part] of others.entries()) {
      if (mask & (1 << i)) lines.push(part.trim());
      else lines[lines.length - 1] += part;
    }
    if (lines.length <= 3) ways.push(lines);
  }
  return ways.sort((a, b) => a.length - b.length);
}

/** Quality of counter placement in a box of this size, over every possible stack. */
function quality(width: number, height: number, everGerman: boolean): number {
  const box = { x: 0, y: 0, width, height };
  const stacks = everGerman ? [0] : [0, 1];
  let sum = 0;
  for (const soviet of stacks) {
    for (let german = soviet === 0 ? 1 : 0; german <= 4; german++) sum += standing(box, soviet === 1, german).seen;
  }
  return sum / (everGerman ? 4 : 9);
}

const apart = (a: Box, b: Box, gap: number): boolean =>
  a.x + a.width + gap <= b.x ||
  b.x + b.width + gap <= a.x ||
  a.y + a.height + gap <= b.y ||
  b.y + b.height + gap <= a.y;

function namesOf(area: AreaId): { lines: readonly string[]; width: number; height: number }[] {
  return breaks(labelName(area)).map((lines) => ({
    lines,
    width: Math.max(...lines.map(nameWidth)),
    height: lines.length * LABEL.line,
  }));
}

/** Few lines read best, and a word is parted only where nothing else helps. */
const plainness = (lines: readonly string[]): number =>
  lines.length * 0.02 + (lines.some((line) => line.endsWith('-') || line.length < 3) ? 0.15 : 0);

function signsOf(area: AreaId): { modifier: Place['sign']['modifier']; width: number; height: number }[] {
  const { badge, tem, temHeight } = LABEL;
  if (AREAS[area].tem === 0) return [{ modifier: 'none', width: badge, height: badge }];
  return [
    { modifier: 'beside', width: badge + tem, height: badge },
    { modifier: 'under', width: badge, height: badge + temHeight },
  ];
}

const SIGN_GAP = 2;

/** Every Area of the map, the narrow ones first: what stands already is in the way of what comes later. */
export function placeAll(turn: Turn): Record<AreaId, Place> {
  const places: Partial<Record<AreaId, Place>> = {};
  for (const area of [...AREA_IDS].sort((a, b) => CENTERS[a].inradius - CENTERS[b].inradius)) {
    const others = AREAS[area].adjacent.flatMap((id) => {
      const place = places[id];
      return place === undefined ? [] : [nameBox(place.name), signBox(place.sign), place.counters];
    });
    const tried = MARGINS.map((margin) => placeArea(area, turn, others, margin));
    const enough = AREAS[area].terrain === null ? ENOUGH.german : ENOUGH.soviet;
    const { place } = tried.find((each) => each.score > enough) ?? tried.at(-1) ?? { place: null };
    if (place === null) throw new Error(`no room for the label of ${area} ${AREAS[area].name} on the ${turn} map`);
    places[area] = place;
  }
  return places as Record<AreaId, Place>;
}

interface Tried {
  readonly place: Place | null;
  readonly score: number;
}

function placeArea(area: AreaId, turn: Turn, others: readonly Box[], margin: (typeof MARGINS)[number]): Tried {
  const inside = new Inside(cornersOf(area, turn));
  const { width: right, height: foot } = SHEETS[turn];
  const isFree = (box: Box): boolean =>
    box.x >= RIM &&
    box.y >= RIM &&
    box.x + box.width <= right - RIM &&
    box.y + box.height <= foot - RIM &&
    others.every((other) => apart(box, other, GAP));
  const everGerman = AREAS[area].terrain === null;
  const sizes = WIDTHS.flatMap((width) =>
    HEIGHTS.map((height) => ({ width, height, worth: quality(width, height, everGerman) })),
  )
    .map((size) => ({ ...size, boxes: [...positions(inside, size.width, size.height, margin.box)].filter(isFree) }))
    .filter(({ boxes }) => boxes.length > 0)
    .sort((a, b) => b.worth - a.worth || a.width * a.height - b.width * b.height);
  const signs = signsOf(area).map((sign) => ({
    ...sign,
    at: [...positions(inside, sign.width, sign.height, margin.label)].filter(isFree),
  }));
  let best: Tried = { place: null, score: Number.NEGATIVE_INFINITY };
  for (const { lines, width, height } of namesOf(area)) {
    for (const at of positions(inside, width, height, margin.label)) {
      const name = { ...at, lines };
      if (!isFree(name)) continue;
      for (const size of sizes) {
        const top = size.worth - plainness(lines);
        if (top <= best.score) break;
        for (const counters of size.boxes) {
          if (!apart(counters, name, GAP)) continue;
          const lean = leaning(counters, name) * 0.001;
          if (top - lean <= best.score) continue;
          const sign = bestSign(signs, name, counters);
          if (sign === null) continue;
          const score = top - lean - sign.lean * 0.001;
          if (score > best.score) best = { place: { name, sign: sign.place, counters }, score };
        }
      }
    }
  }
  return best;
}

function* positions(inside: Inside, width: number, height: number, margin: number): Iterable<Box> {
  for (let y = inside.top; y + height <= inside.top + inside.rows * CELL; y += STEP) {
    for (let x = inside.left; x + width <= inside.left + inside.columns * CELL; x += STEP) {
      const box = { x, y, width, height };
      if (inside.holds(box, margin)) yield box;
    }
  }
}

const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** A name stands best straight above its counters, close by. */
function leaning(counters: Box, name: Box): number {
  const aside = Math.abs(middle(counters)[0] - middle(name)[0]);
  const away = Math.max(0, counters.y - name.y - name.height, name.y - counters.y - counters.height);
  return aside + away + (counters.y < name.y ? 14 : 0);
}

/** An identifier stands best left of the name, then left of the counters. */
function bestSign(
  signs: readonly { modifier: Place['sign']['modifier']; at: readonly Box[] }[],
  name: Box,
  counters: Box,
): { place: Place['sign']; lean: number } | null {
  let best: { place: Place['sign']; lean: number } | null = null;
  for (const { modifier, at } of signs) {
    for (const sign of at) {
      const toName = Math.abs(name.x - sign.x - sign.width - SIGN_GAP) + Math.abs(middle(name)[1] - middle(sign)[1]);
      const toCounters =
        20 + Math.abs(counters.x - sign.x - sign.width - SIGN_GAP) + Math.abs(middle(counters)[1] - middle(sign)[1]);
      const lean = Math.min(toName, toCounters, 120);
      if (best !== null && lean >= best.lean) continue;
      if (apart(sign, name, SIGN_GAP) && apart(sign, counters, SIGN_GAP)) best = { place: { ...sign, modifier }, lean };
    }
  }
  return best;
}
