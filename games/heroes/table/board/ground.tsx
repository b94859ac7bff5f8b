import type { JSX } from 'preact';
import type { Layout } from '../../data/scenarios/facts.ts';
import type { Field, PlacedTile } from '../../rules/field/field.ts';
import { MARGIN, middleOf, SIDE, type Spot, tileSize } from './geometry.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, BoardFaces, tilePicture } from './pictures.tsx';
import type { Material, Walls } from './walls.ts';

interface GroundProps {
  readonly layout: Layout;
  readonly field: Field;
  /** Parts in ruins, as bits. */
  readonly ruined: number;
}

/** `A` to `Z`, then `AA`. */
export const columnLabel = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(39 + column)}`;

/** Columns have letters below, rows have figures on the left. */
export function Rulers({ field: { columns, rows } }: { readonly field: Field }): JSX.Element {
  return (
    <g class="rulers">
      {Array.from({ length: columns }, (_, column) => (
        <text key={`c${column}`} x={(column + 0.5) * SIDE} y={rows * SIDE + 18}>
          {columnLabel(column)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={`r${row}`} x={-14} y={(row + 0.5) * SIDE + 5}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

/** Pictures of the boards, and of the tiles' parts as they stand or lie. */
export function Ground({ layout, field, ruined }: GroundProps): JSX.Element {
  const [width, height] = [field.columns * SIDE, field.rows * SIDE];
  let seams = '';
  for (let column = 1; column < (layout[0]?.length ?? 0); column++) seams += `M${column * BOARD_WIDTH} 0V${height}`;
  for (let row = 1; row < layout.length; row++) seams += `M0 ${row * BOARD_HEIGHT}H${width}`;
  return (
    <g class="ground">
      <BoardFaces layout={layout} />
      <path d={seams} class="seam" />
      {field.tiles.flatMap((tile) =>
        tile.parts.map((part) => <TilePart key={part} field={field} tile={tile} part={part} ruined={ruined} />),
      )}
      <path d={`M0 0H${width}V${height}H0Z`} class="frame" />
    </g>
  );
}

/** A window onto the tile's picture: each part has its own state. */
function TilePart({
  field,
  tile,
  part,
  ruined,
}: {
  readonly field: Field;
  readonly tile: PlacedTile;
  readonly part: number;
  readonly ruined: number;
}): JSX.Element {
  const [columns, rows] = tileSize(tile.facts);
  const [left, top] = tileCorner(tile);
  const cells = field.parts[part]?.facts.cells ?? [];
  const [x, width] = span(
    cells.map(([column]) => column),
    columns,
  );
  const [y, height] = span(
    cells.map(([, row]) => row),
    rows,
  );
  return (
    <svg
      aria-hidden="true"
      x={left + x}
      y={top + y}
      width={width}
      height={height}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      <image
        href={tilePicture(tile.id, ((ruined >> part) & 1) === 1)}
        x={-MARGIN}
        y={-MARGIN}
        width={columns * SIDE + 2 * MARGIN}
        height={rows * SIDE + 2 * MARGIN}
      />
    </svg>
  );
}

/** Start and length of a part along one axis of its tile; its outer sides have the picture's margin too. */
function span(lines: readonly number[], count: number): readonly [start: number, length: number] {
  const [first, end] = [Math.min(...lines), Math.max(...lines) + 1];
  const start = first === 0 ? -MARGIN : first * SIDE;
  return [start, end * SIDE + (end === count ? MARGIN : 0) - start];
}

export const tileCorner = ({ facts, column, row }: PlacedTile): Spot => {
  const shift = facts.lattice === 'offset' ? SIDE / 2 : 0;
  return [column * SIDE + shift, row * SIDE + shift];
};

const MATERIALS: readonly Material[] = ['brick', 'log', 'concrete'];

/** Three strokes on one path: ink, the wall, and its pale joints. */
export function WallLines({ walls }: { readonly walls: Walls }): JSX.Element {
  const courses = (['inner', 'outer'] as const).flatMap((kind) =>
    MATERIALS.flatMap((material) => {
      const path = walls[kind][material];
      return path === '' ? [] : [{ kind, material, path }];
    }),
  );
  return (
    <g class="walls">
      {courses.map(({ kind, material, path }) => (
        <g key={`${kind} ${material}`} class={`${kind} ${material}`}>
          <path d={path} class="edge" />
          <path d={path} class="body" />
          <path d={path} class="joints" />
        </g>
      ))}
      <path d={walls.windows} class="window under" />
      <path d={walls.windows} class="window" />
      <path d={walls.leaves} class="leaf under" />
      <path d={walls.leaves} class="leaf" />
      <path d={walls.breaches} class="bricks under" />
      <path d={walls.breaches} class="bricks" />
      <path d={walls.windowMarks} class="window-mark" />
      <path d={walls.doorMarks} class="door-mark" />
    </g>
  );
}

/** Destruction Points on a part that still stands, out of what it bears. */
export function Strain({
  field,
  ruined,
  points,
}: {
  readonly field: Field;
  readonly ruined: number;
  /** By part. */
  readonly points: readonly number[];
}): JSX.Element {
  const hurt = field.parts.flatMap((part, number) => {
    const [first] = part.squares;
    const taken = points[number] ?? 0;
    if (first === undefined || taken === 0 || ((ruined >> number) & 1) === 1) return [];
    const [x, y] = middleOf(field, first);
    return [{ number, x: x - SIDE / 2 + 6, y: y - SIDE / 2 + 6, text: `${taken}/${part.facts.structure}` }];
  });
  return (
    <>
      {hurt.map(({ number, x, y, text }) => (
        <g key={number} class="strain" transform={`translate(${x} ${y})`}>
          <path d="M-12-9H18V9H-12Z" />
          <text x="3" y="4.5">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}
