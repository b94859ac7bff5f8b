import type { TileId } from './tiles.ts';

export const BOARD_COLUMNS = 10;
export const BOARD_ROWS = 8;

export interface BoardFacts {
  /** The physical board: its two faces never lie on one battlefield. */
  readonly board: string;
  readonly name: string;
  /** Eight rows of ten terrain codes. */
  readonly grid: readonly string[];
  /** Tiles on top, each at its north-west square. */
  readonly tiles: readonly { readonly tile: TileId; readonly at: readonly [number, number] }[];
}

/** Source: README.md. */
const BY_FACE = {
  A1: {
    board: 'A',
    name: 'January Square',
    tiles: [{ tile: 'bld-pavlov', at: [2, 1] }],
    grid: [
      '..........',
      '..,,,,,,..',
      '.c,,,,,,..',
      '..,,,,,,.r',
      '..,,,,,,..',
      '..........',
      '.ww.FF.ww.',
      '....FF....',
    ],
  },
  A2: {
    board: 'A',
    name: 'Lime Street',
    tiles: [
      { tile: 'bld-house', at: [1, 1] },
      { tile: 'bld-izba', at: [6, 1] },
    ],
    grid: [
      '..........',
      '.,,,,.,,,.',
      '.,,,,.,,,r',
      '.,,,,.,,,.',
      '..........',
      'c....r....',
      '.wwt....tw',
      '..........',
    ],
  },
  B1: {
    board: 'B',
    name: 'Tenement Court',
    tiles: [{ tile: 'bld-apartment', at: [1, 1] }],
    grid: [
      '..........',
      '.,,,,,..r.',
      '.,,,,,..BB',
      '.,,,,,...t',
      '.,,,,,.w.t',
      '..r....w..',
      '.c..w....c',
      '...c......',
    ],
  },
  B2: {
    board: 'B',
    name: 'Marshaling Yard',
    tiles: [
      { tile: 'til-railcar-h', at: [2, 1] },
      { tile: 'til-railcar-h', at: [6, 1] },
      { tile: 'til-railcar-h', at: [4, 3] },
      { tile: 'til-railcar-h', at: [8, 3] },
      { tile: 'til-railcar-v', at: [1, 4] },
    ],
    grid: [
      '..........',
      '==========',
      '..r....c..',
      '==========',
      '...w......',
      '..........',
      '.c....RR..',
      '..........',
    ],
  },
  C1: {
    board: 'C',
    name: 'Assembly Hall',
    tiles: [{ tile: 'bld-hall', at: [2, 2] }],
    grid: [
      '..........',
      '.r......c.',
      '..,,,,,,..',
      '..,,,,,,..',
      '..,,,,,,..',
      '..,,,,,,..',
      '.R......r.',
      '..........',
    ],
  },
  C2: {
    board: 'C',
    name: 'Tool Shops',
    tiles: [
      { tile: 'bld-workshop', at: [1, 1] },
      { tile: 'bld-workshop', at: [5, 4] },
    ],
    grid: [
      '..........',
      '.,,,,..RR.',
      '.,,,,..RR.',
      '.,,,,.....',
      '.r...,,,,.',
      '..c..,,,,.',
      '.....,,,,.',
      '..r.......',
    ],
  },
  D1: {
    board: 'D',
    name: 'Steep Bank',
    tiles: [{ tile: 'bld-bunker', at: [5, 2] }],
    grid: [
      '..........',
      '..t....c..',
      '.....,,...',
      '.TT..,,.TT',
      '..........',
      '..r.....t.',
      'mm......mm',
      '~~~~~~~~~~',
    ],
  },
  G1: {
    board: 'G',
    name: 'Ferry Landing',
    tiles: [{ tile: 'bld-house', at: [1, 1] }],
    grid: [
      '..........',
      '.,,,,..r..',
      '.,,,,....c',
      '.,,,,.ss..',
      '..........',
      '..c.......',
      '~~~.,,.~~~',
      '~~~~,,~~~~',
    ],
  },
  E1: {
    board: 'E',
    name: 'Grain Elevator',
    tiles: [{ tile: 'bld-elevator', at: [3, 2] }],
    grid: [
      '..........',
      '.c......r.',
      '...,,,,...',
      'r..,,,,..c',
      '...,,,,...',
      '...,,,,...',
      '.R......w.',
      '..........',
    ],
  },
  E2: {
    board: 'E',
    name: 'Gully and Huts',
    tiles: [
      { tile: 'bld-izba', at: [1, 1] },
      { tile: 'bld-izba', at: [6, 4] },
    ],
    grid: [
      '..........',
      '.,,,.t.tt.',
      '.,,,...mm.',
      '.,,,..mm..',
      '....mm,,,.',
      '..mmm.,,,.',
      '.tmm..,,,.',
      '..mm......',
    ],
  },
  F1: {
    board: 'F',
    name: 'Dead Quarter',
    tiles: [
      { tile: 'bld-ruin', at: [0, 1] },
      { tile: 'bld-ruin', at: [5, 3] },
    ],
    grid: [
      '..........',
      ',,,,......',
      ',,,,..C...',
      ',,,,.,,,,.',
      ',,,,.,,,,.',
      '.....,,,,.',
      '.RR..,,,,.',
      '..........',
    ],
  },
  F2: {
    board: 'F',
    name: 'Crossroads',
    tiles: [{ tile: 'bld-station', at: [1, 1] }],
    grid: [
      '...r......',
      '.,,,,,,...',
      '.,,,,,,.t.',
      '.,,,,,,...',
      '..........',
      '....c.....',
      'ww.....www',
      '..r.......',
    ],
  },
  D2: {
    board: 'D',
    name: 'Brickyard',
    tiles: [{ tile: 'bld-izba', at: [5, 2] }],
    grid: [
      '..........',
      '.BB.....t.',
      '.BB..,,,..',
      '.....,,,..',
      '.R...,,,..',
      '.RR....c..',
      '.....w....',
      '..........',
    ],
  },
  G2: {
    board: 'G',
    name: 'Tram Depot',
    tiles: [
      { tile: 'bld-workshop', at: [1, 1] },
      { tile: 'til-railcar-h', at: [0, 4] },
      { tile: 'til-railcar-h', at: [7, 4] },
      { tile: 'til-barricade-v', at: [5, 5] },
    ],
    grid: [
      '..........',
      '.,,,,.....',
      '.,,,,..r..',
      '.,,,,.....',
      '==========',
      '......c...',
      '.c.....RR.',
      '..........',
    ],
  },
} as const satisfies Record<string, BoardFacts>;

export type BoardFace = keyof typeof BY_FACE;
export const BOARDS: Readonly<Record<BoardFace, BoardFacts>> = BY_FACE;
export const BOARD_FACES = Object.keys(BY_FACE) as readonly BoardFace[];
