import type { JSX } from 'preact';
import type { Side } from '../../data/vocabulary.ts';
import { EDGE, edgeStates } from '../../rules/field/edges.ts';
import type { Field } from '../../rules/field/field.ts';
import { at, type Square } from '../../rules/field/squares.ts';
import { between, middleOf, SIDE, type Spot, unitsOf } from './geometry.ts';

/** A named area that scores. */
export interface ZoneFacts {
  readonly label: string;
  readonly squares: readonly Square[];
  readonly held: Side | null;
}

/** Room of a name in board units: of each letter, and above and below its line. */
const LETTER = 3.4;
const LINE = 7;
/** Room that a counter or an opening takes around its middle. */
const COUNTER = 26;
const OPENING = 15;

/** Things that a name should not lie on: counters, doors and windows, each with the room it takes. */
export function obstaclesOf(field: Field, ruined: number, counters: readonly Square[]): readonly Obstacle[] {
  const states = edgeStates(field.edges, ruined);
  const openings = field.edges.filter((_, i) => !PLAIN.has(at(states, i)));
  return [
    ...counters.map((each) => ({ spot: middleOf(field, each), reach: COUNTER })),
    ...openings.map(({ from, to }) => ({ spot: between(unitsOf(from), unitsOf(to), 0.5), reach: OPENING })),
  ];
}
const PLAIN: ReadonlySet<number> = new Set([EDGE.open, EDGE.wall]);

interface Obstacle {
  readonly spot: Spot;
  readonly reach: number;
}

/** The lowest line of a zone where its name lies free; if there is none, the last. */
export function nameSpot(
  field: Field,
  { label, squares }: Pick<ZoneFacts, 'label' | 'squares'>,
  obstacles: readonly Obstacle[],
): Spot {
  const spots = squares.map((each) => middleOf(field, each));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const half = LETTER * label.length;
  const [left, right] = [Math.min(...xs) - SIDE / 2, Math.max(...xs) + SIDE / 2];
  const [top, bottom] = [Math.min(...ys) - SIDE / 2, Math.max(...ys) + SIDE / 2];
  const middle = (left + right) / 2;
  const columns = [middle, left + half + 10, right - half - 10].filter((x) => x - half >= left && x + half <= right);
  const isFree = ([x, y]: Spot): boolean =>
    obstacles.every(
      ({ spot, reach }) => Math.abs(spot[0] - x) > half + reach || Math.abs(spot[1] - y + 4) > LINE + reach,
    );
  for (let y = bottom - 10; y > top + 12; y -= SIDE / 4) for (const x of columns) if (isFree([x, y])) return [x, y];
  return [middle, bottom - 10];
}

export function Zone({
  field,
  zone,
  obstacles,
}: {
  readonly field: Field;
  readonly zone: ZoneFacts;
  readonly obstacles: readonly Obstacle[];
}): JSX.Element {
  const { label, squares, held } = zone;
  const spots = squares.map((each) => middleOf(field, each));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - SIDE / 2 + 6, Math.max(...xs) + SIDE / 2 - 6];
  const [top, bottom] = [Math.min(...ys) - SIDE / 2 + 6, Math.max(...ys) + SIDE / 2 - 6];
  const [x, y] = nameSpot(field, zone, obstacles);
  return (
    <g class={`zone ${held ?? 'nobody'}`}>
      <rect x={left} y={top} width={right - left} height={bottom - top} />
      {label !== '' && (
        <text class="name" x={x} y={y}>
          {label}
        </text>
      )}
    </g>
  );
}
