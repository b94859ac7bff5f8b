import { AREAS, type AreaId } from '../../data/areas.ts';
import type { Box, Place } from './place.ts';

/** Sizes of a label in map units. At the scale at which the whole map fits a 1280 x 800 window a unit is 0.717 px. */
export const LABEL = {
  /** Letters of a name, and from one line to the next. */
  name: 17,
  line: 16,
  /** The identifier, and the terrain modifier beside or under it. */
  badge: 27,
  tem: 20,
  temHeight: 15,
} as const;

/** Names too long for their Areas; panels and the spoken map use the full ones. */
const SHORT_NAMES: Readonly<Partial<Record<AreaId, string>>> = {
  11: 'Rail Station No. 2',
  12: 'Voroshilov',
  24: 'Red October Settlement',
  35: 'Barricades Settlement',
  40: 'Tractor Settlement',
  42: 'Spartanovka, Rynok',
};

export const labelName = (area: AreaId): string => SHORT_NAMES[area] ?? AREAS[area].name;

/** Advance widths of Old Standard TT italic in thousandths of the size, by groups of like letters. */
const ADVANCES: readonly (readonly [letters: string, advance: number])[] = [
  [' .,', 280],
  ["'", 240],
  ['lfijt', 320],
  ['-Ir', 420],
  ['ces', 420],
  ['zov', 465],
  ['bgqk', 490],
  ['hyad', 535],
  ['pJ', 540],
  ['xnu0123456789', 580],
  ['S', 620],
  ['CPFL', 680],
  ['BTOQEZ', 705],
  ['wRYADG', 740],
  ['VKUNH', 790],
  ['mXM', 870],
  ['W', 1080],
];
const WIDEST = 1080;

const advance = (letter: string): number => ADVANCES.find(([letters]) => letters.includes(letter))?.[1] ?? WIDEST;

/** The width of a line of a name, in map units, never less than it is drawn. */
export function nameWidth(line: string): number {
  let width = 0;
  for (const letter of line) width += advance(letter);
  return Math.ceil((width * LABEL.name) / 1000) + 3; // the halo
}

/** Size of a name. */
export function nameBox({ lines, x, y }: Place['name']): Box {
  return { x, y, width: Math.max(...lines.map(nameWidth)), height: lines.length * LABEL.line };
}

/** Size of an identifier with its modifier. */
export function signBox({ modifier, x, y }: Place['sign']): Box {
  return {
    x,
    y,
    width: LABEL.badge + (modifier === 'beside' ? LABEL.tem : 0),
    height: LABEL.badge + (modifier === 'under' ? LABEL.temHeight : 0),
  };
}
