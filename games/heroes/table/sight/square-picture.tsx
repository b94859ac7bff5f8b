import type { JSX } from 'preact';
import { BOARD_COLUMNS, BOARD_ROWS } from '../../data/boards.ts';
import type { Layout } from '../../data/scenarios/facts.ts';
import { fieldFor } from '../../rules/areas.ts';
import { at, type Square } from '../../rules/field/squares.ts';
import type { Open } from '../../rules/state.ts';
import { MARGIN, middleOf, SIDE, tileSize } from '../board/geometry.ts';
import { tileCorner } from '../board/ground.tsx';
import { facePicture, tilePicture } from '../board/pictures.tsx';

interface Props {
  readonly layout: Layout;
  readonly open: Open;
  readonly square: Square;
}

/** The ground of one square, cut out of the boards. */
export function SquarePicture({ layout, open, square }: Props): JSX.Element {
  const field = fieldFor(open);
  const [x, y] = middleOf(field, square);
  const [left, top] = [x - SIDE / 2, y - SIDE / 2];
  const [width, height] = [BOARD_COLUMNS * SIDE, BOARD_ROWS * SIDE];
  const [column, row] = [Math.floor(x / width), Math.floor(y / height)];
  const face = layout[row]?.[column];
  const tile = field.tiles[at(field.tile, square)];
  return (
    <svg
      class="square-picture"
      viewBox={`${left} ${top} ${SIDE} ${SIDE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {face !== undefined && (
        <image href={facePicture(face)} x={column * width} y={row * height} width={width} height={height} />
      )}
      {tile !== undefined && (
        <image
          href={tilePicture(tile.id, ((open.ruined >> at(field.part, square)) & 1) === 1)}
          x={tileCorner(tile)[0] - MARGIN}
          y={tileCorner(tile)[1] - MARGIN}
          width={tileSize(tile.facts)[0] * SIDE + 2 * MARGIN}
          height={tileSize(tile.facts)[1] * SIDE + 2 * MARGIN}
        />
      )}
    </svg>
  );
}
