import { type Effect, versus } from './vocabulary.ts';

/** A marker that an option brings; using it spends it. */
export interface MarkerFacts {
  readonly name: string;
  readonly kind: 'gear' | 'trait' | 'order';
  readonly infantryOnly?: true;
  readonly alternateFire?: true;
  /** It can be thrown back. */
  readonly grenade?: true;
  readonly maxPerAction: number;
  readonly effect: Effect;
}

/** Source: README.md. */
const BY_ID = {
  'mk-ammo': {
    name: 'Ammo',
    kind: 'gear',
    infantryOnly: true,
    maxPerAction: 3,
    effect: { op: 'modifyCombat', scope: 'firing', amount: 1 },
  },
  'mk-grenade': {
    name: 'Grenade',
    kind: 'gear',
    infantryOnly: true,
    alternateFire: true,
    grenade: true,
    maxPerAction: 1,
    effect: {
      op: 'alternateFire',
      template: 'explosion',
      combat: versus(2, 1, 'X'),
      range: 2,
      rangeUnit: 'interspaces',
      scatter: 0,
      needsSight: false,
      abilities: [],
    },
  },
  'mk-geballte': {
    name: 'Geballte Ladung',
    kind: 'gear',
    infantryOnly: true,
    alternateFire: true,
    grenade: true,
    maxPerAction: 1,
    effect: {
      op: 'alternateFire',
      template: 'explosion',
      combat: versus(3, 4, 4),
      range: 1,
      rangeUnit: 'interspaces',
      scatter: 0,
      needsSight: false,
      abilities: [{ key: 'destruction', dice: 2 }],
    },
  },
  'mk-rpg40': {
    name: 'RPG-40',
    kind: 'gear',
    infantryOnly: true,
    alternateFire: true,
    grenade: true,
    maxPerAction: 1,
    effect: {
      op: 'alternateFire',
      template: 'explosion',
      combat: versus(1, 4, 4),
      range: 1,
      rangeUnit: 'interspaces',
      scatter: 0,
      needsSight: false,
      abilities: [{ key: 'piercing' }],
    },
  },
  'mk-molotov': {
    name: 'Molotov Cocktail',
    kind: 'gear',
    infantryOnly: true,
    alternateFire: true,
    maxPerAction: 1,
    effect: {
      op: 'alternateFire',
      template: null,
      combat: versus(2, 4, 3),
      range: 2,
      rangeUnit: 'squares',
      scatter: 0,
      needsSight: true,
      abilities: [{ key: 'frighteningShot' }],
    },
  },
  'mk-smoke': {
    name: 'Smoke Grenade',
    kind: 'gear',
    infantryOnly: true,
    alternateFire: true,
    maxPerAction: 1,
    effect: { op: 'placeSmoke', range: 3, rangeUnit: 'interspaces', obscures: 2, until: 'endOfTurn' },
  },
  'mk-haft': {
    name: 'Magnetic Charge',
    kind: 'gear',
    infantryOnly: true,
    maxPerAction: 1,
    effect: { op: 'assaultCombat', combat: versus(0, 5, 5), against: ['light', 'heavy'] },
  },
  'mk-veteran': { name: 'Veteran', kind: 'trait', maxPerAction: 3, effect: { op: 'reroll', whose: 'any' } },
  'mk-heroic': { name: 'Heroic', kind: 'trait', infantryOnly: true, maxPerAction: 1, effect: { op: 'doubleAction' } },
  'mk-nerves': {
    name: 'Iron Nerves',
    kind: 'trait',
    infantryOnly: true,
    maxPerAction: 3,
    effect: { op: 'preventSuppressed', count: 1 },
  },
  'mk-streetfighter': {
    name: 'Street Fighter',
    kind: 'trait',
    infantryOnly: true,
    maxPerAction: 2,
    effect: { op: 'modifyRoll', scope: 'assault', amount: 1 },
  },
  'mk-marksman': {
    name: 'Marksman',
    kind: 'trait',
    infantryOnly: true,
    maxPerAction: 1,
    effect: { op: 'ignoreObscured' },
  },
  'mk-artillery': {
    name: 'Artillery Support',
    kind: 'order',
    alternateFire: true,
    maxPerAction: 1,
    effect: {
      op: 'templateStrike',
      template: 'explosion',
      count: 1,
      combat: versus(4, 4, 3),
      scatter: 3,
      destruction: 2,
    },
  },
} as const satisfies Record<string, MarkerFacts>;

export type MarkerId = keyof typeof BY_ID;
export const MARKERS: Readonly<Record<MarkerId, MarkerFacts>> = BY_ID;
