import { litAs } from '@kurgan/kit';
import type { JSX } from 'preact';
import { BOARD_COLUMNS, BOARD_ROWS } from '../../data/boards.ts';
import type { Layout } from '../../data/scenarios/facts.ts';
import type { UnitType } from '../../data/units.ts';
import type { Arc, Side } from '../../data/vocabulary.ts';
import type { Line } from '../../rules/field/explain.ts';
import type { Field, PlacedTile } from '../../rules/field/field.ts';
import { type Direction, NOWHERE, type Square } from '../../rules/field/squares.ts';
import './board.css';
import { Counter, type CounterFacts, counterSpot } from './counter.tsx';
import { UNIT_FIGURES, VEHICLES } from './data/figures.ts';
import { between, line, middleOf, move, num, RIM, SIDE, type Spot, unitsOf } from './geometry.ts';
import { facePicture, tilePicture } from './pictures.ts';
import { drawnSight } from './sight.ts';
import { Sprite, signHref, vehicleHref } from './sprite.tsx';
import { type Material, type Walls, wallsOf } from './walls.ts';

/** A named area that scores. */
export interface ZoneFacts {
  readonly label: string;
  readonly squares: readonly Square[];
  readonly held: Side | null;
}

export interface WreckFacts {
  readonly type: UnitType;
  readonly square: Square;
  readonly rear: Square;
  readonly facing: Direction;
}

/** Smoke over a point, in half-squares. */
export interface SmokeFacts {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

export interface SquareLight {
  readonly as: 'reach' | 'target' | 'chosen' | 'seen';
  /** The effect of a touch in words; null: it can't be touched. */
  readonly label: string | null;
}

export interface ArcFacts {
  readonly side: Side;
  readonly square: Square;
  readonly facing: Direction;
  readonly degrees: Arc;
}

export interface BoardProps {
  readonly layout: Layout;
  readonly field: Field;
  /** Parts in ruins, as bits. */
  readonly ruined: number;
  readonly counters: readonly CounterFacts[];
  readonly zones?: readonly ZoneFacts[];
  readonly wrecks?: readonly WreckFacts[];
  readonly smoke?: readonly SmokeFacts[];
  readonly lights?: ReadonlyMap<Square, SquareLight>;
  /** Lines of sight to show; the chosen one is stronger. */
  readonly sights?: readonly { readonly line: Line; readonly chosen?: boolean }[];
  readonly arc?: ArcFacts | null;
}

const sizeOf = ({ columns, rows }: Field): Spot => [columns * SIDE, rows * SIDE];

/** Size of the drawing with its letters and figures. */
export const sheetSize = (field: Field): Spot => {
  const [width, height] = sizeOf(field);
  return [width + 2 * RIM, height + 2 * RIM];
};

/** A battlefield and everything on it. It draws what it is given and knows no rules. */
export function HeroesBoard(props: BoardProps): JSX.Element {
  const { layout, field, ruined, counters, zones = [], wrecks = [], smoke = [], lights, sights = [], arc } = props;
  const [width, height] = sheetSize(field);
  const drawn = sights.map(({ line: sight, chosen }) => ({ ...drawnSight(field, sight), chosen }));
  return (
    <svg
      class="heroes-board"
      viewBox={`${-RIM} ${-RIM} ${width} ${height}`}
      width={width}
      height={height}
      role="presentation"
    >
      <Sprite />
      <Rulers field={field} />
      <Ground layout={layout} field={field} ruined={ruined} />
      {zones.map((zone) => (
        <Zone key={zone.label} field={field} zone={zone} />
      ))}
      <WallLines walls={wallsOf(field, ruined)} />
      {field.tiles.map((tile, number) => (
        <TileName key={number} tile={tile} />
      ))}
      {lights !== undefined && <Squares field={field} lights={lights} />}
      {wrecks.map((wreck) => (
        <Wreck key={wreck.square} field={field} wreck={wreck} />
      ))}
      {smoke.map(({ x, y, value }) => (
        <g key={`${x},${y}`} class="smoke" transform={move(unitsOf([x, y]))}>
          <path d={CLOUD} />
          <text y="5">{`−${value}`}</text>
        </g>
      ))}
      {arc && <FiringArc field={field} arc={arc} />}
      {drawn.flatMap(({ stretches, chosen }, number) =>
        stretches.map(({ as, from, to }) => (
          <g key={`${number} ${as}`} class={`ray ${as}${chosen ? ' chosen' : ''}`}>
            <path d={line(from, to)} class="under" />
            <path d={line(from, to)} class="over" />
          </g>
        )),
      )}
      {counters.map((counter) => (
        <Counter key={counter.id} field={field} counter={counter} />
      ))}
      {drawn.map(({ cross, middle, word }, number) => (
        <g key={number} class="sight">
          {cross !== null && <use href={signHref('cross')} transform={move(cross)} />}
          <Pill spot={cross === null ? middle : [cross[0], cross[1] + 24]} text={word} />
        </g>
      ))}
      {counters.flatMap((counter) => {
        const chance = counter.light?.chance;
        if (chance === undefined) return [];
        const [x, y] = counterSpot(field, counter);
        return [<Pill key={counter.id} spot={[x, y - 38]} text={chance} isChance />];
      })}
    </svg>
  );
}

const CLOUD =
  'M-44 14C-60 8-58-14-42-16C-46-36-22-48-8-38C4-54 32-48 34-30C54-30 62-6 48 6C54 24 34 42 18 34C6 50-20 48-26 34C-40 38-50 26-44 14Z';

/** Columns have letters below, rows have figures on the left. */
function Rulers({ field: { columns, rows } }: { readonly field: Field }): JSX.Element {
  return (
    <g class="rulers">
      {Array.from({ length: columns }, (_, column) => (
        <text key={`c${column}`} x={(column + 0.5) * SIDE} y={rows * SIDE + 18}>
          {column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(39 + column)}`}
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
function Ground({ layout, field, ruined }: Pick<BoardProps, 'layout' | 'field' | 'ruined'>): JSX.Element {
  const [boardWidth, boardHeight] = [BOARD_COLUMNS * SIDE, BOARD_ROWS * SIDE];
  const [width, height] = sizeOf(field);
  let seams = '';
  for (let column = 1; column < (layout[0]?.length ?? 0); column++) seams += `M${column * boardWidth} 0V${height}`;
  for (let row = 1; row < layout.length; row++) seams += `M0 ${row * boardHeight}H${width}`;
  return (
    <g class="ground">
      {layout.flatMap((faces, row) =>
        faces.map((face, column) => (
          <image
            key={`${column},${row}`}
            href={facePicture(face)}
            x={column * boardWidth}
            y={row * boardHeight}
            width={boardWidth}
            height={boardHeight}
          />
        )),
      )}
      <path d={seams} class="seam" />
      {field.tiles.flatMap((tile) =>
        tile.parts.map((part) => <TilePart key={part} field={field} tile={tile} part={part} ruined={ruined} />),
      )}
      <path d={`M0 0H${width}V${height}H0Z`} class="frame" />
    </g>
  );
}

/** Room that a tile's picture has around its squares. */
const MARGIN = 12;

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
  const isOffset = tile.facts.lattice === 'offset';
  const [columns, rows] = [tile.facts.size[0] - (isOffset ? 1 : 0), tile.facts.size[1] - (isOffset ? 1 : 0)];
  const shift = isOffset ? SIDE / 2 : 0;
  const [left, top] = [tile.column * SIDE + shift, tile.row * SIDE + shift];
  const cells = field.parts[part]?.facts.cells ?? [];
  const [west, east] = [Math.min(...cells.map(([x]) => x)), Math.max(...cells.map(([x]) => x)) + 1];
  const [north, south] = [Math.min(...cells.map(([, y]) => y)), Math.max(...cells.map(([, y]) => y)) + 1];
  const [x0, x1] = [west === 0 ? -MARGIN : west * SIDE, east === columns ? east * SIDE + MARGIN : east * SIDE];
  const [y0, y1] = [north === 0 ? -MARGIN : north * SIDE, south === rows ? south * SIDE + MARGIN : south * SIDE];
  return (
    <svg
      aria-hidden="true"
      x={left + x0}
      y={top + y0}
      width={x1 - x0}
      height={y1 - y0}
      viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`}
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

const MATERIALS: readonly Material[] = ['brick', 'log', 'concrete'];

/** Three strokes on one path: ink, the wall, and its pale joints. */
function WallLines({ walls }: { readonly walls: Walls }): JSX.Element {
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

/** Above its building, and above the marks of windows and doors that it would touch. */
function TileName({ tile: { facts, column, row } }: { readonly tile: PlacedTile }): JSX.Element | null {
  if (facts.kind !== 'building') return null;
  const shift = facts.lattice === 'offset' ? SIDE / 2 : 0;
  const middle = (facts.size[0] / 2) * SIDE;
  const reach = facts.name.length * 3.6 + 8;
  const touches = facts.openings.some(
    ({ cell, side }) => side === 'N' && Math.abs((cell[0] + 0.5) * SIDE + shift - middle) < reach,
  );
  return (
    <text class="name" x={column * SIDE + middle} y={row * SIDE + shift - (touches ? 22 : 9)}>
      {facts.name}
    </text>
  );
}

function Zone({
  field,
  zone: { label, squares, held },
}: {
  readonly field: Field;
  readonly zone: ZoneFacts;
}): JSX.Element {
  const spots = squares.map((square) => middleOf(field, square));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - SIDE / 2 + 6, Math.max(...xs) + SIDE / 2 - 6];
  const [top, bottom] = [Math.min(...ys) - SIDE / 2 + 6, Math.max(...ys) + SIDE / 2 - 6];
  return (
    <g class={`zone ${held ?? 'nobody'}`}>
      <rect x={left} y={top} width={right - left} height={bottom - top} />
      <text class="name" x={(left + right) / 2} y={bottom - 4}>
        {label}
      </text>
    </g>
  );
}

const Squares = ({
  field,
  lights,
}: {
  readonly field: Field;
  readonly lights: ReadonlyMap<Square, SquareLight>;
}): JSX.Element => (
  <g class="squares">
    {[...lights].map(([square, { as, label }]) => {
      const [x, y] = middleOf(field, square);
      return (
        <rect
          key={square}
          class={as}
          x={x - 27}
          y={y - 27}
          width="54"
          height="54"
          rx="4"
          data-square={square}
          {...litAs(label)}
        />
      );
    })}
  </g>
);

function Wreck({ field, wreck }: { readonly field: Field; readonly wreck: WreckFacts }): JSX.Element {
  const figure = UNIT_FIGURES[wreck.type];
  const front = middleOf(field, wreck.square);
  const back = wreck.rear === NOWHERE ? null : middleOf(field, wreck.rear);
  const spot = back === null ? front : between(front, back, 0.5);
  const heading =
    back === null ? (wreck.facing - 2) * 45 : (Math.atan2(front[1] - back[1], front[0] - back[0]) * 180) / Math.PI;
  return (
    <g class="wreck" transform={`${move(spot)} rotate(${num(heading)})`}>
      <path
        d={
          back === null
            ? 'M-22-18L20-20 24 0 18 20-20 22-25 2Z'
            : 'M-54-20L-20-24 30-22 54-16 52 12 40 24-10 20-50 24-58 4Z'
        }
      />
      {figure in VEHICLES && <use href={vehicleHref(figure as keyof typeof VEHICLES)} />}
    </g>
  );
}

/** How far an arc is drawn. */
const REACH = 212;

function FiringArc({
  field,
  arc: { side, square, facing, degrees },
}: {
  readonly field: Field;
  readonly arc: ArcFacts;
}): JSX.Element {
  const half = (degrees * Math.PI) / 360;
  const [x, y] = [REACH * Math.cos(half), REACH * Math.sin(half)];
  const edge = `M0 0L${num(x)} ${num(-y)}M0 0L${num(x)} ${num(y)}`;
  return (
    <g class={`arc ${side}`} transform={`${move(middleOf(field, square))} rotate(${(facing - 2) * 45})`}>
      <path d={`M0 0L${num(x)} ${num(-y)}A${REACH} ${REACH} 0 0 1 ${num(x)} ${num(y)}Z`} class="fill" />
      <path d={edge} class="edge" />
    </g>
  );
}

/** A word or a chance on a black pill. */
function Pill({
  spot,
  text,
  isChance = false,
}: {
  readonly spot: Spot;
  readonly text: string;
  readonly isChance?: boolean;
}): JSX.Element {
  const width = text.length * 6.6 + 18;
  return (
    <g class={isChance ? 'pill chance' : 'pill'} transform={move(spot)}>
      <rect x={num(-width / 2)} y="-11" width={num(width)} height="22" rx="11" />
      <text y="4.6">{text}</text>
    </g>
  );
}
