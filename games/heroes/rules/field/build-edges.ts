import type { Cell, TileFacts, WallSide } from '../../data/tile-facts.ts';
import { EDGE, type Edge } from './edges.ts';
import { type Field, generalAt, type PlacedTile } from './field.ts';
import { at, type Direction, DX, DY, KIND, NOWHERE, type Square, square } from './squares.ts';

const SIDES: Readonly<Record<WallSide, Direction>> = { N: 0, E: 2, S: 4, W: 6 };
const STRAIGHT: readonly Direction[] = [0, 2, 4, 6];

type Squares = Pick<
  Field,
  'columns' | 'rows' | 'count' | 'kind' | 'x' | 'y' | 'part' | 'room' | 'tile' | 'cells' | 'grid' | 'tiles'
>;
export type Edges = Pick<Field, 'edges' | 'edgeEast' | 'edgeSouth'>;

/** Walls, openings and doorways of every building: outer sides and sides between rooms. */
export function buildEdges(field: Squares): Edges {
  const size = field.cells.length;
  const found: Edges = { edges: [], edgeEast: new Int16Array(size).fill(-1), edgeSouth: new Int16Array(size).fill(-1) };
  const edges: Edge[] = [];
  for (const tile of field.tiles) {
    if (tile.facts.kind !== 'building') continue;
    for (const part of tile.facts.parts) {
      for (const cell of part.cells) {
        for (const side of STRAIGHT) {
          const edge = edgeOf(field, tile, cell, side);
          if (edge !== null) lay(field, found, edges.push(edge) - 1, edge);
        }
      }
    }
  }
  return { ...found, edges };
}

/** Null: the side lies within a room, or is taken care of from the other side. */
function edgeOf(field: Squares, tile: PlacedTile, cell: Cell, side: Direction): Edge | null {
  const inside = cellSquare(field, tile, cell);
  const over: Cell = [cell[0] + DX[side], cell[1] + DY[side]];
  const beyond = hasCell(tile.facts, over) ? cellSquare(field, tile, over) : NOWHERE;
  const [x, y] = [at(field.x, inside), at(field.y, inside)];
  const shape = {
    inside,
    side,
    part: at(field.part, inside),
    from: [x + DX[side] - Math.abs(DY[side]), y + DY[side] - Math.abs(DX[side])],
    to: [x + DX[side] + Math.abs(DY[side]), y + DY[side] + Math.abs(DX[side])],
  } as const;
  if (beyond !== NOWHERE) {
    if (at(field.room, inside) === at(field.room, beyond) || (side !== SIDES.E && side !== SIDES.S)) return null;
    const doorway = tile.facts.doorways.find(({ a, b }) => same(a, cell) && same(b, over));
    return {
      ...shape,
      beyond,
      partBeyond: at(field.part, beyond),
      standing: doorway === undefined ? EDGE.wall : EDGE.doorway,
      gate: doorway?.gate ?? false,
      rubbleWall: false,
      faces: [beyond],
      halves: [],
      arrow: NOWHERE,
      opening: '',
    };
  }
  const opening = tile.facts.openings.find((it) => same(it.cell, cell) && SIDES[it.side] === side);
  const { faces, halves } = facing(field, inside, side);
  const aligned = at(field.grid, inside) === 0;
  return {
    ...shape,
    beyond: aligned ? (faces[0] ?? NOWHERE) : NOWHERE,
    partBeyond: -1,
    standing: opening === undefined ? EDGE.wall : EDGE[opening.type],
    gate: opening?.type === 'door' && opening.gate === true,
    rubbleWall: tile.facts.rubbleWalls.some((it) => same(it.cell, cell) && SIDES[it.side] === side),
    faces,
    halves,
    arrow:
      opening?.type === 'door'
        ? generalAt(field, tile.column + opening.outside[0], tile.row + opening.outside[1])
        : NOWHERE,
    opening: opening?.id ?? '',
  };
}

/** The general squares that an outer side faces, and the incomplete squares before them (HS-GEO-03). */
function facing(
  field: Squares,
  inside: Square,
  side: Direction,
): { readonly faces: readonly Square[]; readonly halves: readonly Square[] } {
  const [x, y] = [at(field.x, inside), at(field.y, inside)];
  const [dx, dy] = [DX[side], DY[side]];
  if (at(field.grid, inside) === 0) {
    const beyond = generalAt(field, (x - 1) / 2 + dx, (y - 1) / 2 + dy);
    return { faces: beyond === NOWHERE ? [] : [beyond], halves: [] };
  }
  const faces: Square[] = [];
  const halves: Square[] = [];
  for (const lateral of [-1, 1]) {
    // Centers of the two general squares: half a square to either side, one and a half ahead.
    const [fx, fy] = [x + 3 * dx + lateral * Math.abs(dy), y + 3 * dy + lateral * Math.abs(dx)];
    const face = generalAt(field, (fx - 1) / 2, (fy - 1) / 2);
    if (face === NOWHERE || at(field.kind, face) !== KIND.general) continue;
    faces.push(face);
    halves.push(generalAt(field, (fx - 1) / 2 - dx, (fy - 1) / 2 - dy));
  }
  return { faces, halves };
}

/** Marks the two half-square cells along an edge. */
function lay(field: Squares, { edgeEast, edgeSouth }: Edges, number: number, edge: Edge): void {
  const width = 2 * field.columns;
  const [x, y] = edge.from;
  const upright = edge.to[0] === x;
  for (const step of [0, 1]) {
    const cell = upright ? (y + step) * width + x - 1 : (y - 1) * width + x + step;
    if (upright ? x === 0 : y === 0) continue; // the rim of the battlefield, which nothing crosses
    const table = upright ? edgeEast : edgeSouth;
    if (at(table, cell) >= 0) throw new RangeError('two buildings share a side');
    table[cell] = number;
  }
}

const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
const hasCell = (facts: TileFacts, cell: Cell): boolean =>
  facts.parts.some(({ cells }) => cells.some((it) => same(it, cell)));

function cellSquare(field: Squares, tile: PlacedTile, [column, row]: Cell): Square {
  const shift = tile.facts.lattice === 'offset' ? 2 : 1;
  const [x, y] = [2 * (tile.column + column) + shift, 2 * (tile.row + row) + shift];
  return square(at(field.cells, y * 2 * field.columns + x));
}
