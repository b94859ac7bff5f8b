import type { UnitCount } from './units.ts';
import type { Ability, Side, SniperTableId } from './vocabulary.ts';

/** Stripes of tiles, options and the units they bring: an option fits a slot that lists its stripe. */
const STRIPES_BY_ID = {
  'sov-volga': { name: 'Volga Rifle Platoon', side: 'soviet', scope: 'specific', color: '#b5472b' },
  'sov-storm': { name: 'Storm Group', side: 'soviet', scope: 'specific', color: '#d98b2b' },
  'sov-works': { name: 'Factory Militia', side: 'soviet', scope: 'specific', color: '#7a5c3a' },
  'sov-recon': { name: 'Reconnaissance', side: 'soviet', scope: 'specific', color: '#5f7f4f' },
  'sov-tank': { name: 'Tank Section', side: 'soviet', scope: 'specific', color: '#4f5f6f' },
  'sov-common': { name: 'Red Army common', side: 'soviet', scope: 'common', color: '#c0392b' },
  'sov-command': { name: 'Red Army command', side: 'soviet', scope: 'command', color: '#d4af37' },
  'ger-26': {
    name: 'I. Battalion, Regiment 26, 24th Panzer Division',
    side: 'german',
    scope: 'specific',
    color: '#5b7a8c',
  },
  'ger-sturm': { name: 'Assault Company', side: 'german', scope: 'specific', color: '#8c6d5b' },
  'ger-pio': { name: 'Pioneer Battalion', side: 'german', scope: 'specific', color: '#6b5b8c' },
  'ger-recon': { name: 'Reconnaissance', side: 'german', scope: 'specific', color: '#7f8c5b' },
  'ger-pz': { name: 'Panzer Section', side: 'german', scope: 'specific', color: '#4a4a4a' },
  'ger-common': { name: 'German common', side: 'german', scope: 'common', color: '#6f7f6f' },
  'ger-command': { name: 'German command', side: 'german', scope: 'command', color: '#b8b8b8' },
} as const satisfies Record<string, StripeFacts>;

export interface StripeFacts {
  readonly name: string;
  readonly side: Side;
  readonly scope: 'specific' | 'common' | 'command';
  readonly color: string;
}

export type StripeId = keyof typeof STRIPES_BY_ID;
export const STRIPES: Readonly<Record<StripeId, StripeFacts>> = STRIPES_BY_ID;

export type SlotId = 's1' | 's2' | 's3';

export interface SlotFacts {
  readonly id: SlotId;
  /** Support options are wide; gear, traits and orders are square. */
  readonly size: 'wide' | 'square';
  readonly stripes: readonly StripeId[];
  /** In force while the slot is filled and neither option nor tile is broken (HS-R-82). */
  readonly unlocks?: Ability;
}

export interface RecruitmentTileFacts {
  readonly name: string;
  readonly side: Side;
  readonly kind: 'group' | 'command' | 'character';
  readonly cost: number;
  readonly stripe: StripeId;
  readonly breakingPoint: number;
  readonly victoryPoints: number;
  readonly units: readonly UnitCount[];
  readonly slots: readonly SlotFacts[];
  /** These end when the tile is broken (HS-R-83). */
  readonly abilities: readonly Ability[];
  readonly sniperTable?: SniperTableId;
}

/** Source: README.md. */
const TILES_BY_ID = {
  'rt-sov-volga': {
    name: 'Volga Rifle Platoon',
    side: 'soviet',
    kind: 'group',
    cost: 85,
    stripe: 'sov-volga',
    breakingPoint: 3,
    victoryPoints: 3,
    units: [
      { unit: 'sov-boris', count: 1 },
      { unit: 'sov-fire-group', count: 3 },
      { unit: 'sov-dp28', count: 1 },
    ],
    slots: [
      { id: 's1', size: 'wide', stripes: ['sov-volga', 'sov-common'] },
      { id: 's2', size: 'square', stripes: ['sov-volga', 'sov-common'] },
      { id: 's3', size: 'square', stripes: ['sov-volga', 'sov-common'] },
    ],
    abilities: [{ key: 'order', stars: 1 }],
  },
  'rt-sov-storm': {
    name: 'Storm Group',
    side: 'soviet',
    kind: 'group',
    cost: 85,
    stripe: 'sov-storm',
    breakingPoint: 3,
    victoryPoints: 3,
    units: [
      { unit: 'sov-pavlov', count: 1 },
      { unit: 'sov-smg-group', count: 2 },
      { unit: 'sov-sappers', count: 1 },
    ],
    slots: [
      { id: 's1', size: 'wide', stripes: ['sov-storm', 'sov-common'], unlocks: { key: 'fireOnTheMove', penalty: 1 } },
      { id: 's2', size: 'square', stripes: ['sov-storm', 'sov-common'] },
      { id: 's3', size: 'square', stripes: ['sov-storm', 'sov-common'] },
    ],
    abilities: [{ key: 'order', stars: 1 }],
  },
  'rt-sov-works': {
    name: 'Tractor Works Militia',
    side: 'soviet',
    kind: 'group',
    cost: 45,
    stripe: 'sov-works',
    breakingPoint: 3,
    victoryPoints: 2,
    units: [
      { unit: 'sov-commissar', count: 1 },
      { unit: 'sov-militia', count: 3 },
    ],
    slots: [
      { id: 's1', size: 'wide', stripes: ['sov-works', 'sov-common'] },
      { id: 's2', size: 'square', stripes: ['sov-works', 'sov-common'] },
    ],
    abilities: [],
  },
  'rt-sov-recon': {
    name: 'Reconnaissance Troop',
    side: 'soviet',
    kind: 'group',
    cost: 85,
    stripe: 'sov-recon',
    breakingPoint: 3,
    victoryPoints: 3,
    units: [
      { unit: 'sov-razvedka', count: 2 },
      { unit: 'sov-gaz67', count: 1 },
      { unit: 'sov-ba64', count: 1 },
    ],
    slots: [
      { id: 's1', size: 'wide', stripes: ['sov-recon', 'sov-common'] },
      { id: 's2', size: 'square', stripes: ['sov-recon', 'sov-common'] },
    ],
    abilities: [{ key: 'order', stars: 2 }],
  },
  'rt-sov-tank': {
    name: 'Tank Section',
    side: 'soviet',
    kind: 'group',
    cost: 60,
    stripe: 'sov-tank',
    breakingPoint: 1,
    victoryPoints: 3,
    units: [{ unit: 'sov-t34', count: 1 }],
    slots: [
      { id: 's1', size: 'wide', stripes: ['sov-tank', 'sov-common'] },
      { id: 's2', size: 'square', stripes: ['sov-tank', 'sov-common'] },
    ],
    abilities: [{ key: 'order', stars: 1 }],
  },
  'rt-sov-command': {
    name: '62nd Army Forward Post',
    side: 'soviet',
    kind: 'command',
    cost: 35,
    stripe: 'sov-command',
    breakingPoint: 1,
    victoryPoints: 3,
    units: [{ unit: 'sov-chuikov', count: 1 }],
    slots: [
      { id: 's1', size: 'square', stripes: ['sov-command'], unlocks: { key: 'order', stars: 1 } },
      { id: 's2', size: 'square', stripes: ['sov-command', 'sov-common'] },
      { id: 's3', size: 'wide', stripes: ['sov-command', 'sov-common'] },
    ],
    abilities: [],
  },
  'rt-sov-zaitsev': {
    name: 'Vasily Zaitsev',
    side: 'soviet',
    kind: 'character',
    cost: 30,
    stripe: 'sov-common',
    breakingPoint: 1,
    victoryPoints: 2,
    units: [{ unit: 'sov-zaitsev', count: 1 }],
    slots: [{ id: 's1', size: 'square', stripes: ['sov-common'] }],
    abilities: [],
    sniperTable: 'zaitsev',
  },
  'rt-ger-panzergrenadiere': {
    name: 'Panzergrenadiere',
    side: 'german',
    kind: 'group',
    cost: 75,
    stripe: 'ger-26',
    breakingPoint: 3,
    victoryPoints: 3,
    units: [
      { unit: 'ger-vollrath', count: 1 },
      { unit: 'ger-fire-group', count: 2 },
      { unit: 'ger-mg34', count: 1 },
    ],
    slots: [
      { id: 's1', size: 'wide', stripes: ['ger-26', 'ger-common'], unlocks: { key: 'opportunisticFire' } },
      { id: 's2', size: 'square', stripes: ['ger-26', 'ger-common'] },
      { id: 's3', size: 'square', stripes: ['ger-26', 'ger-common'] },
    ],
    abilities: [],
  },
  'rt-ger-sturm': {
    name: 'Assault Company',
    side: 'german',
    kind: 'group',
    cost: 85,
    stripe: 'ger-sturm',
    breakingPoint: 3,
    victoryPoints: 3,
    units: [
      { unit: 'ger-steiner', count: 1 },
      { unit: 'ger-sturm', count: 2 },
      { unit: 'ger-mg42', count: 1 },
    ],
    slots: [
      { id: 's1', size: 'wide', stripes: ['ger-sturm', 'ger-common'] },
      { id: 's2', size: 'square', stripes: ['ger-sturm', 'ger-common'] },
      { id: 's3', size: 'square', stripes: ['ger-sturm', 'ger-common'] },
    ],
    abilities: [{ key: 'order', stars: 1 }],
  },
  'rt-ger-pio': {
    name: 'Pioneer Platoon',
    side: 'german',
    kind: 'group',
    cost: 85,
    stripe: 'ger-pio',
    breakingPoint: 3,
    victoryPoints: 3,
    units: [
      { unit: 'ger-leutnant', count: 1 },
      { unit: 'ger-pioniere', count: 2 },
      { unit: 'ger-flammen', count: 1 },
    ],
    slots: [
      { id: 's1', size: 'wide', stripes: ['ger-pio', 'ger-common'] },
      { id: 's2', size: 'square', stripes: ['ger-pio', 'ger-common'] },
      { id: 's3', size: 'square', stripes: ['ger-pio', 'ger-common'] },
    ],
    abilities: [{ key: 'order', stars: 1 }],
  },
  'rt-ger-recon': {
    name: 'Reconnaissance Section',
    side: 'german',
    kind: 'group',
    cost: 85,
    stripe: 'ger-recon',
    breakingPoint: 3,
    victoryPoints: 3,
    units: [
      { unit: 'ger-aufklaerer', count: 2 },
      { unit: 'ger-kuebel', count: 1 },
      { unit: 'ger-sdkfz222', count: 1 },
    ],
    slots: [
      { id: 's1', size: 'wide', stripes: ['ger-recon', 'ger-common'] },
      { id: 's2', size: 'square', stripes: ['ger-recon', 'ger-common'] },
    ],
    abilities: [{ key: 'order', stars: 2 }],
  },
  'rt-ger-panzer': {
    name: 'Panzer Section',
    side: 'german',
    kind: 'group',
    cost: 55,
    stripe: 'ger-pz',
    breakingPoint: 1,
    victoryPoints: 3,
    units: [{ unit: 'ger-pz3', count: 1 }],
    slots: [
      { id: 's1', size: 'wide', stripes: ['ger-pz', 'ger-common'] },
      { id: 's2', size: 'square', stripes: ['ger-pz', 'ger-common'] },
    ],
    abilities: [{ key: 'order', stars: 1 }],
  },
  'rt-ger-feldkommando': {
    name: 'Feldkommando',
    side: 'german',
    kind: 'command',
    cost: 35,
    stripe: 'ger-command',
    breakingPoint: 1,
    victoryPoints: 3,
    units: [{ unit: 'ger-hoth', count: 1 }],
    slots: [
      { id: 's1', size: 'square', stripes: ['ger-command'], unlocks: { key: 'order', stars: 1 } },
      { id: 's2', size: 'square', stripes: ['ger-command', 'ger-common'] },
      { id: 's3', size: 'wide', stripes: ['ger-command', 'ger-common'] },
    ],
    abilities: [],
  },
  'rt-ger-koenig': {
    name: 'Major König',
    side: 'german',
    kind: 'character',
    cost: 30,
    stripe: 'ger-common',
    breakingPoint: 1,
    victoryPoints: 2,
    units: [{ unit: 'ger-koenig', count: 1 }],
    slots: [{ id: 's1', size: 'square', stripes: ['ger-common'] }],
    abilities: [],
    sniperTable: 'koenig',
  },
} as const satisfies Record<string, RecruitmentTileFacts>;

export type RecruitmentTileId = keyof typeof TILES_BY_ID;
export const RECRUITMENT_TILES: Readonly<Record<RecruitmentTileId, RecruitmentTileFacts>> = TILES_BY_ID;
