import type { MarkerId } from './markers.ts';
import { STRIPES, type StripeId } from './recruitment.ts';
import type { UnitCount, UnitType } from './units.ts';
import type { Side } from './vocabulary.ts';

interface Option {
  readonly name: string;
  readonly side: Side;
  readonly cost: number;
  readonly stripe: StripeId;
}

/** A standing grant: tokens each turn, or a larger hand (HS-OP-35). */
type Grant =
  | { readonly grant: 'token'; readonly token: 'special' | 'bluff'; readonly count: number }
  | { readonly grant: 'handSize'; readonly count: number };

export interface SupportFacts extends Option {
  readonly kind: 'support';
  readonly breakingPoint: number;
  readonly victoryPoints: number;
  readonly units: readonly UnitCount[];
}

interface MarkerOptionFacts extends Option {
  readonly kind: 'gear' | 'trait' | 'order';
  readonly marker: MarkerId;
  readonly markers: number;
}

interface GrantOptionFacts extends Option {
  readonly kind: 'order';
  readonly grants: Grant;
}

export type OptionFacts = SupportFacts | MarkerOptionFacts | GrantOptionFacts;

function support(
  name: string,
  stripe: StripeId,
  cost: number,
  breakingPoint: number,
  victoryPoints: number,
  units: readonly (readonly [UnitType, number])[],
): OptionFacts {
  return {
    kind: 'support',
    name,
    side: STRIPES[stripe].side,
    stripe,
    cost,
    breakingPoint,
    victoryPoints,
    units: units.map(([unit, count]) => ({ unit, count })),
  };
}

function markers(
  kind: MarkerOptionFacts['kind'],
  name: string,
  stripe: StripeId,
  cost: number,
  marker: MarkerId,
  count: number,
): OptionFacts {
  return { kind, name, side: STRIPES[stripe].side, stripe, cost, marker, markers: count };
}

function grant(name: string, stripe: StripeId, cost: number, grants: Grant): OptionFacts {
  return { kind: 'order', name, side: STRIPES[stripe].side, stripe, cost, grants };
}

/** Source: README.md. */
const BY_ID = {
  'op-sov-fire': support('Rifle Reinforcement', 'sov-volga', 25, 2, 1, [['sov-fire-group', 2]]),
  'op-sov-maxim': support('Maxim Section', 'sov-common', 30, 2, 1, [
    ['sov-maxim', 1],
    ['sov-fire-group', 1],
  ]),
  'op-sov-ptrd': support('Anti-tank Rifle Section', 'sov-common', 25, 2, 1, [['sov-ptrd', 2]]),
  'op-sov-at': support('45 mm Gun Section', 'sov-common', 30, 2, 1, [
    ['sov-45mm', 1],
    ['sov-fire-group', 1],
  ]),
  'op-sov-zis3': support('Divisional Gun', 'sov-common', 25, 1, 1, [['sov-zis3', 1]]),
  'op-sov-mortar': support('82 mm Mortar Section', 'sov-common', 25, 2, 1, [
    ['sov-mortar82', 1],
    ['sov-spotter', 1],
  ]),
  'op-sov-mortar50': support('50 mm Mortar', 'sov-volga', 10, 1, 1, [['sov-mortar50', 1]]),
  'op-sov-sappers': support('Sapper Section', 'sov-storm', 35, 2, 2, [
    ['sov-sappers', 1],
    ['sov-roks', 1],
  ]),
  'op-sov-smg': support('Submachine-gun Section', 'sov-common', 30, 2, 1, [['sov-smg-group', 2]]),
  'op-sov-militia': support('Factory Volunteers', 'sov-works', 20, 2, 1, [['sov-militia', 3]]),
  'op-sov-sniper': support('Sniper', 'sov-common', 20, 1, 1, [['sov-sniper', 1]]),
  'op-sov-lorry': support('Truck', 'sov-common', 10, 1, 1, [['sov-gazaa', 1]]),
  'op-sov-quad': support('Quad Maxim Truck', 'sov-common', 20, 1, 1, [['sov-quad', 1]]),
  'op-sov-t70': support('Light Tank', 'sov-common', 30, 1, 2, [['sov-t70', 1]]),
  'op-sov-t34': support('T-34', 'sov-tank', 50, 1, 2, [['sov-t34', 1]]),
  'op-sov-kv1': support('Heavy Tank', 'sov-common', 55, 1, 3, [['sov-kv1', 1]]),
  'op-sov-irina': support('Driver-mechanic Irina', 'sov-tank', 10, 1, 1, [['sov-irina', 1]]),
  'op-ger-at': support('AT Gun Group', 'ger-26', 45, 2, 2, [
    ['ger-fire-group', 2],
    ['ger-pak38', 1],
  ]),
  'op-ger-fire': support('Grenadier Reinforcement', 'ger-26', 25, 2, 1, [['ger-fire-group', 2]]),
  'op-ger-mg42': support('MG 42 Section', 'ger-common', 30, 2, 1, [
    ['ger-mg42', 1],
    ['ger-fire-group', 1],
  ]),
  'op-ger-lmg': support('Light MG Section', 'ger-sturm', 30, 2, 1, [
    ['ger-lmg', 1],
    ['ger-sturm', 1],
  ]),
  'op-ger-pak': support('Pak 38', 'ger-common', 20, 1, 1, [['ger-pak38', 1]]),
  'op-ger-mortar': support('GrW 34 Section', 'ger-common', 25, 2, 1, [
    ['ger-grw34', 1],
    ['ger-vb', 1],
  ]),
  'op-ger-leig': support('Infantry Gun', 'ger-common', 25, 1, 1, [['ger-leig18', 1]]),
  'op-ger-flammen': support('Flamethrower Section', 'ger-pio', 35, 2, 2, [
    ['ger-flammen', 1],
    ['ger-pioniere', 1],
  ]),
  'op-ger-sturm': support('Assault Section', 'ger-common', 30, 2, 1, [['ger-sturm', 2]]),
  'op-ger-ersatz': support('Replacements', 'ger-common', 20, 2, 1, [['ger-ersatz', 3]]),
  'op-ger-hunter': support('Tank Hunters', 'ger-common', 15, 1, 1, [['ger-panzerjaeger', 1]]),
  'op-ger-sniper': support('Scharfschütze', 'ger-common', 20, 1, 1, [['ger-sniper', 1]]),
  'op-ger-halftrack': support('Half-track', 'ger-26', 20, 1, 1, [['ger-sdkfz251', 1]]),
  'op-ger-flak': support('Flak Half-track', 'ger-common', 25, 1, 1, [['ger-sdkfz10', 1]]),
  'op-ger-stug': support('Assault Gun', 'ger-common', 40, 1, 2, [['ger-stug3', 1]]),
  'op-ger-pz4': support('Panzer IV', 'ger-pz', 60, 1, 3, [['ger-pz4', 1]]),
  'op-ger-sig': support('Heavy Assault Gun', 'ger-pio', 50, 1, 2, [['ger-sig33b', 1]]),
  'op-ger-kramer': support('Panzer Mechanic Kramer', 'ger-pz', 10, 1, 1, [['ger-kramer', 1]]),
  'op-sov-ammo': markers('gear', 'Ammo', 'sov-common', 10, 'mk-ammo', 3),
  'op-sov-grenades': markers('gear', 'Grenades', 'sov-common', 10, 'mk-grenade', 3),
  'op-sov-smoke': markers('gear', 'Smoke Grenades', 'sov-common', 5, 'mk-smoke', 2),
  'op-sov-veteran': markers('trait', 'Veteran', 'sov-common', 15, 'mk-veteran', 3),
  'op-sov-heroic': markers('trait', 'Heroic', 'sov-common', 15, 'mk-heroic', 2),
  'op-sov-nerves': markers('trait', 'Iron Nerves', 'sov-common', 10, 'mk-nerves', 3),
  'op-sov-artillery': markers('order', 'Artillery', 'sov-command', 25, 'mk-artillery', 3),
  'op-sov-battleplan': grant('Battle Plan', 'sov-command', 20, { grant: 'token', token: 'special', count: 1 }),
  'op-sov-bluff': grant('Bluff', 'sov-command', 5, { grant: 'token', token: 'bluff', count: 1 }),
  'op-sov-signals': grant('Signals Net', 'sov-command', 15, { grant: 'handSize', count: 1 }),
  'op-ger-ammo': markers('gear', 'Ammo', 'ger-common', 10, 'mk-ammo', 3),
  'op-ger-grenades': markers('gear', 'Grenades', 'ger-common', 10, 'mk-grenade', 3),
  'op-ger-smoke': markers('gear', 'Smoke Grenades', 'ger-common', 5, 'mk-smoke', 2),
  'op-ger-veteran': markers('trait', 'Veteran', 'ger-common', 15, 'mk-veteran', 3),
  'op-ger-heroic': markers('trait', 'Heroic', 'ger-common', 15, 'mk-heroic', 2),
  'op-ger-nerves': markers('trait', 'Iron Nerves', 'ger-common', 10, 'mk-nerves', 3),
  'op-ger-artillery': markers('order', 'Artillery', 'ger-command', 25, 'mk-artillery', 3),
  'op-ger-battleplan': grant('Battle Plan', 'ger-command', 20, { grant: 'token', token: 'special', count: 1 }),
  'op-ger-bluff': grant('Bluff', 'ger-command', 5, { grant: 'token', token: 'bluff', count: 1 }),
  'op-ger-signals': grant('Signals Net', 'ger-command', 15, { grant: 'handSize', count: 1 }),
  'op-sov-molotov': markers('gear', 'Molotov Cocktails', 'sov-common', 10, 'mk-molotov', 3),
  'op-sov-rpg40': markers('gear', 'RPG-40 Grenades', 'sov-common', 10, 'mk-rpg40', 2),
  'op-sov-streetfighters': markers('trait', 'Street Fighters', 'sov-storm', 10, 'mk-streetfighter', 3),
  'op-ger-geballte': markers('gear', 'Geballte Ladung', 'ger-common', 10, 'mk-geballte', 2),
  'op-ger-haft': markers('gear', 'Magnetic Charges', 'ger-pio', 10, 'mk-haft', 2),
  'op-ger-marksmen': markers('trait', 'Marksmen', 'ger-26', 10, 'mk-marksman', 3),
} as const satisfies Record<string, OptionFacts>;

export type OptionId = keyof typeof BY_ID;
export const OPTIONS: Readonly<Record<OptionId, OptionFacts>> = BY_ID;
