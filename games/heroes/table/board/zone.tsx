import type { JSX } from 'preact';
import type { Side } from '../../data/vocabulary.ts';
import type { Field, PlacedTile } from '../../rules/field/field.ts';
import type { Square } from '../../rules/field/squares.ts';
import { middleOf, SIDE, type Spot } from './geometry.ts';
import { freest, halfWidth, hiddenAt, type Obstacle } from './names.ts';

/** A named area that scores. */
export interface ZoneFacts {
  readonly label: string;
  readonly squares: readonly Square[];
  readonly held: Side | null;
}

/** The lowest line of a zone where its name lies free, in the middle, at an edge, or on a single square. */
export function zoneNameSpot(
  field: Field,
  { label, squares }: Pick<ZoneFacts, 'label' | 'squares'>,
  obstacles: readonly Obstacle[],
) {
  const [left, right, top, bottom] = boundsOf(field, squares);
  const half = halfWidth(label);
  const middle = (left + right) / 2;
  const isInside = (x: number): boolean => x - half >= left - 6 && x + half <= right + 6;
  const columns = [middle, left + half + 10, right - half - 10].filter(isInside);
  const singles = Array.from({ length: (right - left) / SIDE }, (_, i) => left + SIDE * (i + 0.5)).filter(isInside);
  const lines = Array.from(
    { length: Math.max(1, Math.floor((bottom - top - 22) / 15)) },
    (_, i) => bottom - 10 - 15 * i,
  );
  const spots = [columns, singles].flatMap((all) => lines.flatMap((y) => all.map((x) => [x, y] as const)));
  return freest(label, spots, obstacles) ?? ([middle, bottom - 10] as const);
}

/** Between the two lines of a name. */
const LEADING = 15;

/** The name of a zone, line by line: a long one that lies free nowhere is broken where a single square has room for it. */
export function zoneNameLines(
  field: Field,
  zone: Pick<ZoneFacts, 'label' | 'squares'>,
  obstacles: readonly Obstacle[],
) {
  const spot = zoneNameSpot(field, zone, obstacles);
  const whole = [{ text: zone.label, spot }];
  const [first, ...others] = zone.label.split(' ');
  const second = others.join(' ');
  const hidden = hiddenAt(zone.label, spot, obstacles);
  if (hidden === 0 || first === undefined || second === '') return whole;
  const broken = zone.squares.map((square) => {
    const [x, y] = middleOf(field, square);
    const lines: readonly { readonly text: string; readonly spot: Spot }[] = [
      { text: first, spot: [x, y - 3] },
      { text: second, spot: [x, y - 3 + LEADING] },
    ];
    return { lines, hidden: lines.reduce((sum, { text, spot: at }) => sum + hiddenAt(text, at, obstacles), 0) };
  });
  const best = broken.reduce((least, each) => (each.hidden < least.hidden ? each : least), { lines: whole, hidden });
  return best.lines;
}

function boundsOf(field: Field, squares: readonly Square[]) {
  const spots = squares.map((each) => middleOf(field, each));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const half = SIDE / 2;
  return [Math.min(...xs) - half, Math.max(...xs) + half, Math.min(...ys) - half, Math.max(...ys) + half] as const;
}

interface ZoneProps {
  readonly field: Field;
  readonly zone: ZoneFacts;
}

export function Zone({ field, zone: { squares, held } }: ZoneProps): JSX.Element {
  const [left, right, top, bottom] = boundsOf(field, squares);
  return (
    <g class={`zone ${held ?? 'nobody'}`}>
      <rect x={left + 6} y={top + 6} width={right - left - 12} height={bottom - top - 12} />
    </g>
  );
}

interface ZoneNameProps extends ZoneProps {
  readonly obstacles: readonly Obstacle[];
}

export const ZoneName = ({ field, zone, obstacles }: ZoneNameProps): JSX.Element => (
  <g>
    {zone.label !== '' &&
      zoneNameLines(field, zone, obstacles).map(({ text, spot: [x, y] }) => (
        <text key={text} class="name" x={x} y={y}>
          {text}
        </text>
      ))}
  </g>
);

interface TileNameProps {
  readonly tile: PlacedTile;
  readonly obstacles: readonly Obstacle[];
}

/** The name of a building, above it, or below where somebody stands above it. */
export function TileName({ tile: { facts, column, row }, obstacles }: TileNameProps): JSX.Element | null {
  if (facts.kind !== 'building') return null;
  const shift = facts.lattice === 'offset' ? SIDE / 2 : 0;
  const [columns, rows] = facts.size;
  const [middle, top] = [(column + columns / 2) * SIDE, row * SIDE + shift];
  const bottom = (row + rows) * SIDE - shift;
  const reach = Math.max(0, (columns * SIDE) / 2 - shift - halfWidth(facts.name));
  const across = [middle, middle - reach, middle + reach];
  const spots = [top - 9, top - 22, bottom + 19, bottom + 32].flatMap((y) => across.map((x) => [x, y] as const));
  const [x, y] = freest(facts.name, spots, obstacles) ?? [middle, top - 22];
  return (
    <text class="name" x={x} y={y}>
      {facts.name}
    </text>
  );
}
