import type { AreaId } from './areas.ts';
import { idsOf } from './ids.ts';

export type Corps = 'LI' | 'XLVIII' | 'XIV';

export interface DivisionFacts {
  readonly name: string;
  readonly corps: Corps;
}

const divisions = {
  '295': { name: '295th Infantry Division', corps: 'LI' },
  '71': { name: '71st Infantry Division', corps: 'LI' },
  '24Pz': { name: '24th Panzer Division', corps: 'XLVIII' },
  '94': { name: '94th Infantry Division', corps: 'XLVIII' },
  '29Mot': { name: '29th Motorized Division', corps: 'XLVIII' },
  '60Mot': { name: '60th Motorized Division', corps: 'XIV' },
  '3Mot': { name: '3rd Motorized Division', corps: 'XIV' },
  '16Pz': { name: '16th Panzer Division', corps: 'XIV' },
  '389': { name: '389th Infantry Division', corps: 'LI' },
  '100': { name: '100th Infantry (Jaeger) Division', corps: 'LI' },
  '14Pz': { name: '14th Panzer Division', corps: 'LI' },
  '305': { name: '305th Infantry Division', corps: 'LI' },
  '79': { name: '79th Infantry Division', corps: 'LI' },
} as const satisfies Record<string, DivisionFacts>;

export type DivisionId = keyof typeof divisions;

/** Source: divisions from rulebook 6.1, 14.4, 14.6.1 and public orders of battle; corps public. */
export const DIVISIONS: Readonly<Record<DivisionId, DivisionFacts>> = divisions;

type UnitType = 'armor' | 'infantry';
export type UnitSymbol =
  | 'assaultGun'
  | 'halftrack'
  | 'infantry'
  | 'jaeger'
  | 'motorized'
  | 'panzer'
  | 'panzergrenadier';

export interface UnitFacts {
  readonly name: string;
  /** Null for assault guns, which have no division (AV-UNIT-09). */
  readonly division: DivisionId | null;
  readonly corps: Corps;
  readonly type: UnitType;
  readonly symbol: UnitSymbol;
  readonly attack: number;
  readonly move: number;
  /** Supply Points to return from the Out of Action Box. */
  readonly returnCost: number;
  /** Setup Area in the September game; null for units that arrive later or fight only in the Factory District. */
  readonly home: AreaId | null;
}

/** Movement and return cost: rulebook 4.2.1, 4.2.2 (AV-UNIT-02, AV-UNIT-03). */
function unit(
  type: UnitType,
  name: string,
  division: DivisionId | null,
  corps: Corps,
  symbol: UnitSymbol,
  attack: number,
  home: AreaId | null,
): UnitFacts {
  const armor = type === 'armor';
  return { name, division, corps, type, symbol, attack, move: armor ? 6 : 4, returnCost: armor ? 2 : 1, home };
}

function armor(name: string, division: DivisionId, symbol: UnitSymbol, attack: number, home: AreaId | null): UnitFacts {
  return unit('armor', name, division, DIVISIONS[division].corps, symbol, attack, home);
}

function infantry(
  name: string,
  division: DivisionId,
  symbol: UnitSymbol,
  attack: number,
  home: AreaId | null,
): UnitFacts {
  return unit('infantry', name, division, DIVISIONS[division].corps, symbol, attack, home);
}

/** Attack Factor 5 is designed; all count as LI Corps for the Logistical Pause (AV-R-59). */
function assaultGun(name: string, home: AreaId | null): UnitFacts {
  return unit('armor', name, null, 'LI', 'assaultGun', 5, home);
}

/**
 * Source: identities public, except the assault guns (rulebook 12.4) and 29/RCN (13.4); Attack Factors designed, except
 * 29/RCN's 6 (13.4); homes designed. See README.md.
 */
const units = {
  '295/516': infantry('Infantry Regiment 516', '295', 'infantry', 4, 1),
  '295/517': infantry('Infantry Regiment 517', '295', 'infantry', 4, 1),
  '295/518': infantry('Infantry Regiment 518', '295', 'infantry', 4, 1),
  '244A': assaultGun('Assault Gun Battalion 244, group A', 1),
  '71/191': infantry('Infantry Regiment 191', '71', 'infantry', 4, 2),
  '71/194': infantry('Infantry Regiment 194', '71', 'infantry', 4, 2),
  '71/211': infantry('Infantry Regiment 211', '71', 'infantry', 4, 2),
  '244B': assaultGun('Assault Gun Battalion 244, group B', 2),
  '24/21': infantry('Panzergrenadier Regiment 21', '24Pz', 'panzergrenadier', 5, 3),
  '24/I-24': armor('I Battalion, Panzer Regiment 24', '24Pz', 'panzer', 6, 3),
  '24/26': infantry('Panzergrenadier Regiment 26', '24Pz', 'panzergrenadier', 5, 4),
  '24/III-24': armor('III Battalion, Panzer Regiment 24', '24Pz', 'panzer', 6, 4),
  '94/267': infantry('Infantry Regiment 267', '94', 'infantry', 4, 5),
  '94/274': infantry('Infantry Regiment 274', '94', 'infantry', 4, 5),
  '94/276': infantry('Infantry Regiment 276', '94', 'infantry', 4, 5),
  '29/15': infantry('Motorized Infantry Regiment 15', '29Mot', 'motorized', 5, 6),
  '29/71': infantry('Motorized Infantry Regiment 71', '29Mot', 'motorized', 5, 6),
  '29/129': armor('Panzer Battalion 129', '29Mot', 'panzer', 6, 6),
  '29/RCN': armor('Reconnaissance Battalion 29', '29Mot', 'halftrack', 6, 6),
  '60/92': infantry('Motorized Infantry Regiment 92', '60Mot', 'motorized', 4, 48),
  '60/120': infantry('Motorized Infantry Regiment 120', '60Mot', 'motorized', 4, 48),
  '60/160': armor('Panzer Battalion 160', '60Mot', 'panzer', 5, 48),
  '3/8': infantry('Motorized Infantry Regiment 8', '3Mot', 'motorized', 4, 49),
  '3/29': infantry('Motorized Infantry Regiment 29', '3Mot', 'motorized', 4, 49),
  '3/103': armor('Panzer Battalion 103', '3Mot', 'panzer', 5, 49),
  '16/64': infantry('Panzergrenadier Regiment 64', '16Pz', 'panzergrenadier', 5, 50),
  '16/79': infantry('Panzergrenadier Regiment 79', '16Pz', 'panzergrenadier', 5, 50),
  '16/I-2': armor('I Battalion, Panzer Regiment 2', '16Pz', 'panzer', 6, 50),
  '389/544': infantry('Infantry Regiment 544', '389', 'infantry', 4, null),
  '389/545': infantry('Infantry Regiment 545', '389', 'infantry', 4, null),
  '389/546': infantry('Infantry Regiment 546', '389', 'infantry', 4, null),
  '245A': assaultGun('Assault Gun Battalion 245, group A', null),
  '100/54': infantry('Jaeger Regiment 54', '100', 'jaeger', 4, null),
  '100/227': infantry('Jaeger Regiment 227', '100', 'jaeger', 4, null),
  '100/369': infantry('Croatian Infantry Regiment 369', '100', 'infantry', 4, null),
  '245B': assaultGun('Assault Gun Battalion 245, group B', null),
  '14/103': infantry('Panzergrenadier Regiment 103', '14Pz', 'panzergrenadier', 5, null),
  '14/108': infantry('Panzergrenadier Regiment 108', '14Pz', 'panzergrenadier', 5, null),
  '14/I-36': armor('I Battalion, Panzer Regiment 36', '14Pz', 'panzer', 6, null),
  '305/576': infantry('Infantry Regiment 576', '305', 'infantry', 4, null),
  '305/577': infantry('Infantry Regiment 577', '305', 'infantry', 4, null),
  '305/578': infantry('Infantry Regiment 578', '305', 'infantry', 4, null),
  '177': assaultGun('Assault Gun Battalion 177', null),
  '79/208': infantry('Infantry Regiment 208', '79', 'infantry', 4, null),
  '79/212': infantry('Infantry Regiment 212', '79', 'infantry', 4, null),
  '79/226': infantry('Infantry Regiment 226', '79', 'infantry', 4, null),
  '244C': assaultGun('Assault Gun Battalion 244, group C', null),
} as const satisfies Record<string, UnitFacts>;

export type UnitId = keyof typeof units;

export const UNITS: Readonly<Record<UnitId, UnitFacts>> = units;

export const UNIT_IDS: readonly UnitId[] = idsOf(units);
