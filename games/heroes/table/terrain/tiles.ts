import {
  at,
  blob,
  box,
  closedCurve,
  draw,
  open,
  type Point,
  placed,
  type Random,
  range,
  seeded,
  shape,
} from '@kurgan/kit/drawing';
import type { Cell } from '../../data/tile-facts.ts';
import { TILES, type TileId } from '../../data/tiles.ts';
import { SIDE, tileSize } from '../board/geometry.ts';
import { bricks } from './debris.ts';
import { BEAM, INK, SCREE, SHADOW } from './palette.ts';

/** A tile while it stands: floors of its rooms, or the thing itself. Walls are drawn live, as play changes them. */
export function standing(id: TileId): string {
  const facts = TILES[id];
  const random = seeded('tile', id);
  const [columns, rows] = tileSize(facts);
  if (id.startsWith('til-railcar')) return wagon(columns, rows, false, random);
  if (id.startsWith('til-barricade')) return barricade(columns, rows, random);
  const floors = facts.rooms.flatMap((room, number) => room.cells.map((cell) => floor(cell, number, id, random)));
  return `<rect x="5" y="7" width="${columns * SIDE}" height="${rows * SIDE}" fill="${SHADOW}" opacity=".42"/>${floors.join('')}`;
}

/** A tile in ruins. */
export function ruined(id: TileId): string {
  const random = seeded('ruin', id);
  const [columns, rows] = tileSize(TILES[id]);
  const [width, height] = [columns * SIDE, rows * SIDE];
  if (id.startsWith('til-railcar')) return wagon(columns, rows, true, random);
  if (id.startsWith('til-barricade')) return bricks(6, 6, width - 12, height - 12, 16 * columns * rows, random);
  const ring: Point[] = [];
  const outline: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % 4] ?? from;
    for (const share of [0.06, 0.3, 0.5, 0.7, 0.94])
      ring.push([
        from[0] + (to[0] - from[0]) * share + range(random, -7, 7),
        from[1] + (to[1] - from[1]) * share + range(random, -7, 7),
      ]);
  }
  const patches = Array.from({ length: 3 * columns * rows }, (_, index) =>
    draw(
      { fill: index % 3 === 0 ? '#c4b697' : '#9a8a6d', opacity: 0.7 },
      blob([range(random, 20, width - 20), range(random, 20, height - 20)], range(random, 14, 30), random, 0.3),
    ),
  );
  let squares = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) squares += square([column, row]);
  return (
    draw({ fill: '#b3a386', stroke: '#7d6d55', width: 1 }, closedCurve(ring)) +
    patches.join('') +
    bricks(4, 4, width - 8, height - 8, 22 * columns * rows, random) +
    `<path d="${squares}" fill="none" stroke="#4a3d2a" stroke-width=".9" stroke-dasharray="3 4" opacity=".55"/>`
  );
}

const square = ([column, row]: Cell): string => `M${column * SIDE} ${row * SIDE}h${SIDE}v${SIDE}h${-SIDE}Z`;

/** Planks one way in one room, the other way in the next, so that rooms are told apart; concrete and silos have their own. */
function floor(cell: Cell, room: number, id: TileId, random: Random): string {
  const [x, y] = [cell[0] * SIDE, cell[1] * SIDE];
  const odd = room % 2 === 1;
  const hall = id === 'bld-bunker' || id === 'bld-hall' || id === 'bld-workshop';
  const fill = hall ? (odd ? '#bdb59f' : '#c5bda8') : odd ? '#cdbd9c' : '#d6c8a8';
  let planks = '';
  if (hall) planks = `M${x} ${y + 30}h60M${x + 30} ${y}v60`;
  else for (let i = 1; i < 6; i++) planks += odd ? `M${x + i * 10} ${y}v60` : `M${x} ${y + i * 10}h60`;
  let joints = '';
  if (!hall)
    for (let i = 0; i < 6; i++) {
      const along = range(random, 6, 54);
      joints += odd ? `M${at([x + i * 10, y + along])}h10` : `M${at([x + along, y + i * 10])}v10`;
    }
  return (
    `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${fill}"/>` +
    draw({ stroke: '#9c8b69', width: 0.7, opacity: 0.55 }, planks + joints) +
    (random() < 0.4
      ? draw({ fill: '#7d6a48', opacity: 0.16 }, blob([x + 30, y + 30], range(random, 12, 24), random, 0.35))
      : '') +
    furnishing(id, [x + 30, y + 30], random) +
    `<path d="${square(cell)}" fill="none" stroke="#8a795a" stroke-width=".8" stroke-dasharray="3 4"/>`
  );
}

function furnishing(id: TileId, [x, y]: Point, random: Random): string {
  if (id === 'bld-elevator')
    return (
      `<circle cx="${x}" cy="${y}" r="25" fill="#b9aa8a" fill-opacity=".35" stroke="#7d6d50" stroke-width="1.2" opacity=".75"/>` +
      `<circle cx="${x}" cy="${y}" r="19" fill="none" stroke="#7d6d50" stroke-width=".7" opacity=".6"/>`
    );
  if ((id === 'bld-hall' || id === 'bld-workshop') && random() < 0.4) {
    // A lathe on its bed.
    const place = placed([x, y], random() < 0.5 ? 0 : Math.PI / 2);
    return (
      draw({ fill: '#8b8573', stroke: INK, width: 0.9, opacity: 0.85 }, shape(box(place, -17, -6, 34, 12))) +
      draw({ fill: '#6b6658', stroke: INK, width: 0.8, opacity: 0.85 }, shape(box(place, -15, -4, 9, 8))) +
      draw(
        { stroke: INK, width: 0.9, opacity: 0.85 },
        open([place(-4, -1.5), place(15, -1.5)]) + open([place(-4, 2), place(15, 2)]),
      )
    );
  }
  return '';
}

/** A goods wagon from above; burnt out, only its frame is left. */
function wagon(columns: number, rows: number, burnt: boolean, random: Random): string {
  const upright = rows > columns;
  const place = placed([columns * 30, rows * 30], upright ? Math.PI / 2 : 0);
  const body = shape(box(place, -54, -21, 108, 42));
  const planks = Array.from({ length: 13 }, (_, i) =>
    open([place(-54 + (i + 1) * 7.7, -20), place(-54 + (i + 1) * 7.7, 20)]),
  );
  const buffers = [-60, 54].flatMap((u) => [-12, 8].map((v) => shape(box(place, u, v, 6, 4))));
  const shade = `<g transform="translate(4 6)">${draw({ fill: SHADOW, opacity: 0.42 }, body)}</g>`;
  if (burnt)
    return (
      draw({ fill: '#3a3126', opacity: 0.5 }, blob([columns * 30, rows * 30], 34, random, 0.3)) +
      draw({ fill: '#5a4b39', stroke: INK, width: 2, opacity: 0.85 }, body) +
      draw({ stroke: INK, width: 3 }, planks.filter(() => random() < 0.45).join('')) +
      draw({ fill: SCREE, opacity: 0.3 }, blob([columns * 30 + 6, rows * 30 - 3], 18, random, 0.35)) +
      bricks(
        columns * 30 - (upright ? 16 : 46),
        rows * 30 - (upright ? 46 : 16),
        upright ? 32 : 92,
        upright ? 92 : 32,
        26,
        random,
      )
    );
  return (
    shade +
    draw({ fill: '#5b5446', stroke: INK, width: 1 }, buffers.join('')) +
    draw({ fill: '#8a4f38', stroke: INK, width: 1.8 }, body) +
    draw({ stroke: '#5c3021', width: 1, opacity: 0.8 }, planks.join('')) +
    draw({ stroke: '#c08b6c', width: 1.6, opacity: 0.7 }, open([place(-52, -19), place(52, -19)])) +
    draw({ stroke: INK, width: 2.6 }, open([place(-54, 0), place(54, 0)])) +
    draw({ stroke: '#a5674c', width: 1.2 }, open([place(-54, 0), place(54, 0)])) +
    draw({ fill: '#6f3d2b', stroke: INK, width: 1 }, shape(box(place, -12, -19, 24, 38)))
  );
}

/** Beams, crates and paving torn up and piled across a street. */
function barricade(columns: number, rows: number, random: Random): string {
  const upright = rows > columns;
  const place = placed([columns * 30, rows * 30], upright ? Math.PI / 2 : 0);
  const heapOf = Array.from({ length: 8 }, (_, i) =>
    draw(
      { fill: i % 2 === 0 ? SCREE : '#8f7d62', stroke: INK, width: 0.8 },
      blob(place(-48 + i * 13.6, range(random, -5, 5)), range(random, 11, 15), random, 0.25),
    ),
  );
  const crates = Array.from({ length: 4 }, (_, i) => {
    const crate = placed(place(-40 + i * 26, range(random, -6, 6)), range(random, 0, 1.5));
    return (
      draw({ fill: '#a5824f', stroke: INK, width: 1 }, shape(box(crate, -8, -8, 16, 16))) +
      draw(
        { stroke: INK, width: 0.8, opacity: 0.7 },
        open([crate(-8, -3), crate(8, -3)]) + open([crate(-8, 3), crate(8, 3)]),
      )
    );
  });
  const beams = Array.from({ length: 6 }, () => {
    const beam = placed(place(range(random, -40, 40), range(random, -8, 8)), range(random, 0, 3));
    return open([beam(-18, 0), beam(18, 0)]);
  }).join('');
  return (
    `<g transform="translate(4 6)">${draw({ stroke: SHADOW, width: 26, opacity: 0.4 }, open([place(-44, 0), place(44, 0)]))}</g>` +
    heapOf.join('') +
    crates.join('') +
    draw({ stroke: INK, width: 5.4 }, beams) +
    draw({ stroke: BEAM, width: 3.8 }, beams) +
    bricks(
      columns * 30 - (upright ? 14 : 50),
      rows * 30 - (upright ? 50 : 14),
      upright ? 28 : 100,
      upright ? 100 : 28,
      26,
      random,
    )
  );
}
