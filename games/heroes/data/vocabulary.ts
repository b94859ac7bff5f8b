/** The words in which units, terrain, cards and options state their facts. Rule ids (HS-...) lead to ../rules.md. */

export const SIDES = ['soviet', 'german'] as const;
export type Side = (typeof SIDES)[number];

export const CATEGORIES = ['infantry', 'light', 'heavy'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A printed figure; X means impossible. */
export type Value = number | 'X';

/** Combat Values by the category of the target. */
export type CombatValues = Readonly<Record<Category, Value>>;

export function versus(infantry: Value, light: Value, heavy: Value): CombatValues {
  return { infantry, light, heavy };
}

/** Degrees of a limited firing arc. */
export type Arc = 90 | 180;

/** Effects of a terrain element on every one of its squares. */
export interface Effects {
  readonly defense: { readonly [C in Category]?: number };
  readonly blocksSight: boolean;
  /** Taken off the result of fire through the square. */
  readonly obscures: number;
  readonly impassable: readonly Category[];
  /** These stop on entering. */
  readonly difficult: readonly Category[];
  readonly water: boolean;
}

const NO_EFFECTS: Effects = {
  defense: {},
  blocksSight: false,
  obscures: 0,
  impassable: [],
  difficult: [],
  water: false,
};

/** Effects of an element that has those named, and no others. */
export function effects(named: Partial<Effects> = {}): Effects {
  return { ...NO_EFFECTS, ...named };
}

export type Ability =
  | { readonly key: 'ambush' | 'crew' | 'tripod' }
  | { readonly key: 'artillerySpotter' | 'dualWeapon' | 'frighteningShot' | 'machineGunner' }
  | { readonly key: 'opportunisticFire' | 'piercing' | 'suppressiveFire' }
  | { readonly key: 'mechanic' | 'positiveWaves' | 'autonomous' | 'personalOrder' }
  | { readonly key: 'destruction'; readonly dice: number }
  | { readonly key: 'distractingFire'; readonly target: number }
  | { readonly key: 'flamethrower' | 'howitzer'; readonly combat: CombatValues }
  | { readonly key: 'indirectFire'; readonly combat: CombatValues; readonly scatter: number }
  | { readonly key: 'fireOnTheMove'; readonly penalty: number }
  | {
      readonly key: 'limitedRange';
      readonly n: number;
      readonly unit: RangeUnit;
      /** Obstacles neither block nor hinder (HS-FAB-36). */
      readonly overObstacles?: true;
    }
  | { readonly key: 'sniper'; readonly table: SniperTableId }
  | { readonly key: 'assault'; readonly bonus: number }
  | { readonly key: 'inspiration'; readonly range: number }
  | { readonly key: 'order'; readonly stars: number }
  | { readonly key: 'scout'; readonly move: number }
  | { readonly key: 'transport'; readonly capacity: number };

export type AbilityKey = Ability['key'];
type RangeUnit = 'squares' | 'interspaces';

export type SniperTableId = 'standard' | 'zaitsev' | 'koenig';
export type SniperEffect = 'none' | 'suppress' | 'hit' | 'hitAndSuppress' | 'destroy';

/** A card may be played in these windows only. */
export type CardWindow =
  | 'orderStart'
  | 'orderEnd'
  | 'betweenActivations'
  | 'ownActivationStart'
  | 'ownActivationEnd'
  | 'ownMove'
  | 'afterOwnRoll'
  | 'enemyFireDeclared'
  | 'enemyStep'
  | 'grenadeDeclared'
  | 'templateDeclared'
  | 'ownUnitDestroyed'
  | 'assaultLost'
  | 'supplyStart';

type Until = 'endOfTurn' | 'endOfActivation';
/** Squares of intact building parts, or of ruined parts and rubble heaps (HS-OP-01). */
export type Shelter = 'building' | 'rubble';

/** Units that an effect may choose. */
export interface Filter {
  readonly side?: 'own' | 'enemy';
  readonly category?: readonly Category[];
  readonly role?: readonly ('regular' | 'heavyWeapon' | 'officer')[];
  readonly state?: 'full' | 'reduced';
  readonly within?: { readonly n: number; readonly of: 'ownOfficer' };
  readonly hasToken?: boolean;
  readonly notInEnemyZoC?: true;
  readonly standsIn?: readonly Shelter[];
  /** Within that many squares of an enemy unit and of the template. */
  readonly nearEnemy?: number;
  /** Every unit that fits, without a choice. */
  readonly all?: true;
  readonly max?: number;
  readonly assaultRole?: 'attacker' | 'defender';
}

/** The closed list of effects of cards and markers (HS-OP-01). */
export type Effect =
  | { readonly op: 'modifyRoll'; readonly scope: 'assault'; readonly amount: number }
  | { readonly op: 'modifyCombat'; readonly scope: 'firing'; readonly amount: number }
  | { readonly op: 'modifyDefense' | 'modifyMovement'; readonly amount: number; readonly until: Until }
  | { readonly op: 'reroll'; readonly whose: 'own' | 'any' }
  | { readonly op: 'forcedMove'; readonly distance: number }
  | { readonly op: 'grantAbility'; readonly ability: Ability; readonly until: Until }
  | { readonly op: 'doubleAction' | 'chainActivation' | 'transferOrderToken' | 'swapTokens' }
  | { readonly op: 'gainToken'; readonly token: 'special' | 'bluff'; readonly count: number }
  | { readonly op: 'revealTokens' | 'preventSuppressed' | 'removeDamage'; readonly count: number }
  | { readonly op: 'removeSuppressed'; readonly count: number | 'all' }
  | { readonly op: 'addSuppressed'; readonly count: number; readonly roll: number }
  | { readonly op: 'restoreStep' | 'cancelFire' | 'cancelTemplate' | 'cancelRetreat' | 'lastStand' }
  | { readonly op: 'ignoreSuppressed'; readonly until: Until }
  | { readonly op: 'ignoreObscured' | 'windowPassage' | 'sniperShot' }
  | { readonly op: 'returnGrenade'; readonly range: number }
  | {
      readonly op: 'placeSmoke';
      readonly range: number;
      readonly rangeUnit: 'interspaces';
      readonly obscures: number;
      readonly until: 'endOfTurn';
    }
  | {
      readonly op: 'alternateFire';
      /** Null: aimed at one unit. */
      readonly template: 'explosion' | null;
      readonly combat: CombatValues;
      readonly range: number;
      readonly rangeUnit: RangeUnit;
      readonly scatter: number;
      readonly needsSight: boolean;
      readonly abilities: readonly Ability[];
    }
  | {
      /** Templates on Interspaces of choice, one after the other. */
      readonly op: 'templateStrike';
      readonly template: 'explosion';
      readonly count: number;
      readonly combat: CombatValues;
      readonly scatter: number;
      /** Dice. */
      readonly destruction: number;
    }
  | { readonly op: 'trapAttack'; readonly combat: CombatValues }
  | {
      readonly op: 'relocate';
      readonly fromKind: readonly Shelter[];
      readonly toKind: readonly Shelter[];
      readonly max: number;
    }
  | { readonly op: 'assaultCombat'; readonly combat: CombatValues; readonly against: readonly Category[] };

type EffectOp = Effect['op'];
export type EffectOf<O extends EffectOp> = Extract<Effect, { readonly op: O }>;

export type DamageKind = 'crew' | 'tracks' | 'hull' | 'primary';
