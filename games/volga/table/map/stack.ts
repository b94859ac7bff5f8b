import type { Box, Point } from './place.ts';

/** Side of a counter in map units. */
export const COUNTER = 44;
const PITCH = COUNTER + 2;

export interface Standing {
  /** Middles of the counters. */
  readonly soviet: Point | null;
  readonly german: readonly Point[];
  /** How much of the worst covered counter can be seen, 0 to 1. */
  readonly seen: number;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

const clamp = (value: number): number => Math.max(0, Math.min(PITCH, value));

/** The distance between neighbours in a row of `count` that has `room` to stand in. */
const pitchIn = (room: number, count: number): number => (count < 2 ? PITCH : clamp((room - COUNTER) / (count - 1)));

const shown = (pitch: number): number => Math.min(1, pitch / COUNTER);

/** Ways to set up `count` units in rows, each row filled before the next. */
function gridsOf(count: number): readonly Grid[] {
  if (count === 0) return [{ columns: 0, rows: 0 }];
  return Array.from({ length: count }, (_, i) => ({ columns: i + 1, rows: Math.ceil(count / (i + 1)) }));
}

/** A row that covers the one above hides its factors, which stand at the foot: columns may overlap sooner than rows. */
const ROW_WEIGHT = 2;

/**
 * Where the counters of an Area stand inside its box: the Soviet unit first, beside or above up to four German ones. They
 * overlap only where the box is too small for all of them.
 */
export function standing(box: Box, soviet: boolean, german: number): Standing {
  let best: Standing | null = null;
  for (const grid of gridsOf(german)) {
    for (const beside of soviet && german > 0 ? [true, false] : [true]) {
      const here = place(box, soviet, german, grid, beside);
      if (best === null || here.seen > best.seen) best = here;
    }
  }
  return best ?? { soviet: null, german: [], seen: 1 };
}

function place(box: Box, soviet: boolean, german: number, { columns, rows }: Grid, beside: boolean): Standing {
  // The defender is never covered: what room it leaves is shared by the others.
  const aside = soviet && german > 0 && beside ? PITCH : 0;
  const above = soviet && german > 0 && !beside ? PITCH : 0;
  const dx = pitchIn(box.width - aside, columns);
  const dy = pitchIn(box.height - above, rows);
  const width = Math.max(0, columns - 1) * dx;
  const height = Math.max(0, rows - 1) * dy;
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
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
  const fits = aside + COUNTER <= box.width + 1 && above + COUNTER <= box.height + 1;
  return { soviet: soviet ? stands : null, german: units, seen: fits ? shown(dx) * shown(dy) ** ROW_WEIGHT : 0 };
}
