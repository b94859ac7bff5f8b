import type { JSX } from 'preact';
import { BOARD_COLUMNS, BOARD_ROWS, type BoardFace } from '../../data/boards.ts';
import type { Layout } from '../../data/scenarios/facts.ts';
import type { TileId } from '../../data/tiles.ts';
import { SIDE } from './geometry.ts';

const ART = import.meta.glob<string>('../art/*.webp', { eager: true, query: '?url', import: 'default' });

const pictureOf = (name: string): string => ART[`../art/${name}.webp`] ?? '';
export const facePicture = (face: BoardFace): string => pictureOf(face);
export const tilePicture = (tile: TileId, ruined: boolean): string => pictureOf(ruined ? `${tile}-ruined` : tile);

/** Size of a board in board units. */
export const BOARD_WIDTH = BOARD_COLUMNS * SIDE;
export const BOARD_HEIGHT = BOARD_ROWS * SIDE;

/** The boards of a battlefield, side by side. */
export const BoardFaces = ({ layout }: { readonly layout: Layout }): JSX.Element => (
  <>
    {layout.flatMap((faces, row) =>
      faces.map((face, column) => (
        <image
          key={`${column},${row}`}
          href={facePicture(face)}
          x={column * BOARD_WIDTH}
          y={row * BOARD_HEIGHT}
          width={BOARD_WIDTH}
          height={BOARD_HEIGHT}
        />
      )),
    )}
  </>
);
