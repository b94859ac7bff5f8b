import { block, breach, door, gate, part, type TileFacts, window } from './tile-facts.ts';
import { effects } from './vocabulary.ts';

const LOG = effects({ defense: { infantry: 2 }, blocksSight: true, impassable: ['light', 'heavy'] });
const LOG_RUBBLE = effects({
  defense: { infantry: 1 },
  obscures: 1,
  impassable: ['light', 'heavy'],
  difficult: ['infantry'],
});
const BRICK = effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light', 'heavy'] });
const BRICK_RUBBLE = effects({
  defense: { infantry: 2 },
  obscures: 1,
  impassable: ['light', 'heavy'],
  difficult: ['infantry'],
});
const CONCRETE = effects({ defense: { infantry: 4 }, blocksSight: true, impassable: ['light', 'heavy'] });
const RUBBLE = effects({
  defense: { infantry: 2 },
  obscures: 1,
  impassable: ['light'],
  difficult: ['infantry', 'heavy'],
});
const HIGH_RUBBLE = effects({
  defense: { infantry: 3 },
  obscures: 1,
  impassable: ['light'],
  difficult: ['infantry', 'heavy'],
});
const WORKSHOP = effects({ defense: { infantry: 2 }, blocksSight: true, impassable: ['heavy'] });
const HALL = effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light'] });
const WAGON = effects({ blocksSight: true, impassable: ['infantry', 'light', 'heavy'] });
const BURNT_WAGON = effects({ defense: { infantry: 1 }, obscures: 1, impassable: ['light'] });
const SCRAPS = effects({ defense: { infantry: 1 } });
/** It covers and hinders as rubble of brick does. */
const BARRICADE = BRICK_RUBBLE;

/** Source: README.md. */
const BY_ID = {
  'bld-izba': {
    name: 'Izba',
    kind: 'building',
    lattice: 'offset',
    size: [3, 3],
    parts: [part('a', 3, block(0, 0, 1, 1), LOG, LOG_RUBBLE)],
    rooms: [{ id: 'r1', cells: block(0, 0, 1, 1) }],
    doorways: [],
    openings: [
      door('d1', [0, 1], 'S', [1, 3]),
      window('w1', [1, 0], 'N'),
      window('w2', [0, 0], 'W'),
      window('w3', [1, 1], 'E'),
    ],
    rubbleWalls: [],
  },
  'bld-house': {
    name: 'Brick House',
    kind: 'building',
    lattice: 'offset',
    size: [4, 3],
    parts: [part('a', 5, block(0, 0, 2, 1), BRICK, BRICK_RUBBLE)],
    rooms: [{ id: 'r1', cells: block(0, 0, 2, 1) }],
    doorways: [],
    openings: [
      door('d1', [1, 1], 'S', [2, 3]),
      door('d2', [0, 0], 'N', [0, -1]),
      window('w1', [2, 0], 'N'),
      window('w2', [0, 1], 'W'),
      window('w3', [2, 1], 'E'),
      window('w4', [2, 1], 'S'),
    ],
    rubbleWalls: [{ cell: [2, 0], side: 'E' }],
  },
  'bld-apartment': {
    name: 'Apartment Block',
    kind: 'building',
    lattice: 'offset',
    size: [5, 4],
    parts: [
      part('west', 5, block(0, 0, 1, 2), BRICK, BRICK_RUBBLE),
      part('east', 5, block(2, 0, 3, 2), BRICK, BRICK_RUBBLE),
    ],
    rooms: [
      { id: 'r1', cells: block(0, 0, 1, 2) },
      { id: 'r2', cells: block(2, 0, 3, 1) },
      { id: 'r3', cells: block(2, 2, 3, 2) },
    ],
    doorways: [
      { a: [1, 1], b: [2, 1] },
      { a: [2, 1], b: [2, 2] },
    ],
    openings: [
      door('d1', [0, 2], 'S', [1, 4]),
      door('d2', [3, 0], 'N', [3, -1]),
      window('w1', [0, 0], 'W'),
      window('w2', [0, 0], 'N'),
      window('w3', [1, 2], 'S'),
      window('w4', [3, 1], 'E'),
      window('w5', [3, 2], 'S'),
      window('w6', [2, 0], 'N'),
    ],
    rubbleWalls: [
      { cell: [0, 0], side: 'W' },
      { cell: [3, 2], side: 'E' },
    ],
  },
  'bld-pavlov': {
    name: 'House of the Four Stories',
    kind: 'building',
    lattice: 'offset',
    size: [6, 4],
    parts: [
      part('west', 6, block(0, 0, 2, 2), BRICK, BRICK_RUBBLE),
      part('east', 6, block(3, 0, 4, 2), BRICK, BRICK_RUBBLE),
    ],
    rooms: [
      { id: 'r1', cells: block(0, 0, 2, 1) },
      { id: 'r2', cells: block(0, 2, 2, 2) },
      { id: 'r3', cells: block(3, 0, 4, 2) },
    ],
    doorways: [
      { a: [1, 1], b: [1, 2] },
      { a: [2, 2], b: [3, 2] },
    ],
    openings: [
      door('d1', [1, 2], 'S', [2, 4]),
      door('d2', [4, 1], 'E', [6, 1]),
      window('w1', [0, 0], 'N'),
      window('w2', [2, 0], 'N'),
      window('w3', [4, 0], 'N'),
      window('w4', [0, 1], 'W'),
      window('w5', [0, 2], 'W'),
      window('w6', [3, 2], 'S'),
      window('w7', [4, 2], 'E'),
    ],
    rubbleWalls: [
      { cell: [0, 0], side: 'N' },
      { cell: [4, 0], side: 'E' },
    ],
  },
  'bld-station': {
    name: 'Station Hall',
    kind: 'building',
    lattice: 'offset',
    size: [6, 3],
    parts: [
      part('hall', 5, block(0, 0, 2, 1), BRICK, BRICK_RUBBLE),
      part('office', 4, block(3, 0, 4, 1), BRICK, BRICK_RUBBLE),
    ],
    rooms: [
      { id: 'r1', cells: block(0, 0, 2, 1) },
      { id: 'r2', cells: block(3, 0, 4, 1) },
    ],
    doorways: [{ a: [2, 0], b: [3, 0] }],
    openings: [
      door('d1', [1, 1], 'S', [1, 3]),
      door('d2', [1, 0], 'N', [2, -1]),
      door('d3', [4, 1], 'S', [5, 3]),
      window('w1', [0, 0], 'N'),
      window('w2', [0, 1], 'W'),
      window('w3', [2, 1], 'S'),
      window('w4', [4, 0], 'E'),
      window('w5', [3, 0], 'N'),
    ],
    rubbleWalls: [{ cell: [0, 0], side: 'W' }],
  },
  'bld-ruin': {
    name: 'Gutted House',
    kind: 'building',
    lattice: 'offset',
    size: [4, 4],
    startsRuined: true,
    parts: [part('a', 4, block(0, 0, 2, 2), BRICK, BRICK_RUBBLE)],
    rooms: [{ id: 'r1', cells: block(0, 0, 2, 2) }],
    doorways: [],
    openings: [],
    rubbleWalls: [
      { cell: [0, 0], side: 'N' },
      { cell: [0, 0], side: 'W' },
      { cell: [2, 0], side: 'N' },
      { cell: [2, 2], side: 'E' },
      { cell: [2, 2], side: 'S' },
      { cell: [0, 1], side: 'W' },
    ],
  },
  'bld-bunker': {
    name: 'Concrete Cellar',
    kind: 'building',
    lattice: 'aligned',
    size: [2, 2],
    parts: [part('a', 7, block(0, 0, 1, 1), CONCRETE, RUBBLE)],
    rooms: [{ id: 'r1', cells: block(0, 0, 1, 1) }],
    doorways: [],
    openings: [
      door('d1', [0, 1], 'S', [0, 2]),
      window('w1', [0, 0], 'N'),
      window('w2', [1, 0], 'N'),
      window('w3', [1, 0], 'E'),
      window('w4', [0, 0], 'W'),
    ],
    rubbleWalls: [],
  },
  'bld-workshop': {
    name: 'Repair Workshop',
    kind: 'building',
    lattice: 'aligned',
    size: [4, 3],
    parts: [part('a', 5, block(0, 0, 3, 2), WORKSHOP, RUBBLE)],
    rooms: [{ id: 'r1', cells: block(0, 0, 3, 2) }],
    doorways: [],
    openings: [
      gate('g1', [0, 1], 'W', [-1, 1]),
      door('d1', [3, 1], 'E', [4, 1]),
      window('w1', [1, 0], 'N'),
      window('w2', [3, 0], 'N'),
      window('w3', [1, 2], 'S'),
      window('w4', [3, 2], 'S'),
    ],
    rubbleWalls: [{ cell: [3, 0], side: 'E' }],
  },
  'bld-hall': {
    name: 'Factory Hall',
    kind: 'building',
    lattice: 'aligned',
    size: [6, 4],
    parts: [part('west', 6, block(0, 0, 2, 3), HALL, RUBBLE), part('east', 6, block(3, 0, 5, 3), HALL, RUBBLE)],
    rooms: [
      { id: 'r1', cells: block(0, 0, 2, 3) },
      { id: 'r2', cells: block(3, 0, 5, 3) },
    ],
    doorways: [
      { a: [2, 1], b: [3, 1], gate: true },
      { a: [2, 3], b: [3, 3] },
    ],
    openings: [
      gate('g1', [0, 1], 'W', [-1, 1]),
      gate('g2', [5, 2], 'E', [6, 2]),
      door('d1', [1, 0], 'N', [1, -1]),
      door('d2', [4, 3], 'S', [4, 4]),
      breach('b1', [0, 3], 'S'),
      breach('b2', [5, 0], 'N'),
      window('w1', [2, 0], 'N'),
      window('w2', [3, 0], 'N'),
      window('w3', [2, 3], 'S'),
      window('w4', [5, 3], 'S'),
      window('w5', [0, 2], 'W'),
      window('w6', [5, 1], 'E'),
    ],
    rubbleWalls: [
      { cell: [0, 0], side: 'W' },
      { cell: [2, 0], side: 'N' },
      { cell: [5, 3], side: 'E' },
    ],
  },
  'bld-elevator': {
    name: 'Grain Elevator',
    kind: 'building',
    lattice: 'aligned',
    size: [4, 4],
    parts: [
      part('north', 9, block(0, 0, 3, 1), CONCRETE, HIGH_RUBBLE),
      part('south', 9, block(0, 2, 3, 3), CONCRETE, HIGH_RUBBLE),
    ],
    rooms: [
      { id: 'r1', cells: block(0, 0, 3, 1) },
      { id: 'r2', cells: block(0, 2, 3, 3) },
    ],
    doorways: [
      { a: [1, 1], b: [1, 2] },
      { a: [3, 1], b: [3, 2] },
    ],
    openings: [
      door('d1', [2, 3], 'S', [2, 4]),
      door('d2', [0, 1], 'W', [-1, 1]),
      window('w1', [0, 0], 'N'),
      window('w2', [2, 0], 'N'),
      window('w3', [3, 0], 'E'),
      window('w4', [3, 3], 'E'),
      window('w5', [0, 3], 'W'),
      window('w6', [0, 3], 'S'),
      window('w7', [3, 0], 'N'),
    ],
    rubbleWalls: [{ cell: [3, 1], side: 'E' }],
  },
  'til-railcar-h': {
    name: 'Railway Wagon',
    kind: 'solid',
    lattice: 'aligned',
    size: [2, 1],
    parts: [part('a', 4, block(0, 0, 1, 0), WAGON, BURNT_WAGON)],
    rooms: [],
    doorways: [],
    openings: [],
    rubbleWalls: [],
  },
  'til-railcar-v': {
    name: 'Railway Wagon',
    kind: 'solid',
    lattice: 'aligned',
    size: [1, 2],
    parts: [part('a', 4, block(0, 0, 0, 1), WAGON, BURNT_WAGON)],
    rooms: [],
    doorways: [],
    openings: [],
    rubbleWalls: [],
  },
  'til-barricade-h': {
    name: 'Street Barricade',
    kind: 'solid',
    lattice: 'aligned',
    size: [2, 1],
    parts: [part('a', 3, block(0, 0, 1, 0), BARRICADE, SCRAPS)],
    rooms: [],
    doorways: [],
    openings: [],
    rubbleWalls: [],
  },
  'til-barricade-v': {
    name: 'Street Barricade',
    kind: 'solid',
    lattice: 'aligned',
    size: [1, 2],
    parts: [part('a', 3, block(0, 0, 0, 1), BARRICADE, SCRAPS)],
    rooms: [],
    doorways: [],
    openings: [],
    rubbleWalls: [],
  },
} as const satisfies Record<string, TileFacts>;

export type TileId = keyof typeof BY_ID;
export const TILES: Readonly<Record<TileId, TileFacts>> = BY_ID;
