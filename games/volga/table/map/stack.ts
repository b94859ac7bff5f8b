import type { Box, Point } from './place.ts';

/** Side of a counter in map units. */
export const COUNTER = 44;
/** A chip with the unit's factors, where counters would hide each other. */
export const CHIP = { width: 27, height: 19 } as const;
const GAP = 2;

export interface Standing {
  /** Middles of the counters. */
  readonly soviet: Point | null;
  readonly german: readonly Point[];
  /** Visible share of the most covered counter, 0 to 1. */
  readonly seen: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The distance between neighbors in a row of `count` that has `room` to stand in. */
const pitchIn = (room: number, count: number, size: number): number =>
  count < 2 ? size + GAP : Math.max(0, Math.min(size + GAP, (room - size) / (count - 1)));

/** Ways to set up `count` units in rows, each row filled before the next. */
function gridsOf(count: number): readonly Grid[] {
  if (count === 0) return [{ columns: 0, rows: 0 }];
  return Array.from({ length: count }, (_, i) => ({ columns: i + 1, rows: Math.ceil(count / (i + 1)) }));
}

/** A row that covers the one above hides its factors, which stand at the foot: columns may overlap sooner than rows. */
const ROW_WEIGHT = 2;

/**
 * Positions of an Area's counters inside its box: the Soviet unit first, beside or above up to four German ones. They
 * overlap only where the box is too small for all of them.
 */
export function standing(
  box: Box,
  soviet: boolean,
  german: number,
  size: Size = { width: COUNTER, height: COUNTER },
): Standing {
  let best: Standing | null = null;
  for (const grid of gridsOf(german)) {
    for (const beside of soviet && german > 0 ? [true, false] : [true]) {
      const here = place(box, soviet, german, grid, beside, size);
      if (best === null || here.seen > best.seen) best = here;
    }
  }
  return best ?? { soviet: null, german: [], seen: 1 };
}

function place(
  box: Box,
  soviet: boolean,
  german: number,
  { columns, rows }: Grid,
  beside: boolean,
  size: Size,
): Standing {
  // The defender is never covered: what room it leaves is shared by the others.
  const isShared = soviet && german > 0;
  const aside = isShared && beside ? (COUNTER + size.width) / 2 + GAP : 0;
  const above = isShared && !beside ? (COUNTER + size.height) / 2 + GAP : 0;
  // A larger defender needs more room on its own side.
  const wider = aside > 0 ? (COUNTER - size.width) / 2 : 0;
  const higher = above > 0 ? (COUNTER - size.height) / 2 : 0;
  const dx = pitchIn(box.width - aside - wider, columns, size.width);
  const dy = pitchIn(box.height - above - higher, rows, size.height);
  const width = Math.max(0, columns - 1) * dx;
  const height = Math.max(0, rows - 1) * dy;
  const middle = [box.x + (box.width + wider) / 2, box.y + (box.height + higher) / 2] as const;
  const left = middle[0] + (aside - width) / 2;
  const top = middle[1] + (above - height) / 2;
  const units = Array.from(
    { length: german },
    (_, i): Point => [left + (i % columns) * dx, top + Math.floor(i / columns) * dy],
  );
  const stands: Point = [
    middle[0] - (aside > 0 ? (aside + width) / 2 : 0),
    middle[1] - (above > 0 ? (above + height) / 2 : 0),
  ];
  const fits = aside + wider + size.width <= box.width + 1 && above + higher + size.height <= box.height + 1;
  const seen = Math.min(1, dx / size.width) * Math.min(1, dy / size.height) ** ROW_WEIGHT;
  return { soviet: soviet ? stands : null, german: units, seen: fits ? seen : 0 };
}
