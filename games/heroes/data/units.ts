import { GERMAN_INFANTRY } from './infantry-german.ts';
import { SOVIET_INFANTRY } from './infantry-soviet.ts';
import { GERMAN_VEHICLES } from './vehicles-german.ts';
import { SOVIET_VEHICLES } from './vehicles-soviet.ts';
import type { Ability, Arc, CombatValues, Effects, Side, Value } from './vocabulary.ts';

type Role = 'regular' | 'heavyWeapon' | 'officer';
type StateChange = 'ambush' | 'crew' | 'tripod';

/** One face of an infantry counter. */
interface InfantrySide {
  readonly state: 'full' | 'reduced' | 'active' | 'inactive';
  readonly move: Value;
  readonly defense: number;
  readonly combat: CombatValues;
  readonly hit: 'flip' | 'destroy';
  /** All round unless stated. */
  readonly arc?: Arc;
  readonly abilities: readonly Ability[];
}

interface Counter {
  readonly name: string;
  /** Addition to the cost of a tile. */
  readonly points: number;
  /** Counters of this type. */
  readonly count: number;
}

export interface InfantryFacts extends Counter {
  readonly category: 'infantry';
  /** The outline shows it: the side's color, red or yellow (HS-UNIT-06). */
  readonly role: Role;
  readonly character?: true;
  /** A gun, larger than a square but standing in one (HS-UNIT-05). */
  readonly large?: true;
  readonly change?: StateChange;
  /** Full and reduced, or active and inactive for units that change state. */
  readonly sides: readonly [InfantrySide, InfantrySide];
}

export interface Weapon {
  readonly name: string;
  /** A heavy vehicle's only weapon is both; a light vehicle's is main. */
  readonly slot: 'primary' | 'secondary' | 'both' | 'main';
  readonly combat: CombatValues;
  readonly arc?: Arc;
  readonly abilities: readonly Ability[];
}

interface WreckFacts {
  readonly structure: number;
  readonly effects: Effects;
}

interface Vehicle extends Counter {
  /** Squares it occupies. */
  readonly size: 1 | 2;
  readonly move: number;
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly Ability[];
  readonly wreck: WreckFacts;
}

interface LightFacts extends Vehicle {
  readonly category: 'light';
  readonly defense: number;
}

interface HeavyFacts extends Vehicle {
  readonly category: 'heavy';
  readonly defense: { readonly front: number; readonly side: number; readonly rear: number };
}

export type VehicleFacts = LightFacts | HeavyFacts;
export type UnitFacts = InfantryFacts | VehicleFacts;

const SOVIET_UNITS = { ...SOVIET_INFANTRY, ...SOVIET_VEHICLES };
const GERMAN_UNITS = { ...GERMAN_INFANTRY, ...GERMAN_VEHICLES };

export type UnitType = keyof typeof SOVIET_UNITS | keyof typeof GERMAN_UNITS;
export const UNITS: Readonly<Record<UnitType, UnitFacts>> = { ...SOVIET_UNITS, ...GERMAN_UNITS };
export const UNIT_TYPES = Object.keys(UNITS) as readonly UnitType[];

export function sideOf(unit: UnitType): Side {
  return unit in SOVIET_UNITS ? 'soviet' : 'german';
}

/** Counters of a type, as tiles and scenarios list them. */
export interface UnitCount {
  readonly unit: UnitType;
  readonly count: number;
}
