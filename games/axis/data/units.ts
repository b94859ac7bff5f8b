import type { Side } from './zones.ts';

/** Kinds of unit, land units first. An Axis kind is German unless its name says Minor Axis (AA-DEF-01). */
export const LAND_KINDS = [
  'infantry',
  'minor-infantry',
  'mechanized',
  'artillery',
  'minor-artillery',
  'tank',
  'assault-gun',
  'rocket-launcher',
] as const;
export const AIR_KINDS = ['fighter', 'bomber'] as const;
export const KINDS = [...LAND_KINDS, ...AIR_KINDS] as const;

export type LandKind = (typeof LAND_KINDS)[number];
export type AirKind = (typeof AIR_KINDS)[number];
export type Kind = (typeof KINDS)[number];

const NUMBERS: ReadonlyMap<Kind, number> = new Map(KINDS.map((kind, number) => [kind, number]));

/** A kind's place in `KINDS`. */
export function kindNumber(kind: Kind): number {
  const number = NUMBERS.get(kind);
  if (number === undefined) throw new RangeError(`there is no ${kind}`);
  return number;
}

/** Profiles, as a bomber names them: German and Minor Axis infantry are one (AA-R-90). */
export const PROFILES = ['infantry', 'mechanized', 'artillery', 'tank', 'assault-gun', 'rocket-launcher'] as const;
export type Profile = (typeof PROFILES)[number];

type Characteristic =
  | 'canEnterAmbushSites'
  | 'forceMultiplier'
  | 'blitz'
  | 'blitzWithTank'
  | 'roadMovement'
  | 'airDefense'
  | 'targetedFireTanks'
  | 'bombardment'
  | 'noCombatValue'
  | 'rearEchelon'
  | 'limitedBadWeather'
  | 'targetedFireAir'
  | 'airTransport'
  | 'assaultAircraft'
  | 'targetedAttackLand';

export interface UnitFacts {
  readonly name: string;
  readonly plural: string;
  /** Null for an air unit. */
  readonly profile: Profile | null;
  /** Null: it can't be bought. */
  readonly cost: number | null;
  /** Null: it never rolls. */
  readonly attack: number | null;
  readonly defense: number | null;
  /** Zones; null is unlimited. */
  readonly move: 1 | 2 | null;
  /** Plastic pieces: so many stacks can stand on the boards (AA-COMP-03). */
  readonly pieces: number;
  readonly characteristics: readonly Characteristic[];
}

type Profiled = Omit<UnitFacts, 'pieces' | 'characteristics'>;

/**
 * Source: costs, defense and moves from the rulebook's chart; attack of infantry, assault guns and bombers too. Designed:
 * attack of artillery, tanks and fighters, the launcher's price, and that both sides' units are alike (AA-R-02, AA-R-03).
 */
const INFANTRY: Profiled = {
  name: 'infantry',
  plural: 'infantry',
  profile: 'infantry',
  cost: 3,
  attack: 1,
  defense: 2,
  move: 1,
};
const MECHANIZED: Profiled = {
  name: 'mechanized infantry',
  plural: 'mechanized infantry',
  profile: 'mechanized',
  cost: 4,
  attack: 1,
  defense: 2,
  move: 2,
};
const ARTILLERY: Profiled = {
  name: 'artillery',
  plural: 'artillery',
  profile: 'artillery',
  cost: 4,
  attack: 2,
  defense: 2,
  move: 1,
};
const TANK: Profiled = { name: 'tank', plural: 'tanks', profile: 'tank', cost: 6, attack: 3, defense: 3, move: 2 };
const ASSAULT_GUN: Profiled = {
  name: 'assault gun',
  plural: 'assault guns',
  profile: 'assault-gun',
  cost: 5,
  attack: 2,
  defense: 3,
  move: 2,
};
const ROCKET_LAUNCHER: Profiled = {
  name: 'rocket launcher',
  plural: 'rocket launchers',
  profile: 'rocket-launcher',
  cost: 3,
  attack: null,
  defense: null,
  move: 2,
};
const FIGHTER: Profiled = {
  name: 'fighter',
  plural: 'fighters',
  profile: null,
  cost: null,
  attack: 3,
  defense: 4,
  move: null,
};
const BOMBER: Profiled = {
  name: 'bomber',
  plural: 'bombers',
  profile: null,
  cost: null,
  attack: 3,
  defense: 1,
  move: null,
};

const FIGHTER_TRAITS = ['limitedBadWeather', 'targetedFireAir'] as const;
const BOMBER_TRAITS = ['airTransport', 'assaultAircraft', 'limitedBadWeather', 'targetedAttackLand'] as const;

const unit = (profile: Profiled, pieces: number, characteristics: readonly Characteristic[]): UnitFacts => ({
  ...profile,
  pieces,
  characteristics,
});

const AXIS_UNITS: { readonly [K in Kind]?: UnitFacts } = {
  infantry: unit(INFANTRY, 24, ['canEnterAmbushSites', 'forceMultiplier']),
  'minor-infantry': {
    ...unit(INFANTRY, 8, ['canEnterAmbushSites']),
    name: 'Minor Axis infantry',
    plural: 'Minor Axis infantry',
  },
  mechanized: unit(MECHANIZED, 6, ['blitzWithTank', 'roadMovement', 'forceMultiplier']),
  artillery: unit(ARTILLERY, 10, ['airDefense']),
  'minor-artillery': {
    ...unit(ARTILLERY, 3, ['airDefense']),
    name: 'Minor Axis artillery',
    plural: 'Minor Axis artillery',
  },
  tank: unit(TANK, 10, ['blitz', 'roadMovement']),
  'assault-gun': unit(ASSAULT_GUN, 8, ['targetedFireTanks']),
  fighter: unit(FIGHTER, 4, FIGHTER_TRAITS),
  bomber: unit(BOMBER, 6, BOMBER_TRAITS),
};

const ALLIED_UNITS: { readonly [K in Kind]?: UnitFacts } = {
  infantry: unit(INFANTRY, 28, ['canEnterAmbushSites']),
  mechanized: unit(MECHANIZED, 6, ['blitzWithTank', 'roadMovement']),
  artillery: unit(ARTILLERY, 10, ['airDefense']),
  tank: unit(TANK, 10, ['blitz', 'roadMovement']),
  'rocket-launcher': unit(ROCKET_LAUNCHER, 8, ['bombardment', 'noCombatValue', 'rearEchelon']),
  fighter: unit(FIGHTER, 5, FIGHTER_TRAITS),
  bomber: unit(BOMBER, 5, BOMBER_TRAITS),
};

const byKind = (units: { readonly [K in Kind]?: UnitFacts }): ReadonlyMap<Kind, UnitFacts> =>
  new Map(
    KINDS.flatMap((kind) => {
      const facts = units[kind];
      return facts === undefined ? [] : [[kind, facts]];
    }),
  );

const UNITS = { axis: byKind(AXIS_UNITS), allies: byKind(ALLIED_UNITS) };

export function unitOf(side: Side, kind: Kind): UnitFacts {
  const facts = (side === 'axis' ? UNITS.axis : UNITS.allies).get(kind);
  if (facts === undefined) throw new RangeError(`the ${side} side has no ${kind}`);
  return facts;
}

/** The kinds each side has, land units first. */
export const KINDS_OF: Readonly<Record<Side, readonly Kind[]>> = {
  axis: KINDS.filter((kind) => kind in AXIS_UNITS),
  allies: KINDS.filter((kind) => kind in ALLIED_UNITS),
};
export const LAND_KINDS_OF: Readonly<Record<Side, readonly LandKind[]>> = {
  axis: LAND_KINDS.filter((kind) => kind in AXIS_UNITS),
  allies: LAND_KINDS.filter((kind) => kind in ALLIED_UNITS),
};

export const isAir = (kind: Kind): kind is AirKind => kind === 'fighter' || kind === 'bomber';

/** Prices of the Allies' other purchases. Source: designed (AA-R-03). */
export const TOKEN_COST = 1;
export const FERRY_COST = 3;

/** How a stack is shown: one piece on top, green chips for three units each, gray ones for the rest (AA-COMP-02). */
export const chipsFor = (count: number): { readonly green: number; readonly gray: number } => ({
  green: Math.floor((count - 1) / 3),
  gray: (count - 1) % 3,
});
