import './mini-board.css';
import type { JSX } from 'preact';
import { BOARD_COLUMNS, BOARD_ROWS, BOARDS } from '../data/boards.ts';
import type { Layout, Rect } from '../data/scenarios/facts.ts';
import { TILES } from '../data/tiles.ts';
import { SIDES, type Side } from '../data/vocabulary.ts';
import { MARGIN, SIDE, tileSize } from './board/geometry.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, BoardFaces, tilePicture } from './board/pictures.tsx';
import { miniWalls } from './mini-walls.ts';

interface Props {
  readonly layout: Layout;
  /** Ground of each side. */
  readonly areas?: Readonly<Record<Side, readonly Rect[]>>;
  /** Counters, in half-squares. */
  readonly marks?: readonly { readonly side: Side; readonly x: number; readonly y: number }[];
}

/** Tiles of a layout, with the corner of each in board units. */
function tilesOf(layout: Layout) {
  return layout.flatMap((faces, row) =>
    faces.flatMap((face, column) =>
      BOARDS[face].tiles.map(({ tile, at: [x, y] }) => {
        const shift = TILES[tile].lattice === 'offset' ? 0.5 : 0;
        const [left, top] = [column * BOARD_COLUMNS + x + shift, row * BOARD_ROWS + y + shift];
        return { tile, left: left * SIDE, top: top * SIDE };
      }),
    ),
  );
}

/** The battlefield in small: boards, buildings, and where both sides are. */
export function MiniBoard({ layout, areas, marks = [] }: Props): JSX.Element {
  const [width, height] = [(layout[0]?.length ?? 1) * BOARD_WIDTH, layout.length * BOARD_HEIGHT];
  return (
    <svg class="heroes-mini" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <BoardFaces layout={layout} />
      {tilesOf(layout).map(({ tile, left, top }) => {
        const [columns, rows] = tileSize(TILES[tile]);
        const { walls, windows } = miniWalls(TILES[tile]);
        return (
          <g key={`${left},${top}`}>
            <image
              href={tilePicture(tile, TILES[tile].startsRuined === true)}
              x={left - MARGIN}
              y={top - MARGIN}
              width={columns * SIDE + 2 * MARGIN}
              height={rows * SIDE + 2 * MARGIN}
            />
            <g class="mini-walls" transform={`translate(${left} ${top})`}>
              <path d={walls + windows} class="ink" />
              <path d={walls} />
              <path d={windows} class="window" />
            </g>
          </g>
        );
      })}
      {areas !== undefined &&
        SIDES.flatMap((side) =>
          areas[side].map(([west, north, east, south]) => (
            <rect
              key={`${side} ${west},${north}`}
              class={`ground-of ${side}`}
              x={west * SIDE}
              y={north * SIDE}
              width={(east - west + 1) * SIDE}
              height={(south - north + 1) * SIDE}
            />
          )),
        )}
      {marks.map(({ side, x, y }) => (
        <rect key={`${x},${y}`} class={`mark-of ${side}`} x={x * 30 - 26} y={y * 30 - 26} width="52" height="52" />
      ))}
    </svg>
  );
}
