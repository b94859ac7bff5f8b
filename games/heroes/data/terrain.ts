import { type Effects, effects } from './vocabulary.ts';

export interface TerrainFacts {
  readonly id: string;
  readonly name: string;
  /** Units in one crater fight without its bonus (HS-R-105). */
  readonly crater?: true;
  readonly effects: Effects;
}

/** By the code of a board's grid. Source: README.md. */
const BY_CODE = {
  '.': { id: 'street', name: 'Street or open ground', effects: effects() },
  ',': { id: 'yard', name: 'Yard or dirt', effects: effects() },
  r: { id: 'debris', name: 'Scattered debris', effects: effects({ defense: { infantry: 1 } }) },
  R: {
    id: 'rubble',
    name: 'Rubble heap',
    effects: effects({
      defense: { infantry: 2 },
      obscures: 1,
      impassable: ['light'],
      difficult: ['infantry', 'light', 'heavy'],
    }),
  },
  c: { id: 'crater', name: 'Shell crater', crater: true, effects: effects({ defense: { infantry: 1 } }) },
  C: {
    id: 'bomb-crater',
    name: 'Bomb crater',
    crater: true,
    effects: effects({ defense: { infantry: 2 }, impassable: ['light'], difficult: ['infantry', 'light', 'heavy'] }),
  },
  t: { id: 'thicket', name: 'Thicket', effects: effects({ defense: { infantry: 1 }, obscures: 1 }) },
  w: {
    id: 'low-wall',
    name: 'Low wall',
    effects: effects({ defense: { infantry: 2 }, obscures: 1, impassable: ['light'] }),
  },
  s: {
    id: 'sandbags',
    name: 'Sandbag position',
    effects: effects({ defense: { infantry: 2, light: 1 }, obscures: 1 }),
  },
  b: { id: 'wire', name: 'Barbed wire', effects: effects({ difficult: ['infantry'] }) },
  x: { id: 'hedgehog', name: 'Steel hedgehogs', effects: effects({ obscures: 1, impassable: ['light', 'heavy'] }) },
  '~': { id: 'water', name: 'River', effects: effects({ impassable: ['infantry', 'light', 'heavy'], water: true }) },
  m: {
    id: 'marsh',
    name: 'Marsh',
    effects: effects({ impassable: ['light'], difficult: ['infantry', 'light', 'heavy'], water: true }),
  },
  B: {
    id: 'block',
    name: 'Standing ruin (solid)',
    effects: effects({ blocksSight: true, impassable: ['infantry', 'light', 'heavy'] }),
  },
  F: {
    id: 'fountain',
    name: 'Fountain',
    effects: effects({ defense: { infantry: 1 }, obscures: 1, impassable: ['light', 'heavy'] }),
  },
  T: { id: 'trench', name: 'Trench', effects: effects({ defense: { infantry: 2 }, impassable: ['light'] }) },
  '=': { id: 'rails', name: 'Railway line', effects: effects() },
  e: {
    id: 'embankment',
    name: 'Embankment',
    effects: effects({ defense: { infantry: 1, light: 1, heavy: 1 }, obscures: 1, difficult: ['light', 'heavy'] }),
  },
} as const satisfies Record<string, TerrainFacts>;

export type TerrainCode = keyof typeof BY_CODE;
export const TERRAIN: Readonly<Record<TerrainCode, TerrainFacts>> = BY_CODE;
export const TERRAIN_CODES = Object.keys(BY_CODE) as readonly TerrainCode[];
